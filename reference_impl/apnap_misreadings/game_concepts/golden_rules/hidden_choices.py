"""Misreadings of rule 101.4a: what stays concealed until all have chosen."""

from __future__ import annotations

from apnap.protocol import state as shown
from apnap_misreadings.mutant import mutant, switched
from apnap_reference.choices.simple import may_stay_hidden
from apnap_reference.players.players import everybody
from apnap_reference.showing import shown_pick
from apnap_reference.state.table import Pick, PlayerId, Table, replace

FEW = 2


switched(
    "101.4a",
    "cards chosen from a hand are revealed at once instead of after all players have chosen",
    name="hidden-picks-are-shown",
    switch="hidden_choices",
    value=False,
)


@mutant(
    "101.4a",
    "when only two players are in the game, cards are chosen from hands face up",
    replaces=may_stay_hidden,
)
def two_players_choose_openly(table: Table) -> bool:
    return may_stay_hidden.function(table) and len(everybody(table)) > FEW


@mutant(
    "101.4a",
    "cards that the controlling player chooses for a controlled player are hidden from that player",
    replaces=shown_pick,
)
def ones_own_cards_are_hidden(table: Table, pick: Pick, viewer: PlayerId | None) -> shown.Pick:
    if viewer == pick.who != pick.by:
        return shown_pick.function(table, replace(pick, who=pick.by), viewer)
    return shown_pick.function(table, pick, viewer)
