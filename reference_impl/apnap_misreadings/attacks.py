"""Misreadings of rules 802.1 to 802.3: whom one attack may be aimed at, and what limits it."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attack_restrictions import (
    as_aimed_at,
    whole_attack_within_limits,
)
from apnap_reference.combat.attacking import (
    announces_what_it_attacks,
    became_attackers,
)
from apnap_reference.combat.attacking_and_defending import (
    attackable,
    defender_of,
    defending_players,
    every_opponent,
)
from apnap_reference.combat.bands import on_the_same_player
from apnap_reference.combat.entering import joins_the_attack
from apnap_reference.combat.reselecting import a_defending_players, reselectable
from apnap_reference.objects.characteristics import controller, has_type, permanents
from apnap_reference.state.combat_abilities import Attacks
from apnap_reference.state.table import ObjectId, PlayerId, Ref, Table, replace

Bands = tuple[tuple[ObjectId, ...], ...]
On = dict[ObjectId, Ref]


def _by_defender(table: Table, attacks: Attacks) -> Iterator[Attacks]:
    """Yield the part of an attack that each defending player faces."""
    facing = {attacker: defender_of(table, ref) for attacker, ref in attacks.on.items()}
    for player in dict.fromkeys(facing.values()):
        on = {attacker: ref for attacker, ref in attacks.on.items() if facing[attacker] == player}
        yield Attacks(attacks.by, on)


@mutant(
    "802.1",
    "all creatures of one attack go for the same player",
    replaces=whole_attack_within_limits,
    since="2006-10-01",
)
def one_victim_for_each_attack(table: Table, attacks: Attacks) -> bool:
    within = whole_attack_within_limits.function(table, attacks)
    return within and len(tuple(_by_defender(table, attacks))) <= 1


@mutant(
    "802.1",
    "whoever attacks several players has to attack each opponent",
    replaces=whole_attack_within_limits,
    since="2006-10-01",
)
def no_opponent_is_left_out(table: Table, attacks: Attacks) -> bool:
    within = whole_attack_within_limits.function(table, attacks)
    defending = table.turn.combat.defending if table.turn.combat else ()
    faced = len(tuple(_by_defender(table, attacks)))
    return within and (table.variant.attack != "multiple" or faced in (0, len(defending)))


@mutant(
    "802.2",
    "as combat begins an opponent is named, also where several may be attacked",
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
    "only those opponents defend who are attacked",
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
    "of several opponents only the two next to the attacking player defend",
    replaces=every_opponent,
    since="2006-10-01",
)
def only_neighbours_defend(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    found = every_opponent.function(table, attacker)
    return tuple(dict.fromkeys((*found[:1], *found[-1:])))


@mutant(
    "802.3",
    "a planeswalker is not attacked, only its controller",
    replaces=attackable,
    since="2006-10-01",
)
def planeswalkers_are_left_alone(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    reach = attackable.function(table, attacker)
    return tuple(t for t in reach if isinstance(t, str) or not has_type(table, t, "Planeswalker"))


@mutant(
    "802.3",
    "a battle is attacked only if an opponent controls it",
    replaces=attackable,
    since="2006-10-01",
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
    "every planeswalker and every battle may be attacked, one's own too",
    replaces=attackable,
    since="2006-10-01",
)
def whatever_is_there(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    things = (*permanents(table, "Planeswalker"), *permanents(table, "Battle"))
    reach = attackable.function(table, attacker)
    return tuple(dict.fromkeys((*reach, *(thing.id for thing in things))))


@mutant(
    "802.3a",
    "what limits attacks on a player counts the creatures that attack anybody",
    replaces=as_aimed_at,
    since="2006-10-01",
)
def limits_count_every_attacker(_: Table, __: PlayerId, attacks: Attacks) -> Attacks:
    return attacks


@mutant(
    "802.3a",
    "what limits attacks on a player counts those on that player's planeswalkers too",
    replaces=as_aimed_at,
    since="2006-10-01",
)
def limits_count_attacks_on_planeswalkers(
    table: Table, player: PlayerId, attacks: Attacks
) -> Attacks:
    on = {a: ref for a, ref in attacks.on.items() if defender_of(table, ref) == player}
    return Attacks(attacks.by, on)


@mutant(
    "802.3a",
    "what limits the attack as a whole is counted for each attacked player",
    replaces=whole_attack_within_limits,
    since="2006-10-01",
)
def limits_count_by_defender(table: Table, attacks: Attacks) -> bool:
    whole = whole_attack_within_limits.function
    return all(whole(table, part) for part in _by_defender(table, attacks))


@mutant(
    "802.3b",
    "the creatures of a band may attack different players",
    replaces=on_the_same_player,
    since="2006-10-01",
)
def bands_divide(_table: Table, _band: tuple[ObjectId, ...], _on: On) -> bool:
    return True


@mutant(
    "508.1b",
    "a creature declared without an aim stays at home",
    replaces=announces_what_it_attacks,
    since="2006-10-01",
)
def aimless_attackers_stay_at_home(_attacks: str | None) -> bool:
    return True


@mutant(
    "508.4c",
    "a creature that enters attacking attacks nothing that it could not be declared against",
    replaces=joins_the_attack,
)
def limits_bind_what_enters(table: Table, creature: ObjectId, target: Ref) -> Table:
    combat = table.turn.combat
    on = {attack.attacker: attack.target for attack in combat.attacks} if combat else {}
    declared = {one: ref for one, ref in on.items() if ref is not None}
    together = Attacks(table.turn.side, {**declared, creature: target})
    if not whole_attack_within_limits(table, together):
        return table
    return joins_the_attack.function(table, creature, target)


@mutant(
    "508.7d",
    "also where one opponent was named any may be reselected",
    replaces=a_defending_players,
)
def anybody_is_reselected(_table: Table, _attacker: ObjectId, _target: Ref) -> bool:
    return True


@mutant(
    "508.7b", "what limits declared attacks limits also what is reselected", replaces=reselectable
)
def limits_bind_what_is_reselected(table: Table, attacker: ObjectId) -> tuple[Ref, ...]:
    combat = table.turn.combat
    on = {attack.attacker: attack.target for attack in combat.attacks} if combat else {}
    declared = {one: ref for one, ref in on.items() if ref is not None}

    def within(target: Ref) -> bool:
        together = Attacks(table.turn.side, {**declared, attacker: target})
        return whole_attack_within_limits(table, together)

    return tuple(target for target in reselectable.function(table, attacker) if within(target))
