"""What is wrong on a line, and what nobody here knows that might excuse it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from apnap.protocol import AnyName, Object, RuleNumber
from apnap.protocol.catalogue import catalogue
from apnap.protocol.recorded import FindingKind
from apnap_reference.rulebook import Rule
from apnap_reference.state.abilities import is_played
from apnap_reference.transitions.passages import Passage

MOST: Final = 20
"""So many objects that might excuse something are named."""

_ACTING: Final = frozenset({"battlefield", "stack", "command", "graveyard", "exile"})


@dataclass(slots=True)
class Wrong:
    """
    Something that the rules do not lead to.

    excusable: objects of which nobody knows what they do might make it legal. `also` are such as
    are concerned themselves, wherever they are. What is not excusable no card allows. A `sum` comes
    out wrong because of something else, which is told first if it is found. What is found `by_text`
    only what is not known here excuses, and what may last without that a state tells it. What is
    doubtful depends on how the log is written. `rule` is the number in the edition, if it is not
    that of the claim.
    """

    kind: FindingKind
    where: str
    problem: str
    expected: str = ""
    got: str = ""
    excusable: bool = True
    also: tuple[AnyName, ...] = ()
    sum: bool = False
    by_text: bool = False
    doubtful: bool = False
    rule: RuleNumber | None = None


Look = Callable[[Passage], Iterator[Wrong]]
Claim = Rule[[Passage], Iterator[Wrong]]

_claims: Final[list[tuple[frozenset[str], Claim]]] = []


def transition(number: str, *on: str) -> Callable[[Look], Claim]:
    """
    Register what to look for on a line under a rule; `number` is its number today.

    `on` tells when to look, so that of a line nothing else costs time:

    - parts of a state of which one has changed: `players`, `objects`, `pending`, `markers`, of the
      turn `step`, `stack`, `combat`, `priority`; `for no reason`: players or objects have, though
      nothing but priority or the turn went on; `twice`: an object is told more than once;
    - `after the end`: the game was over before; `over`: it is now;
    - what begins: a `turn`, a step (`into draw`…), also one that isn't the very next (`leap`);
    - what is said (`cast`, `concede`…); of a pass whether it is the last of a round (`passes on`,
      `all pass`), and then whether something `resolves`;
    - `combat damage`: it is dealt, also in steps that the log runs past;
    - about which decision it is said (`decides pay`…), and what is asked then
      (`asks declare_attackers`…).
    """

    def register(look: Look) -> Claim:
        made = Rule(number, look)
        if not made.summary:
            raise TypeError(f"{look.__qualname__} has no docstring to state rule {number}")
        _claims.append((frozenset(on), made))
        return made

    return register


def all_transitions() -> tuple[tuple[frozenset[str], Claim], ...]:
    """Give every claim with what it looks at, in the order in which they are looked at."""
    return tuple(_claims)


@cache
def is_plain(card: str | None) -> bool:
    """Tell whether a card is known to do nothing by itself: keywords are told in a state."""
    known = catalogue().get(str(card))
    return known is not None and not known.abilities


def is_known(thing: Object) -> bool:
    """Tell whether it is known here what an object does, by its card and what is told of it."""
    card = catalogue().get(str(thing.copy_of or thing.card))
    if card is None or not is_played(card) or thing.face_down is not False:
        return False
    told = thing.now
    if thing.kind == "ability":
        return True
    if told == "unknown":
        return thing.zone != "battlefield"
    named = told.name in (card.name, card.name.removesuffix(" Role Token"))
    return named and told.keywords != "unknown"


def is_stranger(thing: Object) -> bool:
    """Tell whether an object may do something that no state tells."""
    if thing.face_down is not False and thing.zone != "battlefield":
        return False
    return bool(thing.face_down) or not (is_plain(thing.card) or _is_basic_land(thing))


def _is_basic_land(thing: Object) -> bool:
    """Tell by its types whether something is a basic land, which does nothing but make mana."""
    return thing.now != "unknown" and {"Basic", "Land"} <= set(thing.now.types)


def excuses(passage: Passage, wrong: Wrong) -> tuple[AnyName, ...]:
    """Name the objects that might make legal what is found wrong."""
    if not wrong.excusable:
        return ()
    acting = [
        thing
        for things in (passage.before.things, passage.after.things)
        for thing in things.values()
        if thing.zone in _ACTING and is_stranger(thing)
    ]
    if wrong.by_text:
        unknown = [thing.name for thing in acting if not is_known(thing)]
        found = dict.fromkeys((*wrong.also, *unknown, *passage.memory.lasting))
    else:
        names = (thing.name for thing in acting)
        found = dict.fromkeys((*names, *_concerned(passage, wrong), *passage.memory.strangers))
    return tuple(found)[:MOST]


def _concerned(passage: Passage, wrong: Wrong) -> Iterator[AnyName]:
    """Yield what is concerned itself, if it isn't known to do nothing."""
    for name in wrong.also:
        concerned = passage.before.things.get(name) or passage.after.things.get(name)
        if concerned is None or not is_plain(concerned.card):
            yield name
