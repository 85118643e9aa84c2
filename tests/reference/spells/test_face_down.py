"""Face-down permanents, and morph (702.37, 708)."""

from __future__ import annotations

from tests.reference.driving import Game, begin, changed, position, things

from apnap.protocol.answers import Pay, Special
from apnap.protocol.state import Characteristics

UP = Special("Brine Elemental", "turn_face_up")
ISLANDS = ", ".join(["Island"] * 7)


def hidden(lands: str = ISLANDS, **more: str) -> Game:
    """Begin with Alex's Brine Elemental face down."""
    state = position({"Rob": "Forest (tapped)", "Alex": lands, "Carissa": "Swamp (tapped)"})
    elemental = changed(things("Alex", "Brine Elemental")[0], face_down=True, **more)
    return Game(changed(state, objects=(*state.objects, elemental)))


def test_a_face_down_permanent_is_a_nameless_two_two() -> None:
    game = hidden()
    bare = Characteristics(name="", types=("Creature",), keywords=(), power=2, toughness=2)
    assert game.thing("Brine Elemental").now == bare


def test_only_its_controller_may_look_at_it() -> None:
    game = hidden()

    def card(viewer: str) -> object:
        return next(t.card for t in game.seen_by(viewer).objects if t.name == "Brine Elemental")

    assert (card("Alex"), card("Rob"), card("Carissa")) == ("Brine Elemental", "unknown", "unknown")


def test_turned_up_at_any_priority_of_its_controller_without_the_stack() -> None:
    game = hidden().pass_once()
    assert game.asked == "Alex"
    game.says(UP).says(Pay("auto"))
    elemental = game.thing("Brine Elemental")
    assert not elemental.face_down
    assert elemental.now != "unknown"
    assert (elemental.now.power, elemental.now.toughness) == (5, 4)
    assert game.named_on_stack() == (("Brine Elemental", "Alex"),)
    assert game.asked == "Alex"


def test_each_opponent_skips_an_untap_step() -> None:
    game = hidden().pass_once().says(UP).says(Pay("auto")).resolve()
    while game.active != "Carissa":
        game.pass_over()
    assert game.thing("Swamp").tapped
    while game.active != "Rob":
        game.pass_over()
    assert game.thing("Forest").tapped


def test_not_without_the_mana_and_not_by_others() -> None:
    game = hidden("Island, Island").pass_once()
    assert game.tries(UP).verdict == "accepted"
    assert game.tries(Pay("auto")).verdict == "rejected"
    assert game.thing("Brine Elemental").face_down
    assert hidden().refused(UP)


def test_what_is_face_up_is_not_turned_up() -> None:
    board = {"Rob": f"Brine Elemental, Grizzly Bears, {ISLANDS}", "Alex": ""}
    assert begin(board).refused(UP)
    assert begin(board).refused(Special("Grizzly Bears", "turn_face_up"))


def test_cast_face_down_for_three() -> None:
    board = {"Rob": "Island, Island, Island", "Alex": ""}
    game = begin(board, hands={"Rob": "Brine Elemental, Grizzly Bears"})
    assert game.refused_cast("Brine Elemental")
    assert game.refused_cast("Grizzly Bears", alternative="Grizzly Bears")
    game.cast("Brine Elemental", alternative="Brine Elemental")
    assert game.thing("Brine Elemental").face_down
    game.resolve()
    elemental = game.thing("Brine Elemental")
    assert (elemental.zone, elemental.face_down) == ("battlefield", True)


def test_it_is_revealed_when_it_leaves() -> None:
    board = {"Rob": "Island, Island, Island", "Alex": "Mountain"}
    hands = {"Rob": "Brine Elemental", "Alex": "Lightning Bolt"}
    game = begin(board, hands=hands).cast("Brine Elemental", alternative="Brine Elemental")
    game.resolve().pass_once().cast("Lightning Bolt", "Brine Elemental").resolve()
    buried = next(t for t in game.seen_by("Alex").objects if t.name == "Brine Elemental")
    assert (buried.zone, buried.card) == ("graveyard", "Brine Elemental")
