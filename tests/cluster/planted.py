"""
A corpus of honest games among which faults are planted: `python -m tests.cluster.planted DIR`.

Honest games are the suite's, over and over, with other players each time. A fault is a line of such
a game that is falsified; the game ends with it, as that of an engine whose author stops it there.
Then `apnap check --on local` judges the corpus, and what it finds is held against what was planted:
the same lines, as many groups as kinds, and in each group one kind.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from rich.console import Console
from tests.cluster.corpora import rows
from tests.logs.games import NEWEST, Line, log, scenarios
from tests.logs.rules_named.test_broken_rules import own_falsified
from tests.patience import ROOT

from apnap.logs.findings import CheckReport

KINDS: Final = (
    "a_block_is_forgotten",
    "a_blocked_creature_is_not_blocked",
    "a_creature_attacks_another_player",
    "a_creature_survives_lethal_damage",
    "a_land_is_not_counted",
    "a_permanent_spell_goes_to_the_graveyard",
    "a_permanent_stays_tapped",
    "a_player_is_passed_over",
    "a_player_who_drew_from_nothing_plays_on",
    "a_spell_has_another_target",
    "a_spell_is_not_paid",
    "a_trigger_is_missing",
    "a_vigilant_attacker_taps",
    "an_attacked_player_is_dealt_no_damage",
    "an_attacker_does_not_tap",
    "another_player_is_first_in_a_step",
    "life_is_gained_by_itself",
    "loyalty_is_not_paid",
    "triggers_are_put_in_another_order",
    "what_a_player_owned_stays",
)
"""Kinds of faults: ways to falsify a log."""

NAMES: Final = (
    *("Ada", "Bo", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo", "Kit", "Lou"),
    *("Max", "Ned", "Oz", "Pia", "Quin", "Ray", "Sue", "Tom", "Una", "Vic", "Wes", "Zoe"),
)
FILE: Final = 20_000
"""So many lines a file has, and what is left of its last game."""

SEED: Final = 23


class Planted(NamedTuple):
    """A fault: the name of its file, its line, and its kind."""

    file: str
    line: int
    kind: str


class Game(NamedTuple):
    """A game as it is written, by players whose names stand for others."""

    text: bytes
    lines: int
    players: tuple[bytes, ...]
    kind: str = ""
    """What is wrong with it; empty for a game that is honest."""

    def by(self, others: Sequence[str]) -> bytes:
        """Return it with these players, one for each of its own, or more."""
        text = self.text
        for at, name in enumerate(self.players):
            text = text.replace(b'"%b"' % name, b'"\\0%d"' % at)
        for at, other in zip(range(len(self.players)), others, strict=False):
            text = text.replace(b'"\\0%d"' % at, b'"%b"' % other.encode())
        return text


def _game(lines: Sequence[Line], kind: str = "") -> Game:
    loaded = next(line["said"]["load"] for line in lines if "load" in line.get("said", {}))
    players = tuple(one["name"].encode() for one in loaded["position"]["players"])
    written = (json.dumps(one, separators=(",", ":"), ensure_ascii=False) for one in lines)
    return Game("".join(f"{one}\n" for one in written).encode(), len(lines), players, kind)


def honest(step: int) -> Sequence[Game]:
    """Play each so many-th scenario of the suite."""
    logs = (log(one) for one in scenarios(NEWEST)[::step])
    return [_game([json.loads(line) for line in one]) for one in logs]


def wrong(kind: str) -> Game:
    """Return a game with a fault of a kind, on its last line but one."""
    lines = own_falsified(kind)[kind]
    return _game([*lines, {"number": len(lines), "end": {}}], kind)


def write(folder: Path, lines: int, faults: int, step: int = 8) -> Sequence[Planted]:
    """Write at least so many lines, with faults spread over them; return the faults."""
    rng = random.Random(SEED)  # noqa: S311 - no secret
    games, bad = cycle(honest(step)), cycle(map(wrong, KINDS))
    places = sorted(rng.randrange(lines * 9 // 10) for _ in range(faults))
    planted: list[Planted] = []
    folder.mkdir(parents=True)
    done = 0
    while done < lines or places:
        path, number = folder / f"{done:08}.jsonl", 0
        with path.open("wb") as file:
            while number < FILE and (done + number < lines or places):
                due = bool(places) and places[0] <= done + number
                game = next(bad) if due else next(games)
                file.write(game.by(rng.sample(NAMES, len(NAMES))))
                number += game.lines
                if due:
                    places.pop(0)
                    planted.append(Planted(path.name, number - 1, game.kind))
        done += number
    return planted


def missed(found: Path, planted: Sequence[Planted], report: CheckReport) -> Iterator[str]:
    """Yield how a run in a folder falls short of finding what was planted, and nothing else."""
    told: dict[tuple[str, int], list[dict[str, Any]]] = defaultdict(list)
    for row in rows(found):
        told[Path(row["file"]).name, row["line"]].append(row)
    there = {(one.file, one.line): one.kind for one in planted}
    yield from (f"not found: {there[one]} in {one}" for one in sorted(there.keys() - told.keys()))
    yield from (f"not planted: {told[one]}" for one in sorted(told.keys() - there.keys()))
    sorts: dict[str, set[tuple[str, ...]]] = defaultdict(set)
    for place, these in told.items():
        sorts[there.get(place, "")] |= {(one["rule"], one["kind"], one["card"]) for one in these}
    yield from (f"{kind} is {sort}" for kind, sort in sorts.items() if len(sort) != 1)
    kinds = {one.kind for one in planted}
    if not len({*map(frozenset, sorts.values())}) == len(kinds) == len(report.groups):
        yield f"{len(report.groups)} groups of {len(kinds)} kinds"
    if (unread := sum(one.troubled for one in report.files)) > 0:
        yield f"{unread} lines could not be read"


def judged(folder: Path, found: Path, *more: str) -> CheckReport:
    """Judge a corpus into Parquet, and return what `apnap triage` tells of it."""
    told = found.with_suffix(".json")
    for words in (
        ("check", str(folder), "--parquet", str(found), *more),
        ("triage", str(found), "--json", str(told)),
    ):
        done = subprocess.run((sys.executable, "-m", "apnap", *words), cwd=ROOT, check=False)
        if done.returncode != 1:
            raise SystemExit(f"apnap {words[0]} has ended with status {done.returncode}")
    return msgspec.json.decode(told.read_bytes(), type=CheckReport)


def main(words: Sequence[str] | None = None) -> None:
    """Write a corpus, judge it, and tell whether all that was planted was found, and no more."""
    parser = argparse.ArgumentParser(prog="python -m tests.cluster.planted")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lines", type=int, default=1_000_000)
    parser.add_argument("--faults", type=int, default=1000)
    parser.add_argument("-n", default="2", help="so many workers")
    asked = parser.parse_args(words)
    begun = time.perf_counter()
    planted = write(asked.folder / "games", asked.lines, asked.faults)
    size = sum(path.stat().st_size for path in (asked.folder / "games").iterdir())
    console = Console()
    console.print(f"written: {size / 1e6:.0f} MB in {time.perf_counter() - begun:.0f} s")
    begun = time.perf_counter()
    found = asked.folder / "found"
    report = judged(asked.folder / "games", found, "--on", "local", "-n", asked.n)
    short = list(missed(found, planted, report))
    for line in short[:20]:
        console.print(line, markup=False)
    passed = time.perf_counter() - begun
    told = f"{len(planted)} faults, {len(report.groups)} groups, {len(short)} amiss"
    console.print(f"{told}, {passed:.0f} s")
    raise SystemExit(bool(short))


if __name__ == "__main__":
    main()
