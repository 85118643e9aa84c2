"""`apnap certify` and `apnap verify`: what they write, what they say and how they end."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from msgspec.structs import replace
from rich.console import Console
from tests.certifying.conftest import narrow
from tests.forking import started
from typer.testing import CliRunner, Result

from apnap import __version__
from apnap.certifying.certificate import Certificate
from apnap.certifying.digests import sha256, suite_digest
from apnap.certifying.judging import ProfileVerdict
from apnap.certifying.paging import pages
from apnap.certifying.profiles import chosen
from apnap.certifying.results import Incomplete
from apnap.certifying.retelling import Aside, retold
from apnap.certifying.runs import Made
from apnap.certifying.schemas import breaches
from apnap.certifying.writing import write
from apnap.cli.app import app
from apnap.cli.certify import profile_table
from apnap.protocol import EditionDate
from apnap.running import signals

ROOT: Final = Path(__file__).parents[2]
SMALL: Final = ("--profile", "teams", "--edition", "2006-10-01", "--seed", "1")
MUTANT: Final = f"stdio:{sys.executable} -m tests.certifying.mutant"
SERVED: Final = f"stdio:{sys.executable} -m apnap_reference"


def apnap(*words: str | Path) -> Result:
    """Run a command in this process."""
    told = {"PYTHONPATH": str(ROOT), "COLUMNS": "100"}
    return CliRunner().invoke(app, [str(word) for word in words], env=told)


def numbers() -> tuple[int, int]:
    """Return how many scenarios the small certification has, and how many images."""
    (teams,) = chosen(EditionDate("2006-10-01"), ("teams",))
    return len(teams.scenarios), len(teams.deciding)


def certificate(folder: Path) -> dict[str, Any]:
    """Return a certificate without the moment of its issue."""
    read: dict[str, Any] = json.loads((folder / "certificate.json").read_bytes())
    assert read.pop("issued").endswith("Z")
    return read


@pytest.mark.usefixtures("copied")
def test_the_reference_engine_is_certified_alike_however_it_is_reached(
    certified: Path, tmp_path: Path
) -> None:
    """Over pipes from two worker processes as directly in this one."""
    out = tmp_path / "out"
    result = apnap("certify", SERVED, "-n", "2", "--out", out, *SMALL)
    assert result.exit_code == 0, result.output
    number, images = numbers()
    total = number + images
    assert f"{total}/{total} scenarios and images: {total} passed" in result.stderr
    assert f"teams   │ certified │ {number:6} │ {number:9} │ {images:6}" in result.stdout
    assert certificate(out) == certificate(certified)
    same = [(folder / "results.json").read_bytes() for folder in (out, certified)]
    assert same[0] == same[1]
    found = apnap("verify", out)
    assert found.exit_code == 0, found.output
    assert "teams 2006-10-01: certified" in found.stdout
    assert f"verified: {total} scenarios, apnap {__version__}" in found.stdout
    assert f"{total}/{total} played again" in found.stderr
    assert "Proven: The recorded answers, played again against the suite" in found.stdout
    assert "Not proven: Who or what gave these answers, and whether it was " in found.stdout


@pytest.mark.usefixtures("copied")
def test_a_mutated_engine_is_not_certified_and_its_rule_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    monkeypatch.setenv("COLUMNS", "30")  # what is no terminal has no width at which to cut
    narrow(monkeypatch, {"teams": {"2006-10-01": ("609.2c", "609.4")}})
    result = apnap("certify", MUTANT, "--out", out, *SMALL)
    assert result.exit_code == 1, result.output
    (failed,) = re.findall(r"teams 2006-10-01, 609\.4: (\d+) failed", result.stdout)
    page = (out / "report.html").read_text(encoding="utf-8")
    assert f"not met: {failed} failed" in page
    assert page.count('<article class="story"') == int(failed) > 1
    assert page.count('data-attacker="Grizzly Bears"') > 1
    assert "Then the declaration is illegal; got: the engine has accepted it" in result.stdout
    found = apnap("verify", out, "--json")
    assert breaches("verification", found.stdout_bytes) == ()
    shown = json.loads(found.stdout)
    assert (found.exit_code, shown["verified"], shown["problems"]) == (0, True, [])
    assert re.match(r"1 of 2 rules($|, \d+ of \d+ images)", shown["profiles"][0]["verdict"])
    assert shown["scenarios"] == sum(numbers())
    assert "lead to the outcomes of all" in shown["proven"]
    assert shown["unproven"].startswith("Who or what gave these answers, and whether it was the ")
    assert " -m tests.certifying.mutant` is likewise only written." in shown["unproven"]
    said = json.loads((out / "statement.json").read_bytes())["predicate"]
    assert (said["result"], said["failedTests"]) == ("FAILED", ["teams@2006-10-01"])
    assert json.loads((out / "badge.json").read_bytes())["message"] == "teams 1/2"


@pytest.mark.usefixtures("narrowed")
def test_one_that_knows_the_suite_and_no_rule_is_not_certified(tmp_path: Path) -> None:
    out = tmp_path / "out"
    number, images = numbers()
    engine = "direct:tests.symmetries.wrong:SilentForStrangers"
    result = apnap("certify", engine, "--out", out, *SMALL)
    assert result.exit_code == 1, result.output
    told = f"{images} of {images} images otherwise"
    assert f"teams 2006-10-01: {told}" in result.stdout
    assert f"{images - 5} more images: --verbose tells them" in result.stdout
    proof = certificate(out)
    (verdict,) = proof["profiles"]
    assert (proof["certified"], verdict["standing"]) == (False, "not certified")
    assert (verdict["verdict"], verdict["lacks"]) == (told, [told])
    assert (verdict["met"], verdict["counts"]["passed"]) == (verdict["testable"], number)
    image = verdict["asymmetries"][0]
    assert image.partition("~")[2] in {"seed-1", "seed-1-alone"}
    assert proof["seed"] == 1
    page = (out / "report.html").read_text(encoding="utf-8")
    assert f"--scenario {image}" in page.replace("&#39;", "")
    assert 'id="images"' in page
    assert f"- teams 2006-10-01: {told}" in (out / "summary.md").read_text(encoding="utf-8")
    tests = json.loads((out / "ctrf.json").read_bytes())["results"]["tests"]
    assert [one["rawStatus"] for one in tests].count("withheld") == images
    found = apnap("verify", out)
    assert (found.exit_code, f"teams 2006-10-01: {told}" in found.stdout) == (0, True)


@pytest.mark.parametrize("width", [80, 140])
def test_each_profile_takes_one_row_unless_all_is_asked_for(certified: Path, width: int) -> None:
    proof = msgspec.json.decode((certified / "certificate.json").read_bytes(), type=Certificate)
    (known,) = proof.profiles
    bad = replace(known, verdict=f"0 of 9 rules, {'attacks in 0 images, ' * 9}none")
    screen = Console(file=io.StringIO(), width=width)

    def told(*verdicts: ProfileVerdict, whole: bool = False) -> list[str]:
        with screen.capture() as shown:
            screen.print(profile_table(verdicts, whole=whole))
        return shown.get().splitlines()

    lines = told(*[bad] * 13)
    assert len(lines) == len(told(known)) + 12
    assert sum("0 of 9 rules, …" in line for line in lines) == 13
    assert "Profiles, edition 2006-10-01" in lines[0]
    assert "none" in "\n".join(told(bad, whole=True))
    other = told(bad, replace(bad, edition="2026-01-16"))
    assert "2006-10-01" not in other[0]
    assert sum("2006-10-01" in line or "2026-01-16" in line for line in other) == 2


def test_all_files_fit_their_schemas_and_tell_nothing_of_the_machine(certified: Path) -> None:
    names = {path.name for path in certified.iterdir()}
    assert names == {
        *("certificate.json", "results.json", "statement.json", "badge.json", "ctrf.json"),
        *("junit.xml", "report.html", "summary.md", "annotations.txt", "SHA256SUMS"),
    }
    for path in certified.glob("*.json"):
        assert breaches(path.stem, path.read_bytes()) == ()
        if path.stem != "ctrf":
            assert b"seconds" not in path.read_bytes()
        assert str(ROOT).encode() not in path.read_bytes()


def test_the_certificate_says_what_was_run(certified: Path) -> None:
    read = certificate(certified)
    assert read["suite"] == {"apnap": __version__, "digest": suite_digest()}
    assert read["results"] == sha256((certified / "results.json").read_bytes())
    assert read["engine"]["name"] == "apnap reference engine"


def test_the_statement_names_the_engine_by_the_digest_of_its_results(certified: Path) -> None:
    said = json.loads((certified / "statement.json").read_bytes())
    content = (certified / "certificate.json").read_bytes()
    (subject,) = said["subject"]
    assert said["_type"] == "https://in-toto.io/Statement/v1"
    assert said["predicateType"] == "https://in-toto.io/attestation/test-result/v0.1"
    assert subject["digest"] == {"sha256": json.loads(content)["results"]}
    predicate = said["predicate"]
    assert predicate.keys() == {
        *("result", "configuration", "passedTests", "warnedTests", "failedTests"),
        "apnap_certificate",
    }
    assert (predicate["result"], predicate["passedTests"]) == ("PASSED", ["teams@2006-10-01"])
    assert predicate["configuration"][1]["digest"] == {"sha256": sha256(content)}
    assert predicate["apnap_certificate"] == json.loads(content)


def test_each_edition_has_a_page_where_there_are_several(made: Made, certified: Path) -> None:
    (one,) = made.results.rounds
    other = msgspec.structs.replace(one, edition="2001-01-01")
    both = msgspec.structs.replace(made.results, rounds=(one, other))
    profiles = {
        **made.profiles,
        EditionDate("2001-01-01"): made.profiles[EditionDate("2006-10-01")],
    }
    again = retold(both, profiles, Aside(engine="direct:x", start=0, stop=0))
    assert pages(again, ()).keys() == {
        *("report-2006-10-01.html", "report-2001-01-01.html"),
    }
    page = (certified / "report.html").read_text(encoding="utf-8")
    assert "Certification in the profile teams." in page
    assert '<li class="certified"><b>teams</b> <span>certified</span>' in page


def test_a_run_that_left_something_out_is_never_certified(made: Made, tmp_path: Path) -> None:
    (one,) = made.results.rounds
    short = msgspec.structs.replace(one, scenarios=one.scenarios[1:])
    results = msgspec.structs.replace(made.results, rounds=(short,))
    with pytest.raises(Incomplete, match="1 scenarios are missing"):
        write(msgspec.structs.replace(made, results=results), tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_there_is_no_way_to_leave_scenarios_out(tmp_path: Path) -> None:
    options = apnap("certify", "--help").stdout
    for option in ("--cr", "--scenario", "--features", "-x"):
        assert f" {option} " not in options
        assert apnap("certify", SERVED, "--out", tmp_path, option, "x").exit_code == 2


@pytest.mark.parametrize(
    ("words", "status", "problem"),
    [
        (("direct:nobody", *SMALL), 3, "No engine is registered as 'nobody'"),
        (("direct:reference", "--profile", "score"), 2, "there is no profile 'score'"),
        (("direct:reference", "--edition", "1999-01-01"), 2, "there is no edition '1999-01-01'"),
        (
            ("direct:reference", "--edition", "2006-10-01", "--profile", "core"),
            2,
            "no profile core",
        ),
        (("reference",), 2, "Did you mean `direct:reference`"),
        (("direct:reference", "--limit", "patience=1"), 2, "patience"),
    ],
)
def test_what_cannot_be_certified_is_said(
    tmp_path: Path, words: tuple[str, ...], status: int, problem: str
) -> None:
    result = apnap("certify", *words, "--out", tmp_path / "out")
    assert (result.exit_code, problem in result.stderr) == (status, True), result.output
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("name", ["notes.txt", "summary.md"])
def test_nothing_is_written_among_what_others_have_put_there(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("mine", encoding="utf-8")
    told = f"{tmp_path} holds other files ({name}), and no certificate: name a folder"
    result = apnap("certify", "direct:nobody", "--out", tmp_path, *SMALL)
    assert (result.exit_code, told in result.stderr) == (2, True), result.stderr
    (tmp_path / "certificate.json").touch()
    assert apnap("certify", "direct:nobody", "--out", tmp_path, *SMALL).exit_code == 3
    assert (tmp_path / name).read_text(encoding="utf-8") == "mine"


def test_the_folder_has_to_be_one(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for out, told in (
        (tmp_path / "file", "file is a file: name a folder, which may be new"),
        (tmp_path / "file" / "out", "file is a file, and no folder"),
    ):
        result = apnap("certify", SERVED, "--out", out)
        assert (result.exit_code, told in result.stderr) == (2, True)


@pytest.mark.usefixtures("copied", "narrowed")
def test_an_engine_that_breaks_again_and_again_is_given_up(tmp_path: Path) -> None:
    out = tmp_path / "new" / "out"
    engine = f"stdio:{sys.executable} -m tests.suite.puppet dies"
    words = ("--profile", "free-for-all", "--edition", "2024-06-07", "--limit", "breaks=2")
    result = apnap("certify", engine, "--out", out, *words)
    assert result.exit_code == 1, result.output
    assert "given the engine up: it broke in 2 scenarios in a row" in result.stderr
    assert "no certificate: " in result.stderr
    assert [path.name for path in out.iterdir()] == ["partial"]
    assert {path.name for path in (out / "partial").iterdir()} == {
        *("results.json", "ctrf.json", "junit.xml", "report.html"),
        *("summary.md", "annotations.txt"),
    }
    results = (out / "partial" / "results.json").read_bytes()
    assert breaches("results", results) == ()
    assert b'"outcome":"errored"' in results
    page = (out / "partial" / "report.html").read_text(encoding="utf-8")
    assert "A certification that was cut short: there is no certificate." in page


def test_verify_says_what_is_wrong_and_ends_with_1(tmp_path: Path) -> None:
    result = apnap("verify", tmp_path)
    assert result.exit_code == 1
    assert "certificate.json is missing" in result.stderr
    assert apnap("verify", tmp_path / "nowhere").exit_code == 2
    (tmp_path / "certificate.json").touch()
    found = apnap("verify", tmp_path, "--json")
    assert (found.exit_code, json.loads(found.stdout)["verified"]) == (1, False)
    assert "results.json is missing" in json.loads(found.stdout)["problems"]


@pytest.mark.parametrize("command", ["certify", "verify"])
def test_each_help_has_an_example(command: str) -> None:
    assert f"Example: apnap {command}" in " ".join(apnap(command, "--help").stdout.split())


def test_schemas_of_reports_are_printed() -> None:
    assert json.loads(apnap("schema", "certificate").stdout)["title"] == "certificate"


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("workers", ["0", "2"])
def test_an_interrupted_run_leaves_what_was_played_and_no_certificate(
    certified: Path, tmp_path: Path, workers: str
) -> None:
    out = Path(shutil.copytree(certified, tmp_path / "out"))
    before = {path.name: path.read_bytes() for path in out.iterdir()}
    engine = "direct:tests.certifying.sparing:Unhurried"
    command = (sys.executable, "-m", "tests.certifying.sparing", "certify", engine)
    with started.Popen(
        (*command, "--out", out, "-n", workers, *SMALL), cwd=ROOT, stderr=subprocess.PIPE, text=True
    ) as run:
        assert run.stderr is not None
        assert "passed" in run.stderr.readline()
        run.send_signal(signal.SIGINT)
        told = run.stderr.read()
    assert run.returncode == 130, told
    assert "interrupted; no certificate: " in told
    assert {p.name: p.read_bytes() for p in out.iterdir() if p.is_file()} == before
    results = json.loads((out / "partial" / "results.json").read_bytes())
    number = len(results["rounds"][0]["scenarios"])
    assert f"{number} scenarios were played" in told
    assert number > 0


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.usefixtures("narrowed")
def test_a_second_signal_ends_the_telling_of_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ended(number: signal.Signals) -> Callable[..., None]:
        return lambda *_: os.kill(os.getpid(), number)

    monkeypatch.setattr(signals, "_APART", 0)
    monkeypatch.setattr("apnap.cli.progress.Progress.take", ended(signal.SIGINT))
    monkeypatch.setattr("apnap.cli.certify.write_partial", ended(signal.SIGTERM))
    told = apnap("certify", "direct:reference", "--out", tmp_path / "out", *SMALL)
    assert told.exit_code == 143
    assert "interrupted once more: no certificate, and the report in " in told.stderr
