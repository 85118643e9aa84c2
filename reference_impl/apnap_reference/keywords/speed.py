"""Speed: what raises it, and what it is worth (702.179)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap_reference.players.players import everybody, opponents
from apnap_reference.rulebook import rule
from apnap_reference.state.abilities import inherent_ability
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Damage, Event, Life
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.table import Object, PlayerId, Table, replace

MAX_SPEED: Final = 4
RISES: Final = "speed#rises"


@rule("702.179f")
def speed_of(table: Table, player: PlayerId) -> int:
    """The speed of a player who has none is 0 for an effect that needs it."""
    return table.player(player).speed or 0


@rule("702.179d")
def players_with_speed(table: Table) -> tuple[PlayerId, ...]:
    """Speed rises when opponents lose life in the player's turn, once each turn and up to 4."""
    return tuple(player for player in everybody(table) if 0 < speed_of(table, player) < MAX_SPEED)


def _loses_life(event: Event) -> PlayerId | None:
    match event:
        case Life(amount=amount) if amount < 0:
            return event.player
        case Damage(target=target, amount=amount) if amount > 0 and isinstance(target, str):
            return target
        case _:
            return None


def _opponents_lose_life(moment: Moment) -> Iterator[Triggers]:
    if moment.controller in moment.after.turn.side:
        opposing = opponents(moment.before, moment.controller)
        if any(_loses_life(event) in opposing for event in moment.events):
            yield Triggers(concerns=moment.controller)


def _rises(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    who = thing.controller
    raised = min(MAX_SPEED, speed_of(table, who) + 1)
    return table.with_player(replace(table.player(who), speed=raised))


inherent_ability(
    RISES, Triggered(_opponents_lose_life, _rises, triggers_once_each_turn=True), players_with_speed
)
