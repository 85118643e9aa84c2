"""State-based actions: what is put right whenever a player would receive priority."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import Final

from apnap_reference.changes.applying import gone, happen
from apnap_reference.changes.destroying import regenerated, shield_of
from apnap_reference.changes.losing import losers, reasons_to_lose
from apnap_reference.changes.triggering import sources_on_their_way
from apnap_reference.choices.apnap_order import Picks, all_choose
from apnap_reference.choices.simple import objects_choice, refs_choice
from apnap_reference.combat.attacking_and_defending import protector
from apnap_reference.edition import switches
from apnap_reference.keywords.sagas import told_to_the_end
from apnap_reference.objects.attachable import (
    ATTACHMENTS,
    in_range_of_equipment,
    in_range_of_fortification,
    may_enchant,
    may_equip,
    may_fortify,
)
from apnap_reference.objects.characteristics import (
    abilities_in_play,
    all_characteristics,
    characteristics,
    controller,
    has_keyword,
    has_type,
    on_battlefield,
    permanents,
)
from apnap_reference.objects.kept import whosever_turn
from apnap_reference.objects.within_range import within_range
from apnap_reference.players.players import opponents
from apnap_reference.rulebook import Rule, rule
from apnap_reference.state.dialogue import Choice, Dialogue
from apnap_reference.state.events import BecomesUnattached, Counters, Event, Moves
from apnap_reference.state.static_abilities import Instead, InsteadOfLosing, LimitsCounters
from apnap_reference.state.table import Object, ObjectId, PlayerId, Ref, Table, replace
from apnap_reference.turn.leaving_the_game import leave_together

ENGINES: Final = "start your engines!"


@rule("704.5f")
def without_toughness(table: Table) -> Iterator[Moves]:
    """Toughness 0 or less puts a creature into its owner's graveyard."""
    seen = all_characteristics(table)
    for thing in permanents(table, "Creature"):
        if (seen[thing.id].toughness or 0) <= 0:
            yield Moves(thing.id, "graveyard")


@rule("704.5g")
def destroyed_by_damage(table: Table) -> Iterator[Moves]:
    """A creature is destroyed if the damage marked on it is at least its toughness."""
    for thing in filter(attrgetter("damage"), permanents(table, "Creature")):
        toughness = characteristics(table, thing.id).toughness or 0
        if 0 < toughness <= thing.damage and not has_keyword(table, thing.id, "indestructible"):
            yield Moves(thing.id, "graveyard")


@rule("704.5h")
def destroyed_by_deathtouch(table: Table) -> Iterator[Moves]:
    """A creature dealt damage by a source with deathtouch is destroyed."""
    for thing in filter(attrgetter("deathtouched"), permanents(table, "Creature")):
        toughness = characteristics(table, thing.id).toughness or 0
        if thing.damage < toughness and not has_keyword(table, thing.id, "indestructible"):
            yield Moves(thing.id, "graveyard")


@rule("704.5i")
def without_loyalty(table: Table) -> Iterator[Moves]:
    """A planeswalker with loyalty 0 is put into its owner's graveyard."""
    for thing in permanents(table, "Planeswalker"):
        if not thing.counters.get("loyalty"):
            yield Moves(thing.id, "graveyard")


@rule("704.5m")
def badly_attached(table: Table) -> Iterator[Moves]:
    """An Aura not attached to a legal object or player is put into its owner's graveyard."""
    for thing in permanents(table, "Aura"):
        host, it = thing.attached_to, characteristics(table, thing.id)
        if host is None or not may_enchant(table, it.controller, it.keywords, host):
            yield Moves(thing.id, "graveyard")


@rule("704.5n")
def badly_equipped(table: Table) -> Iterator[BecomesUnattached]:
    """Equipment attached to a player or to what isn't a creature becomes unattached and stays."""
    for thing in permanents(table, "Equipment"):
        host = thing.attached_to
        if host is not None and not _stays_equipped(table, thing, host):
            yield BecomesUnattached(thing.id, host)


@rule("704.5n")
def badly_fortified(table: Table) -> Iterator[BecomesUnattached]:
    """A Fortification attached to what isn't a land becomes unattached and stays."""
    for thing in permanents(table, "Fortification"):
        host = thing.attached_to
        if host is not None and not _stays_fortified(table, thing, host):
            yield BecomesUnattached(thing.id, host)


def _stays_fortified(table: Table, fortification: Object, host: Ref) -> bool:
    near = in_range_of_fortification(table, controller(table, fortification.id), host)
    return near and may_fortify(table, host)


def _stays_equipped(table: Table, equipment: Object, host: Ref) -> bool:
    near = in_range_of_equipment(table, controller(table, equipment.id), host)
    return near and may_equip(table, host)


@rule("704.5p")
def not_to_be_attached(table: Table) -> Iterator[BecomesUnattached]:
    """A creature, battle, or whatever can't be attached becomes unattached and stays."""
    for thing in permanents(table):
        host = thing.attached_to
        if host is None:
            continue
        it = characteristics(table, thing.id)
        moving = "Creature" in it.types or "Battle" in it.types
        if moving or not ATTACHMENTS & set(it.subtypes):
            yield BecomesUnattached(thing.id, host)


def unattaching(table: Table) -> tuple[BecomesUnattached, ...]:
    """Give the permanents that become unattached now, each once."""
    found = (*badly_equipped(table), *badly_fortified(table), *not_to_be_attached(table))
    return tuple({event.thing: event for event in found}.values())


@rule("704.5v")
def without_defense(table: Table) -> Iterator[Moves]:
    """A battle with defense 0 is put into the graveyard unless its trigger is yet to resolve."""
    for thing in permanents(table, "Battle"):
        if not (thing.counters.get("defense") or thing.id in sources_on_their_way(table)):
            yield Moves(thing.id, "graveyard")


@rule("704.5w")
def without_protector(table: Table) -> tuple[ObjectId, ...]:
    """A battle without a legal protector gets a new one if no creature is attacking it."""
    return tuple(
        thing.id
        for thing in permanents(table, "Battle")
        if not _fits(table, thing.id) and not _attacked(table, thing.id)
    )


def _fits(table: Table, battle: ObjectId) -> bool:
    guard = protector(table, battle)
    if guard is None:
        return False
    return not has_type(table, battle, "Siege") or opposed(table, battle, guard)


@rule("704.5x")
def opposed(table: Table, siege: ObjectId, guard: PlayerId) -> bool:
    """A Siege that its own controller protects gets an opponent as its protector."""
    return guard in opponents(table, controller(table, siege))


def _attacked(table: Table, battle: ObjectId) -> bool:
    return any(
        attack.target == battle
        for turn in table.turns
        if turn.combat
        for attack in turn.combat.attacks
    )


@rule("704.5k")
def older_worlds(table: Table) -> Iterator[Moves]:
    """The world rule leaves only the newest world permanent, or none if there is a tie."""
    for thing in permanents(table, "World"):
        if any(other.stamp >= thing.stamp for other in other_worlds(table, thing)):
            yield Moves(thing.id, "graveyard")


@rule("801.12")
def other_worlds(table: Table, thing: Object) -> tuple[Object, ...]:
    """The world rule counts only other world permanents within the controller's range."""
    who = controller(table, thing.id)
    others = (other for other in permanents(table, "World") if other.id != thing.id)
    return tuple(other for other in others if within_range(table, who, other.id))


@rule("704.5q")
def opposite_counters(table: Table) -> tuple[Counters, ...]:
    """A permanent's +1/+1 and -1/-1 counters are removed in equal numbers."""
    pairs = {
        thing.id: min(thing.counters.get("+1/+1", 0), thing.counters.get("-1/-1", 0))
        for thing in table.in_zone("battlefield")
        if thing.counters
    }
    return tuple(
        Counters(thing, kind, -number)
        for thing, number in pairs.items()
        for kind in ("+1/+1", "-1/-1")
        if number
    )


@rule("704.5r")
def counters_beyond_the_limit(table: Table) -> tuple[Counters, ...]:
    """If a permanent has more counters of a kind than it can have, the others are removed."""
    return tuple(
        Counters(source.id, found.kind, found.most - source.counters[found.kind])
        for source, found in abilities_in_play(table, LimitsCounters)
        if source.counters.get(found.kind, 0) > found.most
    )


@rule("704.5y")
def older_roles(table: Table) -> Iterator[Moves]:
    """Of a player's Roles that are attached to one permanent, only the newest stays."""
    roles = permanents(table, "Role")
    for role in roles:
        who, host = controller(table, role.id), role.attached_to
        beside = (r for r in roles if r.attached_to == host and controller(table, r.id) == who)
        if host is not None and any((r.stamp, r.id) > (role.stamp, role.id) for r in beside):
            yield Moves(role.id, "graveyard")


@rule("704.5z")
def without_speed(table: Table) -> tuple[PlayerId, ...]:
    """A player without speed who controls a permanent with start your engines! gets speed 1."""
    seen = all_characteristics(table)
    engines = (thing for thing in permanents(table) if ENGINES in seen[thing.id].keywords)
    started = dict.fromkeys(seen[thing.id].controller for thing in engines)
    return tuple(player for player in started if table.player(player).speed is None)


@rule("704.5e")
def strayed_copies(table: Table) -> tuple[ObjectId, ...]:
    """A copy of a spell ceases to exist anywhere but on the stack."""
    return tuple(
        thing.id
        for thing in table.in_particular()
        if thing.kind == "copy" and thing.zone != "stack"
    )


@rule("704.5d")
def strayed_tokens(table: Table) -> tuple[ObjectId, ...]:
    """A token ceases to exist anywhere but on the battlefield."""
    return tuple(
        thing.id
        for thing in table.in_particular()
        if thing.kind == "token" and thing.zone not in ("battlefield", "stack")
    )


@rule("704.5j")
def legends(table: Table) -> tuple[tuple[PlayerId, tuple[ObjectId, ...]], ...]:
    """The legend rule leaves each player only one legendary permanent of each name."""
    if switches(table.edition).same_name_legends_all_go:
        return ()
    groups: dict[tuple[PlayerId, str], list[ObjectId]] = {}
    for thing in permanents(table, "Legendary"):
        it = characteristics(table, thing.id)
        groups.setdefault((it.controller, it.name), []).append(thing.id)
    return tuple((who, tuple(same)) for (who, _), same in groups.items() if len(same) > 1)


@rule("704.5j")
def legends_of_one_name(table: Table) -> Iterator[Moves]:
    """In 2006, the legend rule puts all legendary permanents of one name into the graveyard."""
    if not switches(table.edition).same_name_legends_all_go:
        return
    for thing in permanents(table, "Legendary"):
        if other_legends(table, thing):
            yield Moves(thing.id, "graveyard")


@rule("601.12", of="2006-10-01")
def other_legends(table: Table, thing: Object) -> tuple[Object, ...]:
    """The legend rule counts only other legendary permanents within the controller's range."""
    it = characteristics(table, thing.id)
    others = (other for other in permanents(table, "Legendary") if other.id != thing.id)
    return tuple(
        other
        for other in others
        if characteristics(table, other.id).name == it.name
        and within_range(table, it.controller, other.id)
    )


PERMANENTS: Final[tuple[Rule[[Table], Iterator[Moves]], ...]] = (
    legends_of_one_name,
    without_toughness,
    destroyed_by_damage,
    destroyed_by_deathtouch,
    without_loyalty,
    badly_attached,
    without_defense,
    older_worlds,
    older_roles,
    told_to_the_end,
)
DESTROYING: Final = (destroyed_by_damage, destroyed_by_deathtouch)
"""Those that destroy, which regeneration can replace; the others just put into the graveyard."""


def moves_due(table: Table) -> tuple[Moves, ...]:
    """Give the permanents that go to the graveyard now, each once."""
    return tuple({move.thing: move for check in PERMANENTS for move in check(table)}.values())


@rule("614.8")
def saved_by_regeneration(table: Table) -> tuple[ObjectId, ...]:
    """A permanent with a regeneration shield that would be destroyed regenerates instead."""
    return tuple(
        thing
        for thing in dict.fromkeys(move.thing for check in DESTROYING for move in check(table))
        if shield_of(table, thing) is not None
    )


def something_due(table: Table) -> bool:
    """Tell whether any state-based action is to be performed."""
    return due_in_any_turn(table) or bool(without_protector(table))


@whosever_turn
def due_in_any_turn(table: Table) -> bool:
    """Tell whether one is to be performed that has nothing to do with turns and attacks."""
    return bool(
        losers(table)
        or moves_due(table)
        or counters_removed(table)
        or unattaching(table)
        or strayed_tokens(table)
        or strayed_copies(table)
        or without_speed(table)
        or legends(table)
    )


def counters_removed(table: Table) -> tuple[Counters, ...]:
    """Give the counters that are removed now."""
    return (*opposite_counters(table), *counters_beyond_the_limit(table))


def checked(table: Table) -> Table:
    """Forget what counts only until the next check."""
    return deathtouch_forgotten(draws_forgotten(table))


@rule("704.5b")
def draws_forgotten(table: Table) -> Table:
    """Only draws from an empty library since the last check make a player lose."""
    for player in table.players:
        if player.drew_from_empty:
            table = table.with_player(replace(player, drew_from_empty=False))
    return table


@rule("704.5h")
def deathtouch_forgotten(table: Table) -> Table:
    """Only damage by a source with deathtouch since the last check destroys a creature."""
    for thing in table.in_zone("battlefield"):
        if thing.deathtouched:
            table = table.with_object(replace(thing, deathtouched=False))
    return table


@rule("704.3")
def state_based_actions(table: Table) -> Dialogue[Table]:
    """All applicable state-based actions are performed at once; then they're checked again."""
    table, kept = yield from _legends_kept(table)
    saved = saved_by_regeneration(table)
    moves = {move.thing: move for move in moves_due(table) if move.thing not in saved}
    for _, same in legends(table):
        if not set(same).isdisjoint(kept):
            moves |= {thing: Moves(thing, "graveyard") for thing in same if thing not in kept}
    starting = without_speed(table)
    removed: tuple[Event, ...] = (*counters_removed(table), *unattaching(table))
    mirrored, lost = one_replacement_for_all(table, reasons_to_lose(table))
    table = checked(table)
    for player in starting:
        table = table.with_player(replace(table.player(player), speed=1))
    for strayed in (*strayed_tokens(table), *strayed_copies(table)):
        table = gone(table, table.objects[strayed])
    if moves or removed:
        table = happen(table, *moves.values(), *removed)
    table = regenerated(table, saved)
    for player, instead in mirrored:
        table = instead(table, player)
    table = all_lose(table, lost)
    return (yield from protectors_chosen(table))


@rule("704.7")
def one_replacement_for_all(
    table: Table, reasons: tuple[tuple[PlayerId, str], ...]
) -> tuple[tuple[tuple[PlayerId, Instead], ...], dict[PlayerId, str]]:
    """One replacement effect replaces all that state-based actions would do alike at once."""
    instead: dict[PlayerId, Instead] = {}
    for source, found in abilities_in_play(table, InsteadOfLosing):
        instead.setdefault(controller(table, source.id), found.instead)
    mirrored = tuple((who, instead[who]) for who in dict(reasons) if who in instead)
    lost = {who: why for who, why in losers(table).items() if who not in instead}
    return mirrored, lost


@rule("104.4a")
def all_lose(table: Table, lost: dict[PlayerId, str]) -> Table:
    """If all players left in the game lose at the same time, the game is a draw."""
    return leave_together(table, lost) if lost else table


def _legends_kept(table: Table) -> Dialogue[tuple[Table, tuple[ObjectId, ...]]]:
    """Let each player choose which legends to keep, all at the same time (101.4)."""

    def choices(now: Table, _: Picks) -> Iterator[Choice]:
        for who, same in legends(now):
            key = f"legend {characteristics(now, same[0]).name} {who}"
            yield objects_choice(key, who, same, "legend rule")

    table, picks = yield from all_choose(table, choices)
    return table, tuple(ref for refs in picks.values() for ref in refs if isinstance(ref, int))


@rule("310.10")
def protectors_chosen(table: Table) -> Dialogue[Table]:
    """A battle's controller chooses its new protector, or the battle is put into the graveyard."""
    battles = without_protector(table)

    def choices(now: Table, _: Picks) -> Iterator[Choice]:
        for battle in battles:
            if on_battlefield(now, battle):
                who = characteristics(now, battle).controller
                fitting = opponents(now, who) if has_type(now, battle, "Siege") else (who,)
                yield refs_choice(f"protector {battle}", who, fitting, "protector")

    table, picks = yield from all_choose(table, choices)
    for battle in filter(table.objects.get, battles):
        chosen = picks.get(f"protector {battle}")
        if chosen:
            thing = replace(table.objects[battle], protector=str(chosen[0]))
            table = table.with_object(thing)
        else:
            table = happen(table, Moves(battle, "graveyard"))
    return table
