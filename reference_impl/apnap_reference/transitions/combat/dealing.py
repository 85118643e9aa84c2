"""What combat damage does on a line, for all that a state tells of who fights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from apnap.protocol import AnyName, Attack, Combat, DeclareBlockers, Object, ObjectName, PlayerName
from apnap_reference.transitions.attacks_declared import has, keywords
from apnap_reference.transitions.combat.fights import FIRST, combat, defender, steps_dealt
from apnap_reference.transitions.passages import Passage, number_behind, shared, team_of


@dataclass
class Dealt:
    """
    Combat damage that is dealt on a line, by what it is dealt to; `unsure` may get other.

    Where somebody divides it and the log doesn't tell how, `damage` is the least that it can be,
    and `more` what may be added. `gained` is the life that lifelink brings, by who gains it and by
    which creature; `poisoned` are the poison counters that infect gives, by who gets them and by
    which creature; `withered` the -1/-1 counters by who is dealt damage. `by` are the creatures
    that deal damage to something, `perhaps_by` all that may.
    """

    damage: Counter[AnyName] = field(default_factory=Counter)
    more: Counter[AnyName] = field(default_factory=Counter)
    gained: Counter[tuple[PlayerName, ObjectName]] = field(default_factory=Counter)
    poisoned: Counter[tuple[PlayerName, ObjectName]] = field(default_factory=Counter)
    withered: Counter[ObjectName] = field(default_factory=Counter)
    by: dict[AnyName, list[ObjectName]] = field(default_factory=dict)
    perhaps_by: dict[AnyName, list[ObjectName]] = field(default_factory=dict)
    unsure: set[AnyName] = field(default_factory=set)


@dataclass(frozen=True)
class _Portion:
    """What a creature deals to something: so much at least, and perhaps so much more."""

    to: AnyName
    least: int
    more: int = 0


@shared
def dealt(passage: Passage) -> Dealt | None:
    """Give the combat damage that this line has to show; None if none is dealt."""
    steps, fights = steps_dealt(passage), combat(passage)
    if not steps or fights is None or passage.turns is None:
        return None
    if len(steps) > 1 and any(was.left != now.left for was, now in passage.people):
        return None  # who has lost after the first step is dealt nothing in the second
    found, gone = Dealt(), _Gone()
    for number, step in enumerate(steps):
        if number:
            gone = _Gone(*_destroyed(found, passage))
        _deal_in(found, step, fights, gone, passage)
    for name, life in afflicted(passage):
        found.damage[name] += life
    return found


def afflicted(passage: Passage) -> Iterator[tuple[AnyName, int]]:
    """Yield the life that afflict costs whom, where creatures become blocked on the line."""
    say, fights = getattr(passage.said, "say", None), combat(passage)
    blocks = say.blocks if isinstance(say, DeclareBlockers) else ()
    for attack in () if fights is None else fights.attacks:
        thing = passage.before.things.get(attack.attacker)
        if thing is not None and any(attack.attacker in block.blocks for block in blocks):
            yield str(defender(attack, passage)), number_behind(thing, "afflict")


@dataclass(frozen=True)
class _Gone:
    """What the first of two damage steps has removed from combat, surely and perhaps."""

    surely: frozenset[ObjectName] = frozenset()
    perhaps: frozenset[ObjectName] = frozenset()


def _deal_in(found: Dealt, step: str, fights: Combat, gone: _Gone, passage: Passage) -> None:
    """Add the damage of one step."""
    for name, targets in fighting(fights):
        thing = passage.before.things.get(name)
        if name in gone.surely or (thing and deals_in(thing, step, passage) is False):
            continue
        attacked = tuple(one for one in _attacked(fights, name) if one not in gone.surely)
        left = tuple(one for one in targets if one not in gone.surely)
        if not left and thing is not None and has(thing, "trample"):
            left = attacked
        certain = gone.perhaps.isdisjoint((name, *left))
        portions = None
        if thing is not None and certain and deals_in(thing, step, passage):
            portions = _portions(thing, left, attacked, step, passage)
        if thing is not None and portions is not None:
            _deal(found, thing, portions, passage)
        elif left:
            found.unsure |= {*left, *attacked, *_gaining(thing, passage)}


def _gaining(thing: Object | None, passage: Passage) -> frozenset[PlayerName]:
    """Give who may gain life from what a creature deals; a nameless one, if nobody can tell."""
    if thing is not None and not has(thing, "lifelink"):
        return frozenset()
    return team_of(passage.before, "" if thing is None else str(thing.controller))


def deals_in(thing: Object, step: str, passage: Passage) -> bool | None:
    """Tell whether a creature deals its damage in a step; None if nobody can tell."""
    known = keywords(thing)
    if known is None or passage.turns is None:
        return None
    first = bool(known & {"first strike", "double strike"})
    if first and len(passage.before.turns) > 1:
        return None  # each turn has a combat of its own
    if step == FIRST:
        return first
    struck = FIRST in steps_dealt(passage) or passage.memory.first_strike
    if not first or "double strike" in known:
        return True
    return None if struck is None else not struck


def _deal(found: Dealt, thing: Object, portions: tuple[_Portion, ...], passage: Passage) -> None:
    """Add the damage that a creature deals, and the life that lifelink brings its controller."""
    for one in portions:
        if has(thing, "infect") and passage.before.person(one.to) is not None:
            if one.more:
                found.unsure.add(one.to)
            found.poisoned[one.to, thing.name] += one.least
            continue
        _add(found, thing, one, passage.before.things.get(one.to))
    if not has(thing, "lifelink"):
        return
    dealt_to = [passage.before.things.get(one.to) for one in portions]
    if thing.controller in (None, "unknown") or any(o and is_protected(o) for o in dealt_to):
        found.unsure |= team_of(passage.before, str(thing.controller))
    else:
        total = power(thing) if any(one.more for one in portions) else None
        dealt_in_all = sum(one.least for one in portions) if total is None else max(total, 0)
        found.gained[str(thing.controller), thing.name] += dealt_in_all


def _add(found: Dealt, thing: Object, one: _Portion, hit: Object | None) -> None:
    """Add a portion of damage; -1/-1 counters make a creature smaller instead."""
    if one.least > 0:
        found.by.setdefault(one.to, []).append(thing.name)
    if one.least + one.more > 0:
        found.perhaps_by.setdefault(one.to, []).append(thing.name)
    if has(thing, "infect", "wither") and hit is not None and is_creature(hit):
        found.withered[one.to] += one.least
        if one.more or keywords(thing) is None:
            found.unsure.add(one.to)
        return
    found.damage[one.to] += one.least
    found.more[one.to] += one.more


def _portions(
    thing: Object,
    targets: tuple[AnyName, ...],
    attacked: tuple[AnyName, ...],
    step: str,
    passage: Passage,
) -> tuple[_Portion, ...] | None:
    """Give how a creature's damage is assigned; None if nobody can tell."""
    amount = power(thing)
    if thing.zone != "battlefield" or amount is None or "unknown" in targets or not targets:
        return None
    assigned = passage.memory.assigned.get(thing.name)
    if assigned is not None and _is_assigned_in(passage, step):
        return tuple(_Portion(to, number) for to, number in assigned)
    amount, beyond = max(amount, 0), () if targets[0] in attacked else attacked
    if not beyond or not has(thing, "trample"):
        return _shared_out(targets, amount)
    needed = [lethal(passage.before.things.get(one), by=thing) for one in targets]
    over = max(amount - sum(one for one in needed if one is not None), 0)
    within = _shared_out(targets, amount)
    if len(targets) == 1:
        within = (_Portion(targets[0], amount - over, over),)
    return None if None in needed else (*within, *(_Portion(one, 0, over) for one in beyond))


def _is_assigned_in(passage: Passage, step: str) -> bool:
    """Tell whether what was assigned is the damage of a step."""
    return passage.turns is not None and (
        passage.turns[0].step == step or len(steps_dealt(passage)) == 1
    )


def _shared_out(targets: tuple[AnyName, ...], amount: int) -> tuple[_Portion, ...]:
    """Give damage that is shared out at will."""
    if len(targets) == 1:
        return (_Portion(targets[0], amount),)
    return tuple(_Portion(one, 0, amount) for one in targets)


def lethal(thing: Object | None, *, by: Object) -> int | None:
    """Give how much damage by a creature is lethal for another; None if nobody can tell."""
    if thing is None or thing.now == "unknown" or thing.now.toughness is None:
        return None
    if thing.zone != "battlefield" or thing.damage == "unknown":
        return None
    if "Planeswalker" in thing.now.types:
        return None
    left = max(thing.now.toughness - thing.damage, 0)
    return min(left, 1) if has(by, "deathtouch") else left


def _destroyed(
    found: Dealt, passage: Passage
) -> tuple[frozenset[ObjectName], frozenset[ObjectName]]:
    """Give what damage has destroyed, or rid of its last counter: surely, and perhaps."""
    hit = {*found.damage, *found.more, *found.withered, *found.unsure}
    things = [passage.before.things[name] for name in hit if name in passage.before.things]
    surely = frozenset(one.name for one in things if is_destroyed(one, found, passage))
    perhaps = frozenset(one.name for one in things if may_be_destroyed(one, found, passage))
    return surely, perhaps - surely


def is_destroyed(thing: Object, found: Dealt, passage: Passage) -> bool:
    """Tell whether damage destroys something for certain, for all that a state tells."""
    deadly = any(is_deadly(passage, one) for one in found.by.get(thing.name, ()))
    certain = thing.name not in found.unsure and may_die(thing)
    return certain and (deadly or has_lethal_damage(thing, found))


def has_lethal_damage(thing: Object, found: Dealt) -> bool:
    """Tell whether something has been dealt as much damage as its toughness, for certain."""
    if thing.name in found.unsure or thing.now == "unknown" or thing.damage == "unknown":
        return False
    if thing.now.toughness is None:
        return False
    left = thing.now.toughness - found.withered[thing.name] - thing.damage
    return left <= found.damage[thing.name]


def may_be_destroyed(thing: Object, found: Dealt, passage: Passage) -> bool:
    """Tell whether damage may destroy something, or take the last counter from it."""
    if thing.name in found.unsure or thing.now == "unknown" or thing.damage == "unknown":
        return True
    most = found.damage[thing.name] + found.more[thing.name] + found.withered[thing.name]
    if most and not is_creature(thing):
        return True  # a planeswalker or a battle may have lost its last counter
    if thing.now.toughness is None:
        return most > 0
    deadly = any(may_be_deadly(passage, one) for one in found.perhaps_by.get(thing.name, ()))
    return deadly or thing.now.toughness - thing.damage <= most


def is_deadly(passage: Passage, name: ObjectName) -> bool:
    """Tell whether a creature is known to have deathtouch."""
    thing = passage.before.things.get(name)
    return thing is not None and keywords(thing) is not None and has(thing, "deathtouch")


def may_be_deadly(passage: Passage, name: ObjectName) -> bool:
    """Tell whether a creature has deathtouch, or may have it."""
    thing = passage.before.things.get(name)
    return thing is None or has(thing, "deathtouch")


def may_die(thing: Object) -> bool:
    """Tell whether something is a creature that nothing that a state tells keeps from dying."""
    if thing.zone != "battlefield" or thing.now == "unknown" or "Creature" not in thing.now.types:
        return False
    known = keywords(thing)
    if known is None or any(word.startswith("protection") for word in known):
        return False
    return (
        "indestructible" not in known
        and not isinstance(thing.counters, str)
        and not any(kind in thing.counters for kind in ("shield", "indestructible"))
    )


def is_protected(thing: Object) -> bool:
    """Tell whether damage to something may be prevented, for all that a state tells of it."""
    known = keywords(thing)
    shielded = isinstance(thing.counters, str) or bool(thing.counters.get("shield"))
    return known is None or shielded or any(word.startswith("protection") for word in known)


def is_creature(thing: Object) -> bool:
    """Tell whether something is a creature, or may be one."""
    return thing.now == "unknown" or "Creature" in thing.now.types


def power(thing: Object | None) -> int | None:
    """Give the power of something; None if it has none, or nobody can tell."""
    return None if thing is None or thing.now == "unknown" else thing.now.power


def _attacked(fights: Combat, name: ObjectName) -> tuple[AnyName, ...]:
    return tuple(a.attacks for a in fights.attacks if a.attacker == name and a.attacks is not None)


def fighting(fights: Combat) -> Iterator[tuple[ObjectName, tuple[AnyName, ...]]]:
    """Yield each creature in combat with what it may deal damage to."""
    for attack in fights.attacks:
        targets = _targets(attack)
        if targets:
            yield attack.attacker, targets
    for block in fights.blocks:
        if block.blocks:
            yield block.blocker, block.blocks


def _targets(attack: Attack) -> tuple[AnyName, ...]:
    """Give what an attacking creature may deal damage to, `unknown` among it if that isn't all."""
    attacked = () if attack.attacks is None else (attack.attacks,)
    if attack.blocked == "unknown" or attack.band is not None:
        return ("unknown", *attack.blockers, *attacked)
    if attack.blocked:
        return attack.blockers or (("unknown", *attacked) if attacked else ())
    return attacked
