"""
Bringing the game to the moment at which something can be said.

Everybody passes priority and declines until a decision of the right kind is put to the
speaker, or until it is clear that it will not be: then the thing is not offered, which counts
as a refusal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from apnap.driver.driving import drive
from apnap.driver.game import Game
from apnap.driver.looking import CHOICES, situation
from apnap.driver.outcomes import Unreached
from apnap.driver.position import ORDER
from apnap.driver.turns import fitting
from apnap.protocol import (
    AssignDamageAsked,
    Decision,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    Mulligan,
    Number,
    OrderObjects,
    OrderTriggers,
    PayAsked,
    PlayerName,
    Priority,
    Step,
    YesNo,
)

Kinds = tuple[type[Decision], ...]


def moment(
    game: Game, speaker: PlayerName, kinds: Kinds, over: Callable[[Game], bool]
) -> Decision | None:
    """Drive until a decision of these kinds is put to the speaker; None once it is `over`."""
    if _has_left(game, speaker):
        return None
    drive(game, lambda: game.asked(speaker, *kinds) is not None or over(game), speaker=speaker)
    return None if game.over else game.asked(speaker, *kinds)


def _attend(game: Game, speaker: PlayerName, *kinds: type[Decision]) -> None:
    """Of several turns that go on, turn to the one in which the speaker is or may be asked."""
    if game.marker is None:
        return
    decision = game.asked(speaker, *kinds)
    if decision is not None:
        game.turn_to_decision(decision)
    else:
        game.marker = fitting(game.state, game.sides(speaker), game.marker)


def to_attack(game: Game, speaker: PlayerName) -> Decision | None:
    """Find the moment at which the speaker declares attackers in this turn."""
    _attend(game, speaker, DeclareAttackersAsked)
    _check_ahead(game, speaker, "declare_attackers")
    turns = game.turns_begun

    def over(game: Game) -> bool:
        return (
            game.turns_begun > turns
            or bool(game.pending(DeclareAttackersAsked))
            or _past(game, "declare_attackers")
        )

    return moment(game, speaker, (DeclareAttackersAsked,), over)


def to_block(game: Game, speaker: PlayerName) -> Decision | None:
    """Find the moment at which the speaker declares blockers in this turn."""
    _attend(game, speaker, DeclareBlockersAsked)
    _check_ahead(game, speaker, "declare_blockers")
    turns = game.turns_begun

    def over(game: Game) -> bool:
        return game.turns_begun > turns or _past(game, "declare_blockers")

    return moment(game, speaker, (DeclareBlockersAsked,), over)


def to_order(game: Game, speaker: PlayerName, about: str) -> Decision | None:
    """Find the moment at which the speaker orders the creatures that `about` fights."""
    _attend(game, speaker, OrderObjects)
    _check_ahead(game, speaker, "declare_blockers")
    turns = game.turns_begun

    def asked() -> Decision | None:
        sides = game.sides(speaker)
        orders = (d for d in game.asking if isinstance(d, OrderObjects))
        return next((d for d in orders if d.decider in sides and d.about == about), None)

    def over() -> bool:
        return game.turns_begun > turns or _past(game, "declare_blockers")

    drive(game, lambda: asked() is not None or over(), speaker=speaker)
    return asked()


def to_assign(game: Game, speaker: PlayerName) -> Decision | None:
    """Find the moment at which the speaker assigns combat damage in this turn."""
    _attend(game, speaker, AssignDamageAsked)
    _check_ahead(game, speaker, "combat_damage")
    turns = game.turns_begun

    def over(game: Game) -> bool:
        return game.turns_begun > turns or _past(game, "combat_damage")

    return moment(game, speaker, (AssignDamageAsked,), over)


def to_priority(game: Game, speaker: PlayerName) -> Decision | None:
    """
    Find the moment at which the speaker has priority, before anything resolves or ends.

    The others pass, but never so that all have passed.
    """
    _attend(game, speaker, Priority)

    def over(game: Game) -> bool:
        return game.has_priority and game.has_passed(speaker)

    if game.state.stage == "before_game":
        drive(game, lambda: game.has_priority, speaker=speaker)
    steps, stack = game.steps_begun, game.stack

    def moved(game: Game) -> bool:
        return over(game) or (
            game.has_priority and (game.steps_begun > steps or len(game.stack) < len(stack))
        )

    return moment(game, speaker, (Priority,), moved)


def to_keep(game: Game, speaker: PlayerName) -> Decision | None:
    """Find the moment at which the speaker decides about the opening hand."""
    _attend(game, speaker, Mulligan)
    return moment(game, speaker, (Mulligan,), lambda game: game.has_priority)


def to_choose(game: Game, speaker: PlayerName, kinds: Kinds) -> Decision | None:
    """
    Find the moment at which the speaker is asked to choose or to say yes or no.

    Priority is passed only to let the stack resolve, or to begin a combat in which the one
    defending player is yet to be chosen.
    """
    _attend(game, speaker, *kinds)
    turns = game.turns_begun

    def over(game: Game) -> bool:
        if not game.has_priority:
            return False
        return game.turns_begun > turns or not (game.stack or _defender_to_be_chosen(game))

    return moment(game, speaker, kinds, over)


CHOOSING: Final[Kinds] = (*CHOICES, Number)
AGREEING: Final[Kinds] = (YesNo, PayAsked)
DECLINING: Final[Kinds] = (YesNo, PayAsked, *CHOICES)
ORDERING_TRIGGERS: Final[Kinds] = (OrderTriggers,)


_SAID_IN: Final[Mapping[Step, tuple[Kinds, str]]] = {
    "declare_attackers": ((DeclareAttackersAsked,), "declare attackers"),
    "declare_blockers": ((DeclareBlockersAsked, OrderObjects), "declare blockers or order them"),
    "combat_damage": ((AssignDamageAsked,), "assign combat damage"),
}
"""What players are asked in the steps of combat, and how a report says it."""


def _has_left(game: Game, speaker: PlayerName) -> bool:
    return any(p.name == speaker and p.left for p in game.state.players)


def _check_ahead(game: Game, speaker: PlayerName, step: Step) -> None:
    """
    Raise `Unreached` if a step was over before anybody went on to it.

    If `speaker` was asked in it, the scenario is wrong; if not, the engine may be.
    """
    if game.over or game.step is None or _has_left(game, speaker):
        return
    if ORDER.index(game.step) > ORDER.index(step):
        kinds, what = _SAID_IN[step]
        if not game.was_asked(speaker, *kinds):
            raise Unreached(
                f"the engine never asked {speaker} to {what} this turn, "
                f"and the {step.replace('_', ' ')} step is over ({situation(game)})"
            )
        raise Unreached(
            f"the {step.replace('_', ' ')} step is over before {speaker} is to say something in "
            f"it ({situation(game)}); if a later combat of this turn is meant, write "
            "`play goes on to the beginning of combat` first"
        )


def _past(game: Game, step: Step) -> bool:
    """Tell whether a step has come to the point at which players get priority, or is over."""
    if game.step is None:
        return True
    now, then = ORDER.index(game.step), ORDER.index(step)
    return now > then or (now == then and game.has_priority)


def _defender_to_be_chosen(game: Game) -> bool:
    """Tell whether the attacking player will name the one opponent who is attacked."""
    state = game.state
    early = game.step is not None and ORDER.index(game.step) < ORDER.index("beginning_of_combat")
    return early and state.variant.attack == "one_opponent" and len(state.players) > 2  # noqa: PLR2004 - two need not choose
