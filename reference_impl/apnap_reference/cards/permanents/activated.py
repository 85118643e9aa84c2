"""Permanents with an activated ability that gains life, deals damage or changes power."""

from __future__ import annotations

from apnap_reference.cards.phrases import (
    TARGET_CREATURE,
    gains_life,
    the_object,
    the_target,
)
from apnap_reference.cards.spells.instants import any_target
from apnap_reference.changes.applying import happen
from apnap_reference.changes.triggering import last_known
from apnap_reference.objects.characteristics import has_type, on_battlefield
from apnap_reference.objects.lasting_effects import gets
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Damage, Taps
from apnap_reference.state.stack_abilities import Activated, Cost, TargetWord
from apnap_reference.state.table import Object, Ref, Table, source_of

card("Fountain of Youth", Activated(Cost(mana="{2}", tap=True), gains_life(1)))


def _tappable(table: Table, _: Object, ref: Ref) -> bool:
    """Allow an artifact, creature or land as a target."""
    return (
        isinstance(ref, int)
        and on_battlefield(table, ref)
        and any(has_type(table, ref, kind) for kind in ("Artifact", "Creature", "Land"))
    )


def _taps_target(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return happen(table, Taps(the_object(thing)))


card(
    "Icy Manipulator",
    Activated(Cost(mana="{1}", tap=True), _taps_target, (TargetWord(_tappable),)),
)


def _its_source_damages(table: Table, thing: Object, amount: int) -> Table:
    return happen(table, Damage(source_of(thing), the_target(thing), amount))


def _deals_one_damage(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return _its_source_damages(table, thing, 1)


card(
    "Mogg Fanatic",
    Activated(Cost(sacrifice_self=True), _deals_one_damage, (TargetWord(any_target),)),
)


def plus_counters(table: Table, thing: Object) -> int:
    """Give the number of +1/+1 counters on an ability's source, as it is or last was (608.2h)."""
    return last_known(table, source_of(thing)).counters.get("+1/+1", 0)


def _grows_with_counters(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    more = plus_counters(table, thing)
    return gets(table, thing, the_object(thing), more, more)


card("Canopy Crawler", Activated(Cost(tap=True), _grows_with_counters, (TARGET_CREATURE,)))


def _burns_with_counters(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return _its_source_damages(table, thing, plus_counters(table, thing))


card(
    "Kilnmouth Dragon",
    Activated(Cost(tap=True), _burns_with_counters, (TargetWord(any_target),)),
)
