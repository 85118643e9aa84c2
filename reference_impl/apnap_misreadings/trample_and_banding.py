"""Misreadings of rules 702.19 and 702.22: trample and banding."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from apnap_misreadings.mutant import mutant
from apnap_reference.combat.bands import Band, On, at_most_one_without_banding
from apnap_reference.combat.blocking import became_blockers, with_their_bands
from apnap_reference.combat.damage import beyond, lethal, lethal_before_trampling
from apnap_reference.combat.damage_to_assign import (
    Share,
    attackers_share,
    beyond_blockers,
    blockers_share,
    who_divides_for_attacker,
    who_divides_for_blocker,
)
from apnap_reference.combat.entering import comes_to_block
from apnap_reference.objects.characteristics import (
    characteristics,
    controller,
    has_keyword,
    printed,
)
from apnap_reference.state.table import Attack, Combat, ObjectId, PlayerId, Ref, Table, replace

Said = Mapping[tuple[ObjectId, Ref], int]
"""How much each creature assigns to each player or permanent."""


def _assigned(said: Said, to: Ref) -> int:
    return sum(amount for (_, ref), amount in said.items() if ref == to)


@mutant(
    "702.19a",
    "a blocking creature tramples over what it blocks to the attacking player",
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
    "lethal damage is counted without what is marked on the creature already",
    replaces=lethal,
    since="2024-06-07",
)
def marked_damage_does_not_count(table: Table, ref: Ref, said: Said) -> bool:
    if isinstance(ref, str):
        return True
    unhurt = table.with_object(replace(table.objects[ref], damage=0))
    return lethal.function(unhurt, ref, said)


@mutant(
    "702.2c",
    "deathtouch does not make less damage lethal for those who divide it",
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
    "702.19b",
    "lethal damage is the printed toughness of a creature",
    replaces=lethal,
    since="2024-06-07",
)
def printed_toughness_is_lethal(table: Table, ref: Ref, said: Said) -> bool:
    if isinstance(ref, str):
        return True
    thing = table.objects[ref]
    return thing.damage + _assigned(said, ref) >= (printed(thing).toughness or 0)


@mutant(
    "702.19b", "no damage is lethal to what is indestructible", replaces=lethal, since="2024-06-07"
)
def nothing_is_lethal_to_the_indestructible(table: Table, ref: Ref, said: Said) -> bool:
    if isinstance(ref, int) and has_keyword(table, ref, "indestructible"):
        return False
    return lethal.function(table, ref, said)


@mutant(
    "702.19b",
    "lethal damage counts only what the trampling creature itself assigns",
    replaces=lethal_before_trampling,
    since="2024-06-07",
)
def each_tramples_for_itself(table: Table, share: Share, said: Said) -> bool:
    own = {pair: amount for pair, amount in said.items() if pair[0] == share.creature}
    return not beyond(share, said) or all(lethal(table, ref, own) for ref in share.among)


@mutant(
    "702.19b",
    "lethal damage to one of several blockers is enough to trample",
    replaces=lethal_before_trampling,
    since="2024-06-07",
)
def one_dead_blocker_is_enough(table: Table, share: Share, said: Said) -> bool:
    dead = [lethal(table, ref, said) for ref in share.among]
    return not beyond(share, said) or not dead or any(dead)


@mutant(
    "702.19d",
    "a trampling creature whose blockers are gone strikes nobody",
    replaces=attackers_share,
    since="2024-06-07",
)
def no_trample_over_nobody(table: Table, attack: Attack) -> Iterator[Share]:
    if not attack.blocked or attack.blockers:
        yield from attackers_share.function(table, attack)


@mutant(
    "702.19f",
    "where the attacked planeswalker is gone, trample goes on to its player",
    replaces=beyond_blockers,
    since="2024-06-07",
)
def trample_goes_to_the_guard(table: Table, attack: Attack) -> tuple[Ref, ...]:
    guard = () if attack.defender is None else (attack.defender,)
    tramples = has_keyword(table, attack.attacker, "trample")
    return (beyond_blockers.function(table, attack) or guard) if tramples else ()


@mutant(
    "702.22c",
    "one creature with banding may lead any number of others",
    replaces=at_most_one_without_banding,
    since="2024-06-07",
)
def one_leads_a_band(table: Table, band: Band, _: On) -> bool:
    return any(has_keyword(table, creature, "banding") for creature in band)


@mutant(
    "702.22e",
    "a band ends when its creatures lose banding",
    replaces=became_blockers,
    since="2024-06-07",
)
def bands_end_with_banding(
    table: Table, combat: Combat, pairs: dict[ObjectId, tuple[ObjectId, ...]]
) -> Table:
    led = {a.band for a in combat.attacks if has_keyword(table, a.attacker, "banding")}
    attacks = tuple(
        replace(attack, band=attack.band if attack.band in led else None)
        for attack in combat.attacks
    )
    return became_blockers.function(table, replace(combat, attacks=attacks), pairs)


@mutant(
    "702.22h",
    "what comes to block one creature of a band later blocks that one only",
    replaces=comes_to_block,
    since="2024-06-07",
)
def late_blockers_part_a_band(table: Table, creature: ObjectId, attacker: ObjectId) -> Table:
    combat = table.turn.combat
    if combat is None:
        return table
    bands = {attack.attacker: attack.band for attack in combat.attacks}
    apart = tuple(replace(attack, band=None) for attack in combat.attacks)
    parted = table.with_combat(replace(combat, attacks=apart))
    table = comes_to_block.function(parted, creature, attacker)
    now = table.turn.combat or combat
    again = tuple(replace(attack, band=bands[attack.attacker]) for attack in now.attacks)
    return table.with_combat(replace(now, attacks=again))


@mutant(
    "702.22j",
    "the attacking player divides the damage unless all blockers have banding",
    replaces=who_divides_for_attacker,
    since="2024-06-07",
)
def all_blockers_need_banding(table: Table, attack: Attack) -> PlayerId:
    if all(has_keyword(table, blocker, "banding") for blocker in attack.blockers):
        return who_divides_for_attacker.function(table, attack)
    return controller(table, attack.attacker)


@mutant(
    "702.22k",
    "banding of an attacker does not change who divides a blocker's damage",
    replaces=who_divides_for_blocker,
    since="2024-06-07",
)
def banding_is_for_attackers_damage(
    table: Table, blocker: ObjectId, _attackers: tuple[ObjectId, ...]
) -> PlayerId:
    return controller(table, blocker)


@mutant(
    "702.22h",
    "whoever blocks one creature of a band blocks the creatures of all bands",
    replaces=with_their_bands,
    since="2024-06-07",
)
def all_bands_are_one(combat: Combat, attackers: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    found = with_their_bands.function(combat, attackers)
    if found == attackers:
        return found
    banded = (a.attacker for a in combat.attacks if a.band is not None)
    return tuple(dict.fromkeys((*found, *banded)))
