"""A scenario is shown as it stands in its file."""

from collections.abc import Mapping
from pathlib import Path

from msgspec.structs import replace
from tests.suite.conftest import SAMPLE

from apnap.suite import Image, Scenario, load_suite, shown_path, written
from apnap.suite.reading import RawStep, read


def test_steps_and_tables_are_those_that_gherkin_reads() -> None:
    """A fifth of the files, outlines and tables among them: Gherkin takes its time."""
    suite = load_suite().scenarios
    files = sorted({scenario.path for scenario in suite})[::5]
    by_place: Mapping[tuple[Path, int, str], tuple[RawStep, ...]] = {
        (path, pickle.line, pickle.name): pickle.steps for path in files for pickle in read(path)
    }
    compared = [scenario for scenario in suite if scenario.path in files]
    assert any(step.table and one.example for one in compared for step in written(one))
    for one in compared:
        assert written(one) == by_place[one.path, one.line, one.name], one.id


def test_what_is_awkward_in_a_table_is_read_as_gherkin_reads_it(tmp_path: Path) -> None:
    path = tmp_path / "awkward.feature"
    path.write_text(
        "Feature: Tables\n  Scenario Outline: A <kind> table\n    Given a table\n"
        "      # a comment\n\n      | a \\| b | <kind> \\\\ | |\n      | \\n | <other> | x |\n"
        "    Then so it is\n    Examples:\n      | kind |\n      | odd |\n",
        encoding="utf-8",
    )
    (pickle,) = read(path)
    scenario = replace(
        load_suite().scenarios[0],
        path=path,
        line=pickle.line,
        example=pickle.example,
        steps=tuple(
            replace(step, keyword=raw.keyword, text=raw.text, line=raw.line)
            for raw, step in zip(pickle.steps, load_suite().scenarios[0].steps, strict=False)
        ),
    )
    assert written(scenario) == pickle.steps


def test_a_file_that_went_leaves_the_steps(samples: dict[str, Scenario]) -> None:
    one = samples["one-attack-is-split-between-two-players"]
    gone = written(replace(one, path=Path("/no/such.feature")))
    assert [step.text for step in gone] == [step.text for step in one.steps]
    assert all(step.table is None for step in gone)


def test_a_table_of_other_names_is_not_shown(samples: dict[str, Scenario]) -> None:
    one = samples["one-attack-is-split-between-two-players"]
    assert any(step.table for step in written(one))
    renamed = replace(one, image=Image(one.id, "renamed"))
    assert not any(step.table for step in written(renamed))


def test_paths_are_the_same_on_every_machine(samples: dict[str, Scenario], tmp_path: Path) -> None:
    one = load_suite().scenarios[0]
    assert shown_path(one) == f"features/{one.path.parent.name}/{one.path.name}"
    extension = samples["one-attack-is-split-between-two-players"]
    assert shown_path(replace(extension, path=SAMPLE)) == SAMPLE.relative_to(Path.cwd()).as_posix()
    far = replace(extension, path=tmp_path / "far.feature")
    assert shown_path(far) == (tmp_path / "far.feature").as_posix()
