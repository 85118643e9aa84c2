"""What a game shows in which something is wrong: made small, and told as a scenario."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from apnap.driver import Exchange
from apnap.fuzzing.differences import Difference
from apnap.fuzzing.games import Plan
from apnap.fuzzing.reducing import reduced
from apnap.fuzzing.telling.phrasing import CannotBeTold
from apnap.fuzzing.telling.teller import Told
from apnap.fuzzing.trying import Bench, Tried
from apnap.logs.entries import written
from apnap.protocol import Record, State
from apnap.protocol.recorded import Begin


class Examined(Record, frozen=True, kw_only=True):
    """A game in which something is wrong, made small."""

    plan: Plan
    difference: Difference
    """What is wrong with it."""
    log: str = ""
    """How the engine has played it, as `apnap check` reads it."""
    states: tuple[State, ...] = ()
    """The first that the engine has shown, and the one where it goes wrong."""
    told: Told | None = None
    untold: str = ""
    """What the vocabulary lacks to tell it."""
    expected: State | None = None
    """What the reference engine shows where it goes wrong."""


def examined(
    bench: Bench, game: Tried, *, tell: bool, still: Callable[[], None] = lambda: None
) -> Examined | None:
    """
    Make a game small in which something was found; tell it as a scenario if that is asked.

    `still` is called with each attempt. Returns None if nothing was found in it.
    """
    plan, found = game.plan, game.difference
    if plan is None or found is None:
        return None

    def same(other: Plan) -> bool:
        still()
        seen = bench.again(other, found.oracle)[1]
        return seen is not None and seen.shape == found.shape

    least = reduced(plan, same) if same(plan) else plan
    played, seen = bench.again(least, found.oracle)
    shown = seen or found
    begin = Begin(
        format=1,
        engine=bench.introduced.engine,
        edition=least.edition,
        every_priority=bench.every_priority,
        about=f"game {game.number}: {found.problem}"[:200],
    )
    heard = [one for one in played.exchanges if one.heard is not None]
    told, untold = None, ""
    if tell:
        try:
            told = bench.told(least, shown.oracle)
        except CannotBeTold as lacking:
            untold = lacking.missing
    return Examined(
        plan=least,
        difference=shown,
        log=b"".join(written(begin, heard)).decode(),
        states=tuple(_shown(played.exchanges[: shown.at + 1])),
        told=told,
        untold=untold,
        expected=bench.expected(least, shown.at) if tell else None,
    )


def _shown(exchanges: Sequence[Exchange]) -> Iterator[State]:
    """Yield the first and the last state, or the only one."""
    heard = (one.verdict for one in exchanges)
    states = [one.state for one in heard if one is not None and one.state is not None]
    yield from states[:1]
    yield from states[1:][-1:]
