"""Files that lie elsewhere: read by URL, and findings written there; here in fsspec's memory."""

from __future__ import annotations

import io
import os
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import fsspec
import pytest
from tests.cluster.corpora import alone, good, wrong
from typer.testing import CliRunner, Result

from apnap.cli.app import app
from apnap.cluster.corpus_run import read, run
from apnap.cluster.run_folder import Occupied, Ran, RunFolder
from apnap.cluster.tasks import judge
from apnap.inputs.urls import here, is_url, shown
from apnap.logs.files import Asked
from apnap.version import __version__


@pytest.fixture
def memory() -> Iterator[fsspec.AbstractFileSystem]:
    system = fsspec.filesystem("memory")
    system.store.clear()
    system.pipe("/games/2026/a.jsonl", good() + wrong())
    system.pipe("/games/2026/b.tar", _archive(wrong()))
    system.pipe("/games/2026/readme.md", b"no log")
    yield system
    system.store.clear()


def _archive(content: bytes) -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w") as archive:
        info = tarfile.TarInfo("one.jsonl")
        info.size = len(content)
        archive.addfile(info, io.BytesIO(content))
    return packed.getvalue()


def check(*words: object) -> Result:
    return CliRunner().invoke(app, ("check", *map(str, words)), env={"COLUMNS": "140"})


@pytest.mark.parametrize(
    "url", ["s3://bucket/2026/*.jsonl.zst", "https://host/a.jsonl?x=1", "zip://a::s3://b/c.zip"]
)
def test_a_url_is_shown_as_it_was_written(url: str) -> None:
    assert (is_url(Path(url)), shown(Path(url))) == (True, url)


def test_what_is_no_url_stays_what_it_is(tmp_path: Path) -> None:
    for path in (tmp_path, Path("a.jsonl"), Path("-"), Path("c:/x")):
        assert (is_url(path), shown(path), here(path)) == (False, str(path), path)
    assert here(Path(f"file://{tmp_path}/x")) == tmp_path / "x"


@pytest.mark.usefixtures("memory")
def test_folders_patterns_and_archives_are_read_by_url(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_bytes(good() + wrong())
    (local,) = alone(tmp_path / "a.jsonl")
    by_pattern = check("memory://games/2026/*.jsonl")
    assert f"{local.lines} lines, 2 games: {local.checked} checked" in by_pattern.stdout
    by_folder = check("memory://games/2026")
    assert by_folder.exit_code == 1, by_folder.output
    assert "2 files" in by_folder.stdout
    assert "1 file was left out, being no logs by name, such as" in by_folder.stdout


@pytest.mark.usefixtures("memory")
@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("memory://games/none.jsonl", "memory://games/none.jsonl cannot be read: there is no such"),
        ("memory://games/*.zst", "no file has a name like that"),
        ("nothing://games", "nobody knows nothing://"),
    ],
)
def test_what_cannot_be_read_is_told(url: str, told: str) -> None:
    result = check(url)
    assert (result.exit_code, told in result.stderr) == (2, True), result.output


def test_a_run_is_kept_elsewhere(memory: fsspec.AbstractFileSystem) -> None:
    folder = RunFolder(Path("memory://found/run"))
    ran = Ran(apnap=__version__, asked=Asked(), size=0)
    assert folder.known(ran, resume=False) == ran
    paths = [Path("memory://games/2026/a.jsonl")]
    with folder.going_on(ran, resume=False):
        run(paths, ran, folder, lambda all_: ((t, judge(t, lambda: None)) for t in all_), bool)
    with pytest.raises(Occupied, match="holds a run"), folder.going_on(ran, resume=False):
        pass
    (told,) = read(RunFolder(Path("memory://found/run")))
    assert (told.file, told.games, len(told.findings)) == ("memory://games/2026/a.jsonl", 2, 1)
    kept = {name.rpartition("/")[2] for name in memory.find("/found/run")}
    assert {"run.json", "result.jsonl", "none.parquet"} < kept
    assert not any(name.startswith(".") for name in kept)


def test_a_file_that_has_changed_is_judged_again(tmp_path: Path) -> None:
    path, found = tmp_path / "a.jsonl", tmp_path / "found"
    path.write_bytes(good())
    assert check(path, "--parquet", found).exit_code == 0
    again = check(path, "--parquet", found, "--resume")
    assert (again.exit_code, again.stderr) == (0, "")
    before = path.stat()
    path.write_bytes(wrong().ljust(before.st_size)[: before.st_size])
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns + 1_000_000))
    changed = check(path, "--parquet", found, "--resume")
    assert changed.exit_code == 1, changed.output
    assert f"{path} has changed since: it was judged again" in changed.stderr


@pytest.mark.parametrize(
    "url",
    [
        "zip://a.jsonl::file://{}/a.zip",
        "zip://a.jsonl::{}/a.zip",
        "dir://zero::local:///dev",
        "zip://a::simplecache::file://{}/a.zip",
        "reference://a::memory://refs.json",
        "dir://a::reference://memory://refs.json",
    ],
)
def test_nothing_of_this_machine_is_read_behind_another_protocol(url: str, tmp_path: Path) -> None:
    """Devices, pipes and files of holes are opened by fsspec, which looks at none of that."""
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as packed:
        packed.writestr("a.jsonl", good())
    result = check(url.format(tmp_path))
    assert (result.exit_code, "is not read: " in result.stderr) == (2, True), result.output
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.usefixtures("memory")
def test_an_archive_behind_a_url_is_read_and_a_broken_one_told() -> None:
    with io.BytesIO() as packed:
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as into:
            into.writestr("a.jsonl", good())
        content = packed.getvalue()
    broken = bytearray(content)
    broken[60:90] = b"\xff" * 30
    for name, whole in (("a.zip", content), ("b.zip", bytes(broken)), ("c.zip", content[:99])):
        fsspec.filesystem("memory").pipe_file(f"/{name}", whole)
    assert check("zip://a.jsonl::memory://a.zip").exit_code == 0
    for name in ("b.zip", "c.zip"):
        result = check(f"zip://a.jsonl::memory://{name}")
        assert result.exit_code in {1, 2}, result.output
        assert result.exception is None or isinstance(result.exception, SystemExit)
