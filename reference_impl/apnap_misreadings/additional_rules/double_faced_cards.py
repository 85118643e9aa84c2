"""Misreadings of rule 712: which face of a card is seen."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.spells.sieges import may_cast_transformed
from apnap_reference.state.table import Object, PlayerId, Table


@mutant(
    "712.11c",
    "the back face of a defeated Siege can be cast only during its controller's own turn",
    replaces=may_cast_transformed,
)
def sieges_are_cast_as_sorceries(table: Table, player: PlayerId, card: Object) -> bool:
    own_turn = player in table.turn.side
    return own_turn and may_cast_transformed.function(table, player, card)
