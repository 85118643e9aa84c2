"""Feature files that were made to take all time or memory: refused with the line, or read."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from apnap.suite.compiling import MOST_FAULTS
from apnap.suite.loading import compiled
from apnap.suite.reading import MOST, WIDEST
from apnap.vocabulary.reading_lists import WordError, listing

HEAD: Final = "@cr:802.4a\nFeature: A\n"
SEATS: Final = "    Given a free-for-all between Rob, Alex and Carissa\n"


def faults(path: Path, text: str) -> list[str]:
    """Return what is wrong with a feature file."""
    path.write_text(text, encoding="utf-8")
    _, errors = compiled(path.parent, path, "extension")
    return [str(one) for one in errors]


def test_wrong_steps_are_told_in_bounded_time(tmp_path: Path) -> None:
    """Each is compared with all phrases, so there are only so many of them."""
    wrong = "".join(f"    And teh {number} is wrong\n" for number in range(10 * MOST_FAULTS))
    said = faults(tmp_path / "a.feature", f"{HEAD}  Scenario: B\n{SEATS}{wrong}")
    assert len(said) == MOST_FAULTS + 1
    assert f"only the first {MOST_FAULTS} faults" in said[0]


def test_a_permanent_whose_name_ends_with_no_card_is_told_with_the_line(tmp_path: Path) -> None:
    table = "      | permanent | controller |\n      | Verdant Farce | Rob |\n"
    these = f"    And these permanents are on the battlefield:\n{table}"
    (said,) = faults(tmp_path / "a.feature", f"{HEAD}  Scenario: B\n{SEATS}{these}")
    assert "a.feature:5: these permanents are on the battlefield:" in said
    assert "'Verdant Farce' does not end with the name of a card" in said


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param(
            f"{HEAD}  Scenario: B\n{SEATS}    When {'blocks ' * WIDEST}\n",
            f"{7 * WIDEST + 9} characters, and {WIDEST} at most",
            id="a line without end",
        ),
        pytest.param(
            HEAD + "  Scenario: B\n" + SEATS * MOST,
            f"{MOST + 3} lines, and {MOST} at most",
            id="lines without end",
        ),
        pytest.param(
            f"{HEAD}  Scenario Outline: <a>\n{SEATS * 300}    Examples:\n      | a |\n"
            + "      | b |\n" * 300,
            f"90000 steps and rows, outlines written out, and {MOST} at most",
            id="an outline of many steps and rows",
        ),
        pytest.param(
            f"{HEAD}  Background:\n{SEATS * 300}  Rule: C\n"
            + "".join(f"  Scenario: {n}\n    When Rob passes\n" for n in range(300)),
            "steps and rows, outlines written out",
            id="a background before many scenarios",
        ),
        pytest.param(
            f"{HEAD}  Scenario: B\n{SEATS}    And Rob controls {'Swamp and ' * 60}Forest\n",
            "has 61 parts, and 50 at most",
            id="a list without end",
        ),
    ],
)
def test_what_is_too_much_is_refused_with_its_line(tmp_path: Path, text: str, told: str) -> None:
    said = faults(tmp_path / "a.feature", text)
    assert any(told in one for one in said), said


def test_a_list_that_can_be_read_in_very_many_ways_is_told() -> None:
    """There are two to the power of twenty, and nobody counts them."""

    def read(text: str) -> str:
        if text not in {"Ash", "Oak", "Ash and Oak"}:
            raise WordError(f"{text!r} is nothing")
        return text

    with pytest.raises(WordError, match="several lists"):
        listing(" and ".join(["Ash and Oak"] * 20), read)
    assert listing("Oak, Ash, and Ash", read) == ["Oak", "Ash", "Ash"]
