"""Stand or Fall: creatures in two piles, of which one may block."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.choices.piles import Pile, choose_pile
from apnap_reference.choices.simple import choose_objects
from apnap_reference.objects.characteristics import permanents
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.objects.within_range import players_affected
from apnap_reference.players.players import in_game
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_TURN, OnlyTheseBlock
from apnap_reference.state.events import StepBegins
from apnap_reference.state.stack_abilities import Fired, Moment, Triggered
from apnap_reference.state.table import Object, PlayerId, Table


def _own_combat_begins(moment: Moment) -> Iterator[Fired]:
    if moment.controller in moment.after.turn.side:
        for event in moment.events:
            if event == StepBegins("beginning_of_combat"):
                yield Fired()


def _stand_or_fall(table: Table, thing: Object) -> Dialogue[Table]:
    combat = table.turn.combat
    defending = combat.defending if combat else ()
    everybody = players_affected(table, thing.controller)
    order = tuple(player for player in everybody if player in defending)
    piles: dict[PlayerId, tuple[Pile, Pile]] = {}
    for player in order:
        creatures = tuple(creature.id for creature in permanents(table, "Creature", of=player))
        table, first = yield from choose_objects(
            table, thing.controller, creatures, "first pile", least=0, most=len(creatures)
        )
        piles[player] = (first, tuple(one for one in creatures if one not in first))
    kept: Pile = ()
    for player in order:
        if in_game(table, player) and any(piles[player]):
            table, pile = yield from choose_pile(table, player, piles[player], "pile that blocks")
            kept += pile
    return with_effect(table, OnlyTheseBlock(), thing.controller, END_OF_TURN, objects=kept)


card("Stand or Fall", Triggered(_own_combat_begins, _stand_or_fall))
