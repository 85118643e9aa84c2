"""Cards that set or double the life total of one player, or have half of it paid."""

from __future__ import annotations

from apnap_reference.cards.phrases import TARGET_PLAYER, the_player, this_lasts
from apnap_reference.changes.applying import happen
from apnap_reference.changes.life_totals import life_known, life_total_becomes
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import FOREVER, BecomesOnly, GainsKeyword, HasBase
from apnap_reference.state.events import Life, Moves
from apnap_reference.state.stack_abilities import Activated, Cost, SpellAbility
from apnap_reference.state.table import Object, Table


def _becomes_twenty(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return happen(table, *life_total_becomes(table, the_player(thing), 20))


card("Blessed Wind", SpellAbility(_becomes_twenty, (TARGET_PLAYER,)))


def _doubled(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target = the_player(thing)
    table = happen(table, Life(target, life_known(table, target)))
    # The library is shuffled now (701.24a). The engine knows no chance: the order stays.
    return happen(table, Moves(thing.id, "library"))


card("Beacon of Immortality", SpellAbility(_doubled, (TARGET_PLAYER,)))


def _becomes_a_horror(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    kinds = BecomesOnly(("Creature",), ("Phyrexian", "Horror"))
    return this_lasts(table, thing, FOREVER, kinds, HasBase(4, 4), GainsKeyword("flying"))


card("Lurking Evil", Activated(Cost(half_of_life="rounded up"), _becomes_a_horror))
