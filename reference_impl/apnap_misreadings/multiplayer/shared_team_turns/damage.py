"""Misreadings of rules 805.10f and 805.10g: which team orders and assigns damage first."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.combat.damage import teams_assigning_order
from apnap_reference.combat.damage_assignment_order import (
    attackers_orders,
    blocked_in_order,
    teams_orders,
)
from apnap_reference.players.players import Side
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import Table


@mutant(
    "805.10f",
    "with shared team turns, the defending team assigns combat damage before the active team",
    replaces=teams_assigning_order,
    since="2024-11-08",
)
def the_defending_team_assigns_first(table: Table) -> tuple[Side, ...]:
    return tuple(reversed(teams_assigning_order.function(table)))


@mutant(
    "805.10f",
    (
        "with shared team turns, each player assigns their own creatures' combat damage "
        "separately in turn order"
    ),
    replaces=teams_assigning_order,
    since="2006-10-01",
)
def members_assign_their_damage_alone(table: Table) -> tuple[Side, ...]:
    return tuple((player,) for side in teams_assigning_order.function(table) for player in side)


@mutant(
    "805.10f",
    (
        "with shared team turns, the defending team announces damage assignment orders before "
        "the active team"
    ),
    replaces=teams_orders,
    until="2024-06-07",
)
def the_defending_team_orders_first(table: Table) -> Dialogue[Table]:
    table = yield from blocked_in_order(table)
    return (yield from attackers_orders(table))


@mutant(
    "805.10f",
    "with shared team turns, only the active team announces damage assignment orders",
    replaces=teams_orders,
    until="2024-06-07",
)
def only_the_active_team_orders(table: Table) -> Dialogue[Table]:
    return (yield from attackers_orders(table))


@mutant(
    "805.10g",
    (
        "once damage assignment orders are announced, the defending team assigns combat damage "
        "before the active team"
    ),
    replaces=teams_assigning_order,
    since="2006-10-01",
    until="2024-06-07",
)
def the_defending_team_assigns_first_once_orders_stand(table: Table) -> tuple[Side, ...]:
    return tuple(reversed(teams_assigning_order.function(table)))
