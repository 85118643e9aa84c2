"""Phrases that many cards share: when abilities trigger on attacks and blocks (508.3, 509.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from apnap_reference.combat.attack_triggers import (
    Which,
    for_each_attacker,
    once_for_each_player_who_attacks,
    once_for_each_player_who_attacks_a_player,
    once_if_attacked,
    once_if_such_a_creature_attacks,
)
from apnap_reference.combat.block_triggers import this_blocks_at_least
from apnap_reference.state.stack_abilities import Moment, Triggers
from apnap_reference.state.table import PlayerId

Fires = Callable[[Moment], Iterable[Triggers]]


def a_creature_attacks(which: Which) -> Fires:
    """Trigger for each creature that is declared as such an attacker."""
    return lambda moment: for_each_attacker(moment, which)


def is_attacked(which: Which) -> Fires:
    """Trigger once if at least one creature is declared as attacking that player or permanent."""
    return lambda moment: once_if_attacked(moment, which)


def attacks_with(which: Which) -> Fires:
    """Trigger once if at least one such creature is declared as an attacker."""
    return lambda moment: once_if_such_a_creature_attacks(moment, which)


def a_player_attacks(which: Which) -> Fires:
    """Trigger once for each player who declares at least one such attacker."""
    return lambda moment: once_for_each_player_who_attacks(moment, which)


def a_player_attacks_a_player(which: Which) -> Fires:
    """Trigger once for each player who declares at least one attacker on that player."""
    return lambda moment: once_for_each_player_who_attacks_a_player(moment, which)


def this_blocks_so_many(number: int) -> Fires:
    """Trigger once when this creature blocks that many creatures or more."""
    return lambda moment: this_blocks_at_least(moment, number)


def enchanted_player(moment: Moment) -> PlayerId | None:
    """Give the player whom an Aura with the ability enchants."""
    host = moment.source.attached_to
    return host if isinstance(host, str) else None
