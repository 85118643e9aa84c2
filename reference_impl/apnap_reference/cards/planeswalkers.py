"""Planeswalkers and their loyalty abilities."""

from __future__ import annotations

from apnap_reference.cards.phrases import TARGET_PLAYER, all_draw, first_target
from apnap_reference.changes.applying import happen
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Moves
from apnap_reference.state.stack_abilities import Activated, Cost
from apnap_reference.state.table import Object, Table


def _target_draws(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    player = first_target(thing)
    return draws_a_card(table, player) if isinstance(player, str) else table


def _target_mills_twenty(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    player = first_target(thing)
    top = table.libraries[player][:20] if isinstance(player, str) else ()
    return happen(table, *(Moves(milled, "graveyard") for milled in top)) if top else table


card(
    "Jace Beleren",
    Activated(Cost(loyalty=2), all_draw),
    Activated(Cost(loyalty=-1), _target_draws, targets=(TARGET_PLAYER,)),
    Activated(Cost(loyalty=-10), _target_mills_twenty, targets=(TARGET_PLAYER,)),
)
