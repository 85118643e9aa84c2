"""
A rulebook that renumbers a chapter is a change of data.

A checkout is made whose newest edition is one of our own invention: its chapter 852 is 802 of
today. The index and the table of numbers are written, as `apnap rules index` writes them, and
the engine is told that it plays the edition as it plays the newest. Nothing else is changed.
One process there calls all commands: to start takes longer than most of what they do.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import pytest

from apnap.coverage.known import described
from apnap.protocol import EditionDate
from apnap.protocol.numbering import numbering, read_numbers
from apnap.protocol.resources import folder
from apnap.rulebooks import load, write
from apnap.rulebooks.edition import closed, opened
from apnap.rulebooks.standing import compared, extended, write_numbers

NEW: Final = EditionDate("2027-02-05")
ROOT: Final = Path(__file__).parents[2]

BASE: Final = numbering().base

TOLD: Final = """\
import json, sys
from msgspec.structs import replace
from apnap_reference import edition
edition.EDITIONS[{new!r}] = replace(edition.EDITIONS[edition.NEWEST], date={new!r})
edition.NEWEST = {new!r}
"""
"""The engine is told of the edition."""
CALLED: Final = """\
from typer.testing import CliRunner
from apnap.cli.app import app
called = (CliRunner().invoke(app, words) for words in json.loads(sys.argv[1]))
print(json.dumps([(done.exit_code, done.stdout, done.stderr) for done in called]))
"""

RUN_TODAY: Final = ("run", "--edition", BASE, "--cr", "802.4a", "--json", "today.json")
RUN: Final = ("run", "--edition", NEW, "--cr", "852.4a", "--json", "new.json")
RUN_THE_OLD_NUMBER: Final = ("run", "--edition", NEW, "--cr", "802.4a")
TABLE_TODAY: Final = ("rules", "table", "802", "--edition", BASE, "--json")
TABLE: Final = ("rules", "table", "852", "--edition", NEW, "--json")
COMMANDS: Final = (RUN_TODAY, RUN, RUN_THE_OLD_NUMBER, TABLE_TODAY, TABLE)


class Done(NamedTuple):
    """What came of a command."""

    status: int
    stdout: str
    stderr: str


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a checkout with the edition of our own invention."""
    root = tmp_path_factory.mktemp("house")
    half = shutil.ignore_patterns("*.pyc.*")  # what others are about to have compiled
    shutil.copytree(ROOT / "src" / "apnap", root / "src" / "apnap", ignore=half)
    shutil.copytree(folder("editions"), root / "editions")
    for path in ROOT.iterdir():
        if path.is_dir() and not path.name.startswith(".") and path.name not in {"src", "editions"}:
            (root / path.name).symlink_to(path)
    base = load(numbering().base)
    rules = {n.replace("802", "852"): rule for n, rule in closed(base).rules.items()}
    changed = msgspec.structs.replace(closed(base), edition=NEW, effective=NEW, rules=rules)
    moved = opened(changed)
    write(moved, root / "editions")
    column = compared(base, moved)
    assert column.reworded == column.gone == ()
    write_numbers(extended(read_numbers(), base, moved, column), root / "editions")
    return root


def printed(house: Path, script: str, *args: str) -> str:
    """Run a script in the new checkout, and return what it prints."""
    done = subprocess.run(
        [sys.executable, "-c", TOLD.format(new=NEW) + script, *args],
        cwd=house,
        env={**os.environ, "PYTHONPATH": str(house / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def called(house: Path) -> Mapping[tuple[str, ...], Done]:
    """Return what comes of the commands in the new checkout."""
    came = json.loads(printed(house, CALLED, json.dumps(COMMANDS)))
    return {words: Done(*done) for words, done in zip(COMMANDS, came, strict=True)}


def test_the_table_has_one_entry_more(house: Path) -> None:
    before, after = read_numbers(), read_numbers(house / "editions")
    new = [number for number, entry in after.rules.items() if NEW in entry]
    assert new == ["802"]
    assert after.rules["802"] == {**before.rules.get("802", {}), NEW: "852*"}


def test_rules_and_violations_bear_the_new_numbers(house: Path) -> None:
    script = (
        "import apnap_reference.engine\n"
        "from apnap_reference.rulebook import all_rules\n"
        "rules = all_rules().values()\n"
        "numbers = {f'{one.number} {one.name}': one.broken(edition.NEWEST).rule for one in rules}\n"
        "print(json.dumps(numbers))\n"
    )
    numbers = json.loads(printed(house, script))
    today = {f"{one.rule} {one.name}": one for one in described("direct:reference").rules}
    assert numbers.keys() <= today.keys()
    assert len(numbers) > 300
    assert sum(str(number).startswith("852.") for number in numbers.values()) >= 10
    for key, number in numbers.items():
        was = today[key].numbers.get(numbering().base)
        assert number == (was and was.replace("802", "852")), key


def test_scenarios_are_selected_by_the_new_numbers_and_pass(
    house: Path, called: Mapping[tuple[str, ...], Done]
) -> None:
    ids = []
    for words, rule in ((RUN_TODAY, "802.4a"), (RUN, "852.4a")):
        done = called[words]
        assert done.status == 0, done.stdout + done.stderr
        results = json.loads((house / words[-1]).read_bytes())["results"]
        assert {one["outcome"] for one in results} == {"passed"}
        assert all(rule in one["rules"] for one in results)
        ids.append([one["id"] for one in results])
    assert ids[0] == ids[1]
    assert len(ids[0]) > 20


def test_no_scenario_is_about_the_old_number(called: Mapping[tuple[str, ...], Done]) -> None:
    done = called[RUN_THE_OLD_NUMBER]
    assert done.status == 2
    assert "the one of 2026-01-16 is 852.4a there" in done.stderr


def test_coverage_is_the_same_under_the_new_numbers(
    called: Mapping[tuple[str, ...], Done],
) -> None:
    for words in (TABLE_TODAY, TABLE):
        assert called[words].status == 0, called[words].stderr
    today, new = (json.loads(called[words].stdout) for words in (TABLE_TODAY, TABLE))
    assert new["counts"] == today["counts"]
    assert new["counts"]["covered"] > 5
    for one, other in zip(today["rules"], new["rules"], strict=True):
        assert other["rule"] == one["rule"].replace("802", "852")
        for what in ("status", "scenarios", "clauses"):
            assert other[what] == one[what]
        names = [[function["name"] for function in row["functions"]] for row in (one, other)]
        assert names[0] == names[1]
