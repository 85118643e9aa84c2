"""How far two games have come: one in a log that leaves passes out, and the same by the rules."""

from __future__ import annotations

from apnap.protocol import ChooseObjects, ChoosePlayer, Object, State, YesNo


def is_chosen_for_the_stack(state: State) -> bool:
    """
    Tell whether somebody chooses what is chosen as something on the stack resolves.

    Unless something is just being announced, all players have passed before that.
    """
    chosen = all(isinstance(one, ChooseObjects | ChoosePlayer | YesNo) for one in state.pending)
    return chosen and bool(state.pending) and any(turn.stack for turn in state.turns)


def is_there(ours: State, theirs: State) -> bool:
    """Tell whether the same steps are going on, and as far as it is told the same on the stack."""
    mine, logged = (
        [(turn.active, turn.step, len(turn.stack)) for turn in state.turns]
        for state in (ours, theirs)
    )
    if mine != logged:
        return False
    pairs = zip(_stacked(ours), _stacked(theirs), strict=True)
    return all(
        one is None or other is None or (one.kind == other.kind and _may_be(one.card, other.card))
        for one, other in pairs
    )


def _stacked(state: State) -> list[Object | None]:
    """Return what is on the stacks."""
    things = {thing.name: thing for thing in state.objects if thing.zone == "stack"}
    return [things.get(name) for turn in state.turns for name in turn.stack]


def _may_be(one: str | None, other: str | None) -> bool:
    """Tell whether two cards are the same, as far as it is told."""
    return one == other or "unknown" in (one, other) or None in (one, other)
