"""What the project keeps of real engines: as its tool writes it, and as the baselines have it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace
from tests.matrix.played import result, run, shown
from tools.engines.keeping import encode, keep, only, read
from tools.engines.reachable import real

from apnap.certifying import schemas
from apnap.matrix.columns import EngineShown
from apnap.matrix.grid import matrix
from apnap.results.baseline import read as read_baseline
from apnap.shown.shelves import kept, kept_files
from apnap.shown.summing import of_report
from apnap.suite import follow

RULE: Final = re.compile(r"\([0-9]{3}\.[0-9]+[a-z]?(, [0-9.a-z]+)*\)$")
BAD: Final = ("failed", "errored", "unreached")


@pytest.mark.parametrize("path", kept_files(), ids=lambda path: path.stem)
def test_every_file_is_as_the_tool_writes_it(path: Path) -> None:
    assert schemas.breaches("engine", path.read_bytes()) == ()
    assert encode(read(path)) == path.read_bytes()


@pytest.mark.parametrize("one", kept(), ids=lambda one: f"{one.engine} {one.day}")
def test_every_cause_has_the_name_that_somebody_who_has_examined_it_gave(one: EngineShown) -> None:
    """It says which rule is broken."""
    assert all(RULE.search(cause.what) for cause in one.causes if "package" not in cause.what)


def test_what_is_kept_of_python_mtg_goes_wrong_as_its_baseline_has_it() -> None:
    """If not: `python -m tools.engines python-mtg` plays it anew."""
    (one,) = (each for each in real() if each.name == "python-mtg")
    known = [k for k in read_baseline(one.baseline).known if k.outcome in BAD]
    column = next(each for each in matrix(kept()).engines if each.engine == one.name)
    assert {id_ for cause in column.causes for id_ in cause.scenarios} == {
        follow([k.scenario])[0][0] for k in known
    }
    assert {cause.what for cause in column.causes} == {k.reason for k in known}


def test_the_same_again_is_not_written_and_another_day_stays(tmp_path: Path) -> None:
    first = shown(result("101.2/a"), day="2026-11-02")
    path = keep(first, tmp_path)
    assert path == tmp_path / "learner-2026-11-02.json"
    assert read(path) == first
    assert keep(replace(first, day="2026-11-03"), tmp_path) is None
    assert keep(shown(result("101.2/a", "failed", "that"), day="2026-11-04"), tmp_path) is not None
    assert len(list(tmp_path.iterdir())) == 2


def test_of_a_report_of_more_that_is_kept_which_is_played_every_time() -> None:
    """A day is held against another: what was played on one of them alone would count as won."""
    some, more = result("101.2/a"), result("802.4a/b", "failed", "that")
    assert of_report(only(["101.2/a"], run(some, more))) == shown(some)
