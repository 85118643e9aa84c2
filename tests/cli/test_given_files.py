"""Files that somebody names: what is none, what has no end and what is made of holes is refused."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner

from apnap.cli.app import app
from apnap.protocol.given_files import Unfit, open_given, read_entry, read_given, read_text_given
from apnap.suite.reading import LARGEST

VAST: Final = 2**40

TRAPS: Final = {
    "pipe": "it is a pipe",
    "socket": "it is a socket",
    "zero": "it is a device",
    "vast": "it is ",
    "folder": "it is a folder",
}
"""What lies in the folder of traps, and what is said of it."""

WAYS: Final[tuple[Callable[[Path], object], ...]] = (
    open_given,
    read_given,
    read_text_given,
    lambda path: read_entry(path.parent, path.name),
)


@pytest.fixture
def traps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give a folder of things that are no files to read, or too large."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "zero").symlink_to("/dev/zero")
    (tmp_path / "folder").mkdir()
    with (tmp_path / "vast").open("wb") as file:
        file.truncate(VAST)
    monkeypatch.chdir(tmp_path)  # the name of a socket is short
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind("socket")
        yield tmp_path


@pytest.mark.parametrize("way", WAYS)
def test_only_regular_files_are_opened(traps: Path, way: Callable[[Path], object]) -> None:
    for name, told in TRAPS.items():
        if name == "zero" and way is WAYS[-1]:
            told = "it is a link that leads out of its folder"  # noqa: PLW2901 - the one exception
        with pytest.raises(Unfit) as caught:
            way(traps / name)
        assert str(caught.value.strerror).startswith(told)
        assert str(caught.value) == f"{traps / name}: {caught.value.strerror}"
    with pytest.raises(FileNotFoundError):
        way(traps / "nothing")


def test_a_file_is_read_up_to_a_limit(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"\xef\xbb\xbfone\r\ntwo\rthree\n")
    size = path.stat().st_size
    assert read_given(path, size) == read_entry(tmp_path, "file", size) == path.read_bytes()
    assert read_text_given(path, size) == "one\ntwo\nthree\n"
    for way in (read_given, lambda one, most: read_entry(one.parent, one.name, most)):
        with pytest.raises(Unfit, match=f"it is larger than {size - 1} bytes"):
            way(path, size - 1)
    with open_given(path) as file:
        assert file.read() == path.read_bytes()


def test_a_link_is_followed_and_one_that_leads_out_of_a_given_folder_is_not(tmp_path: Path) -> None:
    given, other = tmp_path / "given", tmp_path / "other"
    given.mkdir()
    other.write_bytes(b"private")
    (given / "file").write_bytes(b"own")
    (given / "within").symlink_to("file")
    (given / "out").symlink_to("../other")
    (given / "round").symlink_to("round")
    assert read_given(given / "out") == b"private"
    assert read_entry(given, "within") == b"own"
    with pytest.raises(Unfit, match="leads out of its folder"):
        read_entry(given, "out")
    with pytest.raises(OSError, match="symbolic links"):
        read_entry(given, "round")


def hand_over(pipe: int) -> None:
    os.write(pipe, b"content")
    os.close(pipe)


def test_a_pipe_that_a_shell_hands_over_is_read_up_to_the_limit() -> None:
    for most, read in ((7, True), (6, False)):
        there, here = os.pipe()
        writing = threading.Thread(target=hand_over, args=(here,))
        writing.start()
        path = Path(f"/dev/fd/{there}")
        try:
            if read:
                assert read_given(path, most) == b"content"
            else:
                with pytest.raises(Unfit, match="larger than 6 bytes"):
                    read_given(path, most)
        finally:
            writing.join()
            os.close(there)


def test_no_command_opens_anything_else(traps: Path) -> None:
    (traps / "features").mkdir()
    (traps / "proof").mkdir()
    (traps / "proof" / "certificate.json").write_bytes(b"{}")
    for name in ("pipe", "vast"):
        for place in ("features/a.feature", "proof/results.json"):
            (traps / place).unlink(missing_ok=True)
            (traps / name).rename(traps / place)
            lint: tuple[str, ...] = ("lint", "--only-features", "features")
            words = ("verify", "proof") if place.startswith("proof") else lint
            done = CliRunner().invoke(app, words)
            assert done.exit_code in (1, 2), done.output
            assert "it is" in done.output, done.output
            (traps / place).rename(traps / name)
        for command in (
            ("check", name),
            ("view", name),
            ("rules", "index", name, "--out", "out"),
            ("rules", "diff", name, "2026-01-16"),
            ("explain", "802.4a", "--rulebook", name),
            ("run", "direct:reference", "--cr", "802.4a", "--baseline", name),
        ):
            done = CliRunner().invoke(app, [*command])
            assert done.exit_code == 2, (command, done.output)
            assert "it is" in done.output, (command, done.output)
            assert "Traceback" not in done.output


def test_a_feature_file_has_a_limit(tmp_path: Path) -> None:
    (tmp_path / "a.feature").write_bytes(b" " * (LARGEST + 1))
    done = CliRunner().invoke(app, ["lint", "--only-features", str(tmp_path)])
    assert done.exit_code == 1
    assert f"it is larger than {LARGEST} bytes" in done.output
