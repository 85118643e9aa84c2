"""Misreadings of rules 508.5 to 508.8: the defending player, and attacks turned elsewhere."""

from __future__ import annotations

from apnap_misreadings.common import (
    attacked_now,
    names_a_token,
)
from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attack_restrictions import (
    may_attack_that,
    whole_attack_within_limits,
)
from apnap_reference.combat.attacking_and_defending import defender_of
from apnap_reference.combat.reselecting import (
    a_defending_players,
    an_opponents,
    in_range_of_its_controller,
    reselectable,
    reselected,
)
from apnap_reference.combat.which_defending_player import defending_players_for
from apnap_reference.objects.characteristics import (
    controller,
    has_type,
)
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.state.combat_abilities import Attacks
from apnap_reference.state.effects import Goaded
from apnap_reference.state.table import ObjectId, PlayerId, Ref, Table, attack_of, replace
from apnap_reference.turn.steps_left import no_attackers


@mutant(
    "508.5",
    "the owner of an attacked planeswalker or battle is the defending player",
    replaces=defender_of,
)
def owners_defend(table: Table, target: Ref) -> PlayerId | None:
    if isinstance(target, str) or target not in table.objects:
        return defender_of.function(table, target)
    return table.objects[target].owner


@mutant(
    "508.5",
    "the controller of an attacked battle is the defending player instead of its protector",
    replaces=defender_of,
    since="2024-06-07",
)
def controllers_defend_battles(table: Table, target: Ref) -> PlayerId | None:
    if isinstance(target, int) and has_type(table, target, "Battle"):
        return controller(table, target)
    return defender_of.function(table, target)


@mutant(
    "508.5a",
    "in a multiplayer game, any defending player can be meant by the defending player",
    replaces=defending_players_for,
)
def all_defenders_are_the_defending_player(table: Table, _: ObjectId) -> tuple[PlayerId, ...]:
    combat = table.turn.combat
    return combat.defending if combat is not None else ()


@mutant(
    "508.7",
    "an attack can be reselected only to another player, not to a planeswalker or battle",
    replaces=reselectable,
)
def only_players_are_reselected(table: Table, attacker: ObjectId) -> tuple[Ref, ...]:
    return tuple(ref for ref in reselectable.function(table, attacker) if isinstance(ref, str))


@mutant("508.7", "the attack of a token can't be reselected", replaces=reselectable)
def tokens_go_where_they_were_sent(table: Table, attacker: ObjectId) -> tuple[Ref, ...]:
    return () if names_a_token(table, attacker) else reselectable.function(table, attacker)


@mutant(
    "508.7a",
    "a creature whose attack is reselected still attacks what it was declared to attack",
    replaces=reselected,
)
def the_attack_goes_on_as_declared(table: Table, _attacker: ObjectId, _target: Ref) -> Table:
    return table


@mutant(
    "508.7a",
    (
        "after an attack is reselected, the previous defending player is still the defending "
        "player for it"
    ),
    replaces=reselected,
    since="2024-06-07",
)
def the_first_defender_goes_on_defending(table: Table, attacker: ObjectId, target: Ref) -> Table:
    was = attack_of(table.turn.combat, attacker)
    table = reselected.function(table, attacker, target)
    combat = table.turn.combat
    if was is None or combat is None:
        return table
    attacks = tuple(
        replace(attack, defender=was.defender) if attack.attacker == attacker else attack
        for attack in combat.attacks
    )
    return table.with_combat(replace(combat, attacks=attacks))


@mutant(
    "508.7a",
    "a creature whose attack is reselected has attacked what it attacks then, and nothing else",
    replaces=reselected,
    origin="others",
)
def the_reselected_has_been_attacked(table: Table, attacker: ObjectId, target: Ref) -> Table:
    table = reselected.function(table, attacker, target)
    for thing in table.in_zone("stack"):
        if "melee" in thing.ability and table.turn.combat is not None:
            number = len(attacked_now(table, thing.controller))
            memory = {**thing.memory, "number": number}
            table = table.with_object(replace(thing, memory=memory))
    return table


@mutant(
    "508.7a",
    "the attack of a creature that is attacking nothing any longer can't be reselected",
    replaces=reselected,
)
def attackers_of_nothing_stay_so(table: Table, attacker: ObjectId, target: Ref) -> Table:
    attack = attack_of(table.turn.combat, attacker)
    if attack is None or attack.target is None:
        return table
    return reselected.function(table, attacker, target)


@mutant(
    "508.7b",
    "a limit on attackers also restricts what an attack can be reselected to",
    replaces=reselectable,
)
def limits_bind_what_is_reselected(table: Table, attacker: ObjectId) -> tuple[Ref, ...]:
    combat = table.turn.combat
    on = {attack.attacker: attack.target for attack in combat.attacks} if combat else {}
    declared = {one: ref for one, ref in on.items() if ref is not None}

    def within(target: Ref) -> bool:
        together = Attacks(table.turn.side, {**declared, attacker: target})
        return whole_attack_within_limits(table, together)

    return tuple(target for target in reselectable.function(table, attacker) if within(target))


@mutant(
    "508.7b",
    "a restriction on what a creature can attack also applies when its attack is reselected",
    replaces=reselectable,
    since="2024-06-07",
)
def restrictions_bind_what_is_reselected(table: Table, attacker: ObjectId) -> tuple[Ref, ...]:
    found = reselectable.function(table, attacker)
    return tuple(target for target in found if may_attack_that(table, attacker, target))


@mutant(
    "508.7b",
    "the attack of a goaded creature can't be reselected to the player who goaded it",
    replaces=reselectable,
    since="2024-06-07",
)
def goading_binds_what_is_reselected(table: Table, attacker: ObjectId) -> tuple[Ref, ...]:
    goaded = {effect.controller for effect in lasting(table, Goaded) if attacker in effect.objects}
    return tuple(ref for ref in reselectable.function(table, attacker) if ref not in goaded)


@mutant(
    "508.7c",
    "an attack can be reselected to any player, even to the controller of the attacker",
    replaces=an_opponents,
)
def everybody_is_reselected(_table: Table, _attacker: ObjectId, _target: Ref) -> bool:
    return True


@mutant(
    "508.7d",
    (
        "if one opponent was chosen as defending player, an attack can be reselected to any "
        "other opponent"
    ),
    replaces=a_defending_players,
)
def anybody_is_reselected(_table: Table, _attacker: ObjectId, _target: Ref) -> bool:
    return True


@mutant(
    "508.7d",
    "with attack left or right, an attack can be reselected to any opponent",
    replaces=a_defending_players,
    since="2024-06-07",
)
def neighbours_are_not_bound(table: Table, attacker: ObjectId, target: Ref) -> bool:
    if table.variant.attack in ("left", "right"):
        return True
    return a_defending_players.function(table, attacker, target)


@mutant(
    "508.7d",
    "with shared team turns, an attack on one player can't be reselected to that player's teammate",
    replaces=a_defending_players,
)
def turned_within_one_members_part(table: Table, attacker: ObjectId, target: Ref) -> bool:
    attack = attack_of(table.turn.combat, attacker)
    if table.variant.shared_team_turns and attack is not None:
        return defender_of(table, target) == attack.defender
    return a_defending_players.function(table, attacker, target)


@mutant(
    "508.7e",
    "an attack can be reselected to a player outside the attacking player's range of influence",
    replaces=in_range_of_its_controller,
)
def attacks_are_turned_to_anybody(_table: Table, _attacker: ObjectId, _target: Ref) -> bool:
    return True


@mutant(
    "508.8",
    "the declare blockers and combat damage steps take place even if no creature attacks",
    replaces=no_attackers,
    since="2024-06-07",
)
def steps_for_nothing(_table: Table) -> bool:
    return False


@mutant(
    "508.8",
    "the declare blockers and combat damage steps are skipped once all attackers have left combat",
    replaces=no_attackers,
    since="2024-06-07",
)
def no_blocks_once_attackers_are_gone(table: Table) -> bool:
    combat = table.turn.combat
    return combat is None or not combat.attacks


@mutant(
    "508.8",
    "a combat phase without attackers has all its steps if anything has attacked in that turn",
    replaces=no_attackers,
)
def steps_for_earlier_attackers(table: Table) -> bool:
    return no_attackers.function(table) and not table.turn.attacked
