"""The index that is kept: found again, never out of date, never needed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from tests.finding.test_ranking import ENTRIES

from apnap.finding import (
    Entry,
    NoFullTextSearchError,
    can_be_kept,
    find,
    full_text,
    kept,
    still_kept,
    table,
    tuning,
)
from apnap.finding import keeping as keeping_


class Maker:
    """Makes documents, and counts how often."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> tuple[tuple[Entry, ...], dict[str, bytes]]:
        """Return documents, and a page."""
        self.times += 1
        return ENTRIES, {"802.4a": b"a page"}


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder of its own for the cache."""
    monkeypatch.setenv("APNAP_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "find"


def first(make: Maker) -> str:
    """Return the first answer to a question."""
    found = kept(make)
    try:
        return find(found, "landwalk", table())[0].document.key
    finally:
        found.close()


def test_an_index_is_made_once(place: Path) -> None:
    make = Maker()
    assert first(make) == first(make) == "702.14c"
    assert make.times == 1
    assert [file.suffix for file in place.iterdir()] == [".sqlite"]


def test_what_lies_beside_it_is_kept(place: Path) -> None:
    assert still_kept() is None
    for _ in range(2):
        with closing(kept(Maker())) as found:
            assert (found.page("802.4a"), found.page("802.4b")) == (b"a page", None)
    index = still_kept()
    assert index is not None
    with closing(index):
        assert index.page("802.4a") == b"a page"
    assert len(list(place.iterdir())) == 1


@pytest.mark.parametrize(
    "spoil",
    [
        lambda _: b"",
        lambda _: b"SQLite format 3\0 and no more",
        lambda _: b"x" * 5000,
        lambda sound: sound[:-1],
        lambda sound: sound[:5000] + bytes([sound[5000] ^ 1]) + sound[5001:],
        lambda _: hashlib.sha256(b"no index").digest() + b"no index",
    ],
    ids=["empty", "head", "garbage", "short", "another-bit", "no-index"],
)
def test_what_is_kept_and_not_sound_is_made_anew(
    place: Path, spoil: Callable[[bytes], bytes]
) -> None:
    make = Maker()
    first(make)
    (file,) = place.iterdir()
    file.write_bytes(spoil(file.read_bytes()))
    assert still_kept() is None
    assert first(make) == "702.14c"
    assert make.times == 2
    assert first(make) == "702.14c"
    assert make.times == 2


def test_another_source_has_another_index(
    place: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    make = Maker()
    words = tmp_path / "words.toml"
    monkeypatch.setattr(keeping_, "FILE", words)
    for more in ("", "\n# another\n"):
        words.write_text(tuning.FILE.read_text(encoding="utf-8") + more, "utf-8")
        first(make)
    assert make.times == 2
    assert len(list(place.iterdir())) == 2


def test_few_indexes_are_kept(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(6):
        monkeypatch.setattr(keeping_, "_digest", lambda number=number: f"{number}")
        first(Maker())
    assert {file.stem for file in place.iterdir()} == {"2", "3", "4", "5"}


@pytest.mark.parametrize("said", ["off", "/dev/null/no/place"])
def test_nothing_is_kept_where_there_is_no_place(
    said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("APNAP_CACHE", said)
    make = Maker()
    assert first(make) == first(make) == "702.14c"
    assert make.times == 2
    assert not can_be_kept()


def test_without_full_text_search_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(full_text, "_TABLES", "CREATE VIRTUAL TABLE x USING no_such_module(y)")
    with pytest.raises(NoFullTextSearchError, match="FTS5"):
        kept(Maker())


@pytest.mark.parametrize(
    "name", ["apnap_reference", "apnap_misreadings", "cards", "clauses", "interpretations"]
)
def test_all_that_documents_are_made_of_counts(name: str) -> None:
    assert name in {Path(path).parent.name for path in keeping_.files()}
