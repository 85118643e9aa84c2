"""Reading rulebooks: every encoding and line end, and the traps of their layout."""

import re
from itertools import product

import pytest

from apnap.rulebooks.reading import CutOffRulebookError, NotARulebookError, Rulebook, read_rulebook

ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252")
LINE_ENDS = ("\r\n", "\r", "\n")


def read(text: str) -> Rulebook:
    return read_rulebook(text.encode())


def numbers(book: Rulebook) -> list[str]:
    return [str(entry.number) for entry in book.entries]


def text(book: Rulebook, number: str) -> str:
    return next(entry.text for entry in book.entries if str(entry.number) == number)


def with_rules(*paragraphs: str) -> str:
    """Return a book with one section and these paragraphs after its first rule."""
    return "\n\n".join(("7. Odd Things", "700. General", "700.1. First.", *paragraphs)) + "\n"


@pytest.mark.parametrize(("encoding", "end"), [*product(ENCODINGS, LINE_ENDS)])
def test_encodings_and_line_ends_make_no_difference(book: str, encoding: str, end: str) -> None:
    data = book.replace("\n", end).encode(encoding)
    assert read_rulebook(data) == read(book)


def test_line_ends_may_change_within_a_file(book: str) -> None:
    mixed = book.replace("\n\n", "\r\r\n").replace("\n", "\r\n", 9)
    assert numbers(read(mixed)) == numbers(read(book))


def test_bytes_that_no_encoding_knows_do_not_stop_the_reader(book: str) -> None:
    data = book.encode("cp1252").replace(b"Heat rises", b"Heat \x81 rises")
    assert "101.1a" in numbers(read_rulebook(data))


def test_all_rules_are_found_and_nothing_else(book: str) -> None:
    expected = (
        "100 100.1 100.1a 100.1b 100.2 101 101.1 101.1a 101.1b 101.2 101.2a 101.2b 101.2c 101.2d"
        " 101.2e 101.2f 101.2g 101.2h 101.2i 101.2j 101.2k 101.2m 101.2n 101.2p 101.3 110 110.1"
        " 110.2 110.3 110.4 110.5 110.6 110.7 110.8 110.9 110.10 110.10a 200 200.1 201 201.1"
    )
    assert numbers(read(book)) == expected.split()


def test_headings_have_titles_and_rules_have_none(book: str) -> None:
    found = read(book)
    titles = {str(entry.number): entry.title for entry in found.entries if entry.title}
    assert titles == {"100": "General", "101": "Ovens", "110": "Tools", "200": "General"}
    assert found.chapters == ((1, "The Kitchen"), (2, "The Dough"))


def test_the_day_of_effect_is_read(book: str) -> None:
    assert read(book).effective == "2031-03-09"
    assert read(book.replace("effective as of", "current as of")).effective == "2031-03-09"
    assert read(book.replace("as of March", "as of\nMarch")).effective == "2031-03-09"


@pytest.mark.parametrize("instead", ["soon.", "as of Smarch 9, 2031."])
def test_a_book_may_have_no_day(book: str, instead: str) -> None:
    assert read(book.replace("as of March 9, 2031.", instead)).effective is None


def test_a_rule_runs_over_several_lines(book: str) -> None:
    assert text(read(book), "100.1a").endswith(
        "(See rule 101.2, “Ovens at War,” and what it says about smoke.)"
    )


def test_the_number_is_no_part_of_the_text(book: str) -> None:
    assert text(read(book), "101.2a") == "One."
    assert text(read(book), "101.3") == "Every oven has a door."


def test_numbers_in_running_text_begin_no_rule(book: str) -> None:
    found = read(book)
    assert text(found, "101.1b") == "It never sinks; see 100.2 for flour."
    assert text(found, "110.2") == "Of this list, spoons are 110.1. things of wood."
    assert text(found, "100.2").startswith("Flour")


def test_a_number_that_is_due_begins_no_rule_within_a_sentence() -> None:
    found = read(
        with_rules(
            "700.2. Of all the things that a rule may say, the oddest is what stands in rule\n"
            "700.3. Nobody has understood it.",
            "700.3. Third.",
        )
    )
    assert numbers(found) == ["700", "700.1", "700.2", "700.3"]
    assert text(found, "700.3") == "Third."
    assert not found.doubts


def test_examples_are_counted_and_kept_apart(book: str) -> None:
    examples = {str(e.number): e.examples for e in read(book).entries if e.examples}
    assert examples == {
        "100.1b": (
            "Rosa leaves. Her rolls stay.",
            "Emil\u2019s cake is in there. Nobody may open that oven before it is done.",
        ),
        "110.1": ("A fork is none.",),
    }


def test_an_indented_line_goes_on_with_the_rule_and_not_with_the_example(book: str) -> None:
    assert text(read(book), "100.1b").endswith("as well. Whoever comes back finds it cold.")


def test_an_example_may_stand_alone_and_in_italics() -> None:
    found = read(with_rules(" Example: Alone.", "_Example:_ Slanted.", "More of the rule."))
    assert found.entries[1].examples == ("Alone.", "Slanted.")
    assert found.entries[1].text == "First. More of the rule."


def test_blank_lines_between_rules_are_not_needed_where_headings_are(book: str) -> None:
    start = book.index("1. The Kitchen", book.index("Credits"))
    end = book.rindex("Glossary")
    dense = re.sub(r"\n{2,}", "\n", book[start:end])
    wanted = [number for number in numbers(read(book)) if not number.startswith("201")]
    assert numbers(read(book[:start] + dense + "\n\n" + book[end:])) == wanted


def test_terms_are_read(book: str) -> None:
    terms = {term.term: term.text for term in read(book).glossary}
    assert terms == {
        "Bake": "To heat dough. See rule 100.",
        "Crumb": "(Obsolete) 1. A small piece. 2. What is left of a cake. Crumbs are swept up.",
        "Left": "What nobody ate.",
        "Left Over": "What nobody ate.",
        "Left Behind": "What nobody ate.",
        "Roll, Roll Out": "To make flat.",
    }


def test_a_book_may_end_with_its_rules(book: str) -> None:
    ends = book[: book.rindex("Glossary")]
    shorter = ends.replace("Glossary\n\nCredits\n", "")
    assert numbers(read(shorter)) == numbers(read(book))
    assert read(shorter).glossary == ()


@pytest.mark.parametrize("last", ["101.2c", "Glossary", "Roll, Roll Out"])
def test_a_book_that_lacks_its_end_is_refused(book: str, last: str) -> None:
    with pytest.raises(CutOffRulebookError, match=r"kitchen is cut off: .* 'Credits'"):
        read_rulebook(book[: book.rindex(last)].encode(), "kitchen")


def test_marks_of_italics_are_not_part_of_names(book: str) -> None:
    slanted = book.replace("Ovens\n", "_Ovens_\n").replace("Bake\n", "_Bake_\n")
    titles = [entry.title for entry in read(slanted).entries]
    assert "Ovens" in titles
    assert read(slanted).glossary[0].term == "Bake"


def test_a_section_without_heading_is_a_section_and_a_doubt(book: str) -> None:
    found = read(book)
    line = book.split("\n").index("201.1. Dough is not named in the contents.") + 1
    assert [(d.line, d.what) for d in found.doubts] == [
        (line, "201.1 follows 200.1 without a heading")
    ]


def test_a_section_that_is_only_in_the_contents_is_a_doubt(book: str) -> None:
    found = read(book.replace("110. Tools\n\n2.", "110. Tools\n111. Spoons\n\n2."))
    assert "section 111 is only in the contents" in [doubt.what for doubt in found.doubts]


def test_a_rule_without_heading_takes_the_title_from_the_contents(book: str) -> None:
    found = read(book.replace("\n101. Ovens\n\n101.1. Heat", "\n101.1. Heat"))
    titles = {str(entry.number): entry.title for entry in found.entries}
    assert titles["101"] == "Ovens"


def test_a_space_inside_a_number_is_a_misprint() -> None:
    found = read(with_rules("700. 1a Part.", "700.2. Second."))
    assert numbers(found) == ["700", "700.1", "700.1a", "700.2"]
    assert [(slip.printed, str(slip.meant)) for slip in found.misprints] == [("700. 1a", "700.1a")]


@pytest.mark.parametrize("wrong", ["070", "706", "007", "790"])
def test_a_wrong_section_is_a_misprint_only_if_it_resembles(wrong: str) -> None:
    found = read(with_rules("700.1a Part.", f"{wrong}.1b Part.", "700.2. Second."))
    resembles = wrong in {"706", "790"}
    assert ("700.1b" in numbers(found)) == resembles
    assert bool(found.misprints) == resembles
    assert numbers(found)[-1] == "700.2"


def test_swapped_digits_are_a_misprint() -> None:
    book = with_rules("701. Next", "701.1. One.", "710.2. Two.", "701.3. Three.")
    found = read(book)
    assert numbers(found)[-3:] == ["701.1", "701.2", "701.3"]
    assert [(slip.printed, str(slip.meant)) for slip in found.misprints] == [("710.2", "701.2")]


@pytest.mark.parametrize(
    ("odd", "doubt"),
    [
        ("700.1. Again.", "700.1 a second time: taken as text of 700.2"),
        ("700.1l Letter.", "700.1l has a letter that rules skip: taken as text of 700.2"),
        ("345.6. Far.", "345.6 among the rules of 700: taken as text of 700.2"),
    ],
)
def test_what_cannot_be_a_rule_is_text_and_a_doubt(odd: str, doubt: str) -> None:
    found = read(with_rules("700.2. Second.", odd, "700.3. Third."))
    assert numbers(found) == ["700", "700.1", "700.2", "700.3"]
    assert [d.what for d in found.doubts] == [doubt]
    assert text(found, "700.2") == f"Second. {odd}"


@pytest.mark.parametrize("line", ["1. Flour", "700. 2 Eggs", "699. Sugar", "701. Salt, or so."])
def test_lists_are_text(line: str) -> None:
    found = read(with_rules("Take this:", line, "700.2. Second."))
    assert numbers(found) == ["700", "700.1", "700.2"]
    assert text(found, "700.1") == f"First. Take this: {line}"
    assert found.chapters == ((7, "Odd Things"),)


def test_a_section_may_have_no_rules_and_a_title_a_full_stop() -> None:
    found = read("1. All\n\n100. Names.\n\n100.1. A.\n\n101. None\n\n102. Some\n\n102.1. B.")
    assert numbers(found) == ["100", "100.1", "101", "102", "102.1"]
    assert text(found, "100") == "Names."


def test_a_sentence_may_stand_in_place_of_a_section() -> None:
    found = read(with_rules("701. Nothing is here now. See 702.", "702. More", "702.1. One."))
    assert numbers(found) == ["700", "700.1", "701", "702", "702.1"]
    titles = [entry.title for entry in found.entries if not entry.number.rule]
    assert titles == ["General", "", "More"]
    assert text(found, "700.1") == "First."


def test_a_left_out_number_is_a_doubt() -> None:
    found = read(with_rules("700.3. Third."))
    assert numbers(found) == ["700", "700.1", "700.3"]
    assert [(d.line, d.what) for d in found.doubts] == [(7, "700.3 follows 700.1")]


def test_what_is_no_rulebook_is_said_to_be_none() -> None:
    with pytest.raises(NotARulebookError, match=r"^shopping is not a plain-text rulebook") as no:
        read_rulebook(b"Flour\nEggs\n100. General\n", "shopping")
    assert no.value.source == "shopping"


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"\xef\xbb\xbf", b"\0"])
def test_nothing_is_no_rulebook(data: bytes) -> None:
    with pytest.raises(NotARulebookError):
        read_rulebook(data)
