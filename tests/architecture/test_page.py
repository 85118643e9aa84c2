"""The page "How a run works": its files and names exist, and a run goes the way that it tells."""

from __future__ import annotations

import ast
import json
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
from tests.forking import started

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "architecture.md"
TEXT: Final = PAGE.read_text(encoding="utf-8")

SCENARIO: Final = re.findall(r"--scenario (\S+)", TEXT)[0]
ELSEWHERE: Final = {"Stdio", "Web"}
"""Of the three ways to an engine, a run takes one."""

TRACED: Final = """
import json, os, sys
files, *arguments = sys.argv[1:]
files = set(json.loads(files))
events = []
known = {}
def note(frame, event, _):
    code = frame.f_code
    if code not in known:
        file = os.path.realpath(code.co_filename)
        known[code] = [file, code.co_qualname] if file in files else None
    if known[code] is None:
        return None
    if event != "line":
        events.append([*known[code], event])
    frame.f_trace_lines = False
    return note
import apnap.cli.run  # the bodies of modules and classes are no functions of the way
from apnap.cli.app import app
sys.settrace(note)
try:
    app(arguments)
except SystemExit as end:
    sys.settrace(None)
    print(json.dumps(events), file=sys.stderr, flush=True)
    sys.stdout.flush()
    os._exit(end.code or 0)  # Python 3.11.7 crashes now and then as it ends after a trace
"""


@dataclass(frozen=True)
class Row:
    """A row of a table about the way: its functions, and the files in which they may stand."""

    number: int
    names: tuple[str, ...]
    files: tuple[Path, ...]


def links(text: str) -> Iterator[Path]:
    """Yield the files and folders to which a text leads."""
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        yield (PAGE.parent / target).resolve()


def code(text: str) -> list[str]:
    """Return what stands in a text as code."""
    return re.findall(r"`([^`]+)`", text)


def rows() -> list[Row]:
    """Return the rows of both tables about the way."""
    found = re.findall(r"^\| (\d+) \|(?:.*)\| (.+) \| (.+) \|$", TEXT, re.MULTILINE)
    return [Row(int(n), tuple(code(names)), tuple(links(files))) for n, names, files in found]


def defined(file: Path) -> set[str]:
    """Return the names that a module defines, those of methods with their class."""
    names = set()
    for node in ast.parse(file.read_bytes()).body:
        match node:
            case ast.ClassDef():
                names.add(node.name)
                inner = (one for one in node.body if isinstance(one, ast.FunctionDef))
                names |= {f"{node.name}.{one.name}" for one in inner}
            case ast.FunctionDef():
                names.add(node.name)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                names.add(name)
            case _:
                pass
    return names


def test_every_link_leads_somewhere() -> None:
    found = list(links(TEXT))
    assert len(found) > 30
    assert [path for path in found if not path.exists()] == []


def test_the_rows_are_numbered() -> None:
    numbers = [row.number for row in rows()]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("row", rows(), ids=lambda row: str(row.number))
def test_every_function_stands_in_a_file_of_its_row(row: Row) -> None:
    names = set().union(*(defined(file) for file in row.files))
    assert [name for name in row.names if name not in names] == []


def test_everything_else_that_is_written_as_code_exists() -> None:
    """A path, a package, or a name from a file of the same paragraph; commands have more words."""
    strange = []
    for paragraph in re.split(r"\n\n|\n(?=\|)", TEXT):
        files = [path for path in links(paragraph) if path.suffix == ".py"]
        names = {name for file in files for name in defined(file)}
        strange += [word for word in code(paragraph) if " " not in word and not known(word, names)]
    assert strange == []


def known(word: str, names: set[str]) -> bool:
    """Tell whether a word is one of the names, a package, or a file of the project."""
    packages = ROOT / "src" / Path(*word.split("."))
    somewhere = (ROOT, ROOT / "reference_impl" / "apnap_reference")
    return word in names or packages.is_dir() or any((at / word).exists() for at in somewhere)


@pytest.fixture(scope="module")
def events() -> Sequence[tuple[Path, str, str]]:
    """Return which functions of the project a run calls, and from which it returns, in order."""
    files = sorted({str(file) for row in rows() for file in row.files})
    done = started.run(
        [sys.executable, "-c", TRACED, json.dumps(files), "run", "--scenario", SCENARIO],
        cwd=ROOT,
        env={**os.environ, "APNAP_CACHE": "off"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]
    told = json.loads(done.stderr.splitlines()[-1])
    return [(Path(file), name, event) for file, name, event in told]


def ways(row: Row, event: str) -> Mapping[tuple[Path, str, str], str]:
    """Return what a run may show of a row: a function, or a method of a class that it names."""
    return {
        (file, name, event): name
        for file in row.files
        for name in sorted(defined(file))
        if name in row.names or name.rpartition(".")[0] in row.names
    }


def test_a_run_goes_this_way(events: Sequence[tuple[Path, str, str]]) -> None:
    """Down to the rules functions are called; on the way back they return."""
    way, back = rows()[:16], rows()[16:]
    at = 0
    for row, event in [*((row, "call") for row in way), *((row, "return") for row in back)]:
        wanted = ways(row, event)
        found = next((i for i in range(at, len(events)) if events[i] in wanted), None)
        assert found is not None, f"row {row.number}: {row.names} not after what stands above it"
        at = found


def test_every_function_of_the_way_is_called(events: Sequence[tuple[Path, str, str]]) -> None:
    called = {name for _, name, _ in events} | {name.rpartition(".")[0] for _, name, _ in events}
    silent = {name for row in rows() for name in row.names} - called - ELSEWHERE
    assert silent == {"Stop", "broken"}  # outcomes that this scenario does not have
