"""The turn: its phases and steps, and what happens as each begins and ends."""

from __future__ import annotations

from itertools import dropwhile
from typing import Final

from apnap.protocol.state import Phase, Step
from apnap_reference.effects import lasting, with_effect, without_effects
from apnap_reference.looks import all_looks, has
from apnap_reference.people import (
    Party,
    clockwise_from,
    in_game,
    next_party,
    party_name,
    party_of,
)
from apnap_reference.rulebook import rule
from apnap_reference.table import ObjectId, Past, PlayerId, Table, Turn, replace

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
    table = mana_emptied(table)
    if turn.step == "end_of_combat" or (turn.combat and not turn.to_come):
        table = combat_ended(table)
    turn = table.turn
    coming = steps_left(table)
    if not coming:
        return turn_begun(table)
    turn = replace(
        turn,
        step=coming[0],
        to_come=coming[1:],
        opened=False,
        priority=None,
        receives=None,
        passed=(),
    )
    return table.with_turn(turn)


def steps_left(table: Table) -> tuple[Step, ...]:
    """Give the steps of this turn still to come."""
    turn = table.turn
    coming = turn.to_come
    if turn.step == "declare_attackers" and no_attackers(table):
        skipped = ("declare_blockers", "combat_damage")
        coming = tuple(dropwhile(lambda step: step in skipped, coming))
    if turn.step == "declare_blockers" and two_damage_steps(table):
        coming = ("first_strike_damage", *coming)
    if turn.step == "upkeep" and first_draw_skipped(table):
        coming = tuple(step for step in coming if step != "draw")
    return coming


@rule("103.8a", before={"2024-06-07": "103.7a"})
def first_draw_skipped(table: Table) -> bool:
    """In a two-player game, whoever plays first skips the draw step of the first turn."""
    return table.turn.number == 1 and len(table.players) == 2  # noqa: PLR2004 - two players


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
    players = tuple(replace(p, mana=()) if p.mana else p for p in table.players)
    return replace(table, players=players)


@rule("511.3")
def combat_ended(table: Table) -> Table:
    """As combat ends, everything is removed from it."""
    table = without_effects(table, "end_of_combat")
    return table.with_turn(replace(table.turn, combat=None))


@rule("500.7")
def who_is_next(table: Table) -> tuple[Table, Party, str]:
    """
    Extra turns come first, the newest of them before the others; then the turn order.

    The last part of the result names, for an extra turn, after whom the order goes on then.
    """
    while table.extra_turns:
        extra = table.extra_turns[-1]
        table = replace(table, extra_turns=table.extra_turns[:-1])
        party = party_called(table, extra.whose)
        if party:
            return table, party, table.turn.goes_on_after or table.turn.whose
        table = without_effects(table, *(f"turn_of:{p}" for p in party_seats(table, extra.whose)))
    return (*in_turn_order(table), "")


@rule("800.4k", before={"2024-06-07": "800.4j"})
def in_turn_order(table: Table) -> tuple[Table, Party]:
    """A player who has left begins no turn; effects that waited for it end then (800.4m)."""
    seats = [player.name for player in table.players]
    whose = table.turn.goes_on_after or table.turn.whose
    last = party_called(table, whose) or party_seats(table, whose)
    following = next_party(table, last)
    for player in _between(seats, last[-1], following[0]):
        table = without_effects(table, f"turn_of:{player}")
    return table, following


def _between(seats: list[str], first: PlayerId, last: PlayerId) -> list[PlayerId]:
    start = seats.index(first) + 1
    order = seats[start:] + seats[:start]
    return order[: order.index(last)]


def party_seats(table: Table, whose: str) -> tuple[PlayerId, ...]:
    """Give all members of a party by its name, also those who have left."""
    team = next((team for team in table.teams if team.name == whose), None)
    return team.members if team else (whose,)


def party_called(table: Table, whose: str) -> Party:
    """Give the members of a party who are in the game."""
    return tuple(p for p in party_seats(table, whose) if in_game(table, p))


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
    return replace(table, players=players, past=still_spoken_of(table)).with_turn(turn)


def still_spoken_of(table: Table) -> dict[ObjectId, Past]:
    """Give the objects that are gone, but are still shown as the source of something."""
    sources = {thing.source for thing in table.objects.values()}
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
    """The active player's permanents untap, and those creatures may attack from now on."""
    seen = all_looks(table)
    for thing in table.in_zone("battlefield"):
        if seen[thing.id].controller in table.turn.party:
            table = table.with_object(replace(thing, tapped=False, sick=False))
    return table


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
