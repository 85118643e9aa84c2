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
from apnap_reference.spells.casting import as_though_with_flash, at_sorcery_speed, castable_now
from apnap_reference.spells.playing_lands import may_play_a_land
from apnap_reference.state.effects import IsControlled, PlaysMoreLands
from apnap_reference.state.static_abilities import AsThoughFlash, MoreLands, NoMaximumHandSize
from apnap_reference.state.table import Object, PlayerId, Table
from apnap_reference.turn.leaving_the_game import concedes


@mutant(
    "101.1",
    "no card lets a player play more than one land in a turn",
    replaces=may_play_a_land,
    since="2006-10-01",
)
def never_more_than_one_land(table: Table, player: PlayerId) -> bool:
    return table.player(player).lands_played < 1


@mutant(
    "101.1",
    "a player who may play one additional land can play any number of lands",
    replaces=may_play_a_land,
    since="2006-10-01",
)
def any_number_of_lands(table: Table, player: PlayerId) -> bool:
    return may_play_a_land.function(table, player) or may_play_more_lands(table, player)


def _owned(table: Table, source: Object, player: PlayerId) -> bool:
    return table.objects[source.id].owner == player


def _for_this_turn(table: Table, player: PlayerId) -> int:
    return sum(e.does.number for e in lasting(table, PlaysMoreLands) if e.player == player)


@mutant(
    "101.1",
    "a permanent that allows additional lands lets its owner play them instead of its controller",
    replaces=may_play_a_land,
)
def owners_play_more_lands(table: Table, player: PlayerId) -> bool:
    found = abilities_in_play(table, MoreLands)
    more = sum(ability.more for source, ability in found if _owned(table, source, player))
    return table.player(player).lands_played < 1 + more + _for_this_turn(table, player)


@mutant(
    "101.1",
    (
        "additional lands from a permanent and from a spell don't add up, and only the larger "
        "number counts"
    ),
    replaces=may_play_a_land,
)
def permissions_do_not_add(table: Table, player: PlayerId) -> bool:
    found = abilities_in_play(table, MoreLands)
    more = sum(one.more for source, one in found if controller(table, source.id) == player)
    return table.player(player).lands_played < 1 + max(more, _for_this_turn(table, player))


@mutant(
    "101.1",
    (
        "a player controlled by another can play additional lands that the controlling player's "
        "permanents allow"
    ),
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
    "a permanent that allows additional lands lets its controller's teammates play them too",
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
    "a player who may play an additional land can play it at any time",
    replaces=at_sorcery_speed,
    since="2006-10-01",
)
def additional_lands_at_any_time(table: Table, player: PlayerId) -> bool:
    return at_sorcery_speed.function(table, player) or may_play_more_lands(table, player)


@mutant(
    "101.1",
    "Vedalken Orrery lets all players cast spells as though they had flash",
    replaces=as_though_with_flash,
)
def flash_for_everybody(table: Table, _: PlayerId) -> bool:
    return any(True for _ in abilities_in_play(table, AsThoughFlash))


@mutant(
    "101.1",
    "Vedalken Orrery lets its owner cast spells as though they had flash instead of its controller",
    replaces=as_though_with_flash,
)
def owners_cast_at_any_time(table: Table, player: PlayerId) -> bool:
    return any(
        _owned(table, source, player) for source, _ in abilities_in_play(table, AsThoughFlash)
    )


@mutant(
    "101.1",
    "Vedalken Orrery lets its controller's teammates cast spells as though they had flash too",
    replaces=as_though_with_flash,
)
def spells_at_any_time_for_the_team(table: Table, player: PlayerId) -> bool:
    team = (player, *teammates(table, player))
    return any(as_though_with_flash.function(table, one) for one in team)


@mutant(
    "101.1",
    "a player who may cast spells as though they had flash can do so for a player they control",
    replaces=as_though_with_flash,
)
def who_decides_brings_flash(table: Table, player: PlayerId) -> bool:
    together = with_who_decides(table, player)
    return any(as_though_with_flash.function(table, one) for one in together)


@mutant(
    "101.1",
    "no effect removes the maximum hand size of seven cards",
    replaces=maximum_hand_size,
    since="2006-10-01",
)
def seven_cards_at_most(_table: Table, _player: PlayerId) -> int | None:
    return HAND_SIZE


@mutant(
    "101.1",
    "a permanent that gives its controller no maximum hand size removes it for all players",
    replaces=maximum_hand_size,
    since="2006-10-01",
)
def no_hand_limit_for_anybody(table: Table, _: PlayerId) -> int | None:
    return None if any(True for _ in abilities_in_play(table, NoMaximumHandSize)) else HAND_SIZE


@mutant(
    "101.1",
    "a permanent that gives no maximum hand size applies to its owner instead of its controller",
    replaces=maximum_hand_size,
)
def owners_have_no_hand_limit(table: Table, player: PlayerId) -> int | None:
    lifting = abilities_in_play(table, NoMaximumHandSize)
    return None if any(_owned(table, source, player) for source, _ in lifting) else HAND_SIZE


@mutant(
    "101.1",
    "a controlled player has no maximum hand size if the controlling player has none",
    replaces=maximum_hand_size,
    since="2006-10-01",
)
def who_decides_brings_a_spellbook(table: Table, player: PlayerId) -> int | None:
    together = with_who_decides(table, player)
    sizes = [maximum_hand_size.function(table, one) for one in together]
    return None if None in sizes else sizes[0]


@mutant(
    "101.1",
    "a permanent that gives its controller no maximum hand size removes it for their teammates too",
    replaces=maximum_hand_size,
    since="2006-10-01",
)
def no_hand_limit_for_the_team(table: Table, player: PlayerId) -> int | None:
    sizes = [maximum_hand_size.function(table, one) for one in whole_team(table, player)]
    return None if None in sizes else sizes[0]


@mutant(
    "101.1", "a player who can't lose the game can't concede", replaces=concedes, since="2006-10-01"
)
def no_concession_of_who_cannot_lose(table: Table, player: PlayerId) -> Table:
    return concedes.function(table, player) if may_lose(table, player) else table


@mutant(
    "101.1",
    "a player controlled by another player can't concede",
    replaces=concedes,
    since="2006-10-01",
)
def no_concession_of_who_is_controlled(table: Table, player: PlayerId) -> Table:
    controlled = any(effect.player == player for effect in lasting(table, IsControlled))
    return table if controlled else concedes.function(table, player)


@mutant(
    "101.1",
    (
        "Vedalken Orrery doesn't let its controller cast spells as though they had flash on "
        "their own turn"
    ),
    replaces=castable_now,
    since="2006-10-01",
)
def spells_at_any_time_in_turns_of_others(table: Table, player: PlayerId, card: Object) -> bool:
    printed = find(card.card)
    if player not in table.turn.side or "Instant" in printed.types or "flash" in printed.keywords:
        return castable_now.function(table, player, card)
    return at_sorcery_speed(table, player)
