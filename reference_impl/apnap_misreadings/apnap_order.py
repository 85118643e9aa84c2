"""Misreadings of rule 101.4: choices that several players make at the same time."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import state as shown
from apnap_misreadings.mutant import mutant, switched
from apnap_reference.changes.applying import happen
from apnap_reference.choices.apnap_order import (
    AllChoices,
    Picks,
    all_choose,
    in_printed_order,
    next_to_choose,
)
from apnap_reference.players.players import (
    Side,
    clockwise_from,
    everybody,
    first_before_the_game,
    in_apnap_order,
    side_of,
)
from apnap_reference.showing import shown_pick
from apnap_reference.state.dialogue import Choice, Dialogue
from apnap_reference.state.events import Moves
from apnap_reference.state.table import Pick, PlayerId, Table, replace

Outstanding = tuple[Choice, ...]


def first_who_has_any(order: tuple[Side, ...], outstanding: Outstanding) -> Outstanding:
    """Give the outstanding choices of the first in an order who has any."""
    for side in order:
        own = tuple(choice for choice in outstanding if choice.who in side)
        if own:
            return own
    return ()


def _from(table: Table, player: PlayerId) -> tuple[Side, ...]:
    """Give everybody in turn order, beginning with a player."""
    return tuple(dict.fromkeys(side_of(table, p) for p in clockwise_from(table, player)))


@mutant(
    "101.4",
    "whoever cast the spell chooses first, and then the others in turn order",
    replaces=next_to_choose,
    since="2006-10-01",
)
def the_caster_chooses_first(
    table: Table, outstanding: Outstanding, last: Side | None
) -> Outstanding:
    if not table.turn.stack:
        return next_to_choose.function(table, outstanding, last)
    caster = table.objects[table.turn.stack[-1]].controller
    return first_who_has_any(_from(table, caster), outstanding)


@mutant(
    "101.4",
    "whoever sits first at the table chooses first",
    replaces=next_to_choose,
    since="2006-10-01",
)
def the_first_seat_chooses_first(
    table: Table, outstanding: Outstanding, _: Side | None
) -> Outstanding:
    order = tuple(dict.fromkeys(side_of(table, player) for player in everybody(table)))
    return first_who_has_any(order, outstanding)


@mutant(
    "101.4",
    "after the active player the others choose counterclockwise",
    replaces=next_to_choose,
    since="2006-10-01",
)
def the_others_choose_counterclockwise(
    table: Table, outstanding: Outstanding, _: Side | None
) -> Outstanding:
    first, *others = in_apnap_order(table)
    return first_who_has_any((first, *reversed(others)), outstanding)


@mutant(
    "glossary:active-player-nonactive-player-order",
    "the active player chooses last, after all the others in turn order",
    replaces=next_to_choose,
    since="2006-10-01",
)
def the_active_player_chooses_last(
    table: Table, outstanding: Outstanding, _: Side | None
) -> Outstanding:
    first, *others = in_apnap_order(table)
    return first_who_has_any((*others, first), outstanding)


@mutant("101.4", "all choose at once, in no order", replaces=next_to_choose, since="2006-10-01")
def all_choose_at_once(_: Table, outstanding: Outstanding, __: Side | None) -> Outstanding:
    return outstanding


@mutant(
    "101.4",
    "each player sacrifices or discards what was chosen before the next one chooses",
    replaces=all_choose,
    since="2006-10-01",
)
def each_acts_before_the_next_chooses(
    table: Table, choices: AllChoices
) -> Dialogue[tuple[Table, Picks]]:
    picks: Picks = {}
    for side in in_apnap_order(table):

        def own(now: Table, made: Picks, of: Side = side) -> Iterator[Choice]:
            return (choice for choice in choices(now, made) if choice.who in of)

        table, chosen = yield from all_choose.function(table, own)
        gone = [
            ref
            for key, refs in chosen.items()
            if key.startswith(("sacrifice", "discard"))
            for ref in refs
            if isinstance(ref, int)
        ]
        table = happen(table, *(Moves(thing, "graveyard") for thing in gone)) if gone else table
        picks = {**picks, **chosen}
    return table, {key: tuple(ref for ref in picks[key] if _there(table, ref)) for key in picks}


def _there(table: Table, ref: int | str) -> bool:
    return isinstance(ref, str) or ref in table.objects


switched(
    "101.4a",
    "what is picked from a hand is shown as soon as it is picked",
    name="hidden-picks-are-shown",
    switch="hidden_picks",
    value=False,
)


@mutant(
    "101.4b",
    "nobody knows what others choose before all have chosen",
    replaces=shown_pick,
    since="2006-10-01",
)
def choices_are_secret(table: Table, pick: Pick, viewer: PlayerId | None) -> shown.Pick:
    return shown_pick.function(table, replace(pick, concealed=True), viewer)


@mutant(
    "101.4b",
    "players who choose later see also what was picked face down",
    replaces=shown_pick,
    since="2006-10-01",
)
def concealed_picks_are_seen(table: Table, pick: Pick, _: PlayerId | None) -> shown.Pick:
    return shown_pick.function(table, pick, None)


@mutant(
    "101.4c",
    "a player makes choices in any order, also where the card gives one",
    replaces=in_printed_order,
    since="2006-10-01",
)
def any_order_at_all(choices: Outstanding) -> Outstanding:
    return choices


@mutant(
    "101.4c",
    "a player makes choices in one fixed order, also where the card gives none",
    replaces=in_printed_order,
    since="2006-10-01",
)
def one_order_only(choices: Outstanding) -> Outstanding:
    return in_printed_order.function(choices)[:1]


@mutant(
    "101.4c",
    "a player begins with the choice that the card names last",
    replaces=in_printed_order,
    since="2006-10-01",
)
def last_printed_first(choices: Outstanding) -> Outstanding:
    last = max((choice.rank for choice in choices), default=0)
    return tuple(choice for choice in choices if choice.rank == last)


switched(
    "101.4d",
    "a choice that arises for somebody who has chosen already waits for the end of the round",
    name="the-round-goes-on",
    switch="choices_begin_again",
    value=False,
)


@mutant(
    "101.4e", "before the first turn whoever sits first comes first", replaces=first_before_the_game
)
def the_first_seat_before_the_game(table: Table) -> PlayerId:
    return table.players[0].name


@mutant(
    "101.4e",
    "before the first turn there is no order, and all decide at once",
    replaces=in_apnap_order,
    since="2006-10-01",
)
def no_order_before_the_game(table: Table) -> tuple[Side, ...]:
    return in_apnap_order.function(table) if table.begun else (everybody(table),)
