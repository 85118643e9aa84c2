"""Cards that set, double or look at the life total of one player, or have half of it paid."""

from __future__ import annotations

from typing import Final

from apnap_reference.cards.beginnings import each_players
from apnap_reference.cards.phrases import TARGET_PLAYER, first_target
from apnap_reference.changes.applying import happen
from apnap_reference.changes.life_totals import becomes, life_known
from apnap_reference.objects.characteristics import on_battlefield
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import FOREVER, BecomesOnly, GainsKeyword, HasBase
from apnap_reference.state.events import Life, Moves
from apnap_reference.state.stack_abilities import Activated, Cost, Moment, SpellAbility, Triggered
from apnap_reference.state.table import Object, PlayerId, Table
from apnap_reference.turn.ending_the_game import wins_the_game

MUCH: Final = 50
"""How much life somebody must have to win with Test of Endurance."""


def _becomes_twenty(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target = first_target(thing)
    return happen(table, *becomes(table, target, 20)) if isinstance(target, str) else table


card("Blessed Wind", SpellAbility(_becomes_twenty, (TARGET_PLAYER,)))


def _doubled(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target = first_target(thing)
    if isinstance(target, str):
        table = happen(table, Life(target, life_known(table, target)))
    # The library is shuffled now (701.24a). The engine knows no chance: the order stays.
    return happen(table, Moves(thing.id, "library"))


card("Beacon of Immortality", SpellAbility(_doubled, (TARGET_PLAYER,)))


def _yours(moment: Moment) -> tuple[PlayerId, ...]:
    return (moment.controller,)


def _has_much_life(table: Table, thing: Object) -> bool:
    return life_known(table, thing.controller) >= MUCH


def _you_win(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return wins_the_game(table, thing.controller)


card(
    "Test of Endurance",
    Triggered(each_players("upkeep", _yours), _you_win, provided=_has_much_life),
)


def _becomes_a_horror(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    this, who = thing.source, thing.controller
    if this is None or not on_battlefield(table, this):
        return table
    kinds = BecomesOnly(("Creature",), ("Phyrexian", "Horror"))
    for does in (kinds, HasBase(4, 4), GainsKeyword("flying")):
        table = with_effect(table, does, who, FOREVER, (this,))
    return table


card("Lurking Evil", Activated(Cost(half_of_life="rounded up"), _becomes_a_horror))
