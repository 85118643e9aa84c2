"""Misreadings of rules 101.1, 101.2 and 102.1: whom cards help, and what nothing brings about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from apnap.protocol.catalogue import find
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import damaged
from apnap_reference.changes.losing import losing_together, may_lose
from apnap_reference.choices.asking import deciders
from apnap_reference.combat.attack_restrictions import (
    may_attack_that,
    no_defender,
    no_summoning_sickness,
)
from apnap_reference.objects.characteristics import abilities_in_play, controller
from apnap_reference.objects.influence import affected
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.players.players import teammates
from apnap_reference.procedure.state_based_actions import moves_due
from apnap_reference.spells.casting import as_though_with_flash, at_sorcery_speed, castable_now
from apnap_reference.spells.targets import hexproof_of_player_respected
from apnap_reference.state.events import Damage
from apnap_reference.state.static_abilities import CantLose, GivesYouHexproof
from apnap_reference.state.table import Object, ObjectId, PlayerId, Ref, Table, replace
from apnap_reference.turn.phases_and_steps import MAIN_PHASES

Players = tuple[PlayerId, ...]
R = TypeVar("R", PlayerId, ObjectId, Ref)


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


@mutant(
    "101.1",
    "a card about the time of spells is for the teammates of its controller as well",
    replaces=as_though_with_flash,
)
def spells_at_any_time_for_the_team(table: Table, player: PlayerId) -> bool:
    team = (player, *teammates(table, player))
    return any(as_though_with_flash.function(table, one) for one in team)


@mutant(
    "101.2",
    "a card by which somebody cannot lose does nothing in the moment in which it is destroyed",
    replaces=may_lose,
    since="2006-10-01",
)
def who_loses_the_angel_loses(table: Table, player: PlayerId) -> bool:
    together = losing_together(table, player)
    going = {move.thing for move in moves_due(table)}
    return all(
        set(together).isdisjoint(found.players(table, source))
        for source, found in abilities_in_play(table, CantLose)
        if source.id not in going
    )


@mutant(
    "101.2",
    "between teams a card by which somebody cannot lose is for the teammates as well",
    replaces=may_lose,
    since="2006-10-01",
)
def nobody_of_the_team_loses(table: Table, player: PlayerId) -> bool:
    team = {player, *teammates(table, player)}
    return all(
        team.isdisjoint(found.players(table, source))
        for source, found in abilities_in_play(table, CantLose)
    )


@mutant(
    "101.2",
    "a card that keeps its controller's opponents from losing keeps the teammates from it too",
    replaces=may_lose,
    since="2006-10-01",
)
def only_its_controller_may_lose(table: Table, player: PlayerId) -> bool:
    return may_lose.function(table, player) and all(
        player == controller(table, source.id) or player in found.players(table, source)
        for source, found in abilities_in_play(table, CantLose)
        if controller(table, source.id) not in found.players(table, source)
    )


@mutant(
    "101.2",
    "a card that keeps opponents from losing does so however far away they sit",
    replaces=may_lose,
    since="2006-10-01",
)
def nobody_is_too_far_away_to_be_kept(table: Table, player: PlayerId) -> bool:
    variant = replace(table.variant, range_of_influence=None)
    return may_lose.function(replace(table, variant=variant), player)


def _driven(table: Table, thing: ObjectId) -> bool:
    kinds = ("goad", "must attack")
    return any(thing in effect.objects for kind in kinds for effect in lasting(table, kind))


@mutant(
    "101.2",
    "what has been goaded may attack although it has defender",
    replaces=no_defender,
    since="2006-10-01",
)
def goaded_walls_may_attack(table: Table, by: Players, thing: ObjectId) -> bool:
    return _driven(table, thing) or no_defender.function(table, by, thing)


@mutant(
    "101.2",
    "what an effect wants to attack may attack in the turn in which it has come",
    replaces=no_summoning_sickness,
    since="2006-10-01",
)
def driven_creatures_do_not_wait(table: Table, by: Players, thing: ObjectId) -> bool:
    return _driven(table, thing) or no_summoning_sickness.function(table, by, thing)


@mutant(
    "101.2",
    "what has to attack a player may attack that player although another card forbids it",
    replaces=may_attack_that,
    since="2006-10-01",
)
def a_lure_bridges_the_moat(table: Table, attacker: ObjectId, target: Ref) -> bool:
    lured = any(
        attacker in effect.objects and effect.player == target
        for effect in lasting(table, "must attack")
    )
    return lured or may_attack_that.function(table, attacker, target)


@mutant(
    "102.1",
    "whoever decides for the active player has the turn as well",
    replaces=at_sorcery_speed,
    since="2006-10-01",
)
def who_decides_has_the_turn(table: Table, player: PlayerId) -> bool:
    turn = table.turn
    decides = bool(turn.side) and player in deciders(table, turn.side)
    calm = turn.step in MAIN_PHASES and not turn.stack
    return (decides and calm) or at_sorcery_speed.function(table, player)


@mutant(
    "101.2",
    "who cannot be the target of opponents is spared by what opponents do to everybody",
    replaces=affected,
    since="2006-10-01",
)
def what_cannot_aim_cannot_strike(table: Table, by: PlayerId, among: Iterable[R]) -> tuple[R, ...]:
    sources = abilities_in_play(table, GivesYouHexproof)
    spared = {controller(table, source.id) for source, _ in sources} - {by}
    return tuple(ref for ref in affected.function(table, by, among) if ref not in spared)


@mutant("101.2", "who cannot lose keeps a life total of 0 at least", replaces=damaged)
def who_cannot_lose_has_no_less_than_0(table: Table, event: Damage) -> Table:
    table = damaged.function(table, event)
    if not isinstance(event.target, str) or may_lose(table, event.target):
        return table
    player = table.player(event.target)
    return table.with_player(replace(player, life=max(0, player.life)))


@mutant(
    "102.3",
    "who cannot be the target of opponents is no target for teammates either",
    replaces=hexproof_of_player_respected,
)
def teammates_cannot_aim_either(table: Table, by: Object, player: PlayerId) -> bool:
    protecting = abilities_in_play(table, GivesYouHexproof)
    sheltered = any(controller(table, source.id) == player for source, _ in protecting)
    return by.controller == player or not sheltered
