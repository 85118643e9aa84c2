"""Thens about objects: where they are and what they are like."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from apnap.driver import Failed, Game
from apnap.driver.looking import known, there, thing, where
from apnap.protocol import Object, Zone
from apnap.vocabulary.card_names import card_names
from apnap.vocabulary.phrases import Column, Row, Topic
from apnap.vocabulary.words import COLORS, new_names, one_object, player

THINGS: Final = Topic()

STACK: Final = {
    "object": Column(one_object),
    "controller": Column(player),
    "concerns": Column(player, optional=True),
}


@THINGS.then("{object} has {number} {kind} counters")
def counters(game: Game, name: str, number: int, kind: str) -> None:
    """It has exactly so many counters of that kind."""
    expected = f"{name} to have {number} {kind} counters"
    found = known(there(game, name, expected).counters, f"counters on {name}").get(kind, 0)
    if found != number:
        raise Failed(expected, str(found))


@THINGS.then("{object} is {number}/{number}")
def power_and_toughness(game: Game, name: str, power: int, toughness: int) -> None:
    """Its power and toughness now."""
    expected = f"{name} to be {power}/{toughness}"
    now = known(there(game, name, expected).now, f"what {name} is like now")
    if (now.power, now.toughness) != (power, toughness):
        raise Failed(expected, f"{now.power}/{now.toughness}")


@THINGS.then("{object} has the keyword {keyword}")
def has_keyword(game: Game, name: str, word: str) -> None:
    """It has that keyword ability now, with that parameter if any."""
    expected = f"{name} to have the keyword {word}"
    found = _keywords(game, name, expected)
    if word not in map(str.casefold, found):
        raise Failed(expected, ", ".join(found) or "it has none")


@THINGS.then("{object} does not have the keyword {keyword}")
def has_not_keyword(game: Game, name: str, word: str) -> None:
    """It does not have that keyword ability now."""
    expected = f"{name} not to have the keyword {word}"
    found = _keywords(game, name, expected)
    if word in map(str.casefold, found):
        raise Failed(expected, ", ".join(found))


def _keywords(game: Game, name: str, expected: str) -> tuple[str, ...]:
    now = known(there(game, name, expected).now, f"what {name} is like now")
    return known(now.keywords, f"the keywords of {name}")


@THINGS.then("{object} is of the colors {colors}")
def is_of_colors(game: Game, name: str, letters: frozenset[str]) -> None:
    """It has exactly these colors now; colorless: it has none."""
    expected = f"{name} to be {_colors(letters)}"
    found = known(there(game, name, expected).now, f"what {name} is like now").colors
    if set(found) != letters:
        raise Failed(expected, _colors(found))


def _colors(letters: Collection[str]) -> str:
    """Write colours in words."""
    said = [word for word, letter in COLORS.items() if letter in letters]
    return " and ".join(said) or "colorless"


@THINGS.then("{object} has {number} damage marked on it")
def damage(game: Game, name: str, number: int) -> None:
    """Damage marked on it."""
    expected = f"{name} to have {number} damage marked on it"
    found = known(there(game, name, expected).damage, f"damage on {name}")
    if found != number:
        raise Failed(expected, f"{found}; {where(game, name)}")


@THINGS.then("{object} is tapped")
def tapped(game: Game, name: str) -> None:
    """It is tapped."""
    _tapped(game, name, "tapped")


@THINGS.then("{object} is untapped")
def untapped(game: Game, name: str) -> None:
    """It is untapped."""
    _tapped(game, name, "untapped")


def _tapped(game: Game, name: str, how: str) -> None:
    expected = f"{name} to be {how}"
    found = "tapped" if known(_permanent(game, name, expected).tapped, how) else "untapped"
    if found != how:
        raise Failed(expected, found)


def _permanent(game: Game, name: str, expected: str) -> Object:
    found = there(game, name, expected)
    if found.zone != "battlefield":
        raise Failed(expected, where(game, name))
    return found


@THINGS.then("{object} is on the battlefield")
def on_battlefield(game: Game, name: str) -> None:
    """It is on the battlefield."""
    _zone(game, name, "battlefield", f"{name} to be on the battlefield")


@THINGS.then("{object} is not on the battlefield")
def not_on_battlefield(game: Game, name: str) -> None:
    """It is in another zone, or in none."""
    found = thing(game, name)
    if found is not None and found.zone == "battlefield":
        raise Failed(f"{name} not to be on the battlefield", where(game, name))


@THINGS.then("{object} is in {player}'s hand")
def in_hand(game: Game, name: str, owner: str) -> None:
    """It is in that player's hand."""
    _zone(game, name, "hand", f"{name} to be in {owner}'s hand", owner)


@THINGS.then("{object} is in {player}'s graveyard")
def in_graveyard(game: Game, name: str, owner: str) -> None:
    """It is in that player's graveyard."""
    _zone(game, name, "graveyard", f"{name} to be in {owner}'s graveyard", owner)


@THINGS.then("{object} is in {player}'s library")
def in_library(game: Game, name: str, owner: str) -> None:
    """It is in that player's library."""
    _zone(game, name, "library", f"{name} to be in {owner}'s library", owner)


@THINGS.then("{object} is in exile")
def in_exile(game: Game, name: str) -> None:
    """It is in exile."""
    _zone(game, name, "exile", f"{name} to be in exile")


@THINGS.then("{object} is on the stack", needs=("every-priority",))
def on_stack(game: Game, name: str) -> None:
    """It is a spell on the stack."""
    _zone(game, name, "stack", f"{name} to be on the stack")


def _zone(game: Game, name: str, zone: Zone, expected: str, owner: str | None = None) -> None:
    found = there(game, name, expected)
    if found.zone != zone or (owner is not None and found.owner != owner):
        raise Failed(expected, where(game, name))


@THINGS.then("{object} has left the game")
def left_the_game(game: Game, name: str) -> None:
    """It is in no zone at all."""
    if thing(game, name) is not None:
        raise Failed(f"{name} to have left the game", where(game, name))


@THINGS.then("{player} controls {object}")
def controlled(game: Game, name: str, what: str) -> None:
    """It is on the battlefield or on the stack under that player's control."""
    expected = f"{name} to control {what}"
    found = known(there(game, what, expected).controller, f"who controls {what}")
    if found != name:
        raise Failed(expected, f"{found or 'nobody'} does")


@THINGS.then("the stack is empty")
def stack_empty(game: Game) -> None:
    """There is nothing on the stack."""
    if game.stack:
        raise Failed("an empty stack", _shown(game))


@THINGS.then("the stack holds, from the top:", columns=STACK, needs=("every-priority",))
def stack_holds(game: Game, rows: tuple[Row, ...]) -> None:
    """Exactly these spells and abilities; of an ability its source is named."""
    expected = [(game.names.sent(row["object"]), row["controller"]) for row in rows]
    spells = [_on_stack(game, handle) for handle in reversed(game.stack)]
    found = [(_source(spell), spell.controller) for spell in spells]
    if found != expected:
        said = ", ".join(f"{row['object']} ({row['controller']})" for row in rows)
        raise Failed(f"the stack from the top: {said}", _shown(game))
    for row, spell in zip(rows, spells, strict=True):
        _check_concerns(row, spell)


def _check_concerns(row: Row, spell: Object) -> None:
    """Raise `Failed` if an ability concerns another player than a row says, if it says one."""
    whom = row["concerns"]
    if whom is not None and known(spell.concerns, "whom an ability concerns") != whom:
        expected = f"{row['object']}'s ability to concern {whom}"
        raise Failed(expected, f"it concerns {spell.concerns or 'nobody'}")


@THINGS.then("{object}'s ability is on the stack", needs=("every-priority",))
def ability(game: Game, name: str) -> None:
    """At least one ability of that source is on the stack."""
    if not _abilities(game, name):
        raise Failed(f"an ability of {name} on the stack", _shown(game))


@THINGS.then("{object}'s ability is on the stack {times}", needs=("every-priority",))
def abilities(game: Game, name: str, times: int) -> None:
    """Exactly so many abilities of that source are on the stack."""
    found = _abilities(game, name)
    if found != times:
        raise Failed(f"{times} abilities of {name} on the stack", f"{found}: {_shown(game)}")


@THINGS.then("{object}'s ability is not on the stack")
def no_ability(game: Game, name: str) -> None:
    """No ability of that source is on the stack."""
    if _abilities(game, name):
        raise Failed(f"no ability of {name} on the stack", _shown(game))


def _abilities(game: Game, name: str) -> int:
    source = game.names.sent(name)
    found = (thing(game, handle) for handle in game.stack)
    return sum(o is not None and o.kind == "ability" and o.source == source for o in found)


def _on_stack(game: Game, handle: str) -> Object:
    return there(game, handle, "each object of the stack to be described")


def _source(spell: Object) -> str:
    return spell.source or spell.name if spell.kind == "ability" else spell.name


def _shown(game: Game) -> str:
    """Write the stack from the top."""
    spells = [_on_stack(game, handle) for handle in reversed(game.stack)]
    listed = (
        f"{game.names.shown(_source(spell))}'s ability"
        if spell.kind == "ability"
        else game.names.shown(spell.name)
        for spell in spells
    )
    return f"from the top: {', '.join(listed)}" if spells else "the stack is empty"


_NEW = {"words": {"object": card_names, "names": new_names}, "introduces": True}


@THINGS.then("the new {object} are called {names}", **_NEW)
@THINGS.then("the new {object} is called {names}", **_NEW)
def new_tokens(game: Game, token: str, names: tuple[str, ...]) -> None:
    """Names tokens that have entered, or copies of a spell, that have no name yet, oldest first."""
    found = [
        o.name
        for o in game.state.objects
        if (o.kind, o.zone)
        in (("token", "battlefield"), ("copy", "battlefield"), ("copy", "stack"))
        and o.card == token
        and o.name.startswith("~")
        and not game.names.known(o.name)
    ]
    if len(found) != len(names):
        raise Failed(f"{len(names)} new {token}", str(len(found)))
    for handle, name in zip(found, names, strict=True):
        game.names.call(handle, name)
