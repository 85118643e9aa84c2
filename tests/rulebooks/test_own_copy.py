"""A reader's own copy: its edition is told by fingerprints, and nothing else will do."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rulebooks.conftest import BOOK

from apnap.rulebooks import NotARulebookError, index_file, subject, write
from apnap.rulebooks.own_copy import NotIndexedError, own_copy
from apnap.rulebooks.reading import CutOffRulebookError


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Write the book of baking, and index it."""
    path = tmp_path / "baking.txt"
    path.write_text(BOOK, encoding="utf-8")
    (tmp_path / "editions").mkdir()
    write(index_file(path), tmp_path / "editions")
    return path


def test_the_edition_is_told_by_the_texts_and_not_by_layout(copy: Path) -> None:
    found = own_copy(copy, copy.parent / "editions")
    assert found.edition == "2031-03-09"
    said = found.texts[subject("100.1b")]
    assert said.text.startswith("A baker who leaves the kitchen leaves the bread as well.")
    assert said.examples[0] == "Rosa leaves. Her rolls stay."
    copy.write_bytes(BOOK.replace("\u2019", "'").replace("\n", "\r\n").encode("cp1252"))
    assert own_copy(copy, copy.parent / "editions").edition == "2031-03-09"
    copy.write_text(BOOK.replace("are effective as of March 9, 2031", "are old"), encoding="utf-8")
    assert own_copy(copy, copy.parent / "editions").edition == "2031-03-09"


def test_every_term_is_found_by_its_slug(copy: Path) -> None:
    found = own_copy(copy, copy.parent / "editions")
    terms = [str(one) for one in found.texts if str(one).startswith("glossary:")]
    assert terms
    assert all(found.texts[subject(one)].text for one in terms)


@pytest.mark.parametrize(
    ("was", "now", "problem"),
    [
        ("Heat rises.", "Heat sinks.", "in 1 place, first in 101.1a): take the official"),
        ("     Whoever comes back finds it cold.\n", "", "take the official plain text, unchanged"),
        ("Example: Rosa leaves. Her rolls stay.\n", "", "first in 100.1b"),
        ("101.2c Three.\n\n101.2d Four.", "101.2c Three.", "first in 101.2d"),
    ],
)
def test_a_changed_copy_is_refused_with_the_place(
    copy: Path, was: str, now: str, problem: str
) -> None:
    assert was in BOOK
    copy.write_text(BOOK.replace(was, now), encoding="utf-8")
    with pytest.raises(NotIndexedError, match="2031-03-09") as caught:
        own_copy(copy, copy.parent / "editions")
    assert problem in str(caught.value)


def test_an_edition_that_is_not_indexed_is_refused_with_those_that_are(copy: Path) -> None:
    text = BOOK.replace("March 9, 2031", "May 1, 2032").replace("Heat rises.", "Heat sinks.")
    copy.write_text(text, encoding="utf-8")
    with pytest.raises(NotIndexedError) as caught:
        own_copy(copy, copy.parent / "editions")
    said = str(caught.value)
    assert "in force from 2032-05-01" in said
    assert "the indexed editions are 2031-03-09" in said
    assert f"`apnap rules index {copy}`" in said


def test_what_is_no_whole_rulebook_is_refused(copy: Path) -> None:
    copy.write_text("Heat rises.", encoding="utf-8")
    with pytest.raises(NotARulebookError, match="is not a plain-text rulebook"):
        own_copy(copy, copy.parent / "editions")
    copy.write_text(BOOK[: BOOK.index("101.2a")], encoding="utf-8")
    with pytest.raises(CutOffRulebookError, match="is cut off"):
        own_copy(copy, copy.parent / "editions")
