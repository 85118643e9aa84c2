"""Misreadings of rule 106: how long mana stays."""

from __future__ import annotations

from apnap.protocol import Payment
from apnap_misreadings.mutant import mutant
from apnap_reference.spells.mana import pay_mana
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import PlayerId, Table, replace
from apnap_reference.turn.phases_and_steps import PHASE_OF, mana_emptied


@mutant(
    "106.4",
    "unspent mana stays in a player's mana pool until the end of the phase",
    replaces=mana_emptied,
)
def mana_lasts_through_the_phase(table: Table) -> Table:
    turn = table.turn
    same = turn.to_come and PHASE_OF[turn.to_come[0]] == PHASE_OF[turn.step]
    return table if same else mana_emptied.function(table)


@mutant(
    "106.4",
    "unspent mana stays in a player's mana pool until the end of the turn",
    replaces=mana_emptied,
)
def mana_lasts_through_the_turn(table: Table) -> Table:
    return mana_emptied.function(table) if table.turn.step == "cleanup" else table


@mutant("106.4", "only the active player loses unspent mana as a step ends", replaces=mana_emptied)
def only_the_active_player_loses_mana(table: Table) -> Table:
    before = {player.name: player.mana for player in table.players}
    table = mana_emptied.function(table)
    players = tuple(
        player if player.name in table.turn.side else replace(player, mana=before[player.name])
        for player in table.players
    )
    return replace(table, players=players)


@mutant(
    "106.4",
    "mana left over after a payment is lost at once",
    replaces=pay_mana,
    since="2006-10-01",
)
def change_is_lost(
    table: Table, player: PlayerId, cost: str, how: Payment | None
) -> Dialogue[Table]:
    table = yield from pay_mana.function(table, player, cost, how)
    return table.with_player(replace(table.player(player), mana=()))
