"""Misreadings of rule 806: who is an opponent where everybody plays alone."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.players.players import opponents
from apnap_reference.state.effects import IsControlled
from apnap_reference.state.table import PlayerId, Table

Players = tuple[PlayerId, ...]


@mutant(
    "806.1", "a player who controls another player isn't that player's opponent", replaces=opponents
)
def deciders_are_no_opponents(table: Table, player: PlayerId) -> Players:
    over = {effect.player: effect.controller for effect in lasting(table, IsControlled)}
    return tuple(other for other in opponents.function(table, player) if other != over.get(player))
