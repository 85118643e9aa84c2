"""The profiles: what belongs to each follows from the suite, and nothing in it is left untested."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import pytest

from apnap.certifying.directions import directions
from apnap.certifying.profiles import (
    Known,
    Part,
    Profile,
    chosen,
    known,
    load_profiles,
    profile,
)
from apnap.protocol import EditionDate
from apnap.rulebooks import Subject, covers, newest, subject
from apnap.suite import Clause, Scenario, SelectionError, SuiteError, load_clauses, load_suite
from apnap.symmetries.sampling import share

SUITE: Final = load_suite()
CLAUSES: Final = load_clauses()
OFFERED: Final = [
    (name, date) for name, entry in load_profiles().items() for date in entry.editions
]
OLD: Final = "2006-10-01"


@functools.cache
def there(date: EditionDate) -> Known:
    return known(date, SUITE, CLAUSES)


@functools.cache
def made(name: str, date: EditionDate) -> Profile:
    return profile(name, load_profiles()[name], there(date))


def every_one() -> Iterator[Profile]:
    """Yield every profile in every edition that offers it."""
    return (made(name, date) for name, date in OFFERED)


def wanted_of(one: Profile) -> Iterator[tuple[Clause, str]]:
    """Yield the clauses of a profile that are tested with any number of players, and of what."""
    parts = load_profiles()[one.name].editions[one.edition]
    demanded = {demand.rule for demand in one.demands}
    for clause in (clause for clause in CLAUSES if clause.holds(one.edition)):
        about = clause.about(one.edition)
        its_parts = [part for part in parts if covers(subject(part.rules), about)]
        assert not its_parts or str(about) in demanded, clause.id
        if its_parts and clause.status == "tested" and its_parts[0].players is None:
            yield clause, str(about)


@functools.cache
def held(date: EditionDate) -> Sequence[tuple[Scenario, Sequence[Subject]]]:
    """Return the scenarios that hold in an edition, with what each is about."""
    return [(one, tuple(one.tagged.subjects(date))) for one in SUITE.holding(date)]


def test_the_newest_edition_offers_all() -> None:
    assert [one.name for one in chosen(newest())] == list(load_profiles())


class TestEachProfile:
    def test_who_is_wrong_in_one_image_of_ten_has_no_chance_worth_trying(self) -> None:
        for one in every_one():
            longer = share(len(one.deciding), one.floor.going_on, one.floor.least)
            assert (9 / 10) ** longer < 1 / 100, one.name
            assert one.floor.images == 100  # who is wrong in a single one has no chance at all

    def test_every_clause_that_is_tested_has_a_scenario_in_it(self) -> None:
        for one in every_one():
            demands = {demand.rule: demand for demand in one.demands}
            ids = {scenario.id for scenario in SUITE.holding(one.edition)}
            undecided = {s.id for s in one.scenarios if s.tagged.readings}
            for clause, about in wanted_of(one):
                deciding = {scenario.id for scenario in demands[about].scenarios}
                assert ids.intersection(clause.entry.scenarios) <= deciding | undecided, clause.id
                assert deciding, (one.name, clause.id)

    def test_every_scenario_about_its_rules_is_in_it(self) -> None:
        for one in every_one():
            ids = {scenario.id for scenario in one.scenarios}
            for part in load_profiles()[one.name].editions[one.edition]:
                wanted = subject(part.rules)
                for scenario, subjects in held(one.edition):
                    if scenario.id not in ids and part.takes(scenario):
                        assert not any(covers(wanted, its) for its in subjects), scenario.id

    def test_a_rule_without_a_scenario_says_why(self) -> None:
        for one in every_one():
            assert any(demand.scenarios for demand in one.demands), one.name
            for demand in one.demands:
                assert bool(demand.scenarios) is not bool(demand.reason), demand.rule
                assert demand.reason != "nothing in the suite is about it", demand.rule

    def test_a_reading_never_decides(self) -> None:
        for demand in (demand for one in every_one() for demand in one.demands):
            assert not any(s.tagged.readings for s in demand.scenarios), demand.rule


def test_readings_are_played_all_the_same() -> None:
    assert any(s.tagged.readings for s in made("shared-team-turns", newest()).scenarios)


def test_who_attacks_whom_is_part_of_the_core_between_two_players_only() -> None:
    demands = {demand.rule: demand for demand in made("core", newest()).demands}
    assert {len(s.position.players) for s in demands["506.2"].scenarios} == {2}
    assert demands["506.2a"].reason == "it shows with more than 2 players only"
    assert max(len(s.position.players) for s in demands["101.4"].scenarios) > 2


def test_what_is_checked_without_an_engine_asks_nothing_of_one() -> None:
    demands = {demand.rule: demand for demand in made("glossary", newest()).demands}
    assert demands["glossary:ability-word"].reason == "it is checked without an engine"


def test_a_rule_whose_clauses_cannot_be_tested_says_their_reasons() -> None:
    demands = {demand.rule: demand for demand in made("grand-melee", newest()).demands}
    assert "players agree upon before the game" in demands["807.2"].reason


def test_the_verdicts_of_a_scenario_are_its_directions() -> None:
    found = {directions(scenario) for scenario in SUITE.scenarios}
    assert found == {(), ("allowed",), ("forbidden",), ("allowed", "forbidden")}


@pytest.mark.parametrize(
    ("edition", "names", "problem"),
    [
        (OLD, ("score",), "there is no profile 'score'; similar: core; there are: core"),
        (
            OLD,
            ("core,turn",),
            "there is no profile 'core,turn'; name several by repeating the option",
        ),
        (OLD, ("core",), f"edition {OLD} has no profile core; it is in 2020-06-01"),
        ("1999-01-01", (), "edition 1999-01-01 offers no profile"),
    ],
)
def test_what_cannot_be_chosen_is_said(
    edition: EditionDate, names: tuple[str, ...], problem: str
) -> None:
    with pytest.raises(SelectionError, match=re.escape(problem)):
        chosen(edition, names)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("nonsense", "Expected '='"),
        ("[x]\neditions = {}", "missing required field `title`"),
        ('[x]\ntitle = "X"\n[x.editions]\n"1999-01-01" = []', "x: there is no edition"),
        ('[x]\ntitle = "X"\n[x.editions]\n"2006-10-01" = [{ rules = "1" }]', "x: '1' is not"),
        (
            '[x]\ntitle = "X"\n[x.editions]\n"2006-10-01" = [{ rules = "101", players = 1 }]',
            "Expected `int` >= 2",
        ),
    ],
)
def test_what_is_wrong_with_the_file_is_said(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "profiles.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SuiteError, match=re.escape(problem)):
        load_profiles(path)


def test_a_part_without_a_number_of_players_takes_all() -> None:
    assert all(Part("101").takes(scenario) for scenario in SUITE.scenarios)
