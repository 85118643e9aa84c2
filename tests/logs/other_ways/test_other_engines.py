"""Logs of engines that err, and of engines that ask less than the one that judges."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest
from msgspec.structs import replace
from tests.logs.games import checked, lines, log, mutant, scenario

from apnap.driver import Restoring, Said
from apnap.protocol.answers import Pass
from apnap.protocol.decisions import Decision, Priority
from apnap.protocol.freedoms import only_answer
from apnap.protocol.messages import Verdict, Viewed
from apnap.protocol.recorded import LogLine
from apnap.protocol.state import State

ATTACK = "attack-multiple-players/a-defending-player-cant-block-for-the-next-player-in-turn-order"
FORCED = (
    "attack-multiple-players/a-becomes-blocked-ability-waits-until-all-players-declare-blockers"
)
CONCEALED = "golden-rules/show-and-tell-keeps-chosen-cards-hidden-but-declining-is-public"
"""A player looks at the game while a choice of another is concealed."""

Asks = Callable[[Decision], bool]


@pytest.mark.parametrize(
    ("name", "id_", "kind", "rule"),
    [
        ("any-player-blocks", ATTACK, "wrong_options", "509.1a"),
        (
            "all-choose-at-once",
            "golden-rules/a-player-may-concede-instead-of-choosing-a-creature-to-sacrifice",
            "wrong_decider",
            "101.4",
        ),
        (
            "all-opponents-defend",
            "combat-phase/with-attack-left-rob-can-attack-only-left-neighbor-alex",
            "wrong_state",
            "506.2a",
        ),
        (
            "a-team-skips-once-for-each-member",
            "shared-team-turns/brine-elemental-makes-a-team-of-three-skip-one-untap-step-together",
            "wrong_state",
            "500.11",
        ),
        (
            "attack-left-goes-past-teammates",
            "attack-left-and-right/with-attack-left-rob-cant-attack-while-a-teammate-sits-to-his-left",
            "wrong_state",
            "803.1a",
        ),
        (
            "emperors-lose-without-generals",
            "emperor/an-emperor-without-generals-plays-on",
            "wrong_state",
            "809.5b",
        ),
        (
            "added-phases-wait-in-line",
            "extra-phases-and-steps/a-combat-phase-created-after-added-upkeeps-comes-before-them",
            "wrong_state",
            "500.8",
        ),
    ],
)
def test_the_log_of_an_engine_that_errs_is_found_out(
    name: str, id_: str, kind: str, rule: str
) -> None:
    found = checked(log(scenario(id_), on=mutant(name)))
    first = found.findings[0]
    assert (first.kind, first.rule) == (kind, rule)


def test_an_engine_that_asks_no_priority_in_vain_is_followed() -> None:
    merged = list(without(ATTACK, lambda decision: isinstance(decision, Priority)))
    assert 4 <= len(merged) < len(lines(ATTACK)) - 5
    found = checked(merged)
    assert [(one.line, one.problem) for one in found.findings] == []
    assert found.ok


def test_an_engine_that_asks_priority_of_one_player_only_is_followed() -> None:
    merged = list(without(ATTACK, lambda one: isinstance(one, Priority) and one.decider != "Rob"))
    assert len(merged) < len(lines(ATTACK)) - 3
    found = checked(merged)
    assert [(one.line, one.problem) for one in found.findings] == []
    assert (found.unchecked, found.ok) == (0, True)


def test_an_engine_that_says_it_asks_every_priority_has_to() -> None:
    merged = list(without(ATTACK, lambda decision: isinstance(decision, Priority), every=True))
    assert checked(merged).found > 0


def test_an_engine_that_does_not_ask_what_is_forced_is_followed() -> None:
    merged = list(without(FORCED, lambda one: only_answer(one) is not None, every=True))
    assert len(merged) == len(lines(FORCED)) - 1
    found = checked(merged)
    assert [(one.line, one.problem) for one in found.findings] == []
    assert found.ok


def without(id_: str, asked: Asks, *, every: bool = False) -> Iterator[bytes]:
    """Yield a log as of an engine that does not ask some things: it shows what comes of them."""
    shown: list[tuple[Said, State | None]] = []
    restoring = Restoring()
    begin = msgspec.convert(lines(id_)[0], LogLine).begin
    assert begin is not None
    for line in lines(id_)[1:-1]:
        said = msgspec.convert(line["said"], Said)
        heard = restoring.exchange(said).heard
        assert isinstance(heard, Verdict | Viewed)
        before = shown[-1][1] if shown else None
        if left_out(said, before, asked):
            shown[-1] = (shown[-1][0], heard.state)
        else:
            shown.append((said, heard.state))
    yield encoded(LogLine(number=0, begin=replace(begin, every_priority=every)))
    for number, (said, state) in enumerate(shown, 1):
        full = replace(said, state=state, change=None)
        yield encoded(LogLine(number=number, said=full))
    yield encoded(msgspec.convert({"number": len(shown) + 1, "end": {}}, LogLine))


def left_out(said: Said, before: State | None, asked: Asks) -> bool:
    """Tell whether an accepted answer is about something that is not asked."""
    if said.answer is None or said.verdict != "accepted" or before is None:
        return False
    decision = next((one for one in before.pending if one.id == said.answer.about), None)
    if decision is None or not asked(decision):
        return False
    return not isinstance(decision, Priority) or isinstance(said.answer.say, Pass)


def encoded(line: LogLine) -> bytes:
    return msgspec.json.encode(line)


def test_a_look_that_shows_what_is_concealed_is_found() -> None:
    found = checked(log(scenario(CONCEALED), on=mutant("concealed-picks-are-seen")))
    (first, *_) = found.findings
    assert (first.kind, first.rule) == ("wrong_state", "101.4")
    assert (first.where, first.expected) == ("picks.Alex for Alex.chosen", "concealed")
    assert checked(log(scenario(CONCEALED))).ok
