"""Misreadings of rule 702: what a keyword means for attackers and blockers."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import damaged, happen
from apnap_reference.changes.removal_from_combat import blocking_of
from apnap_reference.combat.block_restrictions import menace_respected
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
from apnap_reference.procedure.state_based_actions import (
    destroyed_by_damage,
    destroyed_by_deathtouch,
)
from apnap_reference.state.combat_abilities import Blocks
from apnap_reference.state.events import Damage, DeclaredAttacking, Life, Moves
from apnap_reference.state.stack_abilities import Fired, Moment
from apnap_reference.state.table import ObjectId, Table, replace


@mutant("702.2b", "deathtouch is for attackers only", replaces=damaged, since="2024-06-07")
def deathtouch_of_blockers_is_nothing(table: Table, event: Damage) -> Table:
    after = damaged.function(table, event)
    combat = table.turn.combat
    thing = after.objects.get(event.target) if isinstance(event.target, int) else None
    if thing is None or combat is None or blocking_of(combat, event.source) is None:
        return after
    return after.with_object(
        replace(thing, deathtouched=table.objects[thing.id].deathtouched),
    )


@mutant(
    "702.9b", "reach does not help against flying", replaces=flying_respected, since="2024-06-07"
)
def reach_is_nothing(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    return not has_keyword(table, attacker, "flying") or has_keyword(table, blocker, "flying")


@mutant(
    "702.9b", "what flies blocks only what flies", replaces=flying_respected, since="2024-06-07"
)
def flyers_stay_aloft(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    if not has_keyword(table, attacker, "flying"):
        return not has_keyword(table, blocker, "flying")
    return flying_respected.function(table, blocker, attacker)


@mutant(
    "702.12b",
    "lethal damage destroys also what is indestructible",
    replaces=destroyed_by_damage,
    since="2024-06-07",
)
def indestructible_but_mortal(table: Table) -> Iterator[Moves]:
    for thing in permanents(table, "Creature"):
        if 0 < (characteristics(table, thing.id).toughness or 0) <= thing.damage:
            yield Moves(thing.id, "graveyard")


@mutant(
    "702.12b",
    "deathtouch destroys also what is indestructible",
    replaces=destroyed_by_deathtouch,
    since="2024-06-07",
)
def death_touches_everything(table: Table) -> Iterator[Moves]:
    for thing in permanents(table, "Creature"):
        if thing.deathtouched:
            yield Moves(thing.id, "graveyard")


@mutant(
    "702.14c",
    "landwalk looks for basic lands only",
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
    "702.14d",
    "a creature with landwalk blocks another one that has it",
    replaces=landwalk_respected,
    since="2024-06-07",
)
def landwalks_cancel_one_another(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    both = (
        has_keyword(table, attacker, word) and has_keyword(table, blocker, word)
        for word in LANDWALK
    )
    return any(both) or landwalk_respected.function(table, blocker, attacker)


@mutant("702.15b", "lifelink counts damage to players only", replaces=damaged, since="2024-06-07")
def lifelink_feeds_on_players(table: Table, event: Damage) -> Table:
    after = damaged.function(table, event)
    if isinstance(event.target, str) or not has_keyword(table, event.source, "lifelink"):
        return after
    return happen(after, Life(controller(table, event.source), -event.amount))


@mutant(
    "702.15b", "lifelink feeds the player whose turn it is", replaces=damaged, since="2024-06-07"
)
def lifelink_feeds_the_active_player(table: Table, event: Damage) -> Table:
    after = damaged.function(table, event)
    who = controller(table, event.source)
    if not table.turn.side or not has_keyword(table, event.source, "lifelink"):
        return after
    return happen(after, Life(who, -event.amount), Life(table.turn.side[0], event.amount))


@mutant(
    "702.28b",
    "creatures with shadow block others as well",
    replaces=shadow_respected,
    since="2024-06-07",
)
def shadow_blocks_anything(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    return not has_keyword(table, attacker, "shadow") or has_keyword(table, blocker, "shadow")


@mutant(
    "702.28b",
    "creatures with shadow do not block, but are blocked by anything",
    replaces=shadow_respected,
    since="2024-06-07",
)
def anything_blocks_shadow(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    return has_keyword(table, attacker, "shadow") or not has_keyword(table, blocker, "shadow")


@mutant(
    "702.83b",
    "of several creatures with exalted one is enough",
    replaces=one_of_theirs_attacks_alone,
    since="2024-06-07",
)
def exalted_once(moment: Moment) -> Iterator[Fired]:
    exalted = (
        thing.id
        for thing in permanents(moment.after, "Creature", of=moment.controller)
        if has_keyword(moment.after, thing.id, "exalted")
    )
    if moment.source.id == next(exalted, None):
        yield from one_of_theirs_attacks_alone.function(moment)


@mutant(
    "702.83b",
    "exalted helps whatever creature attacks alone, whoever controls it",
    replaces=one_of_theirs_attacks_alone,
    since="2024-06-07",
)
def exalted_for_anybody(moment: Moment) -> Iterator[Fired]:
    for event in moment.events:
        if isinstance(event, DeclaredAttacking) and event.alone:
            yield Fired(memory={"attacker": event.attacker})


@mutant(
    "702.111b",
    "a creature with menace is blocked by exactly two",
    replaces=menace_respected,
    since="2024-06-07",
)
def menace_asks_for_two_and_no_more(table: Table, blocks: Blocks) -> bool:
    menacing = (attacker for attacker in blocks.faced if has_keyword(table, attacker, "menace"))
    return all(len(blocks.blockers_of(attacker)) in (0, 2) for attacker in menacing)


@mutant(
    "506.5",
    "a creature attacks alone if no other has attacked in that turn",
    replaces=one_of_theirs_attacks_alone,
    since="2024-06-07",
)
def alone_in_the_whole_turn(moment: Moment) -> Iterator[Fired]:
    if len(set(moment.after.turn.attacked)) == 1:
        yield from one_of_theirs_attacks_alone.function(moment)
