"""The sample of changes, and that a scenario notices one; needs cosmic-ray: `tox -e mutation`."""

from __future__ import annotations

import ast
import multiprocessing
from typing import Final

import pytest

from apnap.suite import load_suite

pytest.importorskip("cosmic_ray", reason="cosmic-ray is in the tox environment `mutation` only")
pytest.importorskip("coverage", reason="coverage is in the tox environment `mutation` only")

from mutation.playing import noticed
from mutation.sampling import ROOT, Change, changes, sample, statement
from mutation.trying import apart

FEW: Final = 25


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


def test_a_statement_ends_before_the_block_below_it() -> None:
    path = ROOT / "apnap_reference" / "sba.py"
    lines = path.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines, 1) if line.lstrip().startswith("if "))
    found, kept = statement("apnap_reference/sba.py", number)
    assert (found[0], kept) == (number, False)
    assert found[-1] < number + 3


@pytest.mark.skipif(
    "fork" not in multiprocessing.get_all_start_methods(), reason="children are forked"
)
def test_scenarios_notice_a_change_that_matters(all_changes: tuple[Change, ...]) -> None:
    change = next(
        one
        for one in all_changes
        if one.file.endswith("/sba.py") and '"indestructible"' in one.shown()[0]
    )
    scenarios = [s for s in load_suite().scenarios if s.id.startswith("attack-multiple-players/")]
    found = apart(lambda: noticed(change, scenarios))
    assert found.startswith("attack-multiple-players/")
