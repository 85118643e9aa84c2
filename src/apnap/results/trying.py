"""
Which of the scenarios that an engine cannot play yet is the next one to go for.

The order is that in which the starter kits go on: what the engine has declared and still cannot do;
creatures without abilities and basic lands; attackers, then blockers; more players; and spells,
abilities and choices only once nothing simpler is left, or once the engine has shown that it takes
them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from apnap.driver import UNPLAYED
from apnap.protocol import Record
from apnap.protocol.catalogue import catalogue, is_plain
from apnap.results.records import Result, TryFirst

_SAID: Final = ("play_land", "cast", "activate", "choose", "yes_no", "special")
"""What no capability tells of, the simplest first."""
_STAGES: Final = ("declare_attackers", "declare_blockers", "players", "attack", "decision")
"""What an engine learns, in this order; cards are learned with the first, all else comes last."""

_DOES: Final[Mapping[str, str]] = {
    "play_land": "plays a land",
    "cast": "casts a spell",
    "activate": "activates an ability",
    "special": "takes a special action",
    "choose": "chooses something",
    "yes_no": "says yes or no",
}


class Ease(Record, frozen=True, order=True):
    """How near a scenario is to being played; the nearest is the least."""

    unheard: int
    """The hardest of what players say in it and the engine has not been heard to take."""
    undeclared: bool
    """Whether something is not declared; or else the engine itself has said what it lacks."""
    hard_cards: int
    """Missing cards that are neither creatures without abilities nor basic lands."""
    stage: int
    cards: int
    """Missing cards of any kind."""
    missing: int


def try_first(results: Sequence[Result]) -> TryFirst | None:
    """Return the scenario to try first; None if each was played."""
    known = heard(results)
    stopped = [result for result in results if result.outcome in UNPLAYED]
    if not stopped:
        return None
    first = min(stopped, key=lambda result: ease(result, known))
    return TryFirst(
        scenario=first.id,
        lacks=first.lacking,
        unheard=tuple(said for said in first.says if said not in known),
        reason=None if first.lacking else first.reason,
    )


def why(first: TryFirst) -> str:
    """Return why a scenario is the one to try first: what it lacks, and what may be lacking."""
    said = ", and somebody ".join(_DOES.get(one, one) for one in first.unheard)
    if first.lacks:
        names = ", ".join(first.lacks)
        new = f"; somebody {said}, which your engine has not yet been seen to take" if said else ""
        return f"it lacks {names}{new}"
    return f"all that it needs is declared, but: {first.reason or 'the engine does not say why'}"


def heard(results: Iterable[Result]) -> frozenset[str]:
    """Return what players said in scenarios that were played to an end: passed or failed."""
    played = (result for result in results if result.outcome in ("passed", "failed"))
    return frozenset(said for result in played for said in result.says)


def ease(result: Result, known: frozenset[str]) -> Ease:
    """Return how near an unsupported scenario is, where the engine is `known` to take so much."""
    unheard = (_SAID.index(said) + 1 for said in result.says if said not in known)
    cards = [need.removeprefix("card:") for need in result.lacking if need.startswith("card:")]
    return Ease(
        unheard=max(unheard, default=0),
        undeclared=bool(result.lacking),
        hard_cards=sum(not _is_plain(card) for card in cards),
        stage=max(map(_stage, result.lacking), default=0),
        cards=len(cards),
        missing=len(result.lacking),
    )


def _is_plain(name: str) -> bool:
    card = catalogue().get(name)
    return card is not None and is_plain(card)


def _stage(need: str) -> int:
    kind, _, value = need.partition(":")
    if kind == "card":
        return 0
    name = value if value in _STAGES else kind
    return _STAGES.index(name) if name in _STAGES else len(_STAGES)
