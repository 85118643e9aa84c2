"""Static abilities: what they change, allow and forbid, and how permanents enter."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from apnap_reference.state.dialogue import Choice, Chosen
from apnap_reference.state.events import Event, Moves
from apnap_reference.state.stack_abilities import Cost
from apnap_reference.state.table import (
    Characteristics,
    Object,
    ObjectId,
    Plain,
    PlayerId,
    Ref,
    Table,
    replace,
)


class Change(Plain, frozen=True):
    """One continuous change of characteristics, in one layer (613.1)."""

    layer: str
    """`2`, `4`, `5`, `6`, `7a`, `7b`, `7c`, `7d`."""
    stamp: int
    """Timestamp: within a layer, the older change is applied first (613.7)."""
    objects: tuple[ObjectId, ...]
    apply: Callable[[Characteristics], Characteristics]


Seen = Mapping[ObjectId, Characteristics]
"""How all permanents and spells look, as far as the layers have been applied."""


class StaticChange(Plain, frozen=True):
    """A static ability that changes characteristics (613)."""

    layer: str
    """As in `Change`."""
    changes: Callable[[Table, Object, Seen], Iterable[Change]]
    """Takes table, object with this ability, how all is seen before this layer."""


class CantHave(Plain, frozen=True):
    """Objects can neither have nor gain a keyword ability (113.11)."""

    word: str
    objects: Callable[[Table, Object, Seen], Iterable[ObjectId]]
    """Takes table, object with this ability, how all is seen; gives which objects these are."""


class CantLose(Plain, frozen=True):
    """Players cannot lose the game, other than by conceding (101.2, 104.3a), and others not win."""

    players: Callable[[Table, Object], Iterable[PlayerId]]
    """Takes table, object with this ability."""
    nor_win: Callable[[Table, Object], Iterable[PlayerId]] | None = None
    """Who cannot win the game, but by the departure of all their opponents (104.2a)."""


class CantGainLife(Plain, frozen=True):
    """Players cannot gain life (119.7)."""

    players: Callable[[Table, Object], Iterable[PlayerId]]


class CantLoseLife(Plain, frozen=True):
    """Players cannot lose or pay life (119.8)."""

    players: Callable[[Table, Object], Iterable[PlayerId]]


class CantGetPoison(Plain, frozen=True):
    """Players cannot get poison counters."""

    players: Callable[[Table, Object], Iterable[PlayerId]]


class NoMaximumHandSize(Plain, frozen=True):
    """Its controller keeps any number of cards in hand (402.2)."""


class GivesYouHexproof(Plain, frozen=True):
    """Its controller has hexproof (702.11c)."""


class CantCast(Plain, frozen=True):
    """Somebody may not cast spells (601.3); true if the player may."""

    allows: Callable[[Table, Object, PlayerId], bool]
    """Takes table, object with this ability, the player."""


class CantActivate(Plain, frozen=True):
    """Abilities of some permanents can't be activated (602.5); true if that one's may be."""

    allows: Callable[[Table, Object], bool]
    """Takes table and the permanent with the activated ability."""


class BringsDay(Plain, frozen=True):
    """If it's neither day nor night as the permanent enters, it becomes day (730.1)."""


class TriggersMore(Plain, frozen=True):
    """Triggered abilities of some permanents trigger an additional time (603.2d)."""

    applies: Callable[[Table, Object, Object], bool]
    """Takes table, object with this ability, the permanent with the triggered ability."""


class PreventsDamageTo(Plain, frozen=True):
    """All damage that would be dealt to some players or permanents is prevented (615.1)."""

    applies: Callable[[Table, Object, Ref], bool]
    """Takes table, object with this ability, whom or what the damage would be dealt to."""


class Replaces(Plain, frozen=True):
    """A replacement effect that leaves no choice (614.1)."""

    instead: Callable[[Table, Object, Event], Event]
    """Takes table, object with this ability, the event; gives what happens instead, or it."""


Instead = Callable[[Table, PlayerId], Table]
"""What happens to a player instead of something else."""


class InsteadOfLosing(Plain, frozen=True):
    """What happens instead if its controller would lose the game (614.1)."""

    instead: Instead
    """Takes table and that player."""


class AsThoughFlash(Plain, frozen=True):
    """Its controller may cast spells as though they had flash (601.3b)."""


class FlashForATurn(Plain, frozen=True):
    """The card may be cast as though it had flash; then a delayed ability waits (603.7g)."""

    later: str
    """Key of the delayed ability that is created if no sorcery could have been cast then."""


class ExiledAsItResolves(Plain, frozen=True):
    """A spell cast from hand is exiled as it resolves, and a delayed ability waits (702.88a)."""

    later: str
    """Key of that delayed ability."""


class MoreLands(Plain, frozen=True):
    """How many more lands its controller may play in each of their turns (305.2)."""

    more: int


class AdditionalCost(Plain, frozen=True):
    """What is paid in addition to cast the spell with this ability (118.8)."""

    cost: Cost


class Entwine(Plain, frozen=True):
    """All modes of the spell with this ability may be chosen, for an additional cost (702.42)."""

    cost: Cost


def _the_spell_itself(_: Table, source: Object, spell: Object, __: PlayerId) -> bool:
    return source.id == spell.id


class AlternativeCost(Plain, frozen=True):
    """What may be paid to cast a spell rather than its mana cost (118.9)."""

    cost: Cost
    applies: Callable[[Table, Object, Object, PlayerId], bool] = _the_spell_itself
    """Takes table, object with this ability, spell on the stack, who casts it."""


class CostsMore(Plain, frozen=True):
    """A permanent's ability by which spells cost more: generic mana (601.2f)."""

    amount: Callable[[Table, Object, Object, PlayerId], int]
    """Takes table, object with this ability, spell on the stack, who casts it."""


class CostsLess(Plain, frozen=True):
    """The spell with this ability costs less: generic mana (601.2f)."""

    amount: Callable[[Table, Object, PlayerId], int]
    """Takes table, spell on the stack, who casts it."""


class CantBeCountered(Plain, frozen=True):
    """The spell with this ability is countered by nothing (113.6g)."""


class LimitsCounters(Plain, frozen=True):
    """The permanent with this ability can't have more than so many counters of a kind (704.5r)."""

    kind: str
    most: int


class MoreVotes(Plain, frozen=True):
    """How many more votes its controller has in each vote (701.38d)."""

    more: int


class MayBeginTheGame(Plain, frozen=True):
    """The card may begin the game on the battlefield if it is in the opening hand (103.6a)."""


class MayBeRevealed(Plain, frozen=True):
    """The card may be revealed from the opening hand (103.6b)."""

    then: str
    """The key of the delayed triggered ability that follows."""


class MayRedraw(Plain, frozen=True):
    """In the hand, it lets its owner exile that hand and draw as many cards (103.5b)."""


class Arrival(Plain, frozen=True):
    """A permanent that is about to enter the battlefield, and what has been chosen for that."""

    move: Moves
    together: tuple[ObjectId, ...]
    """Everything that enters at the same time, itself included."""
    picks: Mapping[str, Chosen]

    def key(self, what: str) -> str:
        """Give the key of a choice about it."""
        return f"{self.move.thing} {what}"

    def picked(self, what: str) -> Chosen | None:
        """Give what was chosen, None if nothing has been yet."""
        return self.picks.get(self.key(what))

    def noted(self, what: str, word: str) -> Moves:
        """Let the permanent remember a word that was chosen."""
        return replace(self.move, chosen={**self.move.chosen, what: word})

    def with_counters(self, kind: str, number: int) -> Moves:
        """Let the permanent enter with so many counters more."""
        counters = self.move.counters
        return replace(self.move, counters={**counters, kind: counters.get(kind, 0) + number})


class EntersWith(Plain, frozen=True):
    """Choices made before the permanent enters, and how it enters then (614.12)."""

    choices: Callable[[Table, Arrival], Iterable[Choice]]
    """Gives the choices that there are, made or not, by what has been picked so far."""
    becomes: Callable[[Table, Arrival], Moves]
    """Gives how it enters, once all is picked."""
