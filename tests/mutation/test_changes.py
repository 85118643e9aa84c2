"""The sample of changes, and that a scenario notices one; needs cosmic-ray: `tox -e mutation`."""

from __future__ import annotations

import ast
import multiprocessing
from pathlib import Path
from typing import Final

import pytest

from apnap.suite import load_suite

pytest.importorskip("cosmic_ray", reason="cosmic-ray is in the tox environment `mutation` only")
pytest.importorskip("coverage", reason="coverage is in the tox environment `mutation` only")

from cosmic_ray.mutating import mutate_code
from mutation.dropping import DropStatement
from mutation.keeping import keep, kept, made_of
from mutation.playing import noticed
from mutation.sampling import ROOT, Change, changes, sample, statement
from mutation.trying import apart

FEW: Final = 25
ACTIONS: Final = "apnap_reference/procedure/state_based_actions.py"


@pytest.fixture(scope="module")
def all_changes() -> tuple[Change, ...]:
    return tuple(changes())


def test_a_seed_draws_the_same_changes_again() -> None:
    assert sample(FEW, 1) == sample(FEW, 1)
    assert sample(FEW, 1) != sample(FEW, 2)
    assert len(set(sample(FEW, 1))) == FEW


def test_each_change_is_python_and_changes_something(all_changes: tuple[Change, ...]) -> None:
    for change in all_changes[:: len(all_changes) // FEW]:
        before = (ROOT / change.file).read_text(encoding="utf-8")
        assert ast.dump(ast.parse(change.source())) != ast.dump(ast.parse(before)), change
        assert change.shown()[0] != change.shown()[1]


def test_misreadings_and_the_checker_are_left_as_they_are(all_changes: tuple[Change, ...]) -> None:
    modules = {change.module for change in all_changes}
    assert "apnap_reference.combat.declaring_blockers" in modules
    assert not [module for module in modules if "misreadings" in module or "checking" in module]


def test_a_statement_is_dropped_where_more_than_a_crash_comes_of_it() -> None:
    for one in DropStatement.examples():
        changed = mutate_code(one.pre_mutation_code, DropStatement(), one.occurrence or 0)
        assert changed == one.post_mutation_code
    for kept_as_it_is in ("a = f()\n", "def f():\n    a = g()\n    return a\n"):
        assert mutate_code(kept_as_it_is, DropStatement(), 0) is None


def test_a_trace_is_kept_until_something_changes(tmp_path: Path) -> None:
    ran = {"a.py": {1: frozenset({"", "s/one"}), 2: frozenset({"s/two"}), 3: frozenset[str]()}}
    place = tmp_path / "new" / "trace"
    assert kept("digest", place) is None
    keep("digest", ran, place)
    assert kept("digest", place) == ran
    assert kept("another", place) is None
    place.write_bytes(b"no trace")
    assert kept("digest", place) is None
    assert made_of() == made_of()


def test_a_statement_ends_before_the_block_below_it() -> None:
    lines = (ROOT / ACTIONS).read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines, 1) if line.lstrip().startswith("if "))
    found, cached = statement(ACTIONS, number)
    assert (found[0], cached) == (number, False)
    assert found[-1] < number + 3


@pytest.mark.skipif(
    "fork" not in multiprocessing.get_all_start_methods(), reason="children are forked"
)
def test_scenarios_notice_a_change_that_matters(all_changes: tuple[Change, ...]) -> None:
    change = next(
        one for one in all_changes if one.file == ACTIONS and '"indestructible"' in one.shown()[0]
    )
    scenarios = [s for s in load_suite().scenarios if s.id.startswith("attack-multiple-players/")]
    found = apart(lambda: noticed(change, scenarios))
    assert found.startswith("attack-multiple-players/")
