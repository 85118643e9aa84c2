"""Payments that an engine has found by itself: of lands of equal worth it may tap any."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from apnap.protocol import (
    AnswerSaid,
    Cast,
    ChooseObjects,
    ChooseTargets,
    Decision,
    DeclareAttackers,
    Object,
    Pay,
    PayAsked,
    State,
)

_AUTO: Final = "auto"


def payments(said: AnswerSaid, before: State | None, after: State | None) -> Iterator[AnswerSaid]:
    """
    Yield what is said with what the log's engine may have paid, the likeliest first.

    Only `auto` leaves it to the engine. What it has tapped is in the state after that; the last
    is what was said as it stands.
    """
    if getattr(said.say, "pay", None) == _AUTO and before is not None and after is not None:
        later = any(_comes_before_paying(one, said, before, after) for one in after.pending)
        if later and not isinstance(said.say, Pay):  # that is the payment itself
            yield replace(said, say=_with(said, None))  # it is paid later, whatever was said
        tapped = list(_tapped(said, before, after))
        lands = [thing for thing in tapped if _is_land(thing)]
        for paid in (tapped, lands):
            if paid and (paid is tapped or len(lands) < len(tapped)):
                yield replace(said, say=_with(said, tuple(thing.name for thing in paid)))
    yield said


def _comes_before_paying(asked: Decision, said: AnswerSaid, before: State, after: State) -> bool:
    """Tell whether it is asked what a spell or ability is paid with, or what is chosen for it."""
    announced = _announced(said)
    chosen = isinstance(asked, ChooseObjects) and announced is not None
    paid = isinstance(asked, PayAsked) and not _resolves(asked, said, before, after)
    return paid or isinstance(asked, ChooseTargets) or (chosen and asked.source == announced)


def _announced(said: AnswerSaid) -> str | None:
    """Return what an answer casts, or of what it announces something."""
    return getattr(said.say, "source", None) or getattr(said.say, "card", None)


def _resolves(asked: Decision, said: AnswerSaid, before: State, after: State) -> bool:
    """
    Tell whether it is asked for what has come on the stack above what was announced.

    Nothing else comes there until that is paid for (601.2i, 603.3), so that it is resolving.
    """
    stack = after.turns[asked.turn].stack if asked.turn < len(after.turns) else ()
    top = next((one for one in after.objects if stack and one.name == stack[-1]), None)
    if top is None or any(top.name in turn.stack for turn in before.turns):
        return False
    cast = isinstance(said.say, Cast) or top.kind == "card"
    return (top.name if cast else top.source) != _announced(said)


def _tapped(said: AnswerSaid, before: State, after: State) -> Iterator[Object]:
    """Yield what has become tapped, attackers aside."""
    say = said.say
    attack = {a.attacker for a in say.attacks} if isinstance(say, DeclareAttackers) else set()
    was = {thing.name for thing in before.objects if thing.tapped is False}
    for thing in after.objects:
        if thing.tapped is True and thing.name in was and thing.name not in attack:
            yield thing


def _is_land(thing: Object) -> bool:
    return thing.now == "unknown" or "Land" in thing.now.types


def _with(said: AnswerSaid, paid: tuple[str, ...] | None) -> Any:  # noqa: ANN401 - an answer
    say: Any = said.say  # one of those that have a payment
    return replace(say, pay=paid)


def paid_unasked(decision: PayAsked, before: State | None, after: State) -> Pay:
    """
    Return how a cost was paid that the log's engine did not ask for: as the state shows.

    What is tapped in it and could have made no mana was tapped as another cost.
    """
    said = AnswerSaid(decision.decider, "", Pay(_AUTO))
    tapped = tuple(_tapped(said, before, after)) if before is not None else ()
    if decision.sources != "unknown":
        tapped = tuple(thing for thing in tapped if thing.name in decision.sources)
    return Pay(tuple(thing.name for thing in tapped) or _AUTO)
