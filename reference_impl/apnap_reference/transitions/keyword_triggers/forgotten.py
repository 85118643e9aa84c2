"""Whether an ability of a keyword has triggered on a line."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import ChooseTargets, Object, ObjectName, OrderTriggers, PlayerName, Priority
from apnap_reference.transitions.passages import Passage, has_word
from apnap_reference.transitions.untapping_and_drawing import size
from apnap_reference.transitions.wrong import Wrong


def there(passage: Passage, controller: PlayerName | None, keyword: str) -> Iterator[Object]:
    """Yield the permanents with a keyword that a player controls before and after a line."""
    for name, thing in passage.after.things.items():
        was = passage.before.things.get(name)
        if was is None or thing.controller != controller or thing.phased_out:
            continue
        if (
            was.zone == thing.zone == "battlefield"
            and has_word(was, keyword)
            and has_word(thing, keyword)
        ):
            yield thing


def forgotten(
    passage: Passage, thing: Object, keyword: str, *, shows: bool | None = None
) -> Iterator[Wrong]:
    """
    Yield that an ability of an object hasn't triggered, though everything is on the stack.

    Where priorities are left out it may have resolved as well: `shows` tells whether what it does
    has come of it. None: nobody can tell.
    """
    if passage.turns is None or _waits(passage, thing):
        return
    if not passage.memory.every_priority and shows is not False:
        return
    problem = f"{keyword} of {thing.name} doesn't trigger"
    yield Wrong("wrong_state", "turns.0.stack", problem, thing.name, "", also=(thing.name,))


def _waits(passage: Passage, thing: Object) -> bool:
    """Tell whether an ability of an object is on the stack, or may still be put there."""
    pending = passage.after.pending
    if not pending or any(isinstance(one, OrderTriggers | ChooseTargets) for one in pending):
        return True
    if passage.memory.every_priority and not all(isinstance(one, Priority) for one in pending):
        return True
    return any(
        was is None and now is not None and (now.kind, now.source) == ("ability", thing.name)
        for was, now in passage.changed
    )


def has_grown(passage: Passage, name: ObjectName, by: int = 1) -> bool | None:
    """Tell whether the power of a creature is greater by so much; None if nobody can tell."""
    was, now = passage.before.things.get(name), passage.after.things.get(name)
    if was is None or now is None or passage.new_turn or passage.turns is None:
        return None
    if passage.turns[1].step == "cleanup":
        return None  # it may have worn off
    old, new = size(was), size(now)
    return None if old is None or new is None else new[0] >= old[0] + by
