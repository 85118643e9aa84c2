"""A corpus on a cluster of Dask: a real scheduler, and workers that are processes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import dask
import pytest
from distributed import Client, LocalCluster
from tests.cluster.corpora import alone, good, rows, wrong
from tests.patience import ROOT, wait_until
from typer.testing import CliRunner, Result

from apnap.cli.app import app
from apnap.cluster.opening import opened
from apnap.cluster.pieces import Piece
from apnap.cluster.tasks import JUDGING, Task
from apnap.cluster.trades import Bounds, Hindered
from apnap.logs.files import Asked
from apnap.protocol.extras import installing
from apnap.version import __version__


def check(*words: object) -> Result:
    """Return what came of the command; what it does not expect is raised, and so told."""
    asked, shown = ("check", *map(str, words)), {"COLUMNS": "140"}
    return CliRunner().invoke(app, asked, env=shown, catch_exceptions=False)


def corpus(folder: Path) -> list[Path]:
    paths = [folder / "a.jsonl", folder / "b.jsonl"]
    paths[0].write_bytes((good() * 3 + wrong()) * 5)
    paths[1].write_bytes(wrong())
    return paths


def test_a_cluster_of_this_machine_finds_what_one_process_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("apnap.cluster.corpus_run.SMALLEST", 100_000)
    paths = corpus(tmp_path)
    json = tmp_path / "found.json"

    def checked(*more: object) -> tuple[Result, str]:
        result = check(*paths, "--json", json, *more)
        assert result.exit_code == 1, result.output
        return result, re.sub(r'"seconds": [\d.]+', "", json.read_text("utf-8"))

    here, told_here = checked()
    there, told_there = checked("--on", "local", "-n", 2, "--parquet", tmp_path / "found")
    assert (there.stdout, told_there) == (here.stdout, told_here)
    assert re.search(r"2 threads of workers at tcp://127.*dashboard at http://", there.stderr)
    assert len(rows(tmp_path / "found")) == sum(one.found for p in paths for one in alone(p)) == 6


def test_a_worker_with_another_apnap_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("apnap.cluster.on_dask.__version__", "0.0.1")
    result = check(*corpus(tmp_path), "--on", "local", "-n", 1)
    told = re.fullmatch(
        r"the worker tcp://.*: apnap (.*) is installed there, and 0.0.1 here\n", result.stderr
    )
    assert (result.exit_code, told and told[1]) == (2, __version__), result.output


def _without_workers() -> LocalCluster:
    return LocalCluster(
        n_workers=0, processes=False, protocol="tcp", dashboard_address="127.0.0.1:0"
    )


def test_a_worker_without_apnap_is_named(tmp_path: Path) -> None:
    """There is a package of this name on it, and nothing in that."""
    (tmp_path / "other" / "apnap").mkdir(parents=True)
    (tmp_path / "other" / "apnap" / "__init__.py").touch()
    there = os.environ | {"PYTHONPATH": str(tmp_path / "other")}
    with _without_workers() as cluster:
        address = cluster.scheduler_address
        more = ("--nthreads", "1", "--no-dashboard", "--local-directory", str(tmp_path))
        command = (sys.executable, "-m", "dask", "worker", address, *more)
        quiet = subprocess.DEVNULL
        worker = subprocess.Popen(command, cwd=tmp_path, env=there, stdout=quiet, stderr=quiet)
        try:
            wait_until(lambda: bool(cluster.scheduler.workers))
            result = check(*corpus(tmp_path), "--on", address, "--parquet", tmp_path / "found")
        finally:
            worker.terminate()
            worker.wait()
    told = rf"the worker tcp://.*: it has no apnap {__version__} with the extra `cluster`: .*\n"
    assert (result.exit_code, bool(re.fullmatch(told, result.stderr))) == (2, True), result.output
    assert not (tmp_path / "found").exists()


def test_a_worker_with_too_little_memory_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dask would stop it at once, and the command wait for ever."""
    monkeypatch.setattr("apnap.cluster.on_dask._FIRST", 0.5)
    with LocalCluster(
        n_workers=1,
        processes=False,
        protocol="tcp",
        memory_limit="90MiB",
        dashboard_address="127.0.0.1:0",
    ) as cluster:
        there, found = cluster.scheduler_address, tmp_path / "found"
        result = check(*corpus(tmp_path), "--on", there, "--parquet", found)
    told = r"the worker .*: it is given 90 MiB of memory, .*: `--memory-limit 700MiB` is enough\n"
    assert (result.exit_code, bool(re.fullmatch(told, result.stderr))) == (2, True), result.output


def test_a_command_that_no_worker_is_left_for_says_so_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It waits, and goes on with the next worker that comes."""
    logged: list[str] = []
    monkeypatch.setattr("apnap.cluster.on_dask._SILENT", 0.2)
    monkeypatch.setattr("apnap.cluster.on_dask._LOG.warning", lambda *told: logged.append(told[-1]))
    with LocalCluster(
        n_workers=1, processes=False, protocol="tcp", dashboard_address="127.0.0.1:0"
    ) as there:
        cluster = opened(there.scheduler_address, 1)
        try:
            there.scale(0)
            wait_until(lambda: not there.scheduler.workers)
            tasks = ThreadPoolExecutor(1).submit(lambda: list(cluster.each(abs, [-1, -2])))
            wait_until(lambda: bool(logged))
            there.scale(1)
            assert sorted(tasks.result()) == [(0, 1), (1, 2)]
        finally:
            cluster.close()
    none = f"no worker is left at {there.scheduler_address}: this waits for one"
    assert logged == [none]


def test_a_worker_that_cannot_be_started_here_is_told(tmp_path: Path) -> None:
    paths = corpus(tmp_path)
    with dask.config.set({"temporary-directory": str(paths[0] / "none")}):
        result = check(*paths, "--on", "local", "-n", 1)
    told = "no worker can be started on this machine: [Errno 20] Not a directory"
    assert (result.exit_code, told in result.stderr) == (2, True), result.output


def test_a_worker_that_comes_late_is_no_other_than_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each task says what is installed here; what a worker cannot even read ends the run."""
    (path, *_) = corpus(tmp_path)
    task = Task(Piece(str(path)), Asked(), str(tmp_path / "found"))
    cluster = opened("local", 1)
    try:
        with pytest.raises(
            Hindered, match=r"a worker cannot do what it is asked: division by zero"
        ):
            list(cluster.done(iter([task]), JUDGING, Bounds(), lambda *_: 1 / 0))
        monkeypatch.setattr("apnap.cluster.on_dask.__version__", "0.0.1")
        with pytest.raises(Hindered, match=r"the worker tcp://.*: apnap .*, and 0\.0\.1 here"):
            list(cluster.done(iter([task]), JUDGING, Bounds()))
    finally:
        cluster.close()


def test_pandas_is_not_imported_for_workers_that_do_not_need_it(tmp_path: Path) -> None:
    """Neither by them nor by the command, which Dask would have import it where it is installed."""
    (tmp_path / "pandas.py").write_text(
        "import pathlib\npathlib.Path(__file__ + '.read').touch()\n"
    )
    (path := tmp_path / "good.jsonl").write_bytes(good())
    found = os.pathsep.join((str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])))
    command = (sys.executable, "-m", "apnap", "check", str(path), "--on", "local", "-n", "1")
    with_it = os.environ | {"PYTHONPATH": found}
    done = subprocess.run(command, cwd=ROOT, env=with_it, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert not (tmp_path / "pandas.py.read").exists()


def test_misreadings_are_tried_on_a_cluster_as_here(tmp_path: Path) -> None:
    found = []
    for more in ((), ("--on", "local", "-n", "1")):
        json = tmp_path / "table.json"
        words = ["mutants", "--mutant", "any-player-blocks", "--json", str(json), *more]
        result = CliRunner().invoke(app, words)
        assert result.exit_code == 0, result.output
        found.append(json.read_bytes())
    assert found[0] == found[1]


def test_what_is_no_cluster_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("apnap.cluster.on_dask._ANSWER", 0.5)
    monkeypatch.setattr("apnap.cluster.on_dask._FIRST", 0.5)
    paths, found = corpus(tmp_path), tmp_path / "found"
    with _without_workers() as cluster:
        address = cluster.scheduler_address
        result = check(*paths, "--on", address, "--parquet", found)
    starts = (
        f"the scheduler at {address} has no worker: `dask worker {address} --nthreads 1` starts"
    )
    assert (result.exit_code, starts in result.stderr) == (2, True), result.output
    gone = check(*paths, "--on", address, "--parquet", found)
    assert (gone.exit_code, f"no scheduler answers at {address}" in gone.stderr) == (2, True)
    assert not found.exists()


def test_why_there_is_no_cluster_is_told_though_it_takes_long_to_let_go_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def closes_late(client: Client) -> None:
        closes(client)
        raise TimeoutError("timed out after 1 s")

    closes: Callable[[Client], None] = Client.close
    monkeypatch.setattr(Client, "close", closes_late)
    monkeypatch.setattr("apnap.cluster.on_dask._FIRST", 0.1)
    with _without_workers() as cluster:
        where = ("--on", cluster.scheduler_address, "--parquet", tmp_path / "found")
        result = check(*corpus(tmp_path), *where)
    assert (result.exit_code, "has no worker" in result.stderr) == (2, True), result.output


def _needs_the_extra() -> dict[str, ModuleType]:
    """Return the modules that stand on the extra, as far as they have been imported."""
    return {
        name: module
        for name, module in sys.modules.items()
        if name.startswith("apnap.cluster") or name == "apnap.cli.corpora.on_cluster"
    }


@pytest.fixture
def imported_anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """
    Let what stands on the extra be imported anew, and as it was before in the next test.

    What no test has imported before is forgotten again: it knows other classes than what has been.
    """
    known = _needs_the_extra()
    for name, module in known.items():
        package, _, leaf = name.rpartition(".")
        monkeypatch.setattr(sys.modules[package], leaf, module, raising=False)
    for name in known:
        monkeypatch.delitem(sys.modules, name)
    yield
    for name in sorted(_needs_the_extra(), reverse=True):  # a package after its modules
        package, _, leaf = name.rpartition(".")
        vars(sys.modules[package]).pop(leaf, None)
        del sys.modules[name]


@pytest.mark.usefixtures("imported_anew")
@pytest.mark.parametrize(
    ("library", "more"),
    [("distributed", ("--on", "local")), ("pyarrow", ("--parquet", "found"))],
)
def test_without_the_extra_it_says_in_one_line_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, library: str, more: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, library, None)
    result = check(*corpus(tmp_path), *more)
    (line,) = result.stderr.strip().splitlines()
    assert (result.exit_code, f"needs {library}" in line) == (2, True)
    assert installing("apnap[cluster]") in line
    assert not (tmp_path / "found").exists()
