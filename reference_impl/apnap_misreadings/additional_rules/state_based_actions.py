"""Misreadings of rule 704: what is put right before somebody receives priority, and when."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import damaged, happen
from apnap_reference.changes.losing import losers, may_lose
from apnap_reference.changes.triggering import looked_at_before
from apnap_reference.objects.characteristics import (
    controller,
    has_keyword,
    on_battlefield,
    permanents,
    printed,
)
from apnap_reference.players.players import everybody
from apnap_reference.procedure.instructions import PlaceTriggers
from apnap_reference.procedure.position import in_focus, next_instruction, somebody_receives
from apnap_reference.procedure.replay import Position
from apnap_reference.procedure.state_based_actions import (
    PERMANENTS,
    all_lose,
    badly_attached,
    checked,
    destroyed_by_damage,
    legends,
    older_worlds,
    opposite_counters,
    other_worlds,
    protectors_chosen,
    something_due,
    state_based_actions,
    strayed_tokens,
    without_defense,
    without_protector,
    without_toughness,
)
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Counters, Damage, Event, Moves
from apnap_reference.state.table import ObjectId, PlayerId, Table, replace
from apnap_reference.turn.leaving_the_game import leave_together


@mutant(
    "704.3",
    "abilities that have triggered go on the stack before anything is put right",
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
    "creatures that are to go for different reasons go one kind after the other",
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
    "players who lose take their creatures away before these can die",
    replaces=state_based_actions,
)
def losers_leave_first(table: Table) -> Dialogue[Table]:
    lost = losers(table)
    if lost:
        return all_lose(checked(table), lost)
    return (yield from state_based_actions.function(table))


@mutant(
    "704.3",
    "a player without life loses at once, in the middle of what is resolving",
    replaces=happen,
)
def losing_in_the_middle(table: Table, *events: Event) -> Table:
    table = happen.function(table, *events)
    lost = (p for p in everybody(table) if table.player(p).life <= 0 and may_lose(table, p))
    reasons = dict.fromkeys(lost, "life")
    return leave_together(table, reasons) if reasons else table


@mutant(
    "704.3",
    "whoever has no life left in the midst of damage has lost, whatever lifelink brings then",
    replaces=damaged,
)
def lost_in_the_midst_of_damage(table: Table, event: Damage) -> Table:
    table = damaged.function(table, event)
    struck = table.player(event.target) if isinstance(event.target, str) else None
    if struck is None or struck.life > 0 or table.variant.shared_life:
        return table
    return table.with_player(replace(struck, drew_from_empty=True))


@mutant(
    "704.5d",
    "a token ceases to exist without having died",
    replaces=looked_at_before,
    since="2006-10-01",
)
def tokens_do_not_die(
    before: Table, events: tuple[Event, ...]
) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    leaving, others = looked_at_before.function(before, events)
    seen = (e for e in leaving if isinstance(e, Moves) and before.objects[e.thing].kind != "token")
    return tuple(seen), others


@mutant("704.5d", "a token stays in a hand", replaces=strayed_tokens)
def tokens_stay_in_hands(table: Table) -> tuple[ObjectId, ...]:
    strayed = strayed_tokens.function(table)
    return tuple(token for token in strayed if table.objects[token].zone != "hand")


@mutant(
    "704.5f",
    "what is indestructible stays without toughness, too",
    replaces=without_toughness,
    since="2006-10-01",
)
def indestructible_without_toughness(table: Table) -> Iterator[Moves]:
    for move in without_toughness.function(table):
        if not has_keyword(table, move.thing, "indestructible"):
            yield move


@mutant(
    "704.5g",
    "lethal damage is damage of at least the printed toughness",
    replaces=destroyed_by_damage,
    since="2024-06-07",
)
def printed_toughness_counts(table: Table) -> Iterator[Moves]:
    for thing in permanents(table, "Creature"):
        toughness = printed(thing).toughness or 0
        if 0 < toughness <= thing.damage and not has_keyword(table, thing.id, "indestructible"):
            yield Moves(thing.id, "graveyard")


@mutant("704.5j", "what is a legend only as a copy is none", replaces=legends, since="2006-10-01")
def copies_are_no_legends(table: Table) -> tuple[tuple[PlayerId, tuple[ObjectId, ...]], ...]:
    return tuple(
        (who, same)
        for who, same in legends.function(table)
        if not any(table.objects[thing].copy_of for thing in same)
    )


@mutant(
    "704.5k",
    "of two world permanents the one that was there first stays",
    replaces=older_worlds,
    since="2006-10-01",
)
def the_older_world_stays(table: Table) -> Iterator[Moves]:
    for thing in permanents(table, "World"):
        if any(other.stamp <= thing.stamp for other in other_worlds(table, thing)):
            yield Moves(thing.id, "graveyard")


@mutant(
    "704.5k",
    "world permanents that come at one moment all stay",
    replaces=older_worlds,
    since="2006-10-01",
)
def worlds_of_one_moment_stay(table: Table) -> Iterator[Moves]:
    for thing in permanents(table, "World"):
        if any(other.stamp > thing.stamp for other in other_worlds(table, thing)):
            yield Moves(thing.id, "graveyard")


@mutant(
    "704.5k", "each player may have a world permanent", replaces=older_worlds, since="2006-10-01"
)
def a_world_for_each_player(table: Table) -> Iterator[Moves]:
    for thing in permanents(table, "World"):
        who = controller(table, thing.id)
        others = other_worlds(table, thing)
        if any(o.stamp >= thing.stamp and controller(table, o.id) == who for o in others):
            yield Moves(thing.id, "graveyard")


@mutant(
    "704.5m",
    "an Aura falls off what no spell could target",
    replaces=badly_attached,
    since="2006-10-01",
)
def auras_fall_off_shroud(table: Table) -> Iterator[Moves]:
    yield from badly_attached.function(table)
    for thing in permanents(table, "Aura"):
        host = thing.attached_to
        if (
            isinstance(host, int)
            and on_battlefield(table, host)
            and has_keyword(table, host, "shroud")
        ):
            yield Moves(thing.id, "graveyard")


@mutant(
    "704.5m",
    "an Aura stays when the creature that it enchanted has left",
    replaces=badly_attached,
    since="2006-10-01",
)
def auras_outlive_their_creatures(table: Table) -> Iterator[Moves]:
    for move in badly_attached.function(table):
        host = table.objects[move.thing].attached_to
        if not isinstance(host, int) or host in table.objects:
            yield move


@mutant(
    "704.5q",
    "counters of +1/+1 and of -1/-1 lie beside each other",
    replaces=opposite_counters,
    since="2006-10-01",
)
def counters_stay_side_by_side(_: Table) -> tuple[Counters, ...]:
    return ()


@mutant(
    "704.5q",
    "where counters of +1/+1 and of -1/-1 meet, all of them go",
    replaces=opposite_counters,
    since="2006-10-01",
)
def all_counters_go(table: Table) -> tuple[Counters, ...]:
    met = dict.fromkeys(found.thing for found in opposite_counters.function(table))
    kinds = ("+1/+1", "-1/-1")
    return tuple(
        Counters(thing, kind, -table.objects[thing].counters[kind])
        for thing in met
        for kind in kinds
    )


@mutant(
    "704.5v",
    "a beaten battle goes at once, before its own ability resolves",
    replaces=without_defense,
)
def beaten_battles_go_at_once(table: Table) -> Iterator[Moves]:
    for thing in permanents(table, "Battle"):
        if not thing.counters.get("defense"):
            yield Moves(thing.id, "graveyard")


@mutant(
    "704.5w",
    "a battle whose protector leaves is given another one although it is attacked",
    replaces=without_protector,
    since="2024-06-07",
)
def a_new_protector_at_once(table: Table) -> tuple[ObjectId, ...]:
    combat = table.turn.combat
    if combat is None:
        return without_protector.function(table)
    return without_protector.function(table.with_combat(None))


@mutant(
    "704.5w",
    "a battle whose protector leaves goes to the graveyard",
    replaces=protectors_chosen,
    since="2024-06-07",
)
def unprotected_battles_die(table: Table) -> Dialogue[Table]:
    yield from ()
    moves = tuple(Moves(battle, "graveyard") for battle in without_protector(table))
    return happen(table, *moves) if moves else table
