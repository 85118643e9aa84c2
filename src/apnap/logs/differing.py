"""Comparing a state of a log with the one to which the rules lead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from apnap.driver.transcript import kind
from apnap.logs.expected_names import translated
from apnap.protocol import Decision, Object, Pick, Record, State
from apnap.protocol.freedoms import Apart, alike, apart, as_far_as_asked

_ABSENT: Final = "nothing"
_CONCEALED: Final = "concealed"
_LONGEST: Final = 200


class Difference(Record, frozen=True):
    """A field, what the rules lead to, and what the log has."""

    where: str
    expected: str
    got: str


def differences(ours: State, theirs: State) -> Iterator[Difference]:
    """
    Yield where a state of a log (`theirs`) differs from the engine's, both with the same names.

    What engines are free to write as they like is not compared (`apnap.protocol.freedoms`). A log
    may ask one by one what the rules leave open together. What a game that is over leaves behind of
    its last turn means nothing.
    """
    if ours.stage == theirs.stage == "over":
        ours, theirs = _as_it_ended(ours), _as_it_ended(theirs)
    if ours != theirs:
        yield from _asked(ours, theirs)
        yield from map(_written, apart(ours, theirs, theirs.edition))


def _as_it_ended(state: State) -> State:
    """Return a state without what was still to come, or to resolve, when the game ended."""
    told = {"picks": "unknown", "extra_turns": "unknown", "skips": "unknown"}
    objects = tuple(one for one in state.objects if one.kind != "ability")
    return replace(state, turns=(), markers=(), objects=objects, **told)


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
    yield from _libraries(shown, whole, theirs)


def _libraries(shown: State, whole: State, theirs: State) -> Iterator[Difference]:
    """Yield the cards in libraries that a look of a log shows, and the rules conceal."""
    seen = {thing.name for thing in shown.objects}
    hidden = {one.name for one in whole.objects if one.zone == "library" and one.name not in seen}
    for thing in theirs.objects:
        if thing.zone == "library" and thing.name in hidden and thing.card != "unknown":
            yield Difference(f"objects.{thing.name}.card", _CONCEALED, short(thing.card))


def without_decisions_of_others(look: State, shown: State, whole: State) -> State:
    """
    Return a look of a log without what others decide on objects that whoever looks knows.

    A look may tell of that. `shown` is what the rules let that player see, `whole` all there is.
    """
    seen = {thing.name for thing in shown.objects}
    hidden = {thing.name: _CONCEALED for thing in whole.objects if thing.name not in seen}
    others = [one for one in whole.pending if one not in shown.pending]
    kept = (
        one
        for one in look.pending
        if translated(one, hidden) != one or not any(_is(one, other) for other in others)
    )
    return replace(look, pending=tuple(kept))


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
    mine = "; ".join(map(told, ours.pending)) or _ABSENT
    for logged, one in _paired(ours, theirs):
        where = f"pending.{kind(logged)}"
        if one is None:
            yield Difference(where, mine, told(logged))
        else:
            spoken_of = as_far_as_asked(one, logged)
            yield from map(_written, apart(*spoken_of, theirs.edition, where))
    if ours.pending and not theirs.pending:
        yield Difference(f"pending.{kind(ours.pending[0])}", mine, _ABSENT)


def _paired(ours: State, theirs: State) -> Iterator[tuple[Decision, Decision | None]]:
    """Yield each decision of the log with the engine's that it is, if it is one."""
    free = list(ours.pending)
    for logged in theirs.pending:
        asked = [one for one in free if _is(one, logged)]
        same = (one for one in asked if alike(one, logged, theirs.edition))
        found = next(same, asked[0] if asked else None)
        if found is not None:
            free.remove(found)
        yield logged, found


def _is(one: Decision, other: Decision) -> bool:
    """Tell whether the same is asked of the same player or team in the same turn."""
    same = (one.decider, one.subject, one.turn) == (other.decider, other.subject, other.turn)
    return same and type(one) is type(other)


def _written(one: Apart) -> Difference:
    """Write what is on either side as people read it; what is on one side only is absent there."""
    missing = isinstance(one.ours, Record) != isinstance(one.theirs, Record)
    there = (
        _ABSENT if side is None and missing else short(side) for side in (one.ours, one.theirs)
    )
    return Difference(one.where, *there)


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
