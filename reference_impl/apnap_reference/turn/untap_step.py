"""The untap step: day and night, phasing, and what untaps (502)."""

from __future__ import annotations

from typing import Final

from apnap_reference.changes.applying import happen
from apnap_reference.objects.characteristics import has_keyword, permanents
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.rulebook import rule
from apnap_reference.state.effects import StaysTapped
from apnap_reference.state.events import DayOrNightComes, Phases, Untaps
from apnap_reference.state.table import Object, PlayerId, Table, replace

ENOUGH_SPELLS: Final = 2
"""So many spells of one player in a turn end the night."""


@rule("502.2")
def day_or_night_comes(table: Table) -> Table:
    """After a turn without a spell of its active player night falls; after two, day breaks."""
    night_falls = table.day_or_night == "day" and not table.cast_before
    day_breaks = (
        table.day_or_night == "night" and most_by_one_player(table.cast_before) >= ENOUGH_SPELLS
    )
    if night_falls or day_breaks:
        return happen(table, DayOrNightComes("night" if night_falls else "day"))
    return table


@rule("502.2a")
def most_by_one_player(cast: tuple[PlayerId, ...]) -> int:
    """With shared team turns, two spells bring the day only if one player has cast both."""
    return max((cast.count(player) for player in cast), default=0)


@rule("502.1")
def phasing_done(table: Table) -> Table:
    """Permanents with phasing phase out as those phase in that phased out under their control."""
    leaving = tuple(
        thing.id
        for thing in _of_the_active_player(table)
        if has_keyword(table, thing.id, "phasing")
    )
    coming = tuple(thing.id for thing in _phased_out_of(table))
    return happen(table, *(Phases(thing) for thing in (*leaving, *coming)))


@rule("502.3")
def untapped(table: Table) -> Table:
    """The active player's permanents all untap at the same time."""
    staying = tuple(e for e in lasting(table, StaysTapped) if e.player in table.turn.side)
    kept = {thing for effect in staying for thing in effect.objects}
    table = replace(table, effects=tuple(e for e in table.effects if e not in staying))
    own = _of_the_active_player(table)
    tapped = (thing for thing in own if thing.tapped and thing.id not in kept)
    return happen(table, *(Untaps(thing.id) for thing in tapped))


@rule("302.6")
def under_control_from_now(table: Table) -> Table:
    """A creature is no longer summoning sick once its controller begins a turn with it."""
    for thing in (*_of_the_active_player(table), *_phased_out_of(table)):
        if thing.sick:
            table = table.with_object(replace(thing, sick=False))
    return table


def _of_the_active_player(table: Table) -> tuple[Object, ...]:
    return tuple(thing for player in table.turn.side for thing in permanents(table, of=player))


def _phased_out_of(table: Table) -> tuple[Object, ...]:
    """Give what has phased out under the control of those whose turn it is."""
    active = table.turn.side
    return tuple(thing for thing in table.in_particular() if thing.phased_out in active)
