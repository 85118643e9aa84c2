"""
Kinds of abilities, and the catalogue in which cards register theirs.

A card's characteristics and keywords are data (`cards/`). Here stands what its other abilities
do. An ability has a key, "Card name#1", so that a position can name it and stay plain data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from apnap_reference.events import Event, Moves
from apnap_reference.plays import Choice, Chosen, Play
from apnap_reference.table import Looks, Object, ObjectId, PlayerId, Ref, Table

Resolve = Callable[[Table, Object], Play[Table]]
"""What a spell or ability on the stack does as it resolves."""


@dataclass(frozen=True, slots=True)
class TargetWord:
    """One use of the word "target": what may be chosen, and how many (115.1)."""

    legal: Callable[[Table, Object, Ref], bool]
    """Whether this may be a target of the spell or ability (an object on the stack)."""
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that just happened, as a triggered ability sees it."""

    before: Table
    after: Table
    events: tuple[Event, ...]
    source: Object
    """The object with the ability: as it was before, if it has left, else as it is now."""
    controller: PlayerId


@dataclass(frozen=True, slots=True)
class Fired:
    """A triggered ability that triggers: for whom, and what it has to remember."""

    concerns: PlayerId | None = None
    memory: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Triggered:
    """A triggered ability (603)."""

    fires: Callable[[Moment], Iterable[Fired]]
    resolve: Resolve
    targets: tuple[TargetWord, ...] = ()
    provided: Callable[[Table, Object], bool] | None = None
    """An intervening "if" (603.4): takes the table and the ability as it is on the stack."""
    optional: bool = False
    """Whether its controller may let it do nothing."""
    by_triggering: bool = False
    """Whether it waits for another ability to trigger (603.3b)."""


@dataclass(frozen=True, slots=True)
class UsesUp:
    """A part of a cost that uses up objects of the player who pays."""

    how: Literal["sacrifice", "exile from hand"]
    legal: Callable[[Table, ObjectId], bool]
    """Whether this permanent or card will do."""
    count: int = 1


@dataclass(frozen=True, slots=True)
class Cost:
    """What is paid to cast or activate."""

    mana: str = ""
    """Mana symbols in braces."""
    tap: bool = False
    sacrifice_self: bool = False
    loyalty: int | None = None
    """Loyalty counters put on (positive) or removed (negative)."""
    life: int = 0
    uses: tuple[UsesUp, ...] = ()


@dataclass(frozen=True, slots=True)
class Activated:
    """An activated ability (602)."""

    cost: Cost
    resolve: Resolve
    targets: tuple[TargetWord, ...] = ()
    window: Callable[[Table, Object, PlayerId], bool] | None = None
    """When it may be activated, if not whenever its controller has priority."""


@dataclass(frozen=True, slots=True)
class Mode:
    """One of the things that a modal spell can do (700.2)."""

    word: str
    """By which players choose it."""
    resolve: Resolve


@dataclass(frozen=True, slots=True)
class SpellAbility:
    """What an instant or sorcery does as it resolves, and how it is cast."""

    resolve: Resolve
    targets: tuple[TargetWord, ...] = ()
    window: Callable[[Table, PlayerId], bool] | None = None
    """When it may be cast, if there is more to it than its type says."""
    modes: tuple[Mode, ...] = ()
    """Of a modal spell: what its controller chooses from, in printed order."""


@dataclass(frozen=True, slots=True)
class Change:
    """One continuous change of characteristics, in one layer (613.1)."""

    layer: str
    """`2`, `4`, `5`, `6`, `7a`, `7b`, `7c`, `7d`."""
    stamp: int
    objects: tuple[ObjectId, ...]
    apply: Callable[[Looks], Looks]


Seen = Mapping[ObjectId, Looks]
"""How all permanents and spells look, as far as the layers have been applied."""


@dataclass(frozen=True, slots=True)
class StaticChange:
    """A static ability that changes characteristics (613)."""

    layer: str
    changes: Callable[[Table, Object, Seen], Iterable[Change]]


@dataclass(frozen=True, slots=True)
class CantHave:
    """Objects can neither have nor gain a keyword ability (113.11)."""

    word: str
    objects: Callable[[Table, Object, Seen], Iterable[ObjectId]]


@dataclass(frozen=True, slots=True)
class CantLose:
    """Players cannot lose the game, other than by conceding (101.2, 104.3a)."""

    players: Callable[[Table, Object], Iterable[PlayerId]]


@dataclass(frozen=True, slots=True)
class NoMaximumHandSize:
    """Its controller keeps any number of cards in hand (402.2)."""


@dataclass(frozen=True, slots=True)
class GivesYouHexproof:
    """Its controller has hexproof (702.11c)."""


@dataclass(frozen=True, slots=True)
class Attacks:
    """Attackers and what each attacks: a declaration, or the part of one that is looked at."""

    by: tuple[PlayerId, ...]
    on: Mapping[ObjectId, Ref]


@dataclass(frozen=True, slots=True)
class Blocks:
    """Blocks of one defending player or team, and the attackers that they face."""

    by: tuple[PlayerId, ...]
    by_blocker: Mapping[ObjectId, tuple[ObjectId, ...]]
    faced: tuple[ObjectId, ...]

    def blockers_of(self, attacker: ObjectId) -> tuple[ObjectId, ...]:
        """Give the creatures that block an attacker."""
        return tuple(b for b, attackers in self.by_blocker.items() if attacker in attackers)


@dataclass(frozen=True, slots=True)
class CantAttack:
    """A restriction on one creature and what it attacks (508.1c); true if it may."""

    allows: Callable[[Table, Object, ObjectId, Ref], bool]
    """Takes table, source of the restriction, attacker, what it attacks."""


@dataclass(frozen=True, slots=True)
class LimitsAttack:
    """A restriction on an attack as a whole (508.1c); true if it may be so."""

    allows: Callable[[Table, Object, Attacks], bool]
    about_its_controller: bool = False
    """It restricts only attacks on the player who controls the source (802.3a)."""


@dataclass(frozen=True, slots=True)
class MustAttack:
    """A requirement on creatures to attack (508.1d)."""

    binds: Callable[[Table, Object], Iterable[ObjectId]]
    obeyed: Callable[[Table, Object, Ref | None], bool] = field(
        default=lambda _table, _source, target: target is not None
    )


@dataclass(frozen=True, slots=True)
class AttackTax:
    """A cost to attack (508.1h): generic mana for one creature attacking something."""

    amount: Callable[[Table, Object, ObjectId, Ref], int]


@dataclass(frozen=True, slots=True)
class CantBlock:
    """A restriction on one creature blocking another (509.1b); true if it may."""

    allows: Callable[[Table, Object, ObjectId, ObjectId], bool]
    """Takes table, source of the restriction, blocker, attacker."""


@dataclass(frozen=True, slots=True)
class LimitsBlocks:
    """A restriction on the blocks of one defending player as a whole (509.1b)."""

    allows: Callable[[Table, Object, Blocks], bool]


@dataclass(frozen=True, slots=True)
class MustBlock:
    """A requirement on creatures to block an attacker (509.1c)."""

    binds: Callable[[Table, Object, Blocks], Iterable[tuple[ObjectId, ObjectId]]]
    """Pairs of a creature and the attacker that it must block if able."""


@dataclass(frozen=True, slots=True)
class BlocksMore:
    """How many attackers beyond the first the creature may block; None: any number."""

    more: int | None


@dataclass(frozen=True, slots=True)
class CantCast:
    """Somebody may not cast spells (601.3); true if the player may."""

    allows: Callable[[Table, Object, PlayerId], bool]


@dataclass(frozen=True, slots=True)
class AsThoughFlash:
    """Its controller may cast spells as though they had flash (601.3b)."""


@dataclass(frozen=True, slots=True)
class MoreLands:
    """How many more lands its controller may play in each of their turns (305.2)."""

    more: int


@dataclass(frozen=True, slots=True)
class AdditionalCost:
    """What is paid in addition to cast the spell with this ability (118.8)."""

    cost: Cost


@dataclass(frozen=True, slots=True)
class Entwine:
    """All modes of the spell with this ability may be chosen, for an additional cost (702.42)."""

    cost: Cost


def _the_spell_itself(_: Table, source: Object, spell: Object, __: PlayerId) -> bool:
    return source.id == spell.id


@dataclass(frozen=True, slots=True)
class AlternativeCost:
    """What may be paid to cast a spell rather than its mana cost (118.9)."""

    cost: Cost
    applies: Callable[[Table, Object, Object, PlayerId], bool] = _the_spell_itself
    """Takes table, object with this ability, spell on the stack, who casts it."""


@dataclass(frozen=True, slots=True)
class CostsMore:
    """A permanent's ability by which spells cost more: generic mana (601.2f)."""

    amount: Callable[[Table, Object, Object, PlayerId], int]
    """Takes table, object with this ability, spell on the stack, who casts it."""


@dataclass(frozen=True, slots=True)
class CostsLess:
    """The spell with this ability costs less: generic mana (601.2f)."""

    amount: Callable[[Table, Object, PlayerId], int]
    """Takes table, spell on the stack, who casts it."""


@dataclass(frozen=True, slots=True)
class CantBeCountered:
    """The spell with this ability is countered by nothing (113.6g)."""


@dataclass(frozen=True, slots=True)
class MayBeginTheGame:
    """The card may begin the game on the battlefield if it is in the opening hand (103.6a)."""


@dataclass(frozen=True, slots=True)
class Arrival:
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


@dataclass(frozen=True, slots=True)
class EntersWith:
    """Choices made before the permanent enters, and how it enters then (614.12)."""

    choices: Callable[[Table, Arrival], Iterable[Choice]]
    becomes: Callable[[Table, Arrival], Moves]


Ability = (
    Triggered
    | Activated
    | SpellAbility
    | StaticChange
    | CantHave
    | CantLose
    | NoMaximumHandSize
    | GivesYouHexproof
    | CantAttack
    | LimitsAttack
    | MustAttack
    | AttackTax
    | CantBlock
    | LimitsBlocks
    | MustBlock
    | BlocksMore
    | CantCast
    | AsThoughFlash
    | MoreLands
    | AdditionalCost
    | Entwine
    | AlternativeCost
    | CostsMore
    | CostsLess
    | CantBeCountered
    | EntersWith
    | MayBeginTheGame
)

_catalogue: Final[dict[str, Ability]] = {}
_numbered: Final[dict[str, Callable[[int], Ability]]] = {}
_by_card: Final[dict[str, tuple[str, ...]]] = {}


def card(name: str, *abilities: Ability) -> None:
    """Register what a card's abilities do, in printed order, keywords left out."""
    keys = tuple(f"{name}#{number}" for number in range(1, len(abilities) + 1))
    if name in _by_card:
        raise TypeError(f"the abilities of {name} are registered twice")
    _by_card[name] = keys
    _catalogue.update(zip(keys, abilities, strict=True))


def keyword(key: str, ability: Ability) -> None:
    """Register the ability for which a keyword, or a subtype, stands."""
    _catalogue[key] = ability


def delayed_ability(key: str, ability: Triggered) -> None:
    """Register a delayed triggered ability under a key of its own; no object has it (603.7)."""
    _catalogue[key] = ability


def numbered_keyword(word: str, made: Callable[[int], Ability]) -> None:
    """Register what a keyword with a number stands for, such as `amplify 3`."""
    _numbered[word] = made


def ability(key: str) -> Ability:
    """Find an ability by its key."""
    if key not in _catalogue and has_behaviour(key):
        word, _, number = key.partition(" ")
        _catalogue[key] = _numbered[word](int(number))
    return _catalogue[key]


def has_behaviour(key: str) -> bool:
    """Tell whether an ability of that key is registered."""
    word, _, number = key.partition(" ")
    return key in _catalogue or (word in _numbered and number.isdigit())


def abilities_printed_on(name: str) -> tuple[str, ...]:
    """Give the keys of a card's abilities."""
    return _by_card.get(name, ())


def cards_with_behaviour() -> frozenset[str]:
    """Give the names of all cards whose abilities are registered."""
    return frozenset(_by_card)
