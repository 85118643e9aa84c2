"""What spells and abilities target, and what protects from that."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from apnap.protocol import (
    Activate,
    AnswerSaid,
    AnyName,
    Cast,
    Characteristics,
    Choose,
    ChooseTargets,
    Object,
    PlayerName,
)
from apnap_reference.transitions.attacks_declared import has, keywords
from apnap_reference.transitions.game_states import GameState
from apnap_reference.transitions.passages import Passage, has_word, team_of
from apnap_reference.transitions.ranges import in_range
from apnap_reference.transitions.wrong import Wrong, transition

_MAIN = ("precombat_main", "postcombat_main")
_SAID = ("cast", "activate", "decides choose_targets")

_FROM: Final = "protection from "
_COLORS: Final = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
_EACH: Final = frozenset({"all colors", "each color"})


def chosen_targets(passage: Passage) -> tuple[AnyName, ...]:
    """Give the targets that somebody chooses."""
    say = passage.said.say if isinstance(passage.said, AnswerSaid) else None
    if isinstance(say, Cast | Activate):
        return tuple(map(str, say.targets or ()))
    chooses = isinstance(passage.answered, ChooseTargets) and isinstance(say, Choose)
    return tuple(map(str, say.chosen)) if chooses and isinstance(say, Choose) else ()


@transition("115.1", "decides choose_targets")
def chosen_of_what_is_offered(passage: Passage) -> Iterator[Wrong]:
    """A player who is asked for targets chooses legal ones."""
    asked = passage.answered
    if not isinstance(asked, ChooseTargets) or any(s.among == "unknown" for s in asked.slots):
        return
    legal = {name for slot in asked.slots for name in slot.among}
    for name in chosen_targets(passage):
        if name not in legal:
            told = f"{name} is chosen for {asked.source}, and isn't a legal target"
            yield Wrong("illegal_accepted", "", told, "rejected", "accepted", also=(name,))
            return


@transition("702.11b", *_SAID)
def hexproof_from_opponents(passage: Passage) -> Iterator[Wrong]:
    """A permanent with hexproof isn't targeted by spells and abilities of opponents."""
    yield from _targeted_against(passage, "hexproof")


@transition("702.18a", *_SAID)
def shrouds_are_not_targeted(passage: Passage) -> Iterator[Wrong]:
    """A permanent with shroud isn't targeted by spells and abilities."""
    yield from _targeted_against(passage, "shroud")


def _targeted_against(passage: Passage, keyword: str) -> Iterator[Wrong]:
    """Yield the permanents that are targeted although a keyword forbids that."""
    by = passage.actor
    if by is None:
        return
    for name in chosen_targets(passage):
        thing = passage.before.things.get(name)
        if thing is None or thing.zone != "battlefield" or thing.controller in (None, "unknown"):
            continue
        if keywords(thing) is None or not has(thing, keyword):
            continue
        if keyword == "hexproof" and thing.controller in team_of(passage.before, by):
            continue
        told = f"{by} targets {name}, which has {keyword}"
        yield Wrong("illegal_accepted", "", told, "rejected", "accepted", also=(name,))


@transition("702.16b", *_SAID)
def the_protected_are_not_targeted(passage: Passage) -> Iterator[Wrong]:
    """A permanent with protection from a quality isn't targeted by what has that quality."""
    for name in chosen_targets(passage):
        thing, source = passage.before.things.get(name), _targeting(passage)
        if thing is None or source is None or thing.zone != "battlefield":
            continue
        if (quality := protected_from(thing, source)) is not None:
            told = f"{source.name} targets {name}, which has protection from {quality}"
            verdict, also = ("rejected", "accepted"), (name, source.name)
            yield Wrong("illegal_accepted", "", told, *verdict, also=also, by_text=True)


def _targeting(passage: Passage) -> Object | None:
    """Give the spell that targets are chosen for, or the source of the ability."""
    say = passage.said.say if isinstance(passage.said, AnswerSaid) else None
    if isinstance(say, Cast):
        return passage.after.things.get(say.card)
    if isinstance(say, Activate):
        return passage.before.things.get(say.source)
    asked = passage.answered
    found = passage.before.things.get(str(asked and asked.source))
    if found is None or found.kind != "ability":
        return found
    return passage.before.things.get(str(found.source))


def protected_from(thing: Object, other: Object) -> str | None:
    """Give the quality of another object that something is known to have protection from."""
    now = other.now
    if now == "unknown":
        return None
    return next((one for one in _qualities_of(thing) if _is(now, one)), None)


def _qualities_of(thing: Object) -> Iterator[str]:
    """Yield the qualities from which an object has protection."""
    for word in sorted(keywords(thing) or ()):
        if word.startswith(_FROM):
            yield from _qualities(word)


@lru_cache(1024)
def _qualities(word: str) -> tuple[str, ...]:
    """Give the qualities that stand behind a keyword in small letters."""
    return tuple(word.removeprefix(_FROM).split(" and from "))


def _is(now: Characteristics, quality: str) -> bool:
    """Tell whether an object with these characteristics is known to have a quality."""
    if quality in _COLORS:
        return _COLORS[quality] in now.colors
    if quality in _EACH:
        return bool(now.colors)
    if quality in ("multicolored", "monocolored"):
        return len(now.colors) > 1 if quality == "multicolored" else len(now.colors) == 1
    called = {one.lower() for one in (*now.types, *now.subtypes)}
    return quality == "everything" or quality.removesuffix("s") in called


@transition("801.4", "cast", "activate", "decides choose_targets")
def targets_within_range(passage: Passage) -> Iterator[Wrong]:
    """Spells and abilities have only targets that are within their controller's range."""
    before = passage.before
    if before.variant.range_of_influence is None or not isinstance(passage.said, AnswerSaid):
        return
    by = passage.actor
    for target in chosen_targets(passage) if by is not None else ():
        whose = _side(before, target)
        if by is not None and whose is not None and in_range(before, by, whose) is False:
            told = f"{by} targets {target}, which is out of range"
            yield Wrong("illegal_accepted", "", told, "rejected", "accepted", excusable=False)


def _side(now: GameState, target: AnyName) -> PlayerName | None:
    """Give the player who is meant, or controls what is; None where that decides nothing."""
    if now.person(target) is not None:
        return target
    thing = now.things.get(target)
    if thing is None or thing.zone not in ("battlefield", "stack") or thing.protector is not None:
        return None
    return None if thing.controller in (None, "unknown") else str(thing.controller)


@transition("702.6a", "activate")
def equip_as_a_sorcery(passage: Passage) -> Iterator[Wrong]:
    """Equipment is attached to a creature of its controller, at the time for a sorcery."""
    said, turns, actor = passage.said, passage.turns, passage.actor
    if not isinstance(said, AnswerSaid) or not isinstance(said.say, Activate):
        return
    thing = passage.before.things.get(said.say.source)
    targets = said.say.targets or ()
    target = passage.before.things.get(targets[0]) if len(targets) == 1 else None
    if thing is None or target is None or turns is None or actor is None:
        return
    if not has_word(thing, "equip") or target.zone != "battlefield":
        return
    old, told = turns[0], f"{actor} equips {target.name} with {thing.name}"
    if target.controller not in (actor, "unknown"):
        told += f", which {target.controller} controls"
    elif old.step not in _MAIN or (actor not in passage.active_before and old.active is not None):
        told += f" in {old.step} of the turn of {old.active}"
    elif old.stack:
        told += ", and the stack isn't empty"
    else:
        return
    yield Wrong("illegal_accepted", "", told, "rejected", "accepted", also=(thing.name,))
