"""A new edition's column in the table of rule numbers."""

from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

from apnap.protocol import EditionDate
from apnap.protocol.numbering import FILE, NumbersFile, numbering, read_numbers
from apnap.protocol.resources import folder
from apnap.rulebooks import Edition, RuleNumber, editions, load
from apnap.rulebooks.edition import closed, opened
from apnap.rulebooks.standing import compared, entries, extended, write_numbers

parse = RuleNumber.parse
NEW = EditionDate("2031-03-09")


def book(rules: Mapping[str, str], date: str = "2030-01-01") -> Edition:
    """Return an edition with these rules and what stands for their texts."""
    some = closed(load(editions()[0]))
    texts = {n: {"fingerprint": f"{sum(map(ord, text)):016x}"} for n, text in rules.items()}
    stored = msgspec.structs.replace(some, edition=date, rules=msgspec.convert(texts, dict))
    return opened(msgspec.convert(msgspec.to_builtins(stored), type(some)))


OLD: Mapping[str, str] = {
    "701": "actions",
    "701.1": "attach",
    "701.2": "create",
    "701.2a": "create one",
    "701.2b": "create several",
    "701.3": "destroy",
    "702": "abilities",
    "702.1": "flying",
}


def standing(new: Mapping[str, str]) -> dict[str, str]:
    """Return the rules of the old book that do not stand where they stood."""
    found = compared(book(OLD), book(new, NEW)).standing
    return {
        str(number): " ".join(map(str, there))
        for number, there in found.items()
        if there != (number,)
    }


def stored(new: Mapping[str, str]) -> Mapping[str, object]:
    base = book(OLD)
    column = compared(base, book(new, NEW))
    return {str(n): place for n, place in entries(column.standing, base, "same").items()}


INSERTED: Mapping[str, str] = {
    "701": "actions",
    "701.1": "attach",
    "701.2": "behold",
    "701.3": "create",
    "701.3a": "create one",
    "701.3b": "create as many as it says",
    "701.4": "destroy",
    "702": "abilities",
    "702.1": "flying",
}


def test_an_action_that_is_inserted_moves_those_behind_it() -> None:
    moved = {"701.2": "701.3", "701.2a": "701.3a", "701.2b": "701.3b", "701.3": "701.4"}
    assert standing(INSERTED) == moved
    assert stored(INSERTED) == {"701.2": "701.3*", "701.3": "701.4"}


def test_what_was_reworded_is_looked_for_where_its_neighbours_went() -> None:
    column = compared(book(OLD), book(INSERTED, NEW))
    assert [str(number) for number in column.reworded] == ["701.2b"]
    assert [str(number) for number in column.renumbered] == ["701.2", "701.2a", "701.2b", "701.3"]
    assert column.gone == ()


def test_a_rule_that_is_not_found_is_gone_with_its_parts() -> None:
    left = {n: text for n, text in OLD.items() if not n.startswith("701.2")}
    assert stored(left) == {"701.2": None}
    assert [str(n) for n in compared(book(OLD), book(left, NEW)).gone] == [
        "701.2",
        "701.2a",
        "701.2b",
    ]


def test_a_chapter_that_is_renumbered_is_one_entry() -> None:
    moved = {n.replace("701", "751"): text for n, text in OLD.items()}
    assert stored(moved) == {"701": "751*"}


def test_nothing_is_said_of_a_book_with_the_same_numbers() -> None:
    assert stored({**OLD, "702.1": "flies"}) == {}


def test_two_rules_may_change_places() -> None:
    swapped = {**OLD, "701.1": "destroy", "701.3": "attach"}
    assert stored(swapped) == {"701.1": "701.3", "701.3": "701.1"}


def test_the_table_is_extended_by_a_column_and_nothing_else() -> None:
    base = load(numbering().base)
    moved = opened(
        msgspec.structs.replace(
            closed(base),
            edition=NEW,
            rules={n.replace("802", "852"): rule for n, rule in closed(base).rules.items()},
        )
    )
    before = read_numbers()
    after = extended(before, base, moved, compared(base, moved))
    assert after.editions == {**before.editions, NEW: "same"}
    assert after.rules["802"] == {**before.rules.get("802", {}), NEW: "852*"}
    for number in after.rules:
        assert number == "802" or after.rules[number] == before.rules[number]
    assert (after.base, after.functions, after.beside, after.notes) == (
        before.base,
        before.functions,
        before.beside,
        before.notes,
    )


def test_the_committed_table_is_written_as_it_is_read(tmp_path: Path) -> None:
    committed = folder("editions") / FILE
    assert write_numbers(read_numbers(), tmp_path).read_bytes() == committed.read_bytes()


@pytest.mark.parametrize("date", editions()[1:-1])
def test_a_column_says_as_little_as_it_can(date: EditionDate) -> None:
    base, table = load(numbering().base), numbering()
    whole = {number: table.there(number, date) for number in base.rules}
    written = {number for number, places in table.rules.items() if date in places}
    assert len(entries(whole, base, "same")) == len(written)


def test_what_is_extended_can_be_read_again(tmp_path: Path) -> None:
    base = load(numbering().base)
    column = compared(base, load("2024-11-08"))
    small = NumbersFile(base=base.date, editions={}, rules={}, functions={}, beside={}, notes={})
    write_numbers(extended(small, base, load("2024-11-08"), column), tmp_path)
    again = numbering(tmp_path)
    assert again.dates == ("2024-11-08", base.date)
    for number, there in column.standing.items():
        assert again.there(number, EditionDate("2024-11-08")) == there
