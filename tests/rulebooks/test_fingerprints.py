"""Fingerprints: what they overlook, and what they do not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apnap.rulebooks.fingerprints import fingerprint


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bread is \u201cbaked.\u201d", 'bread is "baked."'),
        ("the baker\u2019s oven", "the  baker's\toven "),
        ("flour\u2014any flour", "flour--any flour"),
        ("rules 1\u20133", "rules 1-3"),
        ("the Oven\u00ae game", "the Oven(R) game"),
        ("an _Oven_", "an oven"),
        ("wait\u2026", "wait..."),
        ("a\u00a0pan", "a pan"),
    ],
)
def test_typesetting_makes_no_difference(one: str, other: str) -> None:
    assert fingerprint(one) == fingerprint(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("one loaf", "two loaves"),
        ("2 eggs", "3 eggs"),
        ("end.", "end"),
        ("(r) r", "r"),
        ("a b", "ab"),
    ],
)
def test_words_figures_and_punctuation_do(one: str, other: str) -> None:
    assert fingerprint(one) != fingerprint(other)


@given(st.text())
def test_a_fingerprint_is_sixteen_hexadecimal_digits(text: str) -> None:
    assert len(fingerprint(text)) == 16
    assert set(fingerprint(text)) <= set("0123456789abcdef")


@given(st.lists(st.text("abc ", min_size=1)), st.sampled_from([" ", "\n", "\t ", "\r\n"]))
def test_where_lines_break_makes_no_difference(words: list[str], gap: str) -> None:
    assert fingerprint(gap.join(words)) == fingerprint(" ".join(words))
