"""
The table of engines by rules.

What Forge does not pass is what its baseline lists: `tox -e forge` holds a run against that file,
strictly both ways, and `tox -e manabrew` does so with manabrew-engine. So it is with python-mtg,
which plays the scenarios between two players: the tests hold a run against its baseline. What the
reference engine passes is everything: it plays the suite in the tests, and `apnap book` fails if it
does not.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from apnap.driver import OUTCOMES
from apnap.results.baseline import Baseline, read
from apnap.rulebooks import covers, place, subject
from apnap.suite import Scenario, follow, load_captions, load_suite, select, selection

ROOT: Final = Path(__file__).resolve().parents[2]
FORGE: Final = ROOT / "adapters" / "forge" / "baseline.json"
MANABREW: Final = ROOT / "adapters" / "manabrew" / "baseline.json"
PASSED: Final = "passed.txt"
"""
The file beside these two with the ids of the scenarios that passed when all about the examined
rules were played last.
"""
PYTHON_MTG: Final = ROOT / "adapters" / "python_mtg" / "baseline.json"
NOT_PLAYED: Final = "not played yet"
EXAMINED: Final = ("101", "102", "506.2", "802")
"""The rules about which these two have played all scenarios."""

_WHOLE: Final = re.compile(r"\d+\.\d+")
"""What a rule and its parts have in common: 802.4 of 802.4a."""


def engines() -> str:
    """Return the table: a row for each rule, its parts counted in, and a column for each engine."""
    known, between_two = read(FORGE), read(PYTHON_MTG)
    ends = [_ends(FORGE), _ends(MANABREW)]
    about = _about(known)
    captions = load_captions()
    lines = [
        "| rule | caption | reference | Forge | manabrew-engine | python-mtg |",
        "|---|---|--:|:--|:--|:--|",
    ]
    for rule in sorted(about, key=lambda one: place(subject(one))):
        scenarios = about[rule]
        whole = len(scenarios)
        told = " | ".join(_told(_outcomes(scenarios, one)) for one in ends)
        title = captions.title(rule, known.edition)
        two = _told(_of_two(scenarios, between_two)) if scenarios & _between_two() else ""
        lines.append(f"| {rule} | {title} | {whole} of {whole} | {told} | {two} |")
    return "".join(f"{line}\n" for line in lines)


def _about(known: Baseline) -> Mapping[str, set[str]]:
    """Return the ids of scenarios by rules."""
    found: dict[str, set[str]] = defaultdict(set)
    for scenario in select(load_suite(), selection(known.edition, EXAMINED, ())):
        for rule in _rules(scenario, known):
            found[rule].add(scenario.id)
    return found


def _rules(scenario: Scenario, known: Baseline) -> Iterator[str]:
    """Yield the examined rules that a scenario is about, without the letters of parts."""
    for one in scenario.tagged.subjects(known.edition):
        match = _WHOLE.match(str(one))
        if match and any(covers(subject(text), one) for text in EXAMINED):
            yield match[0]


def _ends(baseline: Path) -> Mapping[str, str]:
    """Return how scenarios end on an engine, those that have been played."""
    ends = {_followed(one.scenario): one.outcome for one in read(baseline).known}
    passed = baseline.with_name(PASSED).read_text(encoding="utf-8").split()
    return ends | {_followed(id_): "passed" for id_ in passed}


def _outcomes(scenarios: set[str], ends: Mapping[str, str]) -> Mapping[str, int]:
    """Return how many scenarios end in which way, or have not been played."""
    return Counter(ends.get(id_, NOT_PLAYED) for id_ in scenarios)


def _of_two(scenarios: set[str], known: Baseline) -> Mapping[str, int]:
    """Return how many of the scenarios between two players end in which way."""
    ends = {_followed(one.scenario): one.outcome for one in known.known}
    return Counter(ends.get(id_, "passed") for id_ in scenarios & _between_two())


@cache
def _between_two() -> frozenset[str]:
    return frozenset(one.id for one in load_suite().scenarios if "players:2" in one.needs)


def _followed(id_: str) -> str:
    """Return what a scenario is called today."""
    return follow([id_])[0][0]


def _told(counts: Mapping[str, int]) -> str:
    """Return what came of the scenarios about a rule, in words."""
    passed = f"{counts.get('passed', 0)} of {sum(counts.values())}"
    ways = (*OUTCOMES, NOT_PLAYED)
    others = (f"{counts[one]} {one}" for one in ways if one != "passed" and counts.get(one))
    rest = ", ".join(others)
    return f"{passed}; {rest}" if rest else passed
