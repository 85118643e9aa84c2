"""Cards that trigger on a land entering under their controller's control."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.cards.phrases import (
    TARGET_CREATURE,
    target_cant_block,
    target_gets,
)
from apnap_reference.changes.what_triggers import newcomers
from apnap_reference.objects.characteristics import controller, has_type
from apnap_reference.spells.modes import modal_ability
from apnap_reference.state.abilities import card
from apnap_reference.state.stack_abilities import Mode, Moment, Triggered, Triggers


def _a_land_of_yours_enters(moment: Moment) -> Iterator[Triggers]:
    for land in newcomers(moment):
        own = controller(moment.after, land.id) == moment.controller
        if own and has_type(moment.after, land.id, "Land"):
            yield Triggers()


_resolve, _modes = modal_ability(
    Mode("pump", target_gets(2, 0), (TARGET_CREATURE,)),
    Mode("unblocking", target_cant_block, (TARGET_CREATURE,)),
)
card("Retreat to Valakut", Triggered(_a_land_of_yours_enters, _resolve, modes=_modes))
