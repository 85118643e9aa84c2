"""How cards are read and looked up."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from apnap.protocol.catalogue import (
    Card,
    CardFileError,
    UnknownCardError,
    catalogue,
    find,
    mana_value,
    read_cards,
    slug,
)

BEARS: dict[str, Any] = {
    "name": "Grizzly Bears",
    "summary": "A 2/2 creature without abilities.",
    "mana_cost": "{1}{G}",
    "colors": ["G"],
    "types": ["Creature"],
    "subtypes": ["Bear"],
    "power": 2,
    "toughness": 2,
}


def write(where: Path, name: str, card: object) -> Path:
    """Write `card` as JSON into the folder `where`, in a file called `name`."""
    path = where / name
    path.write_bytes(msgspec.json.encode(card))
    return path


def test_a_card_is_found_by_its_name_with_its_characteristics() -> None:
    assert find("Grizzly Bears") == msgspec.convert(BEARS, Card)


def test_the_catalogue_is_read_once_and_cannot_be_changed() -> None:
    assert catalogue() is catalogue()
    with pytest.raises(TypeError):
        catalogue()["Black Lotus"] = find("Forest")  # type: ignore[index]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Grizzly Bear", "Grizzly Bears"),
        ("grizzly bears", "Grizzly Bears"),
        ("Human token", "Human Token"),
        ("Jace, Beleren", "Jace Beleren"),
    ],
)
def test_a_misspelt_name_is_refused_with_the_name_that_was_meant(said: str, meant: str) -> None:
    with pytest.raises(UnknownCardError, match=meant) as caught:
        find(said)
    assert caught.value.name == said
    assert caught.value.close[0] == meant


def test_a_name_like_no_other_is_refused_without_a_guess() -> None:
    with pytest.raises(UnknownCardError, match="'zzzzz': no name resembles it") as caught:
        find("zzzzz")
    assert caught.value.close == ()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Grizzly Bears", 2),
        ("Force of Will", 5),
        ("Verdant Force", 8),
        ("Ornithopter", 0),
        ("Forest", 0),
        ("Saproling Token", 0),
        ("Invasion of Dominaria", 3),
        ("Serra Faithkeeper", 3),
    ],
)
def test_mana_value_is_the_total_of_the_cost_and_for_a_back_face_that_of_its_front(
    name: str, value: int
) -> None:
    assert mana_value(find(name)) == value


@pytest.mark.parametrize(("cost", "value"), [("{X}{R}", 1), ("{10}{C}", 11), ("{X}{X}", 0)])
def test_mana_value_counts_x_as_nothing_and_reads_figures_of_two_digits(
    cost: str, value: int
) -> None:
    card = Card(
        name="Something Else",
        summary="A sorcery.",
        mana_cost=cost,
        colors=(),
        types=("Sorcery",),
    )
    assert mana_value(card) == value


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Teferi's Moat", "teferis-moat"),
        ("Two-Headed Giant of Foriys", "two-headed-giant-of-foriys"),
        ("Juzám Djinn", "juzam-djinn"),
        ("Borrowing 100,000 Arrows", "borrowing-100-000-arrows"),
    ],
)
def test_a_slug_is_plain_ascii_with_hyphens(name: str, expected: str) -> None:
    assert slug(name) == expected


def test_a_folder_is_read_by_name_and_other_files_are_left_alone(tmp_path: Path) -> None:
    write(tmp_path, "grizzly-bears.json", BEARS)
    (tmp_path / "notes.txt").write_text("not a card")
    assert read_cards(tmp_path) == {"Grizzly Bears": msgspec.convert(BEARS, Card)}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"text": "no"}, "unknown field `text`"),
        ({"summary": ""}, "summary"),
        ({"summary": "A 2/2 creature without abilities"}, "summary"),
        ({"summary": "A 2/2 creature.\nIt is green."}, "summary"),
        ({"summary": f"A {'very ' * 26}large creature."}, "summary"),
        ({"mana_cost": "1G"}, "mana_cost"),
        ({"mana_cost": "{1}{G"}, "mana_cost"),
        ({"mana_cost": "{01}"}, "mana_cost"),
        ({"mana_cost": ""}, "mana_cost"),
        ({"colors": ["green"]}, "colors"),
        ({"types": []}, "types"),
        ({"types": ["Beast"]}, "types"),
        ({"abilities": ["mana"]}, "abilities"),
        ({"power": "*"}, "power"),
    ],
)
def test_a_file_that_is_no_card_is_refused_by_path_and_reason(
    tmp_path: Path, change: dict[str, Any], reason: str
) -> None:
    path = write(tmp_path, "grizzly-bears.json", BEARS | change)
    with pytest.raises(CardFileError, match=reason) as caught:
        read_cards(tmp_path)
    assert caught.value.path == path


def test_a_card_of_which_nobody_says_what_it_does_is_refused(tmp_path: Path) -> None:
    silent = {field: value for field, value in BEARS.items() if field != "summary"}
    write(tmp_path, "grizzly-bears.json", silent)
    with pytest.raises(CardFileError, match="missing required field `summary`"):
        read_cards(tmp_path)


def test_a_file_that_is_no_json_is_refused(tmp_path: Path) -> None:
    (tmp_path / "grizzly-bears.json").write_text("{")
    with pytest.raises(CardFileError, match=r"grizzly-bears\.json"):
        read_cards(tmp_path)


def test_a_card_in_a_file_of_another_name_is_refused(tmp_path: Path) -> None:
    write(tmp_path, "bears.json", BEARS)
    with pytest.raises(CardFileError, match=r"Grizzly Bears belongs in grizzly-bears\.json"):
        read_cards(tmp_path)
