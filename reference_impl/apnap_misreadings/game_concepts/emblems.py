"""Misreadings of 114: whose an emblem is, and where it works."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.emblems import gets_an_emblem
from apnap_reference.objects.characteristics import having_abilities, on_battlefield
from apnap_reference.state.abilities import EMBLEM
from apnap_reference.state.table import Object, PlayerId, Table, replace


@mutant(
    "114.2",
    "an emblem is owned by the owner of the planeswalker that gave it, and leaves with that player",
    replaces=gets_an_emblem,
)
def emblems_of_the_cards_owner(table: Table, player: PlayerId, card: str) -> Table:
    done = gets_an_emblem.function(table, player, card)
    owners = [p.object.owner for p in table.past.values() if p.object.card == card]
    for emblem in done.in_zone("command"):
        if emblem.id not in table.objects and owners:
            done = done.with_object(replace(emblem, owner=owners[-1]))
    return done


@mutant(
    "114.4",
    "an emblem works only as long as the planeswalker that gave it is on the battlefield",
    replaces=having_abilities,
)
def emblems_need_their_planeswalker(table: Table) -> tuple[Object, ...]:
    there = {thing.card for thing in table.in_zone("battlefield")}
    return tuple(
        thing
        for thing in having_abilities.function(table)
        if on_battlefield(table, thing.id) or thing.card.removeprefix(EMBLEM) in there
    )
