"""Misreadings of what is chosen as permanents enter, and of how effects are added up."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.choices.simple import objects_choice, refs_choice
from apnap_reference.objects.characteristics import (
    controller,
    has_keyword,
    permanents,
    seen_in_layers,
)
from apnap_reference.objects.enchanting import enchantable
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.players.players import opponents
from apnap_reference.spells.entering_the_battlefield import (
    as_it_will_be,
    aura_host,
    has_something_to_enchant,
    what_to_copy,
    who_enters_it,
)
from apnap_reference.state.dialogue import Choice
from apnap_reference.state.static_abilities import Arrival
from apnap_reference.state.table import Characteristics, ObjectId, PlayerId, Ref, Table, replace


def _untargetable(table: Table, who: PlayerId, ref: Ref) -> bool:
    if isinstance(ref, str):
        return False
    hostile = controller(table, ref) in opponents(table, who)
    return has_keyword(table, ref, "shroud") or (hostile and has_keyword(table, ref, "hexproof"))


@mutant(
    "303.4f",
    "an Aura that comes without a spell enchants only what it could target",
    replaces=aura_host,
    since="2006-10-01",
)
def hosts_are_targeted(table: Table, arrival: Arrival) -> Choice:
    who = who_enters_it(table, arrival.move)
    among = enchantable(table, who, as_it_will_be(table, arrival).keywords)
    fitting = tuple(ref for ref in among if not _untargetable(table, who, ref))
    return refs_choice(arrival.key("host"), who, fitting, "to be enchanted")


@mutant(
    "303.4g",
    "an Aura that finds nothing to enchant goes to the graveyard",
    replaces=has_something_to_enchant,
    since="2006-10-01",
)
def homeless_auras_die(_: Arrival) -> bool:
    return True


@mutant(
    "707.5",
    "what enters as a copy copies only what it could target",
    replaces=what_to_copy,
    since="2006-10-01",
)
def copies_are_targeted(table: Table, arrival: Arrival) -> Iterator[Choice]:
    who, thing = who_enters_it(table, arrival.move), arrival.move.thing
    there = (creature.id for creature in permanents(table, "Creature"))
    among = tuple(one for one in there if not _untargetable(table, who, one))
    yield objects_choice(arrival.key("copy"), who, among, "copy", least=0, source=thing)


@mutant(
    "613.4",
    "what sets power and toughness takes away what was added before",
    replaces=seen_in_layers,
    since="2006-10-01",
)
def the_base_comes_last(table: Table) -> dict[ObjectId, Characteristics]:
    seen = seen_in_layers.function(table)
    for base in lasting(table, "base"):
        for thing in (one for one in base.objects if one in seen):
            later = [e for e in lasting(table, "pump") if thing in e.objects and e.id > base.id]
            power, toughness = base.amount
            power += sum(effect.amount[0] for effect in later)
            toughness += sum(effect.amount[1] for effect in later)
            seen[thing] = replace(seen[thing], power=power, toughness=toughness)
    return seen
