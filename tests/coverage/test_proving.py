"""The gate plays what the table claims, and no more than that."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from apnap.coverage.checking import Gate, check
from apnap.coverage.proving import Proof
from apnap.engine import starting
from apnap.engine.client import Client
from apnap.protocol import EditionDate
from apnap.results.records import Result
from apnap.rulebooks.confirming import Confirmed
from apnap.suite import Captions, Clause, Suite

DATE = EditionDate("2026-01-16")


@pytest.fixture(scope="module")
def reference() -> Iterator[Client]:
    """Return a client of the reference engine."""
    with starting.start(starting.parse("direct:reference")) as client:
        yield client


def test_a_clause_of_which_no_scenario_passes_is_found(
    suite: Suite, clauses: tuple[Clause, ...], reference: Client
) -> None:
    told: list[Result] = []
    proof = Proof(reference, suite, told.append)
    (found,) = proof.clauses(clauses, DATE)
    assert (found.trouble, found.rule, found.edition) == ("not passed", "802.2a", DATE)
    assert "small/nobody-has-any-life: failed, 20" in found.problem
    assert [one.outcome for one in told] == ["passed", "failed"]


def test_a_clause_that_is_proved_costs_no_second_play(
    suite: Suite, clauses: tuple[Clause, ...], reference: Client
) -> None:
    proof = Proof(reference, suite)
    both = [clause for clause in clauses if clause.id == "802.1/1"] * 2
    assert list(proof.clauses(both, DATE)) == []
    assert proof.played == 1


def test_functions_that_no_scenario_applies_are_found(suite: Suite, reference: Client) -> None:
    proof = Proof(reference, suite)
    found = [(one.trouble, one.rule) for one in proof.functions([DATE])]
    assert proof.played == 2
    assert proof.applied
    assert len(found) == len(proof.told.rules) - len(proof.applied)
    assert ("never applied", "704.5f") not in found
    assert ("never applied", "805.10e") in found


def test_a_cited_rule_is_in_the_edition(suite: Suite, reference: Client) -> None:
    proof = Proof(reference, suite)
    for scenario in suite.scenarios:
        proof.play(scenario, DATE)
    assert list(proof.citations()) == []


def test_the_gate_looks_for_functions_only_where_all_editions_are_checked(
    suite: Suite, clauses: tuple[Clause, ...]
) -> None:
    gate = Gate(
        engine="direct:reference",
        editions=(DATE,),
        suite=suite,
        clauses=clauses,
        captions=Captions(),
        lock=Confirmed(),
    )
    found = check(gate)
    assert found.functions is None
    assert {one.trouble for one in found.findings} == {
        "no status",
        "no example",
        "no caption",
        "not passed",
        "not confirmed",
    }
