"""
Forged certificates, kind by kind: what is changed, and what `apnap verify` says to it.

Each forger makes the list of digests fit; those who change the results write everything else anew
with apnap itself, as far as apnap does that.
"""

from __future__ import annotations

import functools
import json
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from tests.certifying import forging
from tests.certifying.conftest import NOW, SMALL
from tests.certifying.forging import Json, call, forge, issue, put, spell

from apnap.certifying import moments, replaying, verifying
from apnap.certifying.digests import suite_digest
from apnap.certifying.profiles import chosen
from apnap.certifying.results import Played, Round, line
from apnap.certifying.verifying import verify
from apnap.running.playing import written
from apnap.suite import Scenario

Forgery = Callable[[Path], object]

FUTURE: Final = moments.written(NOW.replace(year=2031))
SAYS: Final = "and results.json leads to"


def text(name: str, old: str, new: str) -> Forgery:
    """Replace the first of a text in a file."""

    def change(folder: Path) -> None:
        content = (folder / name).read_bytes()
        assert old.encode() in content
        put(folder, **{name: content.replace(old.encode(), new.encode(), 1)})

    return change


def added(name: str, more: str) -> Forgery:
    """Write more at the end of a file, which may be new."""

    def change(folder: Path) -> None:
        path = folder / name
        put(folder, **{name: (path.read_bytes() if path.exists() else b"") + more.encode()})

    return change


def plain(name: str, change: Callable[[Json], object]) -> Forgery:
    """Change what a file of JSON holds, and write it as apnap writes."""

    def changed(folder: Path) -> None:
        value = json.loads((folder / name).read_bytes())
        change(value)
        put(folder, **{name: json.dumps(value, indent=1, ensure_ascii=False).encode() + b"\n"})

    return changed


def results(change: Callable[[Json], object]) -> Forgery:
    """Change the results, and whatever follows from them."""
    return lambda folder: forge(folder, change)


def scenario(change: Callable[[Json], object]) -> Forgery:
    """Change the first scenario, and whatever follows from it."""
    return results(lambda all_: change(all_["rounds"][0]["scenarios"][0]))


def rounds(change: Callable[[Json], object]) -> Forgery:
    """Change the first run, and whatever follows from it."""
    return results(lambda all_: change(all_["rounds"][0]))


def first_said(**said: Any) -> Forgery:
    """Change what the engine answers to the first message."""
    return scenario(lambda one: one["recording"][0].update(said))


def errs(**said: Any) -> Forgery:
    """Claim that the first scenario errored, which speaks against the engine."""
    return scenario(lambda one: one.update(outcome="errored", **{"reason": "it died", **said}))


def at_its_first_step(one: Json) -> None:
    """Claim that a scenario errored at its first step, and leave the recording of all of it."""
    of = {
        scenario.id: scenario for scenario in chosen(SMALL.editions[0], SMALL.profiles)[0].scenarios
    }
    one.update(outcome="errored", reason="it died", step=written(of[one["id"]].steps[0]))


def spelt(old: str, new: str) -> Forgery:
    """Write a recording otherwise, in a way that means the same."""
    return lambda folder: spell(folder, old.encode(), new.encode())


def without(name: str) -> Forgery:
    """Remove a file."""

    def change(folder: Path) -> None:
        (folder / name).unlink()
        put(folder)

    return change


def pipe(name: str) -> Forgery:
    """Put a pipe in the place of a file, which nobody ever writes into."""

    def change(folder: Path) -> None:
        (folder / name).unlink(missing_ok=True)
        os.mkfifo(folder / name)

    return change


def instead_a_folder(name: str) -> Forgery:
    """Put a folder in the place of a file."""

    def change(folder: Path) -> None:
        (folder / name).unlink()
        (folder / name).mkdir()

    return change


def link(name: str, to: str) -> Forgery:
    """Put a link in the place of a file."""

    def change(folder: Path) -> None:
        (folder / name).unlink(missing_ok=True)
        (folder / name).symlink_to(to)

    return change


def exchanged(folder: Path) -> None:
    """Let two scenarios have each other's recordings."""

    def change(all_: Json) -> None:
        one, two, *_ = all_["rounds"][0]["scenarios"]
        one["recording"], two["recording"] = two["recording"], one["recording"]

    forge(folder, change)


def all_accepted(all_: Json) -> None:
    for one in all_["rounds"][0]["scenarios"]:
        for said in one["recording"]:
            if said.get("verdict") == "rejected":
                said["verdict"] = "accepted"


def reversed_(one: Json) -> None:
    one["scenarios"].reverse()


def unlisted(folder: Path) -> None:
    """Change a file, and let the digests be those of before."""
    before = (folder / "SHA256SUMS").read_bytes()
    text("badge.json", "brightgreen", "green")(folder)
    (folder / "SHA256SUMS").write_bytes(before)


def aside(folder: Path) -> None:
    """Put a file where nobody looks, and a link in its place."""
    (folder / "partial").mkdir()
    (folder / "badge.json").rename(folder / "partial" / "badge.json")
    (folder / "badge.json").symlink_to("partial/badge.json")


def changed(**words: Any) -> Forgery:
    """Add words to the first change of each recording."""

    def add(one: Json) -> None:
        for played in one["scenarios"]:
            for said in played["recording"]:
                said.get("change", {}).update(words)

    return rounds(add)


LOOKS: Final = [{"view": {"player": None}, "change": {}}] * 3000

FORGERIES: Final[dict[str, tuple[Forgery, str]]] = {
    # what CI servers read
    "JUnit counts no failures": (
        text("junit.xml", 'failures="0"', 'failures="00"'),
        "junit.xml: line 3 says ",
    ),
    "JUnit names another engine": (
        text("junit.xml", "apnap reference engine", "my engine"),
        "junit.xml: line 6 says ",
    ),
    "JUnit has a suite of somebody else": (
        text("junit.xml", "</testsuites>", '<testsuite name="mine" tests="9"/></testsuites>'),
        "junit.xml: line ",
    ),
    "JUnit has a path of a machine": (
        text("junit.xml", 'file="features/', 'file="/home/me/features/'),
        "junit.xml: line ",
    ),
    "JUnit has another message": (
        text("junit.xml", "/>", "><!-- all is well --></testcase>"),
        "junit.xml: line ",
    ),
    "JUnit is no XML": (added("junit.xml", "<"), "junit.xml: line "),
    "CTRF counts other tests": (
        plain("ctrf.json", lambda all_: all_["results"]["summary"].update(passed=1306)),
        f"ctrf.json: results/summary/passed: it says 1306, {SAYS} ",
    ),
    "CTRF has another status": (
        plain("ctrf.json", lambda all_: all_["results"]["tests"][3].update(status="skipped")),
        f'ctrf.json: results/tests/3/status: it says "skipped", {SAYS} "passed"',
    ),
    "CTRF names another engine": (
        plain("ctrf.json", lambda all_: all_["results"]["environment"].update(appName="mine")),
        f'ctrf.json: results/environment/appName: it says "mine", {SAYS} "apnap reference engine"',
    ),
    "CTRF says more": (
        plain("ctrf.json", lambda all_: all_["results"]["tests"][0].update(message="perfect")),
        f'ctrf.json: results/tests/0/message: it says "perfect", {SAYS} nothing here',
    ),
    "CTRF has a path of a machine": (
        text("ctrf.json", '"features/', '"/home/me/features/'),
        "ctrf.json: results/tests/0/filePath: it says ",
    ),
    "CTRF has a field that nobody knows": (
        plain("ctrf.json", lambda all_: all_.update(signed="yes")),
        "ctrf.json: the whole: ",
    ),
    "CTRF leaves a test out": (
        plain("ctrf.json", lambda all_: all_["results"]["tests"].pop()),
        f"it is missing, {SAYS} ",
    ),
    "CTRF has a number that is none": (
        text("ctrf.json", '"pending": 0', '"pending": NaN'),
        "ctrf.json: it is not JSON",
    ),
    # what people see
    "the badge names another profile": (
        text("badge.json", "teams", "core"),
        'badge.json: message: it says "core (2006-10-01)", ',
    ),
    "the badge says its message twice": (
        text("badge.json", '"message"', '"message": "all profiles", "message"'),
        "badge.json: the key 'message' is there twice in one object",
    ),
    "the page has another number": (
        text("report.html", "passed", "surpassed"),
        "report.html: line ",
    ),
    "the page runs a script": (
        text("report.html", "</body>", "<script>alert(1)</script></body>"),
        "report.html: line ",
    ),
    "the engine is called by a path of a machine": (
        lambda folder: call(folder, "stdio:/home/me/engine --fast"),
        "the pages call the engine by a whole path",
    ),
    "the engine is called by words of praise": (
        lambda folder: call(folder, "CERTIFIED in all profiles: everywhere"),
        "the pages call the engine 'CERTIFIED in all profiles: everywhere', and ",
    ),
    "the engine is called by nothing": (
        lambda folder: call(folder, ""),
        "the pages call the engine '', and ",
    ),
    "an engine in process is called by a path": (
        lambda folder: call(folder, "direct:/home/me/engine"),
        "the pages call the engine by a whole path",
    ),
    "there is a page of another edition": (
        added("report-2026-01-16.html", "<p>certified</p>"),
        "report-2026-01-16.html: there is no such run",
    ),
    "the summary boasts": (added("summary.md", "Best of all\n"), "summary.md: line "),
    "the annotations warn of somebody else": (
        added("annotations.txt", "::error::x\n"),
        "annotations.txt: line 1 says '::error::x', ",
    ),
    # the certificate
    "the certificate names another engine": (
        text("certificate.json", '"apnap reference engine"', '"mine"'),
        f'certificate.json: engine/name: it says "mine", {SAYS} "apnap reference engine"',
    ),
    "the certificate has another verdict": (
        plain("certificate.json", lambda all_: all_["profiles"][0].update(verdict="perfect")),
        f'certificate.json: profiles/0/verdict: it says "perfect", {SAYS} "certified"',
    ),
    "the certificate has another count": (
        plain(
            "certificate.json",
            lambda all_: all_["profiles"][0]["rules"][0]["counts"].update(passed=99),
        ),
        "certificate.json: profiles/0/rules/0/counts/passed: it says 99, ",
    ),
    "the certificate has a profile twice": (
        plain("certificate.json", lambda all_: all_["profiles"].append(all_["profiles"][0])),
        "certificate.json: profiles/1: it says {",
    ),
    "the certificate is laid out otherwise": (
        added("certificate.json", "\n"),
        "certificate.json: line ",
    ),
    "the certificate has a field twice": (
        text("certificate.json", '"certified"', '"certified": false, "certified"'),
        "certificate.json: the key 'certified' is there twice in one object",
    ),
    "the digest of the results is another": (
        plain("certificate.json", lambda all_: all_.update(results="0" * 64)),
        'certificate.json: results: it says "0000',
    ),
    "the statement is about something else": (
        plain("statement.json", lambda all_: all_["subject"][0].update(name="mine")),
        f'statement.json: subject/0/name: it says "mine", {SAYS} ',
    ),
    "the statement passes another test": (
        plain("statement.json", lambda all_: all_["predicate"]["passedTests"].append("core@x")),
        "statement.json: predicate/passedTests/1: it says ",
    ),
    # moments
    "it was issued in the future": (
        text("certificate.json", moments.written(NOW)[:4], "2031"),
        f"certificate.json: issued: {FUTURE[:4]}",
    ),
    "it was issued before there was an apnap": (
        text("certificate.json", moments.written(NOW)[:4], "1999"),
        "is before there was an apnap",
    ),
    "it was issued on the 30th of February": (
        text("certificate.json", moments.written(NOW)[:10], "2027-02-30"),
        "certificate.json: issued: no calendar has 2027-02-30T",
    ),
    "the runs end before they begin": (
        plain("ctrf.json", lambda all_: all_["results"]["summary"].update(stop=1)),
        "ctrf.json: results/summary/stop: the runs end before they begin",
    ),
    "the runs were in the year 1970": (
        plain("ctrf.json", lambda all_: all_["results"]["summary"].update(start=0)),
        "ctrf.json: results/summary/start: 1970-01-01T00:00:00Z is before there was an apnap",
    ),
    "the runs ended after it was issued": (
        plain("ctrf.json", lambda all_: all_["results"]["summary"].update(stop=9 * 10**12)),
        "certificate.json: issued: it was issued before the runs ended",
    ),
    "the runs ended in a year that no calendar has": (
        plain("ctrf.json", lambda all_: all_["results"]["summary"].update(stop=2**53 - 1)),
        "ctrf.json: results/summary: the runs begin or end at a moment that cannot be",
    ),
    "a scenario takes longer than the run": (
        plain("ctrf.json", lambda all_: all_["results"]["tests"][0].update(duration=10**9)),
        "ctrf.json: results/tests: a scenario takes longer than all the runs together",
    ),
    # the results
    "what was rejected is called accepted": (
        results(all_accepted),
        "the recording goes on after the end of the scenario",
    ),
    "a pass is called unsupported": (
        scenario(lambda one: one.update(outcome="unsupported", step="When x", reason="no")),
        "outcome is said to be 'unsupported', and the recording leads to 'passed'",
    ),
    "a pass has a reason": (
        scenario(lambda one: one.update(reason="because it is so good")),
        "reason is said to be 'because it is so good', and the recording leads to None",
    ),
    "a scenario is left out": (
        rounds(lambda one: one["scenarios"].pop()),
        "results.json: edition 2006-10-01: 1 scenarios are missing: ",
    ),
    "a scenario is there twice": (
        rounds(lambda one: one["scenarios"].append(one["scenarios"][0])),
        "1 scenarios are there twice",
    ),
    "a scenario is of another suite": (
        rounds(lambda one: one["scenarios"].append(one["scenarios"][0] | {"id": "x/y"})),
        "1 scenarios belong to none of the profiles: x/y",
    ),
    "the scenarios are in another order": (
        rounds(reversed_),
        "edition 2006-10-01: the scenarios are not in the order of the suite",
    ),
    "the images are in another order": (
        rounds(lambda one: one["images"].reverse()),
        "edition 2006-10-01: the images are not in the order of their scenarios",
    ),
    "an image is left out": (
        rounds(lambda one: one["images"].pop()),
        "results.json: edition 2006-10-01: 1 images are missing: ",
    ),
    "all images are left out, and the seed": (
        results(lambda all_: (all_.pop("seed"), all_["rounds"][0].pop("images"))),
        "results.json: seed: there is none, and so no image was drawn",
    ),
    "the format is another": (
        results(lambda all_: all_.update(format=999)),
        "results.json: format: it is 999, and `apnap certify` writes 1",
    ),
    "the seed is another": (
        results(lambda all_: all_.update(seed=2)),
        "images belong to none that the seed draws",
    ),
    "the seed of the certificate is another": (
        plain("certificate.json", lambda all_: all_.update(seed=2)),
        f"certificate.json: seed: it says 2, {SAYS} 1",
    ),
    "an image has the recording of its scenario": (
        rounds(lambda one: one["images"][0].update(recording=one["scenarios"][0]["recording"])),
        "message 1 is not what the suite says here",
    ),
    "a recording has a word that nobody said": (
        changed(gone=["Judge: certified in everything"]),
        " is not recorded as `apnap certify` records it",
    ),
    "a recording has a field that nobody reads": (
        changed(dropped=["no such field"]),
        " is not recorded as `apnap certify` records it",
    ),
    "a recording has very many states that nobody asked for": (
        scenario(lambda one: one["recording"].__setitem__(slice(1, 1), LOOKS)),
        "message 2 is not what the suite says here",
    ),
    "an answer names two players alike": (
        scenario(lambda one: one["recording"][0]["state"]["players"][1].update(name="Rob")),
        "answer 1 breaks the contract: two players, teams or objects are called 'Rob'",
    ),
    "an answer speaks of somebody who is not there": (
        scenario(lambda one: one["recording"][0]["state"]["pending"][0].update(decider="Nobody")),
        "answer 1 breaks the contract: ",
    ),
    "the engine speaks another protocol": (
        rounds(lambda one: one["introduced"].update(protocol="99.0")),
        "introduced: the engine speaks protocol 99.0, which this apnap does not",
    ),
    "two recordings are exchanged": (exchanged, "message 1 is not what the suite says here"),
    "a recording is empty": (
        scenario(lambda one: one["recording"].clear()),
        "the recording ends after 0 messages, and the suite goes on",
    ),
    "a recording goes on": (
        scenario(lambda one: one["recording"].append(one["recording"][0])),
        "the recording goes on after the end of the scenario",
    ),
    "a recording begins with a change": (
        first_said(state=None, change={"fields": {}}),
        "there is no state that could have changed",
    ),
    "a profile is there twice": (
        rounds(lambda one: one["profiles"].append("teams")),
        "profiles: each has to be there once and in the order of the suite: teams",
    ),
    "a profile that there is not": (
        rounds(lambda one: one.update(profiles=["score"])),
        "there is no profile 'score'",
    ),
    "an edition that there is not": (
        rounds(lambda one: one.update(edition="2006-10-02")),
        "edition 2006-10-02 has no profile teams",
    ),
    "an edition was run twice": (
        results(lambda all_: all_["rounds"].append(all_["rounds"][0])),
        "an edition was run twice",
    ),
    "the results are of another suite": (
        results(lambda all_: all_.update(suite="0" * 64)),
        "features, schemas, cards or editions are not those that were run; install apnap==",
    ),
    "the certificate is of another suite": (
        plain("certificate.json", lambda all_: all_["suite"].update(digest="0" * 64)),
        "certificate.json: suite: results.json comes from another suite",
    ),
    "the certificate is of another version": (
        plain("certificate.json", lambda all_: all_["suite"].update(apnap="99.0")),
        "it was issued by apnap 99.0, and this is ",
    ),
    "the results have a key twice": (
        text("results.json", '"outcome":"passed"', '"outcome":"failed","outcome":"passed"'),
        "results.json: the key 'outcome' is there twice in one object",
    ),
    "the results are laid out otherwise": (
        text("results.json", '"outcome":"passed"', '"outcome": "passed"'),
        "results.json: line 3 says ",
    ),
    "the results say what no schema knows": (
        text("results.json", '"outcome":"passed"', '"outcome":"passed","stars":5'),
        "results.json: rounds/0/scenarios/0: ",
    ),
    # what means the same
    "a recording has a key twice": (
        spelt('"verdict":"accepted"', '"verdict":"rejected","verdict":"accepted"'),
        "results.json: the key 'verdict' is there twice in one object",
    ),
    "a recording has spaces": (spelt('"recording":[{', '"recording":[ {'), "results.json: line 3"),
    "a recording has letters as escapes": (
        spelt('"verdict":"accepted"', r'"verdict":"accept\u0065d"'),
        "results.json: line 3",
    ),
    "a recording says that there is nothing": (
        spelt('"verdict":"accepted"', '"answer":null,"verdict":"accepted"'),
        "results.json: ",
    ),
    "it was issued in digits of another script": (
        lambda folder: issue(folder, moments.written(NOW).replace("0", "\u0660")),
        "certificate.json: issued: ",
    ),
    # what is said of a scenario that has errored
    "no reason for an error": (errs(reason=None), "and no reason is given"),
    "an error of which something is expected": (errs(expected="a"), "expected is given"),
    "an error of which there is something else": (errs(got="a"), "got is given"),
    "an error with violations": (
        errs(violations=[{"rule": None, "reason": "x"}]),
        "violations is given",
    ),
    "an error at a step that there is not": (
        errs(step="Then all is well"),
        "the scenario has no such step",
    ),
    "an error at a step after which the recording goes on": (
        scenario(at_its_first_step),
        "it is said to have errored at a step, and its recording leads to passed",
    ),
    # where somebody keeps files, and who he is
    "called by what is glued to an option": (
        lambda folder: call(folder, "stdio:java -I/home/bob/lib engine"),
        "the pages call the engine by a whole path",
    ),
    "called by an address of a file": (
        lambda folder: call(folder, "stdio:python file:///home/bob/e.py"),
        "the pages call the engine by a whole path",
    ),
    "called by a path of Windows": (
        lambda folder: call(folder, r"stdio:C:\Users\bob\engine.exe"),
        "the pages call the engine by a whole path",
    ),
    "called with a password": (
        lambda folder: call(folder, "http://bob:secret@host:80"),
        "or who somebody is to a server",
    ),
    # the folder
    "a file is missing": (without("summary.md"), "summary.md is missing"),
    "a page is missing": (without("report.html"), "report.html is missing"),
    "the digests are missing": (
        lambda folder: (folder / "SHA256SUMS").unlink(),
        "SHA256SUMS is missing",
    ),
    "the digests are those of before": (unlisted, "badge.json: color: it says "),
    "the digests list a file more": (
        lambda folder: (folder / "SHA256SUMS").write_text(f"{'0' * 64}  proof.pdf\n"),
        "SHA256SUMS: line ",
    ),
    "a file that nobody wrote": (
        added("audit.pdf", "all is well"),
        "audit.pdf: `apnap certify` writes no such file",
    ),
    "a hidden file": (added(".htaccess", "x"), ".htaccess: `apnap certify` writes no such file"),
    "a device instead of a file": (
        link("summary.md", "/dev/zero"),
        "in the folder: summary.md: it is a link",
    ),
    "a link to what is not looked at": (
        aside,
        "in the folder: badge.json: it is a link, and `apnap certify` writes none",
    ),
    "a name that commands a server": (
        added("::error::x", ""),
        "in the folder: ::error::x: `apnap certify` writes no such file",
    ),
    "a pipe instead of a file": (pipe("annotations.txt"), "annotations.txt: it is "),
    "a pipe that nobody wrote": (pipe("pipe"), "pipe: `apnap certify` writes no such file"),
    "a folder instead of a file": (
        instead_a_folder("junit.xml"),
        "junit.xml: it is ",
    ),
}


@functools.cache
def replayed() -> dict[tuple[str, bytes], str]:
    """Return what came of recordings that were played again, each of them once for all tests."""
    return {}


@pytest.fixture(scope="module")
def digest() -> str:
    """Return the digest of the suite, which no forgery changes."""
    return suite_digest()


_CHOSEN: Final = functools.cache(chosen)
"""Profiles as the small certification has them, chosen once by forgers and by who verifies."""


@pytest.fixture(autouse=True)
def one_suite(digest: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the files of the suite and play a recording again once, and not for every forgery."""
    play_again = replaying._problem  # noqa: SLF001 - that takes time

    def problem(one: Round, scenario: Scenario, played: Played) -> str:
        heard = msgspec.json.encode((one.edition, one.introduced)) + line(played)
        key = (scenario.id, heard)
        if key not in replayed():
            replayed()[key] = play_again(one, scenario, played)
        return replayed()[key]

    monkeypatch.setattr(replaying, "_problem", problem)
    monkeypatch.setattr("apnap.certifying.verifying.suite_digest", lambda: digest)
    for module in (verifying, forging):
        monkeypatch.setattr(module, "chosen", _CHOSEN)


def test_a_foreign_page_beside_a_whole_folder_is_all_that_is_told(
    certified: Path, tmp_path: Path
) -> None:
    folder = Path(shutil.copytree(certified, tmp_path / "copy"))
    put(folder, **{"report-2006-09-01.html": b"<meta name='apnap-engine' content='/home/bob/x'>"})
    told = verify(folder).problems
    assert told[0] == "report-2006-09-01.html: there is no such run" or "SHA256SUMS" in told[0]
    assert "the pages call the engine" not in "\n".join(told)
    put(folder, **{"report-\uff12\uff10\uff10\uff16-09-01.html": b""})
    assert "`apnap certify` writes no such file" in "\n".join(verify(folder).problems)


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and links")
@pytest.mark.parametrize("kind", FORGERIES)
def test_each_forgery_is_noticed(certified: Path, tmp_path: Path, kind: str) -> None:
    folder = Path(shutil.copytree(certified, tmp_path / "copy"))
    change, says = FORGERIES[kind]
    change(folder)
    found = verify(folder)
    assert says in "\n".join(found.problems)
    assert (found.verified, found.proven, found.scenarios) == (False, "", 0)
