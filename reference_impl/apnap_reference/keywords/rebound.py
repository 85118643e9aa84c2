"""Rebound: a spell cast from hand is exiled, and may be cast again at the next upkeep (702.88)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap_reference.changes.applying import happen
from apnap_reference.changes.what_triggers import still_meant
from apnap_reference.choices.simple import says_yes
from apnap_reference.rulebook import rule
from apnap_reference.spells.casting import (
    in_its_window,
    not_kept_from_casting,
    nothing_split_second,
    on_the_stack,
    spell_targets,
    with_targets,
)
from apnap_reference.spells.mana import a_way, mana_sources, spent
from apnap_reference.spells.targets import choosable
from apnap_reference.spells.total_cost import total_cost
from apnap_reference.state.abilities import delayed_ability, keyword
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import SpellCast, StepBegins
from apnap_reference.state.stack_abilities import Cost, Moment, Triggered, Triggers
from apnap_reference.state.static_abilities import ExiledAsItResolves
from apnap_reference.state.table import Object, PlayerId, Table, replace

CASTS: Final = "rebound#casts"


@rule("702.88a")
def at_your_next_upkeep(moment: Moment) -> Iterator[Triggers]:
    """A spell with rebound may be cast again at the next upkeep of whoever controlled it."""
    theirs = moment.controller in moment.after.turn.side
    if theirs and StepBegins("upkeep") in moment.events:
        yield Triggers()


@rule("702.88b")
def cost_of_casting_again(table: Table, player: PlayerId, card: Object) -> str:
    """A spell cast by rebound costs nothing but what is added to its costs."""
    return total_cost(table, player, card, Cost()).mana


def _may_be_cast(table: Table, player: PlayerId, card: Object) -> bool:
    spell = replace(card, controller=player)
    way = a_way(
        cost_of_casting_again(table, player, spell),
        table.player(player).mana,
        mana_sources(table, player),
    )
    return (
        way is not None
        and choosable(table, spell, spell_targets(spell))
        and not_kept_from_casting(table, player, card)
        and nothing_split_second(table, player, card)
        and in_its_window(table, player, card)
    )


def _cast_again(table: Table, thing: Object) -> Dialogue[Table]:
    found, who = still_meant(table, thing), thing.controller
    if found is None or not _may_be_cast(table, who, table.objects[found]):
        return table
    table, agreed = yield from says_yes(table, who, "cast it again", found)
    if not agreed or found not in table.objects:
        return table
    table, spell = on_the_stack(table, table.objects[found], who)
    table = yield from with_targets(table, who, spell, spell_targets(table.objects[spell]), None)
    if spell not in table.objects:
        return table
    cost = cost_of_casting_again(table, who, table.objects[spell])
    way = a_way(cost, table.player(who).mana, mana_sources(table, who))
    table = spent(table, who, cost, way) if way is not None else table
    return happen(table, SpellCast(spell, who))


keyword("rebound", ExiledAsItResolves(CASTS))
delayed_ability(CASTS, Triggered(at_your_next_upkeep, _cast_again))
