"""
What the schema of a state cannot say: that its parts refer to each other.

A state that names nobody twice and asks nobody who is not there can be read by the driver; one
that breaks this breaks the contract, whatever the rules of the game say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from apnap.protocol import Decision, State

CHANCE: Final = "~chance"
"""The name that decides shuffles, coins and the like."""

_SHOWN: Final = 80


class Coherence:
    """
    The decisions asked since a position was loaded: an id means one of them for ever.

    It means the same as long as its kind and the player or team whose decision it is stay the
    same; who decides for that player may change.
    """

    def __init__(self) -> None:
        """Begin with a position of which nothing is known."""
        self._meaning: dict[str, tuple[type[Decision], str]] = {}

    def breach(
        self, state: State, *, whole: bool = True, only_counted: Collection[str] = ()
    ) -> str:
        """
        Return the first thing that is wrong with a state, as a sentence; empty if nothing is.

        One that is not `whole` may be what one player sees, who counts other cards than are shown.
        Of the hands of players that are `only_counted` no more has to be listed.
        """
        return next(self._breaches(state, whole=whole, only_counted=only_counted), "")

    def _breaches(
        self, state: State, *, whole: bool, only_counted: Collection[str]
    ) -> Iterator[str]:
        sides = [p.name for p in state.players] + [t.name for t in state.teams]
        things = [thing.name for thing in state.objects]
        for twice in _twice(sides + things):
            yield f"two players, teams or objects are called {_quoted(twice)}"
        for twice in _twice([decision.id for decision in state.pending]):
            yield f"two pending decisions have the id {_quoted(twice)}"
        yield from _miscounted(state, whole=whole, only_counted=only_counted)
        known = {*sides, CHANCE}
        for decision in state.pending:
            astray = _astray(decision, known, len(state.turns))
            if astray:
                yield f"the decision {_quoted(decision.id)} {astray}"
            reused = self._reused(decision)
            if reused:
                yield reused

    def _reused(self, decision: Decision) -> str:
        """Say that the id of a decision has meant another one before; empty if it has not."""
        kind = type(decision)
        whose = decision.subject or decision.decider  # another may come to decide it
        before, whose_before = self._meaning.setdefault(decision.id, (kind, whose))
        if before is kind and whose_before == whose:
            return ""
        return (
            f"the id {_quoted(decision.id)} is used again: it meant {_tag(before)} of "
            f"{_quoted(whose_before)} and now means {_tag(kind)} of {_quoted(whose)}; "
            "every decision needs an id of its own"
        )


def _tag(kind: type[Decision]) -> str:
    """Return how messages call a kind of decision."""
    return str(kind.__struct_config__.tag)


def _miscounted(state: State, *, whole: bool, only_counted: Collection[str]) -> Iterator[str]:
    """
    Yield the hands and libraries that hold other cards than are listed in them.

    Each card in a hand is an object of a whole state, and of a library those are that have a name.
    """
    hands = [thing.owner for thing in state.objects if thing.zone == "hand"]
    libraries = [thing.owner for thing in state.objects if thing.zone == "library"]
    for place, player in enumerate(state.players):
        hand, library = hands.count(player.name), libraries.count(player.name)
        all_ = whole and player.name not in only_counted
        if player.hand == "unknown" or "unknown" in hands:
            pass
        elif player.hand < hand or (all_ and player.hand != hand):
            yield (
                f"`players.{place}.hand` counts {player.hand} in the hand of "
                f"{_quoted(player.name)}, where `objects` lists {hand}"
            )
        if player.library != "unknown" and player.library < library:
            yield (
                f"`players.{place}.library` counts {player.library} in the library of "
                f"{_quoted(player.name)}, where `objects` lists {library}"
            )


def _astray(decision: Decision, known: set[str], turns: int) -> str:
    """Say what a decision refers to and what is not there; empty if all of it is there."""
    if decision.decider not in known:
        return f"asks {_quoted(decision.decider)}, who isn't a player or a team"
    if decision.subject is not None and decision.subject not in known:
        return f"is for {_quoted(decision.subject)}, who isn't a player or a team"
    if turns and decision.turn >= turns:
        return f"belongs to turn {decision.turn}, and `turns` has {turns}"
    return ""


def _twice(names: Sequence[str]) -> list[str]:
    """Return the names that occur more than once."""
    if len(set(names)) == len(names):
        return []
    return [name for name, number in Counter(names).items() if number > 1]


def _quoted(name: str) -> str:
    return repr(name if len(name) <= _SHOWN else name[: _SHOWN - 1] + "…")
