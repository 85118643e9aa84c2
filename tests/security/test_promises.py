"""What `SECURITY.md` promises, as far as no other test is about it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import pytest
import zstandard
from typer.testing import CliRunner

from apnap.certifying import schemas, taping
from apnap.certifying.comparing import SMALL
from apnap.certifying.given import folders, large_results
from apnap.certifying.verifying import verify
from apnap.cli.app import app
from apnap.inputs.packings import RATIO, WINDOW, Unreadable
from apnap.inputs.packings import SMALL as SMALL_LOG
from apnap.logs.lines import LONGEST, opened
from apnap.protocol import EditionDate
from apnap.protocol.given_files import LARGEST as ANYTHING
from apnap.protocol.given_files import MOST_VALUES as VALUES
from apnap.protocol.messages import Capabilities, Initialized, Program
from apnap.results import baseline
from apnap.results.junit import junit
from apnap.results.records import Result
from apnap.results.reporting import Run, report
from apnap.rulebooks.reading import LARGEST as RULEBOOK
from apnap.suite import reading
from apnap.suite.compiling import MOST_FAULTS

ROOT: Final = Path(__file__).resolve().parents[2]
TEXT: Final = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
PAGE: Final = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")

ID: Final = "ext:theirs/it-is-somebodys-turn"
FEATURE: Final = """\
@cr:102.1
Feature: Turns
  Scenario: It is somebody's turn
    Given a free-for-all between Rob, Alex and Carissa
    When Rob passes
    Then this is legal
    And Alex has priority
"""


def test_every_promise_names_tests_that_are_there() -> None:
    promises = re.findall(r"^\| (?!against|---)(.+) \| (.+) \| (.+) \|$", TEXT, re.MULTILINE)
    assert len(promises) > 5
    for _, _, tests in promises:
        named = re.findall(r"`(tests/[^`]+)`", tests)
        assert named
        assert [path for path in named if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("who", ["engine", "certificate", "log", "features", "network"])
def test_the_page_says_of_each_attacker_what_is_promised_and_what_is_not(who: str) -> None:
    sections = re.split(r"^## ", PAGE, flags=re.MULTILINE)
    (section,) = (one for one in sections if re.match(rf"(A h|H)ostile {who}\b", one))
    promises, _, not_promised = section.partition("Not promised:")
    assert len(re.findall(r"^\| .+ \| .+ \|$", promises, re.MULTILINE)) > 2
    assert not_promised.strip()


def test_the_page_tells_the_limits_of_files() -> None:
    """Each as it stands in the code, in the sections that are about such files."""
    sections = dict(re.findall(r"^## (.+?)\n(.+?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))
    for title, limits in (
        (
            "Hostile features, rulebooks and other files",
            (
                reading.LARGEST,
                reading.WIDEST,
                reading.MOST,
                MOST_FAULTS,
                RULEBOOK,
                ANYTHING,
                VALUES,
            ),
        ),
        ("A hostile log", (VALUES,)),
        (
            "A hostile certificate",
            (folders.LARGEST, SMALL, large_results.MOST, taping.LONGEST, taping.ALL, VALUES),
        ),
    ):
        said = {int(told.replace(",", "")) for told in re.findall(r"\d[\d,]*\d", sections[title])}
        assert set(limits) - said == set()


def said(*arguments: object) -> str:
    """Return what a command says."""
    return CliRunner().invoke(app, list(map(str, arguments))).output


def refused(path: Path) -> str:
    """Return why a baseline cannot be used."""
    with pytest.raises(baseline.BaselineError) as caught:
        baseline.read(path)
    return str(caught.value)


def in_a_log(path: Path) -> str:
    """Return why a line of a log cannot be read."""
    with opened(path) as lines:
        ((_, told),) = lines
    return told.problem if isinstance(told, Unreadable) else ""


@pytest.mark.parametrize(
    "way",
    [
        lambda path: said("view", path),
        lambda path: said("check", path),
        lambda path: "\n".join(verify(path.parent).problems),
        lambda path: "\n".join(schemas.breaches("certificate", path.read_bytes())),
        refused,
        in_a_log,
    ],
)
def test_json_of_very_many_values_is_refused_before_they_are_made(
    tmp_path: Path, way: Callable[[Path], str]
) -> None:
    """As values it takes up to a hundred times as much memory."""
    path = tmp_path / "certificate.json"
    path.write_bytes(b'{"format":1,"known":[' + b'{"":0},' * VALUES + b"{}]}")
    most = ANYTHING + 10 * path.stat().st_size
    assert f"more than {VALUES} commas" in peak(lambda: way(path), at_most=most)


def peak(work: Callable[[], str], at_most: int) -> str:
    """Return what some work returns, which takes so many bytes at most."""
    tracemalloc.start()
    try:
        found = work()
        assert tracemalloc.get_traced_memory()[1] < at_most
        return found
    finally:
        tracemalloc.stop()


def test_features_of_others_are_data(tmp_path: Path) -> None:
    """What lies beside them is not loaded, also not what pytest would load."""
    (tmp_path / "theirs.feature").write_text(FEATURE, encoding="utf-8")
    for name in ("conftest.py", "test_theirs.py", "theirs.py", "sitecustomize.py"):
        code = f"import pathlib\npathlib.Path({str(tmp_path / 'owned')!r}).touch()\n"
        (tmp_path / name).write_text(code, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = -p theirs\n", encoding="utf-8")
    done = subprocess.run(
        [Path(sys.executable).parent / "apnap", "run", "--features", tmp_path, "--scenario", ID],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed" in done.stdout
    assert not (tmp_path / "owned").exists()


def test_what_an_engine_says_is_text_in_an_xml_file() -> None:
    said = "]]></failure><testcase name='owned'/>\x00\x1b[31m\ud800&owned;"
    result = Result(
        id="a/b",
        name="b",
        extension=False,
        rules=(),
        tags=(),
        file="a.feature",
        line=1,
        outcome="errored",
        seconds=0.0,
        reason=said,
    )
    run = Run(
        engine="stdio:theirs",
        introduced=Initialized("1.0", Program(name=said, version=said), Capabilities(editions=())),
        edition=EditionDate("2026-01-16"),
        whole=False,
    )
    root = ET.fromstring(junit(run, report(run, [result], 0.0)))  # noqa: S314 - it is about this
    (case,) = root.iter("testcase")
    assert case.get("name") != "owned"
    told = "".join(root.itertext()) + "".join(v for one in root.iter() for v in one.attrib.values())
    assert "<testcase name='owned'/>" in told
    assert "\x1b" not in told


def test_a_packed_log_cannot_ask_for_any_amount_of_memory(tmp_path: Path) -> None:
    larger = WINDOW.bit_length()  # a window of twice as many bytes
    asks = zstandard.ZstdCompressionParameters(window_log=larger)
    packer = zstandard.ZstdCompressor(compression_params=asks).compressobj()
    path = tmp_path / "log"
    path.write_bytes(packer.compress(b"{}\n") + packer.flush())
    with opened(path) as lines:
        ((_, told),) = lines
    assert isinstance(told, Unreadable)
    assert told.fatal


def test_a_small_packed_log_is_not_unpacked_without_end(tmp_path: Path) -> None:
    path = tmp_path / "log"
    path.write_bytes(zstandard.ZstdCompressor().compress((b" " * (LONGEST - 1) + b"\n") * 5))
    with opened(path) as lines:
        assert lines.size * RATIO < SMALL_LOG
        ((_, told),) = lines
    assert isinstance(told, Unreadable)
    assert told.fatal
    assert f"more than {RATIO} times as large" in told.problem


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_a_link_out_of_a_folder_of_features_is_not_followed(tmp_path: Path) -> None:
    """What lies there is not shown, which may be a file of a server of CI; one that is named is."""
    given, private = tmp_path / "given", tmp_path / "private.feature"
    given.mkdir()
    private.write_text("the secret word is xyzzy\n", encoding="utf-8")
    (given / "a.feature").symlink_to(private)
    for words in (("lint", "--only-features"), ("run", "direct:reference", "--only-features")):
        result = CliRunner().invoke(app, [*words, str(given)])
        assert result.exit_code != 0
        assert "a link that leads out of its folder" in result.output
        assert "xyzzy" not in result.output
    named = CliRunner().invoke(app, ["lint", "--only-features", str(given / "a.feature")])
    assert "xyzzy" in named.output
