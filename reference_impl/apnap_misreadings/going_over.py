"""Misreadings of what becomes of creatures, tokens and effects that go over or lose a player."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import gone
from apnap_reference.choices.simple import objects_choice
from apnap_reference.objects.characteristics import controller, permanents, seen_in_layers
from apnap_reference.spells.entering_the_battlefield import what_to_copy, who_enters_it
from apnap_reference.spells.targets import Targets, still_legal
from apnap_reference.state.dialogue import Choice
from apnap_reference.state.stack_abilities import TargetWord
from apnap_reference.state.static_abilities import Arrival
from apnap_reference.state.table import (
    Characteristics,
    Object,
    ObjectId,
    PlayerId,
    Ref,
    Table,
    replace,
)
from apnap_reference.turn.leaving_the_game import control_ends, possessions_leave

KEPT = ("control", "keyword")
"""Kinds of effects with which a creature may be borrowed."""


@mutant("800.4a", "when somebody leaves, all that is borrowed goes back", replaces=control_ends)
def all_that_is_borrowed_goes_back(table: Table, player: PlayerId) -> Table:
    table = control_ends.function(table, player)
    return replace(table, effects=tuple(e for e in table.effects if e.kind != "control"))


@mutant(
    "800.4a",
    "tokens stay that others control when the player leaves who created them",
    replaces=possessions_leave,
)
def borrowed_tokens_stay(table: Table, player: PlayerId) -> Table:
    for thing in tuple(table.objects.values()):
        on_table = thing.zone == "battlefield" and thing.kind == "token"
        if thing.owner == player and not (on_table and controller(table, thing.id) != player):
            table = gone(table, thing)
    return replace(table, libraries={**table.libraries, player: ()})


@mutant(
    "509.1h",
    "attackers become unblocked when the player leaves whose creatures blocked them",
    replaces=possessions_leave,
)
def departures_unblock(table: Table, player: PlayerId) -> Table:
    theirs = {thing.id for thing in table.in_zone("battlefield") if thing.owner == player}
    table = possessions_leave.function(table, player)
    combat = table.turn.combat
    if combat is None:
        return table
    attacks = tuple(
        replace(attack, blocked=False)
        if attack.blocked and not attack.blockers and theirs & set(attack.former_blockers)
        else attack
        for attack in combat.attacks
    )
    return table.with_combat(replace(combat, attacks=attacks))


@mutant("707.2", "nothing is a copy of a token", replaces=what_to_copy)
def tokens_are_not_copied(table: Table, arrival: Arrival) -> Iterator[Choice]:
    who, thing = who_enters_it(table, arrival.move), arrival.move.thing
    cards = tuple(one.id for one in permanents(table, "Creature") if one.kind != "token")
    yield objects_choice(arrival.key("copy"), who, cards, "copy", least=0, source=thing)


@mutant("613.4c", "what sets a creature's size sets it with its counters", replaces=seen_in_layers)
def counters_are_set_with_the_size(table: Table) -> dict[ObjectId, Characteristics]:
    seen = seen_in_layers.function(table)
    for effect in (e for e in table.effects if e.kind == "base"):
        for thing in effect.objects:
            counters = table.objects[thing].counters if thing in table.objects else {}
            more = counters.get("+1/+1", 0)
            it = seen.get(thing)
            if it is not None and more:
                power, toughness = (it.power or 0) - more, (it.toughness or 0) - more
                seen[thing] = replace(it, power=power, toughness=toughness)
    return seen


@mutant(
    "611.2c",
    "what a creature has gained it loses when it goes over to somebody else",
    replaces=seen_in_layers,
)
def nothing_gained_goes_over(table: Table) -> dict[ObjectId, Characteristics]:
    over = {thing for e in table.effects if e.kind == "control" for thing in e.objects}
    kept = tuple(e for e in table.effects if e.kind in KEPT or over.isdisjoint(e.objects))
    return seen_in_layers.function(replace(table, effects=kept))


@mutant("608.2b", "what has gone over to somebody else is no target any more", replaces=still_legal)
def changed_sides_and_lost_as_target(
    table: Table, thing: Object, words: tuple[TargetWord, ...]
) -> Targets:
    def stayed(ref: Ref) -> bool:
        if isinstance(ref, str):
            return True
        found = table.objects[ref]
        return controller(table, ref) == (found.controller or found.owner)

    found = still_legal.function(table, thing, words)
    return tuple(tuple(ref for ref in refs if stayed(ref)) for refs in found)
