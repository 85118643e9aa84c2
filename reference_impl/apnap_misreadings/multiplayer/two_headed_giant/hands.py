"""Misreadings of rules 810.5 and 810.6: hands that heads see, and the first draw."""

from __future__ import annotations

from typing import Final

from apnap_misreadings.mutant import mutant, switched
from apnap_reference.objects.characteristics import abilities_in_play, controller
from apnap_reference.players.hands_shown import shown_to_heads
from apnap_reference.players.players import opponents, side_of, your_team
from apnap_reference.procedure.turn_based_actions import HAND_SIZE, maximum_hand_size
from apnap_reference.spells.casting import play_from_hand
from apnap_reference.spells.mana import mana_sources
from apnap_reference.state.static_abilities import NoMaximumHandSize
from apnap_reference.state.table import Object, PlayerId, Table
from apnap_reference.turn.first_draw import draws_nothing, starting_team_skips

Players = tuple[PlayerId, ...]
HEADS_OF_TWO_GIANTS: Final = 4


@mutant(
    "810.5",
    "in Two-Headed Giant, teammates can't review each other's hands",
    replaces=shown_to_heads,
    since="2006-10-01",
)
def heads_keep_their_hands_to_themselves(_table: Table, _player: PlayerId) -> tuple[PlayerId, ...]:
    return ()


@mutant(
    "810.5",
    "in Three-Headed Giant, only one of two teammates can review a player's hand",
    replaces=shown_to_heads,
    origin="others",
)
def one_teammate_sees_a_hand(table: Table, player: PlayerId) -> Players:
    return shown_to_heads.function(table, player)[:1]


@mutant(
    "810.5",
    "in Two-Headed Giant, a player can pay costs with mana from a teammate's lands",
    replaces=mana_sources,
    since="2006-10-01",
)
def heads_pay_with_each_others_lands(table: Table, player: PlayerId) -> tuple[Object, ...]:
    heads = your_team(table, player) if table.variant.shared_life else (player,)
    return tuple(source for head in heads for source in mana_sources.function(table, head))


@mutant(
    "810.5",
    "in Two-Headed Giant, a player can play cards from a teammate's hand",
    replaces=play_from_hand,
    since="2006-10-01",
)
def heads_play_each_others_cards(table: Table, player: PlayerId, card: Object) -> bool:
    heads = your_team(table, player) if table.variant.shared_life else (player,)
    return any(play_from_hand.function(table, head, card) for head in heads)


@mutant(
    "810.5",
    (
        "with shared team turns, a team's hands count together in its cleanup step, seven cards "
        "for each member"
    ),
    replaces=maximum_hand_size,
    origin="others",
)
def hands_of_a_team_are_counted_together(table: Table, player: PlayerId) -> int | None:
    most = maximum_hand_size.function(table, player)
    side = side_of(table, player)
    if most is None or len(side) == 1:
        return most
    others = sum(len(table.hand(member)) for member in side if member != player)
    return max(most, HAND_SIZE * len(side) - others)


@mutant(
    "810.5",
    (
        "in Two-Headed Giant, a permanent that gives no maximum hand size removes it for the "
        "whole team"
    ),
    replaces=maximum_hand_size,
)
def a_head_lifts_the_limit_of_all_hands(table: Table, player: PlayerId) -> int | None:
    lifting = abilities_in_play(table, NoMaximumHandSize)
    team = your_team(table, player)
    return None if any(controller(table, s.id) in team for s, _ in lifting) else HAND_SIZE


switched(
    "810.6",
    "in Two-Headed Giant, only the primary player of the starting team skips their first draw",
    name="the-secondary-player-draws-in-the-first-turn",
    switch="first_draw_of_the_secondary",
    value=True,
)


@mutant(
    "810.6",
    ("in Three-Headed Giant, the starting team doesn't skip its first draw step"),
    replaces=starting_team_skips,
)
def giants_of_three_heads_draw_at_once(table: Table) -> bool:
    return len(table.players) == HEADS_OF_TWO_GIANTS


# In the book of 2006


@mutant(
    "606.5",
    "in 2006 Two-Headed Giant, players can also review their opponents' hands",
    replaces=shown_to_heads,
    only="2006-10-01",
)
def heads_of_2006_show_everybody(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return (*shown_to_heads.function(table, player), *opponents(table, player))


switched(
    "606.6a",
    "in 2006 Two-Headed Giant, both teams decide about mulligans before either team takes any",
    name="teams-of-2006-decide-before-anybody-draws",
    switch="mulligan",
    value="london",
    only="2006-10-01",
)


switched(
    "606.6b",
    "in 2006 Two-Headed Giant, no member of the starting team draws in its first turn",
    name="nobody-of-the-first-team-draws",
    switch="first_draw_of_the_secondary",
    value=False,
    only="2006-10-01",
)


@mutant(
    "606.6b",
    "in 2006 Two-Headed Giant, every member of the starting team draws in its first turn",
    replaces=draws_nothing,
    only="2006-10-01",
)
def everybody_of_the_first_team_draws(_table: Table, _player: PlayerId) -> bool:
    return False
