"""Cards that let all players draw, or change all life totals."""

from __future__ import annotations

from apnap.protocol.answers import Answer, Choose
from apnap.protocol.decisions import ChoosePlayer, Decision
from apnap_reference.cards.phrases import draws_a_card
from apnap_reference.changes.applying import happen, sharing_life
from apnap_reference.choices.asking import ask
from apnap_reference.choices.simple import one_of_these
from apnap_reference.edition import switches
from apnap_reference.objects.influence import affected, players_affected, seen
from apnap_reference.players.players import (
    Side,
    everybody,
    in_apnap_order,
    in_game,
    primary_player,
)
from apnap_reference.rulebook import rule
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Life
from apnap_reference.state.stack_abilities import SpellAbility
from apnap_reference.state.table import Object, PlayerId, Table


@rule("121.2c")
def each_draws(table: Table, by: PlayerId, number: int) -> Table:
    """Players draw in turn order from whose turn it is, each finishing before the next begins."""
    for side in in_apnap_order(table):
        for player in affected(table, by, order_of_draws(table, side)):
            for _ in range(number):
                table = draws_a_card(table, player)
    return table


@rule("805.6a", before={"2009-07-11": "606.6h"})
def order_of_draws(table: Table, team: Side) -> Side:
    """
    Of a team the primary player draws first, as good an order as any that the team may like.

    Nobody is asked for another: no ability here sees who drew first, and each draws from a
    library of their own. In 2006 this order is the only one.
    """
    first = primary_player(table, team)
    return (first, *(player for player in team if player != first))


def _two_each(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return each_draws(table, thing.controller, 2)


card("Vision Skeins", SpellAbility(_two_each))


@rule("119.5")
def becomes(table: Table, player: PlayerId, total: int) -> tuple[Life, ...]:
    """A life total is set by gaining or losing as much life as it takes."""
    amount = total - life_known(table, player)
    return (Life(player, amount),) if amount else ()


@rule("810.9a")
def life_known(table: Table, player: PlayerId) -> int:
    """What asks for one member's life total is told the team's, or in 2006 half of it."""
    life = table.player(player).life
    return -(-life // 2) if _halved(table, player) else life


def _halved(table: Table, player: PlayerId) -> bool:
    """Tell whether a life total is a share in the team's; what is left over is rounded up."""
    return len(sharing_life(table, player)) > 1 and switches(table.edition).half_the_life_each


def _all_to_the_lowest(table: Table, thing: Object) -> Dialogue[Table]:
    by = thing.controller
    lowest = min(life_known(table, player) for player in seen(table, by, everybody(table)))
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
    if _halved(table, group[0]) or len(group) == 1 or not becomes(table, group[0], total):
        return table, group
    return (yield from one_of_the_team(table, group))


def _set_together(table: Table, group: tuple[PlayerId, ...], total: int) -> tuple[Life, ...]:
    here = tuple(player for player in group if in_game(table, player))
    if here and _halved(table, here[0]):
        return all_become(table, here, total)
    return tuple(life for player in here for life in becomes(table, player, total))


@rule("606.9b", gone_from="2009-07-11")
def all_become(table: Table, team: tuple[PlayerId, ...], total: int) -> tuple[Life, ...]:
    """If the life total of each member is set to a number, the team's is the sum of these."""
    amounts = [total - life_known(table, player) for player in team]
    rounded = total * len(team) - table.player(team[0]).life - sum(amounts)
    amounts[-1] += rounded
    pairs = zip(team, amounts, strict=True)
    return tuple(Life(player, amount) for player, amount in pairs if amount)


@rule("810.9d")
def one_of_the_team(
    table: Table, team: tuple[PlayerId, ...]
) -> Dialogue[tuple[Table, tuple[PlayerId, ...]]]:
    """Where all of a team would have their life totals set, the team names the one who has."""

    def names(now: Table) -> tuple[str, ...]:
        return tuple(player for player in team if in_game(now, player))

    def question(now: Table) -> Decision | None:
        purpose = "whose life total is set"
        return ChoosePlayer(id="", decider="", purpose=purpose, among=names(now))

    judge = one_of_these(names, 1, 1)
    table, said = yield from ask(table, team, question, judge)
    return table, _chosen(said.answer) if said is not None else ()


def _chosen(answer: Answer) -> tuple[PlayerId, ...]:
    return answer.chosen if isinstance(answer, Choose) else ()


card("Repay in Kind", SpellAbility(_all_to_the_lowest))
