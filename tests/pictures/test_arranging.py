"""Where things are placed: in front, at the side from which an arrow comes, and side by side."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element

import pytest
from msgspec.structs import replace
from tests.pictures.reading_back import SVG, parsed, with_attribute, with_class
from tests.pictures.tables import creature, fight, table

from apnap.pictures import picture, words
from apnap.protocol.state import Attack, Combat, Object, State, Turn


def attacked(*objects: Object) -> State:
    """Return Rob's attack with a creature on the first of the objects, which Carissa has."""
    combat = Combat(attacks=(Attack("Bear", objects[0].name),))
    turn = Turn(active="Rob", phase="combat", step="declare_blockers", combat=combat)
    return table(turns=(turn,), objects=(creature("Bear", "Rob"), *objects))


def rectangle(shape: Element) -> tuple[float, float, float, float]:
    x, y, wide, tall = (float(shape.get(name, "0")) for name in ("x", "y", "width", "height"))
    return x, y, x + wide, y + tall


def card(root: Element, name: str) -> tuple[float, float, float, float]:
    """Return the place of a card."""
    shown = next(
        one for one in with_class(root, "card") if f'"{name}"' in one.get("data-names", "")
    )
    return rectangle(next(one for one in shown.iter() if one.get("class") == "face"))


def plate(root: Element, player: str) -> tuple[float, float, float, float]:
    """Return the place of a player's name."""
    seat = next(one for one in with_attribute(root, "seat") if one.get("data-player") == player)
    return rectangle(next(one for one in seat.iter() if one.get("class") == "plate"))


def points(root: Element, look: str) -> list[tuple[float, float]]:
    """Return the points of the first line that looks so."""
    line = next(
        path for arrow in with_class(root, look) for path in arrow.iter(f"{SVG}path")
        if path.get("class") == "line"
    )  # fmt: skip
    found = re.findall(r"(-?[0-9.]+),(-?[0-9.]+)", line.get("d", ""))
    return [(float(x), float(y)) for x, y in found]


def test_what_is_attacked_lies_in_front_of_its_player() -> None:
    walker = creature("Jace", "Carissa", card="Jace Beleren")
    calm = creature("Wall", "Carissa")
    root = parsed(picture(attacked(walker, calm)))
    _, top, _, bottom = plate(root, "Carissa")
    assert card(root, "Jace")[1] > bottom  # Carissa sits above the middle of the table
    assert card(root, "Wall")[3] < top
    (_, end) = points(root, "attack")[-1]
    assert end == pytest.approx(card(root, "Jace")[3], abs=0.2)


@pytest.mark.parametrize(("target", "side"), [("Alex", 0), ("Carissa", 2)])
def test_an_arrow_leaves_the_stack_where_it_leads(target: str, side: int) -> None:
    spell = Object(name="Shock", card="Shock", owner="Rob", zone="stack", targets=(target,))
    turn = Turn(active="Rob", phase="combat", step="declare_blockers", stack=("Shock",))
    root = parsed(picture(table(turns=(turn,), objects=(spell,))))
    pit = rectangle(next(one for one in root.iter() if one.get("class") == "pit"))
    (start, *_) = points(root, "target")
    assert start[0] == pytest.approx(pit[side], abs=0.2)


@pytest.mark.parametrize(("players", "number"), [(2, 48), (4, 48), (8, 40), (12, 24)])
def test_a_player_with_very_much_does_not_make_the_table_a_tower(players: int, number: int) -> None:
    things = tuple(creature(f"Bear {n} of Rob", "Rob") for n in range(number))
    root = parsed(picture(table(players, objects=things)))
    assert len(with_class(root, "card")) == number
    _, _, wide, tall = map(float, root.get("viewBox", "").split())
    assert tall < 1.3 * wide


def test_a_few_cards_do_not_widen_a_table() -> None:
    things = tuple(creature(f"Bear {n} of Rob", "Rob") for n in range(16))
    few, more = (parsed(picture(table(8, objects=found))) for found in ((), things))
    assert few.get("width") == more.get("width")


def test_one_card_is_one_card() -> None:
    state = fight()
    players = tuple(replace(player, hand=n) for n, player in enumerate(state.players))
    said = " ".join(words(replace(state, players=players)))
    assert "1 card in hand" in said
    assert "2 cards in hand" in said
