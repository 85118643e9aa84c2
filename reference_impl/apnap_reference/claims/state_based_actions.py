"""
What should have happened before anybody received priority.

State-based actions are looked at only if the whole table is there and somebody has priority, with
nothing else to be decided: who has it already keeps it while somebody else leaves, and nothing is
checked then.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap.protocol import Object, Priority
from apnap.protocol.catalogue import catalogue
from apnap_reference.changes.losing import POISONED
from apnap_reference.claims.claims import Problem, claim
from apnap_reference.claims.facts import Facts, types
from apnap_reference.edition import switches
from apnap_reference.setup.loadable import is_played
from apnap_reference.state.abilities import abilities_printed_on, ability
from apnap_reference.state.static_abilities import CantLose

ATTACHED: Final = frozenset({"Aura", "Equipment", "Fortification"})


def just_received(known: Facts) -> bool:
    """Tell whether state-based actions have been looked at in every turn, and nothing since."""
    turns = known.state.turns
    everybody = known.players == known.here and known.state.stage == "playing"
    nothing_else = all(isinstance(decision, Priority) for decision in known.state.pending)
    return everybody and nothing_else and bool(turns) and all(turn.priority for turn in turns)


def overdue(known: Facts) -> tuple[tuple[int, Object], ...]:
    """Give the permanents, with their places, if state-based actions have been looked at."""
    listed = enumerate(known.state.objects if just_received(known) else ())
    return tuple((index, thing) for index, thing in listed if thing.zone == "battlefield")


@claim("704.5a")
def lost_at_zero_life(known: Facts) -> Iterator[Problem]:
    """A player with 0 or less life has lost the game."""
    if not just_received(known) or _somebody_cannot_lose(known):
        return
    for index, player in enumerate(known.state.players):
        if player.life != "unknown" and player.life <= 0:
            yield (
                f"players.{index}.life",
                f"{player.name} has {player.life} life but hasn't lost the game",
            )


@claim("704.5c")
def lost_by_poison(known: Facts) -> Iterator[Problem]:
    """A player with ten or more poison counters has lost the game."""
    shared = known.state.variant.shared_life
    if not just_received(known) or shared or _somebody_cannot_lose(known):
        return
    for index, player in enumerate(known.state.players):
        if player.poison != "unknown" and player.poison >= POISONED:
            where = f"players.{index}.poison"
            yield (
                where,
                f"{player.name} has {player.poison} poison counters but hasn't lost the game",
            )


@claim("704.5d")
def tokens_cease(known: Facts) -> Iterator[Problem]:
    """A token exists only on the battlefield."""
    for index, thing in enumerate(known.state.objects if just_received(known) else ()):
        if thing.kind == "token" and thing.zone not in ("battlefield", "stack"):
            yield f"objects.{index}.zone", f"the token {thing.name} isn't on the battlefield"


@claim("704.5f")
def dead_without_toughness(known: Facts) -> Iterator[Problem]:
    """No creature stays on the battlefield with toughness 0 or less."""
    for index, thing in overdue(known):
        toughness = _toughness(thing)
        if toughness is not None and toughness <= 0:
            yield (
                f"objects.{index}.now.toughness",
                f"{thing.name} is still on the battlefield with toughness {toughness}",
            )


@claim("704.5g")
def destroyed_by_its_damage(known: Facts) -> Iterator[Problem]:
    """No creature stays on the battlefield with lethal damage marked on it."""
    for index, thing in overdue(known):
        toughness, damage = _toughness(thing), thing.damage
        if toughness is None or damage == "unknown" or _indestructible(thing):
            continue
        if 0 < toughness <= damage:
            where = f"objects.{index}.damage"
            yield where, f"{thing.name} isn't destroyed with {damage} damage, toughness {toughness}"


@claim("704.5i")
def gone_without_loyalty(known: Facts) -> Iterator[Problem]:
    """No planeswalker stays on the battlefield with loyalty 0."""
    for index, thing in overdue(known):
        counters = {"loyalty": 1} if thing.counters == "unknown" else thing.counters
        if "Planeswalker" in types(thing) and not counters.get("loyalty"):
            yield (
                f"objects.{index}.counters",
                f"{thing.name} is still on the battlefield with loyalty 0",
            )


@claim("704.5j")
def one_legend_of_a_name(known: Facts) -> Iterator[Problem]:
    """Each player has at most one legendary permanent of a name; in 2006, all players together."""
    alone = switches(known.state.edition).same_name_legends_all_go
    seen: set[tuple[str, str]] = set()
    for index, thing in overdue(known) if _all_known(known) else ():
        if thing.now == "unknown" or "Legendary" not in thing.now.types or thing.phased_out:
            continue
        legend = (thing.now.name, "" if alone else str(thing.controller))
        if legend in seen and thing.now.name and thing.controller != "unknown":
            yield (
                f"objects.{index}.now.name",
                f"{thing.name} is a second legendary {thing.now.name}",
            )
        seen.add(legend)


@claim("704.5p")
def only_some_are_attached(known: Facts) -> Iterator[Problem]:
    """Only Auras, Equipment, and Fortifications are attached, and creatures never are."""
    for index, thing in overdue(known):
        if thing.attached_to is None or thing.now == "unknown":
            continue
        if "Creature" in thing.now.types or not ATTACHED & set(thing.now.subtypes):
            where = f"objects.{index}.attached_to"
            yield where, f"{thing.name} can't be attached to {thing.attached_to}"


@claim("704.5n")
def equipped_is_another_permanent(known: Facts) -> Iterator[Problem]:
    """An Equipment is attached only to another permanent."""
    for index, thing in overdue(known):
        host = thing.attached_to
        is_equipment = thing.now != "unknown" and "Equipment" in thing.now.subtypes
        if is_equipment and host is not None and known.permanent(host) in (None, thing):
            where = f"objects.{index}.attached_to"
            yield where, f"the Equipment {thing.name} is attached to {host}"


@claim("704.5q")
def counters_cancel_out(known: Facts) -> Iterator[Problem]:
    """No permanent has both +1/+1 counters and -1/-1 counters."""
    for index, thing in overdue(known):
        counters = {} if thing.counters == "unknown" else thing.counters
        if counters.get("+1/+1") and counters.get("-1/-1"):
            yield f"objects.{index}.counters", f"{thing.name} has +1/+1 and -1/-1 counters"


@claim("704.5x")
def guarded_by_an_opponent(known: Facts) -> Iterator[Problem]:
    """A Siege's controller isn't its protector."""
    for index, thing in overdue(known):
        siege = thing.now != "unknown" and "Siege" in thing.now.subtypes
        if siege and thing.protector in known.players and thing.protector == thing.controller:
            yield (
                f"objects.{index}.protector",
                f"{thing.protector} both controls and protects {thing.name}",
            )


@claim("704.5m")
def auras_enchant_something(known: Facts) -> Iterator[Problem]:
    """No Aura stays on the battlefield unless it's attached to something."""
    for index, thing in overdue(known):
        host = thing.attached_to
        there = host in known.here or known.permanent(host) not in (None, thing)
        if thing.now != "unknown" and "Aura" in thing.now.subtypes and not there:
            where = f"objects.{index}.attached_to"
            yield where, f"the Aura {thing.name} is attached to {host or 'nothing'}"


def _toughness(thing: Object) -> int | None:
    """Give the toughness of a creature that has not phased out."""
    if thing.now == "unknown" or "Creature" not in thing.now.types or thing.phased_out:
        return None
    return thing.now.toughness


def _indestructible(thing: Object) -> bool:
    """Tell what cannot be destroyed, or may not be able to be."""
    if thing.now == "unknown" or thing.now.keywords == "unknown":
        return True
    return "indestructible" in thing.now.keywords


def _all_known(known: Facts) -> bool:
    """Tell whether all that permanents do is known here: none of it is about legends."""
    there = (thing for thing in known.state.objects if thing.zone == "battlefield")
    cards = [catalogue().get(str(thing.card)) for thing in there]
    return all(card is not None and is_played(card) for card in cards)


def _somebody_cannot_lose(known: Facts) -> bool:
    """Tell whether a permanent keeps somebody in the game, or may do so for all that is known."""
    return any(_may_keep_from_losing(t) for t in known.state.objects if t.zone == "battlefield")


def _may_keep_from_losing(thing: Object) -> bool:
    card = catalogue().get(str(thing.card))
    if card is None or not is_played(card):
        return True
    return any(isinstance(ability(key), CantLose) for key in abilities_printed_on(card.name))
