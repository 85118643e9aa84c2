"""
What the same object is called in a log and on the engine that judges.

Cards that somebody named are called the same. What engines make themselves (tokens, abilities)
has a handle from each; which belong together is found by what they are and where.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from apnap.protocol import AnswerSaid, ChanceAsked, Object, OrderTriggers, Record, State

R = TypeVar("R", bound=Record)

HANDLE: Final = "~"
"""What a handle begins with; no position that is loaded may hold one."""

_APART: Final = f"{HANDLE}{HANDLE}"
"""What a name begins with by which nobody calls anything."""

_PRINTED: Final = ("card", "copy_of", "now")
_PAIR: Final = 2
_LOOSE: Final = ("kind", "card", "owner", "controller", "zone")


class Naming:
    """A two-way map between the names of a log and those of the engine that judges."""

    def __init__(self, ours: Mapping[str, str] | None = None) -> None:
        """Begin with the names that are known to differ: the engine's by the log's."""
        self._ours = dict(ours or {})

    @property
    def differs(self) -> bool:
        """Whether any name is another one."""
        return bool(self._ours)

    def copy(self) -> Naming:
        """Return a map of its own that knows the same names."""
        return Naming(self._ours)

    def called(self, name: str) -> str:
        """Return what the engine calls something of the log."""
        return self._ours.get(name, name)

    def ours(self, record: R) -> R:
        """Return a record of the log with the engine's names."""
        return translated(record, self._ours) if self._ours else record

    def call(self, names: Mapping[str, str]) -> None:
        """Take names that belong together: the engine's by the log's, as the engine has them."""
        back = {ours: theirs for theirs, ours in self._ours.items()}
        self._ours |= {back.get(theirs, theirs): ours for theirs, ours in names.items()}

    def told(self, text: str, theirs: State, ours: State) -> str:
        """
        Return a text with the names of the log instead of the engine's.

        What has a handle of the engine and none in the log is called by its card, and whose it is.
        """
        back = {ours: theirs for theirs, ours in self._ours.items()}
        same = _named(theirs).keys() - self._ours.keys()
        words = {
            name: _in_words(it)
            for name, it in _named(ours).items()
            if name.startswith(HANDLE) and name not in same
        }
        words |= back
        if not words:
            return text
        names = "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
        return re.sub(rf"(?<![\w~])(?:{names})(?!\w)", lambda found: words[found[0]], text)

    def learn(self, theirs: State, ours: State) -> None:
        """
        Find out which new handles of two states belong together.

        What is gone from both stays known: an ability may come from it, concern it or target it.
        """
        known_theirs, known_ours = _named(theirs), _named(ours)
        aims = _targets(theirs) if self._ours else frozenset()  # of some that are gone
        self._ours = {
            t: o
            for t, o in self._ours.items()
            if (t in known_theirs and o in known_ours)
            or (
                (t in aims or not (t in known_theirs or o in known_ours))
                and not o.startswith(_APART)
            )
        }
        taken = set(self._ours.values())
        new = {name: it for name, it in known_theirs.items() if name not in self._ours}
        free = {name: it for name, it in known_ours.items() if name not in taken}
        for name in [name for name in new if not name.startswith(HANDLE)]:
            free.pop(name, None)
            del new[name]
        for describe in (self._closely, self._by_source, _loosely, self._from_where):
            self._pair(new, free, describe)
        sourceless = {name: it for name, it in free.items() if _is_without_source(it)}
        if sourceless:
            self._pair(new, sourceless, _by_whom)
        self._tell_apart(new)

    def _tell_apart(self, new: Iterable[str]) -> None:
        """Give handles of the log that are paired with none another name if one here has theirs."""
        taken = set(self._ours.values())
        self._ours |= {name: f"{_APART}{name[1:]}" for name in new if name in taken}

    def _pair(
        self,
        new: dict[str, _Named],
        free: dict[str, _Named],
        describe: _Describe,
    ) -> None:
        """
        Pair what is described alike, in the order of the states.

        Where the one state has all the handles that the other has, the same ones belong together;
        if only some are the same, these mean nothing, since the engine has begun to count anew.
        """
        mine, theirs = (
            _grouped((describe(it, mine=own), name) for name, it in some.items())
            for some, own in ((free, True), (new, False))
        )
        for what, named in theirs.items():
            for name, other in _in_pairs(named, mine.get(what, [])):
                del new[name], free[other]
                if name != other:
                    self._ours[name] = other

    def _closely(self, it: _Named, *, mine: bool) -> str:
        """Describe all that is known of an object but its name."""
        plain: dict[str, Any] = msgspec.to_builtins(it)
        plain = plain if mine else _with(plain, self._ours)
        plain.pop("name", None)
        if plain.get("kind") == "ability":
            plain.pop("owner")
        return repr(sorted(plain.items()))

    def _by_source(self, it: _Named, *, mine: bool) -> str:
        """Describe what an object is, whose, where and from what, whomever it concerns."""
        source = it.source if isinstance(it, Object | _Trigger) else None
        if source is not None and not mine:
            source = self._ours.get(source, source)
        return f"{_loosely(it, mine=mine)} {source}"

    def _from_where(self, it: _Named, *, mine: bool) -> str:
        """Describe an ability by what it comes from, if the log doesn't tell of which card."""
        if not isinstance(it, Object) or it.kind != "ability" or it.source in (None, "unknown"):
            return f"{mine} {type(it).__name__}"
        if not mine and it.card != "unknown":
            return f"{mine} {it.card}"
        source = it.source if mine else self._ours.get(it.source, it.source)
        return repr((it.controller, it.zone, source))


def _targets(state: State) -> frozenset[str]:
    """Return what is targeted by something."""
    return frozenset(name for thing in state.objects for name in thing.targets)


def _grouped(described: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Return names by what is said of them."""
    found: dict[str, list[str]] = {}
    for what, name in described:
        found.setdefault(what, []).append(name)
    return found


def _in_pairs(some: Sequence[str], others: Sequence[str]) -> Iterable[tuple[str, str]]:
    """Pair names with the same ones if those are all there, or else in their order."""
    few, many = sorted(({*some}, {*others}), key=len)
    same = [name for name in some if name in others] if few <= many else []
    rests = ([name for name in names if name not in same] for names in (some, others))
    return (*zip(same, same, strict=True), *zip(*rests, strict=False))


class _Trigger(Record, frozen=True):
    """A triggered ability that waits: it has a handle before it is an object."""

    source: str
    concerns: str | None


class _Unseen(Record, frozen=True):
    """A card that nobody has named, which is shuffled."""


class _Describe(Protocol):
    """Describes an object; `mine` if it has the engine's names."""

    def __call__(self, it: _Named, *, mine: bool) -> str: ...


_Named = Object | _Trigger | _Unseen


def _in_words(it: _Named) -> str:
    """Name something that the log has no name for: whose it is, and by its card or its source."""
    match it:
        case Object():
            shown = it.card if it.now == "unknown" or not it.now.name else it.now.name
            kind = "card" if it.kind == "card" else f"{it.kind} of"
            whose = it.controller if it.controller not in (None, "unknown") else it.owner
            thing = f"{kind} {shown}" if shown not in (None, "unknown") else it.kind
            return f"{whose}'s {thing}"
        case _Trigger():
            return f"an ability of {it.source}" if it.source else "an ability"
        case _:
            return "a card that nobody has named"


def translated(record: R, names: Mapping[str, str]) -> R:
    """
    Return a record in which things are called by other names.

    What is called by a word of the contract, such as a zone, keeps its name: no record would tell
    the two apart.
    """
    told = {name: other for name, other in names.items() if name not in _words()}
    return msgspec.convert(_with(msgspec.to_builtins(record), told), type(record))


@cache
def _words() -> frozenset[str]:
    """Return the words of which some field of a state or an answer holds one and nothing else."""
    _, parts = msgspec.json.schema_components((State, AnswerSaid))
    return frozenset(_listed(parts))


def _listed(schema: Any) -> Iterator[str]:  # noqa: ANN401 - any value of JSON
    """Yield the texts among which a schema lets choose."""
    match schema:
        case dict():
            only = [schema["const"]] if "const" in schema else []
            yield from (one for one in (*schema.get("enum", ()), *only) if isinstance(one, str))
            for part in schema.values():
                yield from _listed(part)
        case list() | tuple():
            for part in schema:
                yield from _listed(part)
        case _:
            return


def handles(state: State) -> Iterator[str]:
    """Yield the names in a state that engines have given."""
    return (name for name in _named(state) if name.startswith(HANDLE))


def _loosely(it: _Named, *, mine: bool) -> str:
    """Describe what an object is, whose, and where."""
    del mine
    if not isinstance(it, Object):
        return type(it).__name__
    fields = (field for field in _LOOSE if (it.kind, field) != ("ability", "owner"))
    return repr([getattr(it, field) for field in fields])


def _is_without_source(it: _Named) -> bool:
    """Tell whether something is an ability that comes from no object."""
    return isinstance(it, Object) and it.kind == "ability" and it.card is None


def _by_whom(it: _Named, *, mine: bool) -> str:
    """Describe an ability by its controller: what engines call no object is theirs to choose."""
    if isinstance(it, Object) and it.kind == "ability":
        return repr((it.controller, it.zone))
    return f"{mine} {type(it).__name__}"


def _named(state: State) -> dict[str, _Named]:
    """Return what has a name: objects, and triggered abilities that wait."""
    named: dict[str, _Named] = {thing.name: thing for thing in _as_stacked(state)}
    for decision in state.pending:
        for trigger in decision.triggers if isinstance(decision, OrderTriggers) else ():
            source = trigger.source if trigger.source != trigger.name else ""  # it has none
            named.setdefault(trigger.name, _Trigger(source, trigger.concerns))
        if isinstance(decision, ChanceAsked) and decision.among != "unknown":
            unseen = (name for name in decision.among if name.startswith(HANDLE))
            named = {name: _Unseen() for name in unseen} | named
    return named


def _as_stacked(state: State) -> Sequence[Object]:
    """Return the objects of a state, what is on the stack in the order in which it lies there."""
    stacked = [name for turn in state.turns for name in turn.stack]
    if len(stacked) < _PAIR:
        return state.objects
    place = {name: number for number, name in enumerate(stacked)}
    return sorted(state.objects, key=lambda thing: place.get(thing.name, -1))


def _with(value: Any, names: Mapping[str, str]) -> Any:  # noqa: ANN401 - any value of JSON
    """Return a value of JSON with other names in it."""
    match value:
        case str():
            return names.get(value, value)
        case dict() if "zone" in value:  # an object: a card may be called as one is named
            return {
                key: part if key in _PRINTED else _with(part, names) for key, part in value.items()
            }
        case dict():
            return {key: _with(part, names) for key, part in value.items()}
        case list() | tuple():
            return [_with(part, names) for part in value]
        case _:
            return value


def swapped(wheres: Sequence[str], ours: State, theirs: State, before: State) -> dict[str, str]:
    """
    Return two cards of one name that have changed places, by their names in the log.

    One of several abilities has resolved that are all alike, and the log does not tell which card
    each of them is about. There are none if anything else differs.
    """
    names = tuple(dict.fromkeys(one.partition(".")[2].partition(".")[0] for one in wheres))
    mine, logged = ({thing.name: thing for thing in state.objects} for state in (ours, theirs))
    objects = all(one.startswith("objects.") for one in wheres)
    if len(names) != _PAIR or not objects or not _is_one_of_several(before):
        return {}
    pairs = dict(zip(names, reversed(names), strict=True))
    for name, other in pairs.items():
        thing = logged.get(other)
        if thing is None or mine.get(name) != replace(thing, name=name):
            return {}
    return pairs


def _is_one_of_several(state: State) -> bool:
    """Tell whether on top of the stack is an ability that is like another one there."""
    stack = state.turns[0].stack if state.turns else ()
    told = [
        (one.card, one.source, one.controller)
        for one in state.objects
        if one.name in stack and one.kind == "ability" and one.concerns == "unknown"
    ]
    top = next((one for one in state.objects if stack and one.name == stack[-1]), None)
    return top is not None and told.count((top.card, top.source, top.controller)) > 1
