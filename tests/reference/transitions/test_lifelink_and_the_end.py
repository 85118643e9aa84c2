"""Lifelink, libraries that are empty, who wins, and teams whose members all pass."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.json import decode, encode
from msgspec.structs import replace
from tests.reference.transitions.games import found
from tests.reference.transitions.test_damage_and_legends import PLAYERS, fight, lines

from apnap.protocol import (
    Answer,
    AnswerSaid,
    AssignDamage,
    BlockSaid,
    DamageSaid,
    DeclareBlockers,
    DeclareBlockersAsked,
    EditionDate,
    KeepOrMulligan,
    Left,
    Load,
    Mulligan,
    Pass,
    Player,
    Priority,
    Result,
    State,
    Team,
    Turn,
    Variant,
)
from apnap.protocol.recorded import LogLine, Said

TEAMS: Final = (
    Team(name="Red", members=("Rob", "Alex"), primary="Rob"),
    Team(name="Blue", members=("Carissa", "Dana"), primary="Carissa"),
)


@pytest.mark.parametrize(("life", "rules"), [(22, []), (20, ["702.15b"]), (21, ["510.2"])])
def test_lifelink_brings_as_much_life_as_damage_is_dealt(life: int, rules: list[str]) -> None:
    before = fight()
    linked = tuple(
        replace(one, now=replace(one.now, keywords=("lifelink",)))
        if one.name == "other" and one.now != "unknown"
        else one
        for one in before.objects
    )
    before = replace(before, objects=linked)
    damage = {"attacker": "blocker", "other": "Alex", "blocker": "attacker"}
    said = AssignDamage(tuple(DamageSaid(*pair, 2) for pair in damage.items()))
    priority = (Priority(id="2", decider="Rob"),)
    turn = replace(before.turns[0], priority="Rob", passed=())
    players = (replace(PLAYERS[0], life=life), replace(PLAYERS[1], life=18))
    hurt = tuple(
        replace(one, zone="graveyard", controller=None, now="unknown")
        if one.name in ("attacker", "blocker")
        else one
        for one in linked
    )
    after = replace(before, players=players, objects=hurt, turns=(turn,), pending=priority)
    assert [one.rule for one in found(lines(before, "1", said, after))] == rules


def upkeep(library: int) -> State:
    turn = Turn(
        number=4, active="Rob", phase="beginning", step="upkeep", priority="Rob", passed=("Alex",)
    )
    return State(
        edition=EditionDate("2026-01-16"),
        variant=Variant(attack="multiple"),
        players=(Player(name="Rob", life=20, library=library), PLAYERS[1]),
        turns=(turn,),
        pending=(Priority(id="1", decider="Rob"),),
    )


def heard(*told: tuple[str, Answer, State], before: State) -> list[str | None]:
    """Return what rules are broken, if players say something one after the other."""
    said = [Said(load=Load(before), verdict="accepted", state=before)]
    for by, say, after in told:
        about = said[-1].state.pending[0].id if said[-1].state else ""
        answer = AnswerSaid(by, about, say)
        said.append(Said(answer=answer, verdict="accepted", state=after))
    logged = (LogLine(number=number, said=one) for number, one in enumerate(said, 1))
    return [one.rule for one in found([decode(encode(line)) for line in logged])]


def test_who_draws_from_an_empty_library_has_lost() -> None:
    before = upkeep(0)
    draw = replace(before.turns[0], step="draw", passed=())
    after = replace(before, turns=(draw,))
    assert heard(("Rob", Pass(), after), before=before) == ["704.5b"]


@pytest.mark.parametrize(("winner", "rules"), [("Rob", []), ("Alex", ["104.2a"])])
def test_who_is_left_wins(winner: str, rules: list[str]) -> None:
    before = upkeep(5)
    players = (before.players[0], replace(PLAYERS[1], left=Left(reason="conceded")))
    over = replace(
        before, players=players, stage="over", pending=(), result=Result(winners=(winner,))
    )
    assert heard(("Rob", Pass(), over), before=before) == rules


def of_teams() -> State:
    players = tuple(Player(name=name, life=30) for name in ("Rob", "Alex", "Carissa", "Dana"))
    turn = Turn(number=4, active="Red", phase="beginning", step="upkeep", priority="Red", passed=())
    return State(
        edition=EditionDate("2026-01-16"),
        variant=Variant(attack="multiple", shared_team_turns=True, shared_life=True),
        players=players,
        teams=TEAMS,
        turns=(turn,),
        pending=(Priority(id="1", decider="Red"),),
    )


@pytest.mark.parametrize(("last", "rules"), [("Rob", []), ("Alex", ["117.3d"])])
def test_a_team_has_passed_once_all_its_members_have(last: str, rules: list[str]) -> None:
    before = of_teams()
    assert heard(("Rob", Pass(), before), (last, Pass(), before), before=before) == rules


@pytest.mark.parametrize(("speaker", "rules"), [("Dana", []), ("Carissa", ["509.1g"])])
def test_a_team_blocks_as_its_primary_player_has_proposed(speaker: str, rules: list[str]) -> None:
    before = fight()
    combat = before.turns[0].combat
    assert combat is not None
    attacks = tuple(
        replace(one, attacks="Carissa", defender="Carissa", blocked=False, blockers=())
        for one in combat.attacks
    )
    plain = replace(combat, attacking=("Rob",), defending=("Carissa",), attacks=attacks, blocks=())
    sides = {"blocker": "Carissa", "second": "Dana"}
    objects = tuple(
        replace(one, controller=sides.get(one.name, "Rob"), owner=sides.get(one.name, "Rob"))
        for one in before.objects
    )
    turn = Turn(active="Red", phase="combat", step="declare_blockers", priority="Red", combat=plain)
    told = replace(of_teams(), objects=objects, turns=(turn,))
    asked = replace(
        told,
        turns=(
            replace(
                turn,
                priority=None,
                combat=replace(plain, attacks=tuple(replace(one, blocked=None) for one in attacks)),
            ),
        ),
        pending=(DeclareBlockersAsked(id="1", decider="Blue", candidates="unknown"),),
    )
    said = DeclareBlockers((BlockSaid("blocker", ("attacker",)),))
    after = replace(told, pending=(Priority(id="2", decider="Red"),))
    assert heard((speaker, said, after), before=asked) == rules


@pytest.mark.parametrize(("first", "rules"), [("Rob", []), ("Alex", ["103.8"])])
def test_the_starting_player_takes_the_first_turn(first: str, rules: list[str]) -> None:
    begins = Turn(number=1, active="Rob", phase="beginning", step="untap", passed=())
    asked = (Mulligan(id="1", decider="Rob"),)
    before = replace(upkeep(5), stage="before_game", turns=(begins,), pending=asked)
    turn = replace(begins, step="upkeep", active=first, priority=first)
    after = replace(upkeep(5), turns=(turn,), pending=(Priority(id="2", decider=first),))
    said = KeepOrMulligan(keep=True)
    assert heard(("Rob", said, after), before=before)[:1] == rules


@pytest.mark.parametrize(("keep", "rules"), [(False, []), (True, ["103.5"])])
def test_who_has_kept_a_hand_is_not_asked_again(*, keep: bool, rules: list[str]) -> None:
    before = replace(
        upkeep(5),
        stage="before_game",
        turns=(Turn(number=1, active="Rob", phase="beginning", step="untap"),),
        pending=(Mulligan(id="1", decider="Rob"),),
    )
    after = replace(before, pending=(Mulligan(id="2", decider="Rob"),))
    assert heard(("Rob", KeepOrMulligan(keep), after), before=before) == rules
