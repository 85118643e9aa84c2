"""`apnap fuzz` on a cluster: real workers, which start the engine."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner, Result

from apnap.cli.app import app

MISREAD = "direct:reference!attackers-stay-untapped"


def fuzz(engine: str, *words: object) -> Result:
    return CliRunner().invoke(app, ("fuzz", engine, *map(str, words)), env={"COLUMNS": "140"})


def files(folder: Path) -> dict[str, bytes]:
    """Return what is in the files of a folder."""
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in paths}


def test_a_campaign_on_a_cluster_is_that_of_one_process_byte_for_byte(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    alone = fuzz(MISREAD, "--games", 12, "--out", here)
    shared = fuzz(MISREAD, "--games", 12, "--out", there, "--on", "local", "-n", 2)
    assert (alone.exit_code, shared.exit_code) == (1, 1), shared.output
    assert shared.stdout == alone.stdout
    assert "2 threads of workers at tcp://127" in shared.stderr
    assert files(there) == files(here)
    assert {"001-reference.jsonl", "001-reference.html", "findings.json"} <= {*files(here)}


def test_an_engine_that_no_worker_has_is_told_before_anything_is_played(
    tmp_path: Path,
) -> None:
    told = fuzz("stdio:./there-is-none", "--on", "local", "-n", 1, "--out", tmp_path / "out")
    assert told.exit_code == 3, told.output
    assert "the worker tcp://127" in told.stderr
    assert "there-is-none" in told.stderr
    assert not (tmp_path / "out").exists()


def test_no_cluster_is_told() -> None:
    told = fuzz("direct:reference", "--on", "nowhere")
    assert (told.exit_code, "'nowhere' is no address: write local" in told.stderr) == (2, True)
