"""Misreadings of rule 101.1: how far cards go against rules, and for whom."""

from __future__ import annotations

from apnap.protocol.catalogue import find
from apnap_misreadings.common import may_play_more_lands, whole_team, with_who_decides
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.losing import may_lose
from apnap_reference.objects.characteristics import abilities_in_play, controller
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.players.players import teammates
from apnap_reference.procedure.turn_based_actions import HAND_SIZE, maximum_hand_size
from apnap_reference.spells.casting import (
    as_though_with_flash,
    at_sorcery_speed,
    castable_now,
    may_play_a_land,
)
from apnap_reference.state.effects import IsControlled, PlaysMoreLands
from apnap_reference.state.static_abilities import AsThoughFlash, MoreLands, NoMaximumHandSize
from apnap_reference.state.table import Object, PlayerId, Table
from apnap_reference.turn.leaving_the_game import concedes


@mutant(
    "101.1",
    "no card lifts the limit of one land in a turn",
    replaces=may_play_a_land,
    since="2006-10-01",
)
def never_more_than_one_land(table: Table, player: PlayerId) -> bool:
    return table.player(player).lands_played < 1


@mutant(
    "101.1",
    "who may play an additional land may play any number",
    replaces=may_play_a_land,
    since="2006-10-01",
)
def any_number_of_lands(table: Table, player: PlayerId) -> bool:
    return may_play_a_land.function(table, player) or may_play_more_lands(table, player)


def _owned(table: Table, source: Object, player: PlayerId) -> bool:
    return table.objects[source.id].owner == player


def _for_this_turn(table: Table, player: PlayerId) -> int:
    return sum(e.does.number for e in lasting(table, PlaysMoreLands) if e.player == player)


@mutant("101.1", "a card that allows additional lands is for its owner", replaces=may_play_a_land)
def owners_play_more_lands(table: Table, player: PlayerId) -> bool:
    found = abilities_in_play(table, MoreLands)
    more = sum(ability.more for source, ability in found if _owned(table, source, player))
    return table.player(player).lands_played < 1 + more + _for_this_turn(table, player)


@mutant(
    "101.1",
    "of a lasting permission and one for the turn to play more lands the larger one counts",
    replaces=may_play_a_land,
)
def permissions_do_not_add(table: Table, player: PlayerId) -> bool:
    found = abilities_in_play(table, MoreLands)
    more = sum(one.more for source, one in found if controller(table, source.id) == player)
    return table.player(player).lands_played < 1 + max(more, _for_this_turn(table, player))


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
        if controller(table, source.id) in with_who_decides(table, player)
    )
    played = table.player(player).lands_played
    return may_play_a_land.function(table, player) or played < 1 + more


@mutant(
    "101.1",
    "an additional land is for the whole team of whoever controls the card",
    replaces=may_play_a_land,
    since="2006-10-01",
)
def additional_lands_for_the_team(table: Table, player: PlayerId) -> bool:
    more = sum(
        found.more
        for source, found in abilities_in_play(table, MoreLands)
        if controller(table, source.id) in whole_team(table, player)
    )
    played = table.player(player).lands_played
    return may_play_a_land.function(table, player) or played < 1 + more


@mutant(
    "101.1",
    "who may play an additional land may do so at any time",
    replaces=at_sorcery_speed,
    since="2006-10-01",
)
def additional_lands_at_any_time(table: Table, player: PlayerId) -> bool:
    return at_sorcery_speed.function(table, player) or may_play_more_lands(table, player)


@mutant(
    "101.1",
    "a card that lets its controller cast spells at any time lets everybody do so",
    replaces=as_though_with_flash,
)
def flash_for_everybody(table: Table, _: PlayerId) -> bool:
    return any(True for _ in abilities_in_play(table, AsThoughFlash))


@mutant("101.1", "a card about the time of spells is for its owner", replaces=as_though_with_flash)
def owners_cast_at_any_time(table: Table, player: PlayerId) -> bool:
    return any(
        _owned(table, source, player) for source, _ in abilities_in_play(table, AsThoughFlash)
    )


@mutant(
    "101.1",
    "a card about the time of spells is for the teammates of its controller as well",
    replaces=as_though_with_flash,
)
def spells_at_any_time_for_the_team(table: Table, player: PlayerId) -> bool:
    team = (player, *teammates(table, player))
    return any(as_though_with_flash.function(table, one) for one in team)


@mutant(
    "101.1",
    "whoever may cast spells at any time casts those of a player for whom they decide so too",
    replaces=as_though_with_flash,
)
def who_decides_brings_flash(table: Table, player: PlayerId) -> bool:
    together = with_who_decides(table, player)
    return any(as_though_with_flash.function(table, one) for one in together)


@mutant(
    "101.1",
    "no card lifts the limit of seven cards in hand",
    replaces=maximum_hand_size,
    since="2006-10-01",
)
def seven_cards_at_most(_table: Table, _player: PlayerId) -> int | None:
    return HAND_SIZE


@mutant(
    "101.1",
    "a card without a limit to its controller's hand lifts the limit for everybody",
    replaces=maximum_hand_size,
    since="2006-10-01",
)
def no_hand_limit_for_anybody(table: Table, _: PlayerId) -> int | None:
    return None if any(True for _ in abilities_in_play(table, NoMaximumHandSize)) else HAND_SIZE


@mutant("101.1", "a card without a limit to the hand is for its owner", replaces=maximum_hand_size)
def owners_have_no_hand_limit(table: Table, player: PlayerId) -> int | None:
    lifting = abilities_in_play(table, NoMaximumHandSize)
    return None if any(_owned(table, source, player) for source, _ in lifting) else HAND_SIZE


@mutant(
    "101.1",
    "the hand of a player for whom another decides has a limit only if the other's has",
    replaces=maximum_hand_size,
    since="2006-10-01",
)
def who_decides_brings_a_spellbook(table: Table, player: PlayerId) -> int | None:
    together = with_who_decides(table, player)
    sizes = [maximum_hand_size.function(table, one) for one in together]
    return None if None in sizes else sizes[0]


@mutant(
    "101.1",
    "a card without a limit to the hand is for the whole team of whoever controls it",
    replaces=maximum_hand_size,
    since="2006-10-01",
)
def no_hand_limit_for_the_team(table: Table, player: PlayerId) -> int | None:
    sizes = [maximum_hand_size.function(table, one) for one in whole_team(table, player)]
    return None if None in sizes else sizes[0]


@mutant(
    "101.1", "who cannot lose the game cannot concede either", replaces=concedes, since="2006-10-01"
)
def no_concession_of_who_cannot_lose(table: Table, player: PlayerId) -> Table:
    return concedes.function(table, player) if may_lose(table, player) else table


@mutant(
    "101.1", "a player whom another controls cannot concede", replaces=concedes, since="2006-10-01"
)
def no_concession_of_who_is_controlled(table: Table, player: PlayerId) -> Table:
    controlled = any(effect.player == player for effect in lasting(table, IsControlled))
    return table if controlled else concedes.function(table, player)


@mutant(
    "101.1",
    "a card about the time of spells helps its controller in the turns of others only",
    replaces=castable_now,
    since="2006-10-01",
)
def spells_at_any_time_in_turns_of_others(table: Table, player: PlayerId, card: Object) -> bool:
    printed = find(card.card)
    if player not in table.turn.side or "Instant" in printed.types or "flash" in printed.keywords:
        return castable_now.function(table, player, card)
    return at_sorcery_speed(table, player)
