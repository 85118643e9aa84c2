"""Misreadings of rules 101, 102 and 806.1: whose a card is, and who decides for whom when."""

from __future__ import annotations

from apnap_misreadings.apnap_order import first_who_has_any
from apnap_misreadings.mutant import mutant
from apnap_reference.choices.apnap_order import next_to_choose
from apnap_reference.choices.asking import deciders
from apnap_reference.objects.characteristics import abilities_in_play, controller
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.players.players import (
    Side,
    clockwise_from,
    in_apnap_order,
    in_game,
    opponents,
    side_of,
    your_team,
)
from apnap_reference.procedure.turn_based_actions import HAND_SIZE, maximum_hand_size
from apnap_reference.spells.casting import as_though_with_flash, may_play_a_land, no_land_forbidden
from apnap_reference.state.dialogue import Choice
from apnap_reference.state.static_abilities import (
    AsThoughFlash,
    MoreLands,
    NoMaximumHandSize,
)
from apnap_reference.state.table import Object, PlayerId, Table

Players = tuple[PlayerId, ...]
Outstanding = tuple[Choice, ...]


def _owned(table: Table, source: Object, player: PlayerId) -> bool:
    return table.objects[source.id].owner == player


@mutant("101.1", "a card without a limit to the hand is for its owner", replaces=maximum_hand_size)
def owners_have_no_hand_limit(table: Table, player: PlayerId) -> int | None:
    lifting = abilities_in_play(table, NoMaximumHandSize)
    return None if any(_owned(table, source, player) for source, _ in lifting) else HAND_SIZE


@mutant("101.1", "a card that allows additional lands is for its owner", replaces=may_play_a_land)
def owners_play_more_lands(table: Table, player: PlayerId) -> bool:
    found = abilities_in_play(table, MoreLands)
    more = sum(ability.more for source, ability in found if _owned(table, source, player))
    return table.player(player).lands_played < 1 + more + _for_this_turn(table, player)


def _for_this_turn(table: Table, player: PlayerId) -> int:
    return sum(e.amount[0] for e in lasting(table, "more lands") if e.player == player)


@mutant(
    "101.1",
    "of a lasting permission and one for the turn to play more lands the larger one counts",
    replaces=may_play_a_land,
)
def permissions_do_not_add(table: Table, player: PlayerId) -> bool:
    found = abilities_in_play(table, MoreLands)
    more = sum(one.more for source, one in found if controller(table, source.id) == player)
    return table.player(player).lands_played < 1 + max(more, _for_this_turn(table, player))


@mutant("101.1", "a card about the time of spells is for its owner", replaces=as_though_with_flash)
def owners_cast_at_any_time(table: Table, player: PlayerId) -> bool:
    return any(
        _owned(table, source, player) for source, _ in abilities_in_play(table, AsThoughFlash)
    )


@mutant(
    "101.2",
    "what a spell forbids is allowed once the player who cast it has left",
    replaces=no_land_forbidden,
)
def prohibitions_leave_with_their_player(table: Table, player: PlayerId) -> bool:
    binding = (e for e in lasting(table, "no lands") if in_game(table, e.controller))
    return all(effect.player != player for effect in binding)


def _after_the_interrupted(table: Table) -> tuple[Side, ...]:
    """Give everybody as in the turn that would have come without an extra turn."""
    after = table.turn.goes_on_after
    seats = [player.name for player in table.players]
    if after not in seats:
        return in_apnap_order.function(table)
    following = seats[(seats.index(after) + 1) % len(seats)]
    return tuple(dict.fromkeys(side_of(table, p) for p in clockwise_from(table, following)))


@mutant(
    "101.4",
    "in an extra turn choices begin with the player whose turn it would have been",
    replaces=next_to_choose,
)
def extra_turns_do_not_count(table: Table, outstanding: Outstanding, _: Side | None) -> Outstanding:
    return first_who_has_any(_after_the_interrupted(table), outstanding)


@mutant(
    "101.4",
    "in an extra turn the others follow as in the turn that was interrupted",
    replaces=in_apnap_order,
)
def extra_turns_keep_the_order(table: Table) -> tuple[Side, ...]:
    own = in_apnap_order.function(table)[:1]
    others = (side for side in _after_the_interrupted(table) if side not in own)
    return (*own, *others)


@mutant(
    "101.4",
    "whoever decides for the active player makes their own choices first as well",
    replaces=next_to_choose,
)
def deciders_choose_first(table: Table, outstanding: Outstanding, _: Side | None) -> Outstanding:
    deciding = tuple(side_of(table, player) for player in deciders(table, table.turn.side))
    return first_who_has_any((*deciding, *in_apnap_order(table)), outstanding)


@mutant("806.1", "whoever decides for a player is no opponent of that player", replaces=opponents)
def deciders_are_no_opponents(table: Table, player: PlayerId) -> Players:
    over = {effect.player: effect.controller for effect in lasting(table, "controls player")}
    return tuple(other for other in opponents.function(table, player) if other != over.get(player))


@mutant("102.4", "your team is you and the teammates in the seats next to you", replaces=your_team)
def your_team_sits_next_to_you(table: Table, player: PlayerId) -> Players:
    seats = [one.name for one in table.players]
    near = (0, 1, len(seats) - 1)
    own = seats.index(player)
    team = your_team.function(table, player)
    return tuple(p for p in team if (seats.index(p) - own) % len(seats) in near)
