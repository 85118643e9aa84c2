"""Misreadings of rule 810.7: who attacks and is attacked."""

from __future__ import annotations

from collections.abc import Mapping

from apnap_misreadings.mutant import mutant, switched
from apnap_reference.combat.attack_restrictions import (
    as_aimed_at,
    may_attack_each_of_them,
    may_attack_that,
)
from apnap_reference.combat.damage import only_one_defending_player
from apnap_reference.combat.damage_to_assign import Share, unblocked_damages
from apnap_reference.combat.declaring_attackers import cost_to_attack
from apnap_reference.combat.evasion import landwalk_respected
from apnap_reference.combat.shared_team_turns import each_attacked
from apnap_reference.state.combat_abilities import Attacks
from apnap_reference.state.table import Attack, ObjectId, PlayerId, Ref, Table, replace

switched(
    "810.7",
    "in Two-Headed Giant, creatures attack the other team as a whole instead of one of its players",
    name="the-other-team-is-attacked-as-a-whole",
    switch="team_attacked_as_one",
    value=True,
)


# In the book of 2006


@mutant(
    "606.7b",
    (
        "in 2006 Two-Headed Giant, a creature can attack a team if it can attack at least one "
        "of its players"
    ),
    replaces=may_attack_each_of_them,
    only="2006-10-01",
)
def a_team_is_open_if_one_head_is(table: Table, attacker: ObjectId, target: Ref) -> bool:
    return any(may_attack_that(table, attacker, one) for one in each_attacked(table, target))


switched(
    "606.7b",
    "in 2006 Two-Headed Giant, each creature attacks one player instead of the defending team",
    name="a-head-of-2006-is-attacked-alone",
    switch="team_attacked_as_one",
    value=False,
    only="2006-10-01",
)


@mutant(
    "606.7b",
    (
        "in 2006 Two-Headed Giant, a cost to attack a player doesn't apply to attacks on that "
        "player's team"
    ),
    replaces=cost_to_attack,
    only="2006-10-01",
)
def attacks_on_a_team_are_free_in_2006(table: Table, on: dict[ObjectId, Ref]) -> str:
    single = {attacker: target for attacker, target in on.items() if not table.is_team(target)}
    return cost_to_attack.function(table, single)


@mutant(
    "606.7b",
    (
        "in 2006 Two-Headed Giant, a limit on attacks against a player doesn't apply to attacks "
        "on their team"
    ),
    replaces=as_aimed_at,
    only="2006-10-01",
)
def teams_are_attacked_without_limit_in_2006(
    _: Table, player: PlayerId, attacks: Attacks
) -> Attacks:
    on = {attacker: target for attacker, target in attacks.on.items() if target == player}
    return Attacks(attacks.by, on)


@mutant(
    "606.7c",
    (
        "in 2006 Two-Headed Giant, landwalk checks only the lands of the defending team's "
        "primary player"
    ),
    replaces=landwalk_respected,
    only="2006-10-01",
)
def landwalk_asks_one_head(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    combat = table.turn.combat
    if combat is not None:
        table = table.with_combat(replace(combat, defending=combat.defending[:1]))
    return landwalk_respected.function(table, blocker, attacker)


@mutant(
    "606.7d",
    (
        "in 2006 Two-Headed Giant, an unblocked creature can divide its damage among the "
        "defending players"
    ),
    replaces=only_one_defending_player,
    only="2006-10-01",
)
def damage_is_divided_among_heads(
    _table: Table, _share: Share, _said: Mapping[tuple[ObjectId, Ref], int]
) -> bool:
    return True


@mutant(
    "606.7d",
    (
        "in 2006 Two-Headed Giant, excess trample damage is always dealt to the defending "
        "team's primary player"
    ),
    replaces=unblocked_damages,
    only="2006-10-01",
)
def tramplers_strike_the_primary_player(table: Table, attack: Attack) -> tuple[Ref, ...]:
    found = unblocked_damages.function(table, attack)
    return found[:1] if attack.blocked else found
