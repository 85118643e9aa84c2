"""A creature whose counters are used for costs, and that can have only so many of them."""

from __future__ import annotations

from typing import Final

from apnap_reference.cards.phrases import this_gets_counters, this_lasts
from apnap_reference.cards.triggers.beginnings import each_players
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_TURN, PreventsNextDamage
from apnap_reference.state.stack_abilities import Activated, Cost, Moment, Triggered
from apnap_reference.state.static_abilities import EntersWith, LimitsCounters
from apnap_reference.state.table import Object, PlayerId, Table

DREAMS: Final = 7


def _adds_only_mana(table: Table, _: Object) -> Dialogue[Table]:
    yield from ()
    return table


def _one_less_damage(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return this_lasts(table, thing, END_OF_TURN, PreventsNextDamage(1))


def _yours(moment: Moment) -> tuple[PlayerId, ...]:
    return (moment.controller,)


def _began_untapped(table: Table, thing: Object) -> bool:
    return thing.source not in table.turn.began_tapped


def _one_more_dream(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return this_gets_counters(table, thing, "dream", 1)


card(
    "Rasputin Dreamweaver",
    EntersWith(
        lambda _table, _arrival: (), lambda _table, arrival: arrival.with_counters("dream", DREAMS)
    ),
    Activated(Cost(counters="dream"), _adds_only_mana, adds=("C",)),
    Activated(Cost(counters="dream"), _one_less_damage),
    Triggered(each_players("upkeep", _yours), _one_more_dream, provided=_began_untapped),
    LimitsCounters("dream", DREAMS),
)
