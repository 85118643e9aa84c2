"""Casting spells (601). What fails at any depth is undone as a whole."""

from __future__ import annotations

from typing import Final

from apnap.protocol import Activate, Cast, Violation
from apnap.protocol.catalogue import find
from apnap_reference.changes.applying import happen
from apnap_reference.choices.asking import refuse
from apnap_reference.objects.attachable import may_enchant
from apnap_reference.objects.characteristics import abilities_in_play, controller, face, has_keyword
from apnap_reference.objects.within_range import abilities_over
from apnap_reference.players.players import in_game, side_of
from apnap_reference.rulebook import rule
from apnap_reference.spells.modes import with_modes
from apnap_reference.spells.paying import Bill, pay_cost
from apnap_reference.spells.targets import choosable, choose_targets, targets_said
from apnap_reference.spells.total_cost import alternatives, one_way_only, total_cost
from apnap_reference.state.abilities import abilities_printed_on, of_a_kind
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Moves, SpellCast
from apnap_reference.state.morph import FACE_DOWN_COST, morph_cost
from apnap_reference.state.stack_abilities import Cost, Mode, SpellAbility, TargetWord
from apnap_reference.state.static_abilities import AsThoughFlash, CantCast, FlashForATurn
from apnap_reference.state.table import Object, ObjectId, PlayerId, Ref, Table, replace
from apnap_reference.turn.phases_and_steps import MAIN_PHASES


@rule("307.1")
def at_sorcery_speed(table: Table, player: PlayerId) -> bool:
    """A player casts sorceries only in their own main phase while the stack is empty."""
    turn = table.turn
    return player in turn.side and turn.step in MAIN_PHASES and not turn.stack


@rule("601.2a")
def play_from_hand(table: Table, player: PlayerId, card: Object) -> bool:
    """A player casts cards from their hand unless an effect allows another zone."""
    return card in table.hand(player)


def card_in_hand(table: Table, player: PlayerId, name: str) -> Object | None:
    """Find a card by name in a player's hand."""
    card = table.called(name)
    return card if card is not None and play_from_hand(table, player, card) else None


@rule("117.3c")
def keeps_priority(table: Table, player: PlayerId) -> Table:
    """A player who cast, activated, or played something receives priority afterward."""
    turn = table.turn
    if not in_game(table, player):
        return table
    return table.with_turn(replace(turn, priority=None, receives=side_of(table, player), passed=()))


@rule("601.3")
def castable_now(table: Table, player: PlayerId, card: Object) -> bool:
    """Only instants and cards with flash can be cast when a sorcery couldn't be cast."""
    printed = find(card.card)
    if "Instant" in printed.types or "flash" in printed.keywords:
        return True
    if at_sorcery_speed(table, player) or as_though_with_flash(table, player):
        return True
    return flash_for_a_turn(card) is not None


@rule("601.3b")
def as_though_with_flash(table: Table, player: PlayerId) -> bool:
    """An effect can let a player cast spells as though they had flash."""
    return any(
        controller(table, source.id) == player
        for source, _ in abilities_in_play(table, AsThoughFlash)
    )


def flash_for_a_turn(card: Object) -> FlashForATurn | None:
    """Give the ability that lets a card be cast as though it had flash, if it has such a one."""
    return next(of_a_kind(abilities_printed_on(face(card).name), FlashForATurn), None)


@rule("601.3")
def not_kept_from_casting(table: Table, player: PlayerId, _: Object) -> bool:
    """A player can't cast a spell while an effect forbids it."""
    return all(
        found.allows(table, source, player)
        for source, found in abilities_over(table, CantCast, player)
    )


@rule("702.61a")
def nothing_split_second(table: Table, _: PlayerId, __: Object) -> bool:
    """With split second on the stack, players can't cast spells or activate nonmana abilities."""
    return not any(has_keyword(table, thing, "split second") for thing in table.turn.stack)


@rule("506.7")
def in_its_window(table: Table, player: PlayerId, card: Object) -> bool:
    """A spell that says when it can be cast can't be cast at another time."""
    spell = spell_ability(card)
    return spell is None or spell.window is None or spell.window(table, player)


FROM_HAND: Final = "cast from hand"
"""The word under which a spell that was cast from hand remembers at what time it was cast."""

MAY_CAST = (castable_now, not_kept_from_casting, nothing_split_second, in_its_window)


def spell_ability(card: Object) -> SpellAbility | None:
    """Give what an instant or sorcery does, None for a permanent card."""
    return next(of_a_kind(abilities_printed_on(face(card).name), SpellAbility), None)


def spell_targets(card: Object) -> tuple[TargetWord, ...]:
    """Give a spell's target words; an Aura spell targets what it will enchant (303.4a)."""
    spell = spell_ability(card)
    if spell is not None:
        return spell.targets
    return (TargetWord(_what_it_enchants),) if "Aura" in face(card).subtypes else ()


def _what_it_enchants(table: Table, aura: Object, ref: Ref) -> bool:
    return may_enchant(table, aura.controller, face(aura).keywords, ref)


def refuse_what_nothing_asks_for(said: Cast | Activate, *parts: str) -> Dialogue[None]:
    """Refuse an announcement that has a part of these, for which nothing here asks."""
    for part in parts:
        if getattr(said, part) not in (None, ()):
            yield from refuse(Violation(reason=f"nothing asks for `{part}` here"))


def modes_of(card: Object) -> tuple[Mode, ...]:
    """Give the modes of a modal spell, none for any other."""
    spell = spell_ability(card)
    return spell.modes if spell is not None else ()


@rule("601.2")
def cast(table: Table, player: PlayerId, said: Cast) -> Dialogue[Table]:
    """Casting puts a spell on the stack; then its choices are made and its costs are paid."""
    card = card_in_hand(table, player, said.card)
    if card is None or "Land" in find(card.card).types:
        about = f"{said.card} isn't a spell card in {player}'s hand"
        return (yield from refuse(play_from_hand.broken(table.edition, about)))
    yield from refuse_what_nothing_asks_for(said, "x")
    for allows in MAY_CAST:
        if not allows(table, player, card):
            yield from refuse(allows.broken(table.edition, said.card))
    face_down = (
        said.alternative in (card.name, card.card) and morph_cost(find(card.card)) is not None
    )
    how = "as a sorcery" if at_sorcery_speed(table, player) else "as an instant"
    table, spell = on_the_stack(table, card, player, face_down=face_down)
    cast_so = replace(table.objects[spell], memory={FROM_HAND: how})
    table = table.with_object(cast_so)
    table, way = yield from _choices_made(table, player, spell, said)
    if spell in table.objects:
        cost = total_cost(table, player, table.objects[spell], way)
        table = yield from pay_cost(table, Bill(player, spell, cost), said)
    if spell not in table.objects:
        return table
    table = happen(table, SpellCast(spell, player))
    return keeps_priority(table, player)


def _choices_made(
    table: Table, player: PlayerId, spell: ObjectId, said: Cast
) -> Dialogue[tuple[Table, Cost]]:
    """Choose modes, a way to pay and targets, in this order (601.2b-c)."""
    card = table.objects[spell]
    table = yield from with_modes(table, player, spell, modes_of(card), said.modes)
    if spell not in table.objects:
        return table, Cost()
    way = yield from _way_to_pay(table, player, table.objects[spell], said)
    table = yield from with_targets(table, player, spell, spell_targets(card), said.targets)
    return table, way


def _way_to_pay(table: Table, player: PlayerId, spell: Object, said: Cast) -> Dialogue[Cost]:
    """Give the mana cost, or the alternative cost offered by what was named, or by its card."""
    way = Cost(mana=find(spell.card).mana_cost or "")
    if spell.face_down:
        return cast_face_down(table, spell)
    if said.alternative is not None:
        offers = alternatives(table, player, spell)
        named = {source.card: found.cost for source, found in offers}
        named |= {source.name: found.cost for source, found in offers}
        if said.alternative not in named:
            about = f"{said.alternative} for {said.card}"
            yield from refuse(alternatives.broken(table.edition, about))
        way = named[said.alternative]
    if not one_way_only(table, player, spell, way, said.costs or ()):
        yield from refuse(one_way_only.broken(table.edition, said.card))
    return way


@rule("702.37c")
def cast_face_down(_: Table, __: Object) -> Cost:
    """A card with morph can be cast face down as a 2/2 creature for three generic mana."""
    return Cost(mana=FACE_DOWN_COST)


def on_the_stack(
    table: Table,
    card: Object,
    player: PlayerId,
    *,
    transformed: bool = False,
    face_down: bool = False,
) -> tuple[Table, ObjectId]:
    """Move a card to the top of the stack; the result names the new object."""
    spell = table.next_id
    moves = Moves(card.id, "stack", controller=player, transformed=transformed, face_down=face_down)
    return happen(table, moves).with_on_stack(spell), spell


def with_targets(
    table: Table,
    player: PlayerId,
    thing: ObjectId,
    words: tuple[TargetWord, ...],
    names: tuple[str, ...] | None,
) -> Dialogue[Table]:
    """Choose the targets of something being announced; refuse it if that is impossible (601.2c)."""
    if not words:
        if names:
            yield from refuse(choosable.broken(table.edition, "it has no targets"))
        return table
    if names is None:
        table, targets = yield from choose_targets(table, player, thing, words)
    else:
        targets = targets_said(table, table.objects[thing], words, names)
    if thing not in table.objects:
        return table
    if targets is None:
        about = f"{', '.join(names or ()) or 'nothing'} isn't a legal choice of targets"
        yield from refuse(choosable.broken(table.edition, about))
    return table.with_object(replace(table.objects[thing], targets=targets or ()))
