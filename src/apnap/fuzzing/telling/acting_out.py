"""Playing steps on an engine, as a run plays those of a scenario."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from apnap.driver import Failed, Game, Stop, Talk, Unreached
from apnap.driver.loading_position import load
from apnap.fuzzing.telling.givens import described
from apnap.fuzzing.telling.phrasing import Line
from apnap.protocol import Capabilities, EditionDate
from apnap.vocabulary.matching import Call, StepError
from apnap.vocabulary.reading_lists import Scope
from apnap.vocabulary.whole import VOCABULARY


class Stage:
    """A game that is played step by step."""

    def __init__(
        self, talk: Talk, can: Capabilities, edition: EditionDate, opening: Sequence[Line]
    ) -> None:
        """Load the position of the calm Givens; raises `Stop` if that cannot be."""
        position = described(opening)
        self.game = Game(talk, every_priority=can.every_priority)
        self.game.opening = position.state(edition)
        self.scope = Scope(position.seats, position.names)
        load(self.game)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of objects that the steps know by now."""
        return tuple(sorted(self.scope.objects))

    def call(self, step: Line) -> Call:
        """Return the phrase that a step is; raise `StepError` if it is none."""
        table = step.table or None
        return VOCABULARY.call(step.keyword, step.text, table, self.scope, explained=False)

    def do(self, step: Line) -> None:
        """Play a step; raises `StepError` if it is none, and `Stop` if the game ends with it."""
        call = self.call(step)
        try:
            call.phrase.act(self.game, *call.values)
        except Failed as failure:
            if step.keyword == "given":
                raise Unreached(failure.reason) from failure
            raise
        spoken = self.game.spoken
        if step.keyword == "given" and spoken is not None and not spoken.accepted:
            raise Unreached(spoken.refusal)
        if call.phrase.introduces:
            objects = self.scope.objects.union(call.values[-1])
            self.scope = replace(self.scope, objects=objects)

    def holds(self, step: Line) -> bool | None:
        """Tell whether a Then is true; None if it cannot be said or told of this engine."""
        try:
            self.do(step)
        except Failed:
            return False
        except (Stop, StepError):
            return None
        return True
