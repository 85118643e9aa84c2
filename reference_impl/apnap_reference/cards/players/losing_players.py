"""Permanents that watch players lose, and one whose controller starts anew instead."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.cards.phrases import (
    TARGET_PLAYER,
    loses,
    the_player,
    this_gets_counters,
)
from apnap_reference.cards.triggers.beginnings import each_players
from apnap_reference.changes.applying import happen
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.changes.life_totals import life_total_becomes
from apnap_reference.changes.sharing import may_lose_life
from apnap_reference.objects.within_range import players_affected
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Life, LosesTheGame, Moves
from apnap_reference.state.stack_abilities import Moment, SpellAbility, Triggered, Triggers
from apnap_reference.state.static_abilities import InsteadOfLosing
from apnap_reference.state.table import Object, PlayerId, Table

SEVEN = 7
TWENTY = 20


def _a_player_loses(moment: Moment) -> Iterator[Triggers]:
    for event in moment.events:
        if isinstance(event, LosesTheGame):
            yield Triggers()


def _five_counters(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return this_gets_counters(table, thing, "+1/+1", 5)


def _your_upkeep(moment: Moment) -> tuple[PlayerId, ...]:
    return (moment.controller,)


def _feeds_on_all(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    affected = players_affected(table, thing.controller)
    fed_on = tuple(player for player in affected if may_lose_life(table, player))
    table = happen(table, *(Life(player, -1) for player in fed_on))
    return this_gets_counters(table, thing, "+1/+1", len(fed_on))


card(
    "Blood Tyrant",
    Triggered(each_players("upkeep", _your_upkeep), _feeds_on_all),
    Triggered(_a_player_loses, _five_counters),
)


def _starts_anew(table: Table, player: PlayerId) -> Table:
    own = (
        thing.id
        for thing in table.objects.values()
        if thing.owner == player and thing.zone in ("hand", "graveyard", "battlefield")
    )
    # The library is shuffled now (701.24a). The engine knows no chance: the order stays.
    table = happen(table, *(Moves(thing, "library") for thing in own))
    for _ in range(SEVEN):
        table = draws_a_card(table, player)
    return happen(table, *life_total_becomes(table, player, TWENTY))


def _draws_and_bleeds(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    player = the_player(thing)
    table = draws_a_card(draws_a_card(table, player), player)
    return happen(table, *loses(table, player, 2))


card("Sign in Blood", SpellAbility(_draws_and_bleeds, (TARGET_PLAYER,)))
card("Lich's Mirror", InsteadOfLosing(_starts_anew))
