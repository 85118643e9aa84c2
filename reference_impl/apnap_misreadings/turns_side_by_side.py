"""Misreadings of rule 807: turns that go on side by side, and extra turns among them."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant, switched
from apnap_reference.changes.removal_from_combat import removed_from_combat
from apnap_reference.objects.characteristics import controller, permanents
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.players.players import Side, in_apnap_order
from apnap_reference.procedure.turn_based_actions import maximum_hand_size
from apnap_reference.state.table import ObjectId, PlayerId, Table, replace
from apnap_reference.turn.first_draw import others_skip
from apnap_reference.turn.phases_and_steps import control_begun, under_control_from_now, untapped
from apnap_reference.turn.turn_markers import extra_turn_due


def taking_turns(table: Table) -> tuple[PlayerId, ...]:
    """Give everybody who is taking a turn, in whichever of those that go on."""
    return tuple(player for turn in table.turns for player in turn.side)


@mutant(
    "807.4j",
    "an extra turn that has waited comes after the own next turn, if there is room for it then",
    replaces=extra_turn_due,
)
def extra_turns_come_after_the_own_next(table: Table, player: PlayerId) -> bool:
    taking = any(m.holder == player and not m.unused for m in table.markers)
    return taking and extra_turn_due.function(table, player)


@mutant(
    "506.4",
    "a creature leaves only the combat of that turn in which something is done to it",
    replaces=removed_from_combat,
)
def combats_of_other_turns_go_on(table: Table, thing: ObjectId) -> Table:
    alone = replace(table, turns=(table.turn,), focus=0)
    return table.with_turn(removed_from_combat.function(alone, thing).turn)


switched(
    "608.4",
    "in 2006 only those who sit near a marker get priority in its turn, as today",
    name="turns-of-2006-have-stacks",
    switch="stacks_of_markers",
    value=True,
    only="2006-10-01",
)


@mutant(
    "302.6",
    "as any turn begins the creatures of all who are taking turns may attack",
    replaces=under_control_from_now,
    since="2006-10-01",
)
def any_turn_wakes_creatures(table: Table) -> Table:
    for thing in table.in_zone("battlefield"):
        if controller(table, thing.id) in taking_turns(table):
            table = table.with_object(replace(thing, sick=False))
    return table


@mutant(
    "502.3",
    "as any turn begins the permanents of all who are taking turns untap",
    replaces=untapped,
    since="2006-10-01",
)
def any_turn_untaps(table: Table) -> Table:
    for player in taking_turns(table):
        for thing in permanents(table, of=player):
            table = table.with_object(replace(thing, tapped=False))
    return table


@mutant(
    "514.1",
    "while several turns go on nobody discards down to seven cards",
    replaces=maximum_hand_size,
    since="2006-10-01",
)
def hands_are_unlimited_in_a_melee(table: Table, player: PlayerId) -> int | None:
    return maximum_hand_size.function(table, player) if len(table.turns) == 1 else None


@mutant(
    "103.8c",
    "in a Grand Melee the first turn of the game has no draw step",
    replaces=others_skip,
    since="2006-10-01",
)
def the_first_turn_of_a_melee_has_no_draw(table: Table) -> bool:
    return bool(table.markers)


@mutant(
    "722.1",
    "control over somebody's turn ends as any turn does that goes on beside it",
    replaces=control_begun,
    since="2006-10-01",
)
def control_ends_with_any_turn(table: Table, side: Side) -> Table:
    before = {effect.id for effect in table.effects}
    table = control_begun.function(table, side)
    begun = {e.id for e in lasting(table, "controls player") if e.id not in before}
    effects = tuple(replace(e, turn=0) if e.id in begun else e for e in table.effects)
    return replace(table, effects=effects)


@mutant(
    "103.4",
    "in 2006 the player with the first marker chooses first, in whichever turn",
    replaces=in_apnap_order,
    only="2006-10-01",
)
def the_first_marker_of_2006_chooses_first(table: Table) -> tuple[Side, ...]:
    order = in_apnap_order.function(table)
    if not table.begun or len(table.turns) == 1:
        return order
    first = table.turns[0].whose
    at = next((place for place, side in enumerate(order) if first in side), 0)
    return (*order[at:], *order[:at])
