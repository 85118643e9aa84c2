"""Cards that let all players draw, or change all life totals."""

from __future__ import annotations

from apnap.protocol.answers import Answer, Choose
from apnap.protocol.decisions import ChoosePlayer, Decision
from apnap_reference.abilities import SpellAbility, card
from apnap_reference.asking import ask
from apnap_reference.cards.phrases import draws_a_card
from apnap_reference.choices import one_of_these
from apnap_reference.events import Life
from apnap_reference.happening import happen, sharing_life
from apnap_reference.people import everybody, in_game, players_in_apnap_order
from apnap_reference.plays import Play
from apnap_reference.rulebook import rule
from apnap_reference.table import Object, PlayerId, Table


@rule("121.2c")
def each_draws(table: Table, number: int) -> Table:
    """Players draw in turn order from whose turn it is, each finishing before the next begins."""
    for player in players_in_apnap_order(table):
        for _ in range(number):
            table = draws_a_card(table, player)
    return table


def _two_each(table: Table, _: Object) -> Play[Table]:
    yield from ()
    return each_draws(table, 2)


card("Vision Skeins", SpellAbility(_two_each))


@rule("119.5")
def becomes(table: Table, player: PlayerId, total: int) -> tuple[Life, ...]:
    """A life total is set by gaining or losing as much life as it takes."""
    amount = total - table.player(player).life
    return (Life(player, amount),) if amount else ()


def _all_to_the_lowest(table: Table, _: Object) -> Play[Table]:
    lowest = min(table.player(player).life for player in everybody(table))
    affected: list[PlayerId] = []
    groups = dict.fromkeys(sharing_life(table, who) for who in players_in_apnap_order(table))
    for group in groups:
        table, chosen = yield from _affected(table, group, lowest)
        affected += chosen
    here = (player for player in affected if in_game(table, player))
    return happen(table, *(life for player in here for life in becomes(table, player, lowest)))


def _affected(
    table: Table, group: tuple[PlayerId, ...], total: int
) -> Play[tuple[Table, tuple[PlayerId, ...]]]:
    if len(group) == 1 or not becomes(table, group[0], total):
        return table, group
    return (yield from one_of_the_team(table, group))


@rule("810.9d")
def one_of_the_team(
    table: Table, team: tuple[PlayerId, ...]
) -> Play[tuple[Table, tuple[PlayerId, ...]]]:
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
