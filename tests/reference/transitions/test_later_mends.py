"""Priority after damage, markers that pass a skipped turn, spells of others, turns after a gap."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.json import encode
from msgspec.structs import replace
from tests.reference.transitions.games import Line
from tests.reference.transitions.test_damage_and_legends import PLAYERS, fight
from tests.reference.transitions.test_lifelink_and_the_end import heard, of_teams, upkeep
from tests.reference.transitions.test_ranges_and_markers import SIDE_BY_SIDE, judged, lines

from apnap.protocol import (
    Activate,
    AnswerSaid,
    AssignDamage,
    Attack,
    Cast,
    Characteristics,
    ChooseTargets,
    Combat,
    DamageSaid,
    Decision,
    DeclareAttackers,
    DeclareAttackersAsked,
    DeclareBlockers,
    DeclareBlockersAsked,
    Load,
    Object,
    Pass,
    Priority,
    State,
    Step,
    Variant,
)
from apnap.protocol.recorded import LogLine, Said, Transitions
from apnap_reference.transitions import LineJudge


@pytest.mark.parametrize(("gets", "rules"), [("Rob", []), ("Alex", ["510.3"])])
def test_after_combat_damage_the_active_player_receives_priority(
    gets: str, rules: list[str]
) -> None:
    before = fight()
    damage = {"attacker": "blocker", "other": "Alex", "blocker": "attacker", "second": "attacker"}
    said = AssignDamage(tuple(DamageSaid(*pair, 2) for pair in damage.items()))
    dead = tuple(
        replace(one, zone="graveyard", controller=None, now="unknown")
        if one.name in ("attacker", "blocker")
        else one
        for one in before.objects
    )
    after = replace(
        before,
        players=(PLAYERS[0], replace(PLAYERS[1], life=18)),
        objects=dead,
        turns=(replace(before.turns[0], priority=gets, passed=()),),
        pending=(Priority(id="2", decider=gets),),
    )
    assert heard(("Rob", said, after), before=before) == rules


@pytest.mark.parametrize(("seats", "certainty"), [(1, None), (2, "possible"), (3, "certain")])
def test_a_marker_may_pass_over_one_player_whose_turn_is_skipped(
    seats: int, certainty: str | None
) -> None:
    strange = {"name": "Strange", "card": "Strange", "owner": "Rob", "zone": "battlefield"}
    log_ = lines(SIDE_BY_SIDE)
    states = [one["said"]["state"] for one in log_]
    for one in states:
        one.setdefault("objects", []).append({**strange, "controller": "Rob"})
    place = next(n for n in range(1, len(states)) if _markers(states[n]) != _markers(states[n - 1]))
    names = [one["name"] for one in states[place]["players"]]
    marker, was = states[place]["markers"][0], states[place - 1]["markers"][0]
    marker["player"] = names[(names.index(was["player"]) + seats) % len(names)]
    found = [one for one in judged(log_[: place + 1]) if one.rule == "807.4c"]
    assert [one.certainty for one in found] == ([] if certainty is None else [certainty])


def _markers(state: Line) -> list[str]:
    return [one["player"] for one in state["markers"]]


@pytest.mark.parametrize(("whose", "rules"), [("Rob", []), ("Alex", ["601.2a"])])
def test_who_casts_a_spell_controls_it_while_targets_are_chosen(
    whose: str, rules: list[str]
) -> None:
    card = Object(name="Strange", card="Strange", owner="Rob", zone="hand")
    base = upkeep(5)
    before = replace(base, players=(replace(base.players[0], hand=1), PLAYERS[1]), objects=(card,))
    after = replace(
        base,
        objects=(replace(card, zone="stack", controller=whose),),
        turns=(replace(base.turns[0], priority=None, passed=(), stack=("Strange",)),),
        pending=(ChooseTargets(id="2", decider="Rob", source="Strange", slots=()),),
    )
    assert heard(("Rob", Cast("Strange"), after), before=before) == rules


@pytest.mark.parametrize(
    ("whose", "controller", "rules"),
    [("Rob", "Rob", []), ("Alex", "Alex", []), ("Rob", "Alex", []), ("Alex", "Rob", ["111.2"])],
)
def test_a_token_is_owned_by_who_creates_it(whose: str, controller: str, rules: list[str]) -> None:
    spell = Object(name="Strange", card="Strange", owner="Rob", zone="stack", controller="Rob")
    base = upkeep(5)
    turn = replace(base.turns[0], stack=("Strange",), priority="Alex", passed=("Rob",))
    asked = (Priority(id="1", decider="Alex"),)
    before = replace(base, objects=(spell,), turns=(turn,), pending=asked)
    done = replace(spell, zone="graveyard", controller=None)
    token = Object(
        name="~1",
        kind="token",
        card="Soldier Token",
        owner=whose,
        zone="battlefield",
        controller=controller,
        sick=True,
    )
    turn = replace(turn, stack=(), priority="Rob", passed=())
    asked = (Priority(id="2", decider="Rob"),)
    after = replace(base, objects=(done, token), turns=(turn,), pending=asked)
    assert heard(("Alex", Pass(), after), before=before) == rules


@pytest.mark.parametrize("team", [False, True], ids=["of players", "of teams"])
@pytest.mark.parametrize("told", [False, True], ids=["unknown before", "a turn told"])
def test_whose_turn_comes_next_is_known_from_the_turn_after_a_gap(
    *, team: bool, told: bool
) -> None:
    asked = of_teams() if team else upkeep(5)
    side, last = ("Red", "Blue") if team else ("Rob", "Alex")
    end = replace(asked.turns[0], phase="ending", step="end_step", priority=last, passed=(side,))
    before = replace(asked, turns=(end,), pending=(Priority(id="1", decider=last),))
    again = replace(asked.turns[0], number=5, priority=side, passed=())
    after = replace(asked, turns=(again,), pending=(Priority(id="2", decider=side),))
    by = "Carissa" if team else "Alex"
    judge = LineJudge(lambda _: ())
    judge.take(Transitions(lines=(_line(1, "Rob", asked),), begins=True))
    ends = [_line(8, "Rob", before), _line(9, "Dana", before)][: 1 + team] if told else []
    found = judge.take(Transitions(lines=(*ends, _line(10, by, after)), gap=True)).findings
    assert [one.rule for one in found] == (["805.4" if team else "102.1"] if told else [])


def _line(number: int, by: str, after: State) -> str:
    """Return a line on which somebody passes."""
    said = Said(answer=AnswerSaid(by, "1", Pass()), verdict="accepted", state=after)
    return encode(LogLine(number=number, said=said)).decode()


WALKER: Final = Object(
    name="Walker",
    card="Strange",
    owner="Rob",
    controller="Rob",
    zone="battlefield",
    counters={"loyalty": 3},
    now=Characteristics(name="Strange", types=("Planeswalker",)),
)


def loyal(step: Step, active: str) -> State:
    """Return a state in which Rob has priority, and a planeswalker."""
    base = upkeep(5)
    turn = replace(base.turns[0], step=step, active=active, passed=())
    if "main" in step:
        turn = replace(turn, phase=step)
    return replace(base, turns=(turn,), objects=(WALKER,))


def activated(before: State, counters: int, stack: tuple[str, ...]) -> tuple[str, Activate, State]:
    """Return that Rob activates an ability of the planeswalker, which gets so many counters."""
    abilities = tuple(
        Object(
            name=one,
            card="Strange",
            owner="Rob",
            controller="Rob",
            zone="stack",
            kind="ability",
            source="Walker",
        )
        for one in stack
    )
    walker = replace(WALKER, counters={"loyalty": counters})
    turn = replace(before.turns[0], stack=stack)
    return "Rob", Activate("Walker"), replace(before, objects=(walker, *abilities), turns=(turn,))


@pytest.mark.parametrize(
    ("step", "active", "counters", "rules"),
    [
        ("precombat_main", "Rob", 4, []),
        ("precombat_main", "Alex", 4, ["606.3"]),
        ("precombat_main", "Alex", 3, []),
        ("upkeep", "Rob", 2, ["606.3"]),
    ],
)
def test_loyalty_abilities_are_activated_in_an_own_main_phase(
    step: Step, active: str, counters: int, rules: list[str]
) -> None:
    before = loyal(step, active)
    assert heard(activated(before, counters, ("~1",)), before=before) == rules


def test_a_loyalty_ability_of_each_planeswalker_is_activated_once_a_turn() -> None:
    before = loyal("precombat_main", "Rob")
    first = activated(before, 4, ("~1",))
    resolved = replace(first[2], objects=first[2].objects[:1], turns=before.turns)
    waits = replace(before.turns[0], priority="Alex", passed=("Rob",), stack=("~1",))
    passed = replace(first[2], turns=(waits,), pending=(Priority(id="2", decider="Alex"),))
    second = activated(before, 5, ("~2",))
    said = (first, ("Rob", Pass(), passed), ("Alex", Pass(), resolved))
    assert heard(*said, before=before) == []
    assert heard(*said, second, before=before) == ["606.3"]


@pytest.mark.parametrize(
    ("step", "goes_on", "rules"),
    [
        ("declare_attackers", "declare_attackers", []),
        ("declare_attackers", "end_of_combat", ["508.2"]),
        ("declare_blockers", "combat_damage", ["509.2"]),
    ],
)
def test_the_active_player_receives_priority_after_a_declaration(
    step: Step, goes_on: Step, rules: list[str]
) -> None:
    before, asks = fight(), DeclareAttackersAsked(id="1", decider="Rob")
    say: DeclareAttackers | DeclareBlockers = DeclareAttackers()
    by, combat = "Rob", Combat(attacking=("Rob",), defending=("Alex",))
    pending: tuple[Decision, ...] = (asks,)
    if step == "declare_blockers":
        attack = Attack(attacker="attacker", attacks="Alex", defender="Alex")
        combat, by, say = replace(combat, attacks=(attack,)), "Alex", DeclareBlockers()
        pending = (DeclareBlockersAsked(id="1", decider="Alex"),)
    turn = replace(before.turns[0], step=step, priority=None, passed=(), combat=combat)
    before = replace(before, turns=(turn,), pending=pending, players=PLAYERS)
    turn = replace(turn, step=goes_on, priority="Rob")
    if combat.attacks:
        combat = replace(combat, attacks=(replace(combat.attacks[0], blocked=False),))
        turn = replace(turn, combat=combat)
    after = replace(before, turns=(turn,), pending=(Priority(id="2", decider="Rob"),))
    assert [
        one for one in heard((by, say, after), before=before) if one in ("508.2", "509.2")
    ] == rules


@pytest.mark.parametrize(("step", "rules"), [("end_of_combat", []), ("end_step", ["305.2"])])
def test_another_upkeep_of_a_turn_without_a_number_is_no_other_turn(
    step: Step, rules: list[str]
) -> None:
    base = upkeep(5)
    players = (replace(base.players[0], lands_played=1), PLAYERS[1])
    turn = replace(base.turns[0], number="unknown", step=step, phase="combat")
    ended = replace(base, turns=(turn,), players=players)
    begun = replace(turn, step="upkeep", phase="beginning", passed=())
    after = replace(ended, turns=(begun,))
    broken = heard(("Rob", Pass(), after), before=ended)
    assert [one for one in broken if one == "305.2"] == rules


@pytest.mark.parametrize(("resolves", "rules"), [(True, []), (False, ["400.7"])])
def test_in_another_turn_something_may_resolve_after_passes_that_are_left_out(
    *, resolves: bool, rules: list[str]
) -> None:
    base = upkeep(5)
    mine = replace(base.turns[0], marker=1, passed=())
    theirs = replace(mine, number=5, active="Alex", priority="Rob", marker=2, passed=("Alex",))
    theirs = replace(theirs, stack=("~1",))
    strange = replace(WALKER, name="Strange")
    ability = replace(strange, name="~1", kind="ability", zone="stack", source="Strange")
    before = replace(
        base,
        variant=Variant(attack="left", turn_markers=2),
        turns=(mine, theirs),
        objects=(strange, ability),
        pending=(Priority(id="1", decider="Rob"), Priority(id="2", decider="Rob", turn=1)),
    )
    dead = Object(name="Strange", card="Strange", owner="Rob", zone="graveyard")
    after = replace(
        before,
        turns=(
            replace(mine, priority="Alex", passed=("Rob",)),
            replace(theirs, priority="Alex", passed=(), stack=()) if resolves else theirs,
        ),
        objects=(dead,) if resolves else (dead, ability),
        pending=(Priority(id="3", decider="Alex"), Priority(id="2", decider="Rob", turn=1)),
    )
    said = (
        Said(load=Load(before), verdict="accepted", state=before),
        Said(answer=AnswerSaid("Rob", "1", Pass()), verdict="accepted", state=after),
    )
    log_ = tuple(encode(LogLine(number=n, said=one)).decode() for n, one in enumerate(said, 1))
    told = Transitions(lines=log_, begins=True, every_priority=False)
    found = LineJudge(lambda _: ()).take(told).findings
    assert [one.rule for one in found if one.rule == "400.7"] == rules
