"""Scenarios about whether a game can be set up so."""

from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest
from tests.suite.puppet import Puppet
from tests.suite.scenarios_played.test_playing import HELLO

from apnap.driver import Broken, Game, Stop
from apnap.driver.loading_position import set_up
from apnap.protocol import EditionDate
from apnap.protocol.messages import AnswerSaid, Load, Verdict, Violation
from apnap.results.records import Result
from apnap.running.playing import Play
from apnap.suite import SuiteError, load_suite

HEAD: Final = """@since:2024-06-07
Feature: F
  Scenario: S
    Given a free-for-all between Rob, Alex and Carissa
"""
LEGAL: Final = """
    When the game is set up
    Then this is legal
"""
ILLEGAL: Final = LEGAL.replace("legal", "illegal")


class Strict(Puppet):
    """An engine that lets nobody sit down."""

    def load(self, _: Load) -> Verdict:
        """Refuse."""
        return Verdict("rejected", (Violation(rule="807.4a", reason="too few markers"),))


class Dumb(Puppet):
    """An engine whose adapter cannot set up such a game."""

    def load(self, _: Load) -> Verdict:
        """Say so."""
        return Verdict("unsupported", reason="no such table")


def played(folder: Path, steps: str, engine: Puppet) -> Result:
    """Return what comes of a scenario with these steps."""
    (folder / "setting-up.feature").write_text(HEAD + steps, encoding="utf-8")
    (scenario,) = load_suite(where=folder).scenarios
    play = Play(scenario, engine, engine.initialize(HELLO).capabilities, EditionDate("2024-11-08"))
    with suppress(Stop):
        play.all()
    return play.result()


def test_a_game_that_can_be_set_up_is_legal_and_goes_on(tmp_path: Path) -> None:
    steps = LEGAL + "    And Rob has priority\n    When Rob passes\n    Then this is legal\n"
    assert played(tmp_path, steps, Puppet()).outcome == "passed"


def test_a_game_that_cannot_be_set_up_is_illegal(tmp_path: Path) -> None:
    assert played(tmp_path, ILLEGAL, Strict()).outcome == "passed"


def test_the_wrong_verdict_fails(tmp_path: Path) -> None:
    result = played(tmp_path, LEGAL, Strict())
    assert (result.outcome, result.got) == ("failed", "rejected (807.4a: too few markers)")
    assert [violation.rule for violation in result.violations] == ["807.4a"]
    result = played(tmp_path, ILLEGAL, Puppet())
    assert (result.outcome, result.got) == ("failed", "the engine has accepted it")


class Yielding(Puppet):
    """An engine that accepts everything, and nothing comes of it."""

    def answer(self, _: AnswerSaid) -> Verdict:
        """Accept."""
        return Verdict("accepted", state=self.state)


def test_a_game_in_which_nothing_can_be_said_is_not_set_up(tmp_path: Path) -> None:
    result = played(tmp_path, LEGAL, Yielding())
    assert (result.outcome, result.expected) == ("failed", "play to begin")
    assert played(tmp_path, LEGAL, Puppet("refuses to pass")).outcome == "unreached"
    assert played(tmp_path, LEGAL, Puppet("asks nobody")).outcome == "errored"


def test_what_an_adapter_cannot_say_is_no_verdict(tmp_path: Path) -> None:
    result = played(tmp_path, ILLEGAL, Dumb())
    assert (result.outcome, result.reason) == ("withheld", "no such table")


def test_a_game_that_is_set_up_otherwise_is_not_judged(tmp_path: Path) -> None:
    steps = "    And Rob controls Grizzly Bears\n" + LEGAL
    result = played(tmp_path, steps, Puppet("forgets"))
    assert result.outcome == "unreached"
    assert "Grizzly Bears is missing" in str(result.reason)


def test_a_refusal_blames_nobody_where_the_scenario_is_about_something_else(
    tmp_path: Path,
) -> None:
    result = played(tmp_path, "    Then the stack is empty\n", Strict())
    assert result.outcome == "unreached"
    assert result.reason == "the engine refuses the position: too few markers"


@pytest.mark.parametrize(
    ("steps", "reason"),
    [
        ("    When Rob passes\n    Then this is legal\n" + LEGAL, r":8: a game is set up before"),
        ("    And Rob has conceded\n" + LEGAL, "a game is set up before anything else is played"),
        (LEGAL + LEGAL, "a game is set up before anything else is played"),
        (ILLEGAL + "    And Rob has priority\n", ":8: .*nothing follows the verdict"),
        (
            "    When the game is set up\n    And Rob passes\n",
            "the verdict on `the game is set up`",
        ),
    ],
)
def test_where_the_phrase_may_stand(tmp_path: Path, steps: str, reason: str) -> None:
    with pytest.raises(SuiteError, match=reason):
        played(tmp_path, steps, Puppet())


def test_there_has_to_be_a_position() -> None:
    with pytest.raises(Broken, match="there is no position to be loaded"):
        set_up(Game(Puppet()))
