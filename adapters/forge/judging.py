"""
Judge logs that were recorded from Forge, and compare with what the suite says of Forge.

A scenario that Forge passes has a clean log, and one that it fails a finding of the right rule:
one that the scenario is about, or the one that the baseline gives as the reason. Whatever else a
log shows is a fault of Forge's that the scenario does not look at; `seen.json` lists each, and with
the reason the few failures that no log can show, since it is honest.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from apnap.logs.files import Asked
from apnap.logs.findings import FileChecked, Found
from apnap.logs.games import Clients, Games
from apnap.logs.tallying import Tally
from apnap.protocol import EditionDate
from apnap.suite import load_some

HERE: Final = Path(__file__).parent
EDITION: Final = EditionDate("2026-01-16")
LINES: Final = 0.9
"""So many of all lines are judged, of those of scenarios that Forge passes or fails."""
FAILED: Final = 0.8
"""Of so many scenarios that Forge fails the log shows the right rule."""


class Judged(NamedTuple):
    """What has come of the logs: lines, and ids of scenarios."""

    lines: int
    checked: int
    unclean: dict[str, list[str | None]]
    """Scenarios that Forge passes, with the rules of findings that are not listed."""
    found: tuple[str, ...]
    missed: tuple[str, ...]
    """Scenarios that Forge fails: whose log shows the right rule, and whose does not."""

    @property
    def problems(self) -> tuple[str, ...]:
        """What is not as it should be."""
        wrong = [f"{id_} passes, and its log has {rules}" for id_, rules in self.unclean.items()]
        if self.checked < LINES * self.lines:
            wrong.append(f"only {self.checked} of {self.lines} lines are judged")
        failed = len(self.found) + len(self.missed)
        if len(self.found) < FAILED * failed:
            wrong.append(f"of {failed} failed scenarios only {len(self.found)} show the rule")
        return tuple(wrong)

    def __str__(self) -> str:
        """Say both figures."""
        failed = len(self.found) + len(self.missed)
        share = f"{self.checked} of {self.lines} lines judged"
        return f"logs: {share}; right rule in {len(self.found)} of {failed} failed scenarios"


def judged(logs: Mapping[str, Iterable[bytes]]) -> Judged:
    """Judge logs by the ids of their scenarios; raise `EngineTrouble` if nobody can judge."""
    known = {one["scenario"]: one for one in _json("baseline.json")["known"]}
    listed = {one["scenario"]: one["rule"] for one in _json("seen.json")["seen"]}
    hidden = {one["scenario"] for one in _json("seen.json")["hidden"]}
    about = {one.id: one.tagged.rules for one in load_some(tuple(logs)).holding(EDITION)}
    lines = checked = 0
    unclean: dict[str, list[str | None]] = {}
    shown: dict[bool, list[str]] = {True: [], False: []}
    for id_, texts in logs.items():
        outcome = known.get(id_, {}).get("outcome", "passed")
        if outcome not in ("passed", "failed") or id_ not in about or id_ in hidden:
            continue
        come = _checked(texts)
        lines, checked = lines + come.checked + come.unchecked, checked + come.checked
        certain = [one for one in come.findings if one.certainty == "certain"]
        if outcome == "failed":
            cited = re.findall(r"\(([0-9.]+[a-z]?)\)", known[id_]["reason"])
            rules = {*map(str, about[id_]), *cited}
            shown[any(_related(one, rules) for one in come.findings)].append(id_)
            continue
        strange = [one.rule for one in certain if one.rule != listed.get(id_)]
        if (certain and id_ not in listed) or (strange and len(strange) == len(certain)):
            unclean[id_] = strange
    return Judged(lines, checked, unclean, tuple(shown[True]), tuple(shown[False]))


def _checked(texts: Iterable[bytes]) -> FileChecked:
    tally, clients = Tally(), Clients(Asked().start)
    games = Games(clients, tally)
    number = 0
    for number, text in enumerate(texts, 1):
        games.take(number, text)
    games.end(number)
    clients.close()
    return tally.log("a log", number, 0.0)


def _related(found: Found, rules: Iterable[str]) -> bool:
    """Tell whether a finding's rule is one of these, or a part of one, or the other way round."""
    own = _parts(found.rule or "")
    return any(own[: len(it)] == it or it[: len(own)] == own for it in map(_parts, rules) if own)


def _parts(rule: str) -> tuple[str, ...]:
    return tuple(re.findall(r"[0-9]+|[a-z]", rule))


def of_folder(folder: Path) -> Judged:
    """Judge the logs in a folder, as `apnap run --record` writes them."""
    return judged(
        {
            file.relative_to(folder).with_suffix("").as_posix(): file.read_bytes().splitlines()
            for file in sorted(folder.rglob("*.jsonl"))
        }
    )


def main(words: Sequence[str] | None = None) -> int:
    """Judge the logs in a folder and say what has come of it; return the exit status."""
    name = "python adapters/forge/judging.py"
    reads = argparse.ArgumentParser(
        name,
        description=__doc__,
        epilog=f"example: {name} logs",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    reads.add_argument("folder", type=Path, help="as `apnap run --record` writes it")
    come = of_folder(reads.parse_args(words).folder)
    print(come, *come.problems, sep="\n")
    return 1 if come.problems else 0


def _json(name: str) -> dict[str, list[dict[str, str]]]:
    found: dict[str, list[dict[str, str]]] = json.loads((HERE / name).read_text("utf-8"))
    return found


if __name__ == "__main__":
    sys.exit(main())
