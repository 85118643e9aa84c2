"""Misreadings of rules 804.2, 811.2c and 811.5: what teammates hand over, share and see."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.objects.deploying import every_creature_deploys
from apnap_reference.players.hands_shown import shown_to_neighbours
from apnap_reference.players.players import teammates, your_team
from apnap_reference.spells.activating import as_a_sorcery
from apnap_reference.spells.mana import mana_sources
from apnap_reference.state.static_abilities import Change, Seen
from apnap_reference.state.table import Object, PlayerId, Table, replace


@mutant(
    "804.2",
    "with deploy creatures, a player can deploy a creature whenever they have priority",
    replaces=as_a_sorcery,
)
def creatures_are_deployed_at_any_time(table: Table, source: Object, player: PlayerId) -> bool:
    return table.variant.deploy_creatures or as_a_sorcery.function(table, source, player)


@mutant(
    "804.2",
    "with deploy creatures, a player can deploy a creature while something is on the stack",
    replaces=as_a_sorcery,
)
def creatures_are_deployed_above_a_stack(table: Table, source: Object, player: PlayerId) -> bool:
    if table.variant.deploy_creatures:
        table = table.with_turn(replace(table.turn, stack=()))
    return as_a_sorcery.function(table, source, player)


@mutant(
    "804.2",
    "only creature cards can be deployed, and no tokens",
    replaces=every_creature_deploys,
    origin="others",
)
def tokens_are_not_deployed(table: Table, layer: str, seen: Seen) -> Iterator[Change]:
    for change in every_creature_deploys.function(table, layer, seen):
        cards = tuple(one for one in change.objects if table.objects[one].kind != "token")
        yield replace(change, objects=cards)


@mutant(
    "804.2",
    "players can deploy only creatures that they own, and none that was deployed to them",
    replaces=every_creature_deploys,
    origin="others",
)
def only_ones_own_are_deployed(table: Table, layer: str, seen: Seen) -> Iterator[Change]:
    for change in every_creature_deploys.function(table, layer, seen):
        own = tuple(t for t in change.objects if table.objects[t].owner == seen[t].controller)
        yield replace(change, objects=own)


@mutant(
    "811.2c",
    "in Alternating Teams, the deploy creatures option is always used",
    replaces=every_creature_deploys,
    since="2006-10-01",
)
def creatures_are_handed_to_teammates(table: Table, layer: str, seen: Seen) -> Iterator[Change]:
    agreed = replace(table.variant, deploy_creatures=table.variant.neighbours_only)
    return every_creature_deploys.function(replace(table, variant=agreed), layer, seen)


@mutant(
    "811.5",
    "in Alternating Teams, all teammates can review each other's hands",
    replaces=shown_to_neighbours,
    since="2006-10-01",
)
def all_teammates_see_each_others_hands(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return teammates(table, player)


@mutant(
    "811.5",
    "in Alternating Teams, teammates can't review each other's hands, even in adjacent seats",
    replaces=shown_to_neighbours,
    since="2006-10-01",
)
def teammates_never_see_each_others_hands(_table: Table, _player: PlayerId) -> tuple[PlayerId, ...]:
    return ()


@mutant(
    "811.5",
    "in Alternating Teams, a player can pay costs with a teammate's mana",
    replaces=mana_sources,
    since="2006-10-01",
)
def alternating_teammates_share_their_mana(table: Table, player: PlayerId) -> tuple[Object, ...]:
    team = your_team(table, player) if table.variant.neighbours_only else (player,)
    return tuple(source for mate in team for source in mana_sources.function(table, mate))
