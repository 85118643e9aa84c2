"""Verifying: what was written is found right, and whatever was changed is found wrong."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.renames import before, told, went

from apnap.certifying.certificate import Certificate
from apnap.certifying.digests import sha256
from apnap.certifying.judging import Counts
from apnap.certifying.playback import NotRecorded, play_back
from apnap.certifying.profiles import chosen
from apnap.certifying.results import Results, encode_results
from apnap.certifying.runs import Made
from apnap.certifying.statement import statement
from apnap.certifying.telling import badge_of
from apnap.certifying.verifying import scenarios, verify
from apnap.protocol.readable_json import encode
from apnap.results.records import Violated

Forge = Callable[[dict[str, Any]], object]


@pytest.fixture
def folder(certified: Path, tmp_path: Path) -> Path:
    """Return a copy of the small certification, to be changed."""
    return Path(shutil.copytree(certified, tmp_path / "copy"))


def problems(folder: Path) -> str:
    found = verify(folder).problems
    assert found
    return "\n".join(found)


def forge(folder: Path, change: Forge) -> None:
    """Change the results, and make every digest fit again, as a forger would."""
    results = json.loads((folder / "results.json").read_bytes())
    change(results)
    content = encode_results(msgspec.convert(results, Results))
    (folder / "results.json").write_bytes(content)
    read = msgspec.json.decode((folder / "certificate.json").read_bytes(), type=Certificate)
    sign(folder, replace(read, results=sha256(content)))


def sign(folder: Path, proof: Certificate) -> None:
    """Write a certificate, and what follows from it."""
    (folder / "certificate.json").write_bytes(encode(proof))
    (folder / "statement.json").write_bytes(encode(statement(proof)))
    (folder / "badge.json").write_bytes(encode(badge_of(proof.profiles)))


def first(results: dict[str, Any]) -> dict[str, Any]:
    scenario: dict[str, Any] = results["rounds"][0]["scenarios"][0]
    return scenario


def test_what_was_certified_is_verified(certified: Path) -> None:
    told: list[str] = []
    found = verify(certified, told.append)
    assert found.problems == ()
    assert found.certificate is not None
    assert found.certificate.certified
    assert found.scenarios == len(told) == len(set(told)) == scenarios(certified)
    assert found.scenarios > 20


@pytest.mark.parametrize(
    "name",
    [
        *("certificate.json", "results.json", "statement.json", "badge.json", "ctrf.json"),
        "junit.xml",
    ],
)
def test_every_file_is_looked_at(folder: Path, name: str) -> None:
    (folder / name).write_bytes(b"{]")
    assert f"{name}: it is not " in problems(folder)
    (folder / name).unlink()
    assert verify(folder).problems == (f"{name} is missing",)
    assert verify(folder).certificate is None


def test_a_file_that_breaks_its_schema_is_noticed(folder: Path) -> None:
    path = folder / "results.json"
    path.write_bytes(path.read_bytes().replace(b'"outcome":"passed"', b'"outcome":"perfect"'))
    assert 'results.json: rounds/0/scenarios/0/outcome: "perfect"' in problems(folder)


def test_what_no_schema_says_is_noticed(folder: Path) -> None:
    path = folder / "results.json"
    path.write_bytes(path.read_bytes().replace(b'"recording":[{', b'"recording":[{},{'))
    assert "expected one of `load`" in problems(folder)


def test_a_changed_byte_in_the_results_is_noticed(folder: Path) -> None:
    path = folder / "results.json"
    path.write_bytes(path.read_bytes() + b" ")
    assert "certificate.json: results: the digest of results.json is " in problems(folder)


def test_an_outcome_that_does_not_follow_from_its_recording_is_noticed(folder: Path) -> None:
    forge(folder, lambda results: first(results).update(outcome="failed", expected="x", got="y"))
    found = problems(folder)
    assert "outcome is said to be 'failed', and the recording leads to 'passed'" in found
    assert re.search(r"certificate\.json: teams 2006-10-01: 609\.\d: this does not follow", found)
    assert "ctrf.json: tests: they are not those of results.json" in found
    assert "junit.xml: the test cases are not those of results.json" in found


def test_a_forged_recording_is_noticed(folder: Path) -> None:
    def refuse(results: dict[str, Any]) -> None:
        for scenario in results["rounds"][0]["scenarios"]:
            for said in scenario["recording"]:
                if said.get("verdict") == "rejected":
                    said["verdict"] = "accepted"

    forge(folder, refuse)
    assert "the recording leads to" in problems(folder)


def test_a_recording_of_another_scenario_is_noticed(folder: Path) -> None:
    def swap(results: dict[str, Any]) -> None:
        one, two, *_ = results["rounds"][0]["scenarios"]
        one["recording"], two["recording"] = two["recording"], one["recording"]

    forge(folder, swap)
    assert "message 1 is not what the suite says here" in problems(folder)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda said: said.pop(), "the recording ends after"),
        (lambda said: said.append(said[0]), "the recording goes on after the end"),
        (lambda said: said.clear(), "the recording ends after 0 messages"),
        (
            lambda said: said[-1].update(violations=[], verdict=None, change=None, state=None),
            "and the recording leads to 'errored'",
        ),
    ],
)
def test_a_recording_that_is_cut_or_lengthened_is_noticed(
    folder: Path, change: Callable[[list[Any]], object], problem: str
) -> None:
    def cut(results: dict[str, Any]) -> None:
        for scenario in results["rounds"][0]["scenarios"]:
            change(scenario["recording"])

    forge(folder, cut)
    assert problem in problems(folder)


def test_a_missing_scenario_is_noticed(folder: Path) -> None:
    gone: list[str] = []
    forge(folder, lambda results: gone.append(results["rounds"][0]["scenarios"].pop()["id"]))
    assert f"results.json: edition 2006-10-01: 1 scenarios are missing: {gone[0]}" in problems(
        folder
    )


def test_a_scenario_too_many_is_noticed(folder: Path) -> None:
    def add(results: dict[str, Any]) -> None:
        results["rounds"][0]["scenarios"] += [first(results), first(results) | {"id": "x/y"}]

    forge(folder, add)
    found = problems(folder)
    assert "1 scenarios are there twice" in found
    assert "1 scenarios belong to none of the profiles: x/y" in found


def test_a_verdict_that_does_not_follow_is_noticed(folder: Path) -> None:
    read = msgspec.json.decode((folder / "certificate.json").read_bytes(), type=Certificate)
    (profile,) = read.profiles
    sign(folder, replace(read, profiles=(replace(profile, verdict="10 of 9 rules"),)))
    assert "teams 2006-10-01: the verdict, '10 of 9 rules', does not follow" in problems(folder)
    rules = (replace(profile.rules[0], counts=Counts(passed=99)), *profile.rules[1:])
    sign(folder, replace(read, profiles=(replace(profile, rules=rules),)))
    assert "teams 2006-10-01: 609.1: this does not follow" in problems(folder)
    sign(folder, replace(read, profiles=(profile, profile)))
    assert "profiles: they are not those of results.json" in problems(folder)


def test_another_engine_is_noticed(folder: Path) -> None:
    read = msgspec.json.decode((folder / "certificate.json").read_bytes(), type=Certificate)
    sign(folder, replace(read, engine=replace(read.engine, name="mine"), certified=False))
    found = problems(folder)
    assert "certificate.json: engine does not follow from results.json" in found
    assert "certificate.json: certified does not follow from results.json" in found


@pytest.mark.parametrize("name", ["statement.json", "badge.json"])
def test_what_says_something_else_than_the_certificate_is_noticed(folder: Path, name: str) -> None:
    path = folder / name
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("teams", "all profiles", 1), encoding="utf-8")
    assert f"{name}: it does not say what certificate.json says" in problems(folder)


def test_a_page_that_says_something_else_is_noticed(folder: Path) -> None:
    path = folder / "report.html"
    page = path.read_text(encoding="utf-8")
    passed = scenarios(folder)
    assert f"{passed} passed" in page
    more = page.replace(f"{passed} passed", f"{passed + 1} passed", 1)
    path.write_text(more, encoding="utf-8")
    assert problems(folder) == "report.html: it is not the page of results.json"
    path.unlink()
    assert problems(folder) == "report.html is missing"
    path.write_bytes(b"\xff")
    assert "report.html: it is not the page" in problems(folder)


def test_a_page_may_name_the_engine_otherwise_but_nothing_else(folder: Path) -> None:
    path = folder / "report.html"
    page = path.read_text(encoding="utf-8")
    assert page.count("direct:reference") == 1
    path.write_text(page.replace("direct:reference", "http://localhost:1"), encoding="utf-8")
    assert verify(folder).problems == ()


def test_a_page_of_no_run_is_noticed(folder: Path) -> None:
    shutil.copy(folder / "report.html", folder / "report-2026-01-16.html")
    assert problems(folder) == "report-2026-01-16.html: there is no such run"


def test_another_version_is_told_to_be_installed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("apnap.certifying.verifying.__version__", "99.0")
    assert "and this is 99.0; to verify it, install apnap==" in problems(folder)


def test_another_suite_is_noticed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("apnap.certifying.verifying.suite_digest", lambda: "0" * 64)
    assert "are not those that were run; install apnap==" in problems(folder)


def test_an_id_that_has_gone_since_is_told_with_the_id_of_today(
    folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "suite").mkdir()
    now = first(json.loads((folder / "results.json").read_bytes()))["id"]
    was = before(now)
    went(monkeypatch, tmp_path / "suite", was, now)
    forge(folder, lambda results: first(results).update(id=was))
    assert f"results.json: {told(was, now)}" in problems(folder)


def test_results_of_another_suite_are_noticed(folder: Path) -> None:
    forge(folder, lambda results: results.update(suite="0" * 64))
    assert "results.json comes from another suite" in problems(folder)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"edition": "1999-01-01"}, "edition 1999-01-01"),
        ({"profiles": ["score"]}, "there is no profile 'score'"),
    ],
)
def test_profiles_that_cannot_be_are_noticed(
    folder: Path, change: dict[str, Any], problem: str
) -> None:
    forge(folder, lambda results: results["rounds"][0].update(change))
    assert problem in problems(folder)


def test_an_edition_that_was_run_twice_is_noticed(folder: Path) -> None:
    forge(folder, lambda results: results["rounds"].append(results["rounds"][0]))
    assert "an edition was run twice" in problems(folder)


def test_what_has_errored_need_not_end_in_the_same_way(folder: Path) -> None:
    def breaks(results: dict[str, Any]) -> None:
        one, two, three, *_ = results["rounds"][0]["scenarios"]
        one.update(outcome="errored", reason="it died afterwards")
        two.update(outcome="errored", reason="it was ended")
        two["recording"].pop()
        three.update(outcome="errored", reason="it died")
        for field in ("verdict", "change", "violations"):
            three["recording"][-1].pop(field, None)

    forge(folder, breaks)
    assert "the recording" not in problems(folder)


def test_what_breaks_the_driver_is_noticed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("apnap.certifying.replaying.play_back", breaks)
    assert "playing it again breaks: ZeroDivisionError()" in problems(folder)


def test_playing_again_gives_the_result_of_the_run(made: Made) -> None:
    (one,) = made.results.rounds
    (profile,) = chosen(one.edition, one.profiles)
    for scenario, played in zip(profile.scenarios, one.scenarios, strict=True):
        can = one.introduced.capabilities
        result, ended = play_back(scenario, played.recording, can, one.edition)
        assert (result.outcome, ended) == (played.outcome, True)
        assert played.violations == tuple(Violated(v.rule, v.reason) for v in result.violations)
        with pytest.raises(NotRecorded) as caught:
            play_back(scenario, (), can, one.edition)
        assert caught.value.exhausted
