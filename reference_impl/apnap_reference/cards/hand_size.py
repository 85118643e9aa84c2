"""Permanents that change how many cards a player may keep."""

from __future__ import annotations

from apnap_reference.abilities import card
from apnap_reference.static_abilities import NoMaximumHandSize

card("Spellbook", NoMaximumHandSize())
