"""State-based actions: what is put right whenever a player would receive priority."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap_reference.choices import choose_one, choose_player
from apnap_reference.combat.roles import protector
from apnap_reference.events import Moves
from apnap_reference.happening import gone, happen
from apnap_reference.leaving import leave_game, with_winners
from apnap_reference.looks import has, is_, looks, on_battlefield, permanents
from apnap_reference.people import in_game, opponents, players_in_apnap_order
from apnap_reference.plays import Play
from apnap_reference.rulebook import Rule, rule
from apnap_reference.table import ObjectId, PlayerId, Ref, Table, replace

POISONED: Final = 10


@rule("704.5a")
def at_zero_life(table: Table) -> Iterator[tuple[PlayerId, str]]:
    """A player at 0 life or less loses."""
    for player in table.players:
        if player.left is None and player.life <= 0:
            yield player.name, "life"


@rule("704.5b")
def drew_from_nothing(table: Table) -> Iterator[tuple[PlayerId, str]]:
    """A player who had to draw from an empty library loses."""
    for player in table.players:
        if player.left is None and player.drew_from_empty:
            yield player.name, "library"


@rule("704.5c")
def poisoned(table: Table) -> Iterator[tuple[PlayerId, str]]:
    """A player with ten or more poison counters loses."""
    for player in table.players:
        if player.left is None and player.poison >= POISONED:
            yield player.name, "poison"


LOSING: Final = (at_zero_life, drew_from_nothing, poisoned)


@rule("704.5f")
def without_toughness(table: Table) -> Iterator[Moves]:
    """A creature with toughness 0 or less goes to the graveyard."""
    for thing in permanents(table, "Creature"):
        if (looks(table, thing.id).toughness or 0) <= 0:
            yield Moves(thing.id, "graveyard")


@rule("704.5g")
def destroyed_by_damage(table: Table) -> Iterator[Moves]:
    """A creature with damage marked on it of at least its toughness is destroyed."""
    for thing in permanents(table, "Creature"):
        toughness = looks(table, thing.id).toughness or 0
        if 0 < toughness <= thing.damage and not has(table, thing.id, "indestructible"):
            yield Moves(thing.id, "graveyard")


@rule("704.5h")
def destroyed_by_deathtouch(table: Table) -> Iterator[Moves]:
    """A creature dealt damage by a source with deathtouch is destroyed."""
    for thing in permanents(table, "Creature"):
        toughness = looks(table, thing.id).toughness or 0
        deadly = thing.deathtouched and thing.damage < toughness
        if deadly and not has(table, thing.id, "indestructible"):
            yield Moves(thing.id, "graveyard")


@rule("704.5i")
def without_loyalty(table: Table) -> Iterator[Moves]:
    """A planeswalker with loyalty 0 goes to the graveyard."""
    for thing in permanents(table, "Planeswalker"):
        if not thing.counters.get("loyalty"):
            yield Moves(thing.id, "graveyard")


@rule("704.5m")
def badly_attached(table: Table) -> Iterator[Moves]:
    """An Aura attached to nothing, or to what it cannot enchant, goes to the graveyard."""
    for thing in permanents(table, "Aura"):
        if not _enchants(table, thing.id, thing.attached_to):
            yield Moves(thing.id, "graveyard")


def _enchants(table: Table, aura: ObjectId, host: Ref | None) -> bool:
    creatures_only = has(table, aura, "enchant creature")
    if isinstance(host, str):
        return in_game(table, host) and not creatures_only
    if host is None or not on_battlefield(table, host):
        return False
    return not creatures_only or is_(table, host, "Creature")


@rule("704.5v", before={"2023-04-14": None})
def without_defense(table: Table) -> Iterator[Moves]:
    """A battle with defense 0 goes to the graveyard, unless its own trigger is still to resolve."""
    busy = {thing.source for thing in table.in_zone("stack")}
    busy |= {trigger.source for trigger in table.waiting}
    for thing in permanents(table, "Battle"):
        if not thing.counters.get("defense") and thing.id not in busy:
            yield Moves(thing.id, "graveyard")


@rule("704.5w", before={"2023-04-14": None})
def without_protector(table: Table) -> tuple[ObjectId, ...]:
    """A battle that nothing attacks and that lacks a fitting protector is given a new one."""
    return tuple(
        thing.id
        for thing in permanents(table, "Battle")
        if not _fits(table, thing.id) and not _attacked(table, thing.id)
    )


def _fits(table: Table, battle: ObjectId) -> bool:
    guard = protector(table, battle)
    if guard is None:
        return False
    return not is_(table, battle, "Siege") or guard in opponents(
        table, looks(table, battle).controller
    )


def _attacked(table: Table, battle: ObjectId) -> bool:
    return any(
        attack.target == battle
        for turn in table.turns
        if turn.combat
        for attack in turn.combat.attacks
    )


@rule("704.5d")
def strayed_tokens(table: Table) -> tuple[ObjectId, ...]:
    """A token anywhere but on the battlefield ceases to exist."""
    return tuple(
        thing.id
        for thing in table.objects.values()
        if thing.kind == "token" and thing.zone not in ("battlefield", "stack")
    )


@rule("704.5j")
def legends(table: Table) -> tuple[tuple[PlayerId, tuple[ObjectId, ...]], ...]:
    """Of legendary permanents of one name a player keeps one; the others go to the graveyard."""
    groups: dict[tuple[PlayerId, str], list[ObjectId]] = {}
    for thing in permanents(table, "Legendary"):
        it = looks(table, thing.id)
        groups.setdefault((it.controller, it.name), []).append(thing.id)
    return tuple((who, tuple(same)) for (who, _), same in groups.items() if len(same) > 1)


PERMANENTS: Final[tuple[Rule[[Table], Iterator[Moves]], ...]] = (
    without_toughness,
    destroyed_by_damage,
    destroyed_by_deathtouch,
    without_loyalty,
    badly_attached,
    without_defense,
)


def losers(table: Table) -> dict[PlayerId, str]:
    """Give who loses now, and why."""
    lost: dict[PlayerId, str] = {}
    for loses in LOSING:
        for player, reason in loses(table):
            lost.setdefault(player, reason)
    return lost


def moves_due(table: Table) -> tuple[Moves, ...]:
    """Give the permanents that go to the graveyard now, each once."""
    return tuple({move.thing: move for check in PERMANENTS for move in check(table)}.values())


def something_due(table: Table) -> bool:
    """Tell whether any state-based action is to be performed."""
    return bool(
        losers(table)
        or moves_due(table)
        or strayed_tokens(table)
        or legends(table)
        or without_protector(table)
    )


def checked(table: Table) -> Table:
    """Forget what counts only until the next check: draws from nothing, damage by deathtouch."""
    for player in table.players:
        if player.drew_from_empty:
            table = table.with_player(replace(player, drew_from_empty=False))
    for thing in table.in_zone("battlefield"):
        if thing.deathtouched:
            table = table.with_object(replace(thing, deathtouched=False))
    return table


@rule("704.3")
def state_based_actions(table: Table) -> Play[Table]:
    """All that apply are performed at the same time, as one event; then they are checked again."""
    table, kept = yield from _legends_kept(table)
    moves = {move.thing: move for move in moves_due(table)}
    for _, same in legends(table):
        if not set(same).isdisjoint(kept):
            moves |= {thing: Moves(thing, "graveyard") for thing in same if thing not in kept}
    lost = losers(table)
    table = checked(table)
    for token in strayed_tokens(table):
        table = gone(table, table.objects[token])
    if moves:
        table = happen(table, *moves.values())
    table = all_lose(table, lost)
    for battle in without_protector(table):
        if on_battlefield(table, battle):
            table = yield from _protector_chosen(table, battle)
    return table


@rule("104.4a")
def all_lose(table: Table, lost: dict[PlayerId, str]) -> Table:
    """Players who lose at one moment lose together; if nobody is left, the game is a draw."""
    decided = table.winners
    for player, reason in lost.items():
        if in_game(table, player):
            table = replace(leave_game(table, player, reason), winners=decided)
    return with_winners(table) if lost else table


def _legends_kept(table: Table) -> Play[tuple[Table, tuple[ObjectId, ...]]]:
    kept: list[ObjectId] = []
    order = players_in_apnap_order(table)
    for who, same in sorted(legends(table), key=lambda group: order.index(group[0])):
        table, chosen = yield from choose_one(table, who, same, "legend rule")
        kept.append(chosen if chosen is not None else same[0])
    return table, tuple(kept)


@rule("310.10", before={"2023-04-14": None})
def _protector_chosen(table: Table, battle: ObjectId) -> Play[Table]:
    """Its controller names the new protector; if nobody fits, the battle goes to the graveyard."""
    who = looks(table, battle).controller
    among = opponents(table, who) if is_(table, battle, "Siege") else (who,)
    chosen: PlayerId | None = among[0] if len(among) == 1 else None
    if len(among) > 1:
        table, chosen = yield from choose_player(table, who, among, "protector")
    if battle not in table.objects:
        return table
    if chosen is None:
        return happen(table, Moves(battle, "graveyard"))
    return table.with_object(replace(table.objects[battle], protector=chosen))
