"""Cards that speak of the defending player for one attacking creature."""

from __future__ import annotations

from apnap_reference.cards.phrases import defending_player_discards
from apnap_reference.combat.block_triggers import this_becomes_blocked
from apnap_reference.combat.which_defending_player import (
    defending_player_spoken_of,
    defending_players_for,
)
from apnap_reference.objects.characteristics import has_type, permanents
from apnap_reference.objects.lasting_effects import gets
from apnap_reference.objects.within_range import information_from
from apnap_reference.players.departed import information_about
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.stack_abilities import SpellAbility, Triggered
from apnap_reference.state.static_abilities import CantCast
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table, attack_of

card("Slate Street Ruffian", Triggered(this_becomes_blocked, defending_player_discards))


def _not_while_it_attacks_them(table: Table, source: Object, player: PlayerId) -> bool:
    attacking = attack_of(table.turn.combat, source.id) is not None
    return not attacking or player not in defending_players_for(table, source.id)


card("Wardscale Dragon", CantCast(_not_while_it_attacks_them))


def _grow_by_nonbasics(table: Table, thing: Object) -> Dialogue[Table]:
    combat = table.turn.combat
    more: dict[ObjectId, int] = {}
    for attack in combat.attacks if combat else ():
        who = thing.controller
        table, player = yield from defending_player_spoken_of(table, who, attack.attacker)
        more[attack.attacker] = _nonbasics(table, who, player)
    for attacker, number in more.items():
        table = gets(table, thing, attacker, number, 0)
    return table


def _nonbasics(table: Table, by: PlayerId, player: PlayerId | None) -> int:
    if player is None:
        return 0
    known = information_about(table, player)
    lands = information_from(known, by, (land.id for land in permanents(known, "Land", of=player)))
    return sum(not has_type(known, land, "Basic") for land in lands)


card("Mercadia's Downfall", SpellAbility(_grow_by_nonbasics))
