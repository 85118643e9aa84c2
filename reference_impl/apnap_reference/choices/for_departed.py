"""Choices that an object asks of a player who may leave the game before making them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from apnap_reference.choices.apnap_order import Picks
from apnap_reference.choices.simple import refs_choice
from apnap_reference.players.departed import who_may_choose_instead
from apnap_reference.players.players import in_game
from apnap_reference.state.dialogue import Choice
from apnap_reference.state.table import PlayerId, Table


def made_by(
    table: Table,
    picks: Picks,
    controller: PlayerId,
    who: PlayerId,
    choice: Callable[[PlayerId], Choice],
) -> Iterator[Choice]:
    """
    Give the choice that an object asks of a player, by whoever makes it (800.4g).

    `choice` makes it for a player, always under one key; `controller` is that of the object. If
    the player has left without making it, the controller first chooses who makes it instead.
    """
    key = choice(who).key
    while key not in picks and not in_game(table, who):
        instead = f"{key} instead of {who}"
        among = who_may_choose_instead(table, controller, who)
        yield refs_choice(instead, controller, among, "chooses instead")
        named = picks.get(instead, ())
        if not named or not isinstance(named[0], str):
            return
        who = named[0]
    yield choice(who)
