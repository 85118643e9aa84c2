"""Misreadings of rules 101.4 and 101.4b: who chooses first, and who knows of it."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import state as shown
from apnap_misreadings.common import first_who_has_any
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import deaths_noted, gone, happen
from apnap_reference.choices.apnap_order import AllChoices, Picks, all_choose, next_to_choose
from apnap_reference.choices.asking import deciders
from apnap_reference.players.players import (
    Side,
    clockwise_from,
    everybody,
    in_apnap_order,
    side_name,
    side_of,
)
from apnap_reference.showing import shown_pick
from apnap_reference.state.dialogue import Choice, Dialogue
from apnap_reference.state.events import Event, Moves
from apnap_reference.state.ids import Ref, Word
from apnap_reference.state.table import Pick, PlayerId, Table, replace

Outstanding = tuple[Choice, ...]
FEW = 2


def _from(table: Table, player: PlayerId) -> tuple[Side, ...]:
    """Give everybody in turn order, beginning with a player."""
    return tuple(dict.fromkeys(side_of(table, p) for p in clockwise_from(table, player)))


@mutant(
    "101.4",
    "the controller of the resolving spell chooses first, and then the others in turn order",
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
    "the player in the first seat chooses first, no matter whose turn it is",
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
    "after the active player, the other players choose counterclockwise",
    replaces=next_to_choose,
    since="2006-10-01",
)
def the_others_choose_counterclockwise(
    table: Table, outstanding: Outstanding, _: Side | None
) -> Outstanding:
    first, *others = in_apnap_order(table)
    return first_who_has_any((first, *reversed(others)), outstanding)


@mutant(
    "101.4",
    "all players choose at the same time instead of in APNAP order",
    replaces=next_to_choose,
    since="2006-10-01",
)
def all_choose_at_once(_: Table, outstanding: Outstanding, __: Side | None) -> Outstanding:
    return outstanding


def _after_the_interrupted(table: Table) -> tuple[Side, ...]:
    """Give everybody as in the turn that would have come without an extra turn."""
    order = in_apnap_order.function(table)
    names = [side_name(table, side) for side in order]
    if table.turn.goes_on_after not in names:
        return order
    last = names.index(table.turn.goes_on_after)
    return (*order[last + 1 :], *order[: last + 1])


@mutant(
    "101.4",
    "in an extra turn, the player whose turn would have come next chooses first",
    replaces=next_to_choose,
)
def extra_turns_do_not_count(table: Table, outstanding: Outstanding, _: Side | None) -> Outstanding:
    return first_who_has_any(_after_the_interrupted(table), outstanding)


@mutant(
    "101.4",
    "a player who controls the active player makes their own choices first as well",
    replaces=next_to_choose,
)
def deciders_choose_first(table: Table, outstanding: Outstanding, _: Side | None) -> Outstanding:
    deciding = tuple(side_of(table, player) for player in deciders(table, table.turn.side))
    return first_who_has_any((*deciding, *in_apnap_order(table)), outstanding)


def _there(table: Table, chosen: Ref | Word) -> bool:
    return not isinstance(chosen, int) or chosen in table.objects


@mutant(
    "101.4",
    "each player sacrifices or discards what they chose before the next player chooses",
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


@mutant(
    "101.4",
    "in an extra turn, nonactive players choose in the order of the turn that it interrupts",
    replaces=in_apnap_order,
)
def extra_turns_keep_the_order(table: Table) -> tuple[Side, ...]:
    own = in_apnap_order.function(table)[:1]
    others = (side for side in _after_the_interrupted(table) if side not in own)
    return (*own, *others)


@mutant(
    "101.4",
    "in a Grand Melee, the player with the first turn marker chooses first in each turn",
    replaces=in_apnap_order,
    since="2006-10-01",
)
def the_first_marker_chooses_first(table: Table) -> tuple[Side, ...]:
    order = in_apnap_order.function(table)
    if not table.begun or len(table.turns) < FEW:
        return order
    first = next((i for i, side in enumerate(order) if table.turns[0].whose in side), 0)
    return (*order[first:], *order[:first])


@mutant(
    "101.4",
    "with the attack right option, nonactive players choose counterclockwise",
    replaces=in_apnap_order,
    since="2006-10-01",
)
def choices_go_the_way_of_attacks(table: Table) -> tuple[Side, ...]:
    order = in_apnap_order.function(table)
    return (*order[:1], *reversed(order[1:])) if table.variant.attack == "right" else order


@mutant(
    "101.4",
    "of what players sacrifice at the same time, each permanent leaves before the next one",
    replaces=deaths_noted,
    origin="others",
)
def sacrificed_one_after_another(before: Table, after: Table, events: tuple[Event, ...]) -> Table:
    for event in events:
        if isinstance(event, Moves) and event.thing in before.objects:
            after = deaths_noted.function(before, after, (event,))
            before = gone(before, before.objects[event.thing])
    return after


@mutant(
    "101.4b",
    "no player knows what other players chose until all of them have chosen",
    replaces=shown_pick,
    since="2006-10-01",
)
def choices_are_secret(table: Table, pick: Pick, viewer: PlayerId | None) -> shown.Pick:
    return shown_pick.function(table, replace(pick, concealed=True), viewer)


@mutant(
    "101.4b",
    "players who choose later can see the cards that others chose face down",
    replaces=shown_pick,
    since="2006-10-01",
)
def concealed_picks_are_seen(table: Table, pick: Pick, _: PlayerId | None) -> shown.Pick:
    return shown_pick.function(table, pick, None)
