"""Which files are meant by words: files, folders at any depth, patterns."""

from __future__ import annotations

from pathlib import Path

import pytest

from apnap.inputs.naming import NoFiles, given

NAMES = (
    "b.jsonl",
    "a.JSON.gz",
    "deep/er/c.ndjson.xz",
    "deep/games.tar.zst",
    "deep/games.tgz",
    "deep/notes.txt",
    "README.md",
    ".git/d.jsonl",
    "deep/.hidden.jsonl",
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in NAMES:
        path = tmp_path / "games" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"{}\n")
    return tmp_path / "games"


def named(found: tuple[Path, ...], folder: Path) -> list[str]:
    return [one.relative_to(folder).as_posix() for one in found]


def test_of_a_folder_logs_are_taken_by_name_in_order_and_the_rest_is_counted(folder: Path) -> None:
    outside = folder.parent / "outside.jsonl"
    outside.write_bytes(b"{}\n")
    (folder / "link.jsonl").symlink_to(outside)
    (folder / "inside.jsonl").symlink_to(folder / "b.jsonl")
    found = given([folder])
    assert named(found.files, folder) == [
        *("a.JSON.gz", "b.jsonl", "inside.jsonl", "deep/games.tar.zst", "deep/games.tgz"),
        "deep/er/c.ndjson.xz",
    ]
    assert found.left_out == 3
    assert found.example is not None


def test_a_pattern_that_the_shell_has_left_is_read(folder: Path) -> None:
    assert named(given([folder / "**" / "*.jsonl"]).files, folder) == ["b.jsonl"]
    assert named(given([folder / "*.jsonl", folder / "b.jsonl"]).files, folder) == ["b.jsonl"]
    odd = folder / "[1].jsonl"
    odd.write_bytes(b"")
    assert given([odd]).files == (odd,)


def test_a_word_that_means_nothing_is_told_with_what_to_do(folder: Path) -> None:
    (folder / "b.jsonl").unlink()
    with pytest.raises(NoFiles, match="no file has a name like that"):
        given([folder / "*.jsonl"])
    (folder / "only").mkdir()
    (folder / "only" / "notes.txt").write_bytes(b"")
    with pytest.raises(NoFiles, match="no file in this folder, of 1 files, ends in"):
        given([folder / "only"])
    assert given([Path("-"), Path("missing")]).files == (Path("-"), Path("missing"))
