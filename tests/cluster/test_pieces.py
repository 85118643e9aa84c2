"""Pieces of files: cut where no game goes on, and together what the whole file is."""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import random
import tarfile
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
import zstandard
from tests.cluster.corpora import alone, good, interleaved, timeless, wrong

from apnap.cluster.pieces import Piece, cut
from apnap.logs.files import Asked, check_given
from apnap.logs.findings import FileChecked
from apnap.logs.sharing import together

PACKINGS: Sequence[tuple[str, Callable[[bytes], bytes]]] = (
    ("jsonl", bytes),
    ("jsonl.gz", gzip.compress),
    ("jsonl.bz2", bz2.compress),
    ("jsonl.xz", lzma.compress),
    ("jsonl.zst", zstandard.compress),
)


def games() -> bytes:
    """Give many games, good and bad, some at the same time, with damages, marks and no line."""
    junk = b'junk\n\n{"number":3,"end":{}}\n'
    return b"\xef\xbb\xbf" + good() + wrong() + junk + interleaved() + b"\n\n" + wrong() + good()


def judged(piece: Piece) -> list[FileChecked]:
    path = Path(piece.file)
    given = check_given(path, Asked(), lambda _done, _size: None, piece.share, part=piece.part)
    return [timeless(one) for one in given]


def in_pieces(path: Path, size: int) -> list[FileChecked]:
    found = [one for piece in cut(path, size) for one in judged(piece)]
    return [timeless(together(found))]


@pytest.mark.parametrize(("name", "packed"), PACKINGS, ids=[name for name, _ in PACKINGS])
def test_pieces_of_a_log_are_together_what_it_is(
    tmp_path: Path, name: str, packed: Callable[[bytes], bytes]
) -> None:
    path = tmp_path / f"games.{name}"
    path.write_bytes(packed(games()))
    whole = alone(path)
    assert (whole[0].games, whole[0].found > 2, whole[0].troubled > 1) == (7, True, True)
    for size, most in ((0, 6), (30_000, 4), (10_000_000, 1)):
        assert 1 <= len([*cut(path, size)]) <= most
        assert in_pieces(path, size) == whole


def test_no_byte_is_in_two_pieces_or_in_none(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(games())
    found = list(cut(path, 0))
    ends = [piece.part.end for piece in found]
    assert [piece.part.start for piece in found] == [0, *ends[:-1]]
    assert ends[-1] == path.stat().st_size
    assert sum(piece.size for piece in found) == path.stat().st_size
    assert sum(piece.games for piece in found) == 7
    assert len({piece.key for piece in found}) == len(found)
    assert [*cut(path, 0)] == found


def test_the_last_pieces_of_a_long_log_are_smaller(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("apnap.cluster.pieces.SMALLEST", 1)
    path = tmp_path / "games.jsonl"
    path.write_bytes(good() * 60)
    long, short = ([piece.games for piece in cut(path, number * len(good()))] for number in (5, 8))
    assert long == [*[5] * 9, 4, 3, 2, 2, 1, 1, 1, 1]
    assert short == [*[8] * 7, 4]


def test_games_that_go_on_at_the_same_time_are_never_parted(tmp_path: Path) -> None:
    rng = random.Random(7)  # noqa: S311 - games are mixed, nothing is secret
    path = tmp_path / "games.jsonl"
    for _ in range(8):
        text = _mixed(rng)
        path.write_bytes(text)
        assert in_pieces(path, 0) == alone(path)


def _mixed(rng: random.Random) -> bytes:
    """Give games of which up to ten go on at a time, and lines that are lost or damaged."""
    going: list[list[bytes]] = []
    written: list[bytes] = []
    for number in range(14):
        name = b'{"game":"g%d",' % (number % 11)
        going.append([name + line[1:] for line in good().splitlines(keepends=True)[:4]])
        going[-1].append(name + b'"number":4,"end":{}}\n')
        while going and rng.random() < (0.97 if len(going) > rng.randrange(1, 11) else 0.3):
            game = rng.choice(going)
            line = game.pop(0)
            written += [line] if rng.random() < 0.97 else [line[: len(line) // 2] + b"\n"]
            going = [one for one in going if one]
    return b"".join(written)


def test_an_archive_is_cut_between_its_members(tmp_path: Path) -> None:
    path = tmp_path / "games.tar.gz"
    with tarfile.open(path, "w:gz") as archive:
        for number in range(5):
            info = tarfile.TarInfo(f"{number}.jsonl")
            info.size = len(wrong())
            archive.addfile(info, io.BytesIO(wrong()))
    whole = alone(path)
    for size in (0, 1, 10_000_000):
        found = list(cut(path, size))
        assert len(found) == (5 if size == 0 else len(found))
        assert [one for piece in found for one in judged(piece)] == whole


def test_a_state_and_an_empty_file_are_one_piece(tmp_path: Path) -> None:
    for name, content in (("state.json", b"{\n}"), ("none.jsonl", b""), ("text.txt", b"hello")):
        path = tmp_path / name
        path.write_bytes(content)
        (piece,) = cut(path, 0)
        assert judged(piece) == alone(path)


def test_a_file_that_has_become_shorter_is_told(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(good() + good())
    first, last = cut(path, 0)
    path.write_bytes(good())
    assert [one.troubled for one in judged(first)] == [0]
    (told,) = judged(last)
    assert [one.problem for one in told.troubles] == [
        "the file is shorter than it was when it was cut into parts"
    ]
    assert not told.ok
