"""Packed files and archives: told by their beginnings, unpacked within bounds, or refused."""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest
import zstandard

from apnap.inputs import packings
from apnap.inputs.packings import Unreadable
from apnap.logs.lines import Lines, opened

TEXT = b"".join(b'{"line": %d}\n' % number for number in range(2000))
PACKED: dict[str, Callable[[bytes], bytes]] = {
    "gzip": gzip.compress,
    "zstd": zstandard.compress,
    "xz": lzma.compress,
    "bz2": bz2.compress,
}


def read(content: bytes, name: str = "log") -> list[bytes | str]:
    lines = Lines(io.BytesIO(content), len(content), name)
    return [one.problem if isinstance(one, Unreadable) else one for _, one in lines]


def tar(members: dict[str, bytes], form: int = tarfile.PAX_FORMAT) -> bytes:
    into = io.BytesIO()
    with tarfile.open(fileobj=into, mode="w", format=form) as archive:
        for name, content in members.items():
            info = tarfile.TarInfo(name)
            info.size = len(content)
            archive.addfile(info, io.BytesIO(content))
    return into.getvalue()


def unpacked(content: bytes) -> list[tuple[str, list[bytes | str]]]:
    lines = Lines(io.BytesIO(content), len(content))
    assert lines.is_archive
    found: list[tuple[str, list[bytes | str]]] = []
    for name, member in lines.members():
        told = [member] if isinstance(member, Unreadable) else [text for _, text in member]
        found.append((name, [t.problem if isinstance(t, Unreadable) else t for t in told]))
    return found


@pytest.mark.parametrize("how", PACKED)
def test_each_packing_is_read_whole_in_pieces_and_to_its_damage(how: str) -> None:
    packed, lines = PACKED[how], TEXT.splitlines(keepends=True)
    assert read(packed(TEXT)) == lines
    assert read(packed(TEXT[:5000]) + packed(TEXT[5000:])) == lines
    cut = read(packed(TEXT)[:-20])
    assert not cut or "damaged" in str(cut[-1])  # zstd gives whole blocks only
    assert all(isinstance(one, bytes) for one in cut[:-1])
    twice = read(gzip.compress(packed(TEXT)))
    assert twice == [
        f"it is packed twice, by gzip and within that by {how}: unpack it once",
    ]


def test_zeros_after_an_xz_stream_are_no_damage() -> None:
    assert read(lzma.compress(TEXT) + bytes(8)) == TEXT.splitlines(keepends=True)
    assert "damaged" in str(read(lzma.compress(TEXT) + b"junk")[-1])


def test_xz_and_bz2_are_bounded_as_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packings, "SMALL", 1000)
    monkeypatch.setattr(packings, "RATIO", 5)
    for packed in PACKED.values():
        told = read(packed(b"{}\n" * 500_000))
        assert "more than 5 times as large" in str(told[-1])
        archive = packed(tar({f"{n}.jsonl": b"{}\n" * 50_000 for n in range(3)}))
        within = unpacked(archive)
        assert "more than 5 times as large" in str(within[-1])
        inner = unpacked(tar({f"{n}": packed(b"{}\n" * 50_000) for n in range(3)}))
        assert sum("5 times" in str(told) for _, told in inner) == 3


def test_a_window_beyond_all_bounds_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    packed = lzma.compress(TEXT, preset=6)
    assert read(packed) == TEXT.splitlines(keepends=True)
    monkeypatch.setattr(packings, "WINDOW", 1_000_000)
    assert "damaged: Memory usage limit exceeded" in str(read(packed)[0])


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (b"PK\x03\x04....", "zip"),
        (b"7z\xbc\xaf\x27\x1c....", "7z"),
        (b"Rar!\x1a\x07\x01\x00", "rar"),
        (b"\x04\x22\x4d\x18....", "lz4"),
        (b"\x5d\x00\x00\x80\x00", "lzma"),
        (b"\x1f\x9d\x90", "compress"),
        (b"PAR1....", "Parquet"),
        (b"\xff\xfe{\x00", "UTF-16"),
    ],
)
def test_what_is_packed_otherwise_is_refused_by_name(content: bytes, named: str) -> None:
    (told,) = read(content)
    assert named in str(told)
    ((_, (within,)),) = unpacked(tar({"a": content}))
    assert within == told


def test_brotli_has_no_beginning_and_is_told_by_its_name() -> None:
    assert "brotli" in str(read(b"\x0b\x02\x80", "game.jsonl.br")[0])
    assert read(b"{}\n", "game.jsonl.br") == [b"{}\n"]


@pytest.mark.parametrize("form", [tarfile.USTAR_FORMAT, tarfile.GNU_FORMAT, tarfile.PAX_FORMAT])
def test_the_members_of_an_archive_are_read_one_by_one(form: int) -> None:
    long = "/".join(["folder"] * 30) + "/é.jsonl"
    name = "b" if form == tarfile.USTAR_FORMAT else long
    members = {"a": TEXT, name: gzip.compress(TEXT), "empty": b""}
    for packed in (bytes, *PACKED.values()):
        found = unpacked(packed(tar(members, form)))
        assert [one for one, _ in found] == list(members)
        assert [text for _, text in found[:2]] == [TEXT.splitlines(keepends=True)] * 2


def test_what_is_no_regular_file_in_an_archive_is_told_and_not_followed() -> None:
    into = io.BytesIO()
    with tarfile.open(fileobj=into, mode="w") as archive:
        for name, kind in (
            ("link", tarfile.SYMTYPE),
            ("hard", tarfile.LNKTYPE),
            ("pipe", tarfile.FIFOTYPE),
            ("folder", tarfile.DIRTYPE),
        ):
            info = tarfile.TarInfo(name)
            info.type, info.linkname = kind, "/etc/passwd"
            archive.addfile(info)
        info = tarfile.TarInfo("../../last")
        info.size = 3
        archive.addfile(info, io.BytesIO(b"{}\n"))
    found = unpacked(into.getvalue())
    assert [name for name, _ in found] == ["link", "hard", "pipe", "../../last"]
    assert ["only regular files" in str(told) for _, told in found] == [True, True, True, False]


def test_a_damaged_archive_is_told_and_what_stands_before_is_read() -> None:
    whole = tar({"a": TEXT, "b": TEXT})
    for wrong in (whole[:600], whole[: len(TEXT) + 1800], whole[: len(TEXT) + 1200]):
        *_, (name, (*_, told)) = unpacked(wrong)
        assert "damaged" in str(told) or "ends too early" in str(told), (name, told)
    nested = unpacked(tar({"inner.tar": tar({"a": TEXT})}))
    assert "archive within an archive" in str(nested)


def test_a_name_without_end_is_not_held() -> None:
    """A header may say that a name of a gigabyte follows."""
    into = io.BytesIO()
    info = tarfile.TarInfo("././@LongLink")
    info.type, info.size = tarfile.GNUTYPE_LONGNAME, 3_000_000
    into.write(info.tobuf(tarfile.GNU_FORMAT))
    into.write(b"n" * 3_000_000 + bytes(-3_000_000 % 512))
    into.write(tar({"a": b"{}\n"}))
    ((name, content),) = unpacked(into.getvalue())
    assert (len(name), content) == (4096, [b"{}\n"])


def test_progress_is_told_in_bytes_of_the_file_also_of_a_stream_that_cannot_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "log.tar.xz"
    path.write_bytes(lzma.compress(tar({"a": TEXT})))
    with opened(path) as lines:
        assert [len(list(member)) for _, member in lines.members()] == [2000]  # type: ignore[arg-type]
        assert 0 < lines.done <= lines.size

    class Stdin:
        buffer = io.BytesIO(gzip.compress(TEXT))

    monkeypatch.setattr("sys.stdin", Stdin())
    with opened(Path("-")) as lines:
        assert len(list(lines)) == 2000
        assert lines.done > 0
