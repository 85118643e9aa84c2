"""Telling a position: the calm Givens that describe it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from apnap.driver import Position
from apnap.driver.position import LIBRARY, new
from apnap.fuzzing.telling.phrasing import CannotBeTold, Line, given, listed
from apnap.protocol import EditionDate, Object
from apnap.protocol.catalogue import find
from apnap.vocabulary.reading_lists import Scope
from apnap.vocabulary.whole import VOCABULARY
from apnap.vocabulary.words import STEPS, VARIANTS

_MARK: Final = ("no", "yes")


def givens(position: Position, edition: EditionDate) -> tuple[Line, ...]:
    """
    Return the Givens that make a position; raise `CannotBeTold` if no Givens do.

    What lies there is told player by player, each zone by itself.
    """
    told = (*_game(position), *_when(position), *_lives(position), *_things(position))
    made = described(told)
    if _plain(made, edition) != _plain(position, edition):
        raise CannotBeTold("a Given for something that this position has")
    return told


def described(steps: Sequence[Line]) -> Position:
    """Return the position that calm Givens describe."""
    position = Position()
    for step in steps:
        scope = Scope(position.seats, position.names)
        call = VOCABULARY.call("given", step.text, step.table or None, scope, explained=False)
        position = call.phrase.act(position, *call.values)
    return position


def _plain(position: Position, edition: EditionDate) -> object:
    """Return what two positions have in common that are the same, in whatever order."""
    state = position.state(edition)
    return replace(state, objects=tuple(sorted(state.objects, key=lambda one: one.name)))


def _game(position: Position) -> Iterator[Line]:
    """Yield which game is played, and with which options."""
    game = _called(position)
    yield game
    plain = described((game,)).variant
    variant = position.variant
    if variant.range_of_influence != plain.range_of_influence:
        yield given(f"the range of influence is {variant.range_of_influence or 'unlimited'}")
    if variant.deploy_creatures != plain.deploy_creatures:
        may = "may be" if variant.deploy_creatures else "cannot be"
        yield given(f"creatures {may} handed to teammates")


def _called(position: Position) -> Line:
    """Return which game it is, and between whom."""
    variant, seats = position.variant, listed(position.seats)
    if not position.teams:
        names: Mapping[tuple[str | None, str], str] = {
            ("two_player", "one_opponent"): "a two-player game between",
            ("free_for_all", "multiple"): "a free-for-all between",
            ("free_for_all", "left"): "a free-for-all with attack left between",
            ("free_for_all", "right"): "a free-for-all with attack right between",
            (None, "one_opponent"): "a game without attack options between",
            ("grand_melee", "left"): "a Grand Melee between",
        }
        name = names.get((variant.name, variant.attack))
        if name is not None:
            return given(f"{name} {seats}")
    sides = [listed(team.members) for team in position.teams]
    kinds: Mapping[str | None, str] = {
        "team_vs_team": "a team game",
        "two_headed_giant": "a Two-Headed Giant game",
        "alternating_teams": "an Alternating Teams game",
        "emperor": "an Emperor game",
    }
    if len(sides) == _TWO and variant.name in kinds:
        return given(f"{kinds[variant.name]} of {sides[0]} against {sides[1]}")
    return _seated(position)


def _seated(position: Position) -> Line:
    """Return a game by a table of who sits where, in which team."""
    name = next((n for n, one in VARIANTS.items() if one.name == position.variant.name), None)
    if name is None:
        raise CannotBeTold("a Given for a game of several teams without the name of a variant")
    article = "an" if name[0] in "AE" else "a"
    team_of = {member: team.name for team in position.teams for member in team.members}
    rows = ((seat, team_of.get(seat, "")) for seat in position.seats)
    return given(f"{article} {name} game seated clockwise:", (("player", "team"), *rows))


_TWO: Final = 2


def _when(position: Position) -> Iterator[Line]:
    """Yield whose turn it is, and which step."""
    active = position.active or position.seats[0]
    if position.stage == "before_game":
        yield given(f"the game has not begun, and {active} plays first")
    elif (active, position.step) != (position.seats[0], "precombat_main"):
        step = next(name for name, step in STEPS.items() if step == position.step)
        yield given(f"it is {active}'s {step}")


def _lives(position: Position) -> Iterator[Line]:
    """Yield figures of players that are not the usual ones."""
    told: set[str] = set()
    for player in position.players:
        if player.life != "unknown" and player.name not in told:
            yield given(f"{player.name} has {player.life} life")
            mates = (t.members for t in position.teams if player.name in t.members)
            told |= set(next(mates, ())) if position.variant.shared_life else set()
        if player.library != LIBRARY:
            yield given(f"{player.name}'s library holds {player.library} cards")


def _things(position: Position) -> Iterator[Line]:
    """Yield what lies where; what is special about permanents stands in a table."""
    special: list[Object] = []
    for seat in position.seats:
        for zone, phrase in _ZONES.items():
            there = [o for o in position.objects if o.zone == zone and o.owner == seat]
            odd = [o for o in there if zone == "battlefield" and not _is_plain(o, position)]
            special += odd
            names = [o.name for o in there if o not in odd]
            if names:
                yield given(f"{seat}{phrase} {listed(names)}")
    if special:
        titles = [title for title, tell in _COLUMNS.items() if any(map(tell, special))]
        rows = (tuple(_COLUMNS[title](one) for title in titles) for one in special)
        yield given("these permanents are on the battlefield:", (tuple(titles), *rows))


_ZONES: Final[Mapping[str, str]] = {
    "battlefield": " controls",
    "hand": " holds",
    "graveyard": "'s graveyard holds",
    "library": "'s library holds, from the top,",
}


def _is_plain(thing: Object, position: Position) -> bool:
    """Tell whether a permanent is as it is when nothing more is said about it."""
    usual = new(position, thing.name, find(str(thing.card)), str(thing.owner), "battlefield")
    return thing == usual and thing.name.endswith(str(thing.card))


def _counters(thing: Object) -> str:
    card = find(str(thing.card))
    printed = {"loyalty": card.loyalty, "defense": card.defense}
    counters = {} if thing.counters == "unknown" else thing.counters
    return ", ".join(
        f"{count} {kind}" for kind, count in counters.items() if printed.get(kind) != count
    )


_COLUMNS: Final[Mapping[str, Callable[[Object], str]]] = {
    "permanent": lambda o: o.name,
    "controller": lambda o: str(o.controller),
    "card": lambda o: "" if o.name.endswith(str(o.card)) else str(o.card),
    "owner": lambda o: "" if o.owner == o.controller else str(o.owner),
    "tapped": lambda o: "yes" if o.tapped is True else "",
    "counters": _counters,
    "protector": lambda o: o.protector or "",
    "attached to": lambda o: o.attached_to or "",
    "summoning sick": lambda o: "yes" if o.sick is True else "",
    "face down": lambda o: "yes" if o.face_down is True else "",
}
