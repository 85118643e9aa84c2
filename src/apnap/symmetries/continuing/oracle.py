"""A game on the reference engine, which says what is legal and what comes of it."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any

from apnap.driver import Exchange, Game, Stop
from apnap.driver.loading_position import load
from apnap.engine.starting import DEFAULT, ENGINES, parse
from apnap.protocol import (
    AssignDamageAsked,
    BadRequest,
    ChanceAsked,
    ChooseObjects,
    ChoosePlayer,
    Decision,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    EditionDate,
    Engine,
    OrderObjects,
    OrderTriggers,
    Priority,
)
from apnap.protocol.extras import entry_points
from apnap.suite import Scenario, Step

_DECLINED = (Priority, DeclareAttackersAsked, DeclareBlockersAsked)
"""What can be declined, so that it does not matter what an engine offers first."""


class Oracle:
    """
    The game of one scenario on the reference engine.

    The engine is asked without any transport in between: what it says is no message to anybody.
    """

    def __init__(self, scenario: Scenario, edition: EditionDate) -> None:
        """Take a scenario; nothing of it is played yet."""
        self.game = Game(_engine())
        self.game.opening = scenario.position.state(edition)

    def passes(self, steps: Iterable[Step]) -> bool:
        """Play steps, and tell whether all that they say is so."""
        game = self.game
        try:
            for step in steps:
                phrase = step.call.phrase
                if phrase.calm:
                    continue
                if not (game.loaded or phrase.sets_up):
                    load(game)
                phrase.act(game, *step.call.values)
                spoken = game.spoken
                if step.keyword == "given" and spoken is not None and not spoken.accepted:
                    return False
        except (Stop, BadRequest):
            return False
        return True

    def left_open(self, since: int) -> bool:
        """
        Tell whether, after so many messages, engines may come to something else.

        That is so where the driver has answered by what an engine offers first, or where something
        is asked that engines may ask in several ways.
        """
        unsaid = [one for one in self.game.transcript[since:] if one.of_itself]
        return any(_refused(one) or (one.about and _open(one.about)) for one in unsaid) or any(
            not isinstance(decision, (*_DECLINED, AssignDamageAsked))
            for decision in self.game.state.pending
        )


def _engine() -> Engine:
    """Return a new reference engine."""
    make: Callable[[], Engine] = _factory()
    return make()


@functools.cache
def _factory() -> Any:  # noqa: ANN401 - what is registered under a name
    name = parse(DEFAULT).target
    return next(entry.load() for entry in entry_points(group=ENGINES) if entry.name == name)


def _refused(exchange: Exchange) -> bool:
    """Tell whether somebody could not decline, as one of whom an attack is required."""
    return exchange.verdict is not None and exchange.verdict.verdict == "rejected"


def _open(decision: Decision) -> bool:  # noqa: PLR0911 - one case for each kind of decision
    """Tell whether there are several answers to a decision, of which none is to decline."""
    match decision:
        case ChanceAsked():
            return True
        case AssignDamageAsked():
            return any(len(source.among) > 1 for source in decision.sources)
        case OrderObjects():
            return len(decision.objects) > 1
        case OrderTriggers():
            return len(decision.triggers) > 1
        case ChooseObjects(among=tuple() as among):
            return len(among) > decision.least
        case ChoosePlayer(among=tuple() as among):
            return len(among) > 1
        case _:
            return not isinstance(decision, _DECLINED)
