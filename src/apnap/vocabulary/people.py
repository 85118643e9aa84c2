"""Thens about players: what they have, whose turn it is, who has won."""

from __future__ import annotations

from typing import Final

from apnap.driver import Failed, Game, Unshown
from apnap.driver.looking import known, player, situation, step_name, taking_turn, team, turn
from apnap.protocol import Priority, Step
from apnap.vocabulary.phrases import Topic

PEOPLE: Final = Topic()


@PEOPLE.then("{player} has {number} life")
def life(game: Game, name: str, number: int) -> None:
    """Life total; the team's where life is shared."""
    found = known(player(game, name).life, f"{name}'s life")
    if found != number:
        raise Failed(f"{name} to have {number} life", str(found))


@PEOPLE.then("{player} has {number} cards in hand")
def cards_in_hand(game: Game, name: str, number: int) -> None:
    """Number of cards in hand."""
    found = known(player(game, name).hand, f"the number of cards in {name}'s hand")
    if found != number:
        raise Failed(f"{name} to have {number} cards in hand", str(found))


@PEOPLE.then("{player} has priority", needs=("every-priority",))
def priority(game: Game, name: str) -> None:
    """The player, or the player's team, is asked what to do with priority."""
    if game.asked(name, Priority) is None:
        raise Failed(f"{name} to have priority", situation(game))


@PEOPLE.then("the primary player of {player}'s team is {player}")
def primary_player(game: Game, name: str, primary: str) -> None:
    """That member of the team makes a choice on which the team cannot agree."""
    expected = f"{primary} to be the primary player of {name}'s team"
    found = known(team(game, name).primary, f"the primary player of {name}'s team")
    if found != primary:
        raise Failed(expected, found or "there is no primary player")


@PEOPLE.then("{player} has left the game")
def has_left(game: Game, name: str) -> None:
    """The player has lost or conceded, and with that has left the game."""
    if player(game, name).left is None:
        raise Failed(f"{name} to have left the game", f"{name} is in it")


@PEOPLE.then("{player} is in the game")
def is_in(game: Game, name: str) -> None:
    """The player has not left the game."""
    left = player(game, name).left
    if left is not None:
        raise Failed(f"{name} to be in the game", f"{name} has left it ({left.reason})")


@PEOPLE.then("{player} has won")
def has_won(game: Game, name: str) -> None:
    """The game is over, and only this player has won."""
    _won(game, (name,))


@PEOPLE.then("{players} have won")
def have_won(game: Game, names: tuple[str, ...]) -> None:
    """The game is over, and exactly these have won."""
    _won(game, names)


@PEOPLE.then("the game is a draw")
def draw(game: Game) -> None:
    """The game is over, and nobody has won."""
    _won(game, ())


def _won(game: Game, names: tuple[str, ...]) -> None:
    result = game.state.result
    if not game.over or result is None or set(result.winners) != set(names):
        who = f"{' and '.join(names)} to have won" if names else "a draw"
        raise Failed(who, situation(game))


@PEOPLE.then("the game goes on")
def goes_on(game: Game) -> None:
    """The game is not over."""
    if game.over:
        raise Failed("the game to go on", situation(game))


@PEOPLE.then("it is {player}'s turn")
def whose_turn(game: Game, name: str) -> None:
    """The player, or the player's team, is active."""
    if taking_turn(game, name) is None:
        raise Failed(f"it to be {name}'s turn", situation(game))


@PEOPLE.then("nobody is the active player")
def nobody_active(game: Game) -> None:
    """The active player has left the game, and the turn goes on."""
    expected = "nobody to be the active player"
    if turn(game, expected).active is not None:
        raise Failed(expected, situation(game))


@PEOPLE.then("it is the {step}")
def which_step(game: Game, step: Step) -> None:
    """Which step or main phase is going on."""
    expected = f"the {step.replace('_', ' ')}"
    if turn(game, expected).step != step:
        if not game.every_priority:
            raise Unshown(f"nobody is asked anything in {expected}")
        raise Failed(expected, step_name(turn(game, expected)))
