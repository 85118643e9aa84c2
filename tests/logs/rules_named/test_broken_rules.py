"""The rule that is named is the one that was broken, on the line on which it was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, Final

import msgspec
import pytest
from tests.logs.forgeries import FORGERIES, Told, a_blocked_creature_damages_the_player_too
from tests.logs.games import Line, checked
from tests.logs.other_ways.test_freedoms import in_full

from apnap.logs.findings import Found

EXACTLY: Final = 80
"""So many of the forgeries at least are told with the very rule."""

LOGS: Final = (
    "controlling-another-player/carissas-mindslaver-resolves-after-robs-so-carissa-controls-alex",
    "state-based-actions/abilities-that-trigger-during-resolution-wait-for-state-based-actions",
    "activated-ability/an-unpaid-altars-reap-returns-to-hand-and-the-sacrifice-is-undone",
    "attack-multiple-players/danas-mercadias-downfall-checks-each-attackers-defending-player",
    "attack-multiple-players/a-band-can-attack-invasion-of-dominaria-together-but-cant-split-up",
    "keyword-abilities/trample-assigns-lethal-damage-to-an-indestructible-blocker-as-usual",
    "keyword-abilities/an-indestructible-blocker-survives-lethal-combat-damage",
    "golden-rules/jump-cast-after-ovinize-determines-whether-a-creature-has-flying",
    "emblems/an-emblems-ability-follows-control-of-creatures-not-ownership",
    "leaving-the-game/storm-entity-counts-the-spells-of-two-opponents-who-have-left",
    "keyword-actions/a-player-exchanges-their-own-low-life-total-with-a-teammates",
    "declare-blockers-step/deathgazer-destroys-both-of-its-blockers-in-a-team-game",
    "mana/alexs-unspent-mana-is-lost-when-robs-postcombat-main-phase-ends",
    "copying-objects/a-clone-that-copied-a-token-isnt-a-token-and-stays-in-the-graveyard",
    "ending-the-game/a-player-with-an-empty-library-plays-on-until-their-draw-step",
    "golden-rules/in-a-two-player-game-a-player-may-concede-while-the-opponent-chooses",
    "grand-melee/if-finn-leaves-then-dana-only-the-marker-to-finns-right-is-removed",
    "the-monarch/the-next-player-becomes-the-monarch-when-the-active-monarch-leaves",
    "timing-and-priority/damage-wears-off-as-the-turn-ends-and-then-nobody-can-act-in-it",
    "interaction-of-continuous-effects/giant-growth-stays-on-a-creature-taken-with-act-of-treason",
    "affinity/frogmite-cast-for-nothing-still-has-mana-value-four-or-more",
    "golden-rules/vedalken-orrery-lets-a-creature-be-cast-with-a-spell-on-the-stack",
    "golden-rules/until-all-have-chosen-teammates-dont-know-each-others-discards",
    "two-headed-giant/if-rob-draws-from-an-empty-library-in-2hg-the-whole-team-loses",
    "state-based-actions/the-legend-rule-counts-a-legendary-creature-taken-with-act-of-treason",
    "golden-rules/spellbook-doesnt-remove-a-teammates-maximum-hand-size",
    "grand-melee/when-three-players-turns-end-their-markers-move-one-seat-to-the-left",
    "active-player-nonactive-player-order/for-alexs-innocent-blood-active-player-alex-chooses-first",
    "keyword-abilities/typhoid-rats-destroys-hill-giant-with-deathtouch-while-blocking",
    "keyword-abilities/attacker-and-blocker-with-lifelink-each-gain-their-controller-life",
    "starting-the-game/in-a-two-player-game-the-first-turn-has-no-draw-step",
    "leaving-the-game/if-alex-leaves-with-priority-after-casting-carissa-has-priority-next",
    "golden-rules/mulligans-are-taken-only-after-every-player-has-decided",
    "golden-rules/a-card-drawn-is-seen-only-by-the-player-who-drew-it",
    "players-at-other-tables/in-two-headed-giant-danas-rushblade-commander-gives-both-haste",
)
"""Scenarios whose logs are falsified: the first line on which that is possible."""


def falsified(names: Iterable[str], logs: Iterable[bytes]) -> dict[str, list[Line]]:
    """Falsify the first line on which each way is possible; return their logs up to there."""
    left, found = list(names), {}
    for texts, place, before in chain.from_iterable(map(falsifiable, logs)):
        if not left:
            break
        line: Line = msgspec.json.decode(texts[place])
        for name in tuple(left):
            if FORGERIES[name][1](Told(line["said"], before, line["said"]["state"])):
                found[name] = [*map(msgspec.json.decode, texts[:place]), line]
                left.remove(name)
                line = msgspec.json.decode(texts[place])
    return found


def falsifiable(log_: bytes) -> Iterator[tuple[list[msgspec.Raw], int, dict[str, Any]]]:
    """Yield the places of lines with a state, the log and the state before it beside each."""
    texts = msgspec.json.decode(log_, type=list[msgspec.Raw])
    before: dict[str, Any] | None = None
    for place, text in enumerate(texts):
        said = msgspec.json.decode(text).get("said", {})
        after = said.get("state")
        if before and after:
            yield texts, place, before
        if after and "view" not in said:
            before = after


def own_falsified(*names: str) -> dict[str, list[Line]]:
    """Falsify the games of the reference engine."""
    found = falsified(names, (msgspec.json.encode(in_full(id_)) for id_ in LOGS))
    assert [name for name in names if name not in found] == [], "no log has a line for it"
    return found


def told(lines: list[Line]) -> Found | None:
    """Return the first finding, if it is on the line that was falsified."""
    first = next(iter(checked([*lines, {"number": len(lines), "end": {}}]).findings), None)
    return first if first is not None and first.line == len(lines) else None


@pytest.mark.parametrize(
    "name", ["a_permanent_is_sacrificed_before_all_have_chosen", "nobody_draws"]
)
def test_the_rule_is_the_same_where_the_log_tells_no_characteristics(name: str) -> None:
    lines = own_falsified(name)[name]
    for line in lines:
        for thing in line.get("said", {}).get("state", {}).get("objects", ()):
            thing.pop("now", None)
    found_ = checked([*lines, {"number": len(lines), "end": {}}]).findings
    assert [(one.line, one.rule) for one in found_[:1]] == [(len(lines), FORGERIES[name][0])]


def test_a_blocked_creature_damages_no_player(monkeypatch: pytest.MonkeyPatch) -> None:
    forge = ("510.1c", a_blocked_creature_damages_the_player_too)
    monkeypatch.setitem(FORGERIES, "blocked", forge)
    first = told(own_falsified("blocked")["blocked"])
    assert first is not None
    assert (first.rule, first.certainty) == ("510.1c", "certain")


def test_each_way_to_falsify_a_log_is_found_and_named_by_the_rule() -> None:
    assert len(FORGERIES) >= 82
    found = {name: told(lines) for name, lines in own_falsified(*FORGERIES).items()}
    assert [name for name, one in found.items() if one is None] == []
    named = {name: one.rule for name, one in found.items() if one is not None}
    wrong = {name: one for name, one in named.items() if one != FORGERIES[name][0]}
    assert len(FORGERIES) - len(wrong) >= EXACTLY, wrong
