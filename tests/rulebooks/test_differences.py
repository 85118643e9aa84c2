"""What changed between two editions is found, by fingerprints and by texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from apnap.protocol import EditionDate
from apnap.rulebooks import Edition, RuleNumber, load, renumbering
from apnap.rulebooks.differences import Difference, differences, moves
from apnap.rulebooks.index import read_edition
from apnap.rulebooks.likeness import Texts, matches

Told = list[tuple[str, str | None, str | None]]
parse = RuleNumber.parse


def read(folder: Path, text: str) -> tuple[Edition, Texts]:
    """Return a book's index, and its texts."""
    path = folder / "book.txt"
    path.write_text(text, encoding="utf-8")
    edition, book = read_edition(path)
    return edition, {entry.number: entry.text for entry in book.entries}


def told(found: tuple[Difference, ...]) -> Told:
    """Return kind, old and new number of each difference."""
    return [(one.kind, _text(one.old), _text(one.new)) for one in found]


def _text(number: object) -> str | None:
    return None if number is None else str(number)


def test_nothing_differs_from_itself(book: str, tmp_path: Path) -> None:
    edition, texts = read(tmp_path, book)
    assert differences(edition, edition, (texts, texts)) == ()


def test_a_reworded_rule_an_example_and_a_term_have_changed(book: str, tmp_path: Path) -> None:
    old, _ = read(tmp_path, book)
    text = book.replace("Heat rises.", "Warmth rises.").replace("A fork is none.", "A fork.")
    new, _ = read(tmp_path, text.replace("What nobody ate.", "What nobody wanted."))
    found = differences(old, new)
    assert told(found)[:2] == [("changed", "101.1a", "101.1a"), ("changed", "110.1", "110.1")]
    assert [(one.reworded, one.examples) for one in found[:2]] == [(True, False), (False, True)]
    terms = ("glossary:left", "glossary:left-behind", "glossary:left-over")
    assert told(found)[2:] == [("changed", term, term) for term in terms]


def test_a_rule_put_in_between_moves_the_others(book: str, tmp_path: Path) -> None:
    old, _ = read(tmp_path, book)
    text = book.replace("101.1b. It never", "101.1c. It never")
    new, _ = read(tmp_path, text.replace("101.1a Heat", "101.1a Cold falls.\n\n101.1b Heat"))
    assert sorted(told(differences(old, new)), key=str) == [
        ("added", None, "101.1a"),
        ("renumbered", "101.1a", "101.1b"),
        ("renumbered", "101.1b", "101.1c"),
    ]


def test_by_texts_a_rule_is_found_again_that_was_moved_and_reworded(
    book: str, tmp_path: Path
) -> None:
    old, before = read(tmp_path, book)
    text = book.replace(
        "200.1. Dough rests.",
        "200.1. Yeast is bought on Mondays.\n\n200.2. A kitchen always has one baker and has at"
        " least one good oven.",
    ).replace("100.1. A kitchen has one baker and at least one oven.", "100.1. Wash your hands.")
    new, after = read(tmp_path, text)
    found = differences(old, new, (before, after))
    assert ("renumbered", "100.1", "200.2") in told(found)
    moved = next(one for one in found if one.old == parse("100.1"))
    assert moved.reworded
    assert moved.likeness is not None
    assert 0.5 < moved.likeness < 1
    assert ("added", None, "100.1") in told(found)
    assert ("removed", "200.1", None) in told(found)


def test_without_texts_a_number_given_to_another_rule_has_changed(
    book: str, tmp_path: Path
) -> None:
    old, _ = read(tmp_path, book)
    new, _ = read(tmp_path, book.replace("Dough rests.", "Yeast is bought on Mondays."))
    assert told(differences(old, new)) == [("changed", "200.1", "200.1")]


def test_the_end_of_damage_assignment_order_is_seen() -> None:
    old, new = load("2024-06-07"), load("2024-11-08")
    found = told(differences(old, new, None, moves(old.date, new.date, renumbering())))
    assert {
        ("removed", "802.5", None),
        ("renumbered", "802.6", "802.5"),
        ("removed", "805.10f", None),
        ("renumbered", "805.10g", "805.10f"),
    } <= set(found)


def test_every_rule_is_accounted_for_once() -> None:
    old, new = load("2020-06-01"), load("2026-01-16")
    found = differences(old, new, None, moves(old.date, new.date, renumbering()))
    before = [one.old for one in found if isinstance(one.old, RuleNumber)]
    after = [one.new for one in found if isinstance(one.new, RuleNumber)]
    assert len(set(before)) == len(before)
    assert len(set(after)) == len(after)
    assert len(old.rules) - len(before) == len(new.rules) - len(after)
    assert {n for n in old.rules if not new.has(n)} <= set(before)
    assert {n for n in new.rules if not old.has(n)} <= set(after)


def test_the_map_of_2006_says_what_fingerprints_cannot() -> None:
    old, new = load("2006-10-01"), load("2026-01-16")
    found = told(differences(old, new, None, moves(old.date, new.date, renumbering())))
    assert ("renumbered", "103.4", "101.4") in found
    assert ("renumbered", "606.6g", "805.8") in found


@pytest.mark.parametrize(
    ("old", "new"), [("2026-01-16", "2024-06-07"), ("2024-06-07", "2031-03-09")]
)
def test_the_map_says_nothing_backwards_or_of_editions_that_it_does_not_know(
    old: EditionDate, new: EditionDate
) -> None:
    assert moves(old, new, renumbering()) == {}


def test_references_to_other_rules_do_not_count_for_likeness() -> None:
    one, other = parse("100.1"), parse("200.1")
    (found,) = matches({one: "See rule 702.14 of ovens."}, {other: "See rule 802.2a of ovens."})
    assert (found.old, found.new, found.likeness) == (one, other, 1.0)


def test_texts_without_a_word_in_common_do_not_match() -> None:
    assert matches({parse("100.1"): "Heat rises."}, {parse("200.1"): "Dough rests."}) == ()


def test_each_text_is_found_again_once() -> None:
    one, other = parse("100.1"), parse("200.1")
    found = matches({one: "Heat always rises.", other: "Heat rises."}, {other: "Heat rises."})
    assert [(match.old, match.new) for match in found] == [(other, other)]


def test_a_text_of_which_only_a_reference_moved_says_so(book: str, tmp_path: Path) -> None:
    text = book.replace("200.1. Dough rests.", "200.1. Dough rests as in rule 101.1b.")
    old, before = read(tmp_path, text)
    moved = text.replace("101.1b. It never", "101.1c. It never")
    moved = moved.replace("101.1a Heat", "101.1a Cold falls.\n\n101.1b Heat")
    new, after = read(tmp_path, moved.replace("in rule 101.1b.", "in rule 101.1c."))
    found = {str(one.new): one for one in differences(old, new, (before, after))}
    assert (found["200.1"].reworded, found["200.1"].reference_only) == (True, True)
    assert not found["101.1b"].reference_only
    other, else_ = read(tmp_path, moved.replace("in rule 101.1b.", "in rule 100.1."))
    found = {str(one.new): one for one in differences(old, other, (before, else_))}
    assert not found["200.1"].reference_only, "another rule is meant now"
    found = {str(one.new): one for one in differences(old, new)}
    assert not found["200.1"].reference_only, "without texts nobody knows"
