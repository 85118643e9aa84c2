"""Permanents that change how many cards a player may keep."""

from __future__ import annotations

from apnap_reference.state.abilities import card
from apnap_reference.state.static_abilities import NoMaximumHandSize

card("Spellbook", NoMaximumHandSize())
