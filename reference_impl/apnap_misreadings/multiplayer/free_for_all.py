"""Misreadings of rule 806: who plays alone against whom, and with which options."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import State
from apnap_misreadings.mutant import mutant
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.players.players import opponents
from apnap_reference.setup.legal_setups import (
    ATTACK_OPTIONS,
    everybody_for_themselves,
    nobody_deploys,
    one_range_for_all,
    one_way_to_attack,
)
from apnap_reference.state.effects import IsControlled
from apnap_reference.state.table import PlayerId, Table

Players = tuple[PlayerId, ...]


@mutant(
    "806.1", "a player who controls another player isn't that player's opponent", replaces=opponents
)
def deciders_are_no_opponents(table: Table, player: PlayerId) -> Players:
    over = {effect.player: effect.controller for effect in lasting(table, IsControlled)}
    return tuple(other for other in opponents.function(table, player) if other != over.get(player))


@mutant("806.1", "a Free-for-All game can have teams", replaces=everybody_for_themselves)
def teams_play_free_for_all(_state: State) -> Iterator[str]:
    return iter(())


@mutant(
    "806.2a",
    "in Free-for-All, players can have different ranges of influence",
    replaces=one_range_for_all,
)
def ranges_differ_in_free_for_all(_state: State) -> Iterator[str]:
    return iter(())


@mutant("806.2b", "a Free-for-All game needs no attack option", replaces=one_way_to_attack)
def free_for_all_without_attack_options(_state: State) -> Iterator[str]:
    return iter(())


@mutant(
    "806.2b",
    "a Free-for-All game always uses attack multiple players",
    replaces=one_way_to_attack,
)
def free_for_all_attacks_everybody(state: State) -> Iterator[str]:
    yield from (option for option in (state.variant.attack,) if option != ATTACK_OPTIONS[-1])


@mutant(
    "806.2c", "a Free-for-All game can use the deploy creatures option", replaces=nobody_deploys
)
def creatures_are_deployed_in_free_for_all(_state: State) -> Iterator[str]:
    return iter(())
