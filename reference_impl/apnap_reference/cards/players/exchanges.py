"""Cards that exchange life totals, let somebody else draw, or keep players from gaining life."""

from __future__ import annotations

from typing import Final

from apnap_reference.cards.phrases import a_player, the_player
from apnap_reference.changes.applying import happen
from apnap_reference.changes.life_totals import can_be_exchanged, exchanged
from apnap_reference.objects.characteristics import controller
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.objects.within_range import players_affected
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_TURN, DrawsInstead
from apnap_reference.state.stack_abilities import Activated, Cost, SpellAbility, TargetWord
from apnap_reference.state.static_abilities import CantGainLife
from apnap_reference.state.table import Object, PlayerId, Table

TWO_PLAYERS: Final = TargetWord(a_player, least=2, most=2)


def _exchange(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    players = tuple(ref for refs in thing.targets for ref in refs if isinstance(ref, str))
    if len(players) < TWO_PLAYERS.least:
        return table
    changes = exchanged(table, players[0], players[1])
    return happen(table, *changes) if changes and can_be_exchanged(table, changes) else table


card("Soul Conduit", Activated(Cost(mana="{6}", tap=True), _exchange, (TWO_PLAYERS,)))


def _draw_for_the_target(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return with_effect(table, DrawsInstead(the_player(thing)), thing.controller, END_OF_TURN)


card("Plagiarize", SpellAbility(_draw_for_the_target, (TargetWord(a_player),)))


def _players_near(table: Table, source: Object) -> tuple[PlayerId, ...]:
    return players_affected(table, controller(table, source.id))


card("Giant Cindermaw", CantGainLife(_players_near))
