"""Sieges: what becomes of a battle that is defeated."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.changes.applying import happen
from apnap_reference.choices.simple import says_yes
from apnap_reference.objects.characteristics import face, on_battlefield
from apnap_reference.rulebook import rule
from apnap_reference.spells.casting import not_kept_from_casting, nothing_split_second, on_the_stack
from apnap_reference.state.abilities import keyword
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Moves, SpellCast
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.table import Object, PlayerId, Table


@rule("310.11b")
def defeated(moment: Moment) -> Iterator[Triggers]:
    """A Siege's ability triggers when its last defense counter is removed."""
    before = moment.before.objects.get(moment.source.id)
    after = moment.after.objects.get(moment.source.id)
    if before and after and before.counters.get("defense") and not after.counters.get("defense"):
        yield Triggers()


def exiled_and_cast(table: Table, thing: Object) -> Dialogue[Table]:
    """Exile the defeated Siege; then the ability's controller may cast its back face for free."""
    who, battle = thing.controller, thing.source
    if battle is None or not on_battlefield(table, battle):
        return table
    exiled = table.next_id
    table = happen(table, Moves(battle, "exile"))
    if not may_cast_transformed(table, who, table.objects[exiled]):
        return table
    table, agreed = yield from says_yes(table, who, "cast it transformed", exiled)
    if not agreed or exiled not in table.objects:
        return table
    return cast_transformed(table, who, table.objects[exiled])


@rule("712.11c")
def may_cast_transformed(table: Table, player: PlayerId, card: Object) -> bool:
    """Only the face that will be up on the stack decides whether a card can be cast."""
    return (
        face(card).back is not None
        and not_kept_from_casting(table, player, card)
        and nothing_split_second(table, player, card)
    )


@rule("712.11a")
def cast_transformed(table: Table, player: PlayerId, card: Object) -> Table:
    """A card cast transformed is put on the stack with its back face up."""
    table, spell = on_the_stack(table, card, player, transformed=True)
    return happen(table, SpellCast(spell, player))


keyword("Siege", Triggered(defeated, exiled_and_cast))
