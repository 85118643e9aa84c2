"""The turn: its phases and steps, and what happens as each begins and ends."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import dropwhile
from typing import Final

from apnap.protocol.state import Phase, Step
from apnap_reference.edition import EDITIONS
from apnap_reference.effects import lasting, with_effect, without_effects
from apnap_reference.events import Life
from apnap_reference.first_draw import first_draw_skipped
from apnap_reference.happening import happen
from apnap_reference.looks import has, permanents
from apnap_reference.order_of_turns import party_seats, who_is_next
from apnap_reference.people import Party, clockwise_from, party_name, party_of
from apnap_reference.rulebook import rule
from apnap_reference.skipping import BEGINS, skip_due, used_up
from apnap_reference.table import Object, ObjectId, Past, PlayerId, Table, Turn, replace

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


def after(step: Step) -> tuple[Step, ...]:
    """Give the steps of a turn that follow a step."""
    return STEPS[STEPS.index(step) + 1 :]


@rule("500.2")
def step_ended(table: Table) -> Table:
    """A step ends when all have passed on an empty stack; the next one of the turn begins."""
    turn = table.turn
    if turn.step == "end_of_combat" or (turn.combat and not turn.to_come):
        table = combat_ended(table)
    return _gone_on(table, steps_left(table))


def _gone_on(table: Table, coming: tuple[Step, ...]) -> Table:
    """Begin the first of the steps to come that is not skipped, or else the next turn."""
    table, coming = passed_over(table, coming)
    if not mana_stays(table, coming):
        table = mana_emptied(table)
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
    return table.with_turn(turn)


@rule("500.11", before={"2024-06-07": "500.10"})
def passed_over(table: Table, coming: tuple[Step, ...]) -> tuple[Table, tuple[Step, ...]]:
    """A step or phase that is skipped is passed over as though it did not exist."""
    while coming:
        first = coming[0]
        phase = BEGINS.get(first)
        due = skip_due(table, table.turn.party, (phase or first, first))
        if due is not None:
            table = used_up(table, due)
            coming = coming[1:] if due.word == first else after_phase(coming)
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


def steps_left(table: Table) -> tuple[Step, ...]:
    """Give the steps of this turn still to come."""
    turn = table.turn
    coming = turn.to_come
    if turn.step == "declare_attackers" and no_attackers(table):
        skipped = ("declare_blockers", "combat_damage")
        coming = tuple(dropwhile(lambda step: step in skipped, coming))
    if turn.step == "declare_blockers" and two_damage_steps(table):
        coming = ("first_strike_damage", *coming)
    return coming


@rule("508.8")
def no_attackers(table: Table) -> bool:
    """If nothing was declared as an attacker or entered attacking, nothing blocks or strikes."""
    combat = table.turn.combat
    return combat is None or not (combat.attacks or combat.former)


@rule("510.4")
def two_damage_steps(table: Table) -> bool:
    """With first or double strike in the combat there are two combat damage steps."""
    return bool(first_strikers(table))


def first_strikers(table: Table) -> tuple[int, ...]:
    """Give the attacking and blocking creatures that have first or double strike now."""
    combat = table.turn.combat
    if combat is None:
        return ()
    fighting = (*(a.attacker for a in combat.attacks), *(b.blocker for b in combat.blocks))
    return tuple(
        creature
        for creature in fighting
        if has(table, creature, "first strike") or has(table, creature, "double strike")
    )


@rule("106.4")
def mana_emptied(table: Table) -> Table:
    """Unspent mana is lost as a step or phase ends."""
    burns = tuple(mana_burns(table)) if EDITIONS[table.edition].mana_burn else ()
    players = tuple(replace(p, mana=()) if p.mana else p for p in table.players)
    table = replace(table, players=players)
    return happen(table, *burns) if burns else table


@rule("300.3", gone_from="2009-07-11")
def mana_stays(table: Table, coming: tuple[Step, ...]) -> bool:
    """Mana lasts from step to step; it is lost only as the phase ends."""
    if not EDITIONS[table.edition].mana_lasts_through_phase or not coming:
        return False
    another = coming[0] == "beginning_of_combat"
    return PHASE_OF[coming[0]] == PHASE_OF[table.turn.step] and not another


@rule("300.3", gone_from="2009-07-11")
def mana_burns(table: Table) -> Iterator[Life]:
    """A player loses 1 life for each mana that is lost."""
    for player in table.players:
        if player.mana and burned_by_own_mana(table, player.name):
            yield Life(player.name, -len(player.mana))


@rule("507.4", gone_from="2009-07-11")
def burned_by_own_mana(table: Table, player: PlayerId) -> bool:
    """While somebody else controls a player's turn, mana that is lost costs no life."""
    return all(effect.player != player for effect in lasting(table, "controls player"))


@rule("511.3")
def combat_ended(table: Table) -> Table:
    """As combat ends, everything is removed from it."""
    table = without_effects(table, "end_of_combat")
    return table.with_turn(replace(table.turn, combat=None))


@rule("500.1")
def turn_begun(table: Table) -> Table:
    """The next turn begins with its untap step."""
    number = table.turn.number
    table, party, goes_on_after = who_is_next(table)
    table = without_effects(table, "next_turn", *(f"turn_of:{player}" for player in party))
    table = control_begun(table, party)
    turn = Turn(
        number=number + 1,
        party=party,
        whose=party_name(table, party),
        step=STEPS[0],
        to_come=STEPS[1:],
        stack=(),
        goes_on_after=goes_on_after,
    )
    players = tuple(replace(p, lands_played=0) for p in table.players)
    table = replace(table, players=players, past=still_spoken_of(table)).with_turn(turn)
    return _gone_on(under_control_from_now(table), STEPS)


def still_spoken_of(table: Table) -> dict[ObjectId, Past]:
    """Give the objects that are gone, but are still shown as the source of something."""
    sources = {thing.source for thing in table.objects.values()}
    sources |= {trigger.source for trigger in table.waiting}
    sources |= {trigger.source for trigger in table.delayed}
    return {number: past for number, past in table.past.items() if number in sources}


@rule("722.1", before={"2020-09-25": "716.1", "2025-04-04": "720.1", "2026-01-16": "721.1"})
def control_begun(table: Table, party: Party) -> Table:
    """Who was to control a player's next turn does so now, for that turn; the last such counts."""
    due = tuple(e for e in lasting(table, "will control player") if e.player in party)
    if not due:
        return table
    table = replace(table, effects=tuple(e for e in table.effects if e not in due))
    for player in party:
        who = due[-1].controller
        table = with_effect(table, "controls player", who, "next_turn", player=player)
    return table


@rule("502.3", before={"2024-06-07": "502.2"})
def untapped(table: Table) -> Table:
    """The permanents of whoever's turn it is untap at once."""
    for thing in _of_the_active_player(table):
        table = table.with_object(replace(thing, tapped=False))
    return table


@rule("302.6")
def under_control_from_now(table: Table) -> Table:
    """A creature may attack, or tap for a cost, in a turn since whose beginning it was theirs."""
    for thing in _of_the_active_player(table):
        table = table.with_object(replace(thing, sick=False))
    return table


def _of_the_active_player(table: Table) -> tuple[Object, ...]:
    return tuple(thing for player in table.turn.party for thing in permanents(table, of=player))


@rule("514.2")
def damage_wears_off(table: Table) -> Table:
    """In the cleanup step damage wears off and effects until end of turn end."""
    for thing in table.in_zone("battlefield"):
        if thing.damage or thing.deathtouched:
            table = table.with_object(replace(thing, damage=0, deathtouched=False))
    return without_effects(table, "end_of_turn")


@rule("117.3a")
def receives_first(table: Table) -> Party | None:
    """The active player gets priority first; if gone, the next player in turn order (800.4j)."""
    turn = table.turn
    if turn.party:
        return turn.party
    seats = party_seats(table, turn.whose)
    after_seat = clockwise_from(table, seats[-1])
    return party_of(table, after_seat[0]) if after_seat else None
