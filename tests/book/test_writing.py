"""Writing the book: into its own folder only, whole or not at all, and without what is left."""

from __future__ import annotations

from pathlib import Path

import pytest

from apnap.book import writing


def test_a_new_folder_is_made(tmp_path: Path) -> None:
    where = tmp_path / "new" / "book"
    writing.begin(where)
    writing.put(where, "rules/1.html", "one")
    writing.finish(where, "1", ["rules/1.html"])
    assert (where / "rules" / "1.html").read_text() == "one"


def test_a_folder_with_other_files_is_refused_and_stays(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years")
    with pytest.raises(writing.NotABookError, match="no book of apnap"):
        writing.begin(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_what_an_earlier_book_had_is_removed_and_nothing_else(tmp_path: Path) -> None:
    writing.begin(tmp_path)
    for path in ("a.html", "b.html"):
        writing.put(tmp_path, path, path)
    writing.finish(tmp_path, "1", ["a.html", "b.html"])
    (tmp_path / "mine.txt").write_text("mine")
    writing.begin(tmp_path)
    writing.finish(tmp_path, "2", ["b.html"])
    assert {path.name for path in tmp_path.iterdir()} == {"b.html", "mine.txt", writing.MANIFEST}


def test_a_book_that_was_cut_short_is_written_again(tmp_path: Path) -> None:
    writing.begin(tmp_path, ["a.html", "b.html"])
    writing.put(tmp_path, "a.html", "a")
    writing.begin(tmp_path, ["b.html"])
    writing.put(tmp_path, "b.html", "b")
    writing.finish(tmp_path, "2", ["b.html"])
    assert {path.name for path in tmp_path.iterdir()} == {"b.html", writing.MANIFEST}


@pytest.mark.parametrize("path", ["../outside.html", "a/../../outside.html", "/outside.html"])
def test_nothing_is_written_elsewhere(tmp_path: Path, path: str) -> None:
    where = tmp_path / "book"
    writing.begin(where)
    with pytest.raises(ValueError, match="leads out of the folder"):
        writing.put(where, path, "x")
    assert not (tmp_path / "outside.html").exists()


def test_a_manifest_cannot_have_files_elsewhere_removed(tmp_path: Path) -> None:
    outside = tmp_path / "outside.txt"
    outside.write_text("safe")
    where = tmp_path / "book"
    writing.begin(where, ["../outside.txt", str(outside)])
    writing.finish(where, "1", [])
    assert outside.read_text() == "safe"
