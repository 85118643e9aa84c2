"""Logs of Forge that are falsified: the rule that is named is the one that was broken."""

from __future__ import annotations

import gzip
import json
from itertools import groupby
from pathlib import Path
from typing import Final

import pytest
from tests.logs.forgeries import FORGERIES
from tests.logs.games import Line, checked
from tests.logs.test_broken_rules import first_falsified
from tests.logs.test_freedoms import full

BRIDGE: Final = Path(__file__).parents[2] / "adapters" / "forge"
LOGS: Final = Path(__file__).with_name("logs.jsonl.gz")
POSSIBLE: Final = 45
"""So many of the forgeries at least can be done to a log of Forge."""
EXACTLY: Final = 0.95
"""So many of them are told with the very rule."""

pytestmark = pytest.mark.skipif(not BRIDGE.exists(), reason="bridges are not in the sdist")


def honest() -> list[list[Line]]:
    """Return the logs in which Forge breaks no rule, with each state in full."""
    known = json.loads((BRIDGE / "baseline.json").read_text("utf-8"))["known"]
    seen = json.loads((BRIDGE / "seen.json").read_text("utf-8"))["seen"]
    wrong = {one["scenario"] for one in (*known, *seen)}
    lines = gzip.decompress(LOGS.read_bytes()).splitlines()
    games = groupby(lines, lambda line: json.loads(line)["game"])
    return [full(list(texts)) for game, texts in games if game not in wrong]


def test_each_falsified_line_is_found_and_most_are_named_by_the_rule() -> None:
    logs = [json.dumps(one) for one in honest()]
    missed, named = [], {}
    for name, (rule, _) in FORGERIES.items():
        lines = first_falsified(name, logs)
        if lines is None:
            continue
        end = {"game": lines[0]["game"], "number": len(lines), "end": {}}
        first = next(iter(checked([*lines, end]).findings), None)
        if first is None or first.line != len(lines) or first.certainty != "certain":
            missed.append(name)
        else:
            named[name] = (first.rule, rule)
    wrong = {name: rules for name, rules in named.items() if rules[0] != rules[1]}
    assert missed == []
    assert len(named) >= POSSIBLE
    assert len(named) - len(wrong) >= EXACTLY * len(named), wrong
