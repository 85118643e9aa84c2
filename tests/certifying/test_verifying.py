"""Verifying: what was written is found right, and whatever was changed is found wrong."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.bad_engines.faces import MAIN, TwoFaces
from tests.certifying.conftest import SMALL
from tests.certifying.forging import forge, put
from tests.renames import before, told, went
from typer.testing import CliRunner

from apnap.certifying.certificate import Certificate
from apnap.certifying.playback import NotRecorded, play_back
from apnap.certifying.profiles import chosen
from apnap.certifying.runs import Made, Runs
from apnap.certifying.verification import proven
from apnap.certifying.verifying import verify
from apnap.cli.app import app
from apnap.protocol import Limits
from apnap.results.records import Violated


@pytest.fixture
def folder(certified: Path, tmp_path: Path) -> Path:
    """Return a copy of the small certification, to be changed."""
    return Path(shutil.copytree(certified, tmp_path / "copy"))


def problems(folder: Path) -> str:
    found = verify(folder).problems
    assert found
    return "\n".join(found)


def first(results: dict[str, Any]) -> dict[str, Any]:
    scenario: dict[str, Any] = results["rounds"][0]["scenarios"][0]
    return scenario


def test_what_was_certified_is_verified(certified: Path) -> None:
    told: list[tuple[int, int]] = []
    found = verify(certified, lambda *numbers: told.append(numbers))
    assert found.problems == ()
    assert [one.certified for one in found.profiles] == [True]
    total = found.scenarios
    assert told == [(number, total) for number in range(1, total + 1)]
    assert total > 10
    assert f"lead to the outcomes of all {total} scenarios; " in found.proven


def test_a_seed_that_was_chosen_is_told_from_one_that_was_drawn(
    made: Made, certified: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proof = msgspec.json.decode((certified / "certificate.json").read_bytes(), type=Certificate)
    assert (proof.seed, proof.seed_chosen) == (SMALL.seed, True)
    for said in (True, False):
        told = proven(replace(proof, seed_chosen=said), made.results, 1, None)
        assert ("which was chosen for the run" in told) == said
    monkeypatch.setenv(MAIN, str(os.getpid()))
    monkeypatch.setattr(TwoFaces, "met", False)
    engine = f"direct:{TwoFaces.__module__}:{TwoFaces.__name__}"
    drawn = Runs(replace(SMALL, engine=engine, seed=None, limits=Limits(breaks=1)))
    assert not drawn.play(lambda _: None).results.seed_chosen


def test_a_file_that_breaks_its_schema_is_noticed(folder: Path) -> None:
    path = folder / "results.json"
    path.write_bytes(path.read_bytes().replace(b'"outcome":"passed"', b'"outcome":"perfect"'))
    assert 'results.json: rounds/0/scenarios/0/outcome: "perfect"' in problems(folder)


def test_what_no_schema_says_is_noticed(folder: Path) -> None:
    path = folder / "results.json"
    path.write_bytes(path.read_bytes().replace(b'"recording":[{', b'"recording":[{},{'))
    assert "expected one of `load`" in problems(folder)


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


def test_all_files_name_the_engine_alike(folder: Path) -> None:
    for name, problem in (("report.html", "junit.xml: line 5 says "), ("junit.xml", "")):
        text = (folder / name).read_text(encoding="utf-8")
        assert text.count("direct:reference") == 1
        put(folder, **{name: text.replace("direct:reference", "http://localhost:1").encode()})
        found = verify(folder)
        assert problem in "\n".join(found.problems)
        assert found.verified != bool(problem)


def test_without_its_page_a_folder_says_only_that(folder: Path) -> None:
    (folder / "report.html").unlink()
    assert problems(folder) == "report.html is missing"


def test_what_is_no_part_of_a_certificate_is_named(folder: Path) -> None:
    (folder / "partial").mkdir()
    for name in ("partial/report.html", "SHA256SUMS.sigstore.json"):
        (folder / name).touch()
    found = verify(folder)
    assert (found.verified, found.aside) == (True, ("partial/", "SHA256SUMS.sigstore.json"))


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
    found = verify(folder)
    assert found.problems == ()
    assert "but for how 3 of them errored, which is believed because" in found.proven
    assert "(the reason is only text of whoever has played)" in found.proven


def test_what_breaks_the_driver_is_noticed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("apnap.certifying.replaying.play_back", breaks)
    assert "playing it again breaks: ZeroDivisionError()" in problems(folder)


def test_what_cannot_be_told_is_noticed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> None:
        raise RecursionError("too deep")

    monkeypatch.setattr("apnap.certifying.verifying.certified", breaks)
    assert problems(folder) == (
        "results.json: no reports can be made of it: RecursionError('too deep')"
    )


def test_no_name_of_a_file_begins_a_line(folder: Path) -> None:
    (folder / "x\n::error::y\x85::error::z").touch()
    (told,) = verify(folder).problems
    assert told.startswith(
        "in the folder: x ::error::y ::error::z: `apnap certify` writes no such file"
    )


def test_a_file_that_is_too_large_is_not_read(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (folder / "summary.md").open("r+b") as file:
        file.truncate(40_000_000)  # nothing but a hole
    assert "summary.md: it is larger than 33554432 bytes" in problems(folder)
    monkeypatch.setattr("apnap.certifying.given.folders.LARGEST", 1000)
    assert "certificate.json: it is larger than " in problems(folder)


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


def test_names_that_command_a_terminal_are_verified_and_stand_in_no_file(folder: Path) -> None:
    hostile = "\x85::error::\x9b31m\u202e\u2028\ufeffx\x7f"

    def rename(results: dict[str, Any]) -> None:
        for one in results["rounds"]:
            one["introduced"]["engine"]["name"] = hostile

    forge(folder, rename)
    assert verify(folder).problems == ()
    for path in folder.iterdir():
        assert not set(hostile[:1] + "\x9b\u202e\u2028\ufeff\x7f") & set(path.read_text()), path


def test_no_line_begins_with_what_others_have_named(folder: Path) -> None:
    name = "::error title=apnap::x"

    def named(results: dict[str, Any]) -> None:
        results["rounds"][0]["introduced"]["engine"]["name"] = name

    forge(folder, named)
    found = CliRunner().invoke(app, ["verify", str(folder)])
    assert (found.exit_code, found.stdout.startswith(f"engine: {name} ")) == (0, True)
    assert "How the engine was called: `direct:reference`" in found.stdout
    (folder / name).touch()
    found = CliRunner().invoke(app, ["verify", str(folder)])
    assert (found.exit_code, name in found.stderr) == (1, True)
    assert not any(line.startswith("::") for line in found.stderr.splitlines())
