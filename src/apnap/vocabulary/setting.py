"""Calm Givens: what the position is like from which the scenario starts."""

from __future__ import annotations

import re
from typing import Any, Final

from msgspec.structs import replace

from apnap.driver import Listed, Position, PositionError
from apnap.driver.looking import known
from apnap.driver.position import CALM, changed, listed, new, placed
from apnap.protocol import Object, Step
from apnap.protocol.catalogue import find
from apnap.vocabulary.card_names import card_name, card_of, cards
from apnap.vocabulary.phrases import Column, Row, Topic
from apnap.vocabulary.reading_lists import NUMBERS, Scope, WordError, number
from apnap.vocabulary.words import anything, player, yes

SETTING: Final = Topic()

_CARDS: Final[dict[str, Any]] = {"words": {"names": cards}}
_COUNTERS: Final = re.compile(r"(\S+) (\S+)")
_CHOSEN: Final = re.compile(r"([^:]+): (.+)")


def _counters(text: str, scope: Scope) -> dict[str, int]:
    """Read counters: `2 loyalty, 1 +1/+1`."""
    found: dict[str, int] = {}
    for part in text.split(", "):
        form = _COUNTERS.fullmatch(part)
        if form is None or not (form[1].isdecimal() or form[1] in NUMBERS):
            raise WordError(f"{part!r} does not say how many counters of which kind")
        found[form[2]] = number(form[1], scope)
    return found


def _chosen(text: str, _: Scope) -> dict[str, str]:
    """Read choices made earlier: `color: red`."""
    form = _CHOSEN.fullmatch(text)
    if form is None:
        raise WordError(f"{text!r} does not say what was chosen: write `color: red`")
    return {form[1]: form[2]}


PERMANENTS: Final = {
    "permanent": Column(anything),
    "controller": Column(player),
    "card": Column(card_name, optional=True),
    "owner": Column(player, optional=True),
    "tapped": Column(yes, optional=True),
    "counters": Column(_counters, optional=True),
    "protector": Column(player, optional=True),
    "attached to": Column(anything, optional=True),
    "summoning sick": Column(yes, optional=True),
    "face down": Column(yes, optional=True),
    "chosen": Column(_chosen, optional=True),
}


@SETTING.calm("it is {player}'s {step}")
def whose_turn(position: Position, name: str, step: Step) -> Position:
    """Whose turn it is and when; otherwise the first player's precombat main phase."""
    if position.stage == "before_game":
        raise PositionError("the game has not begun: it is nobody's turn")
    if step not in CALM:
        raise PositionError(
            "a position starts in the upkeep, a main phase, the beginning of "
            "combat or the end step; play on from there"
        )
    if position.taking and name not in position.taking:
        raise PositionError(f"{name} is not among those who take turns")
    return replace(position, active=name, step=step)


@SETTING.calm("the game has not begun, and {player} plays first", needs=("decision:mulligan",))
def not_begun(position: Position, name: str) -> Position:
    """Opening hands are drawn; no player has kept a hand or taken a mulligan."""
    if position.active is not None:
        raise PositionError("it is said already whose turn it is")
    return replace(position, active=name, step="untap", stage="before_game")


@SETTING.calm("{player} has {number} life")
def has_life(position: Position, name: str, number: int) -> Position:
    """Life total."""
    return changed(position, name, life=number)


@SETTING.calm("{player} controls {names}", **_CARDS)
def controls(position: Position, name: str, entries: tuple[Listed, ...]) -> Position:
    """Untapped creatures, lands and others on the battlefield, there since before the turn."""
    return listed(position, name, "battlefield", entries)


@SETTING.calm("these permanents are on the battlefield:", columns=PERMANENTS)
def permanents(position: Position, rows: tuple[Row, ...]) -> Position:
    """Permanents, such as creatures and lands, with what is special about them."""
    for row in rows:
        card = find(row["card"] or card_of(row["permanent"]))
        name, controller = row["permanent"], row["controller"]
        plain = new(position, name, card, controller, "battlefield")
        position = placed(position, _as_described(plain, row))
    return position


def _as_described(plain: Object, row: Row) -> Object:
    """Return a permanent with what its row says; face down it is a plain creature."""
    shown = replace(plain, counters={}, protector=None) if row["face_down"] else plain
    return replace(
        shown,
        owner=row["owner"] or row["controller"],
        tapped=bool(row["tapped"]),
        sick=bool(row["summoning_sick"]),
        face_down=bool(row["face_down"]),
        counters={**known(shown.counters, "counters"), **(row["counters"] or {})},
        protector=row["protector"] or shown.protector,
        attached_to=row["attached_to"],
        chosen=row["chosen"] or {},
    )


@SETTING.calm("{player} holds {names}", **_CARDS)
def holds(position: Position, name: str, entries: tuple[Listed, ...]) -> Position:
    """Cards in hand."""
    return listed(position, name, "hand", entries)


@SETTING.calm("{player} holds no cards")
def holds_nothing(position: Position, name: str) -> Position:
    """An empty hand, as without any phrase."""
    if any(thing.zone == "hand" and thing.owner == name for thing in position.objects):
        raise PositionError(f"{name} holds cards already")
    return position


@SETTING.calm("{player}'s graveyard holds {names}", **_CARDS)
def graveyard(position: Position, name: str, entries: tuple[Listed, ...]) -> Position:
    """Cards in the graveyard."""
    return listed(position, name, "graveyard", entries)


@SETTING.calm("{player}'s library holds, from the top, {names}", **_CARDS)
def library_top(position: Position, name: str, entries: tuple[Listed, ...]) -> Position:
    """The top cards of the library; below lie basic lands."""
    return listed(position, name, "library", entries)


@SETTING.calm("{player}'s library holds {number} cards")
def library_size(position: Position, name: str, number: int) -> Position:
    """The size of the library, 20 unless said."""
    return changed(position, name, library=number)
