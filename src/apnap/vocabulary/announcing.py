"""Whens about lands, spells and abilities, and their Givens in the past tense."""

from __future__ import annotations

from typing import Any, Final

from apnap.driver import Game, saying
from apnap.protocol import Activate, Cast, Payment, PlayLand, Special
from apnap.vocabulary.phrases import Column, Row, Topic
from apnap.vocabulary.reading_lists import ordinal
from apnap.vocabulary.words import modes, names, objects, one_object, or_nothing

ANNOUNCING: Final = Topic()

_FIXED: Final = {
    "targets": Column(or_nothing(names), optional=True),
    "uses up": Column(or_nothing(objects), optional=True),
    "pays with": Column(or_nothing(objects), optional=True),
}
CAST: Final = {
    "modes": Column(modes, optional=True),
    "alternative cost": Column(one_object, optional=True),
    **_FIXED,
}
ACTIVATED: Final = {"ability": Column(ordinal, optional=True), **_FIXED}

_PLAYED: Final[dict[str, Any]] = {"verdict": "this", "says": "play_land"}
_CAST: Final[dict[str, Any]] = {"verdict": "this", "says": "cast"}
_ACTIVATED: Final[dict[str, Any]] = {"verdict": "this", "says": "activate"}
_OTHER: Final[dict[str, Any]] = {"words": {"number": ordinal}, **_ACTIVATED}
_SPECIAL: Final[dict[str, Any]] = {"verdict": "this", "says": "special"}


@ANNOUNCING.when("{player} plays {object}", **_PLAYED)
def play(game: Game, name: str, card: str) -> None:
    """Plays a land."""
    saying.act(game, name, PlayLand(game.names.sent(card)))


@ANNOUNCING.when("{player} casts {object}", played="{player} has cast {object}", **_CAST)
def cast(game: Game, name: str, card: str) -> None:
    """Casts a spell, with everything that the engine asks left open."""
    saying.act(game, name, Cast(game.names.sent(card), pay="auto"))


@ANNOUNCING.when(
    "{player} casts {object} targeting {names}",
    played="{player} has cast {object} targeting {names}",
    **_CAST,
)
def cast_at(game: Game, name: str, card: str, targets: tuple[str, ...]) -> None:
    """Casts a spell; targets in printed order."""
    said = Cast(game.names.sent(card), game.names.all_sent(targets), pay="auto")
    saying.act(game, name, said)


@ANNOUNCING.when("{player} casts {object} sacrificing {objects}", **_CAST)
def cast_sacrificing(game: Game, name: str, card: str, victims: tuple[str, ...]) -> None:
    """Casts a spell, and pays an additional cost with these objects."""
    said = Cast(game.names.sent(card), costs=game.names.all_sent(victims), pay="auto")
    saying.act(game, name, said)


@ANNOUNCING.when("{player} interrupts and plays {object}", **_PLAYED)
def interrupt_play(game: Game, name: str, card: str) -> None:
    """Plays a land at once, even if another player has priority."""
    saying.act_at_once(game, name, PlayLand(game.names.sent(card)))


@ANNOUNCING.when("{player} interrupts and casts {object}", **_CAST)
def interrupt_cast(game: Game, name: str, card: str) -> None:
    """Casts a spell at once, even if another player has priority."""
    saying.act_at_once(game, name, Cast(game.names.sent(card), pay="auto"))


@ANNOUNCING.when("{player} interrupts and casts {object} targeting {names}", **_CAST)
def interrupt_cast_at(game: Game, name: str, card: str, targets: tuple[str, ...]) -> None:
    """Casts a spell with targets at once, even if another player has priority."""
    said = Cast(game.names.sent(card), game.names.all_sent(targets), pay="auto")
    saying.act_at_once(game, name, said)


@ANNOUNCING.when("{player} interrupts and activates {object}", **_ACTIVATED)
def interrupt_activate(game: Game, name: str, source: str) -> None:
    """Activates the first ability at once, even if another player has priority."""
    saying.act_at_once(game, name, Activate(game.names.sent(source), 1, pay="auto"))


@ANNOUNCING.when("{player} interrupts and activates {object} targeting {names}", **_ACTIVATED)
def interrupt_activate_at(game: Game, name: str, source: str, targets: tuple[str, ...]) -> None:
    """Activates the first ability with targets at once, even if another player has priority."""
    sent = game.names.all_sent(targets)
    saying.act_at_once(game, name, Activate(game.names.sent(source), 1, sent, pay="auto"))


def _sent(game: Game, listed: tuple[str, ...] | None) -> tuple[str, ...] | None:
    """Return what the engine calls what a cell lists; None if the cell is empty."""
    return None if listed is None else game.names.all_sent(listed)


def _payment(game: Game, row: Row) -> Payment:
    """Return how the mana is paid: automatically unless the row says with what."""
    with_ = _sent(game, row["pays_with"])
    return "auto" if with_ is None else with_ or "nothing"


@ANNOUNCING.when(
    "{player} casts {object} as follows:",
    played="{player} has cast {object} as follows:",
    columns=CAST,
    single=True,
    **_CAST,
)
def cast_as(game: Game, name: str, card: str, rows: tuple[Row, ...]) -> None:
    """Casts a spell as the one row says; what it leaves out is asked, mana paid automatically."""
    (row,) = rows
    allowed_by = row["alternative_cost"]
    said = Cast(
        game.names.sent(card),
        targets=_sent(game, row["targets"]),
        modes=row["modes"],
        alternative=allowed_by and game.names.sent(allowed_by),
        costs=_sent(game, row["uses_up"]),
        pay=_payment(game, row),
    )
    saying.act(game, name, said)


@ANNOUNCING.when(
    "{player} activates {object} as follows:",
    played="{player} has activated {object} as follows:",
    columns=ACTIVATED,
    single=True,
    **_ACTIVATED,
)
def activate_as(game: Game, name: str, source: str, rows: tuple[Row, ...]) -> None:
    """Activates an ability as the one row says, the first one if it does not say which."""
    (row,) = rows
    said = Activate(
        game.names.sent(source),
        1 if row["ability"] is None else row["ability"],
        _sent(game, row["targets"]),
        costs=_sent(game, row["uses_up"]),
        pay=_payment(game, row),
    )
    saying.act(game, name, said)


def _activate(
    game: Game, name: str, source: str, ability: int = 1, targets: tuple[str, ...] | None = None
) -> None:
    sent = None if targets is None else game.names.all_sent(targets)
    saying.act(game, name, Activate(game.names.sent(source), ability, sent, pay="auto"))


@ANNOUNCING.when(
    "{player} activates {object}", played="{player} has activated {object}", **_ACTIVATED
)
def activate(game: Game, name: str, source: str) -> None:
    """Activates the first activated ability."""
    _activate(game, name, source)


@ANNOUNCING.when(
    "{player} activates {object} targeting {names}",
    played="{player} has activated {object} targeting {names}",
    **_ACTIVATED,
)
def activate_at(game: Game, name: str, source: str, targets: tuple[str, ...]) -> None:
    """Activates the first activated ability, with targets."""
    _activate(game, name, source, targets=targets)


@ANNOUNCING.when("{player} activates ability {number} of {object}", **_OTHER)
def activate_other(game: Game, name: str, ability: int, source: str) -> None:
    """Activates an ability, counted as printed."""
    _activate(game, name, source, ability)


@ANNOUNCING.when("{player} activates ability {number} of {object} targeting {names}", **_OTHER)
def activate_other_at(
    game: Game, name: str, ability: int, source: str, targets: tuple[str, ...]
) -> None:
    """Activates an ability, counted as printed, with targets."""
    _activate(game, name, source, ability, targets)


@ANNOUNCING.when(
    "{player} turns {object} face up", played="{player} has turned {object} face up", **_SPECIAL
)
def turn_face_up(game: Game, name: str, what: str) -> None:
    """Turns a face-down permanent face up, which is a special action."""
    saying.act(game, name, Special(game.names.sent(what), "turn_face_up"))
