"""Misreadings of 506.2a and 802.2 to 802.3a: who defends, and what limits an attack on whom."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.choices.simple import choose_player
from apnap_reference.combat.attack_requirements import tax_on
from apnap_reference.combat.attack_restrictions import (
    as_aimed_at,
    may_attack_that,
    whole_attack_within_limits,
)
from apnap_reference.combat.attacking import cost_to_attack, defending_player_settled
from apnap_reference.combat.attacking_and_defending import (
    attackable,
    attacking_players,
    defender_of,
    defending_players,
    every_opponent,
    may_be_attacked,
)
from apnap_reference.objects.characteristics import controller, has_type, permanents
from apnap_reference.objects.influence import abilities_over
from apnap_reference.players.players import clockwise_from, in_game, opponents, teammates, your_team
from apnap_reference.players.range_of_influence import in_range
from apnap_reference.state.combat_abilities import Attacks, AttackTax
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import Combat, ObjectId, PlayerId, Ref, Table

On = dict[ObjectId, Ref]


def _behind(table: Table, target: Ref) -> Ref:
    """Give the protector instead of a battle, and anything else as it is."""
    if isinstance(target, str) or not has_type(table, target, "Battle"):
        return target
    return defender_of(table, target) or target


@mutant(
    "802.2",
    "of several opponents only those within range defend",
    replaces=every_opponent,
    since="2024-06-07",
)
def only_those_in_range_defend(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    found = every_opponent.function(table, attacker)
    return tuple(player for player in found if in_range(table, attacker, player))


@mutant(
    "802.2",
    "who has been hurt in a combat does not defend in a later one of the same turn",
    replaces=every_opponent,
    since="2024-06-07",
)
def the_hurt_are_spared(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    found = every_opponent.function(table, attacker)
    if not table.turn.attacked:
        return found
    return tuple(player for player in found if player not in table.turn.lost_life)


@mutant(
    "506.2a",
    "once the opponent who was named has left, the others may be attacked",
    replaces=attackable,
    since="2024-06-07",
)
def others_step_in(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    combat = table.turn.combat
    there = combat is None or any(in_game(table, player) for player in combat.defending)
    if table.variant.attack != "one_opponent" or there:
        return attackable.function(table, attacker)
    return opponents(table, attacker)


@mutant(
    "506.2a",
    "a teammate may be named as the defending player",
    replaces=defending_player_settled,
    since="2024-06-07",
)
def teammates_may_be_named(table: Table) -> Dialogue[Table]:
    attacking = attacking_players(table)
    if not attacking or defending_players(table, attacking[0]) is not None:
        return (yield from defending_player_settled.function(table))
    others = clockwise_from(table, attacking[0])[1:]
    table, chosen = yield from choose_player(table, attacking[0], others, "defending_player")
    return table.with_combat(Combat(attacking, (chosen,) if chosen is not None else ()))


@mutant(
    "802.3",
    "players do not attack a planeswalker that they own, whoever controls it",
    replaces=attackable,
    since="2024-06-07",
)
def owners_spare_their_planeswalkers(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    return tuple(
        ref
        for ref in attackable.function(table, attacker)
        if isinstance(ref, str)
        or not has_type(table, ref, "Planeswalker")
        or table.objects[ref].owner != attacker
    )


@mutant(
    "802.3",
    "a teammate is not attacked, but what a teammate guards may be",
    replaces=attackable,
    since="2024-06-07",
)
def what_teammates_guard_is_attacked(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    mates = teammates(table, attacker)
    things = (*permanents(table, "Planeswalker"), *permanents(table, "Battle"))
    theirs = (thing.id for thing in things if defender_of(table, thing.id) in mates)
    return (*attackable.function(table, attacker), *theirs)


@mutant(
    "802.3",
    "a teammate's battle is not attacked, whoever protects it",
    replaces=may_be_attacked,
    since="2024-06-07",
)
def battles_of_teammates_are_spared(table: Table, thing: ObjectId, attacker: PlayerId) -> bool:
    if has_type(table, thing, "Battle") and controller(table, thing) in teammates(table, attacker):
        return False
    return may_be_attacked.function(table, thing, attacker)


@mutant(
    "802.3a",
    "what limits attacks on a player counts those on battles that the player protects",
    replaces=as_aimed_at,
    since="2024-06-07",
)
def limits_count_attacks_on_battles(table: Table, player: PlayerId, attacks: Attacks) -> Attacks:
    on = {one: ref for one, ref in attacks.on.items() if _behind(table, ref) == player}
    return Attacks(attacks.by, on)


@mutant(
    "802.3a",
    "what limits attacks on a player counts those on the player's teammates",
    replaces=as_aimed_at,
    since="2024-06-07",
)
def limits_count_attacks_on_teammates(table: Table, player: PlayerId, attacks: Attacks) -> Attacks:
    team = your_team(table, player)
    return Attacks(attacks.by, {one: ref for one, ref in attacks.on.items() if ref in team})


@mutant(
    "802.3a",
    "a tax on attacks on a player is due for attacks on battles that the player protects",
    replaces=cost_to_attack,
    since="2024-06-07",
)
def battles_are_taxed(table: Table, on: On) -> str:
    total = sum(tax_on(table, one, _behind(table, ref)) for one, ref in on.items())
    return f"{{{total}}}" if total else ""


@mutant(
    "802.3a",
    "of several taxes on attacks on one player only the highest is due",
    replaces=cost_to_attack,
    since="2024-06-07",
)
def the_highest_tax_is_enough(table: Table, on: On) -> str:
    total = sum(
        max(
            (tax.amount(table, by, one, ref) for by, tax in abilities_over(table, AttackTax, one)),
            default=0,
        )
        for one, ref in on.items()
    )
    return f"{{{total}}}" if total else ""


@mutant(
    "802.3a",
    "what may not attack a player may not attack a battle that the player protects",
    replaces=may_attack_that,
    since="2024-06-07",
)
def battles_lie_behind_the_moat(table: Table, attacker: ObjectId, target: Ref) -> bool:
    aims = dict.fromkeys((target, _behind(table, target)))
    return all(may_attack_that.function(table, attacker, aim) for aim in aims)


@mutant(
    "802.3a",
    "what limits the attack as a whole counts only the creatures that attack players",
    replaces=whole_attack_within_limits,
    since="2024-06-07",
)
def limits_count_attacks_on_players(table: Table, attacks: Attacks) -> bool:
    on = {one: ref for one, ref in attacks.on.items() if isinstance(ref, str)}
    return whole_attack_within_limits.function(table, Attacks(attacks.by, on))


@mutant(
    "802.3a",
    "attacks on players and attacks on what they guard are limited each by themselves",
    replaces=whole_attack_within_limits,
    since="2024-06-07",
)
def players_and_things_are_counted_apart(table: Table, attacks: Attacks) -> bool:
    parts = (
        {one: ref for one, ref in attacks.on.items() if isinstance(ref, kind)}
        for kind in (str, int)
    )
    whole = whole_attack_within_limits.function
    return all(whole(table, Attacks(attacks.by, part)) for part in parts)
