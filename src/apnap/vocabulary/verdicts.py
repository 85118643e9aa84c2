"""Thens about the verdict, and about what has changed."""

from __future__ import annotations

from typing import Final

from apnap.driver import Failed, Game, one_by_one
from apnap.driver.comparing import differences, summary
from apnap.vocabulary.phrases import Topic

VERDICTS: Final = Topic()


@VERDICTS.then("the declaration is legal", verdict="declaration")
def declaration_legal(game: Game) -> None:
    """The last attack or block was accepted."""
    _legal(game, "the declaration")


@VERDICTS.then("the declaration is illegal", verdict="declaration")
def declaration_illegal(game: Game) -> None:
    """The last attack or block was rejected."""
    _illegal(game, "the declaration")


@VERDICTS.then("this is legal", verdict="this")
def this_legal(game: Game) -> None:
    """The last thing said was accepted."""
    _legal(game, "this")


@VERDICTS.then("this is illegal", verdict="this")
def this_illegal(game: Game) -> None:
    """The last thing said was rejected."""
    _illegal(game, "this")


@VERDICTS.then("nothing has changed")
def nothing_changed(game: Game) -> None:
    """The state equals the state before; lands tapped for mana may stay tapped."""
    if not game.before:
        raise Failed("a moment to compare with", "nobody has said or done anything yet")
    changes = [differences(before, game.state, game.names) for before in game.before]
    if all(changes):
        raise Failed("nothing to have changed", summary(min(changes, key=len)))


def _legal(game: Game, what: str) -> None:
    refusal = one_by_one.refusal(game)
    if refusal is not None:
        raise Failed(f"{what} to be legal", refusal)


def _illegal(game: Game, what: str) -> None:
    if game.spoken is not None and game.spoken.accepted and not game.spoken.open_:
        raise Failed(f"{what} to be illegal", "the engine has accepted it")
