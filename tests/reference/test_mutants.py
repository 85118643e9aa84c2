"""
The misreadings that can be asked for by name.

Whether the suite catches every one of them, and blames the right rule, `apnap mutants` shows;
`tests/mutants` plays a scenario of each.
"""

from __future__ import annotations

import inspect
import re
from typing import Final

import pytest

from apnap.coverage.known import mutant_numbers
from apnap.rulebooks import load, subject
from apnap.suite.clauses import load_clauses
from apnap_misreadings import Mutant, all_mutants, named
from apnap_misreadings.mutant import mutant, switched
from apnap_reference.edition import EDITIONS, Edition
from apnap_reference.rulebook import all_rules
from apnap_reference.spells.casting import may_play_a_land

MUTANTS: Final = tuple(all_mutants().values())
TWICE: Final = ("101.4", "802.2a", "802.3a", "802.4", "805.4d", "805.6", "805.8", "805.10e")
"""Rules that are misread most often in practice."""

every_mutant = pytest.mark.parametrize("one", MUTANTS, ids=lambda one: one.name)


@every_mutant
def test_a_misreading_has_a_name_and_a_sentence(one: Mutant) -> None:
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", one.name)
    assert re.fullmatch(r"\S.{15,}[^.\s]", one.summary)
    assert all_mutants()[one.name] is one


def test_no_two_misreadings_have_one_sentence() -> None:
    said = [(one.summary, one.editions) for one in MUTANTS]
    assert len(set(said)) == len(said)


@every_mutant
def test_the_rule_that_is_misread_is_one_of_its_last_edition(one: Mutant) -> None:
    assert set(one.editions) <= set(EDITIONS)
    assert load(one.editions[-1]).knows(subject(one.rule))


@every_mutant
def test_what_is_replaced_is_there_and_takes_the_same(one: Mutant) -> None:
    if one.key is None:
        assert one.switches
        assert set(one.switches) <= set(Edition.__struct_fields__)
        return
    found = all_rules()[one.key]
    assert all(found.number_in(date) is not None for date in one.editions)
    parameters = inspect.signature(found.function).parameters.values()
    variable = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    named_only = inspect.Parameter.KEYWORD_ONLY
    taken = [p for p in parameters if p.kind not in (named_only, *variable)]
    by_name = {p.name: None for p in parameters if p.kind is named_only}
    inspect.signature(one.replaced[one.key]).bind(*(None for _ in taken), **by_name)


@pytest.mark.parametrize("rule", TWICE)
def test_rules_that_are_often_misread_have_two_misreadings(rule: str) -> None:
    assert sum(one.rule == rule for one in MUTANTS) > 1


def test_every_rule_with_scenarios_has_a_misreading() -> None:
    misread = {
        str(number)
        for one in MUTANTS
        for date in one.editions
        for number in mutant_numbers(one.known, load(date))
    }
    tested = {str(clause.subject) for clause in load_clauses() if clause.status == "tested"}
    assert sorted(tested - misread) == []


def test_a_name_that_nobody_has_is_no_misreading() -> None:
    with pytest.raises(LookupError, match="no misreading called nothing-of-the-kind"):
        named("nothing-of-the-kind")


def test_a_name_is_given_once() -> None:
    def never_more_than_one_land() -> bool:
        return True

    with pytest.raises(TypeError, match="never-more-than-one-land is registered twice"):
        mutant("101.1", "it is registered twice", replaces=may_play_a_land)(
            never_more_than_one_land
        )


def test_a_switch_that_no_edition_has_cannot_be_replaced() -> None:
    with pytest.raises(TypeError, match="no switch battleships"):
        switched("101.1", "there are ships", name="ships", switch="battleships", value=True)


def test_a_value_that_every_edition_has_is_no_misreading() -> None:
    with pytest.raises(TypeError, match="no edition"):
        switched(
            "101.1",
            "there are battles",
            name="fight",
            switch="battles",
            value=True,
            only="2026-01-16",
        )
