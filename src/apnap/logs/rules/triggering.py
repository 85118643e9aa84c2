"""What triggers, as which player's ability, and in which order it is put on the stack."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.logs.rules.wrong import Wrong, named
from apnap.protocol import (
    Activate,
    Cast,
    ChooseTargets,
    DeclareBlockers,
    Object,
    OrderTriggers,
    State,
)


def of_looking_back(it: Wrong) -> str | None:
    """Judge what triggers on phasing out, or on a change of control: as its source was before."""
    return next(
        (rule for one in _missing(it) if (rule := _of_its_source(it, one)) is not None), None
    )


def _of_its_source(it: Wrong, ability: Object) -> str | None:
    """Return why an ability triggers of a source that has left, phased out or changed hands."""
    was, now = (named(state, ability.source) for state in (it.before, it.ours))
    gone, left = (
        {one.name for one in state.players if one.left is not None}
        for state in (it.before, it.ours)
    )
    if was is None or now is None:
        departed = bool(gone) if was is None else was.owner in left - gone
        return "603.10f" if departed and now is None and ability.source is not None else None
    if ability.controller != was.controller:
        return None
    if now.phased_out and not was.phased_out:
        return "603.10b"
    return "603.10d" if now.zone == was.zone and now.controller != was.controller else None


def of_blockers_that_are_added(it: Wrong) -> str | None:
    """Judge what triggers on a number of blockers: also if one of them was not declared."""
    if isinstance(it.answer, DeclareBlockers) or not any(_missing(it)):
        return None
    was, now = (_blockers(state) for state in (it.before, it.ours))
    more = any(was.get(name) and was[name] < blockers for name, blockers in now.items())
    return "509.3e" if more else None


def of_choosing_the_order(it: Wrong) -> str | None:
    """Judge abilities that are on the stack in the log before their order has been chosen."""
    ordered = [one for one in it.ours.pending if isinstance(one, OrderTriggers)]
    known = {one.name for one in it.before.objects}
    come = sum(o.kind == "ability" and o.name not in known for o in it.theirs.objects)
    waiting = sum(len(one.triggers) for one in ordered)
    asked = any(isinstance(one, OrderTriggers) for one in it.theirs.pending)
    concerned = it.field == "stack" or it.kind in ("objects", "pending")
    return "603.3b" if ordered and not asked and come >= waiting and concerned else None


def of_whose_targets(it: Wrong) -> str | None:
    """Judge who is asked for the targets of an ability that has triggered: its controller."""
    if it.first.where != "pending.choose_targets" or isinstance(it.answer, Cast | Activate):
        return None
    ours, theirs = (
        [one for one in state.pending if isinstance(one, ChooseTargets)]
        for state in (it.ours, it.theirs)
    )
    before = any(isinstance(one, ChooseTargets) for one in it.before.pending)
    others = {one.decider for one in ours}.isdisjoint(one.decider for one in theirs)
    return "603.3a" if ours and theirs and others and not before else None


def _missing(it: Wrong) -> Iterator[Object]:
    """Yield the abilities that by the rules have come onto the stack, and not so in the log."""
    if it.field != "stack" and it.kind != "objects":
        return
    known = {one.name for one in it.before.objects}
    come = [
        (o.card, o.controller)
        for o in it.theirs.objects
        if o.kind == "ability" and o.name not in known
    ]
    for one in it.ours.objects:
        if one.kind != "ability" or one.name in known:
            continue
        if (one.card, one.controller) in come:
            come.remove((one.card, one.controller))
        else:
            yield one


def _blockers(state: State) -> dict[str, set[str]]:
    """Return which creatures block an attacker, by attackers."""
    combat = state.turns[0].combat if state.turns else None
    return {} if combat is None else {one.attacker: set(one.blockers) for one in combat.attacks}
