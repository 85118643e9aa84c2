"""
A rulebook that renumbers a chapter is a change of data.

A checkout is made whose newest edition is one of our own invention: its chapter 852 is 802 of
today. The index and the table of numbers are written, as `apnap rules index` writes them, and
the engine is told that it plays the edition as it plays the newest. Nothing else is changed.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

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

PLAY: Final = """\
import sys
from msgspec.structs import replace
from apnap_reference import edition
edition.EDITIONS[{new!r}] = replace(edition.EDITIONS[edition.NEWEST], date={new!r})
edition.NEWEST = {new!r}
from apnap.cli.app import main
sys.exit(main())
"""


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


def played(house: Path, *args: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the command in the new checkout."""
    return subprocess.run(
        [sys.executable, "-c", PLAY.format(new=NEW), *map(str, args)],
        env={**os.environ, "PYTHONPATH": str(house / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


def told(house: Path, *args: str | Path) -> dict[str, Any]:
    """Run the command and return the JSON that it prints."""
    done = played(house, *args)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_table_has_one_entry_more(house: Path) -> None:
    before, after = read_numbers(), read_numbers(house / "editions")
    new = [number for number, entry in after.rules.items() if NEW in entry]
    assert new == ["802"]
    assert after.rules["802"] == {**before.rules.get("802", {}), NEW: "852*"}


def test_rules_and_violations_bear_the_new_numbers(house: Path) -> None:
    script = PLAY.partition("from apnap.cli")[0].format(new=NEW) + (
        "import json, apnap_reference.engine\n"
        "from apnap_reference.rulebook import all_rules\n"
        "rules = all_rules().values()\n"
        "numbers = {f'{one.number} {one.name}': one.broken(edition.NEWEST).rule for one in rules}\n"
        "print(json.dumps(numbers))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(house / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    numbers = json.loads(done.stdout)
    today = {f"{one.rule} {one.name}": one for one in described("direct:reference").rules}
    assert numbers.keys() <= today.keys()
    assert len(numbers) > 300
    assert sum(str(number).startswith("852.") for number in numbers.values()) >= 10
    for key, number in numbers.items():
        was = today[key].numbers.get(numbering().base)
        assert number == (was and was.replace("802", "852")), key


def test_scenarios_are_selected_by_the_new_numbers_and_pass(house: Path, tmp_path: Path) -> None:
    base, report = numbering().base, tmp_path / "report.json"
    ids = []
    for date, rule in ((base, "802.4a"), (NEW, "852.4a")):
        done = played(house, "run", "--edition", date, "--cr", rule, "--json", report)
        assert done.returncode == 0, done.stdout + done.stderr
        results = json.loads(report.read_bytes())["results"]
        assert {one["outcome"] for one in results} == {"passed"}
        assert all(rule in one["rules"] for one in results)
        ids.append([one["id"] for one in results])
    assert ids[0] == ids[1]
    assert len(ids[0]) > 20


def test_no_scenario_is_about_the_old_number(house: Path) -> None:
    done = played(house, "run", "--edition", NEW, "--cr", "802.4a")
    assert done.returncode == 2
    assert "the one of 2026-01-16 is 852.4a there" in done.stderr


def test_coverage_is_the_same_under_the_new_numbers(house: Path) -> None:
    today, new = (
        told(house, "rules", "table", rule, "--edition", date, "--json")
        for date, rule in ((numbering().base, "802"), (NEW, "852"))
    )
    assert new["counts"] == today["counts"]
    assert new["counts"]["covered"] > 5
    for one, other in zip(today["rules"], new["rules"], strict=True):
        assert other["rule"] == one["rule"].replace("802", "852")
        for what in ("status", "scenarios", "clauses"):
            assert other[what] == one[what]
        names = [[function["name"] for function in row["functions"]] for row in (one, other)]
        assert names[0] == names[1]
