"""Misreadings of 704.5r and 704.5y: limits of counters, and Roles."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.common import is_of_the_active_player
from apnap_misreadings.mutant import mutant
from apnap_reference.objects.characteristics import permanents
from apnap_reference.procedure.state_based_actions import (
    counters_beyond_the_limit,
    older_roles,
)
from apnap_reference.state.events import Counters, Moves
from apnap_reference.state.table import Table


@mutant(
    "704.5r",
    "counters that a permanent gets beyond its own limit stay on it",
    replaces=counters_beyond_the_limit,
)
def no_limit_to_counters(_: Table) -> tuple[Counters, ...]:
    return ()


@mutant(
    "704.5y",
    "a creature can have any number of Roles of the same player",
    replaces=older_roles,
)
def roles_add_up(_: Table) -> Iterator[Moves]:
    yield from ()


@mutant(
    "704.5y",
    "a creature can have only one Role, whoever controls it",
    replaces=older_roles,
)
def one_role_for_all(table: Table) -> Iterator[Moves]:
    roles = permanents(table, "Role")
    for role in roles:
        beside = (other for other in roles if other.attached_to == role.attached_to)
        if any(other.stamp > role.stamp for other in beside):
            yield Moves(role.id, "graveyard")


@mutant(
    "704.5y",
    "a player can control only one Role, whatever it is attached to",
    replaces=older_roles,
)
def one_role_for_each_player(table: Table) -> Iterator[Moves]:
    roles = permanents(table, "Role")
    for role in roles:
        own = (other for other in roles if other.controller == role.controller)
        if any(other.stamp > role.stamp for other in own):
            yield Moves(role.id, "graveyard")


@mutant(
    "704.5y",
    "a Role is replaced by a newer one only in its controller's own turn",
    replaces=older_roles,
)
def roles_are_replaced_in_own_turns(table: Table) -> Iterator[Moves]:
    for move in older_roles.function(table):
        if is_of_the_active_player(table, table.objects[move.thing]):
            yield move


@mutant(
    "704.5y",
    "during combat a creature can have two Roles of the same player",
    replaces=older_roles,
)
def roles_add_up_in_combat(table: Table) -> Iterator[Moves]:
    if table.turn.combat is None:
        yield from older_roles.function(table)
