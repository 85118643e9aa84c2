"""Priority after damage, markers that pass a skipped turn, spells of others, turns after a gap."""

from __future__ import annotations

import pytest
from msgspec.json import encode
from msgspec.structs import replace
from tests.reference.transitions.games import Line
from tests.reference.transitions.test_damage_and_legends import PLAYERS, fight
from tests.reference.transitions.test_lifelink_and_the_end import heard, of_teams, upkeep
from tests.reference.transitions.test_ranges_and_markers import SIDE_BY_SIDE, judged, lines

from apnap.protocol import (
    AnswerSaid,
    AssignDamage,
    Cast,
    ChooseTargets,
    DamageSaid,
    Object,
    Pass,
    Priority,
    State,
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
