"""Which rule was broken by damage that by the rules is prevented."""

from __future__ import annotations

from typing import Final

from apnap.logs.rules.fighting import is_dealt
from apnap.logs.rules.wrong import Wrong, changed_by_the_rules, named, player
from apnap.protocol import Object
from apnap.protocol.catalogue import catalogue

_HURT: Final = ("life", "damage", "counters")
_GONE: Final = ("zone", "controller")


def of_preventing(it: Wrong) -> str | None:
    """Judge what is hurt in the log, and by the rules is not, where something prevents damage."""
    if it.kind not in ("objects", "players") or not (is_dealt(it) or it.resolved is not None):
        return None
    hurt = it.field in _HURT or (it.field in _GONE and _is_destroyed(it))
    if not hurt or changed_by_the_rules(it) or not _changed_in_the_log(it):
        return None
    return "615.1" if any(map(_prevents, it.before.objects)) else None


def _is_destroyed(it: Wrong) -> bool:
    """Tell whether a permanent is in a graveyard in the log alone."""
    thing = it.thing
    there = None if thing is None else named(it.theirs, thing.name)
    return (
        thing is not None
        and thing.zone == "battlefield"
        and there is not None
        and (there.zone == "graveyard")
    )


def _changed_in_the_log(it: Wrong) -> bool:
    """Tell whether the field is another one in the log than before."""
    if it.kind == "objects":
        thing = it.thing
        there = None if thing is None else named(it.theirs, thing.name)
        return getattr(thing, it.field, None) != getattr(there, it.field, None)
    name = it.first.where.split(".")[1]
    was, now = (player(state, name) for state in (it.before, it.theirs))
    return getattr(was, it.field, None) != getattr(now, it.field, None)


def _prevents(thing: Object) -> bool:
    """Tell whether something prevents damage, or is a spell that may have begun to."""
    card = catalogue().get(str(thing.card))
    there = thing.zone in ("battlefield", "graveyard")
    return there and card is not None and "prevent" in card.summary
