"""Rule numbers: what is one, how they sort, and what is part of what."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apnap.protocol.rule_numbers import LETTERS, NotARuleNumberError, RuleNumber

parse = RuleNumber.parse
sections = st.integers(100, 999)
sections_only = sections.map(RuleNumber)
rules = st.builds(RuleNumber, sections, st.integers(1, 200))
sub_rules = st.builds(RuleNumber, sections, st.integers(1, 200), st.sampled_from(LETTERS))
numbers = sections_only | rules | sub_rules
neighbours = (
    st.builds(  # few sections and rules, so that some are parts of others
        RuleNumber, st.integers(801, 802), st.integers(1, 12), st.sampled_from(["", *LETTERS[:3]])
    )
    | st.integers(801, 802).map(RuleNumber)
)


@given(numbers)
def test_a_number_reads_as_it_is_written(number: RuleNumber) -> None:
    assert parse(str(number)) == number


@given(st.text(alphabet="0123456789.abklo @", max_size=8))
def test_a_text_is_a_number_only_if_it_is_written_as_one(text: str) -> None:
    with suppress(NotARuleNumberError):
        assert str(parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "8", "80", "8020", "099", "802.", "802.0", "802.01", "802.4.", "802,4", "802a"),
        *("802.4A", "802.4ab", "704.5l", "704.5o", " 802", "802.4\n", "\u0668\u0660\u0662"),
    ],
)
def test_other_texts_are_refused_by_name(text: str) -> None:
    with pytest.raises(NotARuleNumberError, match="is not a rule number") as no:
        parse(text)
    assert no.value.text == text
    assert repr(text) in str(no.value)


@pytest.mark.parametrize(
    ("section", "rule", "letter"),
    [(99, 1, ""), (1000, 1, ""), (802, -1, ""), (802, 0, "a"), (802, 4, "l"), (802, 4, "ab")],
)
def test_a_number_that_no_book_can_have_cannot_be_made(
    section: int, rule: int, letter: str
) -> None:
    with pytest.raises(NotARuleNumberError):
        RuleNumber(section, rule, letter)


def test_numbers_sort_as_the_book_prints_them() -> None:
    printed = ["101.4", "802", "802.1", "802.1a", "802.2", "802.10", "802.10a", "802.10b", "803"]
    assert [str(n) for n in sorted(map(parse, reversed(printed)))] == printed


@given(st.lists(numbers, unique=True))
def test_equal_numbers_are_one_key(some: list[RuleNumber]) -> None:
    assert {parse(str(n)) for n in some} == set(some)
    assert len(set(some)) == len(some)


@pytest.mark.parametrize(
    ("part", "whole"), [("802.4a", "802.4"), ("802.4a", "802"), ("802.4", "802"), ("802.10", "802")]
)
def test_parts(part: str, whole: str) -> None:
    assert parse(part).is_part_of(parse(whole))
    assert not parse(whole).is_part_of(parse(part))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("802.10", "802.1"),
        ("802.10a", "802.1"),
        ("802.4", "802.4"),
        ("802", "802"),
        ("803.1", "802"),
        ("802.4a", "802.4b"),
        ("802.4a", "803.4"),
    ],
)
def test_what_is_no_part(one: str, other: str) -> None:
    assert not parse(one).is_part_of(parse(other))


@given(neighbours, neighbours)
def test_a_part_is_what_one_reaches_the_whole_from(one: RuleNumber, other: RuleNumber) -> None:
    above = []
    whole = one.whole
    while whole is not None:
        above.append(whole)
        whole = whole.whole
    assert one.is_part_of(other) == (other in above)


@given(neighbours, neighbours, neighbours)
def test_between_a_whole_and_its_part_stand_only_parts(
    whole: RuleNumber, part: RuleNumber, between: RuleNumber
) -> None:
    if part.is_part_of(whole) and whole < between < part:
        assert between.is_part_of(whole)


@given(numbers)
def test_whatever_follows_stands_later_in_the_same_section(number: RuleNumber) -> None:
    for follower in number.followers():
        assert follower > number
        assert follower.section == number.section


def test_followers_skip_the_letters_that_look_like_figures() -> None:
    assert [str(n) for n in parse("704.5k").followers()] == ["704.5m", "704.6"]
    assert [str(n) for n in parse("704.5n").followers()] == ["704.5p", "704.6"]
    assert [str(n) for n in parse("704.5z").followers()] == ["704.6"]
    assert [str(n) for n in parse("704").followers()] == ["704.1"]


def test_a_number_knows_its_chapter() -> None:
    assert parse("802.4a").chapter == 8
