"""Before the game: what is loaded, who is asked, and what the silent do."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace
from tests.suite.scenarios_played.test_moments import scenario

from apnap.driver import Stop
from apnap.protocol import EditionDate
from apnap.protocol.answers import Chance, Choose, KeepOrMulligan, Pass
from apnap.protocol.decisions import (
    BottomCards,
    ChanceAsked,
    Decision,
    Mulligan,
    OpeningHand,
    Priority,
)
from apnap.protocol.messages import (
    AnswerSaid,
    Capabilities,
    Concede,
    Load,
    Verdict,
    View,
    Viewed,
    Violation,
)
from apnap.protocol.state import State, Turn
from apnap.results.records import Result
from apnap.running.playing import Play
from apnap.suite import SuiteError

EDITION: Final = EditionDate("2024-11-08")
CAN: Final = Capabilities((EDITION,), ("multiple",), players=4)
GAME: Final = """@since:2024-06-07
Feature: F
  Scenario: S
    Given a free-for-all between Rob, Alex and Carissa
    And the game has not begun, and Alex plays first
    And Rob holds Gray Ogre
    And Alex holds Grizzly Bears and Shock
"""


class Opening:
    """
    An engine that knows mulligans only.

    In turn order each player keeps or not; a shuffle and a next round follow for those who did
    not. Who keeps after a mulligan puts a card on the bottom. Then everybody may begin with a
    card, and the first turn begins.
    """

    def __init__(self, *quirks: str) -> None:
        self.quirks = quirks
        self.state: State | None = None
        self.said: list[tuple[str, object]] = []
        self._asks: Iterator[Decision] = iter(())
        self._taken: dict[str, int] = {}
        self._again: list[str] = []

    def load(self, said: Load) -> Verdict:
        """Begin with the mulligans."""
        self.state = said.position
        if "has begun" in self.quirks:
            self.state = replace(self.state, stage="playing")
        if "shows no turn" in self.quirks:
            self.state = replace(self.state, turns=())
        if "lets another begin" in self.quirks:
            (turn,) = self.state.turns
            self.state = replace(self.state, turns=(replace(turn, active="Rob"),))
        self._asks = self._all()
        return self._next()

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take what is said by who is asked."""
        assert self.state is not None
        (asked,) = self.state.pending
        if said.by != asked.decider or said.about != asked.id:
            return Verdict("rejected", (Violation(reason="not yours"),), state=self.state)
        self.said.append((said.by, said.say))
        if isinstance(said.say, KeepOrMulligan) and not said.say.keep:
            self._taken[said.by] = self._taken.get(said.by, 0) + 1
            self._again.append(said.by)
        return self._next()

    def concede(self, _: Concede) -> Verdict:
        """Reject."""
        return Verdict("rejected", state=self.state)

    def view(self, _: View) -> Viewed:
        """Show everything."""
        assert self.state is not None
        return Viewed(self.state)

    def _next(self) -> Verdict:
        asked = next(self._asks)
        assert self.state is not None
        self.state = replace(self.state, pending=(asked,))
        return Verdict("accepted", state=self.state)

    def _all(self) -> Iterator[Decision]:
        """Yield what is asked, one after another."""
        yield ChanceAsked(id="first", decider="~chance", what="shuffle", among=("A", "B"))
        self._again = ["Alex", "Carissa", "Rob"]
        while self._again:
            asked, self._again = self._again, []
            for name in asked:
                taken = self._taken.get(name, 0)
                yield Mulligan(id=f"{name} {taken}", decider=name, taken=taken)
                if taken and name not in self._again:
                    yield BottomCards(id=f"{name} bottom", decider=name, among=("C",), count=1)
            if self._again:
                yield ChanceAsked(id="again", decider="~chance", what="shuffle", among=("B", "A"))
        for name in ("Alex", "Carissa", "Rob"):
            yield OpeningHand(id=f"{name} opens", decider=name, among=("D",))
        yield from self._turn()

    def _turn(self) -> Iterator[Decision]:
        """Begin the first turn, in which players only pass."""
        assert self.state is not None
        for step in ("upkeep", "draw"):
            turn = Turn(number=1, active="Alex", phase="beginning", step=step)
            self.state = replace(self.state, stage="playing", turns=(turn,))
            for name in ("Alex", "Carissa", "Rob"):
                yield Priority(id=f"{step} {name}", decider=name)


def played(folder: Path, steps: str, *quirks: str) -> tuple[Result, Opening]:
    """Return what comes of a scenario, and the engine on which it was played."""
    engine = Opening(*quirks)
    play = Play(scenario(folder, steps, GAME), engine, CAN, EDITION)
    with suppress(Stop):
        play.all()
    return play.result(), engine


ROUNDS: Final = """
    Then Alex is asked to keep a hand
    When Alex takes a mulligan
    Then this is legal
    And Carissa is asked to keep a hand
    When Rob takes a mulligan
    Then this is legal
    And Alex is asked to keep a hand
    When Alex keeps the hand
    Then this is legal
    And nobody is asked to keep a hand
    And Alex is asked to choose
    When Rob keeps the hand
    Then this is legal
    When Carissa takes a mulligan
    Then this is illegal
"""


@pytest.mark.parametrize("quirks", [(), ("shows no turn",)])
def test_rounds_of_mulligans(tmp_path: Path, quirks: tuple[str, ...]) -> None:
    result, engine = played(tmp_path, ROUNDS, *quirks)
    assert (result.outcome, result.step) == ("passed", None)
    keep, again = KeepOrMulligan(keep=True), KeepOrMulligan(keep=False)
    assert engine.said == [
        ("~chance", Chance(("A", "B"))),
        ("Alex", again),
        ("Carissa", keep),
        ("Rob", again),
        ("~chance", Chance(("B", "A"))),
        ("Alex", keep),
        ("Alex", Choose(("C",))),
        ("Rob", keep),
        ("Rob", Choose(("C",))),
        ("Alex", Choose(())),
        ("Carissa", Choose(())),
        ("Rob", Choose(())),
    ]


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Rob is asked to keep a hand", "Alex is asked to keep a hand"),
        ("nobody is asked to keep a hand", "nobody is asked to choose"),
    ],
)
def test_who_is_asked_first(tmp_path: Path, wrong: str, right: str) -> None:
    assert played(tmp_path, f"    Then {right}\n")[0].outcome == "passed"
    result, _ = played(tmp_path, f"    Then {wrong}\n")
    assert result.outcome == "failed"
    assert result.got == "before the game; Alex is asked: mulligan"


def test_mulligans_in_the_past_tense(tmp_path: Path) -> None:
    steps = """
    And Alex has taken a mulligan
    And Rob has kept the hand
    Then Alex is asked to keep a hand
"""
    assert played(tmp_path, steps)[0].outcome == "passed"
    again = steps.replace(
        "Rob has kept the hand\n", "Rob has kept the hand\n    And Rob has kept the hand\n"
    )
    result, _ = played(tmp_path, again)
    assert result.outcome == "unreached"
    assert "Rob was not asked that: upkeep of Alex" in str(result.reason)


def test_cards_with_which_a_game_begins(tmp_path: Path) -> None:
    steps = """
    When Carissa chooses nothing
    Then this is legal
    And Rob is asked to choose
    When play goes on to the upkeep
    Then it is Alex's turn
    And Alex has priority
"""
    result, engine = played(tmp_path, steps)
    assert (result.outcome, result.step) == ("passed", None)
    assert [by for by, said in engine.said if isinstance(said, Choose)] == [
        "Alex",
        "Carissa",
        "Rob",
    ]


@pytest.mark.parametrize("quirks", [(), ("shows no turn",)])
@pytest.mark.parametrize("go", ["play goes on to the upkeep", "play goes on to Alex's upkeep"])
def test_the_first_turn_comes_after_it(tmp_path: Path, go: str, quirks: tuple[str, ...]) -> None:
    steps = f"    When {go}\n    Then it is the upkeep\n    And Alex has priority\n"
    result, engine = played(tmp_path, steps, *quirks)
    assert (result.outcome, result.step) == ("passed", None)
    assert not any(isinstance(said, Pass) for _, said in engine.said)


@pytest.mark.parametrize("who", ["Alex", "Rob"])
def test_the_first_chance_to_act_is_in_the_first_upkeep(tmp_path: Path, who: str) -> None:
    card = "Shock" if who == "Alex" else "Gray Ogre"
    steps = f"    When {who} casts {card}\n    Then this is legal\n"
    result, engine = played(tmp_path, steps)
    assert result.outcome == "passed"
    assert engine.said[-1][0] == who
    assert sum(isinstance(said, Pass) for _, said in engine.said) == (0 if who == "Alex" else 2)


@pytest.mark.parametrize(
    ("quirk", "reason"),
    [
        ("has begun", "the game has begun (stage playing)"),
        ("lets another begin", "Rob is shown to play first, not Alex"),
    ],
)
def test_a_game_that_has_begun_is_not_what_was_loaded(
    tmp_path: Path, quirk: str, reason: str
) -> None:
    result, _ = played(tmp_path, ROUNDS, quirk)
    assert result.outcome == "unreached"
    assert result.reason == f"the position is not what was loaded: {reason}"


def test_an_engine_that_asks_for_no_mulligans_is_unsupported(tmp_path: Path) -> None:
    can = replace(CAN, decisions=("priority",))
    play = Play(scenario(tmp_path, ROUNDS, GAME), Opening(), can, EDITION)
    with suppress(Stop):
        play.all()
    assert play.result().outcome == "unsupported"


THEN: Final = "    Then the stack is empty\n"


def test_the_position_before_the_game(tmp_path: Path) -> None:
    state = scenario(tmp_path, THEN, GAME).position.state(EDITION)
    assert state.stage == "before_game"
    assert state.turns == (Turn(number=1, active="Alex", phase="beginning", step="untap"),)
    assert [player.hand for player in state.players] == [1, 2, 0]
    teams = "a Two-Headed Giant game of Rob and Eve against Alex and Carissa"
    game = GAME.replace("a free-for-all between Rob, Alex and Carissa", teams)
    state = scenario(tmp_path, THEN, game).position.state(EDITION)
    assert [turn.active for turn in state.turns] == ["Alex's team"]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("Rob controls Hill Giant", "Hill Giant cannot be there: before the game begins"),
        ("Rob's graveyard holds Hill Giant", "Hill Giant cannot be there: before the game begins"),
        ("it is Rob's upkeep", "the game has not begun: it is nobody's turn"),
        ("the game has not begun, and Rob plays first", "it is said already whose turn it is"),
    ],
)
def test_what_cannot_be_before_the_game(tmp_path: Path, given: str, reason: str) -> None:
    with pytest.raises(SuiteError, match=reason):
        scenario(tmp_path, f"    And {given}\n{THEN}", GAME)
    library = f"    And Rob's library holds, from the top, Hill Giant\n{THEN}"
    assert scenario(tmp_path, library, GAME).position.stage == "before_game"
