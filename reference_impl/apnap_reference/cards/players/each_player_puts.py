"""Cards that let every player put a card onto the battlefield, all at the same time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from apnap_reference.choices.apnap_order import Picks, all_choose
from apnap_reference.choices.simple import objects_choice
from apnap_reference.objects.characteristics import face
from apnap_reference.objects.within_range import players_affected
from apnap_reference.spells.entering_the_battlefield import enter_together
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Choice, Dialogue
from apnap_reference.state.events import Moves
from apnap_reference.state.stack_abilities import SpellAbility
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table

SHOWN: Final = {"Artifact", "Creature", "Enchantment", "Land"}


def _each_puts(
    table: Table,
    thing: Object,
    among: Callable[[Table, PlayerId], tuple[ObjectId, ...]],
    *,
    least: int,
    hidden: bool,
) -> Dialogue[Table]:
    def choices(now: Table, _: Picks) -> Iterator[Choice]:
        for player in players_affected(now, thing.controller):
            cards = among(now, player)
            key = f"onto the battlefield {player}"
            yield objects_choice(
                key, player, cards, "onto the battlefield", least=least, hidden=hidden
            )

    table, picks = yield from all_choose(table, choices)
    chosen = tuple(ref for refs in picks.values() for ref in refs if isinstance(ref, int))
    moves = (Moves(card, "battlefield", controller=table.objects[card].owner) for card in chosen)
    return (yield from enter_together(table, tuple(moves)))


def _may_be_shown(table: Table, player: PlayerId) -> tuple[ObjectId, ...]:
    return tuple(held.id for held in table.hand(player) if SHOWN & set(face(held).types))


def _show_and_tell(table: Table, thing: Object) -> Dialogue[Table]:
    return (yield from _each_puts(table, thing, _may_be_shown, least=0, hidden=True))


card("Show and Tell", SpellAbility(_show_and_tell))


def _buried_creatures(table: Table, player: PlayerId) -> tuple[ObjectId, ...]:
    return tuple(
        thing.id
        for thing in table.in_zone("graveyard")
        if thing.owner == player and "Creature" in face(thing).types
    )


def _exhume(table: Table, thing: Object) -> Dialogue[Table]:
    return (yield from _each_puts(table, thing, _buried_creatures, least=1, hidden=False))


card("Exhume", SpellAbility(_exhume))
