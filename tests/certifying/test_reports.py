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
from tests.ci.workflows import annotated as told_by

from apnap.certifying.building import joined
from apnap.certifying.certificate import Certificate
from apnap.certifying.digests import FOLDERS, suite_digest
from apnap.certifying.runs import Made
from apnap.certifying.schemas import breaches
from apnap.certifying.statement import statement
from apnap.certifying.telling import annotated, badge_of, summary
from apnap.driver import Line, Outcome
from apnap.protocol import EditionDate
from apnap.protocol.messages import Program
from apnap.protocol.resources import folder
from apnap.results.badge import Share, badge
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
    root = ET.fromstring(joined(((run, report), other)))  # noqa: S314 - ours
    assert [suite.get("name") for suite in root] == ["apnap 2006-10-01", "apnap 2024-06-07"]
    assert [suite.get("tests") for suite in root] == [str(len(report.results))] * 2
    assert [suite.get("name") for suite in ET.fromstring(joined(made.runs))] == ["apnap"]  # noqa: S314 - ours


@pytest.mark.parametrize(
    ("shares", "message", "color"),
    [
        ((), "not certified", "red"),
        ((("core", 15, 15, True), ("teams", 9, 9, True)), "core, teams (D)", "brightgreen"),
        (
            (("a", 1, 1, True), ("b", 1, 1, True), ("c", 1, 1, True)),
            "3 profiles (D)",
            "brightgreen",
        ),
        ((("core", 15, 15, False),), "core 15/15", "green"),
        ((("core", 12, 15, False),), "core 12/15", "yellowgreen"),
        ((("core", 15, 15, True), ("teams", 0, 9, False)), "core 15/15, teams 0/9", "yellow"),
        ((("core", 5, 15, False),), "core 5/15", "orange"),
        ((("core", 3, 15, False),), "core 3/15", "red"),
        ((("a", 1, 2, False), ("b", 1, 1, True), ("c", 0, 9, False)), "2/12 in 3 profiles", "red"),
    ],
)
def test_the_badge_says_how_far_it_goes(
    shares: tuple[tuple[str, int, int, bool], ...], message: str, color: str
) -> None:
    some = [Share(profile=a, met=b, testable=c, certified=d) for a, b, c, d in shares]
    content = msgspec.json.encode(badge(some, (EditionDate("D"),)))
    assert breaches("badge", content) == ()
    shown = json.loads(content)
    assert shown == {"schemaVersion": 1, "label": "apnap", "message": message, "color": color}


@pytest.mark.parametrize(
    ("played", "partly", "message", "color"),
    [
        (((9, 10, True), (10, 10, True)), False, "a 9/10 played, b (D)", "brightgreen"),
        (((1, 10, False), (10, 10, True)), True, "a partly, 1/10 played, b (D)", "yellow"),
        (((1, 10, False),), True, "a partly, 1/10 played (D)", "red"),
        (((9, 10, True),) * 3, False, "3 profiles, 27/30 played (D)", "brightgreen"),
        (((2, 10, False),) * 3, True, "3 profiles partly, 6/30 played (D)", "red"),
    ],
)
def test_the_badge_says_what_was_not_played(
    played: tuple[tuple[int, int, bool], ...],
    partly: bool,  # noqa: FBT001 - what is given
    message: str,
    color: str,
) -> None:
    some = [
        Share(
            profile=name,
            met=5,
            testable=5,
            certified=certified,
            partly=partly and not certified,
            played=number,
            scenarios=of,
        )
        for name, (number, of, certified) in zip("abc", played, strict=False)
    ]
    found = badge(some, (EditionDate("D"),))
    assert (found.message, found.color) == (message, color)


def test_what_is_partly_certified_is_warned_of(certified: Path) -> None:
    proof = msgspec.json.decode((certified / "certificate.json").read_bytes(), type=Certificate)
    (one,) = proof.profiles
    partly = replace(
        one,
        certified=False,
        standing="partly certified",
        verdict="partly certified, 1 of 2 played",
        lacks=("1 of 2 played, of which 90 % are needed",),
    )
    said = statement(replace(proof, certified=False, profiles=(partly,))).predicate
    assert (said.result, said.passed, said.failed) == ("WARNED", (), ())
    assert said.warned == (f"{one.profile}@{one.edition}",)
    assert badge_of((partly,)).message.startswith(f"{one.profile} partly, ")
    both = (partly, replace(one, profile="x", standing="not certified", certified=False))
    said = statement(replace(proof, certified=False, profiles=both)).predicate
    assert (said.result, said.failed) == ("FAILED", (f"x@{one.edition}",))
    assert "- teams 2006-10-01: 1 of 2 played" in summary((), (partly,))


def test_the_weakest_edition_decides_about_the_badge(certified: Path) -> None:
    proof = msgspec.json.decode((certified / "certificate.json").read_bytes(), type=Certificate)
    (whole,) = proof.profiles
    weak = replace(whole, edition="2024-06-07", met=whole.met - 1, certified=False)
    assert badge_of([whole]).color == "brightgreen"
    assert badge_of([whole], certificate=False).message == f"teams {whole.met}/{whole.testable}"
    assert badge_of([whole, weak]).message == f"teams {weak.met}/{weak.testable}"


def test_the_summary_of_a_certification_has_the_profiles_and_what_bars_them(
    made: Made, certified: Path
) -> None:
    text = (certified / "summary.md").read_text(encoding="utf-8")
    assert text.startswith("## apnap: green\n\n| profile | edition | verdict | rules |")
    assert "| teams | 2006-10-01 | certified | " in text
    assert (certified / "annotations.txt").read_bytes() == b""
    ((_, report),) = made.runs
    stuck = replace(report.results[0], outcome="unreached", reason="no way")
    red = [replace(report, results=(stuck,))]
    (one,) = told_by(annotated(red))
    assert one["title"].startswith(f"UNREACHED {stuck.id}")
    assert "reason:   no way" in one["message"]
    assert f"<summary>UNREACHED {stuck.id}" in summary(red, ())
    assert "there is no certificate" in summary(red, ())


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
