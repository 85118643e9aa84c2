"""Indexing a rulebook, storing the index and loading it again."""

import hashlib
from pathlib import Path

import pytest

from apnap.protocol import EditionDate
from apnap.protocol.resources import folder
from apnap.rulebooks import (
    Edition,
    EditionFileError,
    NotARulebookError,
    RuleNumber,
    UndatedRulebookError,
    UnknownEditionError,
    editions,
    index_file,
    load,
    neighbours,
    newest,
    write,
)
from apnap.rulebooks.fingerprints import fingerprint

parse = RuleNumber.parse


@pytest.fixture
def path(tmp_path: Path, book: str) -> Path:
    """Return the path of the invented rulebook."""
    file = tmp_path / "book.txt"
    file.write_bytes(book.encode("cp1252"))
    return file


@pytest.fixture
def edition(path: Path) -> Edition:
    """Return the index of the invented rulebook."""
    return index_file(path)


def test_an_edition_is_called_by_the_day_that_the_book_says(edition: Edition) -> None:
    assert (edition.date, edition.effective) == ("2031-03-09", "2031-03-09")


def test_an_edition_may_be_called_by_another_day(path: Path) -> None:
    edition = index_file(path, "2031-04-01")
    assert (edition.date, edition.effective) == ("2031-04-01", "2031-03-09")


@pytest.mark.parametrize("date", ["2031", "2031-13-01", "yesterday", "2031-04-01x", "2031-04-01\n"])
def test_an_edition_is_called_by_a_day_only(path: Path, date: str) -> None:
    with pytest.raises(UndatedRulebookError, match="is not the date of an edition"):
        index_file(path, date)


def test_a_book_without_a_day_needs_one(path: Path, book: str) -> None:
    path.write_text(book.replace("March 9, 2031", "now"), encoding="utf-8")
    with pytest.raises(UndatedRulebookError, match="give the edition's date"):
        index_file(path)
    assert index_file(path, "2031-04-01").effective == "2031-04-01"


def test_a_file_that_is_no_rulebook_is_named(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text("Flour\n", encoding="utf-8")
    with pytest.raises(NotARulebookError, match=r"list\.txt"):
        index_file(file, "2031-03-09")


def test_the_source_is_known_by_its_digest(path: Path, edition: Edition) -> None:
    assert edition.source == hashlib.sha256(path.read_bytes()).hexdigest()


def test_the_index_answers(edition: Edition) -> None:
    assert edition.has(parse("101.2p"))
    assert edition.has(parse("101"))
    assert not edition.has(parse("101.2q"))
    assert edition.examples(parse("100.1b")) == 2
    assert edition.examples(parse("100.1a")) == 0
    assert edition.fingerprint(parse("101.2a")) == fingerprint("ONE.")
    assert edition.chapters == {1: "The Kitchen", 2: "The Dough"}
    assert edition.glossary["Bake"] == fingerprint("To heat dough. See rule 100.")


def test_titles_are_those_of_headings(edition: Edition) -> None:
    assert edition.title(parse("110")) == "Tools"
    assert edition.title(parse("110.10a")) == "Tools"
    assert edition.title(parse("101.1")) == "Heat"
    assert edition.title(parse("101.1b")) == "Heat"
    assert edition.title(parse("201.1")) == ""


@pytest.mark.parametrize("number", ["101.2q", "999"])
def test_nothing_is_said_of_what_the_book_does_not_have(edition: Edition, number: str) -> None:
    assert edition.parts(parse(number)) == ()
    for ask in (edition.title, edition.examples, edition.fingerprint):
        with pytest.raises(KeyError):
            ask(parse(number))


def test_parts_stand_in_order(edition: Edition) -> None:
    assert [str(n) for n in edition.parts(parse("110"))][-2:] == ["110.9", "110.10"]
    assert [str(n) for n in edition.parts(parse("110.10"))] == ["110.10a"]
    assert [str(n) for n in edition.within(parse("110"))][-2:] == ["110.10", "110.10a"]
    assert edition.parts(parse("110.1")) == ()


def test_parts_of_a_rule_that_was_left_out_are_parts_of_the_section(tmp_path: Path) -> None:
    file = tmp_path / "odd.txt"
    file.write_text("700. General\n\n700.1. One.\n\n700.2a Two.\n", encoding="utf-8")
    edition = index_file(file, "2031-03-09")
    assert [str(n) for n in edition.within(parse("700"))] == ["700.1", "700.2a"]
    assert edition.title(parse("700.2a")) == "General"
    assert edition.doubts == {5: "700.2a follows 700.1"}


def test_sections_and_rules_are_listed_apart(edition: Edition) -> None:
    assert [str(n) for n in edition.sections] == ["100", "101", "110", "200", "201"]
    assert len(edition.numbers) + len(edition.sections) == len(edition.rules)


def test_only_the_text_of_a_changed_rule_changes_its_fingerprint(path: Path, book: str) -> None:
    before = index_file(path)
    path.write_text(book.replace("Heat rises", "Cold rises"), encoding="utf-8")
    after = index_file(path)
    assert [str(n) for n in before.rules if before.rules[n] != after.rules[n]] == ["101.1a"]


def test_an_example_has_a_fingerprint_of_its_own(path: Path, book: str) -> None:
    before = index_file(path)
    path.write_text(book.replace("A fork is none", "A knife is none"), encoding="utf-8")
    after = index_file(path)
    number = parse("110.1")
    assert before.fingerprint(number) == after.fingerprint(number)
    assert before.rules[number].examples_fingerprint != after.rules[number].examples_fingerprint


def test_what_is_written_is_what_is_loaded(edition: Edition, tmp_path: Path) -> None:
    file = write(edition, tmp_path)
    assert file == tmp_path / "2031-03-09.json"
    assert load("2031-03-09", tmp_path) == edition
    assert write(load("2031-03-09", tmp_path), tmp_path).read_bytes() == file.read_bytes()


def test_no_text_is_written(edition: Edition, tmp_path: Path) -> None:
    stored = write(edition, tmp_path).read_text(encoding="utf-8")
    assert "Rosa" not in stored
    assert "rises" not in stored
    assert "heat dough" not in stored


def test_every_rule_has_its_line(edition: Edition, tmp_path: Path) -> None:
    stored = write(edition, tmp_path).read_text(encoding="utf-8").splitlines()
    for number in edition.rules:
        assert sum(line.startswith(f'"{number}": ') for line in stored) == 1


def test_editions_are_listed_from_old_to_new(edition: Edition, tmp_path: Path) -> None:
    assert editions(tmp_path) == ()
    write(edition, tmp_path)
    (tmp_path / "2007-10-01.json").touch()
    (tmp_path / "numbers.json").touch()
    assert editions(tmp_path) == ("2007-10-01", "2031-03-09")
    assert newest(tmp_path) == "2031-03-09"


def test_there_may_be_no_newest_edition(tmp_path: Path) -> None:
    with pytest.raises(UnknownEditionError, match="the indexed editions are: none"):
        newest(tmp_path)


def test_an_unknown_edition_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(UnknownEditionError) as no:
        load("1993-08-05")
    assert no.value.known == editions()
    assert all(date in str(no.value) for date in (*editions(), "1993-08-05"))


def test_a_name_that_is_a_path_is_no_edition() -> None:
    with pytest.raises(UnknownEditionError):
        load("../editions/" + newest())


@pytest.mark.parametrize("content", ["", "{}", "[]"])
def test_a_damaged_file_is_named(tmp_path: Path, content: str) -> None:
    (tmp_path / "2007-10-01.json").write_text(content, encoding="utf-8")
    with pytest.raises(EditionFileError, match=r"2007-10-01\.json") as no:
        load("2007-10-01", tmp_path)
    assert no.value.path == tmp_path / "2007-10-01.json"


def test_a_file_with_an_impossible_number_is_named(edition: Edition, tmp_path: Path) -> None:
    file = write(edition, tmp_path)
    file.write_text(file.read_text(encoding="utf-8").replace('"100.2"', '"100.2l"'), "utf-8")
    with pytest.raises(EditionFileError, match=r"100\.2l"):
        load("2031-03-09", tmp_path)


def test_a_file_that_was_written_again_is_loaded_again(edition: Edition, tmp_path: Path) -> None:
    file = write(edition, tmp_path)
    first = load("2031-03-09", tmp_path)
    file.write_text(
        file.read_text(encoding="utf-8").replace("The Kitchen", "The Bakery"), encoding="utf-8"
    )
    assert first.chapters[1] == "The Kitchen"
    assert load("2031-03-09", tmp_path).chapters[1] == "The Bakery"


def test_the_data_folder_is_the_default() -> None:
    assert editions() == editions(folder("editions"))
    assert load(newest()) == load(newest(), folder("editions"))


def test_editions_are_gathered_into_runs_without_a_gap() -> None:
    known = tuple(map(EditionDate, "abcd"))
    a, b, _, d = known
    assert neighbours((a, b, d), known) == ((a, b), (d,))
    assert neighbours(known, known) == (known,)
    assert neighbours((), known) == ()
