"""Misreadings of rules 802.1 to 802.3: who defends, and what is attacked."""

from __future__ import annotations

from apnap_misreadings.common import by_defender
from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attack_restrictions import whole_attack_within_limits
from apnap_reference.combat.attacking_and_defending import (
    attackable,
    defender_of,
    defending_players,
    every_opponent,
    may_be_attacked,
)
from apnap_reference.combat.declaring_attackers import became_attackers
from apnap_reference.objects.characteristics import controller, has_type, permanents
from apnap_reference.players.players import teammates
from apnap_reference.players.range_of_influence import in_range
from apnap_reference.state.combat_abilities import Attacks
from apnap_reference.state.table import ObjectId, PlayerId, Ref, Table, replace

Bands = tuple[tuple[ObjectId, ...], ...]
On = dict[ObjectId, Ref]


@mutant(
    "802.1",
    "all attacking creatures must attack the same defending player",
    replaces=whole_attack_within_limits,
    since="2006-10-01",
)
def one_victim_for_each_attack(table: Table, attacks: Attacks) -> bool:
    within = whole_attack_within_limits.function(table, attacks)
    return within and len(tuple(by_defender(table, attacks))) <= 1


@mutant(
    "802.1",
    "a player who attacks must attack every defending player",
    replaces=whole_attack_within_limits,
    since="2006-10-01",
)
def no_opponent_is_left_out(table: Table, attacks: Attacks) -> bool:
    within = whole_attack_within_limits.function(table, attacks)
    defending = table.turn.combat.defending if table.turn.combat else ()
    faced = len(tuple(by_defender(table, attacks)))
    return within and (table.variant.attack != "multiple" or faced in (0, len(defending)))


@mutant(
    "802.2",
    (
        "with the attack multiple players option, one defending player is still chosen as "
        "combat begins"
    ),
    replaces=defending_players,
    since="2006-10-01",
)
def an_opponent_is_named_all_the_same(
    table: Table, attacker: PlayerId
) -> tuple[PlayerId, ...] | None:
    found = defending_players.function(table, attacker)
    return None if table.variant.attack == "multiple" and len(found or ()) > 1 else found


@mutant(
    "802.2",
    "an opponent who isn't attacked isn't a defending player",
    replaces=became_attackers,
    since="2006-10-01",
)
def only_the_attacked_defend(table: Table, on: On, banded: Bands) -> Table:
    table = became_attackers.function(table, on, banded)
    combat = table.turn.combat
    if combat is None or table.variant.shared_team_turns:
        return table
    faced = {attack.defender for attack in combat.attacks}
    defending = tuple(player for player in combat.defending if player in faced)
    return table.with_combat(replace(combat, defending=defending))


@mutant(
    "802.2",
    "only the nearest opponents on either side of the attacking player are defending players",
    replaces=every_opponent,
    since="2006-10-01",
)
def only_neighbours_defend(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    found = every_opponent.function(table, attacker)
    return tuple(dict.fromkeys((*found[:1], *found[-1:])))


@mutant(
    "802.2",
    "opponents outside the attacking player's range of influence aren't defending players",
    replaces=every_opponent,
    since="2024-06-07",
)
def only_those_in_range_defend(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    found = every_opponent.function(table, attacker)
    return tuple(player for player in found if in_range(table, attacker, player))


@mutant(
    "802.2",
    "a player who lost life earlier in the turn isn't a defending player in a later combat",
    replaces=every_opponent,
    since="2024-06-07",
)
def the_hurt_are_spared(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    found = every_opponent.function(table, attacker)
    if not table.turn.attacked:
        return found
    return tuple(player for player in found if player not in table.turn.lost_life)


@mutant(
    "802.3",
    "planeswalkers can't be attacked",
    replaces=attackable,
)
def planeswalkers_are_left_alone(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    found = attackable.function(table, attacker)
    return tuple(t for t in found if isinstance(t, str) or not has_type(table, t, "Planeswalker"))


@mutant(
    "802.3",
    "a player can't attack a battle they control, even if an opponent protects it",
    replaces=attackable,
)
def battles_of_opponents_only(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    return tuple(
        ref
        for ref in attackable.function(table, attacker)
        if isinstance(ref, str)
        or not has_type(table, ref, "Battle")
        or controller(table, ref) != attacker
    )


@mutant(
    "802.3",
    "a player can attack any planeswalker or battle, including those they control or protect",
    replaces=attackable,
)
def whatever_is_there(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    things = (*permanents(table, "Planeswalker"), *permanents(table, "Battle"))
    found = attackable.function(table, attacker)
    return tuple(dict.fromkeys((*found, *(thing.id for thing in things))))


@mutant(
    "802.3",
    "a player can't attack a planeswalker they own, even if an opponent controls it",
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
    "a player can attack a teammate's planeswalker or a battle that a teammate protects",
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
    "a player can't attack a battle that a teammate controls, even if an opponent protects it",
    replaces=may_be_attacked,
    since="2024-06-07",
)
def battles_of_teammates_are_spared(table: Table, thing: ObjectId, attacker: PlayerId) -> bool:
    if has_type(table, thing, "Battle") and controller(table, thing) in teammates(table, attacker):
        return False
    return may_be_attacked.function(table, thing, attacker)


@mutant(
    "802.3",
    "a creature can attack an opponent who has left the game",
    replaces=attackable,
    origin="argentum-engine #2062",
)
def the_departed_are_attacked(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    mine = (attacker, *teammates(table, attacker))
    departed = (one.name for one in table.players if one.left is not None)
    there = attackable.function(table, attacker)
    return (*there, *(player for player in departed if player not in mine))
