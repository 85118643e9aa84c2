"""Finding what has changed between two states, in the few words that a reader needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from apnap.driver.names import Names
from apnap.driver.transcript import kind
from apnap.protocol import Object, Player, Record, State, Turn
from apnap.protocol.catalogue import catalogue
from apnap.protocol.freedoms import alike

_LIMIT: Final = 6
"""How many differences are told."""


def differences(before: State, after: State, names: Names) -> tuple[str, ...]:
    """
    Return what is different after, in words; nothing if the states say the same.

    Lands may have become tapped and their mana may be in the pool (the rulebook lets a player
    keep it when an illegal action is undone). What either state does not show is not compared.
    """
    return tuple(_all(before, after, names))


def summary(changes: tuple[str, ...]) -> str:
    """Write the first few differences as one line."""
    more = f"; and {len(changes) - _LIMIT} more" if len(changes) > _LIMIT else ""
    return "; ".join(changes[:_LIMIT]) + more


def _all(before: State, after: State, names: Names) -> Iterator[str]:
    if before is after:
        return
    for field in ("stage", "result", "teams", "markers", "picks", "extra_turns", "skips"):
        was, now = getattr(before, field), getattr(after, field)
        if not alike(was, now, after.edition, field):
            yield from _field(field, was, now, names)
    yield from _named(before.players, after.players, ("mana_pool",), names)
    yield from _objects(before.objects, after.objects, names)
    yield from _turns(before.turns, after.turns, names)
    asked = (sorted(f"{d.decider}: {kind(d)}" for d in one.pending) for one in (before, after))
    was_asked, now_asked = asked
    yield from _field("asked", was_asked, now_asked, names)


def _objects(before: tuple[Object, ...], after: tuple[Object, ...], names: Names) -> Iterator[str]:
    old = {thing.name: thing for thing in before}
    new = {thing.name: thing for thing in after}
    for name in sorted(old.keys() - new.keys()):
        yield f"{names.shown(name)} is gone"
    for name in sorted(new.keys() - old.keys()):
        yield f"{names.shown(name)} has appeared ({new[name].zone})"
    for name in sorted(old.keys() & new.keys()):
        was, now = old[name], new[name]
        if was != now:
            yield from _record(names.shown(name), was, now, _free(was, now), names)


def _free(was: Object, now: Object) -> tuple[str, ...]:
    """Return the fields of an object that may change: a land may have been tapped for mana."""
    land = now.now != "unknown" and "Land" in now.now.types
    return ("tapped",) if (land or _land_card(now)) and not was.tapped else ()


def _land_card(thing: Object) -> bool:
    card = catalogue().get(thing.card) if thing.card else None
    return card is not None and "Land" in card.types


def _turns(before: tuple[Turn, ...], after: tuple[Turn, ...], names: Names) -> Iterator[str]:
    if len(before) != len(after):
        yield f"turns going on: {len(before)} -> {len(after)}"
    for was, now in zip(before, after, strict=False):
        if was != now:
            yield from _record("turn", was, now, (), names)


def _named(
    before: tuple[Player, ...], after: tuple[Player, ...], free: tuple[str, ...], names: Names
) -> Iterator[str]:
    for was, now in zip(before, after, strict=False):
        if was != now:
            yield from _record(now.name, was, now, free, names)


def _record(
    what: str, was: Record, now: Record, free: tuple[str, ...], names: Names
) -> Iterator[str]:
    """Compare two records field by field."""
    for field in was.__struct_fields__:
        if field not in free:
            yield from _field(f"{what}: {field}", getattr(was, field), getattr(now, field), names)


def _field(what: str, was: object, now: object, names: Names) -> Iterator[str]:
    if was != now and "unknown" not in (was, now):
        if isinstance(was, Record) and isinstance(now, Record) and type(was) is type(now):
            yield from _record(what, was, now, (), names)
        else:
            yield f"{what.replace('_', ' ')}: {_short(was, names)} -> {_short(now, names)}"


def _short(value: object, names: Names) -> str:
    """Write a value in short."""
    plain: Any = msgspec.to_builtins(value)
    match plain:
        case None:
            return "none"
        case bool():
            return "yes" if plain else "no"
        case str():
            return names.shown(plain)
        case list() | tuple():
            return ", ".join(_short(part, names) for part in plain) or "none"
        case dict():
            return (
                ", ".join(f"{key} {_short(part, names)}" for key, part in plain.items()) or "none"
            )
        case _:
            return str(plain)
