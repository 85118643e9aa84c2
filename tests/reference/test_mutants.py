"""
The misreadings that can be asked for by name.

Whether the suite catches every one of them, and blames the right rule, `apnap mutants` shows;
`tests/mutants` plays a scenario of each.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections import Counter
from collections.abc import Hashable
from functools import cache
from types import CodeType
from typing import Final

import pytest

from apnap.coverage.known import mutant_numbers
from apnap.engine.starting import parse, start
from apnap.protocol import EditionDate
from apnap.protocol.catalogue import slug
from apnap.protocol.resources import folder
from apnap.rulebooks import RuleNumber, Subject, load, place, subject
from apnap.suite import load_clauses
from apnap_misreadings import Mutant, all_mutants, named
from apnap_misreadings.__main__ import main
from apnap_misreadings.mutant import mutant, switched
from apnap_reference.edition import EDITIONS, Edition
from apnap_reference.rulebook import all_rules
from apnap_reference.spells.playing_lands import may_play_a_land

MUTANTS: Final = tuple(all_mutants().values())
TWICE: Final = ("101.4", "802.2a", "802.3a", "802.4", "805.4d", "805.6", "805.8", "805.10e")
"""Rules that are misread most often in practice."""

OLD: Final = "2006-10-01"
FEATURES: Final = {
    path.relative_to(folder("features")).with_suffix("").as_posix()
    for path in folder("features").rglob("*.feature")
}


def _modules() -> dict[str, list[Mutant]]:
    """Return the misreadings that are functions, as they stand in their modules."""
    found: dict[str, list[Mutant]] = {}
    for one in MUTANTS:
        for function in one.replaced.values():
            found.setdefault(function.__module__, []).append(one)
    return {name: sorted(its, key=_line) for name, its in found.items()}


def _line(one: Mutant) -> int:
    return next(f.__code__.co_firstlineno for f in one.replaced.values())


def section(rule: str) -> RuleNumber:
    return RuleNumber(RuleNumber.parse(rule).section)


MODULES: Final = _modules()


def test_a_misreading_has_a_name_and_a_sentence() -> None:
    for one in MUTANTS:
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", one.name)
        assert re.fullmatch(r"\S.{15,}[^.\s]", one.summary), one.name
    assert all_mutants() == {one.name: one for one in MUTANTS}


def test_no_two_misreadings_have_one_sentence() -> None:
    said = [(one.summary, one.editions) for one in MUTANTS]
    assert len(set(said)) == len(said)


def test_a_rule_of_an_edition_is_misread_in_one_way_once() -> None:
    """What is believed of 2006 as well is one misreading, whose number there is looked up."""
    ways: dict[Hashable, list[str]] = {}
    beliefs: dict[Hashable, list[str]] = {}
    for one, date, number in numbered():
        ways.setdefault((date, number, one.key, _way(one)), []).append(one.name)
        belief = re.sub(r"in 2006, |2006 ", "", one.summary)
        beliefs.setdefault((date, number, belief), []).append(one.name)
    assert [its for its in ways.values() if len(its) > 1] == []
    assert [its for its in beliefs.values() if len(its) > 1] == []


@cache
def numbered() -> tuple[tuple[Mutant, EditionDate, Subject], ...]:
    """Return each misreading with the editions in which it is one, and its numbers there."""
    return tuple(
        (one, date, number)
        for one in MUTANTS
        for date in one.editions
        for number in mutant_numbers(one.known, load(date))
    )


def _way(one: Mutant) -> Hashable:
    """Return what the engine does: the same for functions whose parameters have other names."""
    functions = tuple(_compiled(function.__code__) for function in one.replaced.values())
    return functions, str(sorted(one.switches.items()))


def _compiled(code: CodeType) -> Hashable:
    """Return what a function was compiled to, without the names of its variables."""
    within = (_compiled(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.co_code, code.co_names, tuple(within)


def test_the_rule_that_is_misread_is_one_of_its_last_edition() -> None:
    for one in MUTANTS:
        assert set(one.editions) <= set(EDITIONS), one.name
        assert load(one.editions[-1]).knows(subject(one.rule)), one.name


def test_what_is_replaced_is_there_and_takes_the_same() -> None:
    for one in MUTANTS:
        _replaces_what_is_there(one)


def _replaces_what_is_there(one: Mutant) -> None:
    """Assert that a misreading stands in for a rule function, or for a switch of an edition."""
    if one.key is None:
        assert one.switches, one.name
        assert set(one.switches) <= set(Edition.__struct_fields__), one.name
        return
    found = all_rules()[one.key]
    assert all(found.number_in(date) is not None for date in one.editions), one.name
    parameters = inspect.signature(found.function).parameters.values()
    variable = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    named_only = inspect.Parameter.KEYWORD_ONLY
    taken = [p for p in parameters if p.kind not in (named_only, *variable)]
    by_name = {p.name: None for p in parameters if p.kind is named_only}
    inspect.signature(one.replaced[one.key]).bind(*(None for _ in taken), **by_name)


@pytest.mark.parametrize("rule", TWICE)
def test_rules_that_are_often_misread_have_two_misreadings(rule: str) -> None:
    assert sum(one.rule == rule for one in MUTANTS) > 1


def test_misreadings_stand_under_the_path_of_a_feature() -> None:
    """Where features lack the section, its title is the name."""
    for module, its in MODULES.items():
        path = module.removeprefix("apnap_misreadings.").replace(".", "/").replace("_", "-")
        if path in FEATURES or path.rpartition("/")[0] in FEATURES:
            continue
        titles = {load(one.editions[-1]).title(section(one.rule)) for one in its}
        names = {slug(re.sub(" Variant$", "", title)) for title in titles}
        assert names == {path.split("/")[-1]}, module


def test_misreadings_stand_in_the_order_of_the_rules() -> None:
    """Those of the book of 2006 alone come after the others."""
    for module, its in MODULES.items():
        placed = [(one.editions == (OLD,), place(subject(one.rule))) for one in its]
        assert placed == sorted(placed), module


def test_the_misreadings_of_a_rule_stand_together() -> None:
    """A number may have been that of another rule in the editions until one of them."""
    places = {(one.rule, max(one.editions), key) for key, its in MODULES.items() for one in its}
    counted = Counter((rule, last) for rule, last, _ in places)
    assert {rule for (rule, _), number in counted.items() if number > 1} == {"802.3a"}


def test_every_rule_with_scenarios_has_a_misreading() -> None:
    numbers = {str(number) for _, _, number in numbered()}
    tested = {str(clause.subject) for clause in load_clauses() if clause.status == "tested"}
    assert sorted(tested - numbers) == []


def test_a_name_that_nobody_has_is_no_misreading() -> None:
    with pytest.raises(LookupError, match="no misreading called nothing-of-the-kind"):
        named("nothing-of-the-kind")


@pytest.mark.parametrize(
    ("module", "misread"),
    [
        ("apnap_reference", ""),
        ("apnap_misreadings --mutant any-player-blocks", "any-player-blocks"),
    ],
)
def test_the_engine_is_served_with_and_without_a_misreading(module: str, misread: str) -> None:
    with start(parse(f"stdio:{sys.executable} -m {module}")) as client:
        assert client.introduced is not None
        assert client.introduced.engine.version.endswith(f" misreading {misread}") == bool(misread)
        assert bool(client.describe().mutants) == bool(misread)


def test_a_misreading_that_nobody_knows_is_not_served(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(("--mutant", "nothing-of-the-kind"))
    assert "there is no misreading called nothing-of-the-kind" in capsys.readouterr().err


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


def test_a_misreading_is_dated_by_an_edition_that_there_is() -> None:
    with pytest.raises(TypeError, match="2024-06-08 is no edition; there are 2006-10-01, "):
        mutant("101.1", "it is misdated", replaces=may_play_a_land, since="2024-06-08")(
            may_play_a_land
        )
