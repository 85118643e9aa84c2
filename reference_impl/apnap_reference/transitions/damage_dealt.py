"""Combat damage as it is assigned, and what it does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from apnap.protocol import (
    AssignDamageAsked,
    Attack,
    ChooseTargets,
    Combat,
    Object,
    OrderTriggers,
    Player,
)
from apnap_reference.edition import switches
from apnap_reference.transitions.attacks_declared import has, keywords
from apnap_reference.transitions.passages import Passage, shared, team_of
from apnap_reference.transitions.wrong import Wrong, transition

_STEPS = ("first_strike_damage", "combat_damage")
INTO_DAMAGE: Final = tuple(f"into {step}" for step in _STEPS)
"""The steps in which combat damage is dealt, as they begin."""


@dataclass
class Dealt:
    """
    Combat damage that is dealt on a line, by what it is dealt to; `unsure` may get other.

    `gained` is the life that lifelink brings, by who gains it and by which creature; `poisoned` are
    the poison counters that infect gives, by who gets them and by which creature. `by` are the
    creatures that deal damage to something.
    """

    damage: Counter[str] = field(default_factory=Counter)
    gained: Counter[tuple[str, str]] = field(default_factory=Counter)
    poisoned: Counter[tuple[str, str]] = field(default_factory=Counter)
    by: dict[str, list[str]] = field(default_factory=dict)
    unsure: set[str] = field(default_factory=set)


def _is_dealt(passage: Passage) -> bool:
    """Tell whether all damage has been assigned, and is dealt on this line."""
    if passage.turns is None or passage.after.stage == "over":
        return False
    if passage.turns[1].step not in _STEPS or not (passage.asked or _only_triggers(passage)):
        return False
    if switches(passage.after.edition).combat_damage_uses_stack:
        return False
    assigned = isinstance(passage.answered, AssignDamageAsked)
    return assigned or (passage.stepped and not passage.new_turn and passage.passed)


def _only_triggers(passage: Passage) -> bool:
    """Tell whether all that is to be decided is how triggered abilities go on the stack."""
    pending = passage.after.pending
    return bool(pending) and all(isinstance(one, OrderTriggers | ChooseTargets) for one in pending)


def _deals(thing: Object, passage: Passage) -> bool | None:
    """Tell whether a creature deals its damage in this step; None if nobody can tell."""
    known = keywords(thing)
    if known is None or passage.turns is None:
        return None
    first = bool(known & {"first strike", "double strike"})
    if first and len(passage.before.turns) > 1:
        return None  # each turn has a combat of its own
    if passage.turns[1].step == "first_strike_damage":
        return first
    return not first or "double strike" in known or not passage.memory.first_strike


@shared
def dealt(passage: Passage) -> Dealt | None:
    """Give the combat damage that this line has to show; None if none is dealt."""
    if not _is_dealt(passage) or passage.turns is None:
        return None
    combat = passage.turns[0].combat or passage.turns[1].combat
    if combat is None:
        return None
    found = Dealt()
    for name, targets in _fighting(combat):
        thing = passage.before.things.get(name)
        deals = None if thing is None else _deals(thing, passage)
        if deals is False:
            continue
        portions = _portions(thing, targets, combat, passage) if thing and deals else None
        if thing is not None and portions is not None:
            _deal(found, thing, portions, passage)
        else:
            found.unsure |= {*targets, *_attacked(combat, name)}
            whose = "" if thing is None else str(thing.controller)
            found.unsure |= team_of(passage.before, whose)
    return found


def _deal(
    found: Dealt, thing: Object, portions: tuple[tuple[str, int], ...], passage: Passage
) -> None:
    """Add the damage that a creature deals, and the life that lifelink brings its controller."""
    for to, amount in portions:
        if has(thing, "infect") and passage.before.person(to) is not None:
            found.poisoned[to, thing.name] += amount
            continue
        found.damage[to] += amount
        if amount > 0:
            found.by.setdefault(to, []).append(thing.name)
        hit = passage.before.things.get(to)
        if has(thing, "infect", "wither") and hit is not None and _is_creature(hit):
            found.unsure.add(to)  # counters make it smaller
    if not has(thing, "lifelink"):
        return
    dealt_to = [passage.before.things.get(to) for to, _ in portions]
    if thing.controller in (None, "unknown") or any(o and _protected(o) for o in dealt_to):
        found.unsure |= team_of(passage.before, str(thing.controller))
    else:
        found.gained[str(thing.controller), thing.name] += sum(amount for _, amount in portions)


def _portions(
    thing: Object, targets: tuple[str, ...], combat: Combat, passage: Passage
) -> tuple[tuple[str, int], ...] | None:
    """Give how a creature's damage is assigned; None if nobody can tell."""
    if thing.zone != "battlefield" or thing.now == "unknown" or thing.now.power is None:
        return None
    if "unknown" in targets:
        return None
    assigned = passage.memory.assigned.get(thing.name)
    if assigned is not None:
        return assigned
    tramples = has(thing, "trample") and targets[0] not in _attacked(combat, thing.name)
    if len(targets) != 1 or tramples:
        return None
    return ((targets[0], max(thing.now.power, 0)),)


def _is_creature(thing: Object) -> bool:
    """Tell whether something is a creature, or may be one."""
    return thing.now == "unknown" or "Creature" in thing.now.types


def _attacked(combat: Combat, name: str) -> tuple[str, ...]:
    return tuple(a.attacks for a in combat.attacks if a.attacker == name and a.attacks is not None)


def _fighting(combat: Combat) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each creature in combat with what it may deal damage to."""
    for attack in combat.attacks:
        targets = _targets(attack)
        if targets:
            yield attack.attacker, targets
    for block in combat.blocks:
        if block.blocks:
            yield block.blocker, block.blocks


def _targets(attack: Attack) -> tuple[str, ...]:
    """Give what an attacking creature may deal damage to, `unknown` among it if that isn't all."""
    attacked = () if attack.attacks is None else (attack.attacks,)
    if attack.blocked == "unknown" or attack.band is not None:
        return ("unknown", *attack.blockers, *attacked)
    if attack.blocked:
        return attack.blockers or (("unknown", *attacked) if attacked else ())
    return attacked


@shared
def lives(passage: Passage) -> tuple[tuple[Player, int], ...]:
    """Give the players whose life is not as combat damage leaves it, with what it should be."""
    return tuple(_otherwise(passage))


def _otherwise(passage: Passage) -> Iterator[tuple[Player, int]]:
    found = dealt(passage)
    if found is None:
        return
    shared = passage.after.variant.shared_life
    for player in passage.after.players:
        was = passage.before.person(player.name)
        if was is None or "unknown" in (was.life, player.life) or player.left is not None:
            continue
        side = team_of(passage.after, player.name) if shared else frozenset({player.name})
        if side & found.unsure or _differ(passage, side):
            continue
        gained = sum(life for (name, _), life in found.gained.items() if name in side)
        expected = int(was.life) - sum(found.damage[name] for name in side) + gained
        if player.life != expected:
            yield player, expected


def _differ(passage: Passage, side: frozenset[str]) -> bool:
    """Tell whether those who share their life have several, which is wrong by itself."""
    return len({one.life for one in passage.after.players if one.name in side}) > 1


def _wrong_life(passage: Passage, player: Player, expected: int, also: str = "") -> Wrong:
    found = dealt(passage)
    told = f"{player.name} has {player.life} life after combat damage{also}"
    where, got = f"players.{player.name}.life", str(player.life)
    among = () if found is None else tuple(found.damage)
    return Wrong("wrong_state", where, told, str(expected), got, also=among)


@transition("510.1c", *INTO_DAMAGE, "assign_damage")
def what_is_blocked_damages_no_player(passage: Passage) -> Iterator[Wrong]:
    """A blocked creature assigns its damage to the creatures blocking it, unless it tramples."""
    combat = None if passage.turns is None else passage.turns[0].combat
    for player, expected in lives(passage) if combat is not None else ():
        lost = expected - int(player.life) if player.life != "unknown" else 0
        on_them = [one for one in combat.attacks if one.attacks == player.name] if combat else []
        as_strong = [one for one in on_them if _power(passage, one.attacker) == lost > 0]
        if as_strong and all(_is_stopped(passage, one) for one in as_strong):
            also = f": as if {as_strong[0].attacker} were not blocked"
            yield _wrong_life(passage, player, expected, also)
        elif lost > 0:
            for one in on_them:
                if _is_stopped(passage, one) and _excess(passage, one) == lost:
                    also = f": as if {one.attacker} had trample"
                    yield _wrong_life(passage, player, expected, also)
                    break


def _excess(passage: Passage, attack: Attack) -> int | None:
    """Give how much more damage an attacker deals than its blockers take; None if none can tell."""
    power, blockers = _power(passage, attack.attacker), []
    for name in attack.blockers:
        thing = passage.before.things.get(name)
        if thing is None or thing.now == "unknown" or thing.now.toughness is None:
            return None
        if thing.damage == "unknown":
            return None
        blockers.append(thing.now.toughness - thing.damage)
    return None if power is None or not blockers else power - sum(blockers)


@transition("506.4c", *INTO_DAMAGE, "assign_damage")
def what_attacks_nothing_damages_no_player(passage: Passage) -> Iterator[Wrong]:
    """An unblocked creature whose planeswalker or battle has gone deals no combat damage."""
    combat = None if passage.turns is None else passage.turns[0].combat
    for player, expected in lives(passage) if combat is not None else ():
        lost = expected - int(player.life) if player.life != "unknown" else 0
        for one in combat.attacks if combat is not None else ():
            idle = one.attacks is None and one.blocked is False
            if idle and _power(passage, one.attacker) == lost > 0:
                also = f": as if {one.attacker} attacked that player"
                yield _wrong_life(passage, player, expected, also)
                break


def _power(passage: Passage, name: str) -> int | None:
    thing = passage.before.things.get(name)
    return None if thing is None or thing.now == "unknown" else thing.now.power


def _is_stopped(passage: Passage, attack: Attack) -> bool:
    """Tell whether an attacker is blocked and does not trample."""
    thing = passage.before.things.get(attack.attacker)
    return attack.blocked is True and thing is not None and not has(thing, "trample")


@transition("510.4", *INTO_DAMAGE, "assign_damage")
def damage_in_its_own_step(passage: Passage) -> Iterator[Wrong]:
    """Creatures without first or double strike deal no damage in the first of two damage steps."""
    combat = None if passage.turns is None else passage.turns[0].combat
    for player, expected in lives(passage) if combat is not None else ():
        lost = expected - int(player.life) if player.life != "unknown" else 0
        fighting = _fighting(combat) if combat else ()
        on_them = [one for one, targets in fighting if targets == (player.name,)]
        things = [passage.before.things.get(name) for name in on_them]
        as_strong = [o for o in things if o and o.now != "unknown" and o.now.power == lost > 0]
        idle = next((one for one in as_strong if _deals(one, passage) is False), None)
        if idle is not None:
            also = f": as if {idle.name} dealt damage in this step"
            yield _wrong_life(passage, player, expected, also)
    yield from _hit_by_the_idle(passage)


def _hit_by_the_idle(passage: Passage) -> Iterator[Wrong]:
    """Yield creatures with the damage of one that deals none in this step."""
    found = dealt(passage)
    combat = None if passage.turns is None else passage.turns[0].combat
    if found is None or combat is None:
        return
    for name, targets in _fighting(combat):
        thing = passage.before.things.get(name)
        if thing is None or len(targets) != 1 or _deals(thing, passage) is not False:
            continue
        was, now = (one.things.get(targets[0]) for one in (passage.before, passage.after))
        if was is None or now is None or targets[0] in found.unsure or now.zone != "battlefield":
            continue
        if "unknown" in (was.damage, now.damage) or thing.now == "unknown" or not thing.now.power:
            continue
        expected = int(was.damage) + found.damage[was.name]
        if now.damage == expected + thing.now.power:
            told = f"{was.name} has {now.damage} damage: as if {name} dealt damage in this step"
            where = f"objects.{was.name}.damage"
            also = (was.name, name)
            yield Wrong("wrong_state", where, told, str(expected), str(now.damage), also=also)


@transition("702.15b", *INTO_DAMAGE, "assign_damage")
def lifelink_gains_life(passage: Passage) -> Iterator[Wrong]:
    """Damage by a creature with lifelink causes its controller to gain that much life."""
    found = dealt(passage)
    for player, expected in lives(passage) if found is not None and found.gained else ():
        missing = expected - int(player.life) if player.life != "unknown" else 0
        side = team_of(passage.after, player.name)
        for (name, creature), life in found.gained.items() if found is not None else ():
            if name in side and life == missing:
                also = f": as if {creature} had no lifelink"
                yield _wrong_life(passage, player, expected, also)
                break


@transition("702.90b", *INTO_DAMAGE, "assign_damage")
def infect_gives_poison(passage: Passage) -> Iterator[Wrong]:
    """Damage by a creature with infect gives a player poison counters, and costs no life."""
    found = dealt(passage)
    if found is None or not found.poisoned or passage.after.variant.shared_life:
        return
    for was, now in zip(passage.before.players, passage.after.players, strict=False):
        given = {one: n for (to, one), n in found.poisoned.items() if to == now.name and n}
        if not given or now.left is not None or now.name in found.unsure:
            continue
        if "unknown" in (was.poison, now.poison):
            continue
        expected = int(was.poison) + sum(given.values())
        if now.poison != expected:
            told = f"{now.name} has {now.poison} poison counters after damage by {', '.join(given)}"
            where, got = f"players.{now.name}.poison", str(now.poison)
            yield Wrong("wrong_state", where, told, str(expected), got, also=tuple(given))


@transition("510.2", *INTO_DAMAGE, "assign_damage")
def players_are_dealt_combat_damage(passage: Passage) -> Iterator[Wrong]:
    """All combat damage is dealt at the same time, as it was assigned."""
    for player, expected in lives(passage):
        yield _wrong_life(passage, player, expected)


@transition("510.2", *INTO_DAMAGE, "assign_damage")
def creatures_are_dealt_combat_damage(passage: Passage) -> Iterator[Wrong]:
    """Creatures in combat are dealt the damage that was assigned to them."""
    found = dealt(passage)
    if found is None:
        return
    for name, amount in found.damage.items():
        was, now = passage.before.things.get(name), passage.after.things.get(name)
        if was is None or now is None or name in found.unsure or now.zone != "battlefield":
            continue
        if "unknown" in (was.damage, now.damage) or now.now == "unknown":
            continue
        if "Creature" not in now.now.types or _protected(was):
            continue
        expected = int(was.damage) + amount
        if now.damage != expected:
            told = f"{name} has {now.damage} damage after combat damage"
            where, got = f"objects.{name}.damage", str(now.damage)
            yield Wrong("wrong_state", where, told, str(expected), got, also=(name,))


@transition("704.5g", *INTO_DAMAGE, "assign_damage")
def the_dead_are_in_graveyards(passage: Passage) -> Iterator[Wrong]:
    """A creature that combat damage has destroyed is put into its owner's graveyard."""
    found = dealt(passage)
    for name in () if found is None else found.damage:
        was, now = passage.before.things.get(name), passage.after.things.get(name)
        if was is None or now is None or was.zone != "battlefield" or was.kind == "token":
            continue
        if now.zone in ("exile", "hand"):
            told = f"{name} is in the {now.zone} after combat damage"
            where = f"objects.{name}.zone"
            yield Wrong("wrong_state", where, told, "graveyard", now.zone, also=(name,))


@transition("704.5g", *INTO_DAMAGE, "assign_damage")
def only_the_destroyed_are_in_graveyards(passage: Passage) -> Iterator[Wrong]:
    """A creature that combat damage has not destroyed stays on the battlefield."""
    found = dealt(passage)
    leaving = any(now.left is not None for _, now in passage.people)
    if found is None or leaving or _somebody(passage, "deathtouch"):
        return
    for was, now in passage.changed:
        if was is None or was.zone != "battlefield" or was.name in found.unsure:
            continue
        if now is not None and now.zone != "graveyard":
            continue
        if was.now == "unknown" or was.now.toughness is None or was.damage == "unknown":
            continue
        damage = int(was.damage) + found.damage[was.name]
        if "Creature" in was.now.types and damage < was.now.toughness:
            told = f"{was.name} died with {damage} damage, toughness {was.now.toughness}"
            where = f"objects.{was.name}.zone"
            yield Wrong("wrong_state", where, told, "battlefield", "graveyard", also=(was.name,))


def _somebody(passage: Passage, keyword: str) -> bool:
    """Tell whether something on the battlefield has a keyword, or may have it."""
    there = (one for one in passage.before.things.values() if one.zone == "battlefield")
    return any(keywords(one) is None or has(one, keyword) for one in there)


def _protected(thing: Object) -> bool:
    known = keywords(thing)
    return known is None or any(word.startswith("protection") for word in known)


@transition("510.4", *INTO_DAMAGE)
def first_strikes_come_first(passage: Passage) -> Iterator[Wrong]:
    """With first strike or double strike in combat there are two combat damage steps."""
    if passage.turns is None or not passage.stepped or passage.new_turn:
        return
    old, new = passage.turns
    if old.step != "declare_blockers" or new.step not in _STEPS or old.combat is None:
        return
    creatures = [*(a.attacker for a in old.combat.attacks), *(b.blocker for b in old.combat.blocks)]
    known = [keywords(passage.before.things[n]) for n in creatures if n in passage.before.things]
    if any(one is None for one in known) or len(known) < len(creatures):
        return
    there = any(one & {"first strike", "double strike"} for one in known if one is not None)
    if there is not (new.step == "first_strike_damage") and passage.memory.every_priority:
        told = f"{old.step} is followed by {new.step}"
        yield Wrong("wrong_order", "turns.0.step", told, "", new.step)
