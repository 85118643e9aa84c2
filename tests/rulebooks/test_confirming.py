"""The lock: what has been confirmed, and what a new text undoes."""

from __future__ import annotations

from pathlib import Path

import pytest

from apnap.rulebooks import GlossaryTerm, RuleNumber, Subject, editions, load
from apnap.rulebooks.confirming import Confirmed, LockError, confirmed, text_of, write_confirmed

SPLIT = RuleNumber.parse("802.1")
ORDER = RuleNumber.parse("802.5")
EXAMPLE = RuleNumber.parse("802.2a")
AFFINITY = GlossaryTerm("affinity")


def test_without_a_file_nothing_is_confirmed(tmp_path: Path) -> None:
    assert confirmed(tmp_path) == Confirmed()


@pytest.mark.parametrize("about", [SPLIT, EXAMPLE, AFFINITY])
def test_what_is_confirmed_is_so_wherever_the_text_is_the_same(about: Subject) -> None:
    newest = load("2026-01-16")
    lock = Confirmed().add([about], newest)
    assert lock.has(about, newest)
    for date in editions():
        book = load(date)
        same = text_of(about, book) == text_of(about, newest)
        assert lock.has(about, book) is same, date


def test_a_number_given_to_another_text_is_not_confirmed() -> None:
    lock = Confirmed().add([ORDER], load("2024-06-07"))
    assert not lock.has(ORDER, load("2024-11-08"))


def test_what_an_edition_does_not_have_is_not_confirmed() -> None:
    nothing = RuleNumber.parse("802.99")
    lock = Confirmed().add([nothing, GlossaryTerm("nonsense")], load("2026-01-16"))
    assert lock == Confirmed()
    assert not lock.has(nothing, load("2026-01-16"))


def test_an_example_is_part_of_the_text() -> None:
    book = load("2026-01-16")
    rule = book.rules[EXAMPLE]
    assert text_of(EXAMPLE, book) == f"{rule.fingerprint}+{rule.examples_fingerprint}"


def test_the_first_edition_of_a_text_is_kept() -> None:
    once = Confirmed().add([SPLIT], load("2026-01-16")).add([SPLIT], load("2024-06-07"))
    assert set(once.texts[SPLIT].values()) == {"2024-06-07"}
    assert once.add([SPLIT], load("2026-01-16")) == once


def test_a_stored_lock_is_read_back(tmp_path: Path) -> None:
    lock = Confirmed().add([AFFINITY, EXAMPLE, SPLIT, ORDER], load("2026-01-16"))
    path = write_confirmed(lock.add([ORDER], load("2024-06-07")), tmp_path)
    assert confirmed(tmp_path) == lock.add([ORDER], load("2024-06-07"))
    numbers = [line.split('"')[1] for line in path.read_text().splitlines() if ': {"' in line]
    assert numbers == ["802.1", "802.2a", "802.5", "glossary:affinity"]


@pytest.mark.parametrize(
    "text", ["", "[]", '{"format": 2, "rules": {}}', '{"rules": {"802.x": {}}}', "\udcff"]
)
def test_what_is_no_lock_is_said_to_be_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "confirmed.json").write_bytes(text.encode(errors="surrogateescape"))
    with pytest.raises(LockError, match="is not a list of what was confirmed"):
        confirmed(tmp_path)
