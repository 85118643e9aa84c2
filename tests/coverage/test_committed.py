"""What the gate sees without playing, for our own suite in every edition."""

from __future__ import annotations

from functools import cache

import pytest

from apnap.coverage.findings import absent, gaps, misplaced, nowhere, uncaptioned, unconfirmed
from apnap.coverage.known import Known, described
from apnap.coverage.tabulating import Material, table
from apnap.protocol import EditionDate
from apnap.rulebooks import editions, load
from apnap.rulebooks.confirming import confirmed
from apnap.suite import load_captions, load_clauses, load_suite

SUITE = cache(load_suite)


@pytest.mark.parametrize("date", editions())
def test_every_rule_of_the_sources_has_a_status(date: str) -> None:
    material = Material(
        edition=load(date), suite=SUITE(), clauses=load_clauses(), known=Known(engine="none")
    )
    found = table(material)
    assert found.counts["covered"] > 0
    assert list(gaps(found)) == []
    assert list(uncaptioned(found, load_captions())) == []
    assert list(misplaced(load(date), load_captions())) == []


@pytest.mark.parametrize("date", editions())
def test_every_tag_and_clause_names_what_the_edition_has(date: EditionDate) -> None:
    assert SUITE().holding(date)
    assert list(absent(load(date), SUITE().scenarios, load_clauses())) == []


@pytest.mark.parametrize("date", editions())
def test_every_tagged_text_has_been_confirmed(date: str) -> None:
    assert list(unconfirmed(load(date), SUITE().scenarios, confirmed())) == []


def test_the_functions_of_the_reference_engine_have_the_numbers_that_it_says() -> None:
    told = described("direct:reference")
    assert all(one.numbers for one in told.rules)
    assert list(nowhere(told, editions())) == []
