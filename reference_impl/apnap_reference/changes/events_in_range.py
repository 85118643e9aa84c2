"""Where events happen: which players and objects are parts of them (801.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from apnap_reference.objects.within_range import within_range
from apnap_reference.players.players import first_seat
from apnap_reference.rulebook import rule
from apnap_reference.state.events import (
    AbilityTriggers,
    BecomesBlocked,
    BecomesUnattached,
    ChangesControl,
    Counters,
    Damage,
    DayOrNightComes,
    DeclaredAttacking,
    DeclaredBlocking,
    Draws,
    EntersBlocking,
    Event,
    Exerts,
    IsntBlocked,
    LeavesGame,
    Life,
    LosesTheGame,
    Makes,
    Moves,
    Phases,
    Poisons,
    SpellCast,
    SpellCountered,
    StepBegins,
    Taps,
    TurnsFaceUp,
    Untaps,
)
from apnap_reference.state.table import PlayerId, Ref, Table

Parts = tuple[Ref, ...]
PartsOf = Callable[[Table, Any], Parts]


@rule("801.7")
def entirely_in_range(
    table: Table, player: PlayerId, event: Event, about: PartsOf | None = None
) -> bool:
    """An ability triggers only on events entirely within its controller's range of influence."""
    parts = parts_of(table, event) if about is None else about(table, event)
    return all(within_range(table, player, part) for part in parts)


def parts_of(table: Table, event: Event) -> Parts:
    """
    Give the players and objects that are parts of an event, from the table just before it.

    Parts are those of which most abilities about such events speak: a creature that becomes
    blocked is one, what blocks it is not. An ability that speaks of others says so (`about`).
    """
    return PARTS[type(event)](table, event)


def the_dealer_as_well(table: Table, event: Event) -> Parts:
    """Give the parts of damage for an ability about what deals it, and to whom or what."""
    return (event.source, event.target) if isinstance(event, Damage) else parts_of(table, event)


def the_attacked(table: Table, event: Event) -> Parts:
    """Give the parts of an attack for an ability that doesn't speak of what attacks."""
    return (event.target,) if isinstance(event, DeclaredAttacking) else parts_of(table, event)


def the_blocker(table: Table, event: Event) -> Parts:
    """Give the parts of a block for an ability that doesn't speak of what is blocked."""
    return (event.blocker,) if isinstance(event, DeclaredBlocking) else parts_of(table, event)


def the_gainer_as_well(table: Table, event: Event) -> Parts:
    """Give the parts of a change of control for an ability about who gains it, and from whom."""
    gained = (event.gainer,) if isinstance(event, ChangesControl) else ()
    return (*parts_of(table, event), *gained)


def who_gains_life(table: Table, event: Event) -> Parts:
    """Give the parts of a gain of life, also by lifelink, whatever is dealt the damage."""
    return (event.source,) if isinstance(event, Damage) else parts_of(table, event)


@rule("801.7a")
def end_of_the_way(table: Table, event: Moves) -> Parts:
    """Range is checked before the event for an object that leaves, after it for one that enters."""
    if event.to != "battlefield":
        return (event.thing,)
    old = table.objects.get(event.thing) or table.past[event.thing].object
    arrives = event.controller or old.owner
    return (arrives,)


def _step(table: Table, _: StepBegins) -> Parts:
    return table.turn.side or (first_seat(table),)


def _triggered(table: Table, event: AbilityTriggers) -> Parts:
    causes = (part for cause in event.because_of for part in parts_of(table, cause))
    return (event.controller, *causes)


PARTS: Final[dict[type[Event], PartsOf]] = {
    AbilityTriggers: _triggered,
    BecomesBlocked: lambda _, event: (event.attacker,),
    BecomesUnattached: lambda _, event: (event.thing, event.host),
    ChangesControl: lambda _, event: (event.thing, event.loser),
    Counters: lambda _, event: (event.thing,),
    LosesTheGame: lambda _, event: (event.player,),
    Damage: lambda _, event: (event.target,),
    DayOrNightComes: lambda *_: (),
    DeclaredAttacking: lambda _, event: (event.attacker,),
    DeclaredBlocking: lambda _, event: (event.blocker, event.attacker),
    EntersBlocking: lambda _, event: (event.blocker, event.attacker),
    Exerts: lambda _, event: (event.thing,),
    IsntBlocked: lambda _, event: (event.attacker,),
    Draws: lambda _, event: (event.player,),
    LeavesGame: lambda _, event: (event.thing,),
    Life: lambda _, event: (event.player,),
    Makes: lambda _, event: (event.controller,),
    Moves: end_of_the_way,
    Phases: lambda _, event: (event.thing,),
    Poisons: lambda _, event: (event.player,),
    SpellCast: lambda _, event: (event.thing,),
    SpellCountered: lambda _, event: (event.thing,),
    StepBegins: _step,
    Taps: lambda _, event: (event.thing,),
    TurnsFaceUp: lambda _, event: (event.thing,),
    Untaps: lambda _, event: (event.thing,),
}
