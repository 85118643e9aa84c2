"""What CI servers are told of a run: a summary in Markdown, and annotations."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import pytest
from tests.certifying.conftest import narrow
from tests.ci.workflows import annotated
from typer.testing import CliRunner

from apnap.certifying.schemas import breaches
from apnap.cli.app import app
from apnap.results.annotations import LONGEST, commands
from apnap.results.baseline import Known
from apnap.results.failure_text import headline, plain
from apnap.results.gate import Difference
from apnap.results.judged import Judged, Red, red
from apnap.results.markdown import IN_FULL, code, summary
from apnap.results.records import Report, Result
from apnap.results.reporting import report
from apnap.running.command import PreparedRun, Request

ENGINE: Final = "direct:reference!any-player-blocks"
RULE: Final = "802.4a"
NO_BASELINE: Final = Judged(green=False)
HOSTILE: Final = "::error::owned\n::add-path::/tmp\r\n```\n</summary></details># owned | [x](y) % `"


@functools.cache
def played() -> tuple[PreparedRun, Report]:
    """Return one run of a wrong engine, which is rendered in many ways."""
    prepared = PreparedRun(Request(engine=ENGINE, rules=(RULE,)))
    return prepared, prepared.play(lambda _: None)


def failures() -> tuple[Result, ...]:
    """Return what failed in it."""
    return tuple(one for one in played()[1].results if one.outcome == "failed")


def with_results(*results: Result) -> Report:
    """Return the report of a run that had these results."""
    return report(played()[0].run, results, 1)


def differing(result: Result, known: Known | None) -> Difference:
    """Return how a result differs from what a baseline has."""
    kind = "new" if known is None else "mended" if result.outcome == "passed" else "changed"
    return msgspec.convert(
        {"scenario": result.id, "kind": kind, "outcome": result.outcome, "known": known}, Difference
    )


def hostile() -> Result:
    """Return a failure of an engine that says what a runner would obey."""
    one = failures()[0]
    assert one.account is not None
    assert one.account.engine is not None
    did = msgspec.structs.replace(
        one.account.engine, said=(f"Rob says {HOSTILE}",) * 2, reasons=(HOSTILE,)
    )
    told = msgspec.structs.replace(one.account, engine=did)
    return msgspec.structs.replace(one, account=told, expected=None, got=None, reason=HOSTILE)


class TestAnnotations:
    def test_there_is_one_for_each_failure_at_the_step_at_which_it_ended(self) -> None:
        shown = annotated(commands(red(played()[1], NO_BASELINE)))
        assert len(shown) == len(failures()) > 1
        by_title = {one["title"]: one for one in shown}
        for result in failures():
            one = by_title[headline(result)]
            assert (one["file"], one["line"]) == (result.file, str(result.step_line))
            assert f"{headline(result)}\n{one['message']}" == plain(result)

    def test_what_passed_or_could_not_be_played_has_none(self) -> None:
        quiet = msgspec.structs.replace(failures()[0], outcome="unsupported", account=None)
        assert commands(red(with_results(quiet), NO_BASELINE)) == ""

    def test_no_text_of_an_engine_begins_a_line(self) -> None:
        text = commands([Red(result=hostile())])
        assert (text.count("\n"), text[:13]) == (1, "::error file=")
        (one,) = annotated(text)
        assert "::error::owned ::add-path::/tmp" in one["message"]
        assert not re.search(r"^\s*::", one["message"].partition("\n")[2], re.MULTILINE)

    def test_signs_with_a_meaning_are_escaped(self) -> None:
        odd = msgspec.structs.replace(failures()[0], file="50%, a:b.feature")
        text = commands([Red(result=odd)])
        assert "::error file=50%25%2C a%3Ab.feature,line=" in text
        assert annotated(text)[0]["file"] == odd.file

    def test_an_endless_account_is_cut(self) -> None:
        endless = msgspec.structs.replace(hostile(), reason="x" * 1500 + "\n" + "y\n" * 50_000)
        (one,) = annotated(commands([Red(result=endless)]))
        assert len(one["message"]) == LONGEST


class TestSummary:
    def test_has_the_outcomes_in_a_table_and_failures_with_their_context(self) -> None:
        text = summary(played()[1], NO_BASELINE)
        counts = played()[1].counts
        assert text.startswith("## apnap: red\n")
        assert f"| suite | {counts['passed']} | {counts['failed']} |  |  |  |" in text
        assert re.search(rf"^\| {RULE} [^|]+\| \d+ \| {len(failures())} \|", text, re.MULTILINE)
        assert "Behaves as if `" in text
        for result in failures():
            assert f"<summary>{headline(result)}</summary>\n\n```text\n{plain(result)}\n```" in text

    def test_with_a_baseline_only_what_differs_is_told(self) -> None:
        first, second, *_ = failures()
        was = Known(scenario=second.id, outcome="errored", reason="r")
        mended = msgspec.structs.replace(
            next(one for one in played()[1].results if one.outcome == "passed")
        )
        known = Known(scenario=mended.id, outcome="failed", reason="r")
        judged = Judged(
            green=False,
            baseline="known.json",
            known=7,
            differences=(
                differing(mended, known),
                differing(second, was),
                differing(first, None),
            ),
        )
        text = summary(played()[1], judged)
        assert "Baseline `known.json` (7 known): **1 new, 1 changed, 1 mended**." in text
        told = re.findall("<summary>(.*)</summary>", text)
        assert sorted(told[:2]) == sorted(
            (f"{headline(first)}: new", f"{headline(second)}: changed: it was errored")
        )
        assert told[2:] == [f"{headline(mended)}: mended: remove it from the baseline"]
        titles = [one["title"] for one in annotated(commands(red(played()[1], judged)))]
        assert titles == told

    def test_a_green_run_tells_of_no_failure(self) -> None:
        judged = Judged(green=True, baseline="known.json", known=3)
        text = summary(played()[1], judged)
        assert text.startswith("## apnap: green\n")
        assert "Baseline `known.json` (3 known): **as expected**." in text
        assert "<details>" not in text
        assert "### " not in text

    def test_what_an_engine_says_is_neither_markdown_nor_html(self) -> None:
        text = summary(with_results(hostile()), NO_BASELINE)
        assert "<details><summary>FAILED" in text
        inside = list(_outside_of_code(text))
        assert inside
        assert not [line for line in inside if "owned" in line]

    def test_many_failures_are_named_and_many_rules_are_told_by_chapter(self) -> None:
        one = failures()[0]
        rules = [f"{section}.1" for section in range(500, 520)] + [f"7{n}.1" for n in range(10, 40)]
        many = [
            msgspec.structs.replace(one, id=f"a/b-{n}", rules=(rules[n % len(rules)],))
            for n in range(300)
        ]
        text = summary(with_results(*many), NO_BASELINE)
        assert text.count("<details>") == IN_FULL
        assert f"- … and {300 - IN_FULL - 100} more" in text
        assert "| chapter | passed | failed |" in text
        assert re.search(r"^\| 5 [A-Z][^|]+\|  \| 120 \|", text, re.MULTILINE)
        assert len(text.encode()) < 1_000_000

    def test_a_run_in_which_nothing_was_played_is_red(self) -> None:
        nothing = msgspec.structs.replace(failures()[0], outcome="unsupported", account=None)
        text = summary(with_results(nothing), Judged(green=False, baseline="b", known=1))
        assert "Nothing could be played to its end." in text
        assert "**not judged**" in text

    @pytest.mark.parametrize(
        ("text", "shown"), [("a", "`a`"), ("a|b", "`a\\|b`"), ("`", "`` ` ``"), ("", "`  `")]
    )
    def test_code_is_closed_by_nothing_in_it(self, text: str, shown: str) -> None:
        assert code(text) == shown


def _outside_of_code(text: str) -> Iterator[str]:
    """Yield the lines of a Markdown text that do not stand in a block of code."""
    fence = ""
    for line in text.splitlines():
        if fence:
            fence = "" if line == fence else fence
        elif line.startswith("```"):
            fence = re.match("`+", line)[0]  # type: ignore[index] # it begins with one
        else:
            yield line


class TestTheCommand:
    def test_writes_all_files_with_and_without_a_baseline(self, tmp_path: Path) -> None:
        names = ("json", "junit", "html", "ctrf", "markdown", "annotations")
        files = [word for name in names for word in (f"--{name}", str(tmp_path / name))]
        words = ("run", ENGINE, "--cr", RULE)
        result = CliRunner().invoke(app, (*words, *files))
        assert result.exit_code == 1, result.output
        assert {path.name for path in tmp_path.iterdir()} == set(names)
        assert breaches("ctrf", (tmp_path / "ctrf").read_bytes()) == ()
        tests = json.loads((tmp_path / "ctrf").read_bytes())["results"]["summary"]
        assert (tests["failed"], tests["tests"]) == (len(failures()), len(played()[1].results))
        assert tests["stop"] >= tests["start"] > 0
        text = (tmp_path / "markdown").read_text("utf-8")
        assert text.count("<details>") == len(failures())
        assert "Behaves as if `" in text
        alike, *errors = annotated((tmp_path / "annotations").read_text("utf-8"))
        assert alike["level"] == "notice"
        assert alike["message"].startswith("behaves as if ")
        assert len(errors) == len(failures())

        known = ("--baseline", str(tmp_path / "known.json"))
        result = CliRunner().invoke(app, (*words, *files, *known, "--update-baseline"))
        assert result.exit_code == 0, result.output
        text = (tmp_path / "markdown").read_text("utf-8")
        assert text.startswith("## apnap: green\n")
        assert f"({len(failures())} known): **as expected**" in text
        assert (tmp_path / "annotations").read_text("utf-8") == ""

        other = (ENGINE.replace("any-player-blocks", "everybody-is-protected"), "--scenario")
        result = CliRunner().invoke(app, ("run", *other, failures()[0].id, *files, *known))
        assert result.exit_code == 1, result.output
        assert ": **1 mended**." in (tmp_path / "markdown").read_text("utf-8")
        (one,) = annotated((tmp_path / "annotations").read_text("utf-8"))
        assert one["title"].startswith(f"PASSED {failures()[0].id} (")
        assert one["title"].endswith("): mended: remove it from the baseline")

    def test_a_file_needs_a_folder(self, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        for name in ("ctrf", "markdown", "annotations"):
            path = tmp_path / "file" / name
            result = CliRunner().invoke(app, ("run", ENGINE, f"--{name}", str(path)))
            assert (result.exit_code, "is a file, and no folder" in result.stderr) == (2, True)

    def test_a_badge_counts_the_rules_of_the_profiles_that_were_played(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        narrow(monkeypatch)
        words = ("run", "direct:reference", "--profile", "teams", "--edition", "2006-10-01")
        result = CliRunner().invoke(app, (*words, "--badge", str(tmp_path / "badge.json")))
        assert result.exit_code == 0, result.output
        shown = json.loads((tmp_path / "badge.json").read_bytes())
        assert re.fullmatch(r"teams (\d+)/\1", shown["message"])
        assert shown["color"] == "green"  # bright green is for certificates
        words = ("run", "direct:reference", "--cr", RULE, "--badge", str(tmp_path / "b"))
        refused = CliRunner().invoke(app, words)
        assert (refused.exit_code, "whole profiles" in refused.stderr) == (2, True)
