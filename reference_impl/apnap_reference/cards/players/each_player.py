"""Cards that let all players draw, or change all life totals."""

from __future__ import annotations

from apnap_reference.changes.applying import happen
from apnap_reference.changes.drawing import each_draws
from apnap_reference.changes.life_totals import all_become, halved, life_known, life_total_becomes
from apnap_reference.changes.sharing import sharing_life
from apnap_reference.choices.which_player import one_of_the_team
from apnap_reference.objects.within_range import information_from, players_affected
from apnap_reference.players.players import everybody, in_game
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Life
from apnap_reference.state.stack_abilities import SpellAbility
from apnap_reference.state.table import Object, PlayerId, Table


def _two_each(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return each_draws(table, thing.controller, 2)


card("Vision Skeins", SpellAbility(_two_each))


def _all_to_the_lowest(table: Table, thing: Object) -> Dialogue[Table]:
    by = thing.controller
    lowest = min(
        life_known(table, player) for player in information_from(table, by, everybody(table))
    )
    changing: list[tuple[PlayerId, ...]] = []
    groups = dict.fromkeys(sharing_life(table, who) for who in players_affected(table, by))
    for group in groups:
        table, chosen = yield from _affected(table, group, lowest)
        changing.append(chosen)
    lives = (life for group in changing for life in _set_together(table, group, lowest))
    return happen(table, *lives)


def _affected(
    table: Table, group: tuple[PlayerId, ...], total: int
) -> Dialogue[tuple[Table, tuple[PlayerId, ...]]]:
    if halved(table, group[0]) or len(group) == 1 or not life_total_becomes(table, group[0], total):
        return table, group
    return (yield from one_of_the_team(table, group))


def _set_together(table: Table, group: tuple[PlayerId, ...], total: int) -> tuple[Life, ...]:
    here = tuple(player for player in group if in_game(table, player))
    if here and halved(table, here[0]):
        return all_become(table, here, total)
    return tuple(life for player in here for life in life_total_becomes(table, player, total))


card("Repay in Kind", SpellAbility(_all_to_the_lowest))
