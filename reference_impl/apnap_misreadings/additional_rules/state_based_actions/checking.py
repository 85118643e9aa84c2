"""Misreadings of 704.3 and the rules around it: when state-based actions are performed."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import damaged, gone, happen
from apnap_reference.changes.losing import losers, may_lose
from apnap_reference.changes.replacing import replaced
from apnap_reference.changes.triggering import as_object, state_triggered
from apnap_reference.objects.characteristics import (
    abilities_in_play,
    characteristics,
    has_keyword,
    permanents,
)
from apnap_reference.objects.within_range import within_range
from apnap_reference.players.players import everybody
from apnap_reference.procedure.instructions import PlaceTriggers
from apnap_reference.procedure.position import (
    given_priority,
    in_focus,
    next_instruction,
    somebody_receives,
)
from apnap_reference.procedure.replay import Position
from apnap_reference.procedure.state_based_actions import (
    PERMANENTS,
    all_lose,
    checked,
    destroyed_by_damage,
    moves_due,
    something_due,
    state_based_actions,
    without_toughness,
)
from apnap_reference.state.abilities import ability
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Damage, Event, Moves
from apnap_reference.state.stack_abilities import Triggered
from apnap_reference.state.static_abilities import Replaces
from apnap_reference.state.table import Table, replace
from apnap_reference.turn.leaving_the_game import leave_together


@mutant(
    "704.1",
    "after a resolution, the active player gets priority before state-based actions are performed",
    replaces=next_instruction,
)
def priority_comes_first(table: Table) -> Position:
    now = in_focus(table)
    turn = now.turn
    fresh = turn.opened and turn.priority is None and turn.receives == turn.side
    if fresh and turn.step != "untap" and not turn.passed and something_due(now):
        return given_priority(now)
    return next_instruction.function(table)


@mutant(
    "704.1a",
    "an ability that waits for a state of the game takes effect at once, without using the stack",
    replaces=state_triggered,
)
def states_do_not_use_the_stack(table: Table) -> Table:
    done = state_triggered.function(table)
    for waiting in done.waiting[len(table.waiting) :]:
        found = ability(waiting.ability)
        if isinstance(found, Triggered):
            resolving = found.resolve(table, as_object(table, waiting, done.next_id))
            try:
                next(resolving)
            except StopIteration as end:
                return end.value  # type: ignore[no-any-return] # what a dialogue returns
    return table


@mutant(
    "704.2",
    "only creatures within the active player's range of influence are destroyed by damage",
    replaces=destroyed_by_damage,
)
def destroyed_near_the_active_player(table: Table) -> Iterator[Moves]:
    for move in destroyed_by_damage.function(table):
        if any(within_range(table, player, move.thing) for player in table.turn.side):
            yield move


@mutant(
    "704.3",
    "triggered abilities are put on the stack before state-based actions are performed",
    replaces=next_instruction,
    since="2006-10-01",
)
def triggers_come_first(table: Table) -> Position:
    now = in_focus(table)
    turn = now.turn
    about_to = turn.opened and turn.priority is None and turn.step != "untap"
    if about_to and now.waiting and something_due(now):
        begun = somebody_receives(now)
        return Position(replace(begun, asked=begun.asked + 1), PlaceTriggers())
    return next_instruction.function(table)


@mutant(
    "704.3",
    "state-based actions put creatures into graveyards one kind at a time instead of all at once",
    replaces=state_based_actions,
    since="2006-10-01",
)
def one_kind_after_the_other(table: Table) -> Dialogue[Table]:
    for check in PERMANENTS:
        moves = tuple(check(table))
        if moves and not losers(table):
            return happen(table, *moves)
    return (yield from state_based_actions.function(table))


@mutant(
    "704.3",
    (
        "the creatures of a player who loses leave the game before state-based actions can put "
        "them into graveyards"
    ),
    replaces=state_based_actions,
)
def losers_leave_first(table: Table) -> Dialogue[Table]:
    lost = losers(table)
    if lost:
        return all_lose(checked(table), lost)
    return (yield from state_based_actions.function(table))


@mutant(
    "704.3",
    "a player at 0 life loses at once, while a spell or ability is still resolving",
    replaces=happen,
)
def losing_in_the_middle(table: Table, *events: Event) -> Table:
    table = happen.function(table, *events)
    lost = (p for p in everybody(table) if table.player(p).life <= 0 and may_lose(table, p))
    reasons = dict.fromkeys(lost, "life")
    return leave_together(table, reasons) if reasons else table


@mutant(
    "704.3",
    (
        "a player at 0 or less life after damage loses even if lifelink gains them life at the "
        "same time"
    ),
    replaces=damaged,
)
def lost_in_the_midst_of_damage(table: Table, event: Damage) -> Table:
    table = damaged.function(table, event)
    struck = table.player(event.target) if isinstance(event.target, str) else None
    if struck is None or struck.life > 0 or table.variant.shared_life:
        return table
    return table.with_player(replace(struck, drew_from_empty=True))


@mutant(
    "704.3",
    "creatures with lethal damage die one after the other, each without those before it",
    replaces=destroyed_by_damage,
    origin="argentum-engine #899",
)
def each_dies_without_the_ones_before(table: Table) -> Iterator[Moves]:
    now = table
    for thing in permanents(table, "Creature"):
        toughness = characteristics(now, thing.id).toughness or 0
        if 0 < toughness <= thing.damage and not has_keyword(now, thing.id, "indestructible"):
            yield Moves(thing.id, "graveyard")
            now = gone(now, now.objects[thing.id])


@mutant(
    "704.3",
    "what dies at the same time as others doesn't replace their deaths",
    replaces=replaced,
    origin="argentum-engine #1968",
)
def the_dying_replace_nothing(table: Table, event: Event) -> Event:
    if not isinstance(event, Moves) or event.to != "graveyard":
        return replaced.function(table, event)
    dying = {move.thing for move in moves_due(table)} - {event.thing}
    after: Event = event
    for source, found in abilities_in_play(table, Replaces):
        if source.id not in dying:
            after = found.instead(table, source, after)
    return after


@mutant(
    "704.4",
    "a creature whose toughness is 0 for a moment of a resolution is put into the graveyard",
    replaces=happen,
)
def without_toughness_for_a_moment(table: Table, *events: Event) -> Table:
    table = happen.function(table, *events)
    gone = tuple(without_toughness(table))
    return happen.function(table, *gone) if gone else table


@mutant(
    "704.4",
    "what was true only for a moment of a resolution sets off no state trigger",
    replaces=state_triggered,
)
def states_of_a_moment_do_not_count(table: Table) -> Table:
    about_to = table.turn.receives is not None
    return state_triggered.function(table) if about_to else table
