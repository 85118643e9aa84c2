"""
What differs between editions of the rulebook, as values.

The engine asks for a switch by its meaning; no rule compares dates.
"""

from __future__ import annotations

from typing import Final

from apnap.protocol.record import Record


class Edition(Record, frozen=True):
    """The switches of one edition."""

    date: str
    battles: bool = True
    damage_assignment_order: bool = False


EDITIONS: Final = {
    edition.date: edition
    for edition in (
        Edition("2020-06-01", battles=False, damage_assignment_order=True),
        Edition("2024-06-07", damage_assignment_order=True),
        Edition("2024-11-08"),
        Edition("2026-01-16"),
    )
}
"""The editions that the engine plays, by date."""

NEWEST: Final = max(EDITIONS)
