"""
How a log goes with the engine that judges: names, numbers of turns, and what is not known.

What a log does not tell is not judged until it is over: a card that nobody listed is any card
until it is played, and what is otherwise on a permanent when a game is taken up again, such as an
effect that lasts, is left alone until it is as it should be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace

from apnap.logs.differing import Difference, differences, pairs
from apnap.logs.expected_names import Naming, handles, swapped
from apnap.logs.judging.unlisted import (
    is_shuffled,
    names_what_is_shuffled,
    unlisted_pairs,
    without_hands,
    words,
)
from apnap.protocol import (
    Activate,
    AnswerSaid,
    Cast,
    ChooseMode,
    ChooseTargets,
    Decision,
    Object,
    Player,
    PlayLand,
    Priority,
    Record,
    Special,
    State,
    YesNo,
)
from apnap.protocol.freedoms import renumbered, turns_ahead

R = TypeVar("R", bound=Record)

_FIGURES: Final = ("life", "poison")
_HIDDEN: Final = ("hand", "library")
_OF_ANNOUNCING: Final[Mapping[str, frozenset[type[Decision]]]] = {
    "ability": frozenset({ChooseMode, ChooseTargets}),
    "card": frozenset({ChooseMode, ChooseTargets}),
    "copy": frozenset({ChooseTargets, YesNo}),
}
"""What is asked of what comes on the stack before it need be shown there, by kinds of objects."""

_MOST_ALIKE: Final = 8
"""So many things that came on one line are tried in each other's place at most."""

_NEEDS_THE_CARD: Final = (Activate, Cast, PlayLand, Special)


class Matching:
    """
    Compares the states of one game of a log with those of the engine that judges.

    `ids` are the engine's ids of the pending decisions by those of the log's, as last compared.
    """

    def __init__(
        self, naming: Naming, gone: Iterable[str] = (), blanks: Iterable[str] = ()
    ) -> None:
        """
        Begin with the names that differ, who left before the game was loaded, and blank cards.

        A blank stands for a card that nobody has listed, or that the engine does not know.
        """
        self._naming, self._settled = naming, naming.copy()
        self._gone = frozenset(gone)
        self._blanks = set(blanks)
        self._ahead: int | None = None
        self._masked: set[str] = set()
        self._figures: dict[tuple[str, str], int] = {}
        self._stood = frozenset[str]()
        self.ids: dict[str, str] = {}

    @property
    def masked(self) -> tuple[str, ...]:
        """The objects about which something is not known since the game was taken up again."""
        return tuple(sorted({path.split(".")[1] for path in self._masked}))

    def said(self, said: AnswerSaid) -> AnswerSaid:
        """Return an answer of the log with the engine's names."""
        return replace(self._naming.ours(said), about=self.about(said))

    def about(self, said: AnswerSaid) -> str:
        """Return the engine's id of the decision that an answer of the log is about."""
        return self.ids.get(said.about, f"?{said.about}")

    def called_here(self, record: R) -> R:
        """Return a record of the log with the engine's names."""
        return self._naming.ours(record)

    def told(self, text: str, theirs: State, mine: State | None) -> str:
        """Return a text with the names of the log, and words for what has no name there."""
        return text if mine is None else self._naming.told(text, theirs, mine)

    def plays_a_blank(self, said: AnswerSaid) -> bool:
        """Tell whether somebody plays a card that nobody has listed."""
        if not self._blanks or not isinstance(said.say, _NEEDS_THE_CARD):
            return False
        return not self._blanks.isdisjoint(words(msgspec.to_builtins(self._naming.ours(said.say))))

    def has_come_to(self, theirs: State) -> None:
        """Take note of the names and of what a log shows on the stack as its next line begins."""
        self._settled = self._naming.copy()
        turns = (self._naming.ours(turn) for turn in theirs.turns if turn.stack)
        self._stood = frozenset(name for turn in turns for name in turn.stack)

    def exchange(self, names: Mapping[str, str]) -> None:
        """Take for other things what the log has called by names, given as the engine has them."""
        self._settled.call(names)

    def knows(self, things: Iterable[Object], mine: State) -> bool:
        """Tell whether the engine has objects of the log in its own state."""
        there = {thing.name for thing in mine.objects}
        return all(self._naming.ours(thing).name in there for thing in things)

    def shown(self, mine: State, theirs: State) -> tuple[State, State]:
        """Return both states of a look with the same names."""
        theirs = self.numbered_here(mine, theirs)
        return self._with_blanks(self._without_gone(mine, theirs), self._naming.ours(theirs))

    def compared(self, mine: State, theirs: State, before: State | None) -> tuple[Difference, ...]:
        """
        Return in what a state of the log differs; `before` is the one on the line before.

        The engine may come to that state through several others: what was found out there about
        names means nothing, since things are gone in one of the two states and not in the other.
        """
        self._naming = self._settled.copy()
        theirs = self.numbered_here(mine, theirs)
        if mine == theirs and not self._peculiar():
            self.ids = {decision.id: decision.id for decision in theirs.pending}
            return ()
        found = self._differing(mine, theirs)
        if found and before is not None:
            logged, was = self._naming.ours(theirs), self._naming.ours(before)
            new = unlisted_pairs(found, mine, logged, was)
            other = new or swapped([one.where for one in found], mine, logged, was)
            if other:
                self._naming.call(other)
                self._blanks.update(new.values())
                found = self._differing(mine, theirs)
            found = self._exchanged(found, mine, theirs, before)
        named = found and names_what_is_shuffled(found, mine, self._naming.ours(theirs))
        return () if named else found

    def _exchanged(
        self, found: tuple[Difference, ...], mine: State, theirs: State, before: State
    ) -> tuple[Difference, ...]:
        """
        Return what differs once things that are new on a line are called so that the least does.

        Nothing tells two tokens apart that enter together but what is said of them elsewhere, as
        whom they attack; either may be either.
        """
        for one, other in combinations(self._new(found, theirs, before), 2):
            kept = self._naming.copy(), {*self._masked}, {*self._blanks}, self.ids
            self._naming.call({one: other, other: one})
            exchanged = self._differing(mine, theirs)
            if len(exchanged) < len(found):
                found = exchanged
            else:
                self._naming, self._masked, self._blanks, self.ids = kept
            if not found:
                break
        return found

    def _new(self, found: Iterable[Difference], theirs: State, before: State) -> tuple[str, ...]:
        """Return what the engine calls the things that differ and are new in a log, if few."""
        there = set(handles(before))
        new = [self._naming.called(name) for name in handles(theirs) if name not in there]
        wheres = [f".{one.where}." for one in found] if len(new) > 1 else []
        differ = [name for name in new if any(f".{name}." in where for where in wheres)]
        return tuple(differ[:_MOST_ALIKE])

    def is_shuffled(
        self,
        found: Sequence[Difference],
        mine: State | None,
        theirs: State,
        before: State | None,
    ) -> bool:
        """Tell whether what differs was drawn from cards that were shuffled and only counted."""
        if mine is None or before is None:
            return False
        return is_shuffled(found, mine, self._naming.ours(theirs), self._naming.ours(before))

    def mask(self, found: Iterable[Difference]) -> bool:
        """Leave alone what is otherwise on permanents of a game taken up; False if more is."""
        paths = {path for one in found if (path := _maskable(one.where))}
        if any(not _maskable(one.where) for one in found):
            return False
        self._masked |= paths
        return True

    def tolerate(self, found: Iterable[Difference]) -> bool:
        """Go on with other life totals or poison counters, if nothing else differs."""
        figures = {}
        for one in found:
            first, _, rest = one.where.partition(".")
            name, _, field = rest.rpartition(".")
            if first != "players" or field not in _FIGURES:
                return False
            if not (one.expected.lstrip("-").isdigit() and one.got.lstrip("-").isdigit()):
                return False
            figures[name, field] = int(one.got) - int(one.expected)
        self._figures |= figures
        return bool(figures)

    def _peculiar(self) -> bool:
        return bool(
            self._naming.differs or self._gone or self._blanks or self._masked or self._figures
        )

    def _differing(self, mine: State, theirs: State) -> tuple[Difference, ...]:
        mine, theirs = _without_waiting(self._without_gone(mine, theirs)), _without_waiting(theirs)
        self._naming.learn(theirs, mine)
        logged = self._naming.ours(theirs)
        mine = _as_announced(mine, logged, self._stood)
        self._blanks &= {thing.name for thing in mine.objects}
        mine, logged = self._with_blanks(without_hands(mine, logged), logged)
        logged = self._with_figures(mine, logged)
        self.ids = pairs(mine, logged)
        found = tuple(differences(mine, logged))
        if self._masked:
            seen = {_maskable(one.where) for one in found}
            self._masked &= {path for path in seen if path}
            found = tuple(one for one in found if _maskable(one.where) not in self._masked)
        return found

    def numbered_here(self, mine: State, theirs: State) -> State:
        """
        Return a state of the log with the engine's numbers of turns.

        Before the game the turn to come has the number 1, from whatever number turns are counted.
        """
        if theirs.stage == "before_game":
            return renumbered(theirs, turns_ahead(mine, theirs) or 0)
        ahead = turns_ahead(mine, theirs) if self._ahead is None else self._ahead
        if [turn.active for turn in mine.turns] == [turn.active for turn in theirs.turns]:
            self._ahead = ahead  # a log may run past the first turn
        return renumbered(theirs, ahead or 0)

    def _without_gone(self, mine: State, theirs: State) -> State:
        """Return a state in which those who left before it was loaded are as in the log."""
        if not self._gone:
            return mine
        logged = {player.name: player for player in theirs.players}
        players = (logged.get(p.name, p) if p.name in self._gone else p for p in mine.players)
        return replace(mine, players=tuple(players))

    def _with_blanks(self, mine: State, logged: State) -> tuple[State, State]:
        """Return both states with the same on every blank; where it lies is compared."""
        if not self._blanks:
            return mine, logged
        known = {thing.name: thing for thing in mine.objects}
        there = {thing.name for thing in logged.objects}
        here = (
            one
            for one in mine.objects
            if one.name not in self._blanks or one.name in there or one.zone not in _HIDDEN
        )
        objects = tuple(self._blank(one, known) for one in logged.objects)
        pending = tuple(map(_without_offers, mine.pending))
        return replace(mine, objects=tuple(here), pending=pending), replace(logged, objects=objects)

    def _blank(self, thing: Object, known: dict[str, Object]) -> Object:
        mine = known.get(thing.name)
        if mine is None or thing.name not in self._blanks:
            return thing
        return replace(mine, zone=thing.zone, owner=thing.owner)

    def _with_figures(self, mine: State, logged: State) -> State:
        """Return a state of the log whose figures are those that follow from a wrong one."""
        if not self._figures:
            return logged
        ours = {player.name: player for player in mine.players}
        players = tuple(self._player(ours.get(p.name), p) for p in logged.players)
        return replace(logged, players=players)

    def _player(self, ours: Player | None, logged: Player) -> Player:
        for field in _FIGURES:
            by = self._figures.get((logged.name, field))
            mine, got = getattr(ours, field, None), getattr(logged, field)
            if by is None or "unknown" in (mine, got):
                continue
            if mine == got:
                del self._figures[logged.name, field]
            elif got - by == mine:
                logged = replace(logged, **{field: mine})
        return logged


def _maskable(where: str) -> str:
    """Return the path of what may be left alone about a permanent; empty for anything else."""
    parts = where.split(".")
    if parts[0] != "objects":
        return ""
    for field in ("now", "sick"):
        if field in parts[2:]:
            return ".".join(parts[: parts.index(field) + 1])
    return ""


def _without_offers(decision: Decision) -> Decision:
    """Return a decision without what depends on cards that nobody has listed."""
    return replace(decision, actions="unknown") if isinstance(decision, Priority) else decision


def _without_waiting(state: State) -> State:
    """Return a state without abilities that are yet to be put on the stack."""
    there = {name for turn in state.turns for name in turn.stack}
    waiting = {o.name for o in state.objects if o.kind == "ability" and o.name not in there}
    if not waiting:
        return state
    return replace(state, objects=tuple(o for o in state.objects if o.name not in waiting))


def _as_announced(mine: State, logged: State, stood: frozenset[str]) -> State:
    """
    Return a state as it is before what gets modes or targets is announced, if the log shows that.

    An ability or a copy is not there yet, and a card is where it was. What the log has shown on the
    stack before (`stood`) stays there.
    """
    asked = {type(one) for one in (*mine.pending, *logged.pending)}
    if all(asked.isdisjoint(kinds) for kinds in _OF_ANNOUNCING.values()):
        return mine
    turns, left_out = [], set[str]()
    for turn, there in zip(mine.turns, logged.turns, strict=False):
        shown = turn.stack[: len(there.stack)]
        left_out.update(turn.stack[len(shown) :])
        turns.append(replace(turn, stack=shown))
    where = {o.name: o for o in logged.objects}
    left = [o for o in mine.objects if o.name in left_out]
    spells = {o.name: o for o in left if o.kind == "card"}
    if any(name not in where or where[name].zone == "stack" for name in spells):
        return mine
    if left_out & stood or any(asked.isdisjoint(_OF_ANNOUNCING.get(o.kind, ())) for o in left):
        return mine
    objects = (_as_it_was(o, where) if o.name in spells else o for o in mine.objects)
    kept = tuple(o for o in objects if o.name not in left_out - spells.keys())
    held = Counter(o.owner for o in spells.values() if where[o.name].zone == "hand")
    players = tuple(
        replace(p, hand=p.hand + held[p.name]) if held[p.name] and p.hand != "unknown" else p
        for p in mine.players
    )
    return replace(mine, turns=tuple(turns), objects=kept, players=players)


def _as_it_was(spell: Object, logged: Mapping[str, Object]) -> Object:
    return replace(logged[spell.name], owner=spell.owner, card=spell.card)
