"""Subjects: a rule by its number, or a term of the glossary by its slug."""

from __future__ import annotations

import pytest

from apnap.protocol.near_names import similar
from apnap.rulebooks import (
    GlossaryTerm,
    NotARuleNumberError,
    NotATermError,
    covers,
    editions,
    load,
    place,
    subject,
)
from apnap.rulebooks.subjects import term_slug


@pytest.mark.parametrize("text", ["802", "802.4a", "glossary", "glossary:active-player"])
def test_a_subject_reads_as_it_is_written(text: str) -> None:
    assert str(subject(text)) == text


@pytest.mark.parametrize(
    "text", ["glossary:", "glossary:Affinity", "glossary:a b", "glossary:-a", "glossary:a--b"]
)
def test_a_term_is_written_in_lower_case_with_single_hyphens(text: str) -> None:
    with pytest.raises(NotATermError, match="is not a term of the glossary") as caught:
        subject(text)
    assert caught.value.text == text


def test_a_number_is_no_term_and_another_word_no_subject() -> None:
    with pytest.raises(NotATermError):
        GlossaryTerm.parse("802.4")
    with pytest.raises(NotARuleNumberError):
        subject("affinity")


@pytest.mark.parametrize(
    ("wanted", "found", "is_covered"),
    [
        ("802.4", "802.4", True),
        ("802.4", "802.4a", True),
        ("802.4a", "802.4", False),
        ("802.1", "802.10", False),
        ("glossary", "glossary:affinity", True),
        ("glossary:affinity", "glossary:affinity", True),
        ("glossary:affinity", "glossary", False),
        ("glossary:ability", "glossary:ability-word", False),
        ("glossary", "802.4", False),
        ("802", "glossary:affinity", False),
    ],
)
def test_a_subject_covers_itself_and_its_parts(wanted: str, found: str, is_covered: bool) -> None:  # noqa: FBT001 - the expectation
    assert covers(subject(wanted), subject(found)) is is_covered


def test_rules_stand_before_terms() -> None:
    texts = ["glossary:amplify", "802.10", "glossary:ability", "802.2", "glossary"]
    assert [str(s) for s in sorted(map(subject, texts), key=place)] == [
        "802.2",
        "802.10",
        "glossary",
        "glossary:ability",
        "glossary:amplify",
    ]


@pytest.mark.parametrize(
    ("term", "slug"),
    [
        ("Affinity", "affinity"),
        ("Active Player, Nonactive Player Order", "active-player-nonactive-player-order"),
        ("City\u2019s Blessing", "citys-blessing"),
        ("Champion's Path", "champions-path"),
        ("\u201cAs though\u201d", "as-though"),
        ("Partner\u2014[text]", "partner-text"),
        ("Play/Draw", "play-draw"),
    ],
)
def test_slugs_are_lower_case_with_one_hyphen_for_each_gap(term: str, slug: str) -> None:
    assert term_slug(term) == slug


@pytest.mark.parametrize("date", editions())
def test_every_term_of_an_edition_has_a_slug_of_its_own(date: str) -> None:
    edition = load(date)
    assert len(edition.terms) == len(edition.glossary)
    assert edition.terms["affinity"] == "Affinity"
    for slug in edition.terms:
        assert subject(f"glossary:{slug}") == GlossaryTerm(slug)


def test_similar_terms_are_named_and_nothing_where_there_is_none() -> None:
    assert similar("afinity", ["affinity", "zone"]) == "; similar: affinity"
    assert similar("xyzzy", ["affinity", "zone"]) == ""
