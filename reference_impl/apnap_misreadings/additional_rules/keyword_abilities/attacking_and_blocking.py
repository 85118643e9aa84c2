"""Misreadings of rule 702: keywords that say what may attack, block and be blocked."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.common import names_a_token
from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attack_restrictions import no_defender
from apnap_reference.combat.bands import Band, On, at_most_one_without_banding, on_the_same_player
from apnap_reference.combat.block_restrictions import (
    menace_respected,
)
from apnap_reference.combat.damage_to_assign import (
    who_divides_for_attacker,
    who_divides_for_blocker,
)
from apnap_reference.combat.declaring_attackers import taps_to_attack
from apnap_reference.combat.declaring_blockers import (
    became_blockers,
    with_their_bands,
)
from apnap_reference.combat.entering import comes_to_block
from apnap_reference.combat.evasion import (
    LANDWALK,
    flying_respected,
    landwalk_respected,
    shadow_respected,
)
from apnap_reference.combat.which_defending_player import defending_players_for
from apnap_reference.keywords.exalted import one_of_theirs_attacks_alone
from apnap_reference.objects.characteristics import (
    characteristics,
    controller,
    has_keyword,
    has_type,
    permanents,
)
from apnap_reference.state.combat_abilities import Blocks
from apnap_reference.state.events import DeclaredAttacking
from apnap_reference.state.stack_abilities import Moment, Triggers
from apnap_reference.state.table import (
    Attack,
    Combat,
    ObjectId,
    PlayerId,
    Table,
    replace,
)

Players = tuple[PlayerId, ...]


@mutant(
    "702.3b",
    "a creature with defender can attack",
    replaces=no_defender,
    since="2024-06-07",
)
def defenders_attack(_table: Table, _by: Players, _thing: ObjectId) -> bool:
    return True


@mutant(
    "702.9b",
    "a creature with reach can't block a creature with flying",
    replaces=flying_respected,
    since="2024-06-07",
)
def reach_is_nothing(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    return not has_keyword(table, attacker, "flying") or has_keyword(table, blocker, "flying")


@mutant(
    "702.9b",
    "a creature with flying can block only creatures with flying",
    replaces=flying_respected,
    since="2024-06-07",
)
def flyers_stay_aloft(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    if not has_keyword(table, attacker, "flying"):
        return not has_keyword(table, blocker, "flying")
    return flying_respected.function(table, blocker, attacker)


@mutant(
    "702.14c",
    "landwalk checks the defending player's basic lands only",
    replaces=landwalk_respected,
    since="2024-06-07",
)
def landwalk_over_basics(table: Table, _: ObjectId, attacker: ObjectId) -> bool:
    wanted = {land for word, land in LANDWALK.items() if has_keyword(table, attacker, word)}
    return not any(
        has_type(table, thing.id, "Basic")
        and not wanted.isdisjoint(characteristics(table, thing.id).subtypes)
        for player in defending_players_for(table, attacker)
        for thing in permanents(table, "Land", of=player)
    )


@mutant(
    "702.14c",
    (
        "a creature with landwalk can't be blocked by creatures whose controller has such a land, "
        "whoever is being attacked"
    ),
    replaces=landwalk_respected,
    origin="others",
)
def landwalk_looks_at_the_blockers_lands(
    table: Table, blocker: ObjectId, attacker: ObjectId
) -> bool:
    wanted = {land for word, land in LANDWALK.items() if has_keyword(table, attacker, word)}
    theirs = permanents(table, "Land", of=controller(table, blocker))
    return all(wanted.isdisjoint(characteristics(table, land.id).subtypes) for land in theirs)


@mutant(
    "702.14d",
    "a creature can block a creature with landwalk if it has the same landwalk itself",
    replaces=landwalk_respected,
    since="2024-06-07",
)
def landwalks_cancel_one_another(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    both = (
        has_keyword(table, attacker, word) and has_keyword(table, blocker, word)
        for word in LANDWALK
    )
    return any(both) or landwalk_respected.function(table, blocker, attacker)


@mutant(
    "702.20b",
    "a creature with vigilance taps when it attacks",
    replaces=taps_to_attack,
    since="2024-06-07",
)
def the_vigilant_tap(_table: Table, _attacker: ObjectId) -> bool:
    return True


@mutant(
    "702.22c",
    "one creature with banding can form a band with any number of creatures without banding",
    replaces=at_most_one_without_banding,
    since="2024-06-07",
)
def one_leads_a_band(table: Table, band: Band, _: On) -> bool:
    return any(has_keyword(table, creature, "banding") for creature in band)


@mutant(
    "702.22d",
    "with shared team turns, the creatures in a band may attack different members of one team",
    replaces=on_the_same_player,
)
def bands_attack_a_team(table: Table, band: Band, on: On) -> bool:
    together = table.variant.shared_team_turns
    return together or on_the_same_player.function(table, band, on)


@mutant(
    "702.22e",
    "an attacking band ends when none of its creatures has banding any longer",
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
    "a creature that blocks one creature in a band doesn't block the rest of the band",
    replaces=with_their_bands,
    since="2006-10-01",
)
def one_of_a_band_is_blocked(_: Combat, attackers: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    return attackers


@mutant(
    "702.22h",
    "a creature that blocks one creature in a band blocks the creatures in all other bands too",
    replaces=with_their_bands,
    since="2024-06-07",
)
def all_bands_are_one(combat: Combat, attackers: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    found = with_their_bands.function(combat, attackers)
    if found == attackers:
        return found
    banded = (a.attacker for a in combat.attacks if a.band is not None)
    return tuple(dict.fromkeys((*found, *banded)))


@mutant(
    "702.22h",
    "an effect that makes a creature block one creature in a band doesn't make it block the rest",
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
    "the attacking player divides an attacker's combat damage unless all its blockers have banding",
    replaces=who_divides_for_attacker,
    since="2024-06-07",
)
def all_blockers_need_banding(table: Table, attack: Attack) -> PlayerId:
    if all(has_keyword(table, blocker, "banding") for blocker in attack.blockers):
        return who_divides_for_attacker.function(table, attack)
    return controller(table, attack.attacker)


@mutant(
    "702.22k",
    "banding on attacking creatures doesn't change who divides a blocker's combat damage",
    replaces=who_divides_for_blocker,
    since="2024-06-07",
)
def banding_is_for_attackers_damage(
    table: Table, blocker: ObjectId, _attackers: tuple[ObjectId, ...]
) -> PlayerId:
    return controller(table, blocker)


@mutant(
    "702.28b",
    "a creature with shadow can block creatures without shadow",
    replaces=shadow_respected,
    since="2024-06-07",
)
def shadow_blocks_anything(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    return not has_keyword(table, attacker, "shadow") or has_keyword(table, blocker, "shadow")


@mutant(
    "702.28b",
    "a creature without shadow can block creatures with shadow",
    replaces=shadow_respected,
    since="2024-06-07",
)
def anything_blocks_shadow(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    return has_keyword(table, attacker, "shadow") or not has_keyword(table, blocker, "shadow")


@mutant(
    "702.83b",
    "exalted triggers for only one of a player's creatures with exalted",
    replaces=one_of_theirs_attacks_alone,
    since="2024-06-07",
)
def exalted_once(moment: Moment) -> Iterator[Triggers]:
    exalted = (
        thing.id
        for thing in permanents(moment.after, "Creature", of=moment.controller)
        if has_keyword(moment.after, thing.id, "exalted")
    )
    if moment.source.id == next(exalted, None):
        yield from one_of_theirs_attacks_alone.function(moment)


@mutant(
    "702.83b",
    "exalted triggers when any creature attacks alone, no matter who controls it",
    replaces=one_of_theirs_attacks_alone,
    since="2024-06-07",
)
def exalted_for_anybody(moment: Moment) -> Iterator[Triggers]:
    for event in moment.events:
        if isinstance(event, DeclaredAttacking) and event.alone:
            yield Triggers(memory={"attacker": event.attacker})


@mutant(
    "702.83b",
    "exalted triggers when a creature controlled by the exalted permanent's owner attacks alone",
    replaces=one_of_theirs_attacks_alone,
)
def exalted_for_the_owner(moment: Moment) -> Iterator[Triggers]:
    owners = Moment(moment.before, moment.after, moment.events, moment.source, moment.source.owner)
    yield from one_of_theirs_attacks_alone.function(owners)


@mutant(
    "702.111b",
    "a creature with menace can be blocked by a single creature",
    replaces=menace_respected,
    origin="manabrew-engine",
)
def menace_asks_for_nothing(_table: Table, _blocks: Blocks) -> bool:
    return True


@mutant(
    "702.111b",
    "a creature with menace can be blocked by exactly two creatures, but not by three",
    replaces=menace_respected,
    since="2024-06-07",
)
def menace_asks_for_two_and_no_more(table: Table, blocks: Blocks) -> bool:
    menacing = (attacker for attacker in blocks.faced if has_keyword(table, attacker, "menace"))
    return all(len(blocks.blockers_of(attacker)) in (0, 2) for attacker in menacing)


@mutant("702.111b", "one creature alone can block a token with menace", replaces=menace_respected)
def tokens_menace_nobody(table: Table, blocks: Blocks) -> bool:
    faced = tuple(one for one in blocks.faced if not names_a_token(table, one))
    return menace_respected.function(table, Blocks(blocks.by, blocks.by_blocker, faced))
