"""Runs that know what is known, go on where they were stopped, and are told on pages."""

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
from typer.testing import CliRunner, Result

from apnap.cli.app import app
from apnap.fuzzing import campaign
from apnap.fuzzing.campaign import Asked, CannotGoOn, Progress, run
from apnap.fuzzing.differences import ORACLES
from apnap.fuzzing.records import FINDINGS, KEPT, Report, kept, known
from apnap.protocol.given_files import decoded
from apnap.protocol.validation import check
from apnap.rulebooks import newest

UNTAPPED = "direct:reference!attackers-stay-untapped"
SEED = 1
"""Of the games by it the third shows something, and three of the next four show it again."""


class Stopped(Exception):
    """Somebody has pressed Ctrl-C."""


def asked(games: int, *, resume: bool = False) -> Asked:
    return Asked(
        engine=UNTAPPED,
        edition=newest(),
        oracles=ORACLES,
        games=games,
        seed=SEED,
        resume=resume,
    )


def stop(_: Progress) -> None:
    raise Stopped


def fuzz(*words: str) -> Result:
    return CliRunner().invoke(app, ["fuzz", UNTAPPED, "--games", "4", "--seed", f"{SEED}", *words])


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a run of four games, of which one shows something."""
    out = tmp_path_factory.mktemp("whole")
    assert run(asked(4), out, lambda _: None).findings
    return out


def test_what_is_written_fits_its_schema_and_has_pages(whole: Path) -> None:
    content = (whole / FINDINGS).read_bytes()
    check("fuzz", decoded(content))
    report = msgspec.json.decode(content, type=Report)
    index = (whole / "report.html").read_text(encoding="utf-8")
    for entry in report.findings:
        assert f'href="{entry.page}"' in index
        page = (whole / entry.page).read_text(encoding="utf-8")
        assert page.count("<svg") >= 2
        assert "The table there, as the reference engine shows it" in page
        assert f'href="{entry.log}"' in page


def test_what_is_known_is_silent(whole: Path, tmp_path: Path) -> None:
    before = msgspec.json.decode((whole / FINDINGS).read_bytes(), type=Report)
    times = sum(entry.times for entry in before.findings)
    again = run(replace(asked(4), known=known(whole / FINDINGS)), tmp_path, lambda _: None)
    assert not again.findings
    assert again.known == times > 0


def test_a_baseline_makes_the_command_succeed(whole: Path) -> None:
    loud, silent = fuzz(), fuzz("--baseline", str(whole / FINDINGS))
    assert (loud.exit_code, silent.exit_code) == (1, 0)
    assert "showed what the baseline knows" in silent.output


def test_a_stopped_run_goes_on_to_the_same_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(campaign, "ROUND", 4)
    straight = run(asked(8), tmp_path / "straight", lambda _: None)
    with pytest.raises(Stopped):
        run(asked(8), tmp_path / "stopped", stop)
    half = kept(tmp_path / "stopped")
    assert half is not None
    assert half.report.games == 4
    assert half.report.findings
    assert half.report.findings != straight.findings
    assert run(asked(8, resume=True), tmp_path / "stopped", lambda _: None) == straight


def test_only_the_same_run_goes_on(whole: Path) -> None:
    other = replace(asked(8, resume=True), seed=SEED + 1)
    with pytest.raises(CannotGoOn, match="another seed"):
        run(other, whole, lambda _: None)
    with pytest.raises(CannotGoOn, match="other rules"):
        run(replace(asked(8, resume=True), rules=("508.1",)), whole, lambda _: None)


def test_files_of_no_use_are_told(tmp_path: Path) -> None:
    (tmp_path / KEPT).write_text("[", encoding="utf-8")
    (tmp_path / FINDINGS).write_text('{"format": 2}', encoding="utf-8")
    for words in (
        ("--baseline", str(tmp_path / FINDINGS)),
        ("--baseline", str(tmp_path / "nothing.json")),
        ("--resume",),
        ("--resume", "--out", str(tmp_path)),
    ):
        result = fuzz(*words)
        assert result.exit_code == 2, words
        assert len(result.output.strip()) > 10


EVIL = "x\n::error::pwned\x1b]0;t\x07"


def spoilt(folder: Path, whole: Path, spoil: Callable[[Any], object]) -> None:
    """Put a run into a folder that says something else of itself."""
    shutil.copytree(whole, folder)
    run_ = json.loads((folder / KEPT).read_bytes())
    spoil(run_)
    (folder / KEPT).write_text(json.dumps(run_), encoding="utf-8")


def many(run_: dict[str, Any]) -> None:
    run_["report"]["findings"] = run_["report"]["findings"][:1] * 30_000


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda run_: run_["report"]["findings"][0].update(scenario=EVIL), "a file of a finding"),
        (lambda run_: run_["report"]["findings"][0].update(log="../../x.jsonl"), "is called"),
        (lambda run_: run_["report"]["findings"][0].update(page="javascript:x"), "is called"),
        (lambda run_: run_["report"].update(games=-5), "games"),
        (lambda run_: run_.update(report=[]), "does not hold a run"),
        (many, "more than 500000 commas and brackets"),
    ],
)
def test_a_run_that_lies_does_not_go_on(
    whole: Path, tmp_path: Path, spoil: Callable[[Any], object], why: str
) -> None:
    spoilt(tmp_path / "lies", whole, spoil)
    result = fuzz("--resume", "--out", str(tmp_path / "lies"))
    assert (result.exit_code, why in result.stderr) == (2, True), result.output
    assert len(result.stderr.splitlines()) == 1
    assert "\x1b" not in result.output


def test_what_a_run_says_of_its_games_commands_no_terminal(whole: Path, tmp_path: Path) -> None:
    spoilt(tmp_path / "lies", whole, lambda run_: run_["report"].update(ended={EVIL: 3}))
    result = fuzz("--resume", "--out", str(tmp_path / "lies"))
    assert result.exit_code == 1, result.output
    assert "\x1b" not in result.output
    assert [one for one in result.output.splitlines() if one.startswith("::")] == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_only_regular_files_are_read(whole: Path, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    shutil.copytree(whole, tmp_path / "run")
    (tmp_path / "run" / KEPT).unlink()
    os.mkfifo(tmp_path / "run" / KEPT)
    for words, kind in (
        (("--baseline", str(tmp_path / "pipe")), "a pipe"),
        (("--baseline", "/dev/zero"), "a device"),
        (("--resume", "--out", str(tmp_path / "run")), "a pipe"),
    ):
        result = fuzz(*words)
        assert (result.exit_code, f"it is {kind}" in result.stderr) == (2, True), result.output
