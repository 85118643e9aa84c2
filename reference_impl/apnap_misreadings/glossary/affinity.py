"""Misreadings of the glossary's term affinity."""

from __future__ import annotations

from apnap.protocol.catalogue import find
from apnap_misreadings.mutant import mutant
from apnap_reference.objects.characteristics import permanents
from apnap_reference.players.players import your_team
from apnap_reference.spells.mana import spelled, symbols
from apnap_reference.spells.total_cost import (
    affinity_for_artifacts,
    reduced,
    reductions,
    total_cost,
    with_what_is_added,
)
from apnap_reference.state.stack_abilities import Cost
from apnap_reference.state.table import Object, PlayerId, Table, replace


@mutant(
    "glossary:affinity",
    "affinity for artifacts counts the artifacts of all players",
    replaces=affinity_for_artifacts,
    since="2006-10-01",
)
def everybodys_artifacts_count(table: Table, _spell: Object, _player: PlayerId) -> int:
    return len(permanents(table, "Artifact"))


@mutant(
    "glossary:affinity",
    "affinity for artifacts counts only untapped artifacts",
    replaces=affinity_for_artifacts,
    since="2006-10-01",
)
def tapped_artifacts_do_not_count(table: Table, _spell: Object, player: PlayerId) -> int:
    return sum(not thing.tapped for thing in permanents(table, "Artifact", of=player))


@mutant(
    "glossary:affinity",
    "affinity for artifacts doesn't count attacking artifacts",
    replaces=affinity_for_artifacts,
    since="2006-10-01",
)
def attacking_artifacts_do_not_count(table: Table, _: Object, player: PlayerId) -> int:
    combat = table.turn.combat
    attacking = {attack.attacker for attack in combat.attacks} if combat else set()
    own = permanents(table, "Artifact", of=player)
    return sum(thing.id not in attacking for thing in own)


@mutant(
    "glossary:affinity",
    "affinity for artifacts doesn't count permanents that have become artifacts",
    replaces=affinity_for_artifacts,
    since="2006-10-01",
)
def printed_artifacts_count(table: Table, _: Object, player: PlayerId) -> int:
    return sum("Artifact" in find(thing.card).types for thing in permanents(table, of=player))


@mutant(
    "glossary:affinity",
    "affinity reduces colored mana in a cost as well as generic mana",
    replaces=reduced,
    since="2006-10-01",
)
def colors_are_taken_off(mana: str, by: int) -> str:
    generic, others = symbols(mana)
    return spelled(max(0, generic - by), others[max(0, by - generic) :])


@mutant(
    "glossary:affinity",
    "cost reductions are applied before cost increases",
    replaces=total_cost,
    since="2006-10-01",
)
def reductions_come_first(table: Table, player: PlayerId, spell: Object, way: Cost) -> Cost:
    less = reduced(way.mana, by=reductions(table, player, spell))
    return with_what_is_added(table, player, spell, replace(way, mana=less))


# In the book of 2006


@mutant(
    "glossary:affinity",
    "in 2006, affinity for artifacts also counts artifacts that teammates control",
    replaces=affinity_for_artifacts,
    only="2006-10-01",
)
def artifacts_of_teammates_counted_in_2006(table: Table, _: Object, player: PlayerId) -> int:
    team = your_team.function(table, player)
    return sum(len(permanents(table, "Artifact", of=member)) for member in team)


@mutant(
    "glossary:affinity",
    "in 2006, affinity for artifacts counts the active player's artifacts instead of the caster's",
    replaces=affinity_for_artifacts,
    only="2006-10-01",
)
def the_active_players_artifacts_count_in_2006(table: Table, _: Object, __: PlayerId) -> int:
    return sum(len(permanents(table, "Artifact", of=player)) for player in table.turn.side[:1])
