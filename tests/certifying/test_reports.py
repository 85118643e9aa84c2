"""CTRF, JUnit of several editions, the badge, and the digest of the suite."""

from __future__ import annotations

import hashlib
import json
import uuid
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import msgspec
import pytest
from msgspec.structs import replace

from apnap.certifying.digests import FOLDERS, suite_digest
from apnap.certifying.runs import Made
from apnap.certifying.schemas import breaches
from apnap.certifying.writing import joined
from apnap.driver import Line, Outcome
from apnap.protocol import EditionDate
from apnap.protocol.messages import Program
from apnap.protocol.resources import folder
from apnap.results.badge import badge
from apnap.results.ctrf import ctrf
from apnap.results.records import Report, Result
from apnap.suite import load_captions

ENGINE: Final = Program("an engine", "1.2")
RESULT: Final = Result(
    id="section/scenario",
    name="Scenario",
    extension=False,
    rules=("802.4a",),
    tags=("@cr:802.4a",),
    file="/home/somebody/apnap/features/multiplayer/section.feature",
    line=7,
    outcome="passed",
    seconds=0.25,
)


def reported(made: Made, *results: Result) -> Report:
    return replace(made.runs[0][1], results=results)


@pytest.mark.parametrize(
    ("outcome", "status"),
    [
        ("passed", "passed"),
        ("failed", "failed"),
        ("errored", "failed"),
        ("unsupported", "skipped"),
        ("unreached", "skipped"),
    ],
)
def test_each_outcome_has_a_status_in_ctrf(made: Made, outcome: Outcome, status: str) -> None:
    document = ctrf(ENGINE, [reported(made, replace(RESULT, outcome=outcome))], 1.5, 2.5)
    (case,) = document.results.tests
    assert (case.status, case.raw_status) == (status, outcome)
    assert (case.duration, case.line) == (250, 7)
    counted = document.results.summary
    assert getattr(counted, status) == counted.tests == 1
    assert (counted.start, counted.stop) == (1500, 2500)


def test_ctrf_has_the_names_of_its_specification(made: Made) -> None:
    failed = replace(RESULT, outcome="failed", step="Then x", expected="a", got="b")
    errored = replace(RESULT, outcome="errored", reason="it died")
    document = json.loads(
        msgspec.json.encode(ctrf(ENGINE, [reported(made, failed, errored)], 0, 1))
    )
    assert document.keys() == {"reportFormat", "specVersion", "generatedBy", "results"}
    assert document["results"]["environment"] == {"appName": "an engine", "appVersion": "1.2"}
    one, two = document["results"]["tests"]
    assert one["filePath"] == "features/multiplayer/section.feature"
    assert one["suite"] == ["apnap", "2006-10-01", "section"]
    assert (one["message"], one["trace"]) == ("expected a, got b", "Then x")
    assert (two["message"], two["rawStatus"]) == ("it died", "errored")
    assert uuid.UUID(one["id"]).version == 5
    named = load_captions().named("802.4a", EditionDate("2006-10-01"))
    assert one["labels"] == {"rule": ["802.4a"], "caption": [named]}


def test_a_feature_file_from_elsewhere_keeps_its_path(made: Made) -> None:
    document = ctrf(ENGINE, [reported(made, replace(RESULT, file="x.feature"))], 0, 1)
    assert document.results.tests[0].file_path == "x.feature"


def test_several_editions_are_suites_of_one_junit_document(made: Made) -> None:
    ((run, report),) = made.runs
    other = (replace(run, edition="2024-06-07"), replace(report, edition="2024-06-07"))
    root = ET.fromstring(joined(replace(made, runs=((run, report), other))))  # noqa: S314 - ours
    assert [suite.get("name") for suite in root] == ["apnap 2006-10-01", "apnap 2024-06-07"]
    assert [suite.get("tests") for suite in root] == [str(len(report.results))] * 2
    assert [suite.get("name") for suite in ET.fromstring(joined(made))] == ["apnap"]  # noqa: S314 - ours


@pytest.mark.parametrize(
    ("certified", "chosen", "message", "color"),
    [
        ((), 2, "not certified", "red"),
        (("core",), 2, "1 of 2 profiles", "orange"),
        (("core", "teams"), 2, "core, teams (D)", "brightgreen"),
        (("a", "b", "c"), 3, "3 profiles (D)", "brightgreen"),
    ],
)
def test_the_badge_says_how_far_it_goes(
    certified: tuple[str, ...], chosen: int, message: str, color: str
) -> None:
    shown = json.loads(msgspec.json.encode(badge(certified, chosen, (EditionDate("D"),))))
    assert shown == {"schemaVersion": 1, "label": "apnap", "message": message, "color": color}


def test_the_digest_of_the_suite_is_that_of_a_list_as_sha256sum_prints_it() -> None:
    paths = [
        (f"{name}/{path.relative_to(folder(name)).as_posix()}", path)
        for name in FOLDERS
        for path in folder(name).rglob("*")
        if path.is_file() and "second-reading" not in path.parts
    ]
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {n}\n" for n, path in sorted(paths)]
    assert suite_digest() == hashlib.sha256("".join(lines).encode()).hexdigest()


def test_a_changed_or_hidden_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("apnap.certifying.digests.folder", lambda name: tmp_path / name)
    for name in FOLDERS:
        (tmp_path / name).mkdir()
    (tmp_path / "cards" / "a.json").write_text("1", encoding="utf-8")
    before = suite_digest()
    (tmp_path / "cards" / ".hidden").write_text("1", encoding="utf-8")
    assert suite_digest() == before
    (tmp_path / "cards" / "a.json").write_text("2", encoding="utf-8")
    assert suite_digest() != before


def test_the_report_of_a_run_fits_its_schema(made: Made) -> None:
    failed = replace(RESULT, outcome="failed", transcript=(Line("Rob passes", "accepted", ()),))
    assert breaches("report", msgspec.json.encode(reported(made, RESULT, failed))) == ()
