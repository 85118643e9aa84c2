"""Permanents that change how many cards a player may keep."""

from __future__ import annotations

from apnap_reference.abilities import NoMaximumHandSize, card

card("Spellbook", NoMaximumHandSize())
