"""
Kinds of abilities, and the catalogue in which cards register theirs.

A card's characteristics and keywords are data (`cards/`). Here stands what its other abilities
do. An ability has a key, "Card name#1", so that a position can name it and stay plain data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from apnap_reference.events import Event
from apnap_reference.plays import Play
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
    """An intervening "if" (603.4): takes the table and the source or the stack object."""
    optional: bool = False
    """Whether its controller may let it do nothing."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What is paid to cast or activate."""

    mana: str = ""
    """Mana symbols in braces."""
    tap: bool = False
    sacrifice_self: bool = False
    loyalty: int | None = None
    """Loyalty counters put on (positive) or removed (negative)."""


@dataclass(frozen=True, slots=True)
class Activated:
    """An activated ability (602)."""

    cost: Cost
    resolve: Resolve
    targets: tuple[TargetWord, ...] = ()
    window: Callable[[Table, Object, PlayerId], bool] | None = None
    """When it may be activated, if not whenever its controller has priority."""


@dataclass(frozen=True, slots=True)
class SpellAbility:
    """What an instant or sorcery does as it resolves, and how it is cast."""

    resolve: Resolve
    targets: tuple[TargetWord, ...] = ()
    window: Callable[[Table, PlayerId], bool] | None = None
    """When it may be cast, if there is more to it than its type says."""


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
class CantBeCountered:
    """The spell with this ability is countered by nothing (113.6g)."""


@dataclass(frozen=True, slots=True)
class EntersWith:
    """A choice made as the permanent enters (614.12)."""

    choose: Callable[[Table, Object], Play[tuple[Table, Object]]]


Ability = (
    Triggered
    | Activated
    | SpellAbility
    | StaticChange
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
    | CantBeCountered
    | EntersWith
)

_catalogue: Final[dict[str, Ability]] = {}
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


def ability(key: str) -> Ability:
    """Find an ability by its key."""
    return _catalogue[key]


def has_behaviour(key: str) -> bool:
    """Tell whether an ability of that key is registered."""
    return key in _catalogue


def abilities_printed_on(name: str) -> tuple[str, ...]:
    """Give the keys of a card's abilities."""
    return _by_card.get(name, ())


def cards_with_behaviour() -> frozenset[str]:
    """Give the names of all cards whose abilities are registered."""
    return frozenset(_by_card)
