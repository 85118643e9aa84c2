"""What has to be remembered of a line, so that texts can be followed on the lines to come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from apnap.protocol import Object, ObjectName
from apnap_reference.transitions.by_texts.single_lines import by_the_texts
from apnap_reference.transitions.by_texts.tables_of_lines import OnTheStack
from apnap_reference.transitions.passages import Memory, Passage, shared
from apnap_reference.transitions.wrong import is_known, is_stranger

_IN_PLAY: Final = ("battlefield", "stack", "command")


def keep_in_mind(passage: Passage) -> None:
    """Take note of which abilities lie on the stack, of new objects, and of what may last."""
    memory, turns = passage.memory, passage.turns
    for name in tuple(memory.abilities):
        if not _is_still_meant(passage, memory.abilities[name]):
            del memory.abilities[name]
    memory.abilities.update(_abilities_told(passage))
    if turns is None or not turns[1].stack:
        memory.renewed = frozenset()
    else:
        memory.renewed |= _renewed(passage)
    if turns is not None and _leaves_something(passage):
        memory.lasting[turns[0].stack[-1]] = None


def notice_unknown(memory: Memory, things: Iterable[Object]) -> None:
    """Take note of what is in play of which nobody here knows what it does."""
    for thing in things:
        if thing.zone in _IN_PLAY and is_stranger(thing) and not is_known(thing):
            memory.lasting[thing.name] = None


def _abilities_told(passage: Passage) -> Iterator[tuple[ObjectName, OnTheStack]]:
    """Yield the names of abilities that have come onto the stack, and which ability each is."""
    came = by_the_texts(passage)
    for name, thing in passage.after.things.items() if came is not None else ():
        if thing.kind == "ability" and name not in passage.before.things and came is not None:
            found = [one for source, one in came.abilities if source == thing.source]
            if found and all(one == found[0] for one in found):
                yield name, found[0]


def _is_still_meant(passage: Passage, ability_: OnTheStack) -> bool:
    """Tell whether all that an ability on the stack remembers is still what it was."""
    if not ability_.meant().isdisjoint(_renewed(passage)):
        return False
    fought = None if passage.turns is None else passage.turns[1].combat
    attacking = {one.attacker for one in fought.attacks} if fought is not None else set()
    attacker = ability_.objects.get("attacker")
    return attacker is None or attacker in attacking


def _leaves_something(passage: Passage) -> bool:
    """Tell whether something may last of what resolves on a line that no state tells."""
    if passage.turns is None or not passage.turns[0].stack or not passage.all_have_passed:
        return False
    came = by_the_texts(passage)
    return came is None or came.leaves_something


@shared
def _renewed(passage: Passage) -> frozenset[ObjectName]:
    """Name what is another object than before, though it is called the same."""
    moved = {
        now.name
        for was, now in passage.changed
        if was is not None and now is not None and was.zone != now.zone != "stack"
    }
    came = by_the_texts(passage) if passage.all_have_passed else None
    return frozenset(moved) | (frozenset() if came is None else came.renewed)
