"""Enchantments that may be cast like instants, and are sacrificed as that turn ends."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from apnap_reference.cards.groups import yours_are_tougher
from apnap_reference.changes.applying import happen
from apnap_reference.changes.what_triggers import still_meant
from apnap_reference.objects.layers import grown, with_keyword
from apnap_reference.state.abilities import card, delayed_ability
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Moves, StepBegins
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.static_abilities import Change, FlashForATurn, Seen, StaticChange
from apnap_reference.state.table import Object, Table

SACRIFICED: Final = "cast as though it had flash#sacrificed"


def _cleanup_step_begins(moment: Moment) -> Iterator[Triggers]:
    if StepBegins("cleanup") in moment.events:
        yield Triggers()


def _its_controller_sacrifices_it(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    found = still_meant(table, thing)
    return happen(table, Moves(found, "graveyard")) if found is not None else table


delayed_ability(SACRIFICED, Triggered(_cleanup_step_begins, _its_controller_sacrifices_it))
OWN_FLASH: Final = FlashForATurn(SACRIFICED)


card("Parapet", OWN_FLASH, StaticChange("7c", yours_are_tougher))


def _host_is_stronger(_: Table, source: Object, __: Seen) -> Iterator[Change]:
    if isinstance(source.attached_to, int):
        more = partial(grown, power=1, toughness=0)
        yield Change("7c", source.stamp, (source.attached_to,), more)


def _host_strikes_first(_: Table, source: Object, __: Seen) -> Iterator[Change]:
    if isinstance(source.attached_to, int):
        first = partial(with_keyword, word="first strike")
        yield Change("6", source.stamp, (source.attached_to,), first)


card(
    "Lightning Reflexes",
    OWN_FLASH,
    StaticChange("6", _host_strikes_first),
    StaticChange("7c", _host_is_stronger),
)
