"""Payments that an engine has found by itself: of lands of equal worth it may tap any."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from apnap.protocol import (
    Activate,
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
from apnap.protocol.catalogue import catalogue

_AUTO: Final = "auto"
_UNKNOWN: Final = "unknown"
_SYMBOL: Final = re.compile(r"{([^}]+)}")


def payments(said: AnswerSaid, before: State | None, after: State | None) -> Iterator[AnswerSaid]:
    """
    Yield what is said with what the log's engine may have paid, the likeliest first.

    Only `auto` leaves it to the engine. What it has tapped is in the state after that; the last
    is what was said as it stands. Nothing is paid while others of a team are asked the same still.
    """
    waits = after is not None and any(one.id == said.about for one in after.pending)
    auto = getattr(said.say, "pay", None) == _AUTO and not waits
    if auto and before is not None and after is not None:
        later = any(_comes_before_paying(one, said, before, after) for one in after.pending)
        if later and not isinstance(said.say, Pay):  # that is the payment itself
            yield replace(said, say=_with(said, None))  # it is paid later, whatever was said
        tapped = list(_tapped(said, before, after))
        lands = [thing for thing in tapped if _is_land(thing)]
        for paid in (tapped, lands):
            if paid and (paid is tapped or len(lands) < len(tapped)):
                yield replace(said, say=_with(said, tuple(thing.name for thing in paid)))
        if isinstance(said.say, Cast | Activate) and is_untold(said, before, after):
            yield replace(said, say=_with(said, None))  # what is asked for tells what it costs
    yield said


def pays_otherwise(said: AnswerSaid, before: State, mine: State, logged: State) -> bool:
    """
    Tell whether something is tapped in one state after a payment that is not told in the other.

    That may have been paid with something else, of which it is untold whether it is tapped.
    """
    told = {thing.name for thing in _tapped(said, before, logged)}
    here = {thing.name for thing in _tapped(said, before, mine)}
    return not here <= told


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


def is_untold(said: AnswerSaid, before: State, after: State) -> bool:
    """Tell whether a state leaves open what was tapped to pay."""
    return any(True for _ in _untold(said, before, after))


def _untold(said: AnswerSaid, before: State, after: State) -> Iterator[Object]:
    """Yield what may have become tapped as well, since it is not told whether it is tapped."""
    say = said.say
    attack = {a.attacker for a in say.attacks} if isinstance(say, DeclareAttackers) else set()
    was = {thing.name for thing in before.objects if thing.tapped is not True}
    for thing in after.objects:
        on = thing.zone == "battlefield" and thing.tapped == _UNKNOWN
        if on and thing.name in was and thing.name not in attack:
            yield thing


def _is_land(thing: Object) -> bool:
    return thing.now == "unknown" or "Land" in thing.now.types


def _with(said: AnswerSaid, paid: tuple[str, ...] | None) -> Any:  # noqa: ANN401 - an answer
    say: Any = said.say  # one of those that have a payment
    return replace(say, pay=paid)


def with_tapped(before: State | None, here: Callable[[Object], object]) -> State | None:
    """Return a state of a log in which permanents of which it is unknown are tapped as `here`."""
    if before is None or all(thing.tapped != _UNKNOWN for thing in before.objects):
        return before
    objects = tuple(
        replace(thing, tapped=here(thing)) if thing.tapped == _UNKNOWN else thing
        for thing in before.objects
    )
    return replace(before, objects=objects)


def paid_unasked(decision: PayAsked, before: State | None, after: State) -> Pay | None:
    """
    Return how a cost was paid that the log's engine did not ask for: as the state shows.

    What is tapped in it and could have made no mana was tapped as another cost. None: the state
    does not tell what was tapped, and more than one payment may have been.
    """
    if before is None:
        return Pay(_AUTO)
    said = AnswerSaid(decision.decider, "", Pay(_AUTO))
    tapped, untold = (
        tuple(thing for thing in these(said, before, after) if _is_source(thing, decision))
        for these in (_tapped, _untold)
    )
    for paid in (tapped, (*tapped, *untold)) if untold else ():
        if paid and _is_all_needed(paid, decision):
            return Pay(tuple(thing.name for thing in paid))
    return None if untold else Pay(tuple(thing.name for thing in tapped) or _AUTO)


def _is_source(thing: Object, decision: PayAsked) -> bool:
    return decision.sources == _UNKNOWN or thing.name in decision.sources


def _is_all_needed(things: Sequence[Object], decision: PayAsked) -> bool:
    """Tell whether a cost takes a mana of each of these basic lands."""
    known = [catalogue().get(str(thing.card)) for thing in things]
    basic = all(card is not None and "Basic" in card.supertypes for card in known)
    cost = _SYMBOL.findall(decision.cost)
    mana = sum(int(one) if one.isdecimal() else 1 for one in cost)
    return basic and len(things) == mana and "X" not in cost
