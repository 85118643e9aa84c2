"""The same game at the same table, seen from another seat: other names, another beginning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from apnap.driver import Exchange
from apnap.fuzzing.games import Plan
from apnap.logs.expected_names import translated
from apnap.protocol import Load, Object, Player, Record, State, Verdict
from apnap.symmetries.renaming import NAMES

R = TypeVar("R", bound=Record)


def turned(exchanges: Sequence[Exchange]) -> tuple[Exchange, ...]:
    """Return a game in which the second seat is the first, and everybody has another name."""
    first = exchanges[0].said
    if not isinstance(first, Load):
        return ()
    names = _Names(_names(first.position.players, first.position.objects))
    return tuple(_turned(exchange, names) for exchange in exchanges)


def turned_plan(plan: Plan) -> Plan:
    """Return a planned game in which the second seat is the first, with other names."""
    position = plan.position
    names = _names(position.players, position.objects)
    told = translated(position, names)
    players: tuple[Player, ...] = (*told.players[1:], *told.players[:1])
    told = replace(told, players=players, active=told.active or told.seats[0])
    moves = tuple(translated(move, names) for move in plan.moves)
    return replace(plan, position=told, moves=moves)


def _names(players: Sequence[Player], objects: Sequence[Object]) -> Mapping[str, str]:
    """Return another name for each player."""
    seats = [player.name for player in players]
    taken = {*seats, *(thing.name for thing in objects)}
    free = (name for name in NAMES if name not in taken)
    return dict(zip(seats, free, strict=False))


class _Names:
    """The other names of a game, and what it has been told of its things with them."""

    def __init__(self, names: Mapping[str, str]) -> None:
        """Take each name's other one."""
        self._names = names
        self._told: dict[bytes, Object] = {}

    def told(self, record: R) -> R:
        """Return a record with the other names."""
        return translated(record, self._names)

    def state(self, state: State) -> State:
        """Return a state with the other names; most things are as they were in the one before."""
        told = self.told(replace(state, objects=()))
        return replace(told, objects=tuple(map(self._thing, state.objects)))

    def _thing(self, thing: Object) -> Object:
        whole = msgspec.json.encode(thing)
        known = self._told.get(whole)
        if known is None:
            known = self._told[whole] = self.told(thing)
        return known


def _turned(exchange: Exchange, names: _Names) -> Exchange:
    said = exchange.said
    if isinstance(said, Load):
        said = replace(said, position=_rotated(names.state(said.position)))
    else:
        said = names.told(said)
    heard = exchange.heard
    if isinstance(heard, Verdict):
        heard = replace(heard, violations=(), events="unknown")
        if heard.state is not None:
            heard = replace(heard, state=_rotated(names.state(heard.state)))
    about = exchange.about and names.told(exchange.about)
    return replace(exchange, said=said, heard=heard, about=about)


def _rotated(state: State) -> State:
    """
    Return the same circle, from the second seat on.

    The members of a team stay in their order, as they sit around the table.
    """
    players: tuple[Player, ...] = (*state.players[1:], *state.players[:1])
    return replace(state, players=players)
