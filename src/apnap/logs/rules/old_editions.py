"""Rules that only older editions have, by the numbers they have there."""

from __future__ import annotations

from typing import Final

from apnap.logs.rules.fighting import DAMAGE
from apnap.logs.rules.wrong import Wrong, step_of
from apnap.protocol import DeclareBlockers, Object, Order, OrderObjects

_UNTIL: Final = "2009-07-11"
"""Until then combat damage used the stack."""


def old_cause(it: Wrong) -> str | None:
    """Return a rule of the edition that today's lacks, if it was broken; None if it was another."""
    return _of_ordering_for_damage(it) or _of_damage_on_the_stack(it)


def _of_ordering_for_damage(it: Wrong) -> str | None:
    """Judge what is asked after blocks: in which order damage is assigned to whom."""
    if not isinstance(it.answer, DeclareBlockers | Order) or not it.ours.turns:
        return None
    ours, theirs = (
        [one.decider for one in state.pending if isinstance(one, OrderObjects)]
        for state in (it.ours, it.theirs)
    )
    if not ours or theirs or step_of(it.ours) != "declare_blockers" or it.ours.turns[0].stack:
        return None
    return "509.2" if ours[0] == it.ours.turns[0].active else "509.3"


def _of_damage_on_the_stack(it: Wrong) -> str | None:
    """Judge combat damage that resolves: all of it is dealt as it was assigned."""
    damage = it.resolved
    if damage is None or it.theirs.edition >= _UNTIL or it.kind not in ("objects", "players"):
        return None
    stack = it.before.turns[0].stack
    alone = len(stack) == 1 and step_of(it.before) in DAMAGE
    return "310.4" if alone and _is_of_nobody(damage) else None


def _is_of_nobody(thing: Object) -> bool:
    """Tell whether something on the stack has no source, as combat damage."""
    return thing.kind == "ability" and thing.source is None and thing.card in (None, "unknown")
