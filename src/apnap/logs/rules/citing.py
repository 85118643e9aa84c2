"""Which rule governs what is found to be wrong, where the engine does not say it itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from apnap.protocol import EditionDate
from apnap.protocol.numbering import number_in
from apnap.rulebooks import RuleNumber, UnknownEditionError, load

_rule: Final = RuleNumber.parse

RULES: Final[Mapping[str, RuleNumber]] = {
    # who is asked
    "priority": _rule("117.3"),
    "declare_attackers": _rule("508.1"),
    "declare_blockers": _rule("509.1"),
    "assign_damage": _rule("510.1"),
    "order_triggers": _rule("603.3b"),
    "order_objects": _rule("608.2d"),
    "choose_objects": _rule("608.2d"),
    "choose_player": _rule("608.2d"),
    "choose_targets": _rule("601.2c"),
    "mode": _rule("601.2b"),
    "pay": _rule("118.3"),
    "mulligan": _rule("103.5"),
    "bottom_cards": _rule("103.5"),
    "opening_hand": _rule("103.6"),
    "yes_no": _rule("608.2d"),
    "number": _rule("608.2d"),
    # how things stand
    "stage": _rule("104.1"),
    "result": _rule("104.1"),
    "left": _rule("104.3"),
    "teams": _rule("102.3"),
    "active": _rule("102.1"),
    "number_of_turn": _rule("500.1"),
    "phase": _rule("500.1"),
    "step": _rule("500.2"),
    "passed": _rule("117.4"),
    "stack": _rule("405.2"),
    "attacking": _rule("506.2"),
    "defending": _rule("506.2"),
    "attacks": _rule("508.1"),
    "defender": _rule("508.5"),
    "band": _rule("702.22c"),
    "blocked": _rule("509.1h"),
    "blockers": _rule("509.1"),
    "blocks": _rule("509.1"),
    "life": _rule("119.3"),
    "poison": _rule("122.1"),
    "hand": _rule("402.1"),
    "library": _rule("401.1"),
    "mana_pool": _rule("106.4"),
    "lands_played": _rule("305.2"),
    "owner": _rule("108.3"),
    "controller": _rule("110.2"),
    "zone": _rule("400.1"),
    "objects": _rule("400.1"),
    "tapped": _rule("110.5"),
    "sick": _rule("302.6"),
    "damage": _rule("120.6"),
    "counters": _rule("122.1"),
    "phased_out": _rule("702.26"),
    "targets": _rule("115.1"),
    "protector": _rule("310.8"),
    "now": _rule("613.1"),
    "picks": _rule("101.4"),
    "extra_turns": _rule("500.7"),
    "skips": _rule("500.11"),
    "markers": _rule("807.4"),
}
"""By the kind of a decision or the name of a field: the rule, by its number of today."""

_OF_PARTS: Final = {
    ("turns", "number"): "number_of_turn",
    ("markers", "number"): "markers",
    ("turns", "priority"): "priority",
}
"""What is called as a kind of decision is, and is something else in some part of a state."""


def governing(where: str, edition: EditionDate) -> str | None:
    """
    Return the number in an edition of the rule about a field; None if it has none.

    Of a path the innermost name counts that a rule is about.
    """
    parts = where.split(".")
    for part in reversed(parts):
        name = _OF_PARTS.get((parts[0], part), part)
        if name in RULES:
            return _there(RULES[name], edition)
    return None


def in_edition(number: str, edition: EditionDate) -> str | None:
    """Return what a rule, by its number of today, is called in an edition; None if it has none."""
    return _there(_rule(number), edition)


def _there(number: RuleNumber, edition: EditionDate) -> str | None:
    """Return the number of a rule in an edition, None if it has none or nobody knows the book."""
    try:
        book = load(edition)
    except UnknownEditionError:
        return None
    found = number_in(edition, number)
    return str(found) if found is not None and book.has(found) else None
