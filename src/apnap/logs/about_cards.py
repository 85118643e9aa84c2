"""Which card a finding is about, as far as the situation shows it."""

from __future__ import annotations

from apnap.logs.findings import Found

_OBJECTS = "objects."


def card_of(found: Found) -> str:
    """
    Return the card of the object whose field is wrong, or which was spoken of; empty if none.

    A name may be a part of another one: the longest that fits is meant.
    """
    if found.situation is None:
        return ""
    known = sorted(found.situation.objects, key=lambda thing: -len(thing.name))
    texts: tuple[str, ...] = (found.said, found.problem)
    field = found.where.removeprefix(_OBJECTS)
    if field != found.where:
        known = [one for one in known if f"{field}.".startswith(f"{one.name}.")]
        texts = (field,)
    for text in texts:
        for thing in known:
            if thing.card not in (None, "unknown") and thing.name in text:
                return thing.card or ""
    return ""
