"""Judging a corpus in pieces on this machine: processes that may be lost, and runs gone on with."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.cluster import poisoned
from tests.cluster.corpora import POISONED, alone, good, of, rows, timeless, wrong
from tests.patience import patience
from typer.testing import CliRunner, Result

from apnap.cli.app import app
from apnap.cluster.corpus_run import read, run
from apnap.cluster.guarding import Guard
from apnap.cluster.here import judged_here
from apnap.cluster.pieces import Piece, cut
from apnap.cluster.run_folder import Occupied, Ran, RunFolder
from apnap.cluster.tasks import JUDGING, Judged, Task
from apnap.cluster.trades import Bounds, Hindered
from apnap.logs.files import Asked
from apnap.version import __version__

pytestmark = pytest.mark.usefixtures("copied")


def check(*words: object) -> Result:
    return CliRunner().invoke(app, ("check", *map(str, words)), env={"COLUMNS": "140"})


@pytest.fixture
def guard() -> Iterator[Callable[[Bounds], Guard]]:
    with contextlib.ExitStack() as stack:

        def made(bounds: Bounds) -> Guard:
            guard = Guard(JUDGING, bounds)
            stack.callback(guard.close)
            return guard

        yield made


def written(path: Path, *games: bytes) -> Path:
    path.write_bytes(b"".join(games))
    return path


def task(path: Path, folder: Path, engine: str = POISONED) -> Task:
    return Task(Piece(str(path)), Asked(engine), str(folder))


@pytest.mark.parametrize(
    ("name", "bounds", "why"),
    [
        (poisoned.DIES, Bounds(), "the process at work has ended with status 7"),
        (poisoned.GROWS, Bounds(memory=350_000_000), "it needs more than 350000000 bytes"),
    ],
)
def test_a_game_that_breaks_the_judge_is_set_aside_and_no_other(
    tmp_path: Path, guard: Callable[[Bounds], Guard], name: str, bounds: Bounds, why: str
) -> None:
    path = written(tmp_path / "games.jsonl", wrong(), of(name), wrong())
    done = guard(bounds).done(task(path, tmp_path))
    (told,) = done.files
    assert (told.games, told.found, told.troubled) == (3, 2, 1)
    assert told.unchecked == good().count(b"\n")
    assert told.checked + told.unchecked + 4 == told.lines == 3 * good().count(b"\n")
    (trouble,) = told.troubles
    assert trouble.problem.startswith("errored, set aside after 2 tries: ")
    assert why in trouble.problem
    assert trouble.line == 1 + good().count(b"\n")
    assert [row["begun"] for row in rows(tmp_path)] == [1, 1 + 2 * good().count(b"\n")]


def test_a_game_that_hangs_the_judge_is_set_aside(
    tmp_path: Path, guard: Callable[[Bounds], Guard]
) -> None:
    path = written(tmp_path / "games.jsonl", of(poisoned.HANGS))
    seconds = patience(3)
    (told,) = guard(Bounds(seconds=seconds)).done(task(path, tmp_path)).files
    (trouble,) = told.troubles
    assert f"nothing got on for {seconds:g} seconds" in trouble.problem
    assert not told.ok


def test_a_process_that_is_lost_once_costs_nothing(
    tmp_path: Path, guard: Callable[[Bounds], Guard], monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "mark"
    monkeypatch.setenv(poisoned.MARK, str(mark))
    path = written(tmp_path / "games.jsonl", of(poisoned.ENDS_ONCE), wrong())
    (told,) = guard(Bounds()).done(task(path, tmp_path)).files
    assert mark.exists()
    assert (told.games, told.found, told.troubled) == (2, 1, 0)


def test_what_cannot_be_read_is_told_of_the_file(
    tmp_path: Path, guard: Callable[[Bounds], Guard]
) -> None:
    (told,) = guard(Bounds()).done(task(tmp_path / "vanished.jsonl", tmp_path)).files
    assert "it cannot be read: No such file" in told.troubles[0].problem


def test_an_engine_that_does_not_start_ends_the_run(
    tmp_path: Path, guard: Callable[[Bounds], Guard]
) -> None:
    path = written(tmp_path / "games.jsonl", good())
    with pytest.raises(Hindered) as hindered:
        guard(Bounds()).done(task(path, tmp_path, "stdio:./there-is-none"))
    assert hindered.value.hindrance.kind == "engine"


def test_a_folder_that_cannot_be_written_ends_the_run(
    tmp_path: Path, guard: Callable[[Bounds], Guard]
) -> None:
    path = written(tmp_path / "games.jsonl", wrong())
    with pytest.raises(Hindered, match="cannot be written on") as hindered:
        guard(Bounds()).done(task(path, path, "direct:reference"))
    assert hindered.value.hindrance.kind == "folder"


def corpus(tmp_path: Path) -> list[Path]:
    return [
        written(tmp_path / "a.jsonl", good(), wrong(), b"junk\n", wrong(), good()),
        written(tmp_path / "b.jsonl", wrong()),
        written(tmp_path / "c.jsonl", good()),
    ]


def ran(size: int = 0) -> Ran:
    return Ran(apnap=__version__, asked=Asked(), size=size)


def unwatched(_piece: Piece) -> None:
    pass


class Interrupted(Exception):
    pass


def test_a_run_that_is_broken_off_goes_on_and_judges_nothing_twice(tmp_path: Path) -> None:
    paths, folder = corpus(tmp_path), RunFolder(tmp_path / "found")
    done: list[str] = []

    def judging(most: int) -> Callable[[Iterator[Task]], Iterator[tuple[Task, Judged]]]:
        def some(tasks: Iterator[Task]) -> Iterator[tuple[Task, Judged]]:
            for number, (one, judged) in enumerate(judged_here(tasks, 1, Bounds())):
                if number == most:
                    raise Interrupted
                done.append(one.piece.key)
                yield one, judged

        return some

    with pytest.raises(Interrupted), folder.going_on(ran(), resume=False):
        run(paths, ran(), folder, judging(3), unwatched)
    (folder.path / "findings" / "left-behind.parquet").write_bytes(b"half a fi")
    again = RunFolder(folder.path)
    assert again.known(ran(), resume=True) == ran()
    with again.going_on(ran(), resume=True):
        run(paths, ran(), again, judging(100), unwatched)
    every = [piece.key for path in paths for piece in cut(path, 0)]
    assert sorted(done) == sorted(every)
    assert [timeless(one) for one in read(again)] == [one for path in paths for one in alone(path)]
    assert len(rows(folder.path)) == sum(one.found for one in read(again))


def test_findings_are_the_same_however_a_corpus_is_cut(tmp_path: Path) -> None:
    paths = corpus(tmp_path)
    found = []
    for size in (0, 10_000_000):
        folder = RunFolder(tmp_path / f"found-{size}")
        with folder.going_on(ran(size), resume=False):
            run(paths, ran(size), folder, lambda tasks: judged_here(tasks, 2, Bounds()), unwatched)
        found.append(rows(folder.path))
    assert found[0] == found[1]
    assert {(row["rule"], row["kind"], row["certainty"]) for row in found[0]} == {
        (one.rule, one.kind, one.certainty) for one in alone(paths[0])[0].findings
    }
    assert all(row["edition"] and row["engine"] and row["before"] for row in found[0])
    states = {row["line"]: [json.loads(row[n]) for n in ("before", "after")] for row in found[0]}
    assert all(after["pending"] != before["pending"] for before, after in states.values())


def test_the_command_says_the_same_with_parquet_as_without(tmp_path: Path) -> None:
    paths = corpus(tmp_path)
    told = []
    for more in ((), ("--parquet", tmp_path / "found", "-n", 2)):
        result = check(*paths, "--json", tmp_path / "found.json", *more)
        assert result.exit_code == 1, result.output
        text = (tmp_path / "found.json").read_text("utf-8")
        told.append((result.stdout, re.sub(r'"seconds": [\d.]+', "", text)))
    assert told[0] == told[1]


def test_triage_tells_of_a_run_what_check_has_told(tmp_path: Path) -> None:
    paths, found = corpus(tmp_path), tmp_path / "found"
    pages = [tmp_path / "checked", tmp_path / "triaged"]
    asked = check(*paths, "--parquet", found, "--html", pages[0])
    again = CliRunner().invoke(
        app, ["triage", str(found), "--html", str(pages[1])], env={"COLUMNS": "140"}
    )
    assert (again.exit_code, again.stdout) == (1, asked.stdout)
    names = [one.relative_to(pages[0]) for one in pages[0].rglob("*.*")]
    assert len(names) > 2
    assert all((pages[0] / name).read_bytes() == (pages[1] / name).read_bytes() for name in names)


def test_triage_needs_a_run_that_is_over(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "found")
    with folder.going_on(ran(), resume=False):
        pass
    for path, told in ((folder.path, "is not over"), (tmp_path, "is no folder of a run")):
        result = CliRunner().invoke(app, ["triage", str(path)])
        assert (result.exit_code, told in result.stderr) == (2, True), result.output


def test_a_plan_tells_how_much_there_is_and_judges_only_a_sample(tmp_path: Path) -> None:
    paths = corpus(tmp_path)
    size = sum(path.stat().st_size for path in paths)
    result = check(*paths, "--plan")
    assert result.exit_code == 0, result.output
    what, sample = result.stdout.splitlines()
    lines = 6 * good().count(b"\n") + 1
    assert what == f"3 files, {size / 1000:.1f} kB, 6 games, {lines} lines, in 3 pieces"
    assert re.fullmatch(r".* as a sample took .* s: about .* core-hours", sample)
    assert not {*tmp_path.iterdir()} - {*paths}


def test_a_folder_is_not_taken_twice_unless_a_run_goes_on(tmp_path: Path) -> None:
    paths, found = corpus(tmp_path), tmp_path / "found"
    assert check(*paths, "--parquet", found).exit_code == 1
    again = check(*paths, "--parquet", found)
    assert (again.exit_code, "--resume goes on with it" in again.stderr) == (2, True)
    before = rows(found)
    assert check(*paths, "--parquet", found, "--resume").exit_code == 1
    assert rows(found) == before
    other = check(*paths, "--parquet", found, "--resume", "--edition-nearest")
    assert (other.exit_code, "a run of other options" in other.stderr) == (2, True)
    mine = tmp_path / "mine"
    mine.mkdir()
    written(mine / "thesis.txt", b"all my work")
    full = check(*paths, "--parquet", mine)
    assert (full.exit_code, "holds something else" in full.stderr) == (2, True)
    assert [one.name for one in mine.iterdir()] == ["thesis.txt"]


def test_two_runs_do_not_write_into_one_folder(tmp_path: Path) -> None:
    paths, found = corpus(tmp_path), tmp_path / "found"
    one, other = RunFolder(found), RunFolder(found)
    assert one.known(ran(), resume=False) == other.known(ran(), resume=False)
    with one.going_on(ran(), resume=False):
        with pytest.raises(Occupied, match="holds a run"), other.going_on(ran(), resume=False):
            pass
        beside = check(*paths, "--parquet", found, "--resume")
        assert (beside.exit_code, "another run is writing there" in beside.stderr) == (2, True)
    assert check(*paths, "--parquet", found, "--resume").exit_code == 1
    assert len(rows(found)) == 3


def test_a_folder_that_has_seen_other_files_takes_the_first_ones_again(tmp_path: Path) -> None:
    """Findings of what is no longer asked for are taken away, and made again when it is."""
    (*paths, other), found = corpus(tmp_path), tmp_path / "found"
    first = check(*paths, "--parquet", found)
    before = rows(found)
    assert len(before) == 3
    assert check(other, "--parquet", found, "--resume").exit_code == 0
    assert rows(found) == []
    again = check(*paths, "--parquet", found, "--resume")
    assert (again.exit_code, rows(found)) == (1, before), again.output
    assert _timeless(again) == _timeless(first)


def _timeless(result: Result) -> str:
    return re.sub(r"[\d.]+ s\b", "", result.stdout)


def test_a_folder_in_which_nothing_can_be_kept_is_named(tmp_path: Path) -> None:
    paths, found = corpus(tmp_path), tmp_path / "found"
    with RunFolder(found).going_on(ran(), resume=False):
        written(found / "journal", b"a file where a folder should be")
    result = check(*paths, "--parquet", found, "--resume")
    assert (result.exit_code, f"{found} cannot be written: " in result.stderr) == (2, True)


def test_what_is_left_of_a_beginning_is_no_run(tmp_path: Path) -> None:
    (tmp_path / "found" / "findings").mkdir(parents=True)
    (path, *_) = corpus(tmp_path)
    assert check(path, "--parquet", tmp_path / "found").exit_code == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("-", "--parquet", "x"), "standard input cannot be cut"),
        (("games", "--resume"), "--resume needs --parquet DIR"),
        (("games", "--on", "tcp://127.0.0.1:9"), "needs --parquet DIR"),
        (("games", "--on", "nowhere", "--parquet", "x"), "'nowhere' is no address: write local"),
        (("games", "--on", "no.json", "--parquet", "x"), "no.json: there is no such file"),
    ],
)
def test_wrong_usage_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "games").mkdir()
    corpus(tmp_path / "games")
    result = check(*words)
    assert (result.exit_code, told in result.stderr) == (2, True), result.output
    assert not (tmp_path / "x").exists()


def test_a_check_in_one_process_has_no_use_for_a_cluster(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    assert check(*corpus(tmp_path)).exit_code == 1
