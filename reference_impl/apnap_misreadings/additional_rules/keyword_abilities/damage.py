"""Misreadings of rule 702: keywords that say who deals combat damage when, and to whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import applied, damaged, happen
from apnap_reference.combat.damage import beyond, lethal, lethal_before_trampling
from apnap_reference.combat.damage_to_assign import (
    Share,
    assigns_now,
    attackers_share,
    beyond_blockers,
    blockers_share,
)
from apnap_reference.objects.characteristics import (
    characteristics,
    controller,
    has_keyword,
    has_type,
    printed,
)
from apnap_reference.state.events import Damage, Life
from apnap_reference.state.table import Attack, ObjectId, Ref, Table, blocking_of, replace

Said = Mapping[tuple[ObjectId, Ref], int]


@mutant(
    "702.2b",
    "damage from a blocking creature with deathtouch doesn't destroy the attacker",
    replaces=damaged,
    since="2024-06-07",
)
def deathtouch_of_blockers_is_nothing(table: Table, event: Damage) -> Table:
    after = damaged.function(table, event)
    combat = table.turn.combat
    thing = after.objects.get(event.target) if isinstance(event.target, int) else None
    if thing is None or combat is None or blocking_of(combat, event.source) is None:
        return after
    return after.with_object(
        replace(thing, deathtouched=table.objects[thing.id].deathtouched),
    )


def _assigned(said: Said, to: Ref) -> int:
    return sum(amount for (_, ref), amount in said.items() if ref == to)


@mutant(
    "702.2c",
    "when combat damage is assigned, deathtouch doesn't make 1 damage lethal damage",
    replaces=lethal,
    since="2024-06-07",
)
def deadly_damage_is_not_lethal(table: Table, ref: Ref, said: Said) -> bool:
    if isinstance(ref, str):
        return True
    return table.objects[ref].damage + _assigned(said, ref) >= (
        characteristics(table, ref).toughness or 0
    )


@mutant(
    "702.4b",
    "a blocking creature with double strike deals combat damage only once",
    replaces=assigns_now,
    since="2024-06-07",
)
def blockers_strike_once(table: Table, creature: ObjectId) -> bool:
    combat = table.turn.combat
    late = table.turn.step != "first_strike_damage"
    if combat is not None and late and blocking_of(combat, creature):
        return creature not in combat.struck_first
    return assigns_now.function(table, creature)


@mutant(
    "702.4c",
    "a creature that loses double strike after dealing first-strike damage deals damage again",
    replaces=assigns_now,
    since="2024-06-07",
)
def double_strike_is_never_lost(table: Table, creature: ObjectId) -> bool:
    double = "double strike" in printed(table.objects[creature]).keywords
    return double or assigns_now.function(table, creature)


@mutant(
    "702.4d",
    (
        "a creature that gains double strike after dealing first-strike damage doesn't deal "
        "damage again"
    ),
    replaces=assigns_now,
    since="2024-06-07",
)
def double_strike_comes_too_late(table: Table, creature: ObjectId) -> bool:
    combat = table.turn.combat
    struck = combat is not None and creature in combat.struck_first
    if struck and table.turn.step != "first_strike_damage":
        return "double strike" in printed(table.objects[creature]).keywords
    return assigns_now.function(table, creature)


@mutant(
    "702.15b",
    "damage dealt to permanents gains no life through lifelink",
    replaces=damaged,
    since="2024-06-07",
)
def lifelink_feeds_on_players(table: Table, event: Damage) -> Table:
    after = damaged.function(table, event)
    if isinstance(event.target, str) or not has_keyword(table, event.source, "lifelink"):
        return after
    return happen(after, Life(controller(table, event.source), -event.amount))


@mutant(
    "702.15b",
    "lifelink gains life for the active player instead of the source's controller",
    replaces=damaged,
    since="2024-06-07",
)
def lifelink_feeds_the_active_player(table: Table, event: Damage) -> Table:
    after = damaged.function(table, event)
    who = controller(table, event.source)
    if not table.turn.side or not has_keyword(table, event.source, "lifelink"):
        return after
    return happen(after, Life(who, -event.amount), Life(table.turn.side[0], event.amount))


@mutant(
    "702.15b",
    "lifelink gains no more life than the damaged creature's remaining toughness",
    replaces=damaged,
)
def lifelink_up_to_what_was_left(table: Table, event: Damage) -> Table:
    after = damaged.function(table, event)
    struck = table.objects.get(event.target) if isinstance(event.target, int) else None
    if struck is None or not has_type(table, struck.id, "Creature"):
        return after
    if not has_keyword(table, event.source, "lifelink"):
        return after
    left = max(0, (characteristics(table, struck.id).toughness or 0) - struck.damage)
    wasted = max(0, event.amount - left)
    after = applied(after, Life(controller(table, event.source), -wasted))
    return after.with_turn(table.turn)


@mutant(
    "702.15b",
    "lifelink gains life for the source's owner instead of its controller",
    replaces=damaged,
)
def lifelink_serves_the_owner(table: Table, event: Damage) -> Table:
    after = damaged.function(table, event)
    source = table.objects.get(event.source)
    if source is not None and event.amount > 0 and has_keyword(table, event.source, "lifelink"):
        after = applied(after, Life(controller(table, source.id), -event.amount))
        after = applied(after, Life(source.owner, event.amount)).with_turn(after.turn)
    return after


@mutant(
    "702.15b",
    "only combat damage gains life through lifelink",
    replaces=damaged,
    origin="others",
)
def lifelink_feeds_in_combat_only(table: Table, event: Damage) -> Table:
    after = damaged.function(table, event)
    return after if event.combat else _without_lifelink(table, event, after)


@mutant(
    "702.15b",
    "a source that has left the battlefield has no lifelink any more",
    replaces=damaged,
    origin="others",
)
def lifelink_leaves_with_its_source(table: Table, event: Damage) -> Table:
    after = damaged.function(table, event)
    return after if event.source in table.objects else _without_lifelink(table, event, after)


@mutant(
    "702.19a",
    "a blocking creature with trample can assign excess damage to the attacking player",
    replaces=blockers_share,
    since="2024-06-07",
)
def blockers_trample(
    table: Table, blocker: ObjectId, attackers: tuple[ObjectId, ...]
) -> Iterator[Share]:
    for share in blockers_share.function(table, blocker, attackers):
        over = table.turn.side[:1] if has_keyword(table, blocker, "trample") else ()
        yield Share(share.creature, share.amount, share.among, share.by, share.ordered, over)


@mutant(
    "702.19b",
    "damage already marked on a creature doesn't count toward lethal damage",
    replaces=lethal,
    since="2024-06-07",
)
def marked_damage_does_not_count(table: Table, ref: Ref, said: Said) -> bool:
    if isinstance(ref, str):
        return True
    unhurt = table.with_object(replace(table.objects[ref], damage=0))
    return lethal.function(unhurt, ref, said)


@mutant(
    "702.19b",
    "lethal damage for trample is measured by a blocker's printed toughness",
    replaces=lethal,
    since="2024-06-07",
)
def printed_toughness_is_lethal(table: Table, ref: Ref, said: Said) -> bool:
    if isinstance(ref, str):
        return True
    thing = table.objects[ref]
    return thing.damage + _assigned(said, ref) >= (printed(thing).toughness or 0)


@mutant(
    "702.19b",
    (
        "no amount of damage is lethal damage for an indestructible blocker, so nothing "
        "tramples over it"
    ),
    replaces=lethal,
    since="2024-06-07",
)
def nothing_is_lethal_to_the_indestructible(table: Table, ref: Ref, said: Said) -> bool:
    if isinstance(ref, int) and has_keyword(table, ref, "indestructible"):
        return False
    return lethal.function(table, ref, said)


@mutant(
    "702.19b",
    (
        "lethal damage for trample doesn't count damage that other attackers assign to the same "
        "blocker"
    ),
    replaces=lethal_before_trampling,
    since="2024-06-07",
)
def each_tramples_for_itself(table: Table, share: Share, said: Said) -> bool:
    own = {pair: amount for pair, amount in said.items() if pair[0] == share.creature}
    return not beyond(share, said) or all(lethal(table, ref, own) for ref in share.among)


@mutant(
    "702.19b",
    (
        "a creature with trample can assign excess damage once one of its blockers is assigned "
        "lethal damage"
    ),
    replaces=lethal_before_trampling,
    since="2024-06-07",
)
def one_dead_blocker_is_enough(table: Table, share: Share, said: Said) -> bool:
    dead = [lethal(table, ref, said) for ref in share.among]
    return not beyond(share, said) or not dead or any(dead)


@mutant(
    "702.19b",
    (
        "excess damage can be assigned as soon as all blockers together are assigned as much as "
        "would be lethal for all of them, however it is divided"
    ),
    replaces=lethal_before_trampling,
    origin="others",
)
def trample_over_the_sum(table: Table, share: Share, said: Said) -> bool:
    blockers = {ref for ref in share.among if not isinstance(ref, str)}
    deadly = has_keyword(table, share.creature, "deathtouch")
    left = (
        (characteristics(table, one).toughness or 0) - table.objects[one].damage for one in blockers
    )
    needed = sum(1 if deadly else max(0, much) for much in left)
    given = sum(amount for (_, to), amount in said.items() if to in blockers)
    return not beyond(share, said) or given >= needed


@mutant(
    "702.19d",
    "a blocked creature with trample deals no damage if all its blockers have left combat",
    replaces=attackers_share,
    since="2024-06-07",
)
def no_trample_over_nobody(table: Table, attack: Attack) -> Iterator[Share]:
    if not attack.blocked or attack.blockers:
        yield from attackers_share.function(table, attack)


@mutant(
    "702.19f",
    (
        "if the planeswalker a creature with trample attacks has left, the excess damage is "
        "dealt to its controller"
    ),
    replaces=beyond_blockers,
    since="2024-06-07",
)
def trample_goes_to_the_guard(table: Table, attack: Attack) -> tuple[Ref, ...]:
    guard = () if attack.defender is None else (attack.defender,)
    tramples = has_keyword(table, attack.attacker, "trample")
    return (beyond_blockers.function(table, attack) or guard) if tramples else ()


def _without_lifelink(before: Table, event: Damage, after: Table) -> Table:
    """Give a table without what an event's lifelink has done."""
    if event.amount <= 0 or not has_keyword(before, event.source, "lifelink"):
        return after
    taken = applied(after, Life(controller(before, event.source), -event.amount))
    return taken.with_turn(after.turn)
