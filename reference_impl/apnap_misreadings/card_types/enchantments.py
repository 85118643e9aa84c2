"""Misreadings of rule 303: what an Aura enchants that comes without a spell."""

from __future__ import annotations

from apnap_misreadings.common import untargetable
from apnap_misreadings.mutant import mutant
from apnap_reference.choices.simple import refs_choice
from apnap_reference.objects.attachable import enchantable
from apnap_reference.objects.characteristics import controller
from apnap_reference.spells.entering_the_battlefield import (
    as_it_will_be,
    aura_host,
    has_something_to_enchant,
    who_enters_it,
)
from apnap_reference.state.dialogue import Choice
from apnap_reference.state.static_abilities import Arrival
from apnap_reference.state.table import Table


@mutant(
    "303.4f",
    "an Aura that enters without being cast can enchant only what its controller could target",
    replaces=aura_host,
    since="2006-10-01",
)
def hosts_are_targeted(table: Table, arrival: Arrival) -> Choice:
    who = who_enters_it(table, arrival.move)
    among = enchantable(table, who, as_it_will_be(table, arrival).keywords)
    fitting = tuple(ref for ref in among if not untargetable(table, who, ref))
    return refs_choice(arrival.key("host"), who, fitting, "to be enchanted")


@mutant(
    "303.4f",
    "an Aura that enters without being cast must enchant another player's permanent if it can",
    replaces=aura_host,
)
def auras_on_what_others_control(table: Table, arrival: Arrival) -> Choice:
    who = who_enters_it(table, arrival.move)
    among = enchantable(table, who, as_it_will_be(table, arrival).keywords)
    of_others = tuple(
        ref for ref in among if isinstance(ref, int) and controller(table, ref) != who
    )
    return refs_choice(arrival.key("host"), who, of_others or among, "to be enchanted")


@mutant(
    "303.4g",
    (
        "an Aura with nothing to enchant is put into the graveyard instead of staying in the "
        "zone it's in"
    ),
    replaces=has_something_to_enchant,
    since="2006-10-01",
)
def homeless_auras_die(_: Arrival) -> bool:
    return True
