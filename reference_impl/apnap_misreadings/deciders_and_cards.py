"""Misreadings of rules 101.1 and 101.2: cards of whoever decides for another player."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.choices.asking import deciders
from apnap_reference.objects.characteristics import abilities_in_play, controller
from apnap_reference.procedure.turn_based_actions import maximum_hand_size
from apnap_reference.spells.casting import (
    as_though_with_flash,
    may_play_a_land,
    no_land_forbidden,
    not_kept_from_casting,
)
from apnap_reference.state.static_abilities import MoreLands
from apnap_reference.state.table import Object, PlayerId, Table


def _with_who_decides(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return tuple(dict.fromkeys((player, *deciders(table, (player,)))))


@mutant(
    "101.1",
    "whoever decides for a player has that player play additional lands that are their own",
    replaces=may_play_a_land,
    since="2006-10-01",
)
def who_decides_brings_lands(table: Table, player: PlayerId) -> bool:
    more = sum(
        found.more
        for source, found in abilities_in_play(table, MoreLands)
        if controller(table, source.id) in _with_who_decides(table, player)
    )
    played = table.player(player).lands_played
    return may_play_a_land.function(table, player) or played < 1 + more


@mutant(
    "101.1",
    "whoever may cast spells at any time casts those of a player for whom they decide so too",
    replaces=as_though_with_flash,
)
def who_decides_brings_flash(table: Table, player: PlayerId) -> bool:
    together = _with_who_decides(table, player)
    return any(as_though_with_flash.function(table, one) for one in together)


@mutant(
    "101.1",
    "the hand of a player for whom another decides has a limit only if the other's has",
    replaces=maximum_hand_size,
    since="2006-10-01",
)
def who_decides_brings_a_spellbook(table: Table, player: PlayerId) -> int | None:
    together = _with_who_decides(table, player)
    sizes = [maximum_hand_size.function(table, one) for one in together]
    return None if None in sizes else sizes[0]


@mutant(
    "101.2",
    "whoever may play no land plays none for a player for whom they decide",
    replaces=no_land_forbidden,
    since="2006-10-01",
)
def who_decides_brings_the_ban_on_lands(table: Table, player: PlayerId) -> bool:
    together = _with_who_decides(table, player)
    return all(no_land_forbidden.function(table, one) for one in together)


@mutant(
    "101.2",
    "whoever may cast no spells casts none for a player for whom they decide",
    replaces=not_kept_from_casting,
    since="2006-10-01",
)
def who_decides_brings_silence(table: Table, player: PlayerId, card: Object) -> bool:
    together = _with_who_decides(table, player)
    return all(not_kept_from_casting.function(table, one, card) for one in together)
