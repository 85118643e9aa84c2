"""Turns: how long what has begun unseen may last, and which turn is the first."""

from __future__ import annotations

from collections import Counter
from typing import Final, get_args

from msgspec.structs import replace

from apnap.protocol import State, Step, Turn
from apnap.protocol.freedoms import renumbered

_PLACE: Final = {step: place for place, step in enumerate(get_args(Step))}


class Round:
    """
    A round of turns from a state on.

    It is over when everybody who is in the game has ended a turn that began since: whatever lasts
    until somebody's next turn (611.2a) has ended by then, and what waits for a step of that turn
    (603.7a) has triggered, also if turns were skipped or added. What lasts until the next turn of
    somebody who has left ends when that turn would have begun (800.4m): it has for certain when all
    others have had two.
    """

    def __init__(self, since: State) -> None:
        """Begin with a state; a turn that is going on there has not begun since."""
        self._going_on = frozenset(map(_which, since.turns))
        self.begun: Counter[str | None] = Counter()
        """How many turns players and teams have begun since."""
        self._present: int | None = None

    def goes_on(self, state: State) -> bool:
        """
        Take note of who begins a turn in the next state.

        Return whether it may be over by that: turns are others than before, or somebody has left.
        """
        before, self._going_on = self._going_on, frozenset(map(_which, state.turns))
        were, self._present = self._present, sum(player.left is None for player in state.players)
        if before == self._going_on:
            return were != self._present
        self.begun.update(active for active, _ in self._going_on - before)
        return True

    def is_over(self, state: State) -> bool:
        """Tell whether everybody in the game there has had as many turns as it takes."""
        sides: dict[str, set[str]] = {player.name: {player.name} for player in state.players}
        for team in state.teams:
            for member in team.members:
                sides.setdefault(member, set()).add(team.name)
        present = [player.name for player in state.players if player.left is None]
        least = 1 if len(present) == len(state.players) else 2
        ended = self.begun - Counter(active for active, _ in self._going_on)
        return all(sum(ended[side] for side in sides[name]) >= least for name in present)


def still(round_: Round | None, state: State) -> Round | None:
    """Let a round go on to a state; return None once it is over."""
    if round_ is None:
        return None
    return None if round_.goes_on(state) and round_.is_over(state) else round_


def _which(turn: Turn) -> tuple[str | None, object]:
    """Return what tells a turn from others."""
    return turn.active, turn.number


class Opening:
    """
    What the beginning of a game tells of its turns, if the log begins before the game.

    An engine counts turns from any number, or doesn't tell; the first turn is yet another one.
    """

    def __init__(self) -> None:
        """Begin with a game of which nobody knows the beginning."""
        self._before = False
        self._ahead = 0
        self._first: Turn | None = None

    def came(self, state: State, *, loaded: bool = False) -> None:
        """Take note of the state that a game has come to."""
        if loaded:
            self._before, self._ahead, self._first = False, 0, None
        if len(state.turns) != 1:
            self._first = None
            return
        turn, last = state.turns[0], self._first
        if state.stage == "before_game":
            self._before = True
        elif self._before:
            self._before, self._first = False, turn
            self._ahead = 0 if turn.number == "unknown" else turn.number - 1
        elif last is not None:
            same = turn.active == last.active and turn.number == last.number
            self._first = turn if same and _PLACE[turn.step] >= _PLACE[last.step] else None

    def numbered(self, position: State) -> State:
        """Return a position of the game with its turn numbered as games are that begin with 1."""
        if self._first is None or self._first.number != "unknown":
            return renumbered(position, self._ahead)
        return replace(position, turns=tuple(replace(turn, number=1) for turn in position.turns))


def latest_turn(state: State | None) -> int:
    """Return the number of the turn that is going on; 0 if that is unknown."""
    numbers = [turn.number for turn in state.turns] if state else []
    return max((number for number in numbers if number != "unknown"), default=0)
