"""Misreadings of 704.5: what each state-based action puts right."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.common import (
    OfSome,
    apart_from,
    is_artifact,
    is_borrowed,
    is_of_the_active_player,
    is_token,
)
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import happen
from apnap_reference.changes.losing import POISONED, team_at_zero_life, team_poisoned
from apnap_reference.changes.triggering import looked_at_before
from apnap_reference.keywords.sagas import chapters_of, told_to_the_end
from apnap_reference.objects.characteristics import (
    characteristics,
    controller,
    has_keyword,
    has_type,
    on_battlefield,
    permanents,
)
from apnap_reference.players.players import everybody, side_of
from apnap_reference.procedure.state_based_actions import (
    badly_attached,
    badly_equipped,
    badly_fortified,
    draws_forgotten,
    legends,
    not_to_be_attached,
    older_worlds,
    one_replacement_for_all,
    opposed,
    opposite_counters,
    other_worlds,
    protectors_chosen,
    state_based_actions,
    strayed_tokens,
    without_defense,
    without_protector,
)
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import BecomesUnattached, Counters, Event, Moves
from apnap_reference.state.static_abilities import Instead
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table

Legends = tuple[tuple[PlayerId, tuple[ObjectId, ...]], ...]


@mutant(
    "704.5b",
    "a draw from an empty library makes a player lose at any later time at which they can lose",
    replaces=draws_forgotten,
)
def draws_from_nothing_are_remembered(table: Table) -> Table:
    return table


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
    "704.5d",
    "a token in exile doesn't cease to exist",
    replaces=strayed_tokens,
    origin="others",
)
def tokens_stay_in_exile(table: Table) -> tuple[ObjectId, ...]:
    strayed = strayed_tokens.function(table)
    return tuple(token for token in strayed if table.objects[token].zone != "exile")


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
    "704.5j",
    "the legend rule doesn't apply if one of the permanents is a token",
    replaces=legends,
    origin="others",
)
def tokens_are_no_legends(table: Table) -> tuple[tuple[PlayerId, tuple[ObjectId, ...]], ...]:
    return tuple(
        (who, same)
        for who, same in legends.function(table)
        if not any(table.objects[thing].kind == "token" for thing in same)
    )


@mutant(
    "704.5j",
    "with shared turns, a team keeps one legendary permanent of each name",
    replaces=legends,
    origin="others",
)
def a_team_keeps_one_legend(table: Table) -> tuple[tuple[PlayerId, tuple[ObjectId, ...]], ...]:
    if not table.variant.shared_team_turns:
        return legends.function(table)
    named: dict[tuple[PlayerId, str], tuple[ObjectId, ...]] = {}
    for thing in permanents(table, "Legendary"):
        it = characteristics(table, thing.id)
        team = (side_of(table, it.controller)[0], it.name)
        named[team] = (*named.get(team, ()), thing.id)
    return tuple((who, same) for (who, _), same in named.items() if len(same) > 1)


@mutant(
    "704.5j",
    "the legend rule applies to no artifacts",
    replaces=legends,
)
def artifacts_are_no_legends(table: Table) -> Legends:
    return _but_for(table, is_artifact)


@mutant(
    "704.5j",
    "the legend rule applies only to permanents of the player whose turn it is",
    replaces=legends,
)
def legends_of_others_stay_in_ones_turn(table: Table) -> Legends:
    return tuple(one for one in legends.function(table) if one[0] in table.turn.side)


@mutant(
    "704.5j",
    "the legend rule applies to creatures only, and to no planeswalkers",
    replaces=legends,
)
def planeswalkers_are_no_legends(table: Table) -> Legends:
    return _but_for(table, _is_planeswalker)


@mutant(
    "704.5j",
    "a player keeps only one legendary permanent, whatever its name is",
    replaces=legends,
)
def one_legend_for_each_player(table: Table) -> Legends:
    groups: dict[PlayerId, list[ObjectId]] = {}
    for thing in permanents(table, "Legendary"):
        groups.setdefault(controller(table, thing.id), []).append(thing.id)
    return tuple(
        (who, tuple(all_of_them)) for who, all_of_them in groups.items() if all_of_them[1:]
    )


@mutant(
    "704.5j",
    "the legend rule is about legendary permanents with the same owner",
    replaces=legends,
    origin="others",
)
def legends_count_for_their_owners(table: Table) -> Legends:
    groups: dict[tuple[PlayerId, str], list[ObjectId]] = {}
    for thing in permanents(table, "Legendary"):
        name = str(characteristics(table, thing.id).name)
        groups.setdefault((thing.owner, name), []).append(thing.id)
    return tuple((who, tuple(same)) for (who, _), same in groups.items() if same[1:])


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
    "704.5m",
    "an Aura stays on a permanent that it could not enchant any more",
    replaces=badly_attached,
    origin="XMage #6059",
)
def auras_stay_on_what_they_cannot_enchant(table: Table) -> Iterator[Moves]:
    for move in badly_attached.function(table):
        host = table.objects[move.thing].attached_to
        if not isinstance(host, int) or not on_battlefield(table, ObjectId(host)):
            yield move


@mutant(
    "704.5m",
    "a Role token whose creature has left stays on the battlefield",
    replaces=badly_attached,
)
def roles_outlive_their_creatures(table: Table) -> Iterator[Moves]:
    return apart_from(table, badly_attached.function(table), is_token)


@mutant(
    "704.5m",
    "an Aura whose creature has left stays if it is under another player than its owner",
    replaces=badly_attached,
)
def borrowed_auras_outlive_their_creatures(table: Table) -> Iterator[Moves]:
    return apart_from(table, badly_attached.function(table), is_borrowed)


@mutant(
    "704.5m",
    "an Aura attached to nothing stays on the battlefield in its controller's own turn",
    replaces=badly_attached,
)
def auras_outlive_their_creatures_in_own_turns(table: Table) -> Iterator[Moves]:
    return apart_from(table, badly_attached.function(table), is_of_the_active_player)


@mutant(
    "704.5n",
    "Equipment stays attached to a permanent that is no creature any more",
    replaces=badly_equipped,
)
def equipped_for_good(_: Table) -> Iterator[BecomesUnattached]:
    yield from ()


@mutant(
    "704.5n",
    "Equipment becomes unattached from a creature that another player controls",
    replaces=badly_equipped,
)
def equipment_stays_at_home(table: Table) -> Iterator[BecomesUnattached]:
    yield from badly_equipped.function(table)
    for thing in permanents(table, "Equipment"):
        host = thing.attached_to
        equipped = isinstance(host, int) and on_battlefield(table, host)
        if equipped and controller(table, ObjectId(int(host or 0))) != controller(table, thing.id):
            yield BecomesUnattached(thing.id, ObjectId(int(host or 0)))


@mutant(
    "704.5n",
    "a Fortification becomes unattached from a land that becomes a creature",
    replaces=badly_fortified,
    origin="others",
)
def living_lands_shed_fortifications(table: Table) -> Iterator[BecomesUnattached]:
    yield from badly_fortified.function(table)
    for thing in permanents(table, "Fortification"):
        host = thing.attached_to
        if isinstance(host, int) and has_type(table, host, "Creature"):
            yield BecomesUnattached(thing.id, host)


@mutant(
    "704.5p",
    "an Equipment that becomes a creature stays attached",
    replaces=not_to_be_attached,
)
def creatures_are_carried(_: Table) -> Iterator[BecomesUnattached]:
    yield from ()


@mutant(
    "704.5p",
    "an Aura that becomes a creature stays attached",
    replaces=not_to_be_attached,
    origin="others",
)
def auras_that_are_creatures_are_carried(table: Table) -> Iterator[BecomesUnattached]:
    for event in not_to_be_attached.function(table):
        if "Aura" not in characteristics(table, event.thing).subtypes:
            yield event


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
    "704.5q",
    "a token keeps both its +1/+1 counters and its -1/-1 counters",
    replaces=opposite_counters,
)
def tokens_keep_opposite_counters(table: Table) -> tuple[Counters, ...]:
    removed = opposite_counters.function(table)
    return tuple(one for one in removed if not is_token(table, table.objects[one.thing]))


@mutant(
    "704.5q",
    "an artifact creature keeps both its +1/+1 counters and its -1/-1 counters",
    replaces=opposite_counters,
)
def artifacts_keep_opposite_counters(table: Table) -> tuple[Counters, ...]:
    removed = opposite_counters.function(table)
    return tuple(one for one in removed if not is_artifact(table, table.objects[one.thing]))


@mutant(
    "704.5q",
    "opposite counters on creatures are removed only once combat is over",
    replaces=opposite_counters,
)
def opposite_counters_wait_for_the_end_of_combat(table: Table) -> tuple[Counters, ...]:
    return opposite_counters.function(table) if table.turn.combat is None else ()


@mutant(
    "704.5s",
    "a Saga is sacrificed as its final chapter triggers, without waiting for that ability",
    replaces=told_to_the_end,
)
def sagas_go_at_once(table: Table) -> Iterator[Moves]:
    for saga in permanents(table, "Saga"):
        last = max(chapters_of(table, saga), default=0)
        if last and saga.counters.get("lore", 0) >= last:
            yield Moves(saga.id, "graveyard")


@mutant(
    "704.5s",
    "a Saga stays on the battlefield after its final chapter",
    replaces=told_to_the_end,
)
def sagas_stay(_: Table) -> Iterator[Moves]:
    yield from ()


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
    "704.5v",
    "a battle with defense 0 is put into the graveyard only during combat",
    replaces=without_defense,
)
def battles_are_beaten_in_combat_only(table: Table) -> Iterator[Moves]:
    if table.turn.combat is not None:
        yield from without_defense.function(table)


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
    "a battle that isn't attacked gets no new protector during the combat phase",
    replaces=without_protector,
    since="2024-06-07",
    origin="others",
)
def no_new_protector_in_combat(table: Table) -> tuple[ObjectId, ...]:
    return () if table.turn.combat is not None else without_protector.function(table)


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


@mutant(
    "704.5x",
    "a Siege can be protected by its own controller",
    replaces=opposed,
    since="2024-06-07",
)
def sieges_of_their_protectors(_table: Table, _siege: ObjectId, _guard: PlayerId) -> bool:
    return True


@mutant(
    "704.5x",
    "a Siege can be protected by a teammate of its controller",
    replaces=opposed,
    since="2024-06-07",
    origin="others",
)
def sieges_of_their_teammates(table: Table, siege: ObjectId, guard: PlayerId) -> bool:
    return guard != controller(table, siege)


@mutant(
    "704.6a",
    "in Two-Headed Giant, a team loses only once its life total is below 0",
    replaces=team_at_zero_life,
)
def teams_at_zero_play_on(table: Table) -> Iterator[tuple[PlayerId, str]]:
    for player, reason in team_at_zero_life.function(table):
        if table.player(player).life < 0:
            yield player, reason


@mutant(
    "704.6b",
    "in Two-Headed Giant, a team loses with ten poison counters, as a player does otherwise",
    replaces=team_poisoned,
)
def ten_counters_for_a_team(table: Table) -> Iterator[tuple[PlayerId, str]]:
    for player in everybody(table):
        if table.variant.shared_life and table.player(player).poison >= POISONED:
            yield player, "poison"


@mutant(
    "704.7",
    "a player who would lose for two reasons at once loses for the one that isn't replaced",
    replaces=one_replacement_for_all,
)
def one_replacement_for_each(
    table: Table, reasons: tuple[tuple[PlayerId, str], ...]
) -> tuple[tuple[tuple[PlayerId, Instead], ...], dict[PlayerId, str]]:
    mirrored, lost = one_replacement_for_all.function(table, reasons)
    players = [player for player, _ in reasons]
    twice = {player: why for player, why in reasons if players.count(player) > 1}
    return tuple(one for one in mirrored if one[0] not in twice), {**lost, **twice}


@mutant(
    "704.8",
    "counters that are removed as a creature dies weren't on it when it was last seen",
    replaces=state_based_actions,
)
def counters_go_first(table: Table) -> Dialogue[Table]:
    removed = opposite_counters(table)
    table = happen(table, *removed) if removed else table
    return (yield from state_based_actions.function(table))


def _but_for(table: Table, spared: OfSome) -> Legends:
    """Give what the legend rule applies to, without permanents that are spared."""
    found = (
        (who, tuple(one for one in same if not spared(table, table.objects[one])))
        for who, same in legends.function(table)
    )
    return tuple((who, same) for who, same in found if len(same) > 1)


def _is_planeswalker(table: Table, thing: Object) -> bool:
    return has_type(table, thing.id, "Planeswalker")
