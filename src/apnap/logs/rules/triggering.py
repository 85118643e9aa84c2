"""What triggers, as which player's ability, and in which order it is put on the stack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from apnap.logs.rules.wrong import NOTHING, Wrong, is_a_new_ability, keywords, named, stacks
from apnap.protocol import (
    Activate,
    Cast,
    ChooseTargets,
    DeclareAttackers,
    DeclareBlockers,
    Object,
    Order,
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


def of_triggers(it: Wrong) -> str | None:
    """Judge triggered abilities: they go on the stack in the order that was chosen."""
    if it.field == "stack":
        ours, theirs = (stacks(state) for state in (it.ours, it.theirs))
        if len(ours) == len(theirs) and len(ours) > 1:
            return "603.3b" if isinstance(it.answer, Order) or _abilities(it.ours) > 1 else "405.2"
        if isinstance(it.answer, Order):
            return "603.3b"
        if len(theirs) < len(ours) and _new_abilities(it):
            return "724.2" if _monarch_draws(it) else "603.3"
    if it.kind == "pending" and _have_not_triggered(it):
        return "603.2"
    if it.kind == "objects" and is_a_new_ability(it):
        return "603.3" if it.first.got == NOTHING else "603.2"
    return None


def of_exalted(it: Wrong) -> str | None:
    """Judge what attacks alone: it grows by each exalted ability of its controller."""
    declared = it.answer.attacks if isinstance(it.answer, DeclareAttackers) else ()
    thing = it.thing
    if len(declared) != 1 or thing is None or thing.name != declared[0].attacker:
        return None
    exalted = any(
        one.zone == "battlefield"
        and one.controller == thing.controller
        and "exalted" in keywords(one)
        for one in it.before.objects
    )
    return "702.83a" if exalted and it.field in ("power", "toughness") else None


def of_triggering_once(it: Wrong) -> str | None:
    """Judge abilities that are on the stack more often in the log than they have triggered."""
    if it.field != "stack" and not is_a_new_ability(it):
        return None
    known = {thing.name for thing in it.before.objects}
    ours, theirs = (
        Counter(
            (one.card, one.controller)
            for one in state.objects
            if one.kind == "ability" and one.name not in known and one.name in stacks(state)
        )
        for state in (it.ours, it.theirs)
    )
    more = theirs - ours
    if not more:
        return None
    return "603.2c" if all(one in ours for one in more) else "603.2"


def _new_abilities(it: Wrong) -> bool:
    """Tell whether by the rules abilities have come onto the stack."""
    known, there = {thing.name for thing in it.before.objects}, set(stacks(it.ours))
    return any(o.kind == "ability" and o.name in there - known for o in it.ours.objects)


def _have_not_triggered(it: Wrong) -> bool:
    """Tell whether in the log nothing waits for the stack of what should be ordered for it."""
    ordered = [one for one in it.ours.pending if isinstance(one, OrderTriggers)]
    theirs = any(isinstance(one, OrderTriggers) for one in it.theirs.pending)
    known = {thing.name for thing in it.before.objects}
    come = any(o.kind == "ability" and o.name not in known for o in it.theirs.objects)
    return bool(ordered) and not theirs and not come


def _monarch_draws(it: Wrong) -> bool:
    """Tell whether only what triggers for the monarch in their end step is missing."""
    known = {thing.name for thing in (*it.before.objects, *it.theirs.objects)}
    there = set(stacks(it.ours)) - known
    new = [one for one in it.ours.objects if one.name in there]
    return it.passes("end_step") and bool(new) and all(one.card is None for one in new)


def _abilities(state: State) -> int:
    there = set(stacks(state))
    return sum(o.kind == "ability" for o in state.objects if o.name in there)
