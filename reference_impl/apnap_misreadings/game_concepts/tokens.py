"""Misreadings of rule 111: who owns a token, and whether one comes back."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import is_stray_token, token_created
from apnap_reference.state.events import Makes
from apnap_reference.state.table import ObjectId, Table, replace


@mutant(
    "111.2", "a token is owned by the owner of the card that created it", replaces=token_created
)
def tokens_of_the_owner(table: Table, event: Makes) -> Table:
    number = table.next_id
    table = token_created.function(table, event)
    source = table.objects.get(event.source)
    if source is None or number not in table.objects:
        return table
    return table.with_object(replace(table.objects[number], owner=source.owner))


@mutant(
    "111.8",
    "a token that is exiled and returned at once comes back as a card does",
    replaces=is_stray_token,
)
def tokens_flicker(table: Table, thing: ObjectId) -> bool:
    return is_stray_token.function(table, thing) and table.objects[thing].zone != "exile"
