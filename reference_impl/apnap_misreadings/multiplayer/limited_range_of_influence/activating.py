"""Misreadings of rule 801.6: whose abilities a player may activate."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.players.range_of_influence import in_range
from apnap_reference.spells.activating import open_to_anybody, source_in_range
from apnap_reference.state.table import Object, PlayerId, Table


@mutant(
    "602.2",
    "only its controller can activate an ability, whatever it says",
    replaces=open_to_anybody,
)
def nobody_but_its_controller_activates(_: tuple[str, ...], __: int) -> bool:
    return False


@mutant(
    "801.6",
    "an ability that any player may activate can be activated from out of range, too",
    replaces=source_in_range,
)
def activated_from_anywhere(_: Table, __: PlayerId, ___: Object) -> bool:
    return True


@mutant(
    "801.6",
    "a player can activate an ability if its source's owner is within their range of influence",
    replaces=source_in_range,
)
def whose_owner_sits_near(table: Table, player: PlayerId, source: Object) -> bool:
    return in_range(table, player, source.owner)
