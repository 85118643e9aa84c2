"""Comparing a state of a log with the one to which the rules lead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from apnap.driver.transcript import kind
from apnap.protocol import Decision, Left, Object, Pick, Record, State

ORDERED_BEFORE: Final = "2024-11-08"
"""Editions before this one have a damage assignment order: blockers are listed in it."""

_ABSENT: Final = "nothing"
_CONCEALED: Final = "concealed"
_FREE: Final = frozenset({"id", "purpose"})
"""Fields of a decision that mean nothing to the rules."""

_UNORDERED: Final = frozenset(
    {
        *("colors", "types", "subtypes", "keywords", "mana_pool", "attacking", "skips", "picks"),
        *("candidates", "actions", "among", "may_attack", "may_block", "triggers", "winners"),
    }
)
_IN_DAMAGE_ORDER: Final = frozenset({"blockers", "blocks"})
_KEYS: Final[Mapping[str, str]] = {
    "objects": "name",
    "players": "name",
    "teams": "name",
    "attacks": "attacker",
}
"""Lists of records that are told apart by a field, not by their place."""

_LONGEST: Final = 200


class Difference(Record, frozen=True):
    """A field, what the rules lead to, and what the log has."""

    where: str
    expected: str
    got: str


def differences(ours: State, theirs: State) -> Iterator[Difference]:
    """
    Yield where a state of a log (`theirs`) differs from the engine's, both with the same names.

    What either does not know is not compared, nor is the order of what has none. A log may ask
    one by one what the rules leave open together.
    """
    if ours != theirs:
        yield from _asked(ours, theirs)
        look = _Look(theirs)
        for field in ours.__struct_fields__:
            if field != "pending":
                yield from look.at(field, getattr(ours, field), getattr(theirs, field))


def leaks(shown: State, whole: State, theirs: State) -> Iterator[Difference]:
    """
    Yield what a look of a log (`theirs`) shows, and the rules conceal from whoever looks.

    `shown` is what they let that player see, `whole` all that there is.
    """
    for field in ("objects", "picks"):
        mine, known, logged = (_apart(getattr(state, field)) for state in (shown, whole, theirs))
        for key in mine.keys() & known.keys() & logged.keys():
            for name in mine[key].__struct_fields__:
                here, there, got = (getattr(one[key], name) for one in (mine, known, logged))
                if here == "unknown" and "unknown" not in (there, got):
                    yield Difference(f"{field}.{key}.{name}", _CONCEALED, short(got))


def _apart(parts: Sequence[object]) -> dict[str, Object | Pick]:
    """Return objects by their names, and choices by who has made them for whom."""
    found: dict[str, Object | Pick] = {}
    for part in parts:
        if isinstance(part, Object):
            found[part.name] = part
        elif isinstance(part, Pick):
            found[f"{part.decider} for {part.subject}"] = part
    return found


def pairs(ours: State, theirs: State) -> dict[str, str]:
    """
    Return the ids of the engine's pending decisions, by those of the log's.

    What is asked of somebody else than it should be is paired as well.
    """
    found = {logged.id: one.id for logged, one in _paired(ours, theirs) if one is not None}
    for logged in theirs.pending:
        free = (o for o in ours.pending if o.id not in found.values() and kind(o) == kind(logged))
        other = None if logged.id in found else next(free, None)
        if other is not None:
            found[logged.id] = other.id
    return found


def told(decision: Decision) -> str:
    """Say who is asked what."""
    whose = f" for {decision.subject}" if decision.subject else ""
    return f"{decision.decider}: {kind(decision)}{whose}"


def _asked(ours: State, theirs: State) -> Iterator[Difference]:
    """Yield what is asked otherwise than it should be."""
    look = _Look(theirs)
    mine = "; ".join(map(told, ours.pending)) or _ABSENT
    for logged, one in _paired(ours, theirs):
        where = f"pending.{kind(logged)}"
        if one is None:
            yield Difference(where, mine, told(logged))
        else:
            yield from look.at(where, one, logged)
    if ours.pending and not theirs.pending:
        yield Difference(f"pending.{kind(ours.pending[0])}", mine, _ABSENT)


def _paired(ours: State, theirs: State) -> Iterator[tuple[Decision, Decision | None]]:
    """Yield each decision of the log with the engine's that it is, if it is one."""
    look, free = _Look(theirs), list(ours.pending)
    for logged in theirs.pending:
        alike = [one for one in free if _is(one, logged)]
        same = (one for one in alike if not any(look.at("", one, logged)))
        found = next(same, alike[0] if alike else None)
        if found is not None:
            free.remove(found)
        yield logged, found


def _is(one: Decision, other: Decision) -> bool:
    """Tell whether the same is asked of the same player or team in the same turn."""
    same = (one.decider, one.subject, one.turn) == (other.decider, other.subject, other.turn)
    return same and type(one) is type(other)


class _Look:
    """Compares values field by field."""

    def __init__(self, state: State) -> None:
        """Take into account whether creatures are listed in damage assignment order."""
        ordered = state.edition < ORDERED_BEFORE
        self._unordered = _UNORDERED if ordered else _UNORDERED | _IN_DAMAGE_ORDER

    def at(self, where: str, ours: object, theirs: object) -> Iterator[Difference]:
        """Yield where two values differ."""
        if ours == theirs or "unknown" in (ours, theirs):
            return
        match ours, theirs:
            case Left(), Left() if "unknown" in (ours.reason, theirs.reason):
                return
            case Record(), Record() if type(ours) is type(theirs):
                for field in (f for f in ours.__struct_fields__ if f not in _FREE):
                    path = f"{where}.{field}" if where else field
                    yield from self.at(path, getattr(ours, field), getattr(theirs, field))
            case tuple(), tuple():
                yield from self._listed(where, ours, theirs)
            case _:
                yield Difference(where, short(ours), short(theirs))

    def _listed(
        self, where: str, ours: Sequence[object], theirs: Sequence[object]
    ) -> Iterator[Difference]:
        """Yield where two lists differ."""
        field = where.rpartition(".")[2]
        key = _KEYS.get(field, "")
        if key and all(isinstance(part, Record) for part in (*ours, *theirs)):
            yield from self._by_key(where, key, ours, theirs)
        elif field in self._unordered and _sorted(ours) == _sorted(theirs):
            return
        elif len(ours) == len(theirs) and all(isinstance(part, Record) for part in ours):
            for index, (mine, logged) in enumerate(zip(ours, theirs, strict=True)):
                yield from self.at(f"{where}.{index}", mine, logged)
        else:
            yield Difference(where, short(ours), short(theirs))

    def _by_key(
        self, where: str, key: str, ours: Sequence[object], theirs: Sequence[object]
    ) -> Iterator[Difference]:
        mine, logged = ({getattr(one, key): one for one in side} for side in (ours, theirs))
        if len(logged) < len(theirs):
            for name, number in Counter(getattr(one, key) for one in theirs).items():
                if number > 1:
                    yield Difference(f"{where}.{name}", "once", f"{number} times")
        for name in dict.fromkeys((*mine, *logged)):
            if name not in mine or name not in logged:
                there = [short(side[name]) if name in side else _ABSENT for side in (mine, logged)]
                yield Difference(f"{where}.{name}", *there)
            else:
                yield from self.at(f"{where}.{name}", mine[name], logged[name])
        if where == "players" and list(mine) != list(logged):
            yield Difference(where, short(tuple(mine)), short(tuple(logged)))


def _sorted(parts: Sequence[object]) -> list[str]:
    return sorted(map(repr, parts))


def short(value: object) -> str:
    """Write a value as people read it; of a record what is not as it is by default."""
    match value:
        case None:
            text = "none"
        case bool():
            text = "yes" if value else "no"
        case Record():
            text = short(
                {f: getattr(value, f) for f in value.__struct_fields__ if getattr(value, f)}
            )
        case dict():
            text = ", ".join(f"{key} {short(part)}" for key, part in value.items()) or _ABSENT
        case list() | tuple():
            text = ", ".join(map(short, value)) or _ABSENT
        case _:
            text = str(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
