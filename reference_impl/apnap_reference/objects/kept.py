"""What is worked out once for the tables that follow each other while priority goes round."""

from __future__ import annotations

from typing import Final

from apnap_reference.rulebook import memoized_apart_from

whosever_turn: Final = memoized_apart_from("turns", "focus", "latest", "asked", "rounds")
"""Above a function of a table which gives the same whosever turn it is, and whoever is asked."""
