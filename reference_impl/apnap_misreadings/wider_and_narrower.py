"""Misreadings that let a rule reach farther than it does, or not so far."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.removal_from_combat import attack_of
from apnap_reference.choices.apnap_order import in_printed_order
from apnap_reference.choices.simple import choose_player
from apnap_reference.combat.attack_requirements import (
    Requirement,
    attacks_another,
    attacks_at_all,
    goaded,
    met_by,
)
from apnap_reference.combat.attacking import defending_player_settled
from apnap_reference.combat.attacking_and_defending import (
    attacking_players,
    defending_player,
    defending_players,
)
from apnap_reference.combat.block_restrictions import attacks_them
from apnap_reference.objects.characteristics import abilities_in_play, controller, permanents
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.players.players import in_game, opponents, players_in_apnap_order, side_of
from apnap_reference.procedure.state_based_actions import all_lose
from apnap_reference.spells.casting import no_land_forbidden
from apnap_reference.spells.total_cost import affinity_for_artifacts
from apnap_reference.state.dialogue import Choice, Dialogue
from apnap_reference.state.static_abilities import GivesYouHexproof
from apnap_reference.state.table import Combat, Object, ObjectId, PlayerId, Ref, Table
from apnap_reference.turn.leaving_the_game import leave_together


@mutant(
    "101.4c",
    "nobody makes the second of several choices before the whole team has made the first",
    replaces=in_printed_order,
)
def teammates_choose_in_step(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    lowest = min((choice.rank for choice in choices), default=0)
    return tuple(choice for choice in choices if choice.rank == lowest)


@mutant(
    "506.2a",
    "the opponent who is to defend is a target, so nobody with hexproof can be named",
    replaces=defending_player_settled,
)
def hexproof_keeps_from_defending(table: Table) -> Dialogue[Table]:
    by = attacking_players(table)
    if not by or defending_players(table, by[0]) is not None:
        return (yield from defending_player_settled.function(table))
    safe = {
        controller(table, source.id) for source, _ in abilities_in_play(table, GivesYouHexproof)
    }
    among = tuple(player for player in opponents(table, by[0]) if player not in safe)
    table, chosen = yield from choose_player(table, by[0], among, "defending_player")
    named = (chosen,) if chosen is not None and in_game(table, chosen) else ()
    return table.with_combat(Combat(attacking_players(table), named))


@mutant(
    "802.4a",
    "whom a creature may block counts as blocks are declared: an effect has it block anything",
    replaces=attacks_them,
)
def effects_block_across(table: Table, by: tuple[PlayerId, ...], attacker: ObjectId) -> bool:
    combat = table.turn.combat
    if combat is not None and combat.blocks_declared:
        return attack_of(combat, attacker) is not None
    return attacks_them.function(table, by, attacker)


@mutant(
    "805.4c",
    "what keeps a player from playing lands keeps the whole team from it",
    replaces=no_land_forbidden,
)
def no_land_for_the_whole_team(table: Table, player: PlayerId) -> bool:
    side = side_of(table, player) or (player,)
    return all(effect.player not in side for effect in lasting(table, "no lands"))


@mutant(
    "608.5",
    "who loses at the same moment leaves in turn order, and the last one has won",
    replaces=all_lose,
    only="2006-10-01",
)
def the_last_to_lose_has_won(table: Table, lost: Mapping[PlayerId, str]) -> Table:
    for player in players_in_apnap_order(table):
        if player in lost and in_game(table, player) and table.winners is None:
            table = leave_together(table, {player: lost[player]})
    return table


@mutant(
    "glossary:affinity",
    "affinity counts untapped permanents only",
    replaces=affinity_for_artifacts,
    only="2006-10-01",
)
def affinity_for_the_untapped(table: Table, _: Object, player: PlayerId) -> int:
    return sum(not thing.tapped for thing in permanents(table, "Artifact", of=player))


@mutant(
    "802.2a",
    "what was put onto the battlefield attacking has no defending player, as nobody declared it",
    replaces=defending_player,
)
def only_the_declared_have_defenders(table: Table, attacker: ObjectId) -> PlayerId | None:
    declared = attacker in table.turn.attacked
    return defending_player.function(table, attacker) if declared else None


@mutant("802.3a", "goading a creature once more adds to what it is required to do", replaces=goaded)
def every_goad_counts(table: Table, choices: tuple[Ref | None, ...]) -> Iterator[Requirement]:
    for effect in lasting(table, "goad"):
        for creature in effect.objects:
            attacks = met_by(table, choices, attacks_at_all)
            yield Requirement(creature, attacks)
            another = partial(attacks_another, effect.controller)
            yield Requirement(creature, met_by(table, choices, another))
