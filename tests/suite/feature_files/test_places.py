"""A scenario is shown as it stands in its file."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.suite.conftest import SAMPLE

from apnap.suite import Scenario, SelectionError, ids_asked, load_suite, shown_path
from apnap.suite.reading import RawStep, read


def test_steps_and_tables_are_those_that_gherkin_reads() -> None:
    """A fifth of the files, outlines and tables among them: Gherkin takes its time."""
    suite = load_suite().scenarios
    files = sorted({scenario.path for scenario in suite})[::5]
    by_place: Mapping[tuple[Path, int, str], tuple[RawStep, ...]] = {
        (path, pickle.line, pickle.name): pickle.steps for path in files for pickle in read(path)[0]
    }
    compared = [scenario for scenario in suite if scenario.path in files]
    assert any(step.table and one.example for one in compared for step in one.steps)
    for one in compared:
        written = [(step.keyword, step.text, step.line, step.table or None) for step in one.steps]
        raw = by_place[one.path, one.line, one.name]
        assert written == [(step.keyword, step.text, step.line, step.table) for step in raw], one.id


def test_paths_are_the_same_on_every_machine(samples: dict[str, Scenario], tmp_path: Path) -> None:
    one = load_suite().scenarios[0]
    assert shown_path(one) == f"features/{one.path.parent.name}/{one.path.name}"
    extension = samples["one-attack-is-split-between-two-players"]
    assert shown_path(replace(extension, path=SAMPLE)) == SAMPLE.relative_to(Path.cwd()).as_posix()
    far = replace(extension, path=tmp_path / "far.feature")
    assert shown_path(far) == f"{tmp_path.name}/far.feature"


def test_a_scenario_is_named_by_the_place_that_a_report_shows(tmp_path: Path) -> None:
    suite = load_suite().scenarios
    files = Counter(scenario.path for scenario in suite)
    one = next(one for one in suite if not one.example and one.steps[-1].line > one.line)
    path = shown_path(one)
    for line in (one.line, one.steps[-1].line):
        for way in (path, str(one.path), one.path.name):
            assert ids_asked((f"{way}:{line}",), lambda: suite) == (one.id,)
    row = next(one for one in suite if one.example and one.line != one.template_line)
    assert ids_asked((f"{shown_path(row)}:{row.line}",), lambda: suite) == (row.id,)
    with pytest.raises(SelectionError, match=f"^{files[one.path]} scenarios stand at .*name one:"):
        ids_asked((path,), lambda: suite)
    with pytest.raises(SelectionError, match=f"no scenario stands in {path}s.*; similar: .*{path}"):
        ids_asked((f"{path}s.feature:1",), lambda: suite)
    own = tmp_path / "own.feature"
    own.touch()
    with pytest.raises(SelectionError, match=f"is played here; `--only-features {own}` plays"):
        ids_asked((f"{own}:1",), lambda: suite)
