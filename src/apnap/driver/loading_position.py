"""Loading a calm position, and checking that the engine shows what was asked for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from apnap.driver.driving import advance
from apnap.driver.forced import settle
from apnap.driver.game import Game, Spoken
from apnap.driver.looking import situation
from apnap.driver.outcomes import Broken, Failed, Unreached
from apnap.driver.reasons import joined
from apnap.protocol import Object, Player, Record, State, Turn

_OBJECT: Final = (
    *("kind", "card", "owner", "controller", "zone", "tapped", "sick", "counters"),
    *("attached_to", "protector", "face_down", "chosen"),
)
_PLAYER: Final = ("life", "poison", "hand", "library")
_TURN: Final = ("active", "step", "stack", "marker")


def load(game: Game) -> None:
    """Load the opening position; raise `Unreached` unless the engine shows exactly that."""
    position = _opening(game)
    verdict = game.load(position)
    if verdict.verdict == "rejected":
        reasons = joined([violation.reason for violation in verdict.violations])
        raise Unreached(f"the engine refuses the position: {reasons or 'no reason is given'}")
    _begin(game, position)


def set_up(game: Game) -> None:
    """
    Load the opening position, where the scenario is about whether a game can be set up so.

    An engine that accepts it shows that play can begin, by taking an answer to what it asks
    first; then the position is loaded anew. Raises `Failed` if nothing comes of the answer.
    """
    position = _opening(game)
    verdict = game.load(position)
    game.spoken = Spoken(by="the set-up", verdict=verdict)
    if verdict.verdict != "accepted":
        return
    _begin(game, position)
    first = game.asking[:1]
    advance(game)
    if any(map(game.asks, first)):
        raise Failed("play to begin", f"nothing comes of what is said; {situation(game)}")
    load(game)


def _opening(game: Game) -> State:
    if game.opening is None:
        raise Broken("there is no position to be loaded")
    return game.opening


def _begin(game: Game, position: State) -> None:
    """Check that a position is shown as it was loaded, and answer what is forced."""
    wrong = next(differences(position, game.state), None)
    if wrong is not None:
        raise Unreached(f"the position is not what was loaded: {wrong}")
    settle(game)


def differences(asked: State, shown: State) -> Iterator[str]:
    """Yield what is shown otherwise than it was asked for."""
    for player in asked.players:
        found = next((p for p in shown.players if p.name == player.name), None)
        yield from _differences(player.name, player, found, _PLAYER)
    objects = {thing.name: thing for thing in shown.objects}
    for thing in asked.objects:
        if thing.zone != "library" or thing.name in objects:
            yield from _differences(thing.name, thing, objects.get(thing.name), _OBJECT)
    listed = {thing.name for thing in asked.objects}
    for thing in shown.objects:
        if thing.name not in listed and thing.zone != "library":
            yield f"there is {thing.name} ({thing.card}), which nobody asked for"
    yield from _wrong_turn(asked, shown)


def _wrong_turn(asked: State, shown: State) -> Iterator[str]:
    """Yield what is wrong with the turns, of which none goes on before the game."""
    if asked.stage == "before_game":
        yield from _begun_too_early(asked, shown)
        return
    for turn, found_turn in zip_longest(asked.turns, shown.turns):
        if turn is None:
            yield f"there is a turn of {found_turn.active}, which nobody asked for"
        else:
            yield from _differences("the turn", turn, found_turn, _TURN)
    if asked.markers != shown.markers:
        yield "the turn markers are not where they should be"


def _begun_too_early(asked: State, shown: State) -> Iterator[str]:
    """Yield what is wrong before the game: an engine need not show the turn to come."""
    if shown.stage != asked.stage:
        yield f"the game has begun (stage {shown.stage})"
    if shown.turns and shown.turns[0].active != asked.turns[0].active:
        yield f"{shown.turns[0].active} is shown to play first, not {asked.turns[0].active}"


def _differences(
    what: str,
    asked: Player | Object | Turn,
    shown: Record | None,
    fields: tuple[str, ...],
) -> Iterator[str]:
    if shown is None:
        yield f"{what} is missing"
        return
    for field in fields:
        want, have = getattr(asked, field), getattr(shown, field)
        if want != have and "unknown" not in (want, have):
            yield f"{field.replace('_', ' ')} of {what} is {have}, not {want}"
