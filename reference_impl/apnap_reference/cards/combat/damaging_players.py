"""Creatures with abilities that trigger when they deal combat damage to a player."""

from __future__ import annotations

from apnap_reference.cards.phrases import draws, this_damages_players_in_combat
from apnap_reference.state.abilities import card
from apnap_reference.state.stack_abilities import Triggered

card("Ninja of the Deep Hours", Triggered(this_damages_players_in_combat, draws, optional=True))
