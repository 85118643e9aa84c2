"""What stays, or should, with what it is attached to, and beside others of its kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from apnap.logs.rules.wrong import Wrong
from apnap.protocol import DeclareAttackers, Object

_EQUIPPED: Final = ("Equipment", "Fortification")
_NOTHING: Final = "nothing"
_PAIR: Final = ("+1/+1", "-1/-1")


def of_what_stays(it: Wrong) -> str | None:
    """
    Judge what state-based actions do to permanents because of other things there.

    An Aura needs what it enchants, Equipment doesn't. A world permanent gives way to a newer one,
    and a Role to the next Role of the same player. Counters of two kinds remove each other.
    """
    thing = it.thing
    ours, theirs = (_named(objects, thing) for objects in (it.ours.objects, it.theirs.objects))
    if thing is None or theirs is None or thing.zone != "battlefield":
        return None
    if "counters" in it.first.where.split("."):
        both = theirs.counters != "unknown" and all(kind in theirs.counters for kind in _PAIR)
        return "704.5q" if both else None
    stays, should_stay = (one is not None and one.zone == "battlefield" for one in (theirs, ours))
    if stays and not should_stay:
        changed = _host_has_changed(it, thing) and it.theirs.variant.range_of_influence is not None
        return "704.5m" if changed else _outlived(theirs, it.theirs.objects)
    host = _called(it.ours.objects, thing.attached_to)
    unattached = ours is not None and thing.attached_to is not None and ours.attached_to is None
    alone = host is None or host.zone != "battlefield" or stays
    equipped = any(word in _EQUIPPED for word in _subtypes(thing))
    kept = theirs.attached_to == thing.attached_to or not stays
    return "704.5n" if should_stay and unattached and alone and equipped and kept else None


def _host_has_changed(it: Wrong, aura: Object) -> bool:
    """Tell whether what an Aura enchants stays, and has come under the control of another."""
    was, now = (_called(state.objects, aura.attached_to) for state in (it.before, it.ours))
    if was is None or now is None or "Aura" not in _subtypes(aura):
        return False
    return now.zone == "battlefield" and now.controller != was.controller


def of_what_an_attachment_did(it: Wrong) -> str | None:
    """Judge a permanent from which an Aura or the like has gone: what that did to it is over."""
    thing = it.thing
    ours, theirs = (_named(state.objects, thing) for state in (it.ours, it.theirs))
    if thing is None or ours is None or theirs is None or ours.zone != "battlefield":
        return None
    if it.field == "controller":
        stays = theirs.controller == thing.controller != ours.controller
    else:
        stays = "now" in it.first.where.split(".") and theirs.now == thing.now != ours.now
    there = {one.name: one.attached_to for one in it.ours.objects if one.zone == "battlefield"}
    gone = any(
        one.attached_to == thing.name != there.get(one.name)
        for one in it.before.objects
        if one.zone == "battlefield"
    )
    return "611.3b" if stays and gone and thing.zone == "battlefield" else None


def of_phasing(it: Wrong) -> str | None:
    """Judge what phases: in the untap step, or with what it is attached to."""
    thing = it.thing
    if thing is None or it.field != "phased_out":
        return None
    host = _called(it.before.objects, thing.attached_to)
    now = _called(it.ours.objects, thing.attached_to)
    if host is not None and now is not None and host.phased_out != now.phased_out:
        return "702.26g"
    return "502.1" if it.new_turn and it.passes("untap") else None


def of_indestructible(it: Wrong) -> str | None:
    """Judge a creature that is destroyed in the log though nothing can destroy it."""
    ours, theirs = (_named(state.objects, it.thing) for state in (it.ours, it.theirs))
    if ours is None or theirs is None or ours.now == "unknown" or ours.now.keywords == "unknown":
        return None
    died = ours.zone == "battlefield" and theirs.zone == "graveyard"
    lasting = "indestructible" in (word.casefold() for word in ours.now.keywords)
    harmed = ours.damage not in (0, "unknown")
    return "702.12b" if died and lasting and harmed else None


def of_leaving_combat(it: Wrong) -> str | None:
    """Judge an attacker that is removed from combat, and in the log goes on attacking."""
    combat = it.before.turns[0].combat if it.before.turns else None
    if combat is None or isinstance(it.answer, DeclareAttackers):
        return None
    gone = it.first.expected == _NOTHING
    attacks = (f"turns.0.combat.attacks.{one.attacker}" for one in combat.attacks)
    return "506.4" if gone and it.first.where in attacks else None


def _outlived(thing: Object, there: Iterable[Object]) -> str | None:
    """Return which state-based action a permanent should not have outlived."""
    there = tuple(there)
    if "Role" in _subtypes(thing):
        roles = (o for o in _others(thing, there) if "Role" in _subtypes(o))
        beside = ((o.attached_to, o.controller) for o in roles)
        return "704.5y" if (thing.attached_to, thing.controller) in beside else None
    if "Aura" in _subtypes(thing):
        host = _called(there, thing.attached_to)
        lost = thing.attached_to is None or (host is not None and host.zone != "battlefield")
        return "704.5m" if lost else None
    if "World" in _types(thing):
        return "704.5k" if any("World" in _types(o) for o in _others(thing, there)) else None
    return None


def _others(thing: Object, there: Iterable[Object]) -> Iterator[Object]:
    return (o for o in there if o.zone == "battlefield" and o.name != thing.name)


def _named(objects: Iterable[Object], thing: Object | None) -> Object | None:
    return None if thing is None else _called(objects, thing.name)


def _called(objects: Iterable[Object], name: str | None) -> Object | None:
    return next((o for o in objects if o.name == name), None)


def _types(thing: Object) -> tuple[str, ...]:
    return () if thing.now == "unknown" else tuple(thing.now.types)


def _subtypes(thing: Object) -> tuple[str, ...]:
    return () if thing.now == "unknown" else tuple(thing.now.subtypes)
