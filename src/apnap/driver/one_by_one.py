"""
Choosing one by one, where a scenario lets a player choose several at once.

The rules say what has to be chosen, not in how many questions an engine asks for it. A scenario
that names several is told to an engine that takes fewer at a time piece by piece, once the scenario
says that the choice is legal; and a choice of too few is open as long as the engine asks for more.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from apnap.driver import looking
from apnap.driver.game import Begun, Fewer, Game, Spoken
from apnap.driver.outcomes import Unsupported
from apnap.driver.speaking import speak
from apnap.protocol import (
    AssignDamage,
    AssignDamageAsked,
    BottomCards,
    Choose,
    ChooseMode,
    ChooseObjects,
    DamageSaid,
    Decision,
    PlayerName,
)

KINDS = (ChooseObjects, ChooseMode, BottomCards)
"""Choices that an engine may ask for one by one; the others it takes whole."""


def most(decision: Decision) -> int | None:
    """Return how many the engine takes in one answer; None where the question doesn't say."""
    match decision:
        case ChooseObjects() | ChooseMode():
            return decision.most
        case BottomCards():
            return decision.count
        case _:
            return None


def noted(game: Game, by: PlayerName, decision: Decision, chosen: Sequence[str]) -> None:
    """Note of a choice that was just made whether it could be made otherwise, or goes on."""
    spoken, taken = game.spoken, most(decision)
    if spoken is None or taken is None:
        return
    if not spoken.accepted and 0 < taken < len(chosen):
        fewer = Fewer(by=by, decision=decision, chosen=tuple(chosen))
        game.spoken = replace(spoken, fewer=fewer)
    elif spoken.accepted and (more := _asked_for_more(game, by, decision, chosen)):
        game.begun = Begun(by=by, about=more.id, chosen=tuple(chosen))
        game.spoken = replace(spoken, open_=True)


def rest_of(game: Game, by: PlayerName, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """Return what of a choice is still to be said, if the engine has taken a part of it already."""
    begun, game.begun = game.begun, None
    if begun is None or begun.by != by or all(d.id != begun.about for d in game.asking):
        return chosen
    left = list(chosen)
    for name in begun.chosen:
        if name not in left:
            return chosen
        left.remove(name)
    return tuple(left)


def refusal(game: Game) -> str | None:
    """
    Return how the last thing said was refused, in pieces too; None if it is accepted (so far).

    Raises `Unsupported` if an engine that leaves out priorities has given the speaker none for it.
    """
    _in_pieces(game)
    spoken = game.spoken
    if spoken is None or spoken.accepted:
        return None
    if spoken.unasked:
        raise Unsupported(f"the engine gives {spoken.by} no priority for that")
    return game.names.told(spoken.refusal)


def _in_pieces(game: Game) -> None:
    """Say what was refused as a whole piece by piece, if the engine takes fewer at a time."""
    fewer = game.spoken.fewer if game.spoken else None
    if fewer is None:
        return
    left, decision = list(fewer.chosen), fewer.decision
    while left:
        piece = tuple(left[: most(decision)])
        speak(game, fewer.by, decision, lambda _, piece=piece: Choose(piece))  # type: ignore[misc]
        del left[: len(piece)]
        if not left or game.spoken is None or not game.spoken.accepted:
            return
        following = _following(game, fewer.by, left)
        if following is None:
            game.spoken = Spoken(by=fewer.by, verdict=None, instead=looking.situation(game))
            return
        decision = following


def assign(game: Game, by: PlayerName, decision: Decision | None, said: AssignDamage) -> None:
    """
    Assign combat damage, to an engine that asks for one creature after the other as well.

    It is told what it asks for. What it does not ask for, since that has one possibility, stays
    unsaid; whether it happens is seen by what comes of it.
    """
    left = said.damage
    while True:
        now = tuple(row for row in left if _is_of(row, decision))
        whole = not now or len(now) == len(left)
        part = left if whole else now
        speak(game, by, decision, lambda _, part=part: AssignDamage(part))  # type: ignore[misc]
        if whole or game.spoken is None or not game.spoken.accepted:
            return
        left = tuple(row for row in left if row not in now)
        following = game.asked(by, AssignDamageAsked)
        if not any(_is_of(row, following) for row in left):
            game.spoken = replace(game.spoken, open_=True)
            return
        decision = following


def _is_of(row: DamageSaid, decision: Decision | None) -> bool:
    """Tell whether a decision asks for the damage of the creature of a row."""
    return isinstance(decision, AssignDamageAsked) and any(
        one.source == row.source for one in decision.sources
    )


def _following(game: Game, by: PlayerName, left: Sequence[str]) -> Decision | None:
    """Return the question with which the engine asks for what is left."""
    sides = game.sides(by)
    asked = (d for d in game.pending(*KINDS) if d.decider in sides)
    return next((d for d in asked if any(looking.offers(d, (name,)) for name in left)), None)


def _asked_for_more(
    game: Game, by: PlayerName, decision: Decision, chosen: Sequence[str]
) -> Decision | None:
    """Return the question that is the same once more, about all that was not chosen yet."""
    among = _among(decision)
    if among is None or len(chosen) != most(decision):
        return None
    left, kind = among - set(chosen), type(decision)
    for one in game.pending(kind):
        mine = one.decider in game.sides(by) and _purpose(one) == _purpose(decision)
        if mine and most(one) and left and _among(one) == left and not looking.offers(one, ()):
            return one
    return None


def _among(decision: Decision) -> set[str] | None:
    """Return the objects of which some have to be chosen; None: it is another question."""
    if not isinstance(decision, ChooseObjects | BottomCards) or decision.among == "unknown":
        return None
    return set(decision.among)


def _purpose(decision: Decision) -> str:
    return decision.purpose if isinstance(decision, ChooseObjects) else ""
