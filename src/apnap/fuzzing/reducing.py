"""
Making a game smaller as long as the same is wrong with it: fewer players, cards and moves.

All players, moves or objects are left out at once, then half of them, then less and less. What is
kept then Hypothesis shrinks: for each, and for each figure, whether it is there. All that is tried
is played, once.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.database import InMemoryExampleDatabase
from msgspec.structs import replace

from apnap.driver import Position
from apnap.driver.position import LIBRARY
from apnap.fuzzing.games import Move, Plan
from apnap.protocol import Object, Player, Variant
from apnap.protocol.variants import FREE_FOR_ALL, TEAM_VS_TEAM

Fails = Callable[[Plan], bool]

_MOST: Final = 400
"""So many games are played at most to make one smaller."""
_ALL: Final = b"\xff"
_TWO: Final = 2
_MANY: Final = 2
"""So many changes are made at once at least where several are tried together."""


class _Still(Exception):
    """The same is still wrong."""


def reduced(plan: Plan, fails: Fails) -> Plan:
    """Return the smallest plan that was found of which `fails` holds, as it does of this one."""
    tried = {msgspec.json.encode(plan): True}

    def still(small: Plan) -> bool:
        key = msgspec.json.encode(small)
        if key not in tried:
            tried[key] = fails(small)
        return tried[key]

    best = _without_usual(plan, still)
    for parts in (_players, _moves, _objects):
        best = _without_many(best, parts(best), still)
        best = _shrunk(best, parts(best), still)
    for parts in (_figures, _moves):
        best = _shrunk(best, parts(best), still)
    return best


Change = Callable[[Plan], Plan]
"""Takes one thing away."""


def _without_usual(plan: Plan, fails: Fails) -> Plan:
    """Return the plan without passes and the like if that is enough: they are made unasked."""
    plain = replace(plan, moves=tuple(move for move in plan.moves if not move.usual))
    return plain if fails(plain) else plan


def _without_many(plan: Plan, changes: Sequence[Change], fails: Fails) -> Plan:
    """Return the plan after changes that it takes together: all, half of them, and so on."""
    best, kept = plan, [True] * len(changes)
    size = len(changes)
    while size >= _MANY:
        for at in range(0, len(changes), size):
            fewer = [stays and not at <= n < at + size for n, stays in enumerate(kept)]
            small = _changed(plan, changes, fewer) if sum(kept) - sum(fewer) >= _MANY else None
            if small is not None and fails(small):
                best, kept = small, fewer
        size //= 2
    return best


def _shrunk(plan: Plan, changes: Sequence[Change], fails: Fails) -> Plan:
    """Return the plan after as many changes as it can take; they are given from the last on."""
    if not changes:
        return plan
    best, fewest, tried = plan, len(changes), 0
    known = (True,) * len(changes)

    @settings(
        database=InMemoryExampleDatabase(),
        deadline=None,
        phases=(Phase.reuse, Phase.shrink),
        suppress_health_check=tuple(HealthCheck),
        report_multiple_bugs=False,
        print_blob=False,
    )
    @given(st.tuples(*[st.booleans()] * len(changes)))
    def tries(kept: tuple[bool, ...]) -> None:
        nonlocal best, fewest, known, tried
        if sum(kept) >= fewest:  # it is known already
            if kept != known:
                return
            raise _Still
        if tried >= _MOST:
            return
        tried += 1
        small = _changed(plan, changes, kept)
        if small is not None and fails(small):
            best, fewest, known = small, sum(kept), kept
            raise _Still

    inner: Any = tries  # Hypothesis gives its tests more than their type tells
    with contextlib.suppress(_Still):
        inner.hypothesis.fuzz_one_input(_ALL * (8 * len(changes) + 64))
    with contextlib.suppress(_Still, BaseExceptionGroup):
        tries()
    return best


def _changed(plan: Plan, changes: Sequence[Change], kept: Sequence[bool]) -> Plan | None:
    """Return the plan with what is not kept taken away, from the end on; None if it cannot be."""
    for change, stays in zip(reversed(changes), reversed(kept), strict=True):
        if not stays:
            plan = change(plan)
    return plan if len(plan.position.players) >= _TWO else None


def _moves(plan: Plan) -> Sequence[Change]:
    def without(at: int) -> Change:
        return lambda p: replace(p, moves=(*p.moves[:at], *p.moves[at + 1 :]))

    return tuple(without(at) for at in range(len(plan.moves)))


def _objects(plan: Plan) -> Sequence[Change]:
    def without(name: str) -> Change:
        return lambda p: replace(p, position=_without_object(p.position, name))

    return tuple(without(thing.name) for thing in plan.position.objects)


def _without_object(position: Position, name: str) -> Position:
    kept = tuple(o for o in position.objects if name not in (o.name, o.attached_to))
    return replace(position, objects=_counted_anew(kept))


def _counted_anew(objects: Sequence[Object]) -> tuple[Object, ...]:
    """Return objects with the cards of each library counted from its top again."""
    places: dict[str, int] = {}
    found: list[Object] = []
    for thing in objects:
        if thing.zone == "library":
            at = places.get(str(thing.owner), 0)
            places[str(thing.owner)] = at + 1
            found.append(replace(thing, position=at))
        else:
            found.append(thing)
    return tuple(found)


def _players(plan: Plan) -> Sequence[Change]:
    """Return how each player can leave who is in no team and not the active player."""
    position = plan.position
    if position.teams or position.variant.turn_markers:
        return ()

    def without(name: str) -> Change:
        return lambda p: replace(p, position=_without_player(p.position, name), moves=_of(p, name))

    return tuple(without(seat) for seat in position.seats if seat != position.active)


def _of(plan: Plan, gone: str) -> tuple[Move, ...]:
    return tuple(m for m in plan.moves if gone not in (m.by, m.decider, m.subject))


def _without_player(position: Position, name: str) -> Position:
    gone = {o.name for o in position.objects if name in (o.owner, o.controller, o.protector)}
    kept = (
        o
        for o in position.objects
        if o.name not in gone and o.attached_to not in gone and o.attached_to != name
    )
    players = tuple(player for player in position.players if player.name != name)
    return replace(position, players=players, objects=tuple(kept))


def _figures(plan: Plan) -> Sequence[Change]:
    """Return how figures and states become what they are by default, and when the game begins."""

    def usual(name: str, figure: str) -> Change:
        return lambda p: replace(p, position=_each_player(p.position, name, figure))

    def plain(name: str, figure: str) -> Change:
        return lambda p: replace(p, position=_each_object(p.position, name, figure))

    position = plan.position
    figures = (usual(p.name, f) for p in position.players for f in _ODD if getattr(p, f) != _ODD[f])
    marked = (plain(o.name, figure) for o in position.objects for figure in _odd(o))
    return (*figures, *marked, *_beginnings(plan), *_options(plan))


def _options(plan: Plan) -> Sequence[Change]:
    """Return how options become those of the variant, and whoever's turn it is sits first."""
    position, changes = plan.position, list[Change]()
    usual = _USUAL.get(str(position.variant.name))
    if usual is not None and position.variant.range_of_influence is not None:
        changes.append(lambda p: _varied(p, replace(p.position.variant, range_of_influence=None)))
    if usual is not None and position.variant.attack != usual.attack:
        changes.append(lambda p: _varied(p, replace(p.position.variant, attack=usual.attack)))
    alone = not position.teams and not position.variant.turn_markers
    if alone and position.active in position.seats[1:]:
        changes.append(lambda p: replace(p, position=_active_first(p.position)))
    return changes


_USUAL: Final = {"free_for_all": FREE_FOR_ALL, "team_vs_team": TEAM_VS_TEAM}


def _varied(plan: Plan, variant: Variant) -> Plan:
    return replace(plan, position=replace(plan.position, variant=variant))


def _active_first(position: Position) -> Position:
    """Return the same seats, told from the active player on."""
    at = next(n for n, seat in enumerate(position.seats) if seat == position.active)
    return replace(position, players=(*position.players[at:], *position.players[:at]))


def _beginnings(plan: Plan) -> Sequence[Change]:
    """
    Return how a game begins in the main phase, and with the turn of the first seat.

    The latter only where nobody does anything: else a turn would go by until they can.
    """
    position = plan.position
    if position.stage != "playing" or position.variant.turn_markers:
        return ()
    changes: list[Change] = []
    if position.step != "precombat_main":
        changes.append(lambda p: replace(p, position=replace(p.position, step="precombat_main")))
    if position.active != position.seats[0] and not plan.moves:
        first = position.seats[0]
        changes.append(lambda p: replace(p, position=replace(p.position, active=first)))
    return changes


_ODD: Final[Mapping[str, object]] = {
    "life": "unknown",
    "poison": 0,
    "library": LIBRARY,
    "mana_pool": (),
}
"""Figures of players as they usually are."""

_SHARED: Final = ("life", "poison")


def _each_player(position: Position, name: str, figure: str) -> Position:
    """Return the position in which a figure of somebody, or of a team, is as usual."""
    mates = {m for t in position.teams if name in t.members for m in t.members} | {name}
    shared = mates if position.variant.shared_life and figure in _SHARED else {name}
    players: list[Player] = [
        replace(p, **{figure: _ODD[figure]}) if p.name in shared else p for p in position.players
    ]
    return replace(position, players=tuple(players))


def _odd(thing: Object) -> Sequence[str]:
    """Return what is otherwise about an object than it usually is."""
    lent = thing.controller is not None and thing.owner != thing.controller
    odd = {
        "tapped": thing.tapped,
        "sick": thing.sick,
        "counters": thing.counters,
        "damage": thing.damage,
        "owner": lent,
    }
    return tuple(figure for figure, is_so in odd.items() if is_so)


def _each_object(position: Position, name: str, figure: str) -> Position:
    """Return the position in which something about an object is as usual."""
    objects = (_usual(o, figure) if o.name == name else o for o in position.objects)
    return replace(position, objects=tuple(objects))


def _usual(thing: Object, figure: str) -> Object:
    usual = {
        "tapped": False,
        "sick": False,
        "counters": {},
        "damage": 0,
        "owner": thing.controller,
    }
    return replace(thing, **{figure: usual[figure]})
