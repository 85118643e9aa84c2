"""Misreadings of rule 705: who has to do with a flip of a coin."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.choices.chance import flip_won
from apnap_reference.choices.simple import says_yes
from apnap_reference.players.players import opponents, teammates
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import PlayerId, Table


@mutant("705.2", "an opponent calls when a player flips a coin", replaces=flip_won)
def an_opponent_calls(table: Table, player: PlayerId) -> Dialogue[tuple[Table, bool]]:
    for other in opponents(table, player)[:1]:
        table, _ = yield from says_yes(table, other, "call heads")
    return (yield from flip_won.function(table, player))


@mutant("705.2", "a teammate calls when a player flips a coin", replaces=flip_won)
def a_teammate_calls(table: Table, player: PlayerId) -> Dialogue[tuple[Table, bool]]:
    for other in teammates(table, player)[:1]:
        table, _ = yield from says_yes(table, other, "call heads")
    return (yield from flip_won.function(table, player))
