"""Misreadings of 704.5f to 704.5i: what puts creatures and planeswalkers into graveyards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from apnap_misreadings.common import (
    apart_from,
    has_come_to_life,
    is_artifact,
    is_borrowed,
    is_face_down,
    is_token,
)
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import damaged
from apnap_reference.changes.destroying import regenerated, shield_of
from apnap_reference.objects.characteristics import (
    characteristics,
    has_keyword,
    permanents,
    printed,
)
from apnap_reference.procedure.state_based_actions import (
    deathtouch_forgotten,
    destroyed_by_damage,
    destroyed_by_deathtouch,
    saved_by_regeneration,
    without_loyalty,
    without_toughness,
)
from apnap_reference.state.events import Damage, Moves
from apnap_reference.state.table import ObjectId, Table, replace


@mutant(
    "614.8",
    "regeneration doesn't replace destruction by damage, only by an effect that says destroy",
    replaces=saved_by_regeneration,
)
def only_spells_are_regenerated_from(_: Table) -> tuple[ObjectId, ...]:
    return ()


@mutant(
    "701.19a",
    "a creature that regenerates goes on attacking or blocking",
    replaces=regenerated,
)
def fights_on_after_regenerating(table: Table, things: Iterable[ObjectId]) -> Table:
    done = regenerated.function(table, things)
    return done.with_combat(table.turn.combat)


@mutant(
    "701.19a",
    "a creature that has regenerated once regenerates each time in that turn",
    replaces=regenerated,
)
def regenerates_all_turn(table: Table, things: Iterable[ObjectId]) -> Table:
    return replace(regenerated.function(table, things), effects=table.effects)


@mutant(
    "704.5f",
    "an indestructible creature with toughness 0 isn't put into the graveyard",
    replaces=without_toughness,
    since="2006-10-01",
)
def indestructible_without_toughness(table: Table) -> Iterator[Moves]:
    for move in without_toughness.function(table):
        if not has_keyword(table, move.thing, "indestructible"):
            yield move


@mutant(
    "704.5f",
    "regeneration saves a creature whose toughness is 0",
    replaces=without_toughness,
)
def regenerating_without_toughness(table: Table) -> Iterator[Moves]:
    for move in without_toughness.function(table):
        if shield_of(table, move.thing) is None:
            yield move


@mutant(
    "704.5f",
    "a land with toughness 0 that an effect makes a creature stays on the battlefield",
    replaces=without_toughness,
)
def living_lands_do_without_toughness(table: Table) -> Iterator[Moves]:
    return apart_from(table, without_toughness.function(table), has_come_to_life)


@mutant(
    "704.5f",
    "a face-down creature with toughness 0 stays on the battlefield",
    replaces=without_toughness,
)
def hidden_creatures_do_without_toughness(table: Table) -> Iterator[Moves]:
    return apart_from(table, without_toughness.function(table), is_face_down)


@mutant(
    "704.5f",
    "a creature with toughness 0 stays if it is under another player than its owner",
    replaces=without_toughness,
)
def borrowed_creatures_do_without_toughness(table: Table) -> Iterator[Moves]:
    return apart_from(table, without_toughness.function(table), is_borrowed)


@mutant(
    "704.5f",
    "creatures with toughness 0 stay on the battlefield until combat is over",
    replaces=without_toughness,
)
def fighters_do_without_toughness(table: Table) -> Iterator[Moves]:
    if table.turn.combat is None:
        yield from without_toughness.function(table)


@mutant(
    "704.5g",
    (
        "a creature is destroyed by damage equal to its printed toughness, even if its "
        "toughness is higher now"
    ),
    replaces=destroyed_by_damage,
    since="2024-06-07",
)
def printed_toughness_counts(table: Table) -> Iterator[Moves]:
    for thing in permanents(table, "Creature"):
        toughness = printed(thing).toughness or 0
        if 0 < toughness <= thing.damage and not has_keyword(table, thing.id, "indestructible"):
            yield Moves(thing.id, "graveyard")


@mutant(
    "704.5g",
    "a creature is destroyed only by more damage than its toughness",
    replaces=destroyed_by_damage,
)
def exactly_lethal_is_survived(table: Table) -> Iterator[Moves]:
    for move in destroyed_by_damage.function(table):
        thing = table.objects[move.thing]
        if thing.damage > (characteristics(table, thing.id).toughness or 0):
            yield move


@mutant(
    "704.5g",
    "lethal damage destroys no token",
    replaces=destroyed_by_damage,
)
def tokens_bear_all_damage(table: Table) -> Iterator[Moves]:
    return apart_from(table, destroyed_by_damage.function(table), is_token)


@mutant(
    "704.5g",
    "lethal damage destroys no land that an effect makes a creature",
    replaces=destroyed_by_damage,
)
def living_lands_bear_all_damage(table: Table) -> Iterator[Moves]:
    return apart_from(table, destroyed_by_damage.function(table), has_come_to_life)


@mutant(
    "704.5g",
    "lethal damage destroys no face-down creature",
    replaces=destroyed_by_damage,
)
def hidden_creatures_bear_all_damage(table: Table) -> Iterator[Moves]:
    return apart_from(table, destroyed_by_damage.function(table), is_face_down)


@mutant(
    "704.5g",
    "lethal damage destroys no creature that is under another player than its owner",
    replaces=destroyed_by_damage,
)
def borrowed_creatures_bear_all_damage(table: Table) -> Iterator[Moves]:
    return apart_from(table, destroyed_by_damage.function(table), is_borrowed)


@mutant(
    "704.5h",
    "deathtouch doesn't destroy a creature whose toughness is higher than the damage",
    replaces=destroyed_by_deathtouch,
)
def deathtouch_needs_lethal_damage(_: Table) -> Iterator[Moves]:
    yield from ()


@mutant(
    "704.5h",
    "a creature that a source with deathtouch has damaged is destroyed even later in the turn",
    replaces=deathtouch_forgotten,
)
def deathtouch_lasts(table: Table) -> Table:
    return table


@mutant(
    "704.5h",
    "deathtouch destroys only creatures that were dealt combat damage",
    replaces=damaged,
    origin="others",
)
def deathtouch_in_combat_only(table: Table, event: Damage) -> Table:
    done = damaged.function(table, event)
    return done if event.combat else _touched_as_before(table, event, done)


@mutant(
    "704.5h",
    "a source that has left the battlefield has no deathtouch any more",
    replaces=damaged,
    origin="others",
)
def deathtouch_leaves_with_its_source(table: Table, event: Damage) -> Table:
    done = damaged.function(table, event)
    return done if event.source in table.objects else _touched_as_before(table, event, done)


@mutant(
    "704.5h",
    "deathtouch destroys no tokens",
    replaces=destroyed_by_deathtouch,
)
def tokens_bear_deathtouch(table: Table) -> Iterator[Moves]:
    return apart_from(table, destroyed_by_deathtouch.function(table), is_token)


@mutant(
    "704.5h",
    "deathtouch destroys no artifact creatures",
    replaces=destroyed_by_deathtouch,
)
def artifacts_bear_deathtouch(table: Table) -> Iterator[Moves]:
    return apart_from(table, destroyed_by_deathtouch.function(table), is_artifact)


@mutant(
    "704.5h",
    "deathtouch destroys no land that an effect makes a creature",
    replaces=destroyed_by_deathtouch,
)
def living_lands_bear_deathtouch(table: Table) -> Iterator[Moves]:
    return apart_from(table, destroyed_by_deathtouch.function(table), has_come_to_life)


@mutant(
    "704.5h",
    "deathtouch destroys no face-down creature",
    replaces=destroyed_by_deathtouch,
)
def hidden_creatures_bear_deathtouch(table: Table) -> Iterator[Moves]:
    return apart_from(table, destroyed_by_deathtouch.function(table), is_face_down)


@mutant(
    "704.5h",
    "deathtouch destroys no creature that is under another player than its owner",
    replaces=destroyed_by_deathtouch,
)
def borrowed_creatures_bear_deathtouch(table: Table) -> Iterator[Moves]:
    return apart_from(table, destroyed_by_deathtouch.function(table), is_borrowed)


@mutant(
    "704.5h",
    "of several creatures dealt damage by sources with deathtouch only one is destroyed",
    replaces=destroyed_by_deathtouch,
)
def deathtouch_destroys_one(table: Table) -> Iterator[Moves]:
    yield from tuple(destroyed_by_deathtouch.function(table))[:1]


@mutant(
    "704.5i",
    "a planeswalker is put into the graveyard only once its ability has resolved",
    replaces=without_loyalty,
)
def planeswalkers_wait_for_their_ability(table: Table) -> Iterator[Moves]:
    busy = {thing.source for thing in table.in_zone("stack")}
    for move in without_loyalty.function(table):
        if move.thing not in busy:
            yield move


@mutant(
    "704.5i",
    "a planeswalker with loyalty 0 stays on the battlefield until it is attacked again",
    replaces=without_loyalty,
)
def planeswalkers_without_loyalty_stay(_: Table) -> Iterator[Moves]:
    yield from ()


@mutant(
    "704.5i",
    "a planeswalker with loyalty 1 is put into the graveyard as if it had none",
    replaces=without_loyalty,
)
def the_last_loyalty_does_not_count(table: Table) -> Iterator[Moves]:
    for thing in permanents(table, "Planeswalker"):
        if thing.counters.get("loyalty", 0) <= 1:
            yield Moves(thing.id, "graveyard")


@mutant(
    "704.5i",
    "a planeswalker without loyalty stays if it is under another player than its owner",
    replaces=without_loyalty,
)
def borrowed_planeswalkers_stay(table: Table) -> Iterator[Moves]:
    return apart_from(table, without_loyalty.function(table), is_borrowed)


def _touched_as_before(before: Table, event: Damage, after: Table) -> Table:
    """Give a table without what an event's deathtouch has done to what was dealt damage."""
    if isinstance(event.target, str) or event.target not in after.objects:
        return after
    was = before.objects[event.target].deathtouched
    return after.with_object(replace(after.objects[event.target], deathtouched=was))
