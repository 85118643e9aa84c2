"""Cards that make players skip turns, phases or steps."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.cards.phrases import the_player, this_enters
from apnap_reference.changes.applying import happen
from apnap_reference.players.players import opponents
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Draws, TurnsFaceUp
from apnap_reference.state.stack_abilities import (
    Moment,
    SpellAbility,
    TargetWord,
    Triggered,
    Triggers,
)
from apnap_reference.state.table import Object, Ref, Table
from apnap_reference.turn.skipped import opponents_skip, with_skip


def _an_opponent(table: Table, thing: Object, ref: Ref) -> bool:
    return ref in opponents(table, thing.controller)


def _skip_combat(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return with_skip(table, thing.controller, (the_player(thing),), "combat")


card(
    "Stonehorn Dignitary",
    Triggered(this_enters, _skip_combat, targets=(TargetWord(_an_opponent),)),
)


def _draw_and_skip(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    who = thing.controller
    for _ in range(4):
        table = happen(table, Draws(who))
    return with_skip(table, who, (who,), "turn")


card("Meditate", SpellAbility(_draw_and_skip))


def _this_is_turned_up(moment: Moment) -> Iterator[Triggers]:
    if TurnsFaceUp(moment.source.id) in moment.events:
        yield Triggers()


def _opponents_skip_untapping(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return opponents_skip(table, thing, "untap")


card("Brine Elemental", Triggered(_this_is_turned_up, _opponents_skip_untapping))
