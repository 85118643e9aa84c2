"""
Saying something about a decision, and noting what becomes of it.

Where a team decides, its members propose. Teammates of whom the scenario says nothing agree with
the speaker, unless what is said is a proposal of one member only.
"""

from __future__ import annotations

from collections.abc import Callable

from apnap.driver import looking
from apnap.driver.forced import settle
from apnap.driver.game import Game, Spoken
from apnap.protocol import Answer, Decision, Pay, PayAsked, PlayerName


def speak(
    game: Game, by: PlayerName, decision: Decision | None, say: Callable[[Decision], Answer]
) -> None:
    """Say something about a decision, and let teammates agree; None: it was not offered."""
    answer = None if decision is None else say(decision)
    _say(game, by, decision, answer)
    spoken = game.spoken
    for mate in () if decision is None else _mates(game, by, decision):
        if not (spoken and spoken.accepted and decision and answer and game.asks(decision)):
            break
        game.spoken = spoken = Spoken(by=by, verdict=game.answer(mate, decision, answer))
    settle(game)


def propose(
    game: Game, by: PlayerName, decision: Decision | None, say: Callable[[Decision], Answer]
) -> None:
    """Say something about a decision for one member of a team only; None: it was not offered."""
    _say(game, by, decision, None if decision is None else say(decision))
    settle(game)


def announce(game: Game, by: PlayerName, decision: Decision | None, said: Answer) -> None:
    """Say something that the engine may want completed, and pay for it."""
    begun = game.state
    speak(game, by, decision, lambda _: said)
    if not (game.spoken and game.spoken.accepted) or game.has_priority:
        return
    game.announced, game.announcing = begun, game.sides(by)
    pay_for(game, by, decision, Pay(getattr(said, "pay", None) or "auto"))


def pay_for(game: Game, by: PlayerName, decision: Decision | None, pay: Pay) -> None:
    """Pay what the engine asks for as soon as somebody has announced something."""
    payers = (by, *game.members(decision.decider)) if decision else (by,)
    while (due := _payment_due(game, payers)) is not None:
        verdict = game.answer(*due, pay)
        if verdict.verdict == "rejected" or pay.pay == "nothing":
            game.spoken = Spoken(by=by, verdict=verdict)
            break
    settle(game)


def _payment_due(game: Game, payers: tuple[PlayerName, ...]) -> tuple[PlayerName, Decision] | None:
    """Return who of the side is asked to pay now, and the question."""
    asked = ((payer, game.asked(payer, PayAsked)) for payer in payers)
    return next(((payer, cost) for payer, cost in asked if cost is not None), None)


def _say(game: Game, by: PlayerName, decision: Decision | None, answer: Answer | None) -> None:
    """Give an answer and note the verdict."""
    answered = game.answered_for(by)
    game.mark()
    if decision is None or answer is None:
        instead = looking.situation(game)
        game.spoken = Spoken(by=by, verdict=None, instead=instead, answered=answered)
    else:
        game.spoken = Spoken(by=by, verdict=game.answer(by, decision, answer))


def _mates(game: Game, by: PlayerName, decision: Decision) -> tuple[PlayerName, ...]:
    """Return the teammates of the speaker who share the decision and are in the game."""
    members = game.members(decision.decider)
    gone = {player.name for player in game.state.players if player.left is not None}
    return tuple(mate for mate in members if by in members and mate not in {by, *gone})
