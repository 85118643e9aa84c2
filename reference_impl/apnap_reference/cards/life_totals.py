"""Cards that set or double the life total of one player, or have half of it paid."""

from __future__ import annotations

from apnap_reference.cards.phrases import TARGET_PLAYER, first_target
from apnap_reference.changes.applying import happen
from apnap_reference.changes.life_totals import life_known, life_total_becomes
from apnap_reference.objects.characteristics import on_battlefield
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import FOREVER, BecomesOnly, GainsKeyword, HasBase
from apnap_reference.state.events import Life, Moves
from apnap_reference.state.stack_abilities import Activated, Cost, SpellAbility
from apnap_reference.state.table import Object, Table


def _becomes_twenty(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target = first_target(thing)
    return (
        happen(table, *life_total_becomes(table, target, 20)) if isinstance(target, str) else table
    )


card("Blessed Wind", SpellAbility(_becomes_twenty, (TARGET_PLAYER,)))


def _doubled(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target = first_target(thing)
    if isinstance(target, str):
        table = happen(table, Life(target, life_known(table, target)))
    # The library is shuffled now (701.24a). The engine knows no chance: the order stays.
    return happen(table, Moves(thing.id, "library"))


card("Beacon of Immortality", SpellAbility(_doubled, (TARGET_PLAYER,)))


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
