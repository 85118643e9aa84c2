"""Cards that add turns or phases, or take over another player's turn."""

from __future__ import annotations

from apnap_reference.cards.phrases import (
    TARGET_PLAYER,
    the_player,
    this_damages_players_in_combat,
)
from apnap_reference.changes.applying import happen
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.objects.within_range import permanents_affected
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import FOREVER, WillBeControlled
from apnap_reference.state.events import Moves, Untaps
from apnap_reference.state.memories import number_in
from apnap_reference.state.stack_abilities import (
    Activated,
    Cost,
    SpellAbility,
    Triggered,
)
from apnap_reference.state.table import Object, Table
from apnap_reference.turn.extra import (
    with_another_combat,
    with_extra_turn,
    with_upkeeps_after_this_phase,
)


def _extra_turn(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return with_extra_turn(table, thing.controller)


card("Time Walk", SpellAbility(_extra_turn))


def _extra_turn_for_target(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return with_extra_turn(table, the_player(thing))


card("Time Warp", SpellAbility(_extra_turn_for_target, (TARGET_PLAYER,)))


def _attack_again(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    creatures = permanents_affected(table, thing.controller, "Creature")
    untapping = (Untaps(one) for one in creatures if one in table.turn.attacked)
    return with_another_combat(happen(table, *untapping))


card("Relentless Assault", SpellAbility(_attack_again))


def _take_over(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    does = WillBeControlled(the_player(thing))
    return with_effect(table, does, thing.controller, FOREVER)


card(
    "Mindslaver",
    Activated(
        Cost(mana="{4}", tap=True, sacrifice_self=True), _take_over, targets=(TARGET_PLAYER,)
    ),
)


def _take_over_once(table: Table, thing: Object) -> Dialogue[Table]:
    table = yield from _take_over(table, thing)
    return happen(table, Moves(thing.id, "exile"))


card("Worst Fears", SpellAbility(_take_over_once, (TARGET_PLAYER,)))


def _so_many_upkeeps(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return with_upkeeps_after_this_phase(table, thing.controller, number_in(thing.memory, "amount"))


card("Obeka, Splitter of Seconds", Triggered(this_damages_players_in_combat, _so_many_upkeeps))
