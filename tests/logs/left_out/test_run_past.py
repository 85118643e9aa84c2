"""Logs that leave priorities out, so that lines run past combat damage and draw steps."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
import pytest
from tests.logs.games import Line, checked, client, numbered

from apnap.protocol import (
    AnswerSaid,
    AssignDamage,
    AssignDamageAsked,
    AttackSaid,
    BlockSaid,
    DamageSaid,
    DeclareAttackers,
    DeclareAttackersAsked,
    DeclareBlockers,
    DeclareBlockersAsked,
    Load,
    Pass,
    State,
)
from apnap.protocol.decisions import Decision

Told = dict[str, Any]
Change = Callable[[Told], None] | str
"""What changes a state, or the name of what doesn't die."""

HEADER: Final = {
    "format": 1,
    "engine": {"name": "An engine", "version": "1.0"},
    "edition": "2026-01-16",
    "every_priority": False,
}
PLAYERS: Final = ("Rob", "Alex", "Carissa")


def position(mine: Sequence[str], theirs: Sequence[str], players: int = 2, **more: Told) -> Told:
    """Return Rob's beginning of combat, with creatures of Rob and of Alex."""
    there = PLAYERS[:players]
    lying = [*((name, "Rob") for name in mine), *((name, "Alex") for name in theirs)]
    lying += [(f"{who}'s land", who) for who in there]
    objects = [
        {
            "name": name,
            "card": "Forest" if name.endswith("land") else name.split("~")[0],
            "owner": who,
            "controller": who,
            "zone": "battlefield",
            "sick": False,
            "tapped": name.endswith("land"),
            **more.get(name.replace(" ", "_"), {}),
        }
        for name, who in lying
    ]
    for who in there:
        for place in range(5):
            name = f"{who}'s card {place}"
            card = {"name": name, "card": "Mountain", "owner": who, "zone": "library"}
            objects.append({**card, "position": place})
    return {
        "edition": "2026-01-16",
        "variant": {"attack": "multiple"},
        "players": [{"name": who, "life": 20, "library": 5} for who in there],
        "turns": [
            {"number": 5, "active": "Rob", "phase": "combat", "step": "beginning_of_combat"}
            | {"priority": "Rob", "passed": []}
        ],
        "objects": objects,
    }


def said(
    asked: Decision, attacks: Mapping[str, str], blocks: Mapping[str, str], divided: Told
) -> Any:  # noqa: ANN401 - any answer
    """Return what is said about a decision: of what nothing is said, nothing is done."""
    match asked:
        case DeclareAttackersAsked(decider="Rob"):
            return DeclareAttackers(tuple(AttackSaid(one, to) for one, to in attacks.items()))
        case DeclareBlockersAsked(decider=who):
            able = {getattr(one, "blocker", "") for one in asked.candidates}
            each = (BlockSaid(one, (to,)) for one, to in blocks.items() if one in able)
            return DeclareBlockers(tuple(each)) if who else None
        case DeclareAttackersAsked():
            return DeclareAttackers()
        case AssignDamageAsked():
            return AssignDamage(
                tuple(
                    DamageSaid(source.source, to, amount)
                    for source in asked.sources
                    for to, amount in divided[source.source].items()
                )
            )
        case _:
            return Pass()


def played(
    begins: Told, attacks: Mapping[str, str], blocks: Mapping[str, str], divided: Told
) -> list[Line]:
    """Let the reference engine play from a position to Alex's main phase, each line in full."""
    verdict = client().load(Load(msgspec.convert(begins, State)))
    lines = [_line({"load": {"position": begins}}, verdict.state)]
    for _ in range(60):
        now = verdict.state
        assert now is not None
        if now.turns[0].active == "Alex" and now.turns[0].step == "precombat_main":
            return lines
        asked = now.pending[0]
        say = said(asked, attacks, blocks, divided)
        answer = AnswerSaid(asked.decider, asked.id, say)
        verdict = client().answer(answer)
        assert verdict.verdict == "accepted", (answer, verdict.violations)
        lines.append(_line({"answer": json.loads(msgspec.json.encode(answer))}, verdict.state))
    raise AssertionError("the turn doesn't end")


def _line(what: Told, state: State | None) -> Line:
    told = json.loads(msgspec.json.encode(state))
    return {"number": 0, "said": {**what, "verdict": "accepted", "state": told}}


def without_passes(lines: list[Line]) -> list[Line]:
    """Return a log without passes but the first, and without questions that leave no choice."""
    kept: list[Line] = []
    for at, line in enumerate(lines):
        say = line["said"].get("answer", {}).get("say", {"kind": ""})
        idle = say["kind"].startswith("declare") and not _had_a_choice(lines, at)
        if at > 1 and (say["kind"] == "pass" or idle):
            kept[-1]["said"]["state"] = copy.deepcopy(line["said"]["state"])
        else:
            kept.append(copy.deepcopy(line))
    return kept


def _had_a_choice(lines: list[Line], at: int) -> bool:
    pending = lines[at - 1]["said"]["state"]["pending"]
    return any(one.get("candidates") for one in pending)


def unknown(lines: list[Line]) -> list[Line]:
    """Return the same with creatures that nobody knows."""
    lines = copy.deepcopy(lines)
    for line in lines:
        for state in states(line):
            for one in state.get("objects", ()):
                if one["card"] not in ("Forest", "Mountain"):
                    one["card"] = f"Strange {one['card']}"
    return lines


def states(line: Line) -> Iterator[Told]:
    told = line["said"]
    yield from (one for one in (told.get("state"), told.get("load", {}).get("position")) if one)


def found_in(lines: list[Line]) -> list[tuple[int | None, str | None, str]]:
    log = [{"number": 0, "begin": HEADER}, *lines, {"number": 0, "end": {}}]
    found = checked(numbered(log))
    assert found.troubled == 0
    return [(one.line, one.rule, one.certainty) for one in found.findings]


def life(whom: str, by: int) -> Change:
    def change(state: Told) -> None:
        next(one for one in state["players"] if one["name"] == whom)["life"] += by

    return change


def stays(name: str, lines: list[Line]) -> None:
    """Let what has died lie on the battlefield, as it did."""
    was = next(one for one in lines[-2]["said"]["state"]["objects"] if one["name"] == name)
    now = next(one for one in lines[-1]["said"]["state"]["objects"] if one["name"] == name)
    assert (was["zone"], now["zone"]) == ("battlefield", "graveyard")
    now |= copy.deepcopy(was)


def thing(name: str, **fields: Any) -> Change:
    def change(state: Told) -> None:
        next(one for one in state["objects"] if one["name"] == name).update(fields)

    return change


def draws_again(state: Told) -> None:
    """Let Alex draw a second card."""
    top = next(one for one in state["objects"] if one["name"] == "Alex's card 1")
    assert (top["zone"], top["position"]) == ("library", 0)
    del top["position"]
    top["zone"] = "hand"
    for one in state["objects"]:
        if one["zone"] == "library" and one["owner"] == "Alex":
            one["position"] -= 1
    alex = next(one for one in state["players"] if one["name"] == "Alex")
    alex |= {"hand": alex["hand"] + 1, "library": alex["library"] - 1}


class Fight(msgspec.Struct):
    """A fight, and what is falsified of the line that runs past it, by the rule that it breaks."""

    mine: tuple[str, ...]
    theirs: tuple[str, ...] = ()
    blocks: dict[str, str] = {}
    divided: Told = {}
    target: str = "Alex"
    broken: tuple[tuple[str, Change], ...] = ()


FIGHTS: Final = {
    "lifelink": Fight(("Child of Night",), broken=(("702.15b", life("Rob", -2)),)),
    "unblocked": Fight(("Hill Giant",), broken=(("510.2", life("Alex", 3)),)),
    "blocked": Fight(
        ("Hill Giant",),
        ("Wall of Stone",),
        {"Wall of Stone": "Hill Giant"},
        broken=(("510.1c", life("Alex", -3)),),
    ),
    "first strike": Fight(("Youthful Knight",), broken=(("510.4", life("Alex", -2)),)),
    "double strike": Fight(("Fencing Ace",), broken=(("510.4", life("Alex", 1)),)),
    "struck first": Fight(
        ("Tundra Wolves",),
        ("Eager Cadet",),
        {"Eager Cadet": "Tundra Wolves"},
        broken=(("704.5g", "Eager Cadet"),),
    ),
    "deathtouch": Fight(
        ("Craw Wurm",),
        ("Typhoid Rats",),
        {"Typhoid Rats": "Craw Wurm"},
        broken=(("704.5h", "Craw Wurm"),),
    ),
    "trample": Fight(
        ("Colossal Dreadmaw",),
        ("Grizzly Bears",),
        {"Grizzly Bears": "Colossal Dreadmaw"},
        {"Colossal Dreadmaw": {"Grizzly Bears": 2, "Alex": 4}},
        broken=(("510.2", life("Alex", 2)), ("510.2", life("Alex", -1))),
    ),
    "planeswalker": Fight(
        ("Hill Giant",),
        ("Jace Beleren",),
        target="Jace Beleren",
        broken=(("120.3c", thing("Jace Beleren", counters={"loyalty": 5})),),
    ),
    "undying": Fight(("Young Wolf",), ("Typhoid Rats",), {"Typhoid Rats": "Young Wolf"}),
    "first strike, then a choice": Fight(
        ("Hill Giant", "Tundra Wolves"),
        ("Wall of Stone", "Wall of Wood", "Wall of Air"),
        {
            "Wall of Stone": "Hill Giant",
            "Wall of Wood": "Hill Giant",
            "Wall of Air": "Tundra Wolves",
        },
        {"Hill Giant": {"Wall of Stone": 1, "Wall of Wood": 2}},
    ),
    "turn": Fight(
        ("Hill Giant",),
        broken=(
            ("504.1", draws_again),
            ("502.3", thing("Alex's land", tapped=True)),
            ("502.3", thing("Rob's land", tapped=False)),
        ),
    ),
}


def fight(name: str) -> list[Line]:
    """Return the log of a fight, without passes."""
    it = FIGHTS[name]
    begins = position(it.mine, it.theirs, Jace_Beleren={"counters": {"loyalty": 5}})
    attacks = dict.fromkeys(it.mine, it.target)
    return without_passes(played(begins, attacks, it.blocks, it.divided))


def falsified(lines: list[Line], change: Change) -> list[Line]:
    """Return a log with another state at its end."""
    lines = copy.deepcopy(lines)
    if isinstance(change, str):
        stays(change, lines)
    else:
        change(lines[-1]["said"]["state"])
    return lines


@pytest.mark.parametrize("name", FIGHTS)
def test_lines_that_run_past_combat_and_the_next_draw_check_clean(name: str) -> None:
    lines = fight(name)
    assert len(lines) < 7
    assert lines[-1]["said"]["state"]["turns"][0]["step"] == "precombat_main"
    assert found_in(lines) == []
    assert found_in(unknown(lines)) == []


@pytest.mark.parametrize(
    ("name", "rule", "change"),
    [(name, *one) for name, it in FIGHTS.items() for one in it.broken],
)
def test_what_is_falsified_there_is_found_by_its_rule(name: str, rule: str, change: Change) -> None:
    lines = falsified(fight(name), change)
    assert found_in(lines)[:1] == [(len(lines) + 1, rule, "certain")]
    assert found_in(unknown(lines))[:1] == [(len(lines) + 1, rule, "possible")]


@pytest.mark.parametrize("of", [list, unknown])
def test_a_player_who_can_block_is_not_run_past(of: Callable[[list[Line]], list[Line]]) -> None:
    begins = position(("Hill Giant",), ("Grizzly Bears",), 3)
    lines = without_passes(played(begins, {"Hill Giant": "Alex"}, {}, {}))
    assert found_in(of(lines)) == []
    at = next(n for n, line in enumerate(lines) if _declares_blockers(line))
    lines[at - 1]["said"]["state"] = lines.pop(at)["said"]["state"]
    assert (at + 1, "509.1") in [one[:2] for one in found_in(of(lines))]


def _declares_blockers(line: Line) -> bool:
    say: Told = line["said"].get("answer", {}).get("say", {})
    return say.get("kind") == "declare_blockers"
