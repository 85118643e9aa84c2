"""A Fortification, which protects a land and strengthens a creature."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from apnap_reference.cards.phrases import TARGET_CREATURE, target_gets
from apnap_reference.objects.layers import with_keyword
from apnap_reference.state.abilities import card
from apnap_reference.state.events import Taps
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.static_abilities import Change, Seen, StaticChange
from apnap_reference.state.table import Object, Table


def _the_land_is_indestructible(_: Table, source: Object, __: Seen) -> Iterator[Change]:
    if isinstance(source.attached_to, int):
        lasts = partial(with_keyword, word="indestructible")
        yield Change("6", source.stamp, (source.attached_to,), lasts)


def _the_land_is_tapped(moment: Moment) -> Iterator[Triggers]:
    for event in moment.events:
        if isinstance(event, Taps) and event.thing == moment.source.attached_to:
            yield Triggers()


card(
    "Darksteel Garrison",
    StaticChange("6", _the_land_is_indestructible),
    Triggered(_the_land_is_tapped, target_gets(1, 1), targets=(TARGET_CREATURE,)),
)
