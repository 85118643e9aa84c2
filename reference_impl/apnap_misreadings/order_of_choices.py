"""Misreadings of rule 101.4: where the order of choices begins, and who knows what was chosen."""

from __future__ import annotations

from apnap.protocol import state as shown
from apnap_misreadings.mutant import mutant
from apnap_reference.choices.simple import may_stay_hidden
from apnap_reference.players.players import Side, everybody, in_apnap_order, teammates
from apnap_reference.showing import shown_pick
from apnap_reference.state.table import Pick, PlayerId, Table, replace

FEW = 2


@mutant(
    "101.4",
    "while several turns go on choices begin with the holder of the first marker in each of them",
    replaces=in_apnap_order,
    since="2006-10-01",
)
def the_first_marker_chooses_first(table: Table) -> tuple[Side, ...]:
    order = in_apnap_order.function(table)
    if not table.begun or len(table.turns) < FEW:
        return order
    first = next((i for i, side in enumerate(order) if table.turns[0].whose in side), 0)
    return (*order[first:], *order[:first])


@mutant(
    "101.4",
    "where attacks go to the right, choices go round to the right as well",
    replaces=in_apnap_order,
    since="2006-10-01",
)
def choices_go_the_way_of_attacks(table: Table) -> tuple[Side, ...]:
    order = in_apnap_order.function(table)
    return (*order[:1], *reversed(order[1:])) if table.variant.attack == "right" else order


@mutant(
    "101.4e",
    "before the first turn the teammates of who plays first come before the others",
    replaces=in_apnap_order,
    since="2024-06-07",
)
def the_starting_team_comes_first(table: Table) -> tuple[Side, ...]:
    order = in_apnap_order.function(table)
    if table.begun or table.variant.shared_team_turns:
        return order
    mates = teammates(table, order[0][0])
    own = tuple(side for side in order[1:] if side[0] in mates)
    return (order[0], *own, *(side for side in order[1:] if side not in own))


@mutant(
    "101.4a", "between two players cards in hand are chosen in the open", replaces=may_stay_hidden
)
def two_players_choose_openly(table: Table) -> bool:
    return may_stay_hidden.function(table) and len(everybody(table)) > FEW


@mutant(
    "101.4a",
    "what somebody else has chosen for a player is hidden from that player too",
    replaces=shown_pick,
)
def ones_own_cards_are_hidden(table: Table, pick: Pick, viewer: PlayerId | None) -> shown.Pick:
    if viewer == pick.who != pick.by:
        return shown_pick.function(table, replace(pick, who=pick.by), viewer)
    return shown_pick.function(table, pick, viewer)
