"""Whens, and Givens in the past tense: what else players say, and how play goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from apnap.driver import Game, driving, loading_position, saying
from apnap.protocol import AssignDamage, DamageSaid, Order, Pass, Step
from apnap.vocabulary.phrases import Column, Row, Topic
from apnap.vocabulary.reading_lists import natural
from apnap.vocabulary.words import one_object, player, target

ACTING: Final = Topic()

TRIGGERS: Final = {"source": Column(one_object), "concerns": Column(player, optional=True)}
DAMAGE: Final = {
    "source": Column(one_object),
    "to": Column(target),
    "damage": Column(natural),
}


_THIS: Final[dict[str, Any]] = {"verdict": "this"}
_CHOSEN: Final[dict[str, Any]] = {"verdict": "this", "says": "choose"}
_SAID: Final[dict[str, Any]] = {"verdict": "this", "says": "yes_no"}


@ACTING.when("the game is set up", sets_up=True, **_THIS)
def set_up(game: Game) -> None:
    """The position is loaded; it is illegal if the rules do not allow to set up a game so."""
    loading_position.set_up(game)


@ACTING.when("{player} chooses {names}", played="{player} has chosen {names}", **_CHOSEN)
def choose(game: Game, name: str, chosen: tuple[str, ...]) -> None:
    """Answers a choice of objects, players, targets, modes or piles."""
    saying.choose(game, name, game.names.all_sent(chosen))


@ACTING.when("{player} chooses nothing", **_CHOSEN)
def choose_nothing(game: Game, name: str) -> None:
    """Chooses nothing where something may be chosen."""
    saying.choose(game, name, ())


@ACTING.when("{player} interrupts and chooses {names}", **_CHOSEN)
def interrupt_choice(game: Game, name: str, chosen: tuple[str, ...]) -> None:
    """Makes the current choice at once, even if another player has to."""
    saying.choose_at_once(game, name, game.names.all_sent(chosen))


_MULLIGAN: Final[dict[str, Any]] = {"needs": ("decision:mulligan",), **_THIS}


@ACTING.when("{player} keeps the hand", played="{player} has kept the hand", **_MULLIGAN)
def keep(game: Game, name: str) -> None:
    """Keeps the opening hand."""
    saying.keep(game, name)


@ACTING.when("{player} takes a mulligan", played="{player} has taken a mulligan", **_MULLIGAN)
def take_mulligan(game: Game, name: str) -> None:
    """Takes a mulligan."""
    saying.take_mulligan(game, name)


@ACTING.when("{player} agrees", **_SAID)
def agree(game: Game, name: str) -> None:
    """Says yes."""
    saying.agree(game, name)


@ACTING.when("{player} declines", **_SAID)
def decline(game: Game, name: str) -> None:
    """Says no."""
    saying.refuse(game, name)


@ACTING.when(
    "{player} announces the order {names} for {object}", needs=("decision:order_objects",), **_THIS
)
def order_for(game: Game, name: str, order: tuple[str, ...], about: str) -> None:
    """Announces the damage assignment order for a creature."""
    saying.order_for(game, name, game.names.sent(about), Order(game.names.all_sent(order)))


@ACTING.when(
    "{player} puts the triggers in the order {names}", needs=("decision:order_triggers",), **_THIS
)
def order_triggers(game: Game, name: str, sources: tuple[str, ...]) -> None:
    """Puts triggers on the stack by their sources, the first named first."""
    saying.order_triggers(game, name, game.names.all_sent(sources))


@ACTING.when(
    "{player} puts the triggers in this order:",
    columns=TRIGGERS,
    needs=("decision:order_triggers",),
    **_THIS,
)
def order_told_apart(game: Game, name: str, rows: tuple[Row, ...]) -> None:
    """Puts triggers on the stack, the first named first, by source and by whom they concern."""
    named = tuple((game.names.sent(row["source"]), row["concerns"]) for row in rows)
    saying.order_told_apart(game, name, named)


@ACTING.when(
    "{player} assigns this damage:", columns=DAMAGE, needs=("decision:assign_damage",), **_THIS
)
def assign(game: Game, name: str, rows: tuple[Row, ...]) -> None:
    """Announces the whole assignment of combat damage of that player."""
    sent = game.names.sent
    said = tuple(DamageSaid(sent(r["source"]), sent(r["to"]), r["damage"]) for r in rows)
    saying.assign(game, name, AssignDamage(said))


@ACTING.when("{player} passes", played="{player} has passed", **_THIS)
def pass_(game: Game, name: str) -> None:
    """Passes priority once."""
    saying.pass_once(game, name)


@ACTING.when("{player} interrupts and passes", **_THIS)
def interrupt_pass(game: Game, name: str) -> None:
    """Passes at once, even if another player has priority."""
    saying.act_at_once(game, name, Pass())


@ACTING.when("{player} concedes", played="{player} has conceded", **_THIS)
def concede(game: Game, name: str) -> None:
    """Concedes at once, no matter which player has to decide."""
    saying.concede(game, name)


@ACTING.when("{player} tries to concede for {player}", needs=("concede-by",), **_THIS)
def concede_for(game: Game, name: str, whom: str) -> None:
    """Says that another player concedes."""
    saying.concede_for(game, name, whom)


def _on(game: Game, drive: Callable[[], None]) -> None:
    """Let play go on; what was said last is over with it."""
    game.spoken = None
    game.mark()
    drive()


@ACTING.when("everybody passes")
def everybody_passes(game: Game) -> None:
    """All pass: the top of the stack resolves or the step ends; stops at any other decision."""
    _on(game, lambda: driving.everybody_passes(game))


@ACTING.when("the top of the stack resolves", played="the top of the stack has resolved")
def top_resolves(game: Game) -> None:
    """Everybody passes while there is something on the stack."""
    _on(game, lambda: driving.resolve_top(game))


@ACTING.when("the stack resolves", played="the stack has resolved")
def stack_resolves(game: Game) -> None:
    """Until the stack is empty."""
    _on(game, lambda: driving.resolve_all(game))


@ACTING.when("play goes on to the {step}", played="play has gone on to the {step}")
def go_on(game: Game, step: Step) -> None:
    """Until that step of this turn has begun and somebody is asked something."""
    _on(game, lambda: driving.go_on_to(game, step))


@ACTING.when("play goes on to {player}'s {step}", played="play has gone on to {player}'s {step}")
def go_on_to(game: Game, name: str, step: Step) -> None:
    """Until the next such step of that player, also in a later turn."""
    _on(game, lambda: driving.go_on_to(game, step, name))


@ACTING.when("{player} ends the turn", played="{player} has ended the turn")
def end_turn(game: Game, name: str) -> None:
    """All players pass in that player's turn until it ends; other turns don't go on."""
    _on(game, lambda: driving.end_turn(game, name))


@ACTING.when("combat damage is dealt")
def damage_is_dealt(game: Game) -> None:
    """Until all combat damage of this combat has been dealt."""
    _on(game, lambda: driving.deal_combat_damage(game))
