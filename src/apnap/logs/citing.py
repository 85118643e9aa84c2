"""Which rule governs what is found to be wrong, where the engine does not say it itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from apnap.protocol.numbering import number_in
from apnap.rulebooks import RuleNumber, UnknownEditionError, load

RULES: Final[Mapping[str, str]] = {
    # who is asked
    "priority": "117.3",
    "declare_attackers": "508.1",
    "declare_blockers": "509.1",
    "assign_damage": "510.1",
    "order_triggers": "603.3b",
    "order_objects": "608.2d",
    "choose_objects": "608.2d",
    "choose_player": "608.2d",
    "choose_targets": "601.2c",
    "mode": "601.2b",
    "pay": "118.3",
    "mulligan": "103.5",
    "bottom_cards": "103.5",
    "opening_hand": "103.6",
    "yes_no": "608.2d",
    "number": "608.2d",
    # how things stand
    "stage": "104.1",
    "result": "104.1",
    "left": "104.3",
    "teams": "102.3",
    "active": "102.1",
    "number_of_turn": "500.1",
    "phase": "500.1",
    "step": "500.2",
    "passed": "117.4",
    "stack": "405.2",
    "attacking": "506.2",
    "defending": "506.2",
    "attacks": "508.1",
    "defender": "508.5",
    "band": "702.22c",
    "blocked": "509.1h",
    "blockers": "509.1",
    "blocks": "509.1",
    "life": "119.3",
    "poison": "122.1",
    "hand": "402.1",
    "library": "401.1",
    "mana_pool": "106.4",
    "lands_played": "305.2",
    "owner": "108.3",
    "controller": "110.2",
    "zone": "400.1",
    "objects": "400.1",
    "tapped": "110.5",
    "damage": "120.6",
    "counters": "122.1",
    "targets": "115.1",
    "protector": "310.8",
    "now": "613.1",
    "picks": "101.4",
    "extra_turns": "500.7",
    "skips": "500.11",
    "markers": "807.4",
}
"""By the kind of a decision or the name of a field: the rule, by its number of today."""


def governing(where: str, edition: str) -> str | None:
    """
    Return the number in an edition of the rule about a field; None if it has none.

    Of a path the innermost name counts that a rule is about.
    """
    for part in reversed(where.split(".")):
        if part in RULES:
            return _there(RULES[part], edition)
    return None


def _there(number: str, edition: str) -> str | None:
    """Return the number of a rule in an edition, None if it has none or nobody knows the book."""
    try:
        book = load(edition)
    except UnknownEditionError:
        return None
    found = number_in(edition, number)
    return found if found is not None and book.has(RuleNumber.parse(found)) else None
