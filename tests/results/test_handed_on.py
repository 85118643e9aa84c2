"""What is handed on: bounded, whatever an engine says, and without the places of this machine."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace
from tests.patience import patience
from typer.testing import CliRunner

from apnap.certifying.schemas import breaches
from apnap.cli.app import app
from apnap.driver.reasons import LONG, LONGEST, MOST, joined, shortened
from apnap.portable import portable, portable_engine, portable_folder, tells_a_place
from apnap.protocol import DeclareBlockers, Load, Verdict, Violation
from apnap.protocol.bounds import MOST as MOST_ENTRIES
from apnap.protocol.messages import AnswerSaid
from apnap.rulebooks import newest
from apnap.suite import load_suite
from apnap_reference.engine import ReferenceEngine

_skip = pytest.skip
FILES: Final = ("--json", "--junit", "--ctrf", "--html", "--markdown", "--annotations")
LARGEST: Final = 300_000
"""More bytes than a report of one scenario has, and far fewer than what the engine says."""

SAYS: Final = "no\r::error::owned\n::error::owned\u2028::error::owned\u202e\x1b[31m" + "x" * LONGEST


class Chatterbox(ReferenceEngine):
    """Refuses every block, with more reasons than anybody reads."""

    def answer(self, said: AnswerSaid) -> Verdict:
        """Refuse blocks, at length."""
        verdict = super().answer(said)
        if not isinstance(said.say, DeclareBlockers):
            return verdict
        refusal = Violation(rule=SAYS, reason=SAYS)
        return replace(verdict, verdict="rejected", violations=(refusal,) * (MOST_ENTRIES // 10))


def blocking() -> str:
    """Return the id of a scenario that ends with a legal block."""
    return next(
        one.id
        for one in load_suite(dates=(newest(),)).scenarios
        if [step.keyword for step in one.steps].count("when") == 1
        and any(s.keyword == "when" and " blocks " in s.text for s in one.steps)
        and any(s.text == "the declaration is legal" for s in one.steps)
        and one.tagged.holds(newest())
    )


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return what a run of the chatterbox leaves, by its option, and what it prints."""
    folder = tmp_path_factory.mktemp("reports")
    files = {option: folder / option for option in FILES}
    engine = f"direct:{Chatterbox.__module__}:{Chatterbox.__qualname__}"
    words = [str(word) for pair in files.items() for word in pair]
    done = CliRunner().invoke(app, ["run", engine, "--scenario", blocking(), *words])
    assert done.exit_code == 1, done.output
    return {option: path.read_text(encoding="utf-8") for option, path in files.items()} | {
        "terminal": done.output
    }


def test_every_report_is_cut_and_says_so(written: dict[str, str]) -> None:
    report = json.loads(written["--json"])
    failed = [one for one in report["results"] if one["outcome"] == "failed"]
    assert failed
    for one in failed:
        assert len(one["violations"]) == MOST
        assert one["violations_left_out"] == MOST_ENTRIES // 10 - MOST
    assert not breaches("report", written["--json"].encode())
    for option, content in written.items():
        assert len(content) < LARGEST * len(report["results"]), option
        assert "more reasons" in content or "…" in content, option


def test_no_text_of_an_engine_begins_a_line_or_commands_anything(written: dict[str, str]) -> None:
    for option, content in written.items():
        if option != "--json":  # the words of an engine as they came, in strings
            for line in content.splitlines():
                assert not line.strip().startswith("::error::owned"), option
            assert not {"\x1b", "\r", "\u202e", "\u2028"} & set(content), option
        assert "\n::error::owned" not in content, option
    for line in written["--annotations"].splitlines():
        assert line.startswith(("::error file=", "::notice title=apnap::")), line


def test_what_is_cut_says_how_much_is_missing() -> None:
    assert joined(["a\nb\u2028c", "d"]) == "a b c; d"
    assert joined(["a"] * (MOST + 3)).endswith("a; and 3 more reasons")
    assert shortened("a" * 10, 10) == "a" * 10
    assert shortened("a" * 10, 4) == "aaaa… (6 more characters)"


def test_places_of_this_machine_are_not_handed_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, here, other = (tmp_path / name for name in ("home", "home/work/here", "other"))
    here.mkdir(parents=True)
    monkeypatch.chdir(here)
    monkeypatch.setenv("HOME", str(home))
    assert portable(f"in {here}/a.py, {here}: {home}/b {home}s http://x{here}/y") == (
        f"in a.py, .: ../../b {home}s http://x{here}/y"
    )
    assert portable_engine(f"stdio:/usr/bin/env python {here}/e.py --deck {other}/d") == (
        "stdio:/usr/bin/env python e.py --deck ../../../other/d"
    )
    for called, seen in {
        "http://host/tmp/x": "http://host/tmp/x",
        "http://bob:secret@host:80/a@b": "http://…@host:80/a@b",
        "stdio:python e.py -I/srv/bob/lib --model=file:///srv/bob/m.bin": (
            "stdio:python e.py -I…/lib --model=file:…/m.bin"
        ),
        "stdio:docker run -v/srv/bob/x:/data img": "stdio:docker run -v…/x:…/data img",
        r'stdio:"C:\Users\bob\e.exe" -c=D:/x/y': 'stdio:"…/e.exe" -c=…/y',
        r"stdio:\\server\bob\e.exe": "stdio:…/e.exe",
        "direct:/srv/bob/e.py:Engine": "direct:…/e.py:Engine",
    }.items():
        assert portable_engine(called) == seen
        assert tells_a_place(called) == (called != seen)
        assert not tells_a_place(seen)
    for called in (
        "stdio:npx @scope/p a/b ./c -Isrc/lib http://host/x",
        r"stdio:C:\Windows\py.exe e",
    ):
        assert portable_engine(called) == called
        assert not tells_a_place(called)
    assert portable("GET https://bob:secret@host/x") == "GET https://…@host/x"
    assert portable_folder(other) == "../../../other"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", "/home/somebody")
    assert portable("File '/home/somebody/x.py'") == "File '~/x.py'"


def test_who_somebody_is_to_a_server_is_found_in_linear_time() -> None:
    """A text of an engine is as long as it likes, and looked through before it is cut."""
    text = "://" + ":" * 200_000
    begun = time.process_time()
    assert portable(text) == text
    assert portable(f"{text}@host") == "://…@host"
    assert time.process_time() - begun < patience(1)


class Storyteller(ReferenceEngine):
    """Sets up nothing, and says at length why."""

    def load(self, said: Load) -> Verdict:
        """Refuse a position."""
        return replace(
            super().load(said),
            verdict="unsupported",
            reason="\U0001f600" + "x" * 99_000,
            state=None,
        )


def test_nothing_keeps_what_an_engine_says_at_length(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a report nor pytest: of thousands of scenarios it would be gigabytes."""
    kept: list[int] = []

    def skip(text: str) -> None:
        kept.append(len(text))
        _skip(text)

    monkeypatch.setattr(pytest, "skip", skip)
    engine = f"direct:{Storyteller.__module__}:{Storyteller.__qualname__}"
    path = tmp_path / "report.json"
    CliRunner().invoke(app, ["run", engine, "--scenario", blocking(), "--json", str(path)])
    (one,) = json.loads(path.read_bytes())["results"]
    assert kept
    assert max(kept) < 2 * LONG
    assert "more characters" in one["reason"]
    assert len(one["reason"]) < 2 * LONG
