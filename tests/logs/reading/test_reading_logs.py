"""Logs as they come: packed, damaged, cut short, several in a file, interleaved."""

from __future__ import annotations

import errno
import gzip
import io
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import zstandard
from tests.logs import games
from tests.logs.games import Line, checked, log, numbered, scenarios
from typer.testing import CliRunner

from apnap.cli.app import app
from apnap.cli.ending import Status
from apnap.inputs import packings
from apnap.inputs.packings import Unreadable
from apnap.logs import lines as reading
from apnap.logs.files import Asked, check_file
from apnap.logs.findings import MOST as KEPT
from apnap.logs.findings import FileChecked
from apnap.logs.games import MOST
from apnap.logs.lines import opened
from apnap.logs.many import check_files
from apnap.protocol.recorded import LogLine
from apnap.protocol.validation import validator

ATTACK = "attack-multiple-players/a-defending-player-cant-block-for-the-next-player-in-turn-order"
TRIGGERS = (
    "limited-range-of-influence/copper-tablet-doesnt-trigger-on-an-out-of-range-players-upkeep"
)
"""Triggered abilities go on the stack and resolve."""


def raw(game: str = "") -> list[bytes]:
    """Give the lines of a log as they are written."""
    scenario = next(one for one in scenarios(games.NEWEST) if one.id == ATTACK)
    return log(scenario, game=game)


def check(path: Path) -> FileChecked:
    return check_file(path, Asked(), lambda _done, _size: None)


def written(path: Path, content: bytes) -> Path:
    path.write_bytes(content)
    return path


PACKED: dict[str, Callable[[list[bytes]], bytes]] = {
    "plain": b"".join,
    "gzip": lambda parts: gzip.compress(b"".join(parts)),
    "gzip, member by member": lambda parts: b"".join(map(gzip.compress, parts)),
    "zstd": lambda parts: zstandard.compress(b"".join(parts)),
    "zstd, frame by frame": lambda parts: b"".join(map(zstandard.compress, parts)),
    "with a byte order mark": lambda parts: b"\xef\xbb\xbf" + b"".join(parts),
    "with CRLF and empty lines": lambda parts: b"\r\n".join(p.strip() + b"\r\n" for p in parts),
    "without the last line feed": lambda parts: b"".join(parts).rstrip(),
}


@pytest.mark.parametrize("how", PACKED)
def test_packed_or_not_it_is_the_same_log(how: str, tmp_path: Path) -> None:
    found = check(written(tmp_path / "log", PACKED[how](raw())))
    assert (found.what, found.ok) == ("log", True)
    assert found.checked == len(raw()) - 2


def test_several_games_follow_each_other_in_a_file() -> None:
    found = checked([*raw(), *raw(), *raw()])
    assert (found.games, found.ok) == (3, True)


def test_games_that_are_interleaved_are_told_apart() -> None:
    both = [line for pair in zip(raw("a"), raw("b"), strict=True) for line in pair]
    found = checked(both)
    assert (found.games, found.ok) == (2, True)
    assert found.checked == 2 * (len(raw()) - 2)


def test_games_that_are_interleaved_under_one_name_are_reported() -> None:
    both = [line for pair in zip(raw(), raw(), strict=True) for line in pair]
    found = checked(both)
    assert not found.ok
    assert found.troubles[0].line == 2
    assert "cut short" in found.troubles[0].problem


def test_of_too_many_games_at_once_the_oldest_is_let_go() -> None:
    many = [raw(f"game {number}") for number in range(MOST + 1)]
    found = checked([line for group in zip(*many, strict=True) for line in group])
    assert "too many games at once: the log of 'game 0'" in found.troubles[0].problem
    assert found.troubles[0].line == MOST + 1


@pytest.mark.parametrize("cut", range(1, 12))
def test_a_log_that_is_cut_short_is_checked_as_far_as_it_goes(cut: int) -> None:
    found = checked(raw()[:-cut])
    assert found.found == 0
    assert found.checked == max(0, len(raw()) - 2 - (cut - 1))
    (trouble,) = found.troubles
    assert (trouble.line, "cut short" in trouble.problem) == (len(raw()) - cut, True)


def test_a_log_that_is_cut_within_a_line_is_checked_up_to_it(tmp_path: Path) -> None:
    whole = b"".join(raw())
    found = check(written(tmp_path / "log.jsonl", whole[: len(whole) // 2]))
    assert [("no line of a log" in one.problem) for one in found.troubles] == [True, False]
    assert found.checked == found.lines - 2
    assert found.troubles[0].line == found.lines


def test_a_log_without_its_beginning_is_taken_up_where_that_is_possible() -> None:
    found = checked(raw()[1:])
    assert [one.problem for one in found.troubles] == ["the log has no first line"]
    assert found.checked == len(raw()) - 2


@pytest.mark.parametrize("how", ["gzip", "zstd"])
def test_a_packed_log_that_is_damaged_is_read_as_far_as_that_is_possible(
    how: str, tmp_path: Path
) -> None:
    content = bytearray(PACKED[how](raw() * 20))
    content[len(content) // 2] ^= 0xFF
    found = check(written(tmp_path / "log.jsonl", bytes(content)))
    assert not found.ok
    assert found.troubled > 0


@pytest.mark.parametrize("how", ["gzip", "zstd"])
def test_a_packed_log_that_is_cut_short_is_reported(how: str, tmp_path: Path) -> None:
    content = PACKED[how](raw() * 20)
    found = check(written(tmp_path / "log.jsonl", content[: len(content) // 2]))
    assert not found.ok
    assert found.troubled > 0


DAMAGED = [
    b"",
    b"{",
    b"[]",
    b"\xff\xfe",
    b"null",
    b"{}",
    b"[" * 100_000,
    b'{"number":1}',
    b'{"number":3,"said":{}}',
    b'{"number":3,"said":{"answer":{"by":"Rob"}}}',
    b'{"number":-1,"end":{}}',
    b'{"number":0,"end":{}}',
    b'{"number":2,"begin":{"format":1,"engine":{"name":"x","version":"1"},"edition":"2026-01-16"}}',
    b'{"number":0,"begin":{"format":2,"engine":{"name":"x","version":"1"},"edition":"2026-01-16"}}',
    b'{"number":3,"end":{},"more":1}',
]


@pytest.mark.parametrize("damage", DAMAGED[1:])
def test_a_damaged_line_is_reported_and_the_rest_is_checked(damage: bytes) -> None:
    log_ = raw()
    found = checked([*log_[:5], damage, *log_[6:]])
    assert [one.line for one in found.troubles] == [6]
    assert found.found == 0
    assert found.checked >= 4


def test_a_line_that_is_too_long_is_skipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "LONGEST", 10)
    path = written(tmp_path / "log", b"1\n" + b"2" * 100 + b"\n3\n")
    with opened(path) as lines:
        found = list(lines)
    assert [number for number, _ in found] == [1, 2, 3]
    assert [isinstance(text, Unreadable) for _, text in found] == [False, True, False]


def test_an_empty_file_is_not_clean(tmp_path: Path) -> None:
    assert not check(written(tmp_path / "log.jsonl", b"")).ok


def test_a_line_that_breaks_the_rules_of_the_format_says_so() -> None:
    line = b'{"number":0,"end":{}}'
    with pytest.raises(msgspec.ValidationError, match="`begin`"):
        msgspec.json.decode(line, type=LogLine)


def test_each_line_that_is_written_fits_the_schema() -> None:
    fits = validator("log")
    for line in raw("a game"):
        assert fits.is_valid(json.loads(line))
    assert not fits.is_valid({"number": 1, "more": 2})


def test_a_log_is_followed_with_other_handles_than_the_engines() -> None:
    """A foreign engine calls tokens and abilities as it likes."""
    own = b"".join(
        log(next(one for one in scenarios(games.NEWEST) if one.id == TRIGGERS)),
    ).decode()
    assert '"~' in own
    foreign = own.replace('"~', '"~of-mine-')
    found = checked([line.encode() for line in foreign.splitlines()])
    assert [(one.line, one.problem) for one in found.findings] == []
    assert found.ok


def test_an_engine_that_numbers_its_decisions_otherwise_is_followed() -> None:
    other: list[Line] = [renamed(json.loads(line)) for line in raw()]
    assert checked(other).ok


def renamed(value: Any, key: str = "") -> Any:  # noqa: ANN401 - JSON
    """Give a value of JSON with other ids of decisions."""
    if isinstance(value, dict):
        return {name: renamed(part, name) for name, part in value.items()}
    if isinstance(value, list):
        return [renamed(part) for part in value]
    return f"decision {value}" if key in ("id", "about") and isinstance(value, str) else value


def test_cards_that_nobody_knows_are_judged_by_claims() -> None:
    text = b"".join(raw()).replace(b'"card":"Grizzly Bears"', b'"card":"No Such Bears"')
    found = checked(text.splitlines(keepends=True))
    assert (found.replayed, found.found) == (0, 0)
    assert found.checked == found.claimed == len(raw()) - 2  # claims need not know a card
    assert any("No Such Bears" in reason for reason in found.reasons)


def test_an_edition_that_the_engine_does_not_know_is_unchecked() -> None:
    text = b"".join(raw()).replace(b"2026-01-16", b"1999-01-01")
    found = checked(text.splitlines(keepends=True))
    assert (found.checked, found.found) == (0, 0)


def test_only_the_first_findings_are_kept() -> None:
    wrong = [json.loads(line) for line in raw()]
    wrong[1]["said"]["state"]["players"][0]["life"] = 99
    found = checked(numbered([*wrong[:2], wrong[-1]]) * (KEPT + 5))
    assert (found.found, len(found.findings)) == (KEPT + 5, KEPT)


def test_several_processes_find_the_same(tmp_path: Path) -> None:
    wrong = [json.loads(line) for line in raw()]
    del wrong[4]
    good = written(tmp_path / "good.jsonl", b"".join(raw()))
    text = "\n".join(json.dumps(line) for line in numbered(wrong))
    bad = written(tmp_path / "bad.jsonl", text.encode())
    paths = [good, bad, good]
    alone = list(check_files(paths, Asked(), 0, lambda _path, _done, _size: None))
    many = list(check_files(paths, Asked(), 2, lambda _path, _done, _size: None))
    assert [one.ok for one in alone] == [True, False, True]
    timeless = [msgspec.structs.replace(one, seconds=0.0) for one in alone]
    assert [msgspec.structs.replace(one, seconds=0.0) for one in many] == timeless


def test_progress_is_told_in_bytes_of_the_file(tmp_path: Path) -> None:
    path = written(tmp_path / "log", gzip.compress(b"".join(raw() * 30)))
    told: list[tuple[int, int]] = []
    check_file(path, Asked(), lambda done, size: told.append((done, size)))
    assert told[-1] == (path.stat().st_size, path.stat().st_size)
    assert all(done <= size for done, size in told)


def test_a_line_is_read_without_the_rest_of_the_file() -> None:
    lines = reading.Lines(io.BytesIO(b"a\n" * 100), 200)
    assert next(iter(lines)) == (1, b"a\n")


@pytest.mark.parametrize("wrong", ["checksum", "junk"])
def test_what_stands_before_the_damage_of_a_gzip_file_is_checked(
    wrong: str, tmp_path: Path
) -> None:
    content = bytearray(gzip.compress(b"".join(raw() * 20)))
    if wrong == "junk":
        content += b"junk"
    else:
        content[-6] ^= 0xFF
    found = check(written(tmp_path / "log", bytes(content)))
    assert found.checked == 20 * (len(raw()) - 2)
    (trouble,) = found.troubles
    assert trouble.line == 20 * len(raw()) + 1
    assert "damaged" in trouble.problem


def test_a_log_whose_first_line_is_damaged_is_a_log_whatever_its_name(tmp_path: Path) -> None:
    found = check(written(tmp_path / "game.log", b'{"number":0,"beg\n' + b"".join(raw()[1:])))
    assert [one.line for one in found.troubles] == [1, 2]
    assert (found.what, found.checked) == ("log", len(raw()) - 2)


def test_a_zstd_file_cut_within_its_first_block_is_not_called_empty(tmp_path: Path) -> None:
    content = zstandard.compress(b"".join(raw()))
    found = check(written(tmp_path / "log", content[: len(content) // 2]))
    assert [one.problem for one in found.troubles] == ["nothing in the file can be read"]


@pytest.mark.parametrize("instead", [True, False])
def test_junk_is_one_trouble_whether_a_line_is_missing_for_it_or_not(*, instead: bool) -> None:
    log_ = raw()
    found = checked([*log_[:5], b"junk", *log_[5 + instead :]])
    assert [one.line for one in found.troubles] == [6]


def test_junk_among_interleaved_games_is_one_trouble() -> None:
    both = [line for pair in zip(raw("a"), raw("b"), strict=True) for line in pair]
    found = checked([*both[:6], b"junk", *both[7:]])
    assert [one.line for one in found.troubles] == [7]


def test_junk_does_not_excuse_more_lines_than_it_can_have_been() -> None:
    log_ = raw()
    found = checked([*log_[:5], b"junk", *log_[7:]])
    assert [one.line for one in found.troubles] == [6, 7]


@pytest.mark.parametrize("packed", [gzip.compress, zstandard.compress, bytes])
def test_empty_lines_come_to_an_end(tmp_path: Path, packed: Callable[[bytes], bytes]) -> None:
    content = raw()[0] + b"\n" * (reading.EMPTY + 1) + raw()[1]
    found = check(written(tmp_path / "log", packed(content)))
    assert "lines are empty" in "".join(one.problem for one in found.troubles)
    assert found.troubles[0].line == reading.EMPTY + 2


@pytest.mark.parametrize(("packed", "read"), [(gzip.compress, False), (bytes, True)])
def test_lines_that_are_too_long_come_to_an_end_if_they_are_packed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    packed: Callable[[bytes], bytes],
    read: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    monkeypatch.setattr(reading, "LONGEST", 100)
    monkeypatch.setattr(reading, "SMALL", 1000)
    content = (b"0" * 300 + b"\n") * 5 + b"last\n"
    with opened(written(tmp_path / "log", packed(content))) as lines:
        *_, (_, last) = lines
    assert (last == b"last\n") == read
    assert read or "lines that are too long have more than 1000 bytes" in str(last)


def test_what_is_unpacked_is_compared_with_what_has_been_read_so_far(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is packed well at the beginning is not made good by much that follows."""
    monkeypatch.setattr(packings, "SMALL", 1000)
    monkeypatch.setattr(packings, "RATIO", 5)
    packed = zstandard.compress(b"{}\n" * 2_000_000) + os.urandom(2_000_000)
    with opened(written(tmp_path / "log", packed)) as lines:
        *_, (number, last) = lines
    assert "more than 5 times as large" in str(last)
    assert number < 2_000_000


def test_what_the_system_says_of_a_file_is_told_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path / "log", b"{}\n")
    with opened(path) as lines:
        monkeypatch.setattr(lines, "_some", broken)
        assert [str(told) for _, told in lines] == ["the file is damaged: Input/output error"]


def broken(_: int) -> bytes:
    raise OSError(errno.EIO, "Input/output error")


@pytest.mark.skipif(sys.platform != "linux", reason="what lies below /proc")
def test_a_file_of_the_system_that_cannot_be_read_is_named() -> None:
    found = CliRunner().invoke(app, ["check", "/proc/self/mem"])
    assert found.exit_code == Status.FAILURES
    assert "/proc/self/mem:1: it cannot be read: Input/output error\n" in found.output
