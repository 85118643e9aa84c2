"""Misreadings of rule 701: countering, destroying, goading, sacrificing, exchanging, voting."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from apnap_misreadings.common import whole_team
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import happen
from apnap_reference.changes.countering import countered
from apnap_reference.changes.destroying import can_be_destroyed, destroyed
from apnap_reference.changes.life_totals import can_be_exchanged, exchanged
from apnap_reference.choices.voting import Heard, voters, votes_counted, votes_of
from apnap_reference.combat.attack_requirements import (
    Requirement,
    attacks_another,
    attacks_at_all,
    goaded,
    met_by,
)
from apnap_reference.combat.attack_restrictions import may_attack_that
from apnap_reference.keywords.goad import goad
from apnap_reference.objects.characteristics import controller, has_keyword
from apnap_reference.objects.lasting_effects import lasting, with_effect
from apnap_reference.players.players import in_game, opponents, your_team
from apnap_reference.spells.paying import may_sacrifice
from apnap_reference.state.effects import END_OF_TURN, Goaded, TurnOf
from apnap_reference.state.events import Life, Moves
from apnap_reference.state.table import Object, ObjectId, PlayerId, Ref, Table, replace
from apnap_reference.turn.phases_and_steps import turn_begun


@mutant(
    "701.6a",
    "an ability on the stack can't be countered if its source has left",
    replaces=countered,
)
def abilities_without_source_stay(table: Table, thing: ObjectId) -> Table:
    found = table.objects.get(thing)
    if found is not None and found.kind == "ability" and found.source not in table.objects:
        return table
    return countered.function(table, thing)


@mutant(
    "701.8a",
    "permanents destroyed by the same effect are put into the graveyard one after another",
    replaces=destroyed,
)
def destroyed_one_by_one(table: Table, *things: ObjectId) -> Table:
    for thing in things:
        if can_be_destroyed(table, thing):
            table = happen(table, Moves(thing, "graveyard"))
    return table


@mutant(
    "701.12a",
    "if a part of an exchange is impossible, the other part happens all the same",
    replaces=can_be_exchanged,
)
def exchanged_in_part(_table: Table, _changes: tuple[Life, ...]) -> bool:
    return True


@mutant(
    "701.12c",
    "of two players who exchange life totals, only the one with the lower total changes",
    replaces=exchanged,
)
def only_the_lower_rises(table: Table, one: PlayerId, other: PlayerId) -> tuple[Life, ...]:
    return tuple(change for change in exchanged.function(table, one, other) if change.amount > 0)


@mutant(
    "701.15a",
    "an effect until a player's next turn doesn't end when that player takes an extra turn",
    replaces=turn_begun,
)
def goaded_through_the_extra_turn(table: Table) -> Table:
    waiting = tuple(e for e in table.effects if isinstance(e.until, TurnOf))
    table = turn_begun.function(table)
    if not table.turns or not table.turn.goes_on_after:
        return table
    ended = tuple(effect for effect in waiting if effect not in table.effects)
    return replace(table, effects=(*ended, *table.effects))


@mutant(
    "701.15a",
    "a creature stays goaded until the end of the turn in which it is goaded",
    replaces=goad,
    origin="others",
)
def goaded_until_end_of_turn(table: Table, thing: Object, *creatures: ObjectId) -> Table:
    if not creatures:
        return table
    return with_effect(table, Goaded(), thing.controller, END_OF_TURN, objects=creatures)


@mutant(
    "701.15b",
    "a goaded creature that has attacked doesn't have to attack in a later combat of the same turn",
    replaces=goaded,
    since="2024-06-07",
)
def goads_are_for_one_combat(
    table: Table, choices: tuple[Ref | None, ...]
) -> Iterator[Requirement]:
    for requirement in goaded.function(table, choices):
        if requirement.creature not in table.turn.attacked:
            yield requirement


@mutant(
    "701.15b",
    (
        "a goaded creature can't attack the player who goaded it while it could attack another "
        "player for a cost"
    ),
    replaces=may_attack_that,
    since="2024-06-07",
    origin="Forge",
)
def a_goaded_creature_pays_or_stays(table: Table, attacker: ObjectId, target: Ref) -> bool:
    goaders = {e.controller for e in lasting(table, Goaded) if attacker in e.objects}
    others = (one for one in opponents(table, controller(table, attacker)) if one not in goaders)
    elsewhere = any(may_attack_that.function(table, attacker, one) for one in others)
    if target in goaders and elsewhere:
        return False
    return may_attack_that.function(table, attacker, target)


def _attacks_others(spared: tuple[PlayerId, ...], target: Ref | None) -> bool:
    return isinstance(target, str) and target not in spared


@mutant(
    "701.15b",
    "a goaded creature must attack a player outside the team of the player who goaded it",
    replaces=goaded,
)
def goaders_teammates_are_spared(
    table: Table, choices: tuple[Ref | None, ...]
) -> Iterator[Requirement]:
    for effect in lasting(table, Goaded):
        spared = your_team(table, effect.controller)
        for creature in effect.objects:
            yield Requirement(creature, met_by(table, choices, attacks_at_all))
            yield Requirement(creature, met_by(table, choices, partial(_attacks_others, spared)))


@mutant(
    "701.15b",
    (
        "when turns aren't shared, a creature counts as goaded by all teammates of the player "
        "who goaded it"
    ),
    replaces=goaded,
    since="2024-06-07",
)
def goaded_away_from_the_team(
    table: Table, choices: tuple[Ref | None, ...]
) -> Iterator[Requirement]:
    for effect in lasting(table, Goaded):
        team = whole_team(table, effect.controller)
        away = {ref: all(attacks_another(one, ref) for one in team) for ref in choices}
        for creature in effect.objects:
            yield Requirement(creature, met_by(table, choices, attacks_at_all))
            yield Requirement(creature, away)


@mutant(
    "701.15b",
    "goad does nothing to a creature controlled by a teammate of the player who goads it",
    replaces=goaded,
    since="2024-06-07",
)
def teammates_goad_nothing(table: Table, choices: tuple[Ref | None, ...]) -> Iterator[Requirement]:
    by_opponents = tuple(
        effect
        for effect in table.effects
        if not isinstance(effect.does, Goaded)
        or not any(
            effect.controller in whole_team(table, controller(table, creature))
            for creature in effect.objects
            if creature in table.objects
        )
    )
    yield from goaded.function(replace(table, effects=by_opponents), choices)


@mutant(
    "701.21a",
    "a permanent with indestructible can't be sacrificed to pay a cost",
    replaces=may_sacrifice,
)
def the_indestructible_is_not_sacrificed(table: Table, player: PlayerId) -> tuple[ObjectId, ...]:
    own = may_sacrifice.function(table, player)
    return tuple(thing for thing in own if not has_keyword(table, thing, "indestructible"))


@mutant(
    "701.38a",
    "the active player's opponents vote first, and the controller of the spell votes last",
    replaces=voters,
)
def the_controller_votes_last(table: Table, thing: Object) -> Iterator[PlayerId]:
    first, *others = voters.function(table, thing)
    yield from (*others, first)


@mutant(
    "701.38a",
    "only the opponents of a spell's controller vote",
    replaces=voters,
)
def only_opponents_vote(table: Table, thing: Object) -> Iterator[PlayerId]:
    yield from (p for p in voters.function(table, thing) if p in opponents(table, thing.controller))


@mutant(
    "701.38a",
    "the vote of a player who leaves the game before all have voted doesn't count",
    replaces=votes_counted,
)
def votes_leave_with_players(table: Table, cast: tuple[tuple[PlayerId, str], ...]) -> Heard:
    return votes_counted.function(table, tuple(one for one in cast if in_game(table, one[0])))


@mutant(
    "701.38d",
    "an effect that gives a player an additional vote does nothing",
    replaces=votes_of,
)
def one_vote_for_each(_table: Table, _player: PlayerId) -> int:
    return 1
