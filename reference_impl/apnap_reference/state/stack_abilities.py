"""Abilities that use the stack, and what they cost: triggered, activated, and spells'."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Literal

from msgspec import field

from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Event
from apnap_reference.state.memories import Remembered
from apnap_reference.state.table import Object, ObjectId, Plain, PlayerId, Ref, Table

Resolve = Callable[[Table, Object], Dialogue[Table]]
"""What a spell or ability on the stack does as it resolves."""


class TargetWord(Plain, frozen=True):
    """One use of the word "target": what may be chosen, and how many (115.1)."""

    legal: Callable[[Table, Object, Ref], bool]
    """Takes table, the spell or ability on the stack, what could be its target."""
    least: int = 1
    most: int = 1


class Moment(Plain, frozen=True):
    """Something that just happened, as a triggered ability sees it."""

    before: Table
    after: Table
    events: tuple[Event, ...]
    source: Object
    """The object with the ability: as it was before, if it has left, else as it is now."""
    controller: PlayerId
    memory: Mapping[str, Remembered] = field(default_factory=dict)
    """What a delayed ability has remembered since it was created."""


class Triggers(Plain, frozen=True):
    """That an ability triggers once: for whom, and what it has to remember (603.2c)."""

    concerns: PlayerId | None = None
    memory: Mapping[str, Remembered] = field(default_factory=dict)


class Mode(Plain, frozen=True):
    """One of the things that a modal spell or ability can do (700.2)."""

    word: str
    """By which players choose it."""
    resolve: Resolve
    targets: tuple[TargetWord, ...] = ()


class Triggered(Plain, frozen=True):
    """A triggered ability (603)."""

    triggers: Callable[[Moment], Iterable[Triggers]]
    """Gives one for each time that it triggers on what has just happened (603.2)."""
    resolve: Resolve
    targets: tuple[TargetWord, ...] = ()
    provided: Callable[[Table, Object], bool] | None = None
    """An intervening "if" (603.4): takes the table and the ability as it is on the stack."""
    optional: bool = False
    """Whether its controller may let it do nothing."""
    by_triggering: bool = False
    """Whether it waits for another ability to trigger (603.3b)."""
    from_anywhere: bool = False
    """Whether it waits for cards that go somewhere from anywhere, and never looks back (603.6c)."""
    state: Callable[[Table, Object], bool] | None = None
    """Of a state trigger (603.8): whether the state is there; takes table and source."""
    modes: tuple[Mode, ...] = ()
    """Of a modal ability: what its controller chooses from, in printed order (603.3c)."""
    triggers_once_each_turn: bool = False
    """Whether it triggers only once each turn."""
    chapters: tuple[int, ...] = ()
    """Of a chapter ability: the numbers of its chapters (714.2)."""
    once_each_turn: bool = False
    """Whether its controller does what it says only once each turn (603.2h)."""
    about: Callable[[Table, Event], tuple[Ref, ...]] | None = None
    """Of which parts of an event it speaks, if not of those that most abilities mean (801.7)."""


class UsesUp(Plain, frozen=True):
    """A part of a cost that uses up objects of the player who pays."""

    how: Literal["sacrifice", "exile from hand", "return to hand"]
    legal: Callable[[Table, ObjectId], bool]
    """Whether this permanent or card will do."""
    count: int = 1


class Cost(Plain, frozen=True):
    """What is paid to cast or activate."""

    mana: str = ""
    """Mana symbols in braces."""
    tap: bool = False
    sacrifice_self: bool = False
    loyalty: int | None = None
    """Loyalty counters put on (positive) or removed (negative)."""
    counters: str | None = None
    """Of which kind a counter is removed from the permanent with the ability."""
    life: int = 0
    half_of_life: Literal["rounded up"] | None = None
    """Whether half of the life total of who pays is paid as well."""
    uses: tuple[UsesUp, ...] = ()


class Activated(Plain, frozen=True):
    """An activated ability (602)."""

    cost: Cost
    resolve: Resolve
    targets: tuple[TargetWord, ...] = ()
    window: Callable[[Table, Object, PlayerId], bool] | None = None
    """
    Whether it may be activated now, if not whenever its controller has priority (602.5d).

    Takes table, object with this ability, who activates it.
    """
    by_anybody: bool = False
    """Whether any player may activate it."""
    zone: Literal["battlefield", "hand"] = "battlefield"
    """Where its source is as it is activated."""
    adds: tuple[str, ...] = ()
    """Of a mana ability that taps nothing: the mana that it adds, without using the stack."""


class SpellAbility(Plain, frozen=True):
    """What an instant or sorcery does as it resolves, and how it is cast."""

    resolve: Resolve
    targets: tuple[TargetWord, ...] = ()
    window: Callable[[Table, PlayerId], bool] | None = None
    """When it may be cast, if there is more to it than its type says: takes table, who casts it."""
    modes: tuple[Mode, ...] = ()
    """Of a modal spell: what its controller chooses from, in printed order."""
