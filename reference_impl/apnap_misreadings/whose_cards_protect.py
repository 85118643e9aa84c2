"""Misreadings of rules 101.2, 506.2a and 802: cards protect their owners, or too many players."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attack_restrictions import (
    as_aimed_at,
    attacks_in_its_range,
    whole_attack_within_limits,
)
from apnap_reference.combat.attacking import cost_to_attack
from apnap_reference.combat.evasion import LANDWALK, landwalk_respected
from apnap_reference.combat.shared_team_turns import each_attacked
from apnap_reference.combat.which_defending_player import defending_players_for
from apnap_reference.objects.characteristics import (
    abilities_in_play,
    controller,
    has_keyword,
    has_type,
    permanents,
)
from apnap_reference.objects.influence import abilities_over
from apnap_reference.players.players import opponents
from apnap_reference.spells.casting import not_kept_from_casting
from apnap_reference.spells.targets import hexproof_of_player_respected
from apnap_reference.state.combat_abilities import Attacks, AttackTax, LimitsAttack
from apnap_reference.state.static_abilities import GivesYouHexproof
from apnap_reference.state.table import Object, ObjectId, PlayerId, Ref, Table


@mutant(
    "101.2",
    "the owner of a card with which players cannot be targets is protected, whoever controls it",
    replaces=hexproof_of_player_respected,
)
def owners_are_no_targets(table: Table, by: Object, player: PlayerId) -> bool:
    sources = abilities_in_play(table, GivesYouHexproof)
    owns = any(source.owner == player for source, _ in sources)
    return not owns or by.controller not in opponents(table, player)


@mutant(
    "802.3a",
    "a tax on attacks is due for attacks on the owner of the card, whoever controls it",
    replaces=cost_to_attack,
    since="2024-06-07",
)
def owners_levy_taxes(table: Table, on: dict[ObjectId, Ref]) -> str:
    total = sum(
        found.amount(table, source, attacker, controller(table, source.id))
        for attacker, target in on.items()
        for source, found in abilities_over(table, AttackTax, attacker)
        if source.owner in each_attacked(table, target)
    )
    return f"{{{total}}}" if total else ""


@mutant(
    "802.3a",
    "what limits attacks on a player is for the owner of the card, whoever controls it",
    replaces=whole_attack_within_limits,
    since="2024-06-07",
)
def owners_limit_attacks(table: Table, attacks: Attacks) -> bool:
    return all(
        found.allows(
            table,
            source,
            as_aimed_at(table, source.owner, attacks_in_its_range(table, source, attacks))
            if found.about_its_controller
            else attacks_in_its_range(table, source, attacks),
        )
        for source, found in abilities_in_play(table, LimitsAttack)
    )


@mutant(
    "802.2a",
    "landwalk looks at the lands that the defending player owns",
    replaces=landwalk_respected,
    since="2024-06-07",
)
def landwalk_over_owned_lands(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    del blocker
    lands = {land for word, land in LANDWALK.items() if has_keyword(table, attacker, word)}
    defending = defending_players_for(table, attacker)
    return not any(
        has_type(table, thing.id, land)
        for thing in permanents(table, "Land")
        if thing.owner in defending
        for land in lands
    )


@mutant(
    "506.2a",
    "where one opponent is named, what keeps that player from casting keeps all opponents from it",
    replaces=not_kept_from_casting,
    since="2024-06-07",
)
def silence_for_all_opponents(table: Table, player: PlayerId, card: Object) -> bool:
    combat = table.turn.combat
    several = combat is None or player in combat.attacking or table.variant.attack != "one_opponent"
    players = (player,) if combat is None or several else (player, *combat.defending)
    return all(not_kept_from_casting.function(table, one, card) for one in players)
