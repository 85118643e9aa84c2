"""Keywords that trigger as spells are cast, and as permanents come and die."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import AnswerSaid, Cast, ChooseTargets, Object, ObjectName, PayAsked
from apnap_reference.transitions.keyword_triggers.forgotten import (
    forgotten,
    has_grown,
    there,
)
from apnap_reference.transitions.passages import Passage, has_word, number_behind
from apnap_reference.transitions.untapping_and_drawing import size
from apnap_reference.transitions.wrong import Wrong, transition


@transition("702.108a", "cast", "choose", "pay")
def prowess_triggers(passage: Passage) -> Iterator[Wrong]:
    """Prowess triggers whenever its controller casts a noncreature spell."""
    spell = _cast(passage)
    if spell is None or spell.now == "unknown" or not spell.now.types:
        return
    if "Creature" in spell.now.types or spell.face_down or spell.kind != "card":
        return
    for thing in there(passage, spell.controller, "prowess"):
        shows = has_grown(passage, thing.name)
        yield from forgotten(passage, thing, "prowess", shows=shows)


def _cast(passage: Passage) -> Object | None:
    """Give the spell that has been cast once all that is to be chosen for it was."""
    said, asked = passage.said, passage.answered
    if isinstance(said, AnswerSaid) and isinstance(said.say, Cast):
        return _as_cast(passage, said.say.card)
    if not isinstance(asked, ChooseTargets | PayAsked) or asked.source is None:
        return None
    spell = passage.after.things.get(asked.source)
    return spell if spell is not None and spell.zone == "stack" and passage.asked else None


def _as_cast(passage: Passage, name: ObjectName) -> Object | None:
    """Give a spell on the stack, or as it was there if it may have resolved already."""
    spell = passage.after.things.get(name)
    if spell is not None and spell.zone == "stack":
        return spell
    was = passage.before.things.get(name)
    resolved = was is not None and spell is not None and was.zone != spell.zone
    return was if resolved and not passage.memory.every_priority else None


def _died(passage: Passage, keyword: str) -> Iterator[Object]:
    """Yield the permanent cards with a keyword that have been put into graveyards on a line."""
    if any(now.left is not None for _, now in passage.people):
        return
    for was, now in passage.changed:
        if was is None or now is None or was.kind != "card" or not has_word(was, keyword):
            continue
        if (was.zone, now.zone) == ("battlefield", "graveyard"):
            yield was


@transition("702.135a", "objects")
def afterlife_triggers(passage: Passage) -> Iterator[Wrong]:
    """Afterlife triggers as its permanent is put into a graveyard from the battlefield."""
    for thing in _died(passage, "afterlife"):
        came = sum(
            was is None and now is not None and now.kind == "token"
            for was, now in passage.changed
            if now is not None and now.controller == thing.controller
        )
        shows = came >= max(number_behind(thing, "afterlife"), 1)
        yield from forgotten(passage, thing, "afterlife", shows=shows)


@transition("702.93a", "objects")
def undying_triggers(passage: Passage) -> Iterator[Wrong]:
    """Undying triggers as its permanent dies without a +1/+1 counter on it."""
    for thing in _died(passage, "undying"):
        if thing.counters != "unknown" and not thing.counters.get("+1/+1"):
            yield from forgotten(passage, thing, "undying", shows=False)


@transition("702.79a", "objects")
def persist_triggers(passage: Passage) -> Iterator[Wrong]:
    """Persist triggers as its permanent dies without a -1/-1 counter on it."""
    for thing in _died(passage, "persist"):
        if thing.counters != "unknown" and not thing.counters.get("-1/-1"):
            yield from forgotten(passage, thing, "persist", shows=False)


@transition("702.93a", "resolves")
def undying_puts_a_counter_on_it(passage: Passage) -> Iterator[Wrong]:
    """Undying returns its card with a +1/+1 counter on it."""
    yield from _returned_without(passage, "undying", "+1/+1")


@transition("702.79a", "resolves")
def persist_puts_a_counter_on_it(passage: Passage) -> Iterator[Wrong]:
    """Persist returns its card with a -1/-1 counter on it."""
    yield from _returned_without(passage, "persist", "-1/-1")


def _returned_without(passage: Passage, keyword: str, counter: str) -> Iterator[Wrong]:
    """Yield that a card is back without the counter; other counters may have removed it."""
    top = passage.before.things.get(passage.turns[0].stack[-1]) if passage.turns else None
    if top is None or top.kind != "ability" or top.source is None:
        return
    was, now = (one.things.get(top.source) for one in (passage.before, passage.after))
    if was is None or now is None or (was.zone, now.zone) != ("graveyard", "battlefield"):
        return
    others = {"undying", "persist"} - {keyword}
    either = any(has_word(now, other) for other in others)
    if has_word(now, keyword) and not either and now.counters != "unknown" and not now.counters:
        told = f"{now.name} returns by {keyword}, and has no {counter} counter"
        where = f"objects.{now.name}.counters"
        yield Wrong("wrong_state", where, told, counter, also=(now.name,), doubtful=True)


@transition("702.100a", "objects")
def evolve_triggers(passage: Passage) -> Iterator[Wrong]:
    """Evolve triggers as a creature with greater power or toughness enters beside it."""
    for was, new in passage.changed:
        came = new is not None and (was is None or was.zone != "battlefield")
        if new is None or not came or new.phased_out or (new_size := size(new)) is None:
            continue
        for thing in there(passage, new.controller, "evolve") if _is_creature(new) else ():
            old = size(passage.before.things[thing.name])
            if old is None or (new_size[0] <= old[0] and new_size[1] <= old[1]):
                continue
            yield from forgotten(passage, thing, "evolve", shows=_has_evolved(passage, thing))


def _is_creature(thing: Object) -> bool:
    return thing.now != "unknown" and "Creature" in thing.now.types


def _has_evolved(passage: Passage, thing: Object) -> bool | None:
    """Tell whether something has got a +1/+1 counter; None if nobody can tell."""
    was = passage.before.things[thing.name]
    if isinstance(was.counters, str) or isinstance(thing.counters, str):
        return None
    return thing.counters.get("+1/+1", 0) > was.counters.get("+1/+1", 0)
