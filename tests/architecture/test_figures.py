"""The figures: what is counted, and when it is too much."""

from __future__ import annotations

from pathlib import Path

from tools.architecture.figures import (
    ARROWS,
    FLOORS,
    Figure,
    beside_each_other,
    figures,
    of_one_name,
)
from tools.architecture.sheets import Arrow, Room, Sheet
from tools.architecture.tree import Tree

LAYERS = {
    "importlinter": {
        "contracts": [
            {"type": "forbidden"},
            {
                "type": "layers",
                "containers": ["apnap_reference"],
                "layers": ["spells", "turn | choices", "state"],
            },
        ]
    }
}


def named(*names: str) -> frozenset[Arrow]:
    """Return arrows of the specification, each written as two names."""
    pairs = (name.split() for name in names)
    return frozenset((f"apnap_reference.{a}", f"apnap_reference.{b}") for a, b in pairs)


def told(arrows: frozenset[Arrow], *files: str) -> dict[str, Figure]:
    """Return the figures of a specification with these arrows and files, by what they count."""
    rooms = {end: Room(end, end, "apnap_reference", 1, "") for arrow in arrows for end in arrow}
    sheet = Sheet(Path("specification.svg"), "", rooms, arrows)
    tree = Tree({file: Path(file) for file in files or ("a/b.py",)}, {})
    return {figure.what: figure for figure in figures(tree, [sheet], LAYERS)}


def chain(length: int) -> frozenset[Arrow]:
    """Return rooms that each import the next one."""
    return named(*(f"r{number} r{number + 1}" for number in range(length)))


def test_what_goes_down_holds() -> None:
    found = told(named("spells turn", "turn state", "choices state", "spells state"))
    assert all(figure.holds for figure in found.values())
    assert [figure.value for figure in found.values()] == [4, 4, 0, 0, 3, 1, 1]


def test_an_arrow_back_up_or_aside_does_not_hold_and_is_named() -> None:
    found = told(named("state spells", "turn choices"))["specification: arrows back up"]
    assert (found.value, found.holds) == (2, False)
    assert "apnap_reference.state -> apnap_reference.spells" in found.where


def test_a_circle_does_not_hold_and_is_shown() -> None:
    found = told(named("a b", "b a"))["specification: circles"]
    assert (found.value, found.holds) == (1, False)
    assert str(found).startswith("TOO MANY specification: circles 1 (at most 0): circle of imports")


def test_too_many_floors_or_arrows_do_not_hold() -> None:
    assert told(chain(FLOORS - 1))["specification: floors"].holds
    assert not told(chain(FLOORS))["specification: floors"].holds
    assert told(chain(ARROWS))["specification: arrows"].holds
    assert not told(chain(ARROWS + 1))["specification: arrows"].holds


def tree(*files: str) -> Tree:
    """Return a tree of these files, whose modules have the names of their paths."""
    return Tree({file.removesuffix(".py").replace("/", "."): Path(file) for file in files}, {})


def test_modules_beside_each_other_are_those_of_one_folder() -> None:
    many = [f"apnap/book/{number}.py" for number in range(26)]
    assert beside_each_other(tree(*many[1:], "apnap/book/__init__.py", "apnap/a.py")).holds
    found = beside_each_other(tree(*many, "apnap/a.py"))
    assert (found.value, found.where, found.holds) == (26, "apnap/book", False)


def test_a_folder_of_tests_is_counted_as_well() -> None:
    crowded = [Path(f"tests/logs/test_{number}.py") for number in range(26)]
    found = beside_each_other(Tree({"a": Path("a.py")}, {}, (*crowded, Path("tools/b.py"))))
    assert (found.value, found.where, found.holds) == (26, "tests/logs", False)


def test_cards_and_misreadings_are_counted_as_well() -> None:
    for folder in ("apnap_reference/cards", "apnap_misreadings/glossary"):
        many = [f"{folder}/{number}.py" for number in range(26)]
        assert not beside_each_other(tree(*many, "apnap_reference/engine.py")).holds


def test_a_name_stands_in_few_folders() -> None:
    folders = [f"apnap/{number}/naming.py" for number in range(5)]
    assert of_one_name(tree("apnap/a.py", *folders[:2])).holds
    found = of_one_name(tree("apnap/a.py", *folders))
    assert (found.value, found.where, found.holds) == (5, "naming", False)


def test_names_of_misreadings_are_those_of_sections() -> None:
    sections = [f"apnap_misreadings/{number}/attacks.py" for number in range(5)]
    assert of_one_name(tree("apnap/a.py", *sections)).value == 1
