"""Several turns at the same time: what is said concerns one of them, and the others stand still."""

import re
from typing import Final

import pytest
from msgspec.structs import replace
from tests.suite.puppet import Puppet
from tests.suite.scenarios_played.melee import Melee

from apnap.driver import Failed, Game, Position, Unreached
from apnap.driver.loading_position import load
from apnap.protocol import EditionDate
from apnap.protocol.messages import Load, Verdict
from apnap.protocol.state import Attack, Block, Combat, Marker, State
from apnap.vocabulary.reading_lists import Scope
from apnap.vocabulary.whole import VOCABULARY
from apnap.vocabulary.words import PLAYERS

SCOPE: Final = Scope(PLAYERS, frozenset({"Shock", "Bolt", "Bears", "Ogre"}))
TWELVE: Final = f"a Grand Melee between {', '.join(PLAYERS[:11])} and Lena"


def opening(*givens: str) -> State:
    """Return a position of twelve players in which Rob, Eve and Ivan take turns."""
    position = Position()
    for text in (TWELVE, *givens):
        call = VOCABULARY.call("given", text, None, Scope(position.seats))
        position = call.phrase.act(position, *call.values)
    return position.state(EditionDate("2026-01-16"))


def begun(engine: Melee, *givens: str) -> Game:
    """Return a game on the engine."""
    game = Game(engine)
    game.opening = opening(*givens)
    load(game)
    return game


def do(game: Game, *texts: str) -> None:
    """Carry out Whens."""
    for text in texts:
        call = VOCABULARY.call("when", text, None, SCOPE)
        call.phrase.act(game, *call.values)


def look(game: Game, text: str) -> None:
    """Carry out a Then."""
    call = VOCABULARY.call("then", text, None, SCOPE)
    call.phrase.act(game, *call.values)


def shown(game: Game) -> list[tuple[int | None, str | None, str]]:
    """Return the turns that are going on."""
    return [(turn.marker, turn.active, turn.step) for turn in game.state.turns]


MAIN: Final = "precombat_main"


def test_a_turn_ends_and_the_others_stand_still() -> None:
    engine = Melee()
    game = begun(engine)
    do(game, "Ivan ends the turn")
    assert shown(game) == [(1, "Rob", MAIN), (2, "Eve", MAIN)]
    assert {said.by for said in engine.said} == {"Ivan", "Judy"}
    look(game, "Ivan is not taking a turn")
    look(game, "Judy is not taking a turn")
    look(game, "turn marker 3 is with Judy")
    do(game, "Rob ends the turn")
    assert shown(game) == [(2, "Eve", MAIN), (3, "Judy", MAIN)]
    look(game, "turn marker 1 is with Alex")
    look(game, "Judy is taking a turn")
    look(game, "Alex is not taking a turn")


def test_a_turn_that_is_not_being_taken_cannot_end() -> None:
    game = begun(Melee())
    with pytest.raises(Failed, match="expected Finn to be taking a turn, got precombat main of"):
        do(game, "Finn ends the turn")


def test_who_has_priority_in_a_turn_speaks_about_that_turn() -> None:
    game = begun(Melee())
    do(game, "Eve casts Shock", "Ivan casts Bolt")
    assert [turn.stack for turn in game.state.turns] == [(), ("~Shock",), ("~Bolt",)]
    look(game, "Rob has priority")
    look(game, "Eve has priority")
    with pytest.raises(Failed):
        look(game, "Judy has priority")
    do(game, "the top of the stack resolves")
    assert [turn.stack for turn in game.state.turns] == [(), ("~Shock",), ()]
    look(game, "the stack is empty")
    do(game, "Eve passes")
    with pytest.raises(Failed, match="an empty stack"):
        look(game, "the stack is empty")


def test_who_takes_no_turn_acts_in_the_turn_of_a_neighbour() -> None:
    engine = Melee()
    game = begun(engine)
    do(game, "Finn casts Shock")
    assert [(said.by, said.say.__class__.__name__) for said in engine.said] == [
        ("Eve", "Pass"),
        ("Finn", "Cast"),
    ]
    assert game.spoken is not None
    assert game.spoken.accepted
    do(game, "everybody passes")
    assert shown(game) == [(1, "Rob", MAIN), (2, "Eve", MAIN), (3, "Ivan", MAIN)]
    assert not game.stack
    do(game, "everybody passes")
    assert shown(game) == [(1, "Rob", MAIN), (2, "Eve", "end_step"), (3, "Ivan", MAIN)]


def test_who_is_out_of_reach_is_not_asked() -> None:
    engine = Melee()
    game = begun(engine)
    do(game, "Gus casts Shock")
    assert game.spoken is not None
    assert game.spoken.verdict is None
    assert {said.by for said in engine.said} <= {"Rob", "Alex"}


def test_a_choice_is_made_in_the_turn_in_which_it_is_asked() -> None:
    engine = Melee()
    game = begun(engine)
    engine.choice(1, "Finn", ("Bears", "Ogre"))
    do(game, "Rob passes")
    look(game, "Finn is asked to choose")
    look(game, "Finn may choose among Bears and Ogre")
    do(game, "Finn chooses Ogre")
    assert engine.said[-1].by == "Finn"
    look(game, "nobody is asked to choose")
    look(game, "Eve has priority")
    look(game, "Alex has priority")


def test_play_goes_on_in_the_turn_whose_marker_comes_to_a_player() -> None:
    engine = Melee()
    game = begun(engine)
    do(game, "play goes on to Eve's end step")
    assert shown(game) == [(1, "Rob", MAIN), (2, "Eve", "end_step"), (3, "Ivan", MAIN)]
    do(game, "Ivan ends the turn", "Eve ends the turn")
    assert shown(game) == [(1, "Rob", MAIN), (2, "Finn", MAIN)]
    do(game, "play goes on to Alex's precombat main phase")
    assert shown(game) == [(1, "Alex", MAIN), (2, "Finn", MAIN), (3, "Judy", MAIN)]
    do(game, "Finn ends the turn", "play goes on to Carissa's end step")
    assert shown(game) == [(1, "Carissa", "end_step"), (3, "Judy", MAIN)]


def test_play_does_not_go_on_to_somebody_who_waits() -> None:
    game = begun(Melee())
    do(game, "Ivan ends the turn")
    with pytest.raises(Failed, match=r"expected Judy's turn to come, got Judy waits"):
        do(game, "play goes on to Judy's precombat main phase")
    with pytest.raises(Failed, match="expected the end step, got it never came"):
        do(game, "play goes on to the end step")


def test_a_marker_that_waits_makes_the_turn_stand_still() -> None:
    engine = Melee()
    game = begun(engine)
    with pytest.raises(Failed, match="it never came"):
        do(game, "play goes on to Karl's precombat main phase")
    look(game, "turn marker 3 is with Judy")
    assert {said.by for said in engine.said} == {"Ivan", "Judy"}


def test_a_marker_that_is_removed() -> None:
    engine = Melee()
    game = Game(engine)
    game.opening = opening()
    load(game)
    engine.state = replace(engine.state, markers=(Marker(1, "Rob", 1), *engine.state.markers[1:]))
    do(game, "Rob ends the turn")
    look(game, "turn marker 1 is gone")
    look(game, "there are two turn markers")
    assert shown(game) == [(2, "Eve", MAIN), (3, "Ivan", MAIN)]
    with pytest.raises(Failed, match="expected a turn that goes on, got it is over"):
        do(game, "everybody passes")
    do(game, "Eve passes", "everybody passes")
    assert shown(game) == [(2, "Eve", "end_step"), (3, "Ivan", MAIN)]


def test_what_is_forced_in_another_turn_is_left_alone() -> None:
    engine = Melee(forced=True)
    game = begun(engine)
    do(game, "Rob passes")
    assert [said.by for said in engine.said] == ["Rob"]


def test_the_turns_are_checked_as_they_are_loaded() -> None:
    class Forgetful(Melee):
        def load(self, said: Load) -> Verdict:
            position = replace(said.position, turns=said.position.turns[:2])
            return super().load(replace(said, position=position))

    with pytest.raises(Unreached, match="the turn is missing"):
        begun(Forgetful())

    class Busy(Melee):
        def load(self, said: Load) -> Verdict:
            turns = said.position.turns
            extra = replace(turns[0], active="Karl", marker=4)
            return super().load(
                replace(said, position=replace(said.position, turns=(*turns, extra)))
            )

    with pytest.raises(Unreached, match="there is a turn of Karl, which nobody asked for"):
        begun(Busy())

    class Muddled(Melee):
        def load(self, said: Load) -> Verdict:
            return super().load(replace(said, position=replace(said.position, markers=())))

    with pytest.raises(Unreached, match="the turn markers are not where they should be"):
        begun(Muddled())


@pytest.mark.parametrize(
    ("so", "not_so", "got"),
    [
        ("Eve is taking a turn", "Finn is taking a turn", "precombat main of Ivan"),
        ("Finn is not taking a turn", "Ivan is not taking a turn", "precombat main of Ivan"),
        ("it is Ivan's turn", "it is Alex's turn", "precombat main of Eve"),
        ("there are three turn markers", "there are two turn markers", "3 is with Ivan"),
        ("there are 3 turn markers", "there is one turn marker", "turn marker 2 is with Eve"),
        ("turn marker 2 is with Eve", "turn marker 2 is with Rob", "turn marker 1 is with Rob"),
        ("turn marker three is with Ivan", "turn marker 4 is with Ivan", "3 is with Ivan"),
        ("turn marker 4 is gone", "turn marker 1 is gone", "turn marker 1 is with Rob"),
        ("Bears is attacking Finn", "Bears is attacking Alex", "attacking Finn"),
        ("Ogre is blocking Bears", "Bears is not attacking", "attacking Finn"),
    ],
)
def test_what_is_so_and_what_is_not(so: str, not_so: str, got: str) -> None:
    engine = Melee()
    game = begun(engine)
    combat = Combat(attacks=(Attack("Bears", "Finn"),), blocks=(Block("Ogre", ("Bears",)),))
    first, second, third = engine.state.turns
    engine.state = replace(engine.state, turns=(first, replace(second, combat=combat), third))
    do(game, "Rob passes")
    look(game, so)
    with pytest.raises(Failed, match=re.escape(got)):
        look(game, not_so)


def alone() -> Game:
    """Return a game without turn markers."""
    call = VOCABULARY.call("given", "a two-player game between Rob and Alex", None, Scope())
    position = call.phrase.act(Position(), *call.values)
    game = Game(Puppet())
    game.opening = position.state("2026-01-16")
    load(game)
    assert game.marker is None
    return game


def test_without_markers_all_is_about_the_one_turn() -> None:
    game = alone()
    with pytest.raises(Failed, match="there are no turn markers"):
        look(game, "there is one turn marker")
    do(game, "Rob ends the turn")
    look(game, "it is Alex's turn")
    do(game, "play goes on to Alex's end step")
    look(game, "it is the end step")
