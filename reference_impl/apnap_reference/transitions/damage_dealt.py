"""Combat damage as it is assigned, and what it does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from apnap.protocol import Attack, Object, ObjectName, Player, PlayerName
from apnap_reference.transitions.attacks_declared import has, keywords
from apnap_reference.transitions.combat.dealing import (
    deals_in,
    dealt,
    fighting,
    has_lethal_damage,
    is_creature,
    is_protected,
    may_be_destroyed,
    may_die,
    power,
)
from apnap_reference.transitions.combat.fights import STEPS, combat, steps_dealt
from apnap_reference.transitions.passages import (
    Passage,
    has_word,
    may_have_returned,
    shared,
    team_of,
)
from apnap_reference.transitions.targets_chosen import protected_from
from apnap_reference.transitions.wrong import Wrong, transition


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
        most = int(was.life) - sum(found.damage[name] for name in side) + gained
        least = most - sum(found.more[name] for name in side)
        if not least <= int(player.life) <= most:
            yield player, most if int(player.life) > most else least


def _differ(passage: Passage, side: frozenset[PlayerName]) -> bool:
    """Tell whether those who share their life have several, which is wrong by itself."""
    return len({one.life for one in passage.after.players if one.name in side}) > 1


def _wrong_life(passage: Passage, player: Player, expected: int, also: str = "") -> Wrong:
    found = dealt(passage)
    told = f"{player.name} has {player.life} life after combat damage{also}"
    where, got = f"players.{player.name}.life", str(player.life)
    among = () if found is None else tuple(found.damage)
    return Wrong("wrong_state", where, told, str(expected), got, also=among)


@transition("510.1c", "combat damage")
def what_is_blocked_damages_no_player(passage: Passage) -> Iterator[Wrong]:
    """A blocked creature assigns its damage to the creatures blocking it, unless it tramples."""
    fights = combat(passage)
    for player, expected in lives(passage) if fights is not None else ():
        lost = expected - int(player.life) if player.life != "unknown" else 0
        on_them = [one for one in fights.attacks if one.attacks == player.name] if fights else []
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
    amount, blockers = _power(passage, attack.attacker), []
    for name in attack.blockers:
        thing = passage.before.things.get(name)
        if thing is None or thing.now == "unknown" or thing.now.toughness is None:
            return None
        if thing.damage == "unknown":
            return None
        blockers.append(thing.now.toughness - thing.damage)
    return None if amount is None or not blockers else amount - sum(blockers)


@transition("506.4c", "combat damage")
def what_attacks_nothing_damages_no_player(passage: Passage) -> Iterator[Wrong]:
    """An unblocked creature whose planeswalker or battle has gone deals no combat damage."""
    fights = combat(passage)
    for player, expected in lives(passage) if fights is not None else ():
        lost = expected - int(player.life) if player.life != "unknown" else 0
        for one in fights.attacks if fights is not None else ():
            idle = one.attacks is None and one.blocked is False
            if idle and _power(passage, one.attacker) == lost > 0:
                also = f": as if {one.attacker} attacked that player"
                yield _wrong_life(passage, player, expected, also)
                break


def _power(passage: Passage, name: ObjectName) -> int | None:
    return power(passage.before.things.get(name))


def _is_stopped(passage: Passage, attack: Attack) -> bool:
    """Tell whether an attacker is blocked and does not trample."""
    thing = passage.before.things.get(attack.attacker)
    return attack.blocked is True and thing is not None and not has(thing, "trample")


@transition("510.4", "combat damage")
def damage_in_its_own_step(passage: Passage) -> Iterator[Wrong]:
    """Where there are two combat damage steps, only double strike has a creature deal it twice."""
    fights = combat(passage)
    for player, expected in lives(passage) if fights is not None else ():
        lost = expected - int(player.life) if player.life != "unknown" else 0
        there = fighting(fights) if fights else ()
        on_them = [one for one, targets in there if targets == (player.name,)]
        things = [passage.before.things.get(name) for name in on_them]
        as_strong = [o for o in things if o and power(o) == abs(lost)]
        strange = next((one for one in as_strong if _strikes_otherwise(one, passage, lost)), None)
        if strange is not None:
            also = f": as if {strange.name} {_otherwise_told(passage, lost)}"
            yield _wrong_life(passage, player, expected, also)
    yield from _hit_by_the_idle(passage)


def _strikes_otherwise(thing: Object, passage: Passage, lost: int) -> bool:
    """Tell whether a creature deals no damage in a step, or in two steps if too little is lost."""
    steps = [deals_in(thing, step, passage) for step in steps_dealt(passage)]
    return False in steps if lost > 0 else len(steps) > 1 and steps == [True, True]


def _otherwise_told(passage: Passage, lost: int) -> str:
    if lost < 0:
        return "dealt damage once"
    return "dealt damage twice" if len(steps_dealt(passage)) > 1 else "dealt damage in this step"


def _hit_by_the_idle(passage: Passage) -> Iterator[Wrong]:
    """Yield creatures with the damage of one that deals none in this step."""
    found, fights = dealt(passage), combat(passage)
    if found is None or fights is None or _has_worn_off(passage):
        return
    for name, targets in fighting(fights):
        thing = passage.before.things.get(name)
        if thing is None or len(targets) != 1 or not _strikes_otherwise(thing, passage, 1):
            continue
        was, now = (one.things.get(targets[0]) for one in (passage.before, passage.after))
        if was is None or now is None or targets[0] in found.unsure or now.zone != "battlefield":
            continue
        if "unknown" in (was.damage, now.damage) or not power(thing) or found.more[was.name]:
            continue
        expected = int(was.damage) + found.damage[was.name]
        if now.damage == expected + (power(thing) or 0):
            told = f"{was.name} has {now.damage} damage: as if {name} "
            told += _otherwise_told(passage, 1)
            where = f"objects.{was.name}.damage"
            also = (was.name, name)
            yield Wrong("wrong_state", where, told, str(expected), str(now.damage), also=also)


def _has_worn_off(passage: Passage) -> bool:
    """Tell whether damage that was dealt on a line is marked no longer where it ends."""
    return passage.turns is None or passage.new_turn or passage.turns[1].step == "cleanup"


@transition("702.15b", "combat damage")
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


@transition("702.90b", "combat damage")
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


@transition("510.2", "combat damage")
def players_are_dealt_combat_damage(passage: Passage) -> Iterator[Wrong]:
    """All combat damage is dealt at the same time, as it was assigned."""
    for player, expected in lives(passage):
        yield replace(_wrong_life(passage, player, expected), sum=True)


@transition("510.2", "combat damage")
def creatures_are_dealt_combat_damage(passage: Passage) -> Iterator[Wrong]:
    """Creatures in combat are dealt the damage that was assigned to them."""
    found = dealt(passage)
    if found is None or _has_worn_off(passage):
        return
    for name, amount in found.damage.items():
        was, now = passage.before.things.get(name), passage.after.things.get(name)
        if was is None or now is None or name in found.unsure or now.zone != "battlefield":
            continue
        if "unknown" in (was.damage, now.damage) or now.now == "unknown":
            continue
        if "Creature" not in now.now.types or is_protected(was) or may_have_returned(was, passage):
            continue
        least = int(was.damage) + amount
        if not least <= int(now.damage) <= least + found.more[name]:
            told = f"{name} has {now.damage} damage after combat damage"
            expected = least if int(now.damage) < least else least + found.more[name]
            where, got = f"objects.{name}.damage", str(now.damage)
            yield Wrong("wrong_state", where, told, str(expected), got, also=(name,))


@transition("702.16e", "combat damage")
def damage_to_the_protected_is_prevented(passage: Passage) -> Iterator[Wrong]:
    """Damage to a creature by those from which it has protection is prevented."""
    found, every = dealt(passage), passage.memory.every_priority
    if found is None or not every or passage.new_turn or len(steps_dealt(passage)) != 1:
        return
    for name, sources in found.perhaps_by.items():
        was, now = passage.before.things.get(name), passage.after.things.get(name)
        by = [passage.before.things.get(one) for one in sources]
        if was is None or now is None or name in found.unsure or not is_creature(was):
            continue
        if any(one is None or protected_from(was, one) is None for one in by):
            continue
        marked = "unknown" not in (was.damage, now.damage) and now.zone == "battlefield"
        if marked and int(now.damage) > int(was.damage):
            told, where = f"{name} has {now.damage} damage", f"objects.{name}.damage"
            expected, got = str(was.damage), str(now.damage)
        elif was.zone == "battlefield" and now.zone == "graveyard" and was in _dying(passage):
            told, where = f"{name} died of combat damage", f"objects.{name}.zone"
            expected, got = "battlefield", "graveyard"
        else:
            continue
        told += f" by {', '.join(sources)}, from which it has protection"
        yield Wrong("wrong_state", where, told, expected, got, also=(name, *sources))


def _dying(passage: Passage) -> list[Object]:
    """Give the creatures that died, of which it is known what damage they had."""
    return [was for was, _, toughness in _dead(passage) if toughness > 0]


@transition("702.80a", "combat damage")
def withering_damage_shrinks(passage: Passage) -> Iterator[Wrong]:
    """Damage by wither puts as many -1/-1 counters on a creature, and marks none."""
    yield from _shrunk_otherwise(passage, "wither")


@transition("702.90c", "combat damage")
def infectious_damage_shrinks(passage: Passage) -> Iterator[Wrong]:
    """Damage by infect puts as many -1/-1 counters on a creature, and marks none."""
    yield from _shrunk_otherwise(passage, "infect")


def _shrunk_otherwise(passage: Passage, word: str) -> Iterator[Wrong]:
    """Yield creatures with other counters than sources with a keyword, among them, put there."""
    found = dealt(passage)
    for name, amount in () if found is None else found.withered.items():
        was, now = passage.before.things.get(name), passage.after.things.get(name)
        if found is None or was is None or now is None or name in found.unsure:
            continue
        by = (passage.before.things[one] for one in found.by.get(name, ()))
        if now.zone != "battlefield" or not any(has(one, word) for one in by):
            continue
        if is_protected(was) or may_have_returned(was, passage):
            continue
        before, after = _shrunk(was), _shrunk(now)
        if before is not None and after is not None and after != before + amount:
            told = f"{name} has {after} -1/-1 counters on balance after {amount} damage by {word}"
            where, expected = f"objects.{name}.counters", str(before + amount)
            yield Wrong("wrong_state", where, told, expected, str(after), also=(name,))


def _shrunk(thing: Object) -> int | None:
    """Give by how much counters make something smaller; None if that is not told."""
    if isinstance(thing.counters, str):
        return None
    return thing.counters.get("-1/-1", 0) - thing.counters.get("+1/+1", 0)


@transition("704.5g", "combat damage")
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


@transition("704.5g", "combat damage")
def the_destroyed_stay_nowhere(passage: Passage) -> Iterator[Wrong]:
    """A creature that has been dealt lethal damage is destroyed before anybody can act."""
    found = dealt(passage)
    if found is None or not (passage.new_turn or len(steps_dealt(passage)) > 1):
        return  # of one step the damage that is marked tells it
    for name in found.damage:
        was, now = passage.before.things.get(name), passage.after.things.get(name)
        if was is None or now is None or now.zone != "battlefield":
            continue
        if may_have_returned(was, passage) or not (may_die(was) and has_lethal_damage(was, found)):
            continue
        told = f"{name} is still on the battlefield after {found.damage[name]} damage"
        where = f"objects.{name}.zone"
        yield Wrong("wrong_state", where, told, "graveyard", "battlefield", also=(name,))


@transition("704.5g", "combat damage")
def only_the_destroyed_are_in_graveyards(passage: Passage) -> Iterator[Wrong]:
    """A creature that combat damage has not destroyed stays on the battlefield."""
    found = dealt(passage)
    for was, damage, toughness in _dead(passage):
        if found is not None and not may_be_destroyed(was, found, passage):
            yield _died(was, f"{damage} damage, toughness {toughness}")


@transition("702.12b", "combat damage")
def the_indestructible_stay(passage: Passage) -> Iterator[Wrong]:
    """A creature with indestructible isn't destroyed, however much damage it is dealt."""
    found = dealt(passage)
    for was, damage, toughness in _dead(passage):
        shrinks = found is not None and found.withered[was.name] >= toughness
        if damage and not shrinks and "indestructible" in (keywords(was) or ()):
            yield _died(was, f"{damage} damage, and it has indestructible")


def _died(was: Object, told: str) -> Wrong:
    told, where = f"{was.name} died with {told}", f"objects.{was.name}.zone"
    return Wrong("wrong_state", where, told, "battlefield", "graveyard", also=(was.name,))


def _dead(passage: Passage) -> Iterator[tuple[Object, int, int]]:
    """Yield creatures that died as combat damage was dealt, with their damage and toughness."""
    found = dealt(passage)
    leaving = any(now.left is not None for _, now in passage.people)
    for was, now in () if found is None or leaving else passage.changed:
        if was is None or was.zone != "battlefield" or was.now == "unknown":
            continue
        if found is None or was.name in found.unsure or not _is_dead(now, passage):
            continue
        if has_word(was, "decayed") and not passage.memory.every_priority:
            continue  # it may have been sacrificed as combat ended
        if was.now.toughness is None or was.damage == "unknown" or "Creature" not in was.now.types:
            continue
        yield was, int(was.damage) + found.damage[was.name], was.now.toughness


def _is_dead(now: Object | None, passage: Passage) -> bool:
    """Tell whether what was on the battlefield died; tokens may be exiled as combat ends."""
    return passage.memory.every_priority if now is None else now.zone == "graveyard"


@transition("510.4", *(f"into {step}" for step in STEPS))
def first_strikes_come_first(passage: Passage) -> Iterator[Wrong]:
    """With first strike or double strike in combat there are two combat damage steps."""
    if passage.turns is None or not passage.stepped or passage.new_turn:
        return
    old, new = passage.turns
    if old.step != "declare_blockers" or new.step not in STEPS or old.combat is None:
        return
    creatures = [*(a.attacker for a in old.combat.attacks), *(b.blocker for b in old.combat.blocks)]
    known = [keywords(passage.before.things[n]) for n in creatures if n in passage.before.things]
    if any(one is None for one in known) or len(known) < len(creatures):
        return
    there = any(one & {"first strike", "double strike"} for one in known if one is not None)
    if there is not (new.step == "first_strike_damage") and passage.memory.every_priority:
        told = f"{old.step} is followed by {new.step}"
        yield Wrong("wrong_order", "turns.0.step", told, "", new.step)
