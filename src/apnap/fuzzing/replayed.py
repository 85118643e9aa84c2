"""
Holding a game against an engine that plays it again, with what `apnap check` allows.

The reference engine judges whether the rules were kept. An engine may also judge itself: the same
answers have to lead to the same game, also from a position in its middle, and with other seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from apnap.driver import Exchange
from apnap.engine.client import Client
from apnap.fuzzing.differences import Difference, Oracle
from apnap.logs.findings import Found
from apnap.logs.following import Follower
from apnap.logs.judging import CannotJudge, Judge
from apnap.logs.judging.calm import is_calm, is_settled
from apnap.logs.tallying import Tally
from apnap.protocol import AnswerSaid, Concede, EngineTrouble, Load, State, Verdict, View


class First(Tally):
    """Keeps the first thing that is certainly wrong."""

    def __init__(self) -> None:
        """Begin with nothing."""
        super().__init__()
        self.first: Found | None = None
        self.misses = 0
        """How many lines nobody could judge."""

    def came(self, game: str, line: int, state: State) -> None:
        """Keep no state: what is found holds all that is told of it."""

    def finding(self, found: Found) -> None:
        """Take something that the rules do not allow."""
        if self.first is None and found.certainty == "certain":
            self.first = found

    def unchecked(self, reason: str) -> None:
        """Count a line that nobody could judge."""
        del reason
        self.misses += 1


class Reference:
    """
    The reference engine, to which a game is said again, also while it is played.

    As long as it says the same, word for word, nothing is left to be compared. The game has only to
    be said again as far as `judged` looks: to the first message that the engine of the game has
    refused, or could not do. What differs may be allowed: `judged` tells.
    """

    def __init__(self, client: Client, *, every_priority: bool) -> None:
        """Take the engine; nothing is said to it yet."""
        self._client = client
        self._every_priority = every_priority
        self._heard = 0
        self._same: bool | None = None

    def sees(self, exchanges: Sequence[Exchange]) -> bool:
        """Tell whether something is wrong already, in a game that may go on."""
        return self._same is not False and self.difference(exchanges) is not None

    def difference(self, exchanges: Sequence[Exchange]) -> Difference | None:
        """Return the first thing that is wrong with a game of which it may know the beginning."""
        if self.says_the_same(exchanges):
            return None
        return judged("reference", self._client, exchanges, every_priority=self._every_priority)

    def says_the_same(self, exchanges: Sequence[Exchange]) -> bool:
        """Tell whether it says the same to all that there is of the game."""
        while self._same is None and self._heard < len(exchanges):
            self._same = self._after(exchanges[self._heard])
            self._heard += 1
        return self._same is not False

    def _after(self, exchange: Exchange) -> bool | None:
        """Return whether, after a message more, it says the same to the end; None: not known."""
        heard = exchange.heard
        if not isinstance(heard, Verdict) or heard.verdict == "unsupported":
            return True
        try:
            ours = _said_again(self._client, exchange.said)
        except EngineTrouble:
            return False
        same = ours is not None and (ours.verdict, ours.state) == (heard.verdict, heard.state)
        return None if same else False


def _said_again(client: Client, said: Load | AnswerSaid | Concede | View) -> Verdict | None:
    """Say something again as it is; return the verdict, None to a look."""
    match said:
        case Load():
            return client.load(said)
        case AnswerSaid():
            return client.answer(said)
        case Concede():
            return client.concede(said)
        case View():
            return None


def judged(
    oracle: Oracle, client: Client, exchanges: Sequence[Exchange], *, every_priority: bool
) -> Difference | None:
    """
    Return the first thing in which a game differs from what an engine makes of it.

    What nobody can judge, or is uncertain, is no difference.
    """
    tally = First()
    follower = Follower(Judge(client, every_priority=every_priority), tally)
    for at, exchange in enumerate(exchanges):
        if exchange.heard is None:
            break
        try:
            follower.take_exchange(at, exchange)
        except EngineTrouble:
            return None
        if tally.first is not None:
            return found(oracle, tally.first, at)
        if tally.misses:
            return None
    return None


def found(oracle: Oracle, first: Found, at: int) -> Difference:
    """Return a finding of the checker as a difference."""
    return Difference(
        oracle=oracle,
        kind=first.kind,
        rule=first.rule,
        where=first.where,
        problem=first.problem,
        said=first.said,
        at=at,
    )


def from_the_middle(
    client: Client, exchanges: Sequence[Exchange], *, every_priority: bool
) -> Difference | None:
    """
    Return how a game goes on otherwise from a position that is loaded in its middle.

    That is the last state that is calm before anything has resolved, attacked or left: until then
    a state tells all that there is to know. What was played before it is not played again.
    """
    middle = _middle(exchanges)
    if middle is None:
        return None
    tally = First()
    judge = Judge(client, every_priority=every_priority)
    follower = Follower(judge, tally)
    try:
        state = _state(exchanges[middle])
        if not judge.resume(state, lost=False):
            return None
        follower.go_on(state)
        for at, exchange in enumerate(exchanges[middle + 1 :], middle + 1):
            if exchange.heard is None or tally.misses:
                break
            follower.take_exchange(at, exchange)
            if tally.first is not None:
                return None if tally.misses else found("again", tally.first, at)
    except (EngineTrouble, CannotJudge):
        return None
    return None


_EARLY: Final = ("upkeep", "precombat_main")


def _middle(exchanges: Sequence[Exchange]) -> int | None:
    """Return after which message a game can be taken up again."""
    at: int | None = None
    before: State | None = None
    for number, exchange in enumerate(exchanges):
        verdict = exchange.verdict
        state = None if verdict is None else verdict.state
        if state is None:
            return at
        if any(turn.stack or turn.combat for turn in state.turns):
            return at
        if any(player.left is not None for player in state.players):
            return at
        early = all(turn.step in _EARLY for turn in state.turns)
        if number and early and is_calm(state) and is_settled(exchange.said, before, state):
            at = number
        before = state
    return at


def _state(exchange: Exchange) -> State:
    verdict = exchange.verdict
    if verdict is None or verdict.state is None:
        raise CannotJudge("there is no state")
    return replace(verdict.state)
