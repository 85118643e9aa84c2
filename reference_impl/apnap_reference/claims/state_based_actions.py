"""
What should have happened before anybody received priority.

State-based actions are looked at only if the whole table is there and somebody has priority, with
nothing else to be decided: who has it already keeps it while somebody else leaves, and nothing is
checked then. They are also looked at while triggered abilities are put in order, before which
all of them have been performed.
"""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import Object
from apnap.protocol.catalogue import catalogue
from apnap_reference.changes.losing import (
    POISON_OF_ANOTHER_HEAD,
    POISONED,
    TEAM_POISONED,
    TWO_HEADS,
    may_keep_from_losing,
)
from apnap_reference.claims.claims import Problem, claim
from apnap_reference.claims.facts import Facts, triggers_wait, types
from apnap_reference.edition import switches
from apnap_reference.state.abilities import is_played


@claim("704.5a", "just_received")
def lost_at_zero_life(known: Facts) -> Iterator[Problem]:
    """A player with 0 or less life has lost the game."""
    if not known.just_received or _somebody_cannot_lose(known):
        return
    for index, player in enumerate(known.state.players):
        if player.life != "unknown" and player.life <= 0:
            yield (
                f"players.{index}.life",
                f"{player.name} has {player.life} life but hasn't lost the game",
            )


@claim("704.5c", "just_received")
def lost_by_poison(known: Facts) -> Iterator[Problem]:
    """A player with ten or more poison counters has lost the game."""
    shared = known.state.variant.shared_life
    if not known.just_received or shared or _somebody_cannot_lose(known):
        return
    for index, player in enumerate(known.state.players):
        if player.poison != "unknown" and player.poison >= POISONED:
            where = f"players.{index}.poison"
            yield (
                where,
                f"{player.name} has {player.poison} poison counters but hasn't lost the game",
            )


@claim("704.6b", "just_received")
def team_lost_by_poison(known: Facts) -> Iterator[Problem]:
    """A team with fifteen or more poison counters has lost the game, a larger one with more."""
    shared = known.state.variant.shared_life and switches(known.state.edition).poison_is_the_teams
    if not known.just_received or not shared or _somebody_cannot_lose(known):
        return
    for index, player in enumerate(known.state.players):
        heads = max(TWO_HEADS, len(known.side(player.name)))
        fatal = TEAM_POISONED + POISON_OF_ANOTHER_HEAD * (heads - TWO_HEADS)
        if player.poison != "unknown" and player.poison >= fatal:
            where = f"players.{index}.poison"
            yield where, f"{player.name}'s team has {player.poison} poison counters but hasn't lost"


@claim("704.5d", "just_received")
def tokens_cease(known: Facts) -> Iterator[Problem]:
    """A token exists only on the battlefield."""
    for index, thing in enumerate(known.state.objects if known.just_received else ()):
        if thing.kind == "token" and thing.zone not in ("battlefield", "stack"):
            yield f"objects.{index}.zone", f"the token {thing.name} isn't on the battlefield"


@claim("704.5e", "just_received")
def copies_cease(known: Facts) -> Iterator[Problem]:
    """A copy of a spell exists only on the stack, and a copy of a card there or as a permanent."""
    for index, thing in enumerate(known.state.objects if known.just_received else ()):
        if thing.kind == "copy" and thing.zone not in ("battlefield", "stack"):
            told = f"the copy {thing.name} isn't on the stack or the battlefield"
            yield f"objects.{index}.zone", told


@claim("704.5f", "just_received")
def dead_without_toughness(known: Facts) -> Iterator[Problem]:
    """No creature stays on the battlefield with toughness 0 or less."""
    for index, thing in known.permanents_looked_at:
        toughness = _toughness(thing)
        if toughness is not None and toughness <= 0:
            yield (
                f"objects.{index}.now.toughness",
                f"{thing.name} is still on the battlefield with toughness {toughness}",
            )


@claim("704.5g", "just_received")
def destroyed_by_its_damage(known: Facts) -> Iterator[Problem]:
    """No creature stays on the battlefield with lethal damage marked on it."""
    for index, thing in known.permanents_looked_at:
        toughness, damage = _toughness(thing), thing.damage
        if toughness is None or damage == "unknown" or _indestructible(thing):
            continue
        if 0 < toughness <= damage:
            where = f"objects.{index}.damage"
            yield where, f"{thing.name} isn't destroyed with {damage} damage, toughness {toughness}"


@claim("704.5i", "just_received")
def gone_without_loyalty(known: Facts) -> Iterator[Problem]:
    """No planeswalker stays on the battlefield with loyalty 0."""
    for index, thing in known.permanents_looked_at:
        counters = {"loyalty": 1} if thing.counters == "unknown" else thing.counters
        if "Planeswalker" in types(thing) and not counters.get("loyalty"):
            yield (
                f"objects.{index}.counters",
                f"{thing.name} is still on the battlefield with loyalty 0",
            )


@claim("704.5j", "just_received")
def one_legend_of_a_name(known: Facts) -> Iterator[Problem]:
    """Each player has at most one legendary permanent of a name; in 2006, all players together."""
    alone = switches(known.state.edition).same_name_legends_all_go
    if alone and known.state.variant.range_of_influence is not None:
        return  # then it counts only those within range
    seen: set[tuple[str, str]] = set()
    for index, thing in known.permanents_looked_at if _all_known(known) else ():
        if thing.now == "unknown" or "Legendary" not in thing.now.types:
            continue
        legend = (thing.now.name, "" if alone else str(thing.controller))
        if legend in seen and thing.now.name and thing.controller != "unknown":
            yield (
                f"objects.{index}.now.name",
                f"{thing.name} is a second legendary {thing.now.name}",
            )
        seen.add(legend)


@claim("704.5k", "just_received")
def one_world(known: Facts) -> Iterator[Problem]:
    """At most one permanent is a world, where everybody is within everybody's range."""
    if known.state.variant.range_of_influence is not None or not _all_known(known):
        return
    worlds = [
        (index, thing) for index, thing in known.permanents_looked_at if "World" in types(thing)
    ]
    for index, thing in worlds[1:]:
        yield f"objects.{index}.now.types", f"{thing.name} is a second world"


@claim("704.5q", "just_received")
def counters_cancel_out(known: Facts) -> Iterator[Problem]:
    """No permanent has both +1/+1 counters and -1/-1 counters."""
    for index, thing in known.permanents_looked_at:
        counters = {} if thing.counters == "unknown" else thing.counters
        if counters.get("+1/+1") and counters.get("-1/-1"):
            yield f"objects.{index}.counters", f"{thing.name} has +1/+1 and -1/-1 counters"


@claim("704.5v", "just_received", "pending")
def gone_without_defense(known: Facts) -> Iterator[Problem]:
    """No battle stays with defense 0 once its abilities have left the stack."""
    stacked = [thing for thing in known.state.objects if thing.zone == "stack"]
    busy = {thing.source for thing in stacked}
    waiting = triggers_wait(known.state)  # also those of others, which no state tells yet
    for index, thing in () if waiting else known.permanents_looked_at:
        counters = {"defense": 1} if thing.counters == "unknown" else thing.counters
        may_wait = thing.name in busy or any(
            one.kind == "ability" and one.source is None for one in stacked
        )
        if "Battle" in types(thing) and not counters.get("defense") and not may_wait:
            yield (
                f"objects.{index}.counters",
                f"{thing.name} is still on the battlefield with defense 0",
            )


@claim("704.5x", "just_received")
def guarded_by_an_opponent(known: Facts) -> Iterator[Problem]:
    """A Siege's controller isn't its protector."""
    for index, thing in known.permanents_looked_at:
        siege = thing.now != "unknown" and "Siege" in thing.now.subtypes
        if siege and thing.protector in known.players and thing.protector == thing.controller:
            yield (
                f"objects.{index}.protector",
                f"{thing.protector} both controls and protects {thing.name}",
            )


def _toughness(thing: Object) -> int | None:
    """Give the toughness of a creature."""
    if thing.now == "unknown" or "Creature" not in thing.now.types:
        return None
    return thing.now.toughness


def _indestructible(thing: Object) -> bool:
    """Tell what cannot be destroyed, or may not be able to be."""
    if thing.now == "unknown" or thing.now.keywords == "unknown":
        return True
    return any(word.casefold() == "indestructible" for word in thing.now.keywords)


def _all_known(known: Facts) -> bool:
    """Tell whether all that permanents do is known here: none of it is about legends."""
    there = (thing for thing in known.state.objects if thing.zone == "battlefield")
    cards = [catalogue().get(str(thing.card)) for thing in there]
    return all(card is not None and is_played(card) for card in cards)


def _somebody_cannot_lose(known: Facts) -> bool:
    """Tell whether a permanent keeps somebody in the game, or may do so for all that is known."""
    there = (thing for thing in known.state.objects if thing.zone == "battlefield")
    return any(may_keep_from_losing(str(thing.card)) for thing in there)
