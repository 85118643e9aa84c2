"""Games between teams, for the tests: who sits where, and with which options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tests.reference.driving import Game, changed, position

from apnap.protocol import EditionDate
from apnap.protocol.state import State, Variant
from apnap.protocol.variants import life_of_giant, two_headed_giant
from apnap_reference.edition import EDITIONS, NEWEST

SEATS: Final = ("Rob", "Alex", "Carissa", "Dana")
TEAMS: Final = {"North": ("Rob", "Alex"), "South": ("Carissa", "Dana")}
SHARED: Final = Variant("multiple", shared_team_turns=True)
EVERY: Final = tuple(sorted(EDITIONS))
OLD: Final = EVERY[0]
LATER: Final = EVERY[1:]


def seated(
    table: Mapping[str, str], variant: Variant, *, edition: EditionDate = NEWEST, **more: Any
) -> State:
    """Describe a position: for each player, clockwise, the name of the team."""
    teams: dict[str, tuple[str, ...]] = {}
    for name, team in table.items():
        teams[team] = (*teams.get(team, ()), name)
    turn = next(iter(table.values() if variant.shared_team_turns else table))
    given: dict[str, Any] = {"turn": turn, **more}
    state = position(dict.fromkeys(table, ""), teams=teams, edition=edition, **given)
    return changed(state, variant=variant)


def shared(board: Mapping[str, str], **more: Any) -> Game:
    """Begin a game in which Rob and Alex, and Carissa and Dana, share their turns only."""
    given = {name: board.get(name, "") for name in SEATS}
    state = position(given, teams=TEAMS, shared=True, **more)
    return Game(changed(state, variant=SHARED))


def giants(board: Mapping[str, str], *, edition: EditionDate = NEWEST, **more: Any) -> Game:
    """Begin a Two-Headed Giant game of Rob and Alex against Carissa and Dana."""
    given = {name: board.get(name, "") for name in SEATS}
    life = dict.fromkeys(SEATS, life_of_giant(2, edition)) | more.pop("life", {})
    number = more.pop("number", "unknown")
    state = position(given, teams=TEAMS, shared=True, life=life, edition=edition, **more)
    turn = changed(state.turns[0], number=number)
    return Game(changed(state, variant=two_headed_giant(2, edition), turns=(turn,)))
