"""
What is attached to what, once state-based actions have been looked at.

What a permanent is follows from its characteristics now. Where nobody tells them, a card that is
attached counts as what is printed on it, if all cards that may have changed it are known here;
what it is attached to never does, and an enchant ability in words that are not understood allows
everything.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from apnap.protocol import AnyName, Characteristics, Object
from apnap.protocol.catalogue import Card, catalogue
from apnap_reference.claims.claims import Problem, claim
from apnap_reference.claims.facts import Facts, types

NEEDS: Final[Mapping[str, str]] = {"Equipment": "Creature", "Fortification": "Land"}
"""What an attachment of a subtype can be attached to."""

ENCHANTED: Final = re.compile(
    r"enchant (artifact|battle|creature|enchantment|land|opponent|permanent|planeswalker|player)\b"
    r"(?!.*\b(?:or|card|cards)\b)"
)
"""An enchant ability that names one kind of thing, perhaps with more conditions."""

PEOPLE: Final = frozenset({"opponent", "player"})


@claim("704.5p", "just_received")
def only_some_are_attached(known: Facts) -> Iterator[Problem]:
    """Only Auras, Equipment, and Fortifications are attached, and creatures never are."""
    for index, thing in known.permanents_looked_at:
        now = characteristics_of(known, thing) if thing.attached_to is not None else None
        if now is None:
            continue
        never = {"Battle", "Creature"} & set(now.types)
        if never or not {"Aura", *NEEDS} & set(now.subtypes):
            where = f"objects.{index}.attached_to"
            yield where, f"{thing.name} can't be attached to {thing.attached_to}"


@claim("704.5n", "just_received")
def equipped_is_another_permanent(known: Facts) -> Iterator[Problem]:
    """An Equipment is attached only to another permanent that is a creature, or isn't at all."""
    for index, thing in known.permanents_looked_at:
        now, host = characteristics_of(known, thing), thing.attached_to
        for subtype in set(NEEDS) & set(now.subtypes if now else ()):
            if host is not None and not may_hold(known, thing, host, NEEDS[subtype]):
                where = f"objects.{index}.attached_to"
                yield where, f"the {subtype} {thing.name} is attached to {host}"


@claim("704.5m", "just_received")
def auras_enchant_something(known: Facts) -> Iterator[Problem]:
    """No Aura stays on the battlefield unless it's attached to something that it can enchant."""
    for index, thing in known.permanents_looked_at:
        now, host = characteristics_of(known, thing), thing.attached_to
        if now is None or "Aura" not in now.subtypes:
            continue
        where = f"objects.{index}.attached_to"
        if host is None or not is_there(known, thing, host):
            yield where, f"the Aura {thing.name} is attached to {host or 'nothing'}"
        elif not all(enchants(known, thing, host, one) for one in enchant_abilities(thing)):
            yield where, f"the Aura {thing.name} can't enchant {host}"


@claim("704.5y", "just_received")
def one_role_each(known: Facts) -> Iterator[Problem]:
    """No permanent has two Roles of one player attached to it."""
    seen: set[tuple[str, str]] = set()
    for index, thing in known.permanents_looked_at:
        if thing.now == "unknown" or "Role" not in thing.now.subtypes:
            continue
        role = (str(thing.controller), thing.attached_to or "")
        if role in seen and thing.attached_to and thing.controller != "unknown":
            where = f"objects.{index}.attached_to"
            yield where, f"{thing.name} is a second Role of {thing.controller} on {role[1]}"
        seen.add(role)


def characteristics_of(known: Facts, thing: Object) -> Characteristics | Card | None:
    """Give what a permanent is; None if nobody can tell."""
    if thing.now != "unknown":
        return thing.now
    if thing.copy_of is not None or thing.face_down or not known.all_played:
        return None
    return catalogue().get(str(thing.card))


def is_there(known: Facts, thing: Object, host: AnyName) -> bool:
    """Tell whether what is enchanted is something else that is, or may be, in the game."""
    found = known.things.get(host)
    if found is None or found is thing:
        return host in known.here
    if found.zone == "graveyard":  # an Aura may enchant a card there
        return not all(map(ENCHANTED.match, enchant_abilities(thing) or ("?",)))
    return found.zone == "battlefield" and found.phased_out is not True


def may_hold(known: Facts, thing: Object, host: AnyName, needed: str) -> bool:
    """Tell whether something may be attached to a host that has to have a type."""
    found = known.permanent(host)
    if found is None or found is thing or found.phased_out is True:
        return False
    return found.now == "unknown" or needed in types(found)


def enchant_abilities(thing: Object) -> tuple[str, ...]:
    """Give the enchant abilities of an Aura, as it has them now or else as printed."""
    now = () if thing.now == "unknown" or thing.now.keywords == "unknown" else thing.now.keywords
    card = catalogue().get(str(thing.card)) if thing.copy_of is None else None
    said = [word.lower() for word in now if word.lower().startswith("enchant ")]
    return tuple(said or (word for word in (card.keywords if card else ()) if "enchant " in word))


def enchants(known: Facts, thing: Object, host: AnyName, word: str) -> bool:
    """Tell whether an enchant ability allows a host, for all that is known."""
    kind = ENCHANTED.match(word)
    if kind is None:
        return True
    if host in known.here or kind[1] in PEOPLE:
        return host in known.here and kind[1] in PEOPLE
    return kind[1] == "permanent" or may_hold(known, thing, host, kind[1].capitalize())
