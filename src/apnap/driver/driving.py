"""
Letting play go on.

Everybody passes priority and declines until something has come about. What is forced is
answered at once (`forced`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NoReturn

from apnap.driver.defaults import decline
from apnap.driver.forced import LIMIT, settle
from apnap.driver.game import Game
from apnap.driver.looking import situation, taking_turn
from apnap.driver.outcomes import Broken, Failed, Unshown
from apnap.driver.position import ORDER
from apnap.driver.turns import leading_to
from apnap.protocol import AssignDamageAsked, PlayerName, SideName, Step

_PATIENCE: Final = 40
"""So many answers in a row may change nothing; a team of many proposes to pass one by one."""


def drive(
    game: Game,
    until: Callable[[], bool],
    *,
    speaker: PlayerName | None = None,
) -> None:
    """
    Pass and decline until a condition holds or the game is over.

    Of several turns that go on, only the one that the driver is concerned with goes further; it
    also ends if nobody can take another turn with its marker yet. The decisions of `speaker` are
    the last to be declined. Raises `Broken` if nobody is asked anything, if the engine asks on
    and on, or if it takes one answer after the other and nothing changes.
    """
    idle = 0
    for _ in range(LIMIT):
        settle(game)
        if game.over or until() or _stands_still(game):
            return
        before = game.state
        advance(game, speaker)
        idle = idle + 1 if game.state == before else 0
        if idle == _PATIENCE:
            problem = f"{idle} answers in a row were taken, and nothing has changed"
            raise Broken(f"{problem}: {situation(game)}")
    raise Broken(f"after {LIMIT} answers the game has come no further: {situation(game)}")


def advance(game: Game, speaker: PlayerName | None = None) -> None:
    """Answer one pending decision as somebody does of whom nothing is said."""
    pending = game.asking
    if not pending:
        raise Broken(f"the game is not over, and nobody is asked anything: {situation(game)}")
    sides = game.sides(speaker) if speaker else ()
    chosen = next((d for d in pending if d.decider not in sides), pending[0])
    decline(game, chosen, pays=chosen.decider in game.announcing)


def _stands_still(game: Game) -> bool:
    """Tell whether the turn is over, and its marker waits or is gone while others take turns."""
    return game.marker is not None and game.turn is None and bool(game.state.turns)


def everybody_passes(game: Game) -> None:
    """
    Let all pass: the top of the stack resolves or the step ends, or somebody is asked.

    Raises `Failed` if the turn is over, and its marker waits or is gone.
    """
    if _stands_still(game):
        raise Failed("a turn that goes on", f"it is over; {situation(game)}")
    drive(game, lambda: game.has_priority)
    steps, stack = game.steps_begun, game.stack

    def done() -> bool:
        return not game.has_priority or game.steps_begun > steps or game.stack != stack

    drive(game, done)


def resolve_top(game: Game) -> None:
    """
    Let the top of the stack resolve; stop at a decision other than priority.

    An engine that does not ask at every priority may have let it resolve already, and be asking
    what is to be decided as it resolves.
    """
    stack = game.stack
    if not (game.every_priority or (stack and game.has_priority)):
        return
    if stack:
        top = stack[-1]
        drive(game, lambda: game.has_priority or top not in game.stack)
        if top not in game.stack:
            return
    else:
        drive(game, lambda: game.has_priority)
    if not game.stack:
        raise Failed("something on the stack", f"the stack is empty; {situation(game)}")
    top = game.stack[-1]
    drive(game, lambda: not game.has_priority or top not in game.stack)


def resolve_all(game: Game) -> None:
    """
    Let the stack resolve until it is empty, declining what is asked on the way.

    An engine that does not ask at every priority may have let it resolve already.
    """
    if not game.stack:
        drive(game, lambda: game.has_priority)
    if game.every_priority and not game.stack:
        raise Failed("something on the stack", f"the stack is empty; {situation(game)}")
    drive(game, lambda: not game.stack and game.has_priority)


def go_on_to(game: Game, step: Step, player: PlayerName | None = None) -> None:
    """
    Go on to a step of this turn, or to the next such step of a player's turn.

    Raises `Failed` if it does not come, `Unshown` if the engine need not ask anybody in it.
    """
    if player is not None and game.marker is not None:
        _turn_to_what_leads_to(game, player)
    turns, steps = game.turns_begun, game.steps_begun
    rounds = len(game.state.players) + 1

    def there() -> bool:
        turn = game.turn
        begun = game.state.stage != "before_game"
        if turn is None or turn.step != step or not (begun and game.asking):
            return False
        if player is None:
            return game.turns_begun == turns
        return turn.active in game.sides(player) and game.steps_begun > steps

    def late() -> bool:
        return game.turns_begun > (turns if player is None else turns + rounds)

    drive(game, lambda: there() or late())
    if not there():
        _never_came(game, f"{player}'s" if player else "the", step)


def _never_came(game: Game, whose: SideName, step: Step) -> NoReturn:
    """Raise `Failed`, or `Unshown` if the engine need not ask anybody in that step."""
    which = f"{whose} {step.replace('_', ' ')}"
    if not game.every_priority:
        raise Unshown(f"nobody is asked anything in {which}")
    raise Failed(which, f"it never came; {situation(game)}")


def _turn_to_what_leads_to(game: Game, player: PlayerName) -> None:
    """Be concerned with the turn after which the player's comes; raise `Failed` if none does."""
    turn = leading_to(game.state, game.sides(player))
    if turn is None:
        raise Failed(f"{player}'s turn to come", f"{player} waits; {situation(game)}")
    game.turn_to(turn)


def end_turn(game: Game, player: PlayerName) -> None:
    """
    Let everybody pass in a player's turn until it is over; other turns stand still.

    Raises `Failed` if the player is not taking a turn.
    """
    turn = taking_turn(game, player)
    if turn is None:
        raise Failed(f"{player} to be taking a turn", situation(game))
    game.turn_to(turn)
    turns = game.turns_begun
    drive(game, lambda: game.turns_begun > turns)


def deal_combat_damage(game: Game) -> None:
    """Go on until all combat damage of this combat has been dealt."""
    turns = game.turns_begun

    def done() -> bool:
        if game.turns_begun > turns or game.step is None:
            return True
        at = ORDER.index(game.step) - ORDER.index("combat_damage")
        return at > 0 or (at == 0 and not game.pending(AssignDamageAsked) and not waits())

    def waits() -> bool:
        """Tell whether damage is on the stack: an ability of nothing that concerns nobody."""
        shown = (o for o in game.state.objects if o.name in game.stack)
        return any(o.kind == "ability" and o.source is None and o.concerns is None for o in shown)

    drive(game, done)
