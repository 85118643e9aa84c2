"""
The game as it is driven.

What is loaded: `position` builds the calm position and `seating` the table at which it is played,
`needs` says what an engine has to be able to do for it, `declared` what it declares wrong, and
`loading_position` loads it.

What is played: `game` holds the conversation with the engine, `turns` tells several turns at the
same time apart, `driving` lets play go on, `moments` brings it to the moment at which something can
be said, `saying` says it and `speaking` notes what becomes of it, `one_by_one` also where an engine
asks for one thing after the other; `defaults` are what players say
of whom the scenario says nothing, and `forced` what nobody needs to be asked.

What comes of it: `looking` reads the state, by the `names` that the scenario gives, `comparing`
finds what has changed, and `outcomes` are how a scenario can end. `transcript` and `recording` keep
what was said, `tape` in little room, and `reasons` as much of an engine's as anybody reads. Nothing
here knows how scenarios are written.
"""

from apnap.driver.game import Game, Talk
from apnap.driver.outcomes import (
    OUTCOMES,
    UNPLAYED,
    Broken,
    Failed,
    Outcome,
    Stop,
    Unreached,
    Unshown,
    Unsupported,
    Withheld,
)
from apnap.driver.position import Listed, Position, PositionError
from apnap.driver.recording import (
    CannotBeRead,
    Keeping,
    Recording,
    Restoring,
    exchanges,
    message_of,
    recorded,
)
from apnap.driver.seating import Seat
from apnap.driver.transcript import Exchange, Line
from apnap.protocol.recorded import Change, Refusal, Said

__all__ = [
    "OUTCOMES",
    "UNPLAYED",
    "Broken",
    "CannotBeRead",
    "Change",
    "Exchange",
    "Failed",
    "Game",
    "Keeping",
    "Line",
    "Listed",
    "Outcome",
    "Position",
    "PositionError",
    "Recording",
    "Refusal",
    "Restoring",
    "Said",
    "Seat",
    "Stop",
    "Talk",
    "Unreached",
    "Unshown",
    "Unsupported",
    "Withheld",
    "exchanges",
    "message_of",
    "recorded",
]
