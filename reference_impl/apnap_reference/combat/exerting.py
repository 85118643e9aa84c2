"""Exert, an optional cost to attack: the creature won't untap for a while (701.43)."""

from __future__ import annotations

from collections.abc import Iterable

from apnap_reference.changes.applying import happen
from apnap_reference.choices.simple import says_yes
from apnap_reference.objects.characteristics import abilities_in_play, controller
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.rulebook import rule
from apnap_reference.state.combat_abilities import MayBeExerted
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import FOREVER, StaysTapped
from apnap_reference.state.events import Exerts
from apnap_reference.state.table import ObjectId, Table


@rule("508.1g")
def optional_costs_chosen(
    table: Table, attackers: Iterable[ObjectId]
) -> Dialogue[tuple[Table, tuple[ObjectId, ...]]]:
    """The active player chooses which optional costs to attack they pay."""
    exerted: tuple[ObjectId, ...] = ()
    able = {source.id for source, _ in abilities_in_play(table, MayBeExerted)}
    for attacker in attackers:
        if attacker in able:
            who = controller(table, attacker)
            table, agreed = yield from says_yes(table, who, "exert", attacker)
            exerted += (attacker,) if agreed else ()
    return table, exerted


@rule("701.43a")
def exert(table: Table, things: tuple[ObjectId, ...]) -> Table:
    """A player who exerts a permanent doesn't untap it in their next untap step."""
    for thing in things:
        who = controller(table, thing)
        table = with_effect(table, StaysTapped(who), who, FOREVER, (thing,))
    return happen(table, *(Exerts(thing) for thing in things)) if things else table
