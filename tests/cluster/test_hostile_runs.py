"""Folders that say they hold a run: whoever reads one starts nothing, waits for nothing."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from tests.cluster.corpora import good, wrong
from typer.testing import CliRunner, Result

from apnap.cli.app import app
from apnap.cluster import reading_parquet
from apnap.cluster.parquet import SCHEMA
from apnap.cluster.reading_parquet import NotReadable, rows

MOST: Final = 300_000_000
"""So much memory more is taken by nobody who reads such a folder, in bytes."""

Spoil = Callable[[Path], None]


def triage(*words: object) -> Result:
    return CliRunner().invoke(app, ("triage", *map(str, words)), env={"COLUMNS": "140"})


@pytest.fixture(scope="module")
def judged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a run that has found something."""
    folder = tmp_path_factory.mktemp("judged")
    for name, content in (("good", good()), ("wrong", wrong())):
        (folder / f"{name}.jsonl").write_bytes(content)
    asked = ("check", str(folder), "--parquet", str(folder / "found"))
    result = CliRunner().invoke(app, asked)
    assert result.exit_code == 1, result.output
    return folder / "found"


@pytest.fixture
def found(judged: Path, tmp_path: Path) -> Path:
    """Return a copy of it, which may be spoilt."""
    return Path(shutil.copytree(judged, tmp_path / "found"))


def change(path: Path, changed: Callable[[Any], object]) -> None:
    """Change the first value of JSON in a file of lines."""
    first, *others = path.read_text("utf-8").splitlines()
    value = json.loads(first)
    changed(value)
    path.write_text("\n".join((json.dumps(value), *others)), encoding="utf-8")


def part(found: Path) -> Path:
    """Return the file of the findings."""
    (path,) = (one for one in (found / "findings").rglob("*.parquet") if one.name != "none.parquet")
    return path


def test_no_engine_that_a_folder_names_is_started(found: Path, tmp_path: Path) -> None:
    """Neither to tell what was found, nor for pages, which say who has judged them."""
    started, pages = tmp_path / "started", tmp_path / "pages"
    told = triage(found)
    change(found / "run.json", lambda run: run["asked"].update(engine=f"stdio:touch {started}"))
    assert triage(found).stdout == told.stdout
    with_pages = triage(found, "--html", pages)
    assert (with_pages.exit_code, with_pages.stdout) == (1, told.stdout)
    assert f"it was judged by apnap reference engine (stdio:touch {started})" in with_pages.stderr
    assert (pages / "index.html").exists()
    assert not started.exists()


def test_another_engine_is_started_if_it_is_named_for_pages(found: Path, tmp_path: Path) -> None:
    named = ("--engine", "direct:nobody")
    assert triage(found, *named).exit_code == 1
    assert triage(found, *named, "--cut", tmp_path / "cut").exit_code == 3


def pipe(name: str) -> Spoil:
    def spoil(found: Path) -> None:
        (found / name).unlink()
        os.mkfifo(found / name)

    return spoil


def device(found: Path) -> None:
    (found / "run.json").unlink()
    (found / "run.json").symlink_to("/dev/zero")


def line(text: str) -> Spoil:
    def spoil(found: Path) -> None:
        (found / "result.jsonl").write_text(text, encoding="utf-8")

    return spoil


def elsewhere(found: Path) -> None:
    os.mkfifo(found.parent / "pipe.parquet")
    lines = (found / "result.jsonl").read_text("utf-8").splitlines()
    changed = [json.dumps(json.loads(one) | {"parts": ["../../pipe.parquet"]}) for one in lines]
    (found / "result.jsonl").write_text("\n".join(changed), encoding="utf-8")


def piped_part(found: Path) -> None:
    path = part(found)
    path.unlink()
    os.mkfifo(path)


def noise(found: Path) -> None:
    part(found).write_bytes(b"PAR1" + b"\xff" * 300 + b"\x20\0\0\0PAR1")


def columns(found: Path) -> None:
    pq.write_table(pa.table({"file": [1, 2], "x": ["a", "b"]}), part(found))


def kinds(found: Path) -> None:
    path = part(found)
    table = pq.read_table(path, partitioning=None)
    at = table.schema.get_field_index("problem")
    pq.write_table(table.set_column(at, "problem", pa.array([1] * table.num_rows)), path)


def no_state(found: Path) -> None:
    path = part(found)
    table = pq.read_table(path, partitioning=None)
    at = table.schema.get_field_index("before")
    pq.write_table(table.set_column(at, "before", pa.array(['{"a":'] * table.num_rows)), path)


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (pipe("run.json"), "run.json: it is a pipe"),
        (device, "run.json: it is a link that leads out of its folder"),
        (pipe("result.jsonl"), "result.jsonl: it is a pipe"),
        (line('{"nonsense'), "result.jsonl: "),
        (line("[" * 600_000), "more than 500000 commas and brackets"),
        (line(" " * 9_000_000), "a line has more than 8388608 bytes"),
        (elsewhere, "its parts are not called as parts of a run are"),
        (piped_part, "it is a pipe"),
        (noise, "it is no Parquet: "),
        (columns, "it has no column engine"),
        (kinds, "its column problem is not of string"),
        (no_state, "a row of it is no finding"),
    ],
)
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_what_no_run_has_written_is_told_in_a_line(found: Path, spoil: Spoil, why: str) -> None:
    spoil(found)
    result = triage(found)
    assert (result.exit_code, why in result.stderr) == (2, True), result.output
    assert f"{found} is no folder of a run: " in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("000099.jsonl", b'{"key":1', "journal/000099.jsonl: "),
        ("abc.jsonl", b"", "journal/abc.jsonl: "),
        ("000050.jsonl", None, "journal/000050.jsonl: "),
    ],
)
def test_a_journal_that_no_run_has_written_is_told_in_a_line(
    judged: Path, found: Path, name: str, content: bytes | None, why: str
) -> None:
    """A file of holes, `None` here, takes no memory either."""
    with (found / "journal" / name).open("wb") as file:
        file.truncate(2**31) if content is None else file.write(content)
    words = ("check", str(judged.parent / "good.jsonl"), str(judged.parent / "wrong.jsonl"))
    change(found / "run.json", lambda _: None)
    result = CliRunner().invoke(app, (*words, "--parquet", str(found), "--resume"))
    assert (result.exit_code, why in result.stderr) == (2, True), result.output
    assert len(result.stderr.splitlines()) == 1


def row(**more: object) -> dict[str, object]:
    """Return a row of the columns."""
    empty = {field.name: None if field.nullable else "" for field in SCHEMA}
    return empty | {"nth": 1, "excuses": []} | more


def write(path: Path, *some: dict[str, object], packed: bool = True) -> None:
    with pq.ParquetWriter(
        path, SCHEMA, compression="zstd", use_dictionary=packed, dictionary_pagesize_limit=2**30
    ) as into:
        into.write_table(pa.Table.from_pylist(some, SCHEMA))


def test_a_text_in_each_of_many_rows_takes_no_more_room_than_it_stands_there(
    tmp_path: Path,
) -> None:
    """A dictionary holds it once: so many rows are made at once as can be held."""
    path = tmp_path / "one.parquet"
    write(path, *[row(problem="A" * 20_000_000, line=line) for line in range(10)])
    assert path.stat().st_size < 50_000
    pa.default_memory_pool().release_unused()
    read = rows(path, SCHEMA)
    assert [next(read)["line"] for _ in range(2)] == [0, 1]
    assert pa.total_allocated_bytes() < MOST // 2
    assert [one["line"] for one in read] == list(range(2, 10))


@pytest.mark.parametrize("packed", [True, False])
def test_pages_that_take_too_much_room_are_not_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, packed: bool
) -> None:
    path = tmp_path / "one.parquet"
    write(path, row(problem="A" * 5_000_000), packed=packed)
    assert path.stat().st_size < 50_000
    assert 0 < reading_parquet.MOST < MOST // 4
    monkeypatch.setattr(reading_parquet, "MOST", 4_000_000)
    with pytest.raises(NotReadable, match=r"rows of it take \d+ bytes, more than 4000000"):
        list(rows(path, SCHEMA))


def test_what_the_end_of_a_file_says_of_its_pages_is_not_believed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The heads of the pages are read, as whoever unpacks them reads them."""
    path = tmp_path / "one.parquet"
    write(path, row(problem="A" * 5_000_000))
    content = path.read_bytes()
    true = pq.ParquetFile(path).metadata.row_group(0)
    monkeypatch.setattr(reading_parquet, "MOST", 4_000_000)
    assert true.total_byte_size > 5_000_000
    written = _zigzag(true.column(14).total_uncompressed_size)
    assert content.count(written) >= 1
    head, _, end = content.rpartition(written)
    path.write_bytes(head + _zigzag(3_000_000) + end)
    with pytest.raises(NotReadable, match="more than 4000000"):
        list(rows(path, SCHEMA))


def _zigzag(number: int) -> bytes:
    value, found = number << 1, bytearray()
    while value > 127:
        found.append(value & 127 | 128)
        value >>= 7
    return bytes((*found, value))


def test_rows_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "some.parquet"
    some = [
        row(problem=f"p{n}", line=n, rule="802.4a" if n % 2 else None, excuses=["x"] * (n % 3))
        for n in range(1200)
    ]
    for packed in (True, False):
        write(path, *some, packed=packed)
        assert list(rows(path, SCHEMA)) == some
