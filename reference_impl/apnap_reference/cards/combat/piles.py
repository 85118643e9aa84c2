"""Stand or Fall: creatures in two piles, of which one may block."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.choices.apnap_order import Picks, all_choose
from apnap_reference.choices.piles import Pile, choose_pile
from apnap_reference.choices.simple import objects_choice
from apnap_reference.objects.characteristics import permanents
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.objects.within_range import players_affected
from apnap_reference.players.players import in_game
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Choice, Dialogue
from apnap_reference.state.effects import END_OF_TURN, OnlyTheseBlock
from apnap_reference.state.events import StepBegins
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.table import Object, PlayerId, Table


def _own_combat_begins(moment: Moment) -> Iterator[Triggers]:
    if moment.controller in moment.after.turn.side:
        for event in moment.events:
            if event == StepBegins("beginning_of_combat"):
                yield Triggers()


def _stand_or_fall(table: Table, thing: Object) -> Dialogue[Table]:
    combat = table.turn.combat
    defending = combat.defending if combat else ()
    everybody = players_affected(table, thing.controller)
    order = tuple(player for player in everybody if player in defending)

    def to_separate(now: Table, _: Picks) -> Iterator[Choice]:
        for player in order:
            among = tuple(creature.id for creature in permanents(now, "Creature", of=player))
            key, most = _first_pile(player), len(among)
            yield objects_choice(key, thing.controller, among, "first pile", least=0, most=most)

    table, picks = yield from all_choose(table, to_separate)
    if not in_game(table, thing.controller):
        return table
    piles: dict[PlayerId, tuple[Pile, Pile]] = {}
    for player in order:
        creatures = tuple(creature.id for creature in permanents(table, "Creature", of=player))
        named = picks.get(_first_pile(player), ())
        first = tuple(one for one in creatures if one in named)
        piles[player] = (first, tuple(one for one in creatures if one not in first))
    kept: Pile = ()
    for player in order:
        if in_game(table, player) and any(piles[player]):
            table, pile = yield from choose_pile(table, player, piles[player], "pile that blocks")
            kept += pile
    return with_effect(table, OnlyTheseBlock(), thing.controller, END_OF_TURN, objects=kept)


def _first_pile(player: PlayerId) -> str:
    """Name the choice of a first pile; piles of several players are made in any order (101.4c)."""
    return f"first pile of {player}"


card("Stand or Fall", Triggered(_own_combat_begins, _stand_or_fall))
