"""
One recorded game on the engine that judges.

`judge` plays there what the log says, as `Judge`, or raises `CannotJudge`; `game_here` is how the
game stands on that engine, and `catching_up` brings it to where the log is. It begins from a `calm`
position where the way has been lost, and for some `rounds` something is `not_known`. How the log
goes with that engine is `matching`: `unlisted` puts up with cards that nobody knows. The `payer`
pays as in the log, and `paying` knows with which lands if an engine has tapped them by itself;
`damage_in_parts` is assigned here at once. `excusing` says what may excuse a difference.
"""

from __future__ import annotations

from apnap.logs.judging.game_here import CannotJudge
from apnap.logs.judging.judge import Judge

__all__ = ["CannotJudge", "Judge"]
