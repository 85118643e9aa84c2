"""Activating abilities, mana abilities and loyalty abilities among them."""

from __future__ import annotations

from apnap.protocol.answers import Activate
from apnap.protocol.catalogue import find
from apnap_reference.abilities import Activated, ability
from apnap_reference.asking import refuse
from apnap_reference.casting import (
    at_sorcery_speed,
    in_its_window,
    keeps_priority,
    nothing_split_second,
    said_in_vain,
    with_targets,
)
from apnap_reference.choices import choose_word
from apnap_reference.events import Counters, Moves, Taps
from apnap_reference.happening import happen
from apnap_reference.looks import controller, looks
from apnap_reference.mana import may_pay_by_tapping, pay_mana
from apnap_reference.people import in_game
from apnap_reference.plays import Play
from apnap_reference.rulebook import rule
from apnap_reference.table import Object, ObjectId, PlayerId, Table, replace


@rule("606.3")
def loyalty_once(table: Table, source: Object, player: PlayerId) -> bool:
    """A loyalty ability is activated at sorcery speed, once a turn for each planeswalker."""
    return at_sorcery_speed(table, player) and source.id not in table.turn.loyalty_used


@rule("606.6", before={"2024-06-07": "606.5"})
def enough_loyalty(source: Object, cost: int) -> bool:
    """Loyalty counters can be removed only as far as there are any."""
    return source.counters.get("loyalty", 0) + cost >= 0


@rule("602.1")
def activated_abilities(table: Table, source: Object) -> tuple[str, ...]:
    """Give the keys of the activated abilities that a permanent has, in printed order."""
    keys = looks(table, source.id).abilities
    return tuple(key for key in keys if isinstance(ability(key), Activated))


@rule("602.2")
def activate(table: Table, player: PlayerId, said: Activate) -> Play[Table]:
    """Whoever controls a permanent may activate its abilities, at any priority unless it says."""
    source = table.called(said.source)
    if source is None or source.zone != "battlefield":
        yield from refuse(activate.broken(table.edition, f"{said.source} is no permanent"))
        return table
    if controller(table, source.id) != player:
        yield from refuse(activate.broken(table.edition, said.source))
    if said_in_vain(said):
        yield from refuse(*said_in_vain(said))
    keys = activated_abilities(table, source)
    if not keys and 1 <= said.ability <= len(find(source.card).produces):
        return (yield from mana_ability(table, player, source))
    if not 1 <= said.ability <= len(keys):
        about = f"{said.source} has no activated ability number {said.ability}"
        yield from refuse(activate.broken(table.edition, about))
        return table
    key = keys[said.ability - 1]
    found = ability(key)
    if not isinstance(found, Activated):
        raise TypeError(key)
    yield from _may_activate(table, player, source, found)
    table, thing = _ability_on_the_stack(table, player, source, key)
    table = yield from with_targets(table, player, thing, found.targets, said.targets)
    table = yield from _pay_costs(table, player, source.id, found, said)
    return keeps_priority(table, player)


def _may_activate(table: Table, player: PlayerId, source: Object, found: Activated) -> Play[None]:
    cost, edition = found.cost, table.edition
    if not nothing_split_second(table, player, source):
        yield from refuse(nothing_split_second.broken(edition, source.name))
    if found.window is not None and not found.window(table, source, player):
        yield from refuse(in_its_window.broken(edition, source.name))
    if cost.tap and not may_pay_by_tapping(table, source):
        yield from refuse(may_pay_by_tapping.broken(edition, source.name))
    if cost.loyalty is not None and not loyalty_once(table, source, player):
        yield from refuse(loyalty_once.broken(edition, source.name))
    if cost.loyalty is not None and not enough_loyalty(source, cost.loyalty):
        yield from refuse(enough_loyalty.broken(edition, source.name))


def _ability_on_the_stack(
    table: Table, player: PlayerId, source: Object, key: str
) -> tuple[Table, ObjectId]:
    thing = Object(
        id=table.next_id,
        name=f"~{table.next_id}",
        card=source.card,
        owner=player,
        zone="stack",
        kind="ability",
        controller=player,
        stamp=table.next_id,
        ability=key,
        source=source.id,
    )
    table = replace(table.with_object(thing), next_id=table.next_id + 1)
    turn = table.turn
    return table.with_turn(replace(turn, stack=(*turn.stack, thing.id))), thing.id


def _pay_costs(
    table: Table, player: PlayerId, source: ObjectId, found: Activated, said: Activate
) -> Play[Table]:
    cost = found.cost
    table = yield from pay_mana(table, player, cost.mana, said.pay)
    if source not in table.objects:  # its owner has left meanwhile
        if cost.tap or cost.sacrifice_self or cost.loyalty is not None:
            yield from refuse(pay_mana.broken(table.edition, said.source))
        return table
    if cost.tap:
        table = happen(table, Taps(source))
    if cost.loyalty is not None:
        used = (*table.turn.loyalty_used, source)
        table = table.with_turn(replace(table.turn, loyalty_used=used))
        table = happen(table, Counters(source, "loyalty", cost.loyalty))
    if cost.sacrifice_self:
        table = happen(table, Moves(source, "graveyard"))
    return table


@rule("605.3b")
def mana_ability(table: Table, player: PlayerId, source: Object) -> Play[Table]:
    """A mana ability does not use the stack: the mana is there at once."""
    if not may_pay_by_tapping(table, source):
        yield from refuse(may_pay_by_tapping.broken(table.edition, source.name))
    colors: tuple[str, ...] = find(source.card).produces
    color = colors[0]
    if len(colors) > 1:
        table, color = yield from choose_word(table, player, colors, "color of mana")
    if not in_game(table, player):
        return table
    table = happen(table, Taps(source.id))
    pool = (*table.player(player).mana, color)
    table = table.with_player(replace(table.player(player), mana=pool))
    return keeps_priority(table, player)
