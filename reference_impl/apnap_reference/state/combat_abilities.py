"""Abilities that forbid, demand or limit attacks and blocks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from msgspec import field

from apnap_reference.state.table import Object, ObjectId, Plain, PlayerId, Ref, Table


class Attacks(Plain, frozen=True):
    """Attackers and what each attacks: a declaration, or the part of one that is looked at."""

    by: tuple[PlayerId, ...]
    on: Mapping[ObjectId, Ref]


class Blocks(Plain, frozen=True):
    """Blocks of one defending player or team, and the attackers that they face."""

    by: tuple[PlayerId, ...]
    by_blocker: Mapping[ObjectId, tuple[ObjectId, ...]]
    faced: tuple[ObjectId, ...]

    def blockers_of(self, attacker: ObjectId) -> tuple[ObjectId, ...]:
        """Give the creatures that block an attacker."""
        return tuple(b for b, attackers in self.by_blocker.items() if attacker in attackers)


class CantAttack(Plain, frozen=True):
    """A restriction on one creature and what it attacks (508.1c); true if it may."""

    allows: Callable[[Table, Object, ObjectId, Ref], bool]
    """Takes table, source of the restriction, attacker, what it attacks."""


class LimitsAttack(Plain, frozen=True):
    """A restriction on an attack as a whole (508.1c); true if it may be so."""

    allows: Callable[[Table, Object, Attacks], bool]
    """Takes table, source of the restriction, the attackers that it affects."""
    about_its_controller: bool = False
    """It restricts only attacks on the player who controls the source (802.3a)."""


class MustAttack(Plain, frozen=True):
    """A requirement on creatures to attack (508.1d)."""

    binds: Callable[[Table, Object], Iterable[ObjectId]]
    """Takes table, source of the requirement; gives the creatures on which it is."""
    obeyed: Callable[[Table, Object, Ref | None], bool] = field(
        default=lambda _table, _source, target: target is not None
    )
    """Takes table, source, what one of them attacks (None: nothing); if not said, any attack."""


class CostToAttack(Plain, frozen=True):
    """A cost to attack (508.1h): generic mana for one creature attacking something."""

    amount: Callable[[Table, Object, ObjectId, Ref], int]
    """Takes table, source of the cost, attacker, what it attacks."""


class MayBeExerted(Plain, frozen=True):
    """Its controller may exert the creature as it attacks: an optional cost (508.1g)."""


class CantBlock(Plain, frozen=True):
    """A restriction on one creature blocking another (509.1b); true if it may."""

    allows: Callable[[Table, Object, ObjectId, ObjectId], bool]
    """Takes table, source of the restriction, blocker, attacker."""


class LimitsBlocks(Plain, frozen=True):
    """A restriction on the blocks of one defending player as a whole (509.1b)."""

    allows: Callable[[Table, Object, Blocks], bool]
    """Takes table, source of the restriction, the blocks that it affects; true if they may be."""


class MustBlock(Plain, frozen=True):
    """A requirement on creatures to block an attacker (509.1c)."""

    binds: Callable[[Table, Object, Blocks], Iterable[tuple[ObjectId, ObjectId | None]]]
    """
    Takes table, source of the requirement, blocks; gives creatures with the attacker to block.

    Each of them must block that attacker if able; None: any attacker.
    """


class CostToBlock(Plain, frozen=True):
    """A cost to block (509.1d): generic mana for one creature that blocks something."""

    amount: Callable[[Table, Object, ObjectId, tuple[ObjectId, ...]], int]
    """Takes table, source of the cost, blocker, attackers that it blocks."""


def _the_creature_itself(_: Table, source: Object, blocker: ObjectId) -> bool:
    return source.id == blocker


class BlocksMore(Plain, frozen=True):
    """How many attackers beyond the first a creature may block; None: any number."""

    more: int | None
    who: Callable[[Table, Object, ObjectId], bool] = _the_creature_itself
    """Takes table, object with this ability, blocker."""
