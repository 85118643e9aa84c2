"""Thens about what a player sees and knows, by the engine's view of the game for that player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from apnap.driver import Failed, Game
from apnap.driver.looking import known, picks, situation, there, thing
from apnap.protocol import Pick
from apnap.vocabulary.phrases import Topic

SEEING: Final = Topic()

_CHOSEN: Final = "what has been chosen"


@SEEING.then("{player} can see {objects}")
def can_see(game: Game, viewer: str, names: tuple[str, ...]) -> None:
    """All these objects are in the view of that player."""
    expected = f"{viewer} to see {' and '.join(names)}"
    hidden = [name for name in names if name not in _seen(game, viewer, names, expected)]
    if hidden:
        raise Failed(expected, f"{viewer} does not see {' and '.join(hidden)}")


@SEEING.then("{player} cannot see {objects}")
def cannot_see(game: Game, viewer: str, names: tuple[str, ...]) -> None:
    """None of these objects, all of which exist, is in the view of that player."""
    expected = f"{viewer} not to see {' or '.join(names)}"
    shown = _seen(game, viewer, names, expected)
    if shown:
        raise Failed(expected, f"{viewer} sees {' and '.join(shown)}")


def _seen(game: Game, viewer: str, names: tuple[str, ...], expected: str) -> list[str]:
    """
    Return which of these a player sees.

    Raises `Failed` if one does not exist, or `Unsupported` if it may be in a library, of which the
    engine shows nothing.
    """
    for name in names:
        if thing(game, name) is None and _shows_no_library(game):
            known("unknown", f"where {name} is")
        there(game, name, expected)
    handles = {one.name for one in game.view(viewer).objects}
    return [name for name in names if game.names.sent(name) in handles]


def _shows_no_library(game: Game) -> bool:
    """Tell whether there are cards in libraries, and none of them is shown."""
    full = any(player.library for player in game.state.players)
    return full and not any(one.zone == "library" for one in game.state.objects)


@SEEING.then("{player} knows that {player} has chosen {names}")
def knows_choice(game: Game, viewer: str, name: str, names: tuple[str, ...]) -> None:
    """A choice made and not yet acted upon is open to the viewer, and is exactly this."""
    _knows(game, viewer, name, names)


@SEEING.then("{player} knows that {player} has chosen nothing")
def knows_refusal(game: Game, viewer: str, name: str) -> None:
    """The viewer sees that the player has made a choice, and has chosen nothing."""
    _knows(game, viewer, name, ())


def _knows(game: Game, viewer: str, name: str, names: tuple[str, ...]) -> None:
    expected = f"{viewer} to know that {name} has chosen {' and '.join(names) or 'nothing'}"
    found = picks(game.view(viewer), name)
    if any(_is(pick, game.names.all_sent(names)) for pick in found):
        return
    for pick in found:
        if not pick.concealed:
            known(pick.chosen, _CHOSEN)
    raise Failed(expected, _shown(game, viewer, name, found))


def _is(pick: Pick, chosen: tuple[str, ...]) -> bool:
    """Tell whether a choice is known to be exactly this, in any order."""
    return pick.chosen != "unknown" and _bag(pick.chosen) == _bag(chosen)


def _bag(names: Iterable[str]) -> Counter[str]:
    return Counter(map(str.casefold, names))


@SEEING.then("{player} does not know what {player} has chosen")
def does_not_know(game: Game, viewer: str, name: str) -> None:
    """That player has made a choice, and its content is hidden from the viewer."""
    expected = f"{viewer} not to know what {name} has chosen"
    if not picks(game.state, name):
        raise Failed(expected, f"{name} has not chosen anything: {situation(game)}")
    found = picks(game.view(viewer), name)
    for pick in found:
        if not pick.concealed:
            known(pick.chosen, _CHOSEN)
    hidden = any(pick.chosen == "unknown" for pick in found)
    if found and (not hidden or any(p.concealed and p.chosen != "unknown" for p in found)):
        raise Failed(expected, _shown(game, viewer, name, found))


def _shown(game: Game, viewer: str, name: str, found: tuple[Pick, ...]) -> str:
    """Say what the viewer sees of a player's choices."""
    if not found:
        return f"{viewer} sees no choice of {name}"
    contents = (
        "something hidden" if pick.chosen == "unknown" else game.names.listing(pick.chosen)
        for pick in found
    )
    return f"{viewer} sees that {name} has chosen {'; '.join(contents)}"
