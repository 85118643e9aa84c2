"""Activating abilities, mana abilities and loyalty abilities among them."""

from __future__ import annotations

from apnap.protocol import Activate
from apnap.protocol.catalogue import find
from apnap_reference.choices.asking import refuse
from apnap_reference.choices.simple import choose_word
from apnap_reference.objects.characteristics import (
    characteristics,
    controller,
    keyword_abilities,
    on_battlefield,
)
from apnap_reference.objects.lasting_effects import not_detained
from apnap_reference.objects.within_range import abilities_over, within_range
from apnap_reference.players.players import in_game
from apnap_reference.rulebook import Rule, rule
from apnap_reference.spells.casting import (
    at_sorcery_speed,
    in_its_window,
    keeps_priority,
    nothing_split_second,
    refuse_what_nothing_asks_for,
    with_targets,
)
from apnap_reference.spells.mana import may_pay_by_tapping, tapped_for_mana, why_not_by_tapping
from apnap_reference.spells.paying import Bill, pay_cost, unpayable
from apnap_reference.state.abilities import ability, of_a_kind
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.stack_abilities import Activated
from apnap_reference.state.static_abilities import CantActivate
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table, replace


@rule("606.3")
def loyalty_once(table: Table, source: Object, player: PlayerId) -> bool:
    """One loyalty ability of a permanent can be activated each turn, only at sorcery speed."""
    return at_sorcery_speed(table, player) and source.id not in table.turn.loyalty_used


@rule("602.1")
def activated_abilities(table: Table, source: Object) -> tuple[str, ...]:
    """Each activated ability consists of a cost and an effect."""
    it = characteristics(table, source.id)
    keys = (*it.abilities, *keyword_abilities(it))
    return tuple(key for key in keys if isinstance(ability(key), Activated))


@rule("602.2")
def activate(table: Table, player: PlayerId, said: Activate) -> Dialogue[Table]:
    """Only a permanent's controller can activate its abilities, and only its owner a card's."""
    source = table.called(said.source)
    if source is None or not (on_battlefield(table, source.id) or source.zone == "hand"):
        return (
            yield from refuse(activate.broken(table.edition, f"{said.source} isn't a permanent"))
        )
    keys = activated_abilities(table, source)
    yield from _refuse_strangers(table, player, source, keys, said)
    yield from refuse_what_nothing_asks_for(said, "x")
    produces = find(source.card).produces if source.zone == "battlefield" else ()
    if not keys and said.ability in numbered(produces):
        yield from refuse_what_nothing_asks_for(said, "targets", "costs")
        return (yield from mana_ability(table, player, source))
    if said.ability not in numbered(keys):
        about = f"{said.source} has no activated ability number {said.ability}"
        return (yield from refuse(activate.broken(table.edition, about)))
    key = numbered(keys)[said.ability]
    found = yield from _that_functions(table, source, key)
    yield from _may_activate(table, player, source, found)
    if found.adds:
        yield from refuse_what_nothing_asks_for(said, "targets")
        return (yield from mana_for_a_cost(table, Bill(player, source.id, found.cost), found, said))
    table, thing = ability_on_the_stack(table, player, source, key)
    table = yield from with_targets(table, player, thing, found.targets, said.targets)
    if thing in table.objects:
        table = yield from _pay(table, Bill(player, source.id, found.cost, thing=thing), said)
    return keeps_priority(table, player)


def numbered(named: tuple[str, ...]) -> dict[int, str]:
    """Give abilities, or the colors of mana abilities, by their numbers, counted from 1."""
    return dict(enumerate(named, 1))


def _that_functions(table: Table, source: Object, key: str) -> Dialogue[Activated]:
    (found,) = of_a_kind((key,), Activated)
    if found.zone == "battlefield" and source.zone == "hand":
        yield from refuse(activate.broken(table.edition, f"{source.name} isn't a permanent"))
    if not from_the_hand(source, found):
        yield from refuse(from_the_hand.broken(table.edition, source.name))
    return found


def _refuse_strangers(
    table: Table, player: PlayerId, source: Object, keys: tuple[str, ...], said: Activate
) -> Dialogue[None]:
    whose = source.owner if source.zone == "hand" else controller(table, source.id)
    if whose != player and not open_to_anybody(keys, said.ability):
        yield from refuse(activate.broken(table.edition, said.source))
    if not source_in_range(table, player, source):
        yield from refuse(source_in_range.broken(table.edition, said.source))


@rule("602.2")
def open_to_anybody(keys: tuple[str, ...], number: int) -> bool:
    """Any player can activate an ability that says so."""
    key = numbered(keys).get(number)
    return key is not None and any(found.by_anybody for found in of_a_kind((key,), Activated))


@rule("801.6")
def source_in_range(table: Table, player: PlayerId, source: Object) -> bool:
    """A player can't activate the abilities of an object out of their range of influence."""
    return within_range(table, player, source.id)


def _pay(table: Table, bill: Bill, said: Activate) -> Dialogue[Table]:
    table = yield from pay_cost(table, bill, said)
    if bill.cost.loyalty is None:
        return table
    used = (*table.turn.loyalty_used, bill.source)
    return table.with_turn(replace(table.turn, loyalty_used=used))


def _may_activate(
    table: Table, player: PlayerId, source: Object, found: Activated
) -> Dialogue[None]:
    edition = table.edition
    if not (found.adds or nothing_split_second(table, player, source)):
        yield from refuse(nothing_split_second.broken(edition, source.name))
    if not not_detained(table, source.id):
        yield from refuse(not_detained.broken(edition, source.name))
    if not may_be_activated(table, source):
        yield from refuse(may_be_activated.broken(edition, source.name))
    if found.window is not None and not found.window(table, source, player):
        limit = found.window if isinstance(found.window, Rule) else in_its_window
        yield from refuse(limit.broken(edition, source.name))
    if found.cost.loyalty is not None and not loyalty_once(table, source, player):
        yield from refuse(loyalty_once.broken(edition, source.name))
    for violation in unpayable(table, Bill(player, source.id, found.cost)):
        yield from refuse(violation)


@rule("702.49a")
def from_the_hand(source: Object, found: Activated) -> bool:
    """Ninjutsu functions only while its card is in a hand."""
    return found.zone != "hand" or source.zone == "hand"


@rule("602.5")
def may_be_activated(table: Table, source: Object) -> bool:
    """A player can't activate an ability while an effect forbids it."""
    return all(
        found.allows(table, source) for _, found in abilities_over(table, CantActivate, source.id)
    )


def ability_on_the_stack(
    table: Table, player: PlayerId, source: Object, key: str
) -> tuple[Table, ObjectId]:
    """Put an ability that a player activates on the stack, and give it."""
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
    return table.with_new(thing).with_on_stack(thing.id), thing.id


@rule("605.3b")
def mana_ability(table: Table, player: PlayerId, source: Object) -> Dialogue[Table]:
    """A mana ability doesn't use the stack and resolves at once."""
    if not may_pay_by_tapping(table, source):
        yield from refuse(why_not_by_tapping(table, source).broken(table.edition, source.name))
    colors: tuple[str, ...] = find(source.card).produces
    color = colors[0]
    if len(colors) > 1:
        table, color = yield from choose_word(table, player, colors, "color of mana")
    if not in_game(table, player):
        return table
    if source.id in table.objects:  # its owner may have left, and the player still has the mana
        table = tapped_for_mana(table, (source.id,))
    pool = (*table.player(player).mana, color)
    table = table.with_player(replace(table.player(player), mana=pool))
    return keeps_priority(table, player)


@rule("605.1a")
def mana_for_a_cost(table: Table, bill: Bill, found: Activated, said: Activate) -> Dialogue[Table]:
    """An ability that adds mana and has no target is a mana ability, whatever its cost is."""
    table = yield from _pay(table, bill, said)
    player = table.player(bill.player)
    table = table.with_player(replace(player, mana=(*player.mana, *found.adds)))
    return keeps_priority(table, bill.player)


@rule("602.5d")
def as_a_sorcery(table: Table, _: Object, player: PlayerId) -> bool:
    """An ability activated only as a sorcery follows the timing rules of sorceries."""
    return at_sorcery_speed(table, player)
