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
    "704.5d",
    "abilities don't trigger when a token dies or otherwise leaves the battlefield",
    replaces=looked_at_before,
    since="2006-10-01",
)
def tokens_do_not_die(
    before: Table, events: tuple[Event, ...]
) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    leaving, others = looked_at_before.function(before, events)
    seen = (e for e in leaving if isinstance(e, Moves) and before.objects[e.thing].kind != "token")
    return tuple(seen), others


@mutant("704.5d", "a token that returns to hand doesn't cease to exist", replaces=strayed_tokens)
def tokens_stay_in_hands(table: Table) -> tuple[ObjectId, ...]:
    strayed = strayed_tokens.function(table)
    return tuple(token for token in strayed if table.objects[token].zone != "hand")


@mutant(
    "704.5f",
    "an indestructible creature with toughness 0 isn't put into the graveyard",
    replaces=without_toughness,
    since="2006-10-01",
)
def indestructible_without_toughness(table: Table) -> Iterator[Moves]:
    for move in without_toughness.function(table):
        if not has_keyword(table, move.thing, "indestructible"):
            yield move


@mutant(
    "704.5g",
    (
        "a creature is destroyed by damage equal to its printed toughness, even if its "
        "toughness is higher now"
    ),
    replaces=destroyed_by_damage,
    since="2024-06-07",
)
def printed_toughness_counts(table: Table) -> Iterator[Moves]:
    for thing in permanents(table, "Creature"):
        toughness = printed(thing).toughness or 0
        if 0 < toughness <= thing.damage and not has_keyword(table, thing.id, "indestructible"):
            yield Moves(thing.id, "graveyard")


@mutant(
    "704.5j",
    "the legend rule doesn't apply if one of the permanents is a copy",
    replaces=legends,
    since="2006-10-01",
)
def copies_are_no_legends(table: Table) -> tuple[tuple[PlayerId, tuple[ObjectId, ...]], ...]:
    return tuple(
        (who, same)
        for who, same in legends.function(table)
        if not any(table.objects[thing].copy_of for thing in same)
    )


@mutant(
    "704.5k",
    "of two world permanents, the older one stays on the battlefield",
    replaces=older_worlds,
    since="2006-10-01",
)
def the_older_world_stays(table: Table) -> Iterator[Moves]:
    for thing in permanents(table, "World"):
        if any(other.stamp <= thing.stamp for other in other_worlds(table, thing)):
            yield Moves(thing.id, "graveyard")


@mutant(
    "704.5k",
    "world permanents that enter at the same time all stay on the battlefield",
    replaces=older_worlds,
    since="2006-10-01",
)
def worlds_of_one_moment_stay(table: Table) -> Iterator[Moves]:
    for thing in permanents(table, "World"):
        if any(other.stamp > thing.stamp for other in other_worlds(table, thing)):
            yield Moves(thing.id, "graveyard")


@mutant(
    "704.5k",
    "two world permanents both stay on the battlefield if different players control them",
    replaces=older_worlds,
    since="2006-10-01",
)
def a_world_for_each_player(table: Table) -> Iterator[Moves]:
    for thing in permanents(table, "World"):
        who = controller(table, thing.id)
        others = other_worlds(table, thing)
        if any(o.stamp >= thing.stamp and controller(table, o.id) == who for o in others):
            yield Moves(thing.id, "graveyard")


@mutant(
    "704.5m",
    "an Aura is put into the graveyard if the permanent it enchants has shroud",
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
    "an Aura stays on the battlefield after the creature it enchants has left",
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
    "a permanent keeps both its +1/+1 counters and its -1/-1 counters",
    replaces=opposite_counters,
    since="2006-10-01",
)
def counters_stay_side_by_side(_: Table) -> tuple[Counters, ...]:
    return ()


@mutant(
    "704.5q",
    "a permanent with +1/+1 and -1/-1 counters loses all of them, even if the numbers differ",
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
    "a battle with defense 0 leaves the battlefield before its triggered ability resolves",
    replaces=without_defense,
)
def beaten_battles_go_at_once(table: Table) -> Iterator[Moves]:
    for thing in permanents(table, "Battle"):
        if not thing.counters.get("defense"):
            yield Moves(thing.id, "graveyard")


@mutant(
    "704.5w",
    "a battle gets a new protector while it is still attacked if its protector leaves the game",
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
    "a battle is put into the graveyard if its protector leaves the game",
    replaces=protectors_chosen,
    since="2024-06-07",
)
def unprotected_battles_die(table: Table) -> Dialogue[Table]:
    yield from ()
    moves = tuple(Moves(battle, "graveyard") for battle in without_protector(table))
    return happen(table, *moves) if moves else table
