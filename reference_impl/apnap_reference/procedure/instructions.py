"""Instructions: what is under way in a position, and the dialogue that carries each out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from apnap.protocol import Activate, Cast, PlayLand, Special
from apnap_reference.procedure.restarting import restarted
from apnap_reference.procedure.starting_the_game import game_begins
from apnap_reference.procedure.state_based_actions import state_based_actions
from apnap_reference.procedure.turn_based_actions import step_opened
from apnap_reference.spells.activating import activate
from apnap_reference.spells.casting import cast
from apnap_reference.spells.face_down import turn_face_up
from apnap_reference.spells.playing_lands import play_land
from apnap_reference.spells.resolving import resolve_top_of_stack
from apnap_reference.spells.triggers_on_the_stack import put_triggers_on_the_stack
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import Plain, PlayerId, Table


class BeginGame(Plain, frozen=True, tag="begin_game"):
    """The game begins: hands are kept or not, then the first turn comes."""


class RestartGame(Plain, frozen=True, tag="restart_game"):
    """The game ends undecided, and a new one begins."""


class OpenStep(Plain, frozen=True, tag="open_step"):
    """A step begins."""


class CheckState(Plain, frozen=True, tag="check_state"):
    """State-based actions are performed."""


class PlaceTriggers(Plain, frozen=True, tag="place_triggers"):
    """Waiting abilities are put on the stack."""


class ResolveTop(Plain, frozen=True, tag="resolve_top"):
    """The top of the stack resolves."""


Action = Cast | Activate | PlayLand | Special


class Announce(Plain, frozen=True, tag="announce"):
    """A player casts, activates or plays something."""

    by: PlayerId
    said: Action


Instruction = (
    BeginGame | RestartGame | OpenStep | CheckState | PlaceTriggers | ResolveTop | Announce
)


def dialogue_of(instruction: Instruction, table: Table) -> Dialogue[Table]:
    """Give the generator that carries out an instruction."""
    if isinstance(instruction, Announce):
        return _announcement(table, instruction.by, instruction.said)
    return CARRIES_OUT[type(instruction)](table)


CARRIES_OUT: Final[dict[type[Instruction], Callable[[Table], Dialogue[Table]]]] = {
    BeginGame: game_begins,
    RestartGame: restarted,
    OpenStep: step_opened,
    CheckState: state_based_actions,
    PlaceTriggers: put_triggers_on_the_stack,
    ResolveTop: resolve_top_of_stack,
}


def _announcement(table: Table, by: PlayerId, said: Action) -> Dialogue[Table]:
    match said:
        case Cast():
            return cast(table, by, said)
        case Activate():
            return activate(table, by, said)
        case PlayLand():
            return play_land(table, by, said)
        case Special():
            return turn_face_up(table, by, said)
