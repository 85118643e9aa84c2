"""The turn: its phases and steps, and what happens as each begins and ends."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import dropwhile
from typing import Final

from apnap.protocol import Phase, Step
from apnap_reference.changes.applying import happen
from apnap_reference.changes.ending import effects_end
from apnap_reference.edition import switches
from apnap_reference.objects.characteristics import controller
from apnap_reference.objects.lasting_effects import lasting, with_effect
from apnap_reference.players.players import Side, clockwise_from, in_game, side_name, side_of
from apnap_reference.players.range_of_influence import ranges_determined
from apnap_reference.rulebook import rule
from apnap_reference.state.effects import (
    END_OF_COMBAT,
    END_OF_TURN,
    NEXT_TURN,
    IsControlled,
    TurnOf,
    UpkeepOf,
    WillBeControlled,
)
from apnap_reference.state.events import Life
from apnap_reference.state.table import Object, ObjectId, Past, PlayerId, Table, Turn, replace
from apnap_reference.turn.first_draw import first_draw_skipped
from apnap_reference.turn.next_turn import (
    Coming,
    one_after_the_other,
    seats_of_side,
    would_have_begun,
)
from apnap_reference.turn.simultaneous_turns import concerned, gets_priority, in_another_turn
from apnap_reference.turn.skipped import BEGINS, skip_due, used_up
from apnap_reference.turn.steps_left import steps_left
from apnap_reference.turn.turn_markers import as_markers_allow
from apnap_reference.turn.untap_step import under_control_from_now

PHASE_OF: Final[dict[Step, Phase]] = {
    "untap": "beginning",
    "upkeep": "beginning",
    "draw": "beginning",
    "precombat_main": "precombat_main",
    "beginning_of_combat": "combat",
    "declare_attackers": "combat",
    "declare_blockers": "combat",
    "first_strike_damage": "combat",
    "combat_damage": "combat",
    "end_of_combat": "combat",
    "postcombat_main": "postcombat_main",
    "end_step": "ending",
    "cleanup": "ending",
}

STEPS: Final[tuple[Step, ...]] = (
    "untap",
    "upkeep",
    "draw",
    "precombat_main",
    "beginning_of_combat",
    "declare_attackers",
    "declare_blockers",
    "combat_damage",
    "end_of_combat",
    "postcombat_main",
    "end_step",
    "cleanup",
)
"""A turn's steps in order; the first-strike damage step comes in only where it is needed."""


MAIN_PHASES: Final = ("precombat_main", "postcombat_main")


def before(step: Step) -> tuple[Step, ...]:
    """Give the steps of a turn that come before a step."""
    return STEPS[: STEPS.index(step)]


def after(step: Step) -> tuple[Step, ...]:
    """Give the steps of a turn that follow a step."""
    return STEPS[STEPS.index(step) + 1 :]


@rule("500.2")
def step_ended(table: Table) -> Table:
    """A step ends when all players pass in succession with an empty stack."""
    turn = table.turn
    if turn.step == "end_of_combat" or (turn.combat and not turn.to_come):
        table = combat_ended(table)
    return _gone_on(table, steps_left(table))


def _gone_on(table: Table, coming: tuple[Step, ...]) -> Table:
    """Begin the first of the steps to come that is not skipped, or else the next turn."""
    turn = table.turn
    table = table.with_turn(replace(turn, been=(*turn.been, turn.step)))
    table, coming = passed_over(table, coming)
    if not mana_stays(table, coming):
        table = mana_emptied(table)
    return _entered(table, coming)


def _entered(table: Table, coming: tuple[Step, ...]) -> Table:
    if not coming:
        return turn_begun(table)
    turn = replace(
        table.turn,
        step=coming[0],
        to_come=coming[1:],
        opened=False,
        priority=None,
        receives=None,
        passed=(),
    )
    return until_then_expired(table.with_turn(turn))


@rule("500.4")
def until_then_expired(table: Table) -> Table:
    """An effect that lasts until a step expires as that step begins."""
    if table.turn.step != "upkeep":
        return table
    return effects_end(table, *(UpkeepOf(player) for player in table.turn.side))


@rule("500.11")
def passed_over(table: Table, coming: tuple[Step, ...]) -> tuple[Table, tuple[Step, ...]]:
    """A skipped step or phase is passed over as if it weren't there."""
    while coming:
        first = coming[0]
        phase = BEGINS.get(first)
        due = skip_due(table, table.turn.side, (phase or first, first))
        if due is not None:
            table = used_up(table, due)
            coming = coming[1:] if due.does.what == first else after_phase(coming)
        elif first == "draw" and first_draw_skipped(table):
            coming = coming[1:]
        else:
            break
    return table, coming


def after_phase(coming: tuple[Step, ...]) -> tuple[Step, ...]:
    """Leave out the steps of the phase that comes first; another of its kind may follow."""
    first = coming[0]
    same = dropwhile(lambda s: PHASE_OF[s] == PHASE_OF[first] and s != first, coming[1:])
    return tuple(same)


@rule("106.4")
def mana_emptied(table: Table) -> Table:
    """Unspent mana is lost as a step or phase ends (in 2006, only as a phase ends)."""
    burns = tuple(mana_burns(table)) if switches(table.edition).mana_burn else ()
    here = concerned(table)
    for player in table.players:
        if player.mana and player.name in here:
            table = table.with_player(replace(player, mana=()))
    return happen(table, *burns) if burns else table


@rule("300.3", of="2006-10-01")
def mana_stays(table: Table, coming: tuple[Step, ...]) -> bool:
    """Unspent mana lasts from step to step and is lost only as the phase ends."""
    if not switches(table.edition).mana_lasts_through_phase or not coming:
        return False
    another = coming[0] == "beginning_of_combat"
    return PHASE_OF[coming[0]] == PHASE_OF[table.turn.step] and not another


@rule("300.3", of="2006-10-01")
def mana_burns(table: Table) -> Iterator[Life]:
    """Mana burn makes a player lose 1 life for each mana lost."""
    for player in map(table.player, concerned(table)):
        if player.mana and burned_by_own_mana(table, player.name):
            yield Life(player.name, -len(player.mana))


@rule("507.4", of="2006-10-01")
def burned_by_own_mana(table: Table, player: PlayerId) -> bool:
    """Mana burn costs a player no life while another player controls their turn."""
    return all(effect.player != player for effect in lasting(table, IsControlled))


@rule("511.3")
def combat_ended(table: Table) -> Table:
    """As the end of combat step ends, everything is removed from combat."""
    table = effects_end(table, END_OF_COMBAT)
    return table.with_turn(replace(table.turn, combat=None))


@rule("500.1")
def turn_begun(table: Table) -> Table:
    """When a turn has ended, the next turn begins with its untap step."""
    ended = table.turn
    table = replace(effects_end(table, NEXT_TURN), cast_before=ended.cast)
    who_begins = as_markers_allow if table.markers else one_after_the_other
    table, coming = who_begins(table, ended)
    turns = (*table.turns[: table.focus], *table.turns[table.focus + 1 :])
    table = replace(table, turns=turns, focus=0)
    return table if coming is None else _begun(table, coming)


def others_begun(table: Table) -> Table:
    """Let all turns begin that can besides those that are going on, where there are markers."""
    if not table.markers:
        return table
    number = table.turn.number
    while True:
        table, coming = as_markers_allow(table, None)
        if coming is None:
            break
        table = _begun(table, coming)
    numbers = [turn.number for turn in table.turns]
    return table.with_focus(numbers.index(number)) if number in numbers else table


def first_turns(table: Table) -> Table:
    """Let the game begin with the turn of the starting player, or of all who have turn markers."""
    table = ranges_determined(table)
    if table.markers:
        return turn_begun(replace(table, latest=0))
    return under_control_from_now(table) if table.turn.side else turn_begun(table)


def _begun(table: Table, coming: Coming) -> Table:
    table = ranges_determined(table)
    turn = Turn(
        number=table.latest + 1,
        side=coming.side,
        whose=side_name(table, coming.side),
        step=STEPS[0],
        to_come=STEPS[1:],
        began_tapped=tuple(t.id for t in table.in_zone("battlefield") if t.tapped),
        goes_on_after=coming.goes_on_after,
        marker=coming.marker,
    )
    turns = tuple(sorted((*table.turns, turn), key=lambda t: t.marker or 0))
    table = replace(table, turns=turns, focus=turns.index(turn), latest=turn.number)
    members = seats_of_side(table, side_name(table, coming.side))
    table = effects_end(table, *(TurnOf(player) for player in members))
    for player in members:
        table = table if in_game(table, player) else would_have_begun(table, player)
    table = control_begun(table, coming.side)
    players = tuple(
        p if in_another_turn(table, p.name) else replace(p, lands_played=0) for p in table.players
    )
    table = replace(table, players=players, past=still_spoken_of(table))
    return _entered(*passed_over(under_control_from_now(table), STEPS))


def still_spoken_of(table: Table) -> dict[ObjectId, Past]:
    """Give the objects that are gone, but are still shown as the source of something."""
    if any(turn.stack or turn.combat for turn in table.turns):
        return table.past
    sources = {thing.source for thing in table.in_particular()}
    sources |= {trigger.source for trigger in table.waiting}
    sources |= {trigger.source for trigger in table.delayed}
    return {number: past for number, past in table.past.items() if number in sources}


@rule("722.1")
def control_begun(table: Table, side: Side) -> Table:
    """An effect that controls a player's next turn begins with that turn and lasts through it."""
    due = tuple(e for e in lasting(table, WillBeControlled) if e.player in side)
    if not due:
        return table
    table = replace(table, effects=tuple(e for e in table.effects if e not in due))
    for player in side:
        who = due[-1].controller
        table = with_effect(table, IsControlled(player), who, NEXT_TURN)
    return table


@rule("514.2")
def damage_wears_off(table: Table) -> Table:
    """In the cleanup step, damage wears off and "until end of turn" effects end."""
    here = concerned(table)
    for thing in table.in_particular():
        if (thing.damage or thing.deathtouched) and _who_has(table, thing) in here:
            table = table.with_object(replace(thing, damage=0, deathtouched=False))
    return effects_end(table, END_OF_TURN)


def _who_has(table: Table, thing: Object) -> PlayerId:
    """Give who controls a permanent, or controlled it as it phased out."""
    return thing.phased_out or controller(table, thing.id)


@rule("117.3a")
def receives_first(table: Table) -> Side | None:
    """The active player receives priority first, or the next player if they have left (800.4j)."""
    turn = table.turn
    if turn.side:
        return turn.side
    seats = seats_of_side(table, turn.whose)
    after_seat = clockwise_from(table, seats[-1])
    getting = (player for player in after_seat if gets_priority(table, turn, player))
    return next((side_of(table, player) for player in getting), None)


@rule("505.1b")
def number_of_main_phase(table: Table) -> int:
    """A turn's first or second main phase is counted among the main phases of that turn only."""
    turn = table.turn
    return sum(step in MAIN_PHASES for step in (*turn.been, turn.step))


@rule("805.4d")
def whose_step(table: Table) -> tuple[PlayerId, ...]:
    """An ability that refers to the player whose step begins triggers for each active player."""
    return table.turn.side


@rule("805.4d")
def times_of_a_step(table: Table, members: tuple[PlayerId, ...]) -> int:
    """An ability that doesn't refer to that player triggers only once as a team's step begins."""
    return len(members) if switches(table.edition).a_step_for_each_member else 1
