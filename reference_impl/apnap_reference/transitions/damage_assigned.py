"""Combat damage as players assign it, and what it does beside being marked."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import (
    AnswerSaid,
    AssignDamage,
    AssignDamageAsked,
    DamageSaid,
    DamageSource,
    ObjectName,
)
from apnap_reference.transitions.attacks_declared import has, keywords
from apnap_reference.transitions.combat.dealing import (
    dealt,
    is_deadly,
    lethal,
    may_die,
)
from apnap_reference.transitions.passages import Passage, may_have_returned, number_behind
from apnap_reference.transitions.wrong import Wrong, transition


@transition("510.1a", "assign_damage")
def as_much_as_there_is(passage: Passage) -> Iterator[Wrong]:
    """A creature assigns combat damage equal to its power, no more and no less."""
    for source, portions in _assigned(passage):
        total = sum(one.amount for one in portions)
        if total != source.amount:
            told = f"{source.source} assigns {total} damage, and has {source.amount}"
            yield Wrong("illegal_accepted", "", told, "rejected", "accepted", excusable=False)


@transition("510.1b", "assign_damage")
def unblocked_to_what_it_attacks(passage: Passage) -> Iterator[Wrong]:
    """An unblocked creature assigns its damage to what it attacks."""
    yield from _to_others(passage, "unblocked")


@transition("510.1c", "assign_damage")
def blocked_to_its_blockers(passage: Passage) -> Iterator[Wrong]:
    """A blocked creature assigns its damage to the creatures that block it."""
    yield from _to_others(passage, "blocked")


@transition("510.1d", "assign_damage")
def blocking_to_what_it_blocks(passage: Passage) -> Iterator[Wrong]:
    """A blocking creature assigns its damage to the creatures that it blocks."""
    yield from _to_others(passage, "blocking")


def _assigned(passage: Passage) -> Iterator[tuple[DamageSource, list[DamageSaid]]]:
    """Yield each creature that has damage to assign, with what it assigns."""
    asked, said = passage.answered, getattr(passage.said, "say", None)
    if isinstance(asked, AssignDamageAsked) and isinstance(said, AssignDamage):
        for source in asked.sources:
            yield source, [one for one in said.damage if one.source == source.source]


def _to_others(passage: Passage, how: str) -> Iterator[Wrong]:
    """Yield what is assigned to something by a creature that doesn't fight it."""
    for source, portions in _assigned(passage):
        for one in portions:
            if one.to not in source.among and _how(passage, source.source) == how:
                told = f"{source.source} assigns damage to {one.to}"
                yield Wrong("illegal_accepted", "", told, "rejected", "accepted", excusable=False)


def _how(passage: Passage, name: ObjectName) -> str:
    """Tell how a creature fights."""
    combat = None if passage.turns is None else passage.turns[0].combat
    for attack in () if combat is None else combat.attacks:
        if attack.attacker == name:
            return "blocked" if attack.blocked else "unblocked"
    return "blocking"


@transition("702.19b", "assign_damage")
def lethal_damage_to_blockers_first(passage: Passage) -> Iterator[Wrong]:
    """Who tramples over blockers assigns lethal damage to all of them before anything else."""
    combat = None if passage.turns is None else passage.turns[0].combat
    if combat is None or not isinstance(passage.said, AnswerSaid):
        return
    blocking = {block.blocker: block.blocks for block in combat.blocks}
    attacks = {attack.attacker: attack for attack in combat.attacks}
    for source, portions in _assigned(passage):
        thing, attack = passage.before.things.get(source.source), attacks.get(source.source)
        if thing is None or attack is None or keywords(thing) is None or not has(thing, "trample"):
            continue
        over = [one for one in portions if one.to not in attack.blockers and one.amount > 0]
        for name in attack.blockers if over else ():
            needed = lethal(passage.before.things.get(name), by=thing)
            given = sum(one.amount for one in portions if one.to == name)
            alone = blocking.get(name) == (source.source,)
            if needed is not None and alone and given < needed:
                told = f"{source.source} assigns {given} damage to {name}, which is not lethal, "
                told += f"and damage to {over[0].to}"
                also = (source.source, name)
                yield Wrong("illegal_accepted", "", told, "rejected", "accepted", also=also)


@transition("120.3c", "combat damage")
def planeswalkers_lose_loyalty(passage: Passage) -> Iterator[Wrong]:
    """A planeswalker that is dealt damage loses as many loyalty counters."""
    yield from _counters_left(passage, "Planeswalker", "loyalty")


@transition("120.3h", "combat damage")
def battles_lose_defense(passage: Passage) -> Iterator[Wrong]:
    """A battle that is dealt damage loses as many defense counters."""
    yield from _counters_left(passage, "Battle", "defense")


def _counters_left(passage: Passage, of: str, kind: str) -> Iterator[Wrong]:
    """Yield permanents of a type that combat damage has left other counters than it should."""
    found = dealt(passage)
    for name, amount in () if found is None else found.damage.items():
        was, now = passage.before.things.get(name), passage.after.things.get(name)
        if found is None or was is None or now is None or now.zone != "battlefield":
            continue
        if name in found.unsure or now.now == "unknown" or of not in now.now.types:
            continue
        if isinstance(was.counters, str) or isinstance(now.counters, str):
            continue
        had, left = was.counters.get(kind, 0), now.counters.get(kind, 0)
        if not had - amount - found.more[name] <= left <= had - amount:
            told, where = f"{name} has {left} {kind} counters", f"objects.{name}.counters"
            yield Wrong("wrong_state", where, told, str(had - amount), str(left), also=(name,))


@transition("704.5h", "combat damage")
def deathtouch_destroys(passage: Passage) -> Iterator[Wrong]:
    """A creature that a source with deathtouch has dealt damage is destroyed."""
    found = dealt(passage)
    for name, sources in () if found is None else found.by.items():
        was, now = passage.before.things.get(name), passage.after.things.get(name)
        if was is None or now is None or not (may_die(was) and may_die(now)):
            continue
        if may_have_returned(was, passage):
            continue
        deadly = [one for one in sources if is_deadly(passage, one)]
        if deadly:
            told = f"{deadly[0]} has dealt {name} damage, and {name} is still on the battlefield"
            where, also = f"objects.{name}.zone", (name, deadly[0])
            yield Wrong("wrong_state", where, told, "graveyard", "battlefield", also=also)


@transition("704.5n", "combat damage")
def equipment_stays(passage: Passage) -> Iterator[Wrong]:
    """An Equipment whose creature combat damage has destroyed stays on the battlefield."""
    if dealt(passage) is None or any(now.left is not None for _, now in passage.people):
        return
    for was, now in passage.changed:
        if was is None or now is None or was.zone != "battlefield" or now.zone != "graveyard":
            continue
        if was.now == "unknown" or "Equipment" not in was.now.subtypes or was.attached_to is None:
            continue
        bearer = passage.after.things.get(was.attached_to)
        died = bearer is None or bearer.zone != "battlefield"
        if died and "Creature" not in was.now.types:
            told = f"{was.name} went to the graveyard with {was.attached_to}"
            where, also = f"objects.{was.name}.zone", (was.name, was.attached_to)
            yield Wrong("wrong_state", where, told, "battlefield", "graveyard", also=also)


@transition("702.164c", "combat damage")
def toxic_gives_poison(passage: Passage) -> Iterator[Wrong]:
    """Combat damage by a creature with toxic gives the player poison counters as well."""
    found = dealt(passage)
    if found is None or passage.after.variant.shared_life:
        return
    for player in passage.after.players:
        was = passage.before.person(player.name)
        given = sum(_toxic(passage, name) for name in found.by.get(player.name, ()))
        if not given or was is None or player.left is not None or player.name in found.unsure:
            continue
        if "unknown" in (was.poison, player.poison):
            continue
        expected = int(was.poison) + given
        if int(player.poison) < expected:
            told = f"{player.name} has {player.poison} poison counters after toxic damage"
            where, by = f"players.{player.name}.poison", tuple(found.by[player.name])
            got = str(player.poison)
            yield Wrong("wrong_state", where, told, str(expected), got, also=by)


def _toxic(passage: Passage, name: ObjectName) -> int:
    """Give the total toxic value of a creature; 0 if nobody can tell."""
    thing = passage.before.things.get(name)
    return 0 if thing is None else number_behind(thing, "toxic")
