"""Logs over which apnap itself breaks: that is told, and the others are judged all the same."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.logs.games import Line, lines
from typer.testing import CliRunner

from apnap.cli.app import app
from apnap.cli.ending import Status
from apnap.logs.files import Asked, check_given
from apnap.logs.following import Follower
from apnap.protocol import EngineTrouble
from apnap.protocol.recorded import Said

ATTACK = "attack-multiple-players/a-defending-player-cant-block-for-the-next-player-in-turn-order"
TOLD = "apnap itself broke here; please report this: KeyError: 'of ours'"


def of(path: Path, games: tuple[str, ...] = ("",)) -> Path:
    """Write a file in which a game has been played some times, each with a name."""
    whole: list[Line] = [{**line, "game": game} for game in games for line in lines(ATTACK)]
    path.write_bytes(b"\n".join(map(msgspec.json.encode, whole)))
    return path


def breaking(monkeypatch: pytest.MonkeyPatch, error: Exception, at: int = 3) -> None:
    """Let following a game break on a line of the file."""
    take = Follower.take

    def broken(self: Follower, line: int, said: Said) -> None:
        if line == at:
            raise error
        take(self, line, said)

    monkeypatch.setattr(Follower, "take", broken)


def test_they_are_told_and_the_run_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "bad.jsonl").write_text("{}\nno line\n")
    of(tmp_path / "first.jsonl")
    of(tmp_path / "second.jsonl")
    breaking(monkeypatch, KeyError("of ours"))
    result = CliRunner().invoke(app, ("check", str(tmp_path)), env={"COLUMNS": "140"})
    assert result.exit_code == Status.FAILURES
    assert "3 files" in result.stdout
    assert [line for line in result.stdout.splitlines() if ".jsonl:" in line][:2] == [
        f"{tmp_path}/{name}.jsonl:3: {TOLD} (test_errors_of_ours.py:36)"
        for name in ("first", "second")
    ]


def test_other_games_of_the_file_are_judged(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = of(tmp_path / "log.jsonl", ("one", "another"))
    (sound,) = check_given(path, Asked(), lambda _, __: None)
    breaking(monkeypatch, KeyError("of ours"))
    (found,) = check_given(path, Asked(), lambda _, __: None)
    assert (found.games, found.troubled, found.found) == (2, 1, 0)
    assert sound.checked / 2 <= found.checked < sound.checked
    assert not found.ok


def test_that_no_engine_starts_still_ends_the_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    breaking(monkeypatch, EngineTrouble("it does not start"))
    with pytest.raises(EngineTrouble):
        list(check_given(of(tmp_path / "log.jsonl"), Asked(), lambda _, __: None))
