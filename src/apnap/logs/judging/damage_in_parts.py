"""Damage that a log assigns in parts, creature by creature, and the engine that judges at once."""

from __future__ import annotations

from apnap.logs.judging.game_here import GameHere
from apnap.protocol import AnswerSaid, AssignDamage, AssignDamageAsked, DamageSaid, State, Verdict
from apnap.protocol.freedoms import is_asked_for_more, with_what_is_forced


class DamageInParts:
    """Assigns damage as soon as the log has told that of all creatures that are asked about."""

    def __init__(self, game: GameHere) -> None:
        """Take the game, in which nothing has been assigned yet."""
        self._game = game
        self._assigned: tuple[DamageSaid, ...] = ()

    def forget(self) -> None:
        """Forget what was assigned: another game begins."""
        self._assigned = ()

    def said(self, said: AnswerSaid, part: AssignDamage, after: State | None) -> Verdict:
        """Return the verdict on a part; accepted while the state `after` it asks for more."""
        id_ = self._game.matching.about(said)
        pending = self._game.state.pending if self._game.state else ()
        asked = next((d for d in pending if d.id == id_), None)
        if not isinstance(asked, AssignDamageAsked):
            return self._game.answered(said)
        rows = (*self._assigned, *self._game.matching.called_here(part).damage)
        there = after.pending if after is not None else ()
        if is_asked_for_more(asked, rows, tuple(map(self._game.matching.called_here, there))):
            self._assigned = rows
            return Verdict("accepted", state=self._game.state)
        if after is not None:
            self._assigned = ()
        whole = AnswerSaid(said.by, id_, AssignDamage(with_what_is_forced(asked, rows)))
        return self._game.heard(whole)
