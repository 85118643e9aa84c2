"""An id that went leads to the scenario that holds now what it held, wherever ids are read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, get_args

import pytest
from msgspec.structs import replace
from tests.renames import VERSION, before, survivor, told, went
from typer.testing import CliRunner, Result

from apnap.book.content.model import Book
from apnap.book.making import files
from apnap.cli.app import app
from apnap.protocol import EditionDate
from apnap.results.baseline import Baseline, Known
from apnap.results.gate import followed
from apnap.rulebooks import editions
from apnap.suite import (
    Origin,
    Renamed,
    Suite,
    SuiteError,
    follow,
    linting,
    load_renamed,
    load_suite,
    selection,
)

NOW: Final = survivor()
WAS: Final = before(NOW)
TOLD: Final = told(WAS, NOW)


@pytest.fixture
def _went(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let an id have gone."""
    (tmp_path / "suite").mkdir()
    went(monkeypatch, tmp_path / "suite", WAS, NOW)


def apnap(*words: str | Path) -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(app, [*map(str, words)], env={"COLUMNS": "100"})


def write(folder: Path, text: str) -> Path:
    """Write a file of ids that went."""
    path = folder / "renamed.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_every_id_that_went_leads_to_a_scenario_and_is_none() -> None:
    known = {
        scenario.id
        for origin in get_args(Origin)
        if origin != "extension"
        for scenario in load_suite(origin=origin).scenarios
    }
    renamed = load_renamed()
    assert {one.now for one in renamed.values()} <= known
    assert not renamed.keys() & known
    assert {one.was for one in renamed.values()} == renamed.keys()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('["1"]\n"a/b" = "a/c"\n["2"]\n"a/b" = "a/d"\n', "a/b went in 1 and in 2"),
        ('["1"]\n"a/b" = "a/c"\n["2"]\n"a/c" = "a/d"\n', "a/b leads to a/c, which went itself"),
        ('["1"]\n"a/b" = "a/c"\n"a/c" = "a/b"\n', "leads to a/c, which went itself"),
        ('["1"]\n"a/b" = "a/b"\n', "a/b leads to a/b, which went itself"),
        ('"a/b" = "a/c"\n', "Expected `object`"),
        ("[", "renamed.toml: "),
    ],
    ids=["twice", "chain", "circle", "itself", "no version", "no TOML"],
)
def test_a_wrong_file_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(SuiteError) as error:
        load_renamed(write(tmp_path, text))
    assert problem in str(error.value)


@pytest.mark.usefixtures("_went")
def test_ids_are_followed_in_order_and_told_once() -> None:
    one = Renamed(WAS, NOW, VERSION)
    assert follow(("a/b", WAS, NOW)) == (("a/b", NOW), (one,))
    assert follow((f"{WAS}~rotated",)) == ((f"{NOW}~rotated",), (one,))
    assert follow(()) == ((), ())


@pytest.mark.usefixtures("_went")
def test_a_selection_has_the_id_of_today() -> None:
    wanted = selection("2006-10-01", (), (WAS,))
    assert (wanted.ids, [one.told for one in wanted.renamed]) == ((NOW,), [TOLD])


@pytest.mark.usefixtures("_went")
def test_commands_follow_and_say_so(tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    run = apnap("run", "--scenario", WAS, "--edition", "2006-10-01", "--json", path)
    assert (run.exit_code, TOLD in run.stderr) == (0, True)
    assert [one["id"] for one in json.loads(path.read_bytes())["results"]] == [NOW]
    listed = apnap("list", "--scenario", WAS)
    assert (listed.stdout.split()[0], TOLD in listed.stderr) == (NOW, True)
    shown = apnap("show", WAS)
    assert (shown.exit_code, NOW in shown.stdout, TOLD in shown.stderr) == (0, True, True)


def known(id_: str, outcome: str = "failed") -> Known:
    """Return an entry of a baseline."""
    assert outcome in ("failed", "unsupported")
    entry = Known(scenario=id_, outcome="failed", reason="r")
    return replace(entry, outcome=outcome)


@pytest.mark.usefixtures("_went")
def test_a_baseline_is_read_under_the_ids_of_today() -> None:
    old = Baseline(
        format=1, engine="e", edition=EditionDate("2006-10-01"), known=(known("a/b"), known(WAS))
    )
    made, renamed = followed(old)
    assert [entry.scenario for entry in made.known] == ["a/b", NOW]
    assert [one.told for one in renamed] == [TOLD]
    both = replace(old, known=(known(NOW, "unsupported"), known(WAS)))
    assert [(e.scenario, e.outcome) for e in followed(both)[0].known] == [(NOW, "unsupported")]


@pytest.mark.usefixtures("_went")
def test_a_gate_takes_an_old_baseline_and_writes_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "known.json"
    entry = {"scenario": WAS, "outcome": "failed", "reason": "r"}
    head = {"format": 1, "engine": "apnap reference engine", "edition": "2006-10-01"}
    path.write_text(json.dumps(head | {"known": [entry]}), encoding="utf-8")
    few = ("--edition", "2006-10-01", "--scenario", NOW)
    words = ("run", "direct:reference", *few, "--baseline", path)
    red = apnap(*words)
    assert (red.exit_code, f"MENDED {NOW}" in red.stdout, TOLD in red.stderr) == (1, True, True)
    assert apnap(*words, "--update-baseline").exit_code == 0
    assert json.loads(path.read_bytes())["known"] == []


def test_the_lint_finds_ids_that_are_used_again_or_lead_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = f'["1"]\n"{NOW}" = "a/nowhere"\n'
    renamed = load_renamed(write(tmp_path, text))
    now = tuple(one for one in load_suite().scenarios if one.id == NOW)
    monkeypatch.setattr(linting, "load_renamed", lambda _: renamed)
    monkeypatch.setattr(linting, "read_suite", lambda *_, **__: (Suite(now), ()))
    found = [one for one in linting.lint().findings if one.fault == "name"]
    assert [one.problem for one in found] == [
        f"{NOW} went, and there is such a scenario again: an id is never reused",
        f"{NOW} leads to a/nowhere, and there is no such scenario",
    ]


@pytest.mark.usefixtures("_went")
def test_the_book_has_a_page_for_an_id_that_went() -> None:
    scenarios = {one.id: one for one in load_suite().scenarios if one.id == NOW}
    book = Book(engine="e", editions=editions(), rules=(), readings=(), scenarios=scenarios)
    assert f"scenarios/{WAS}.html" in files(book)
