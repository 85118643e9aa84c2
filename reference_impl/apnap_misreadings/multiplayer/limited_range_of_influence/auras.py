"""Misreadings of rule 801.8: what Auras stay on."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.objects.attachable import fits_its_enchant_ability, in_range_of_aura
from apnap_reference.objects.characteristics import characteristics, permanents
from apnap_reference.objects.within_range import within_range
from apnap_reference.procedure.state_based_actions import badly_attached
from apnap_reference.state.events import Moves
from apnap_reference.state.table import PlayerId, Ref, Table


@mutant(
    "801.8",
    (
        "once an Aura is attached, it stays even if what it enchants is outside its "
        "controller's range of influence"
    ),
    replaces=badly_attached,
    since="2006-10-01",
)
def attached_auras_stay_out_of_range(table: Table) -> Iterator[Moves]:
    for thing in permanents(table, "Aura"):
        host = thing.attached_to
        if host is None or not fits_its_enchant_ability(
            table, characteristics(table, thing.id).keywords, host
        ):
            yield Moves(thing.id, "graveyard")


@mutant(
    "801.8",
    (
        "an Aura attached to a player stays even if that player is outside its controller's "
        "range of influence"
    ),
    replaces=in_range_of_aura,
)
def auras_on_players_stay_out_of_range(table: Table, who: PlayerId, ref: Ref) -> bool:
    return isinstance(ref, str) or within_range(table, who, ref)
