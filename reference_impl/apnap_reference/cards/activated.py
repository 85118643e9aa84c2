"""Permanents with an activated ability that gains life, deals damage or changes power."""

from __future__ import annotations

from apnap_reference.cards.instants import any_target
from apnap_reference.cards.phrases import TARGET_CREATURE, first_target, target_object
from apnap_reference.changes.applying import happen
from apnap_reference.objects.characteristics import has_type, on_battlefield
from apnap_reference.objects.lasting_effects import gets
from apnap_reference.players.players import in_game
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Damage, Life, Taps
from apnap_reference.state.stack_abilities import Activated, Cost, TargetWord
from apnap_reference.state.table import Object, Ref, Table


def _gains_one_life(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    who = thing.controller
    return happen(table, Life(who, 1)) if in_game(table, who) else table


card("Fountain of Youth", Activated(Cost(mana="{2}", tap=True), _gains_one_life))


def _tappable(table: Table, _: Object, ref: Ref) -> bool:
    """Allow an artifact, creature or land as a target."""
    return (
        isinstance(ref, int)
        and on_battlefield(table, ref)
        and any(has_type(table, ref, kind) for kind in ("Artifact", "Creature", "Land"))
    )


def _taps_target(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target = target_object(thing)
    return happen(table, Taps(target)) if target is not None else table


card(
    "Icy Manipulator",
    Activated(Cost(mana="{1}", tap=True), _taps_target, (TargetWord(_tappable),)),
)


def _its_source_damages(table: Table, thing: Object, amount: int) -> Table:
    target = first_target(thing)
    if target is None or thing.source is None:
        return table
    return happen(table, Damage(thing.source, target, amount))


def _deals_one_damage(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return _its_source_damages(table, thing, 1)


card(
    "Mogg Fanatic",
    Activated(Cost(sacrifice_self=True), _deals_one_damage, (TargetWord(any_target),)),
)


def plus_counters(table: Table, thing: Object) -> int:
    """Give the number of +1/+1 counters on an ability's source, as it is or last was (608.2h)."""
    number = thing.source if thing.source is not None else thing.id
    source = table.objects.get(number) or table.past[number].object
    return source.counters.get("+1/+1", 0)


def _grows_with_counters(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    more = plus_counters(table, thing)
    return gets(table, thing, target_object(thing), more, more)


card("Canopy Crawler", Activated(Cost(tap=True), _grows_with_counters, (TARGET_CREATURE,)))


def _burns_with_counters(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return _its_source_damages(table, thing, plus_counters(table, thing))


card(
    "Kilnmouth Dragon",
    Activated(Cost(tap=True), _burns_with_counters, (TargetWord(any_target),)),
)
