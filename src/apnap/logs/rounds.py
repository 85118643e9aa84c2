"""Rounds of turns: how long what has begun unseen may last."""

from __future__ import annotations

from collections import Counter

from apnap.protocol import State, Turn


class Round:
    """
    A round of turns from a state on.

    It is over when everybody who is in the game has begun a turn since: whatever lasts until
    somebody's next turn (611.2a) has ended by then, also if turns were skipped or added. What lasts
    until the next turn of somebody who has left ends when that turn would have begun (800.4m): it
    has for certain when all others have begun two.
    """

    def __init__(self, since: State) -> None:
        """Begin with a state; a turn that is going on there has not begun since."""
        self._going_on = frozenset(map(_which, since.turns))
        self.begun: Counter[str | None] = Counter()
        """How many turns players and teams have begun since."""

    def goes_on(self, state: State) -> None:
        """Take note of who begins a turn in the next state."""
        before, self._going_on = self._going_on, frozenset(map(_which, state.turns))
        self.begun.update(active for active, _ in self._going_on - before)

    def is_over(self, state: State) -> bool:
        """Tell whether everybody in the game there has begun as many turns as it takes."""
        sides: dict[str, set[str]] = {player.name: {player.name} for player in state.players}
        for team in state.teams:
            for member in team.members:
                sides.setdefault(member, set()).add(team.name)
        present = [player.name for player in state.players if player.left is None]
        least = 1 if len(present) == len(state.players) else 2
        return all(sum(self.begun[side] for side in sides[name]) >= least for name in present)


def _which(turn: Turn) -> tuple[str | None, object]:
    """Return what tells a turn from others."""
    return turn.active, turn.number
