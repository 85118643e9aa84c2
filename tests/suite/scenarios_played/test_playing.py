"""How a scenario ends on engines that are wrong in one way each."""

from contextlib import suppress
from typing import Final

import pytest
from tests.suite.puppet import NASTY, Puppet

from apnap.driver import Stop
from apnap.protocol import EditionDate
from apnap.protocol.connection import EngineTrouble
from apnap.protocol.messages import Initialize, Program
from apnap.results.records import Result
from apnap.running.playing import Play
from apnap.suite import Scenario

ATTACK = "one-attack-is-split-between-two-players"
BLOCK = "both-players-who-are-attacked-block"
HELLO = Initialize("0.1", Program("tests", "1"))

EDITION: Final = EditionDate("2024-11-08")


def played(scenario: Scenario, *quirks: str, edition: EditionDate = EDITION) -> Result:
    """Return what comes of a scenario on a puppet."""
    puppet = Puppet(*quirks)
    can = puppet.initialize(HELLO).capabilities
    play = Play(scenario, puppet, can, edition)
    with suppress(Stop, EngineTrouble):
        play.all()
    return play.result()


def test_a_puppet_passes_all_samples(samples: dict[str, Scenario]) -> None:
    results = [played(scenario) for scenario in samples.values()]
    assert {result.outcome for result in results} == {"passed"}
    assert all(result.step is None and result.transcript == () for result in results)


def test_a_rejection_fails_where_a_declaration_is_legal(samples: dict[str, Scenario]) -> None:
    result = played(samples[ATTACK], "refuses")
    assert (result.outcome, result.step) == ("failed", "Then the declaration is legal")
    assert result.expected == "the declaration to be legal"
    assert result.got == f"rejected (802.3: {NASTY})"
    assert [violation.rule for violation in result.violations] == ["802.3"]
    assert result.rules == ("802.1",)
    assert result.transcript[0].said == "load the position"
    assert result.transcript[-1].verdict == "rejected"
    assert result.transcript[-1].asked == ("Rob: declare_attackers",)


def test_the_same_rejection_in_the_set_up_blames_nobody(samples: dict[str, Scenario]) -> None:
    result = played(samples[BLOCK], "refuses")
    assert (result.outcome, result.expected, result.violations) == ("unreached", None, ())
    assert result.reason is not None
    assert result.reason.startswith("the set-up cannot be played: rejected")


def test_what_is_accepted_must_be_what_was_said(samples: dict[str, Scenario]) -> None:
    result = played(samples[ATTACK], "drops")
    assert (result.outcome, result.step) == ("failed", "When Rob declares these attacks:")
    assert result.expected is not None
    assert "Grizzly Bears attacks Alex, Hill Giant attacks Carissa" in result.expected
    assert result.got == "Hill Giant attacks Carissa"


def test_a_rejection_that_changes_something_is_found(samples: dict[str, Scenario]) -> None:
    result = played(samples[BLOCK], "moves on a rejected block")
    assert (result.outcome, result.step) == ("failed", "Then nothing has changed")
    assert result.got == "Rob: life: 20 -> 7"


@pytest.mark.parametrize(
    ("quirk", "outcome", "reason"),
    [
        ("unsupported", "withheld", "a puppet cannot attack"),
        ("few cards", "unsupported", "does not declare card:Forest, card:Gray Ogre"),
        ("forgets", "unreached", "the position is not what was loaded: Grizzly Bears is missing"),
        ("refuses to pass", "unreached", "the engine takes no answer: nobody passes here"),
        ("refuses to pass", "unreached", "whoever is asked with priority may pass"),
        ("endless", "errored", "after 2000 answers the game has come no further"),
        ("asks nobody", "errored", "nobody is asked anything"),
    ],
)
def test_other_ends_give_their_reason(
    samples: dict[str, Scenario], quirk: str, outcome: str, reason: str
) -> None:
    result = played(samples[ATTACK], quirk)
    assert (result.outcome, result.expected) == (outcome, None)
    assert reason in str(result.reason)


def test_an_edition_that_the_engine_does_not_know_is_unsupported(
    samples: dict[str, Scenario],
) -> None:
    result = played(samples[ATTACK], edition=EditionDate("2020-06-01"))
    assert (result.outcome, result.reason) == (
        "unsupported",
        "the engine does not declare edition:2020-06-01",
    )


def test_a_value_that_is_not_shown_though_all_is_declared_is_withheld(
    samples: dict[str, Scenario],
) -> None:
    assert played(samples[ATTACK], "hides").outcome == "passed"
    assert played(samples["the-life-of-all"], "hides").outcome == "withheld"
