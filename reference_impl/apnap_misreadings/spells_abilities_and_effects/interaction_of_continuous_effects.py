"""Misreadings of rule 613: layers, timestamps and dependencies."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.objects.characteristics import abilities_left, seen_in_layers
from apnap_reference.objects.lasting_effects import lasting, with_effect
from apnap_reference.state.effects import END_OF_TURN, FOREVER, GainsControl, Gets, HasBase
from apnap_reference.state.static_abilities import Change
from apnap_reference.state.table import Characteristics, ObjectId, Table, replace
from apnap_reference.turn.phases_and_steps import damage_wears_off


@mutant(
    "613.4",
    "an effect that sets a creature's power and toughness removes the bonuses it already had",
    replaces=seen_in_layers,
    since="2006-10-01",
)
def the_base_comes_last(table: Table) -> dict[ObjectId, Characteristics]:
    seen = seen_in_layers.function(table)
    for base in lasting(table, HasBase):
        for thing in (one for one in base.objects if one in seen):
            later = [e for e in lasting(table, Gets) if thing in e.objects and e.id > base.id]
            power, toughness = base.does.power, base.does.toughness
            power += sum(effect.does.power for effect in later)
            toughness += sum(effect.does.toughness for effect in later)
            seen[thing] = replace(seen[thing], power=power, toughness=toughness)
    return seen


@mutant(
    "613.4c",
    "an effect that sets power and toughness also overwrites the bonus from +1/+1 counters",
    replaces=seen_in_layers,
)
def counters_are_set_with_the_size(table: Table) -> dict[ObjectId, Characteristics]:
    seen = seen_in_layers.function(table)
    for effect in lasting(table, HasBase):
        for thing in effect.objects:
            counters = table.objects[thing].counters if thing in table.objects else {}
            more = counters.get("+1/+1", 0)
            it = seen.get(thing)
            if it is not None and more:
                power, toughness = (it.power or 0) - more, (it.toughness or 0) - more
                seen[thing] = replace(it, power=power, toughness=toughness)
    return seen


@mutant(
    "613.7",
    (
        "when a control effect until end of turn ends, the owner gains control, even if another "
        "player had it before"
    ),
    replaces=damage_wears_off,
)
def given_back_to_the_owner(table: Table) -> Table:
    borrowed = tuple(e for e in lasting(table, GainsControl) if e.until == END_OF_TURN)
    table = damage_wears_off.function(table)
    for thing in (one for effect in borrowed for one in effect.objects if one in table.objects):
        who = table.objects[thing].owner
        table = with_effect(table, GainsControl(who), who, FOREVER, objects=(thing,))
    return table


@mutant(
    "613.8a",
    "effects in the same layer are applied in timestamp order even if one depends on another",
    replaces=abilities_left,
)
def nothing_depends(
    thing: ObjectId, seen: dict[ObjectId, Characteristics], others: tuple[Change, ...]
) -> tuple[str, ...]:
    del others
    return seen[thing].abilities
