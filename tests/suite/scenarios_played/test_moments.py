"""When the driver lets somebody say something, and what it answers by itself."""

from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace
from tests.suite.puppet import Puppet
from tests.suite.scenarios_played.test_playing import HELLO, played

from apnap.driver import Line, Stop, forced
from apnap.driver.transcript import lines
from apnap.protocol import EditionDate
from apnap.protocol.messages import AnswerSaid, Verdict
from apnap.protocol.state import Object, Turn
from apnap.running.playing import Play
from apnap.suite import Scenario, SuiteError, load_suite

GAME: Final = """@since:2024-06-07
Feature: F
  Scenario: S
    Given a free-for-all between Rob, Alex and Carissa
    And Rob controls Grizzly Bears
    And Alex controls Gray Ogre
"""


def scenario(folder: Path, steps: str, game: str = GAME) -> Scenario:
    """Return a scenario with these steps."""
    (folder / "moments.feature").write_text(game + steps, encoding="utf-8")
    (found,) = load_suite(where=folder).scenarios
    return found


LATE: Final = """
    When play goes on to the postcombat main phase
    And {}
    Then {}
"""


@pytest.mark.parametrize("verdict", ["the declaration is illegal", "the declaration is legal"])
def test_a_step_that_is_over_already_is_a_mistake_of_the_scenario(
    tmp_path: Path, verdict: str
) -> None:
    result = played(scenario(tmp_path, LATE.format("Rob declares no attack", verdict)))
    assert (result.outcome, result.step) == ("unreached", "When Rob declares no attack")
    assert str(result.reason).startswith("the declare attackers step is over before ")
    assert "write `play goes on to the beginning of combat` first" in str(result.reason)


@pytest.mark.parametrize(
    ("late", "verdict", "never"),
    [
        (
            "Alex declares no block",
            "the declaration is illegal",
            "Alex to declare blockers or order them this turn, and the declare blockers step",
        ),
        (
            "Rob announces the order Gray Ogre for Grizzly Bears",
            "this is illegal",
            "Rob to declare blockers or order them this turn, and the declare blockers step",
        ),
        (
            "Rob assigns this damage:\n| source | to | damage |\n| Grizzly Bears | Alex | 2 |",
            "this is illegal",
            "Rob to assign combat damage this turn, and the combat damage step",
        ),
    ],
)
def test_a_step_in_which_the_engine_never_asked_is_no_mistake_of_the_scenario(
    tmp_path: Path, late: str, verdict: str, never: str
) -> None:
    result = played(scenario(tmp_path, LATE.format(late, verdict)))
    assert result.outcome == "unreached"
    assert str(result.reason).startswith(f"the engine never asked {never} is over (")
    assert "play goes on" not in str(result.reason)


@pytest.mark.parametrize(
    "steps",
    [
        """
    When Rob declares no attack
    Then the declaration is legal
    When Alex declares no block
    Then the declaration is illegal
""",
        """
    When Rob attacks Alex with Grizzly Bears
    Then the declaration is legal
    When Alex declares no block
    Then the declaration is legal
    When Alex blocks Grizzly Bears with Gray Ogre
    Then the declaration is illegal
""",
    ],
    ids=["a step that goes by while driving", "a question of this step that was not put"],
)
def test_what_goes_by_while_driving_is_not_offered(tmp_path: Path, steps: str) -> None:
    assert played(scenario(tmp_path, steps)).outcome == "passed"


def test_a_report_says_what_the_driver_has_answered_for_the_speaker(tmp_path: Path) -> None:
    steps = """
    When play goes on to the end step
    And Rob agrees
    Then this is legal
"""
    result = played(scenario(tmp_path, steps))
    assert str(result.got).startswith("Rob was not asked that: end step of Rob; ")
    assert str(result.got).endswith(
        "; apnap's own answers: Rob says declare_attackers about declare_attackers"
    )


FORCED: Final = """
    When Rob attacks Alex with Grizzly Bears
    Then the declaration is legal
    When Alex blocks Grizzly Bears with Gray Ogre
    Then the declaration is legal
    And nobody is asked to order blockers
    And nobody is asked to order attackers
    And Rob has priority
    When play goes on to the combat damage step
    Then nobody is asked to assign damage
    And Rob has priority
"""


def test_what_is_forced_is_answered_at_once(tmp_path: Path) -> None:
    found = scenario(tmp_path, FORCED)
    assert played(found).outcome == "passed"
    puppet = Puppet("asks what is forced")
    play = Play(found, puppet, puppet.initialize(HELLO).capabilities, EditionDate("2024-11-08"))
    play.all()
    asked = [line.asked for line in _transcript(play)]
    assert ("Rob: order_objects",) in asked
    assert ("Rob: assign_damage",) in asked


def test_an_order_of_triggers_that_nothing_tells_apart_is_given_at_once(tmp_path: Path) -> None:
    found = scenario(tmp_path, FORCED)
    puppet = Puppet("asks what is forced", "triggers are alike")
    play = Play(found, puppet, puppet.initialize(HELLO).capabilities, EditionDate("2024-11-08"))
    play.all()
    assert ("Rob: order_triggers",) in [line.asked for line in _transcript(play)]
    assert played(found, "asks what is forced", "triggers are alike").outcome == "passed"


def _transcript(play: Play) -> tuple[Line, ...]:
    return lines(play.game.transcript)


def test_forced_questions_without_end_break_the_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert forced.LIMIT <= 2000  # which takes a second
    monkeypatch.setattr(forced, "LIMIT", 50)
    result = played(scenario(tmp_path, FORCED), "asks what is forced", "asks without end")
    assert result.outcome == "errored"
    assert "after 50 answers the game has come no further" in str(result.reason)


def test_a_game_without_attack_options_cannot_begin_in_the_beginning_of_combat(
    tmp_path: Path,
) -> None:
    game = GAME.replace("a free-for-all", "a game without attack options")
    then = "    Then the stack is empty\n"
    combat = "    And it is Rob's beginning of combat\n" + then
    with pytest.raises(SuiteError, match=r"moments\.feature:3: .*begin in the precombat main"):
        scenario(tmp_path, combat, game)
    upkeep = "    And it is Rob's upkeep\n" + then
    assert scenario(tmp_path, upkeep, game).position.step == "upkeep"
    two = game.replace("a game without attack options", "a two-player game")
    two = two.replace("Rob, Alex and Carissa", "Rob and Alex")
    assert scenario(tmp_path, combat, two).position.step == "beginning_of_combat"


@pytest.mark.parametrize("keyword", ["Given", "When"])
def test_reports_name_tokens_as_the_scenario_does(tmp_path: Path, keyword: str) -> None:
    steps = {
        "Given": "    And Rob has attacked Alex with Grizzly Bears\n    Then Rob has 20 life\n",
        "When": "    When Rob attacks Alex with Grizzly Bears\n    Then the declaration is legal\n",
    }
    puppet = Puppet("calls things by their handles")
    can = puppet.initialize(HELLO).capabilities
    play = Play(scenario(tmp_path, steps[keyword]), puppet, can, EditionDate("2024-11-08"))
    play.game.names.call("~65", "left Human Token")
    with suppress(Stop):
        play.all()
    result = play.result()
    told = "left Human Token cannot attack ~6"
    if keyword == "Given":
        assert result.reason == f"the set-up cannot be played: rejected ({told})"
    else:
        assert result.got == f"rejected ({told})"
        assert [violation.reason for violation in result.violations] == [told]


class Stacking(Puppet):
    """An engine with which combat damage waits on the stack until all have passed."""

    def answer(self, said: AnswerSaid) -> Verdict:
        """Put the damage on the stack as its step begins, and take it off as all pass."""
        before = self._state()
        verdict = super().answer(said)
        if verdict.state is None:
            return verdict
        (was,), (now,) = before.turns, verdict.state.turns
        if now.step == "combat_damage" and was.step != now.step:
            damage = Object(
                name="~d", kind="ability", card="unknown", owner="unknown", zone="stack"
            )
            return self._with(replace(now, stack=("~d",)), damage)
        if now.step == "end_of_combat" and was.stack:
            first, *rest = verdict.state.players
            self.state = replace(verdict.state, players=(replace(first, life=18), *rest))
            return self._with(replace(was, stack=()))
        return verdict

    def _with(self, turn: Turn, *things: Object) -> Verdict:
        state = self._state()
        kept = tuple(thing for thing in state.objects if thing.zone != "stack")
        return self._stands(replace(state, turns=(turn,), objects=(*kept, *things)), *state.pending)


def test_damage_that_waits_on_the_stack_has_not_been_dealt(tmp_path: Path) -> None:
    steps = """
    When Alex attacks Rob with Gray Ogre
    Then the declaration is legal
    When combat damage is dealt
    Then Rob has 18 life
    And the stack is empty
    And it is the combat damage step
"""
    found = scenario(tmp_path, steps, GAME + "    And it is Alex's precombat main phase\n")
    puppet = Stacking()
    play = Play(found, puppet, puppet.initialize(HELLO).capabilities, EditionDate("2024-11-08"))
    play.all()
    assert played(found).got == "20"
