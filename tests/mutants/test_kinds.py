"""In which kinds of games misreadings show: what is written down, and what the patterns say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from itertools import chain
from typing import Final

import pytest

from apnap.diagnosis.patterns import stored
from apnap.diagnosis.traces import Trace
from apnap.mutants.kinds import KINDS, RULES, InKind, in_kinds, kind, limits
from apnap.mutants.spreading import scenarios
from apnap.protocol import EditionDate
from apnap.rulebooks import covers, newest, subject
from apnap_misreadings import all_mutants

ASKED: Final = {
    name: one.rule
    for name, one in all_mutants().items()
    if any(covers(subject(rule), subject(one.rule)) for rule in RULES)
}
DONE: Final = ("506.1", "506.2b", "506.4", "507.2", "508.1", "508.5", "802.1", "802.3", "802.4a")
"""Rules of which each misreading is noticed in each kind in which it can show, without parts."""
OPEN: Final = 0.05
"""At most so many pairs of misreading and kind are not noticed: none when this was written."""


@pytest.fixture(scope="module")
def cells() -> dict[str, tuple[InKind, ...]]:
    return {
        one.name: in_kinds(one.name, one.rule, one.edition, _failed(one.edition, one.traces))
        for one in stored().patterns
        if one.name in ASKED
    }


def _failed(edition: EditionDate, traces: Mapping[str, Trace]) -> list[str]:
    ids = {s.id for s in scenarios(edition)}
    return [id_ for id_, trace in traces.items() if trace.ending == "failed" and id_ in ids]


def test_every_scenario_is_a_game_of_one_kind() -> None:
    counted = Counter(kind(s) for s in scenarios(newest()))
    assert set(counted) == set(KINDS)
    assert min(counted.values()) > 100


def test_what_cannot_show_speaks_of_misreadings_that_there_are() -> None:
    named = [name for one in limits() for name in (*one.misreadings, *one.apart_from)]
    assert set(named) <= set(ASKED)
    assert all(any(one.holds(name, rule) for name, rule in ASKED.items()) for one in limits())
    told = chain.from_iterable(re.findall(r"`([a-z-]+)`", one.reason) for one in limits())
    assert set(told) <= set(all_mutants())


def test_nothing_that_cannot_show_is_noticed(cells: dict[str, tuple[InKind, ...]]) -> None:
    assert [(n, cell) for n, row in cells.items() for cell in row if cell.contradicted] == []


def test_what_holds_in_one_kind_only_is_noticed(cells: dict[str, tuple[InKind, ...]]) -> None:
    pairs = [(name, cell) for name, row in cells.items() for cell in row]
    unnoticed = [(name, cell.kind) for name, cell in pairs if cell.open]
    assert [pair for pair in unnoticed if ASKED[pair[0]] in DONE] == []
    assert len(unnoticed) <= OPEN * len(pairs)
