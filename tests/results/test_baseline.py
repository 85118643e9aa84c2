"""Baselines: how they are read, written, held against results and brought up to date."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, get_args

import pytest

from apnap.certifying.schemas import breaches
from apnap.driver import Outcome
from apnap.protocol import Capabilities, EditionDate, Initialized, Program
from apnap.results.baseline import Baseline, BaselineError, Known, NotPassed, encode, read, write
from apnap.results.gate import NOT_EXAMINED, Changes, differences, strangers, updated
from apnap.results.records import Report, Result
from apnap.results.reporting import Run, report

EDITION: Final = EditionDate("2024-11-08")
HEAD: Final = '{"format": 1,\n "engine": "", "edition": "2024-11-08", '
LINK: Final = "https://example.org/issues/7"
NOT_PASSED: Final = get_args(NotPassed)


def known(id_: str, outcome: NotPassed, reason: str = "our bug", link: str | None = None) -> Known:
    return Known(scenario=id_, outcome=outcome, reason=reason, link=link)


def baseline(*entries: Known) -> Baseline:
    return Baseline(format=1, engine="mine", edition=EDITION, known=entries)


def result(id_: str, outcome: Outcome, reason: str | None = None) -> Result:
    return Result(
        id=id_,
        name=id_,
        extension=False,
        rules=(),
        tags=(),
        file="f.feature",
        line=1,
        outcome=outcome,
        seconds=0.0,
        reason=reason,
    )


def ran(*results: Result) -> Report:
    told = Initialized(
        protocol="0.1",
        engine=Program("mine", "1"),
        capabilities=Capabilities((EDITION,)),
    )
    run = Run(engine="stdio:mine", introduced=told, edition=EDITION, whole=True)
    return report(run, results, 1.0)


class TestJudging:
    @pytest.mark.parametrize("outcome", NOT_PASSED)
    def test_what_ends_as_listed_is_no_difference(self, outcome: NotPassed) -> None:
        assert differences(baseline(known("a/b", outcome)), [result("a/b", outcome)]) == ()

    @pytest.mark.parametrize("outcome", NOT_PASSED)
    def test_what_is_not_listed_has_to_pass(self, outcome: Outcome) -> None:
        (found,) = differences(baseline(), [result("a/b", outcome), result("a/c", "passed")])
        assert (found.scenario, found.kind, found.outcome) == ("a/b", "new", outcome)

    def test_what_is_listed_must_not_pass(self) -> None:
        (found,) = differences(baseline(known("a/b", "failed")), [result("a/b", "passed")])
        assert (found.kind, found.outcome) == ("mended", "passed")

    def test_what_is_listed_must_not_end_in_another_way(self) -> None:
        (found,) = differences(baseline(known("a/b", "failed")), [result("a/b", "errored")])
        assert (found.kind, found.outcome) == ("changed", "errored")

    def test_what_is_listed_as_unsupported_may_be_withheld(
        self,
    ) -> None:
        old = baseline(known("a/b", "unsupported", "its own reason"))
        assert differences(old, [result("a/b", "withheld", "no")]) == ()
        made, changes = updated(old, ran(result("a/b", "withheld", "no")))
        assert made == baseline(known("a/b", "withheld", "its own reason"))
        assert changes == Changes(altered=("a/b",))
        (found,) = differences(made, [result("a/b", "unsupported", "no")])
        assert found.kind == "changed"

    def test_what_was_not_played_is_not_judged(self) -> None:
        assert differences(baseline(known("a/b", "failed")), [result("a/c", "passed")]) == ()

    def test_ids_that_name_nothing_are_strangers(self) -> None:
        listed = baseline(
            known("a/b", "failed"), known("a/x", "failed"), known("ext:c/d", "failed")
        )
        assert strangers(listed, ["a/b"], ["suite"]) == ("a/x",)
        assert strangers(listed, ["a/b"], ["suite", "extension"]) == ("a/x", "ext:c/d")


class TestUpdating:
    def test_a_first_baseline_lists_what_did_not_pass_by_id(self) -> None:
        told = "the engine does not declare card:Forest"
        results = (
            result("b/c", "failed"),
            result("a/b", "unsupported", told),
            result("a/a", "passed"),
        )
        made, changes = updated(None, ran(*results))
        assert made == baseline(
            known("a/b", "unsupported", told), known("b/c", "failed", NOT_EXAMINED)
        )
        assert changes == Changes(added=("a/b", "b/c"))
        assert differences(made, results) == ()

    def test_the_reason_of_a_failure_is_for_people_to_find(self) -> None:
        made, _ = updated(None, ran(result("a/b", "failed", "the engine has said why")))
        assert made == baseline(known("a/b", "failed", NOT_EXAMINED))

    def test_entries_keep_reason_and_link(self) -> None:
        entry = known("a/b", "failed", "our bug 7", LINK)
        made, changes = updated(baseline(entry), ran(result("a/b", "failed")))
        assert (made, changes) == (baseline(entry), Changes())

    def test_a_reason_explains_only_the_outcome_for_which_it_was_given(self) -> None:
        entry = known("a/b", "failed", "our bug 7", LINK)
        made, changes = updated(baseline(entry), ran(result("a/b", "errored")))
        reason = "not yet examined; failed before: our bug 7"
        assert made == baseline(known("a/b", "errored", reason, LINK))
        assert changes == Changes(altered=("a/b",))
        again, _ = updated(made, ran(result("a/b", "unreached")))
        assert again == baseline(known("a/b", "unreached", reason, LINK))

    def test_what_passes_is_dropped_and_what_was_not_played_stays(self) -> None:
        old = baseline(known("a/b", "failed"), known("a/c", "failed"))
        made, changes = updated(old, ran(result("a/b", "passed")))
        assert made == baseline(known("a/c", "failed"))
        assert changes == Changes(dropped=("a/b",))

    def test_what_names_no_scenario_is_dropped(self) -> None:
        made, changes = updated(baseline(known("a/x", "failed")), ran(), ["a/x"])
        assert (made, changes) == (baseline(), Changes(dropped=("a/x",)))

    @pytest.mark.parametrize(
        ("told", "kept"),
        [
            ("no\x1b[31m\nway", "no [31m way"),
            ("x" * 300, "x" * 200 + "…"),
            ("\x07", NOT_EXAMINED),
            (None, NOT_EXAMINED),
        ],
    )
    def test_a_reason_of_the_engine_is_one_bearable_line(self, told: str | None, kept: str) -> None:
        made, _ = updated(None, ran(result("a/b", "unsupported", told)))
        assert made.known[0].reason == kept


class TestFiles:
    @pytest.mark.parametrize(
        "made", [baseline(), baseline(known("a/b", "failed"), known("a/c", "errored", "é", LINK))]
    )
    def test_what_is_written_is_read_and_fits_the_schema(
        self, made: Baseline, tmp_path: Path
    ) -> None:
        path = tmp_path / "known.json"
        write(path, made)
        assert read(path) == made
        assert breaches("baseline", path.read_bytes()) == ()
        assert [file.name for file in tmp_path.iterdir()] == ["known.json"]

    def test_each_entry_has_a_line(self) -> None:
        lines = encode(baseline(known("a/b", "failed", link=LINK), known("a/c", "failed")))
        assert lines.decode().splitlines() == [
            "{",
            ' "format": 1,',
            ' "engine": "mine",',
            f' "edition": "{EDITION}",',
            ' "known": [',
            f'  {{"scenario": "a/b", "outcome": "failed", "reason": "our bug", "link": "{LINK}"}},',
            '  {"scenario": "a/c", "outcome": "failed", "reason": "our bug"}',
            " ]",
            "}",
        ]

    def test_a_link_stays_a_link_and_permissions_stay(self, tmp_path: Path) -> None:
        path, link = tmp_path / "known.json", tmp_path / "link.json"
        path.touch()
        path.chmod(0o640)
        link.symlink_to(path)
        write(link, baseline())
        assert link.is_symlink()
        assert path.stat().st_mode & 0o777 == 0o640
        assert read(path) == baseline()

    def test_a_new_file_has_the_permissions_that_new_files_have(self, tmp_path: Path) -> None:
        mask = os.umask(0o027)
        try:
            write(tmp_path / "known.json", baseline())
        finally:
            os.umask(mask)
        assert (tmp_path / "known.json").stat().st_mode & 0o777 == 0o640

    def test_what_cannot_be_written_leaves_the_old_file(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = tmp_path / "known.json"
        write(path, baseline())

        def fail(_: Path, __: Path) -> None:
            raise OSError(28, "no space left")

        monkeypatch.setattr(Path, "replace", fail)
        with pytest.raises(OSError, match="no space left"):
            write(path, baseline(known("a/b", "failed")))
        assert read(path) == baseline()
        assert [file.name for file in tmp_path.iterdir()] == ["known.json"]

    @pytest.mark.parametrize(
        ("change", "problem"),
        [
            ({"format": 2}, "`format` is 2, but has to be 1"),
            ({"more": 1}, "has the field `more`"),
            ({"known": [{"scenario": "a/b", "outcome": "passed", "reason": "x"}]}, "'passed'"),
            ({"known": [{"scenario": "a/b", "outcome": "failed"}]}, "`reason`"),
            ({"known": [{"scenario": "a/b", "outcome": "failed", "reason": ""}]}, "reason"),
            (
                {
                    "known": [
                        {"scenario": "a/b", "outcome": "failed", "reason": "x", "link": "here"}
                    ]
                },
                "link",
            ),
            (
                {"known": [{"scenario": "a/b", "outcome": "failed", "reason": "x"}] * 2},
                "listed more than once: a/b",
            ),
        ],
    )
    def test_what_is_no_baseline_is_refused(
        self, change: Mapping[str, Any], problem: str, tmp_path: Path
    ) -> None:
        path = tmp_path / "known.json"
        path.write_text(
            json.dumps({"format": 1, "engine": "mine", "edition": EDITION, "known": [], **change}),
            encoding="utf-8",
        )
        with pytest.raises(BaselineError) as caught:
            read(path)
        assert problem in caught.value.problem

    @pytest.mark.parametrize("content", [b"", b"{", b"\xff", b"[" * 100_000, b"[]"])
    def test_what_is_no_json_is_refused(self, content: bytes, tmp_path: Path) -> None:
        path = tmp_path / "known.json"
        path.write_bytes(content)
        with pytest.raises(BaselineError, match="this is no baseline"):
            read(path)

    @pytest.mark.parametrize(
        ("content", "told"),
        [
            (
                HEAD + '"known": [\n{"scenario": "a/b", "outcome": "fail", "reason": "x"}]}',
                "is 'fail', but has to be one of 'errored', 'failed', 'unreached',",
            ),
            (
                HEAD + '"known": [\n{"scenario": "a/b", "outcome": "fail", "reason": "x"}]}',
                " 'withheld'. It is the entry a/b, line 3.",
            ),
            (
                HEAD + '"known": [{}]}',
                "lacks the field `scenario`. It is entry 1 of `known`.",
            ),
            ('{"format": 1,\n "known": [\n],\n}', "line 4, column 1: a comma too many before `}`"),
            ('{"format": 1\n "known": []}', 'line 2, column 2: a comma is missing before `"`'),
            ('{"format": 1,', "line 1, column 14: it ends too early"),
            (" ", "it is empty"),
            (
                "{'format': 1}",
                "line 1, column 2: expecting property name enclosed in double quotes",
            ),
        ],
    )
    def test_a_slip_of_the_pen_is_told_with_its_line(
        self, content: str, told: str, tmp_path: Path
    ) -> None:
        path = tmp_path / "known.json"
        path.write_text(content, encoding="utf-8")
        with pytest.raises(BaselineError) as caught:
            read(path)
        assert told in caught.value.problem

    def test_a_folder_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(BaselineError, match="cannot be read"):
            read(tmp_path)
