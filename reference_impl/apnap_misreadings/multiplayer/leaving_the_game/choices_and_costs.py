"""Misreadings of rules 800.4f to 800.4i: what is asked of players who have left, and about them."""

from __future__ import annotations

from apnap_misreadings.common import teammate_in_game
from apnap_misreadings.mutant import mutant
from apnap_reference.players.departed import acts_found, information_about, who_may_choose_instead
from apnap_reference.players.players import clockwise_from, in_game, teammates
from apnap_reference.spells.optional_payments import pays_to_prevent
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import PlayerId, Table


@mutant(
    "800.4f",
    "a cost that a player who has left was to pay counts as paid",
    replaces=pays_to_prevent,
    since="2024-06-07",
)
def the_departed_have_paid(
    table: Table, player: PlayerId, cost: str
) -> Dialogue[tuple[Table, bool]]:
    table, paid = yield from pays_to_prevent.function(table, player, cost)
    return table, paid or not in_game(table, player)


@mutant(
    "800.4f",
    "a teammate is asked to pay what a player who has left was to pay",
    replaces=pays_to_prevent,
    since="2024-06-07",
)
def teammates_pay_for_the_departed(
    table: Table, player: PlayerId, cost: str
) -> Dialogue[tuple[Table, bool]]:
    heir = None if in_game(table, player) else teammate_in_game(table, player)
    return (yield from pays_to_prevent.function(table, heir or player, cost))


@mutant(
    "800.4g",
    "if a player who is to choose for an object has left, nobody makes the choice",
    replaces=who_may_choose_instead,
)
def nobody_chooses(_: Table, __: PlayerId, ___: PlayerId) -> tuple[PlayerId, ...]:
    return ()


@mutant(
    "800.4g",
    "if an opponent who is to choose has left, any player may be named, also a teammate",
    replaces=who_may_choose_instead,
)
def anybody_may_be_named(table: Table, controller: PlayerId, _: PlayerId) -> tuple[PlayerId, ...]:
    return clockwise_from(table, controller)


@mutant(
    "800.4g",
    "if a player who is to choose for an object has left, the next player in turn order chooses",
    replaces=who_may_choose_instead,
)
def the_next_player_chooses(table: Table, _: PlayerId, departed: PlayerId) -> tuple[PlayerId, ...]:
    return clockwise_from(table, departed)[:1]


@mutant(
    "800.4g",
    "if a player who is to choose for an object has left, only their teammates may be named",
    replaces=who_may_choose_instead,
    origin="others",
)
def teammates_choose_for_the_departed(
    table: Table, controller: PlayerId, departed: PlayerId
) -> tuple[PlayerId, ...]:
    mates = teammates(table, departed)
    here = tuple(one for one in clockwise_from(table, controller) if one in mates)
    return here or who_may_choose_instead.function(table, controller, departed)


@mutant(
    "800.4g",
    "if a player who is to choose for an object has left, the object's controller chooses",
    replaces=who_may_choose_instead,
)
def the_controller_chooses(_: Table, controller: PlayerId, __: PlayerId) -> tuple[PlayerId, ...]:
    return (controller,)


@mutant(
    "800.4i",
    "a player who has left controls nothing that an effect could count",
    replaces=information_about,
)
def nothing_is_known(table: Table, _: PlayerId) -> Table:
    return table


@mutant(
    "800.4i",
    "in a game of teams, what a player controlled who has left is not counted",
    replaces=information_about,
    origin="others",
)
def teams_forget_who_has_left(table: Table, player: PlayerId) -> Table:
    return table if table.teams else information_about.function(table, player)


@mutant(
    "800.4i",
    "what a player has done who has left the game since is found no more",
    replaces=acts_found,
)
def acts_of_the_departed_are_forgotten(
    table: Table, actors: tuple[PlayerId, ...]
) -> tuple[PlayerId, ...]:
    return tuple(actor for actor in actors if in_game(table, actor))
