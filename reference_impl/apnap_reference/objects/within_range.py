"""
What lies in a player's range of influence: what may be chosen, affected and seen (801).

Effects that speak of everybody, of opponents or of permanents ask here whom and what they
mean. Without a limited range of influence that is everybody and everything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from apnap_reference.objects.characteristics import abilities_in_play, controller, permanents
from apnap_reference.players.players import opponents, players_in_apnap_order
from apnap_reference.players.range_of_influence import in_range, object_in_range
from apnap_reference.rulebook import rule
from apnap_reference.state.abilities import Ability
from apnap_reference.state.table import Object, ObjectId, PlayerId, Ref, Table

A = TypeVar("A", bound=Ability)
R = TypeVar("R", PlayerId, ObjectId, Ref)


def within_range(table: Table, player: PlayerId, ref: Ref) -> bool:
    """
    Tell whether a player or object is within a player's range.

    A card that nobody controls is where its owner is (108.4a).
    """
    if isinstance(ref, str):
        return in_range(table, player, ref)
    thing = table.objects.get(ref) or table.past[ref].object
    return object_in_range(table, player, thing, controller(table, ref))


@rule("801.5a")
def may_choose(table: Table, player: PlayerId, ref: Ref) -> bool:
    """A player can choose only players and objects within their range of influence."""
    return within_range(table, player, ref)


@rule("801.5c")
def who_makes_the_choice(table: Table, by: PlayerId) -> tuple[PlayerId, ...]:
    """If nobody in range can make a choice, the closest player to the left who can makes it."""
    return opponents_affected(table, by) or opponents(table, by)[:1]


@rule("801.10")
def affected(table: Table, by: PlayerId, among: Iterable[R]) -> tuple[R, ...]:
    """A spell or ability affects nothing outside its controller's range of influence."""
    return tuple(ref for ref in among if within_range(table, by, ref))


@rule("801.11")
def information_from(table: Table, by: PlayerId, among: Iterable[R]) -> tuple[R, ...]:
    """A spell or ability uses no information from outside its controller's range of influence."""
    return tuple(ref for ref in among if within_range(table, by, ref))


def players_affected(table: Table, by: PlayerId) -> tuple[PlayerId, ...]:
    """Give each player whom a player's spells and abilities affect, in APNAP order."""
    return affected(table, by, players_in_apnap_order(table))


@rule("102.3")
def opponents_affected(table: Table, by: PlayerId) -> tuple[PlayerId, ...]:
    """Each opponent is every player of another team, as far as a spell or ability affects them."""
    return affected(table, by, opponents(table, by))


def permanents_affected(
    table: Table, by: PlayerId, kind: str | None = None
) -> tuple[ObjectId, ...]:
    """Give the permanents, of a type if one is named, that a player's effects affect."""
    return affected(table, by, (thing.id for thing in permanents(table, kind)))


def abilities_over(table: Table, kind: type[A], ref: Ref) -> Iterator[tuple[Object, A]]:
    """Give the abilities of a kind that affect a player or object, each with its source."""
    for source, found in abilities_in_play(table, kind):
        if affected(table, controller(table, source.id), (ref,)):
            yield source, found
