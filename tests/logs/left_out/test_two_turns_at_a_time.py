"""Logs of Grand Melee in which passes of the one turn are left out while the other goes on."""

from __future__ import annotations

import json
from typing import Final

import msgspec
import pytest
from tests.logs.games import NEWEST, Line, checked
from tests.logs.left_out.test_asked_in_vain import BEGIN

from apnap.protocol import (
    Answer,
    AnswerSaid,
    AttackSaid,
    DeclareAttackers,
    Load,
    Object,
    Pass,
    Phase,
    Player,
    State,
    Step,
    Turn,
    Variant,
)
from apnap.protocol.recorded import LogLine, Said
from apnap_reference.engine import ReferenceEngine

SEATS: Final = ("Rob", "Alex", "Carissa", "Dana", "Erik", "Fay", "Gus", "Hana")

ATTACKS: Final = DeclareAttackers((AttackSaid("Windreader Sphinx", "Fay"),))


def position() -> State:
    """Return a position in which Rob's turn ends while Erik's combat begins."""
    library = [(who, f"{who} {n}") for who in SEATS for n in (1, 2)]
    cards = (Object(name=name, card="Plains", owner=who, zone="library") for who, name in library)
    sphinx = Object(
        name="Windreader Sphinx",
        card="Windreader Sphinx",
        owner="Erik",
        controller="Erik",
        zone="battlefield",
    )
    return State(
        edition=NEWEST,
        variant=Variant(attack="left", range_of_influence=1, turn_markers=2, name="grand_melee"),
        players=tuple(Player(name=who, life=20, library=2, hand=0) for who in SEATS),
        turns=(_turn("Rob", "end_step", 1), _turn("Erik", "beginning_of_combat", 2)),
        objects=(*cards, sphinx),
    )


def _turn(active: str, step: Step, marker: int) -> Turn:
    phase: Phase = "ending" if step == "end_step" else "combat"
    return Turn(active=active, phase=phase, step=step, marker=marker, priority=active)


def played(*game: tuple[str, Answer]) -> list[Line]:
    """Return the lines of a game in which somebody answers what that player is asked."""
    engine, load = ReferenceEngine(), Load(position())
    heard = engine.load(load)
    said = [Said(load=load, verdict=heard.verdict, state=heard.state)]
    for by, say in game:
        assert heard.state is not None
        about = next(one.id for one in heard.state.pending if one.decider == by)
        heard = engine.answer(AnswerSaid(by, about, say))
        assert heard.verdict == "accepted"
        said.append(
            Said(answer=AnswerSaid(by, about, say), verdict=heard.verdict, state=heard.state)
        )
    lines = (LogLine(number=number, said=one) for number, one in enumerate(said, 1))
    return [json.loads(msgspec.json.encode(line)) for line in lines]


def passes_left_out(log: list[Line], *, after: int) -> list[Line]:
    """Return a log without the lines after one: what comes of them all follows on that."""
    kept = log[: after + 1]
    kept[-1]["said"]["state"] = log[-1]["said"]["state"]
    return kept


def passing(*names: str) -> list[tuple[str, Answer]]:
    """Return who passes, one after the other."""
    return [(name, Pass()) for name in names]


ROUND: Final = passing("Erik", "Fay", "Dana")


@pytest.mark.parametrize(
    ("log", "asked"),
    [
        (
            passes_left_out(played(*passing("Rob", "Erik", "Alex", "Fay", "Dana")), after=2),
            "declare_attackers",
        ),
        (
            passes_left_out(
                played(*passing("Rob"), *ROUND, ("Erik", ATTACKS), *passing("Alex"), *ROUND),
                after=5,
            ),
            "yes_no",
        ),
    ],
)
def test_a_pass_may_be_told_as_the_other_turn_goes_on_to_a_choice(
    log: list[Line], asked: str
) -> None:
    state = log[-1]["said"]["state"]
    assert [one["kind"] for one in state["pending"]] == [asked]
    assert state["turns"][0]["passed"] == ["Rob", "Alex"]
    found = checked([BEGIN, *log])
    assert [(one.line, one.rule, one.problem) for one in found.findings] == []
    assert found.replayed == len(log)


def test_nobody_has_passed_who_still_has_priority() -> None:
    log = played(*passing("Rob", "Erik"))
    log[-1]["said"]["state"]["turns"][0]["passed"] = ["Rob", "Alex"]
    found = checked([BEGIN, *log])
    assert [(one.line, one.where, one.got) for one in found.findings] == [
        (4, "turns.0.passed", "Rob, Alex")
    ]
