"""Logs of Forge that are falsified: the rule that is named is the one that was broken."""

from __future__ import annotations

import gzip
import json
from itertools import groupby
from pathlib import Path
from typing import Final

import msgspec
import pytest
from tests.logs.forgeries import FORGERIES
from tests.logs.games import Line, checked
from tests.logs.other_ways.test_freedoms import full
from tests.logs.rules_named.test_broken_rules import falsified

BRIDGE: Final = Path(__file__).parents[2] / "adapters" / "forge"
LOGS: Final = Path(__file__).with_name("logs.jsonl.gz")
GAMES: Final = LOGS.with_name("games.jsonl.gz")
POSSIBLE: Final = 45
"""So many of the forgeries at least can be done to a log of Forge."""
EXACTLY: Final = 0.95
"""So many of them are told with the very rule."""

CERTAIN: Final = 0.7
"""So many of those in games with unknown cards are certain."""

UNKNOWABLE: Final = frozenset(
    {
        "a_permanent_spell_goes_to_the_graveyard",
        "a_spell_does_not_move_a_permanent",
        "a_spell_is_not_paid",
        "a_spell_that_resolved_is_exiled",
        "a_trigger_is_missing",
        "an_effect_of_the_turn_stays",
    }
)
"""What only the text of a card tells, which nobody knows here."""

pytestmark = pytest.mark.skipif(not BRIDGE.exists(), reason="bridges are not in the sdist")


EXCUSED: Final = {"golden-rules/spellbook-doesnt-apply-to-other-players-hands"}
"""In these games a permanent may excuse what is falsified, so that it is but possibly wrong."""


def honest() -> list[list[Line]]:
    """Return the logs in which Forge breaks no rule, with each state in full."""
    known = json.loads((BRIDGE / "baseline.json").read_text("utf-8"))["known"]
    seen = json.loads((BRIDGE / "seen.json").read_text("utf-8"))["seen"]
    wrong = {*EXCUSED, *(one["scenario"] for one in (*known, *seen))}
    lines = gzip.decompress(LOGS.read_bytes()).splitlines()
    games = groupby(lines, lambda line: json.loads(line)["game"])
    return [full(list(texts)) for game, texts in games if game not in wrong]


def test_each_falsified_line_is_found_and_most_are_named_by_the_rule() -> None:
    missed, named = [], {}
    for name, lines in falsified(FORGERIES, map(msgspec.json.encode, honest())).items():
        rule = FORGERIES[name][0]
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


def test_whole_games_with_cards_that_nobody_knows_are_falsified_and_that_is_found() -> None:
    """Most is certain all the same; whatever a card of which nobody knows may do is possible."""
    lines = gzip.decompress(GAMES.read_bytes()).splitlines()
    games = groupby(lines, lambda line: json.loads(line)["game"])
    logs = (msgspec.json.encode(full(list(texts))) for _, texts in games)
    knowable = [name for name in FORGERIES if name not in UNKNOWABLE]
    told = {}
    for name, wrong in falsified(knowable, logs).items():
        rule = FORGERIES[name][0]
        end = {"game": wrong[0]["game"], "number": len(wrong), "end": {}}
        first = next(iter(checked([*wrong, end]).findings), None)
        on_its_line = first is not None and first.line == len(wrong)
        told[name] = (first.rule == rule, first.certainty) if first and on_its_line else None
    assert [name for name, one in told.items() if one is None] == []
    assert [name for name, one in told.items() if one and not one[0]] == []
    assert sum(one == (True, "certain") for one in told.values()) >= CERTAIN * len(told)
