"""States of a log that are looked at by themselves, since nobody can play the game again."""

from __future__ import annotations

from collections.abc import Sequence

from apnap.driver import Exchange
from apnap.driver.transcript import lines
from apnap.engine.coherence import Coherence
from apnap.logs.findings import Found
from apnap.logs.tallying import Tally
from apnap.protocol import Finding, Record, State


class StateAlone(Record, frozen=True):
    """A state on a line, by itself; one that is not `whole` is what one player sees."""

    line: int
    said: Exchange | None
    state: State
    whole: bool


class StateReports:
    """Reports what the states of a game claim against the rules, each claim as it comes up."""

    def __init__(self, tally: Tally, game: str) -> None:
        """Take where the findings go."""
        self._tally = tally
        self._game = game
        self._claimed: frozenset[tuple[str | None, str]] = frozenset()

    def report(self, alone: StateAlone, claims: Sequence[Finding]) -> None:
        """Report what a state claims, but for what the one before has claimed as well."""
        for claim in claims:
            if (claim.rule, claim.problem) not in self._claimed:
                self._tally.finding(
                    Found(
                        line=alone.line,
                        game=self._game,
                        kind="state",
                        by="state",
                        rule=claim.rule,
                        where=claim.where,
                        problem=claim.problem,
                        said=words(alone.said),
                        situation=alone.state,
                    )
                )
        self._claimed = frozenset((claim.rule, claim.problem) for claim in claims)


def falls_apart(state: State, *, whole: bool) -> tuple[Finding, ...]:
    """
    Return that the parts of a state do not refer to each other, if so.

    Of a player of whose hand a log lists no card it tells only how many cards there are: one that
    is written where one player sits lists nobody else's.
    """
    listed = {thing.owner for thing in state.objects if thing.zone == "hand"}
    only_counted = {player.name for player in state.players} - listed
    broken = Coherence().breach(state, whole=whole, only_counted=only_counted)
    return (Finding(None, "", broken),) if broken else ()


def words(exchange: Exchange | None) -> str:
    """Say who said what; empty if that could not be read."""
    if exchange is None:
        return ""
    return next((line.said for line in lines([exchange])), "somebody looks at the game")
