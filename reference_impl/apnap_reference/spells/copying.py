"""Copies of spells on the stack."""

from __future__ import annotations

from apnap_reference.choices.simple import says_yes
from apnap_reference.players.players import in_game
from apnap_reference.rulebook import rule
from apnap_reference.spells.casting import spell_targets
from apnap_reference.spells.targets import choosable, choose_targets
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table, replace


@rule("707.10")
def copied(table: Table, spell: Object, by: PlayerId) -> tuple[Table, ObjectId]:
    """A copy of a spell is put on the stack with all that was decided for the spell."""
    number = table.next_id
    copy = replace(
        spell,
        id=number,
        name=f"~{number}",
        kind="copy",
        owner=by,
        controller=by,
        stamp=number,
    )
    return table.with_new(copy).with_on_stack(number), number


@rule("707.10c")
def with_new_targets(table: Table, copy: ObjectId) -> Dialogue[Table]:
    """The controller of a copy may choose new targets for it, or leave them as they are."""
    thing = table.objects[copy]
    words = spell_targets(thing)
    if not any(thing.targets) or not choosable(table, thing, words):
        return table
    table, agreed = yield from says_yes(table, thing.controller, "choose new targets", copy)
    if not agreed or not in_game(table, thing.controller):
        return table
    table, targets = yield from choose_targets(table, thing.controller, copy, words)
    if targets is None or copy not in table.objects:
        return table
    return table.with_object(replace(table.objects[copy], targets=targets))
