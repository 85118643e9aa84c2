"""Misreadings of rule 801.9: what Equipment stays on."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.objects.attachable import in_range_of_equipment, in_range_of_fortification
from apnap_reference.state.table import PlayerId, Ref, Table


@mutant(
    "801.9",
    "Equipment stays on a creature that moves out of its controller's range of influence",
    replaces=in_range_of_equipment,
)
def equipped_at_any_distance(_: Table, __: PlayerId, ___: Ref) -> bool:
    return True


@mutant(
    "801.9",
    "a Fortification stays on a land that moves out of its controller's range of influence",
    replaces=in_range_of_fortification,
)
def fortified_at_any_distance(_: Table, __: PlayerId, ___: Ref) -> bool:
    return True
