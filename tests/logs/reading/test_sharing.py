"""A corpus: folders, archives and standard input, and one file shared out among processes."""

from __future__ import annotations

import io
import json
import tarfile
from pathlib import Path

import msgspec
import pytest
from tests.logs.games import Line, lines, numbered
from typer.testing import CliRunner

from apnap.cli.app import app
from apnap.logs import many
from apnap.logs.files import Asked, check_given
from apnap.logs.findings import FileChecked
from apnap.logs.games import Share
from apnap.logs.many import check_files
from apnap.logs.sharing import alternating, together

ATTACK = "attack-multiple-players/a-defending-player-cant-block-for-the-next-player-in-turn-order"


def wrong() -> list[Line]:
    """Give a log with something that is wrong on its fourth line."""
    log = lines(ATTACK)
    log[3]["said"]["answer"]["by"] = "Dana"
    return log


def mixed() -> bytes:
    """Give a file of many games, good and bad, of which some are interleaved, with damages."""
    text: list[Line] = []
    for number in range(6):
        text += wrong() if number % 3 == 1 else lines(ATTACK)
    for pair in zip(lines(ATTACK), wrong(), strict=True):
        text += [{**one, "game": name} for one, name in zip(pair, "ab", strict=True)]
    cut = numbered(lines(ATTACK)[:-3])
    encoded = [json.dumps(line) for line in (*text, *cut)]
    encoded.insert(40, "junk")
    return "\n".join(encoded).encode()


def timeless(one: FileChecked) -> FileChecked:
    return msgspec.structs.replace(one, seconds=0.0)


def test_shares_of_a_file_are_together_what_one_process_finds(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(mixed())

    def part(share: Share) -> FileChecked:
        return timeless(next(check_given(path, Asked(), lambda _done, _size: None, share)))

    alone = part(Share())
    assert alone.games == 9
    assert alone.found > 2
    assert alone.troubled > 1
    shares = [part(Share(at, 3)) for at in range(3)]
    assert all(one.checked for one in shares)
    assert together(shares) == alone


def test_an_archive_is_shared_out_by_its_members(tmp_path: Path) -> None:
    path = tmp_path / "games.tar"
    content = "\n".join(map(json.dumps, wrong())).encode()
    with tarfile.open(path, "w") as archive:
        for number in range(5):
            info = tarfile.TarInfo(f"{number}.jsonl")
            info.size = len(content)
            archive.addfile(info, io.BytesIO(content))

    def part(share: Share) -> list[FileChecked]:
        return [timeless(one) for one in check_given(path, Asked(), lambda _d, _s: None, share)]

    alone = part(Share())
    assert [one.file for one in alone] == [f"{path}/{number}.jsonl" for number in range(5)]
    assert {(one.archive, one.found) for one in alone} == {(str(path), 1)}
    assert list(alternating([part(Share(0, 2)), part(Share(1, 2))])) == alone


def test_a_member_of_many_lines_is_checked(tmp_path: Path) -> None:
    path = tmp_path / "games.tar"
    content = "\n".join(map(json.dumps, lines(ATTACK) * 50)).encode()
    with tarfile.open(path, "w") as archive:
        info = tarfile.TarInfo("games.jsonl")
        info.size = len(content)
        archive.addfile(info, io.BytesIO(content))
    (member,) = check_given(path, Asked(), lambda _done, _size: None)
    assert member.lines > 256
    assert (member.games, member.found, member.troubled) == (50, 0, 0)


def test_a_large_file_is_shared_out_and_the_order_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(many, "SHARED", 50_000)
    large, small = tmp_path / "large.jsonl", tmp_path / "small.jsonl"
    large.write_bytes(mixed())
    small.write_text("\n".join(map(json.dumps, lines(ATTACK))))
    paths = [small, large, small]
    assert large.stat().st_size > 50_000 > small.stat().st_size
    alone = list(map(timeless, check_files(paths, Asked(), 0, lambda *_: None)))
    assert list(map(timeless, check_files(paths, Asked(), 2, lambda *_: None))) == alone


def test_a_finding_tells_engine_card_and_where_its_game_begins(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    log = lines(ATTACK)
    state = next(one["said"]["state"] for one in log if one.get("said", {}).get("state"))
    state["objects"][0]["tapped"] = not state["objects"][0].get("tapped", False)
    path.write_text("\n".join(map(json.dumps, [*lines(ATTACK), *log])))
    found = next(check_given(path, Asked(), lambda _done, _size: None))
    first = found.findings[0]
    assert first.begun == len(log) + 1
    assert first.engine == "apnap reference engine"
    assert first.card == state["objects"][0]["card"]
    assert sum(one.number for one in found.counts) == found.found


def test_folders_patterns_and_standard_input_are_checked(tmp_path: Path) -> None:
    content = "\n".join(map(json.dumps, lines(ATTACK)))
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "a.jsonl").write_text(content)
    for word, given in ((tmp_path, None), (tmp_path / "**" / "*.jsonl", None), ("-", content)):
        result = CliRunner().invoke(app, ["check", str(word)], input=given)
        assert (result.exit_code, "0 findings" in result.stdout) == (0, True), result.output
