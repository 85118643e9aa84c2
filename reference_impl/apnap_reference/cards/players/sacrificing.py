"""Cards that let every player choose what to give up: sacrifices and discards, in rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from apnap_reference.cards.phrases import loses, this_enters
from apnap_reference.changes.applying import happen
from apnap_reference.changes.drawing import each_draws
from apnap_reference.choices.apnap_order import Picks, all_choose
from apnap_reference.choices.simple import objects_choice
from apnap_reference.objects.characteristics import permanents
from apnap_reference.objects.within_range import (
    opponents_affected,
    permanents_affected,
    players_affected,
)
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Choice, Dialogue
from apnap_reference.state.events import Moves
from apnap_reference.state.stack_abilities import SpellAbility, Triggered
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table

Players = Callable[[Table], tuple[PlayerId, ...]]


def each_gives_up(  # noqa: PLR0913 - who, what, how many, and how it is called
    table: Table,
    players: Players,
    what: Callable[[Table, PlayerId], tuple[ObjectId, ...]],
    purpose: str,
    number: int = 1,
    *,
    hidden: bool = False,
) -> Dialogue[Table]:
    """Let players choose so many of their own each; then all of it goes to the graveyard."""

    def choices(now: Table, _: Picks) -> Iterator[Choice]:
        for player in players(now):
            among = what(now, player)
            yield objects_choice(
                f"{purpose} {player}",
                player,
                among,
                purpose,
                least=number,
                most=number,
                hidden=hidden,
            )

    table, picks = yield from all_choose(table, choices)
    chosen = (ref for refs in picks.values() for ref in refs if isinstance(ref, int))
    return happen(table, *(Moves(thing, "graveyard") for thing in chosen))


def own(kind: str) -> Callable[[Table, PlayerId], tuple[ObjectId, ...]]:
    """Give the permanents of a type that a player controls."""
    return lambda table, player: tuple(p.id for p in permanents(table, kind, of=player))


def in_hand(table: Table, player: PlayerId) -> tuple[ObjectId, ...]:
    """Give the cards in a player's hand."""
    return tuple(held.id for held in table.hand(player))


def each_player(thing: Object) -> Players:
    """Give whom a spell or ability means by each player."""
    return lambda now: players_affected(now, thing.controller)


def each_sacrifices(table: Table, thing: Object, kind: str, number: int = 1) -> Dialogue[Table]:
    """Let each player sacrifice permanents of a type, all together (701.21a)."""
    players = each_player(thing)
    return (yield from each_gives_up(table, players, own(kind), "sacrifice", number))


def each_discards(table: Table, players: Players) -> Dialogue[Table]:
    """Let players discard a card each, all together (701.9b)."""
    return (yield from each_gives_up(table, players, in_hand, "discard", hidden=True))


card("Innocent Blood", SpellAbility(lambda table, thing: each_sacrifices(table, thing, "Creature")))
card(
    "Barter in Blood",
    SpellAbility(lambda table, thing: each_sacrifices(table, thing, "Creature", 2)),
)


def _small_pox(table: Table, thing: Object) -> Dialogue[Table]:
    everybody = each_player(thing)
    losing = (event for player in everybody(table) for event in loses(table, player, 1))
    table = happen(table, *losing)
    table = yield from each_discards(table, everybody)
    table = yield from each_sacrifices(table, thing, "Creature")
    return (yield from each_sacrifices(table, thing, "Land"))


card("Smallpox", SpellAbility(_small_pox))


def _opponents_discard(table: Table, thing: Object) -> Dialogue[Table]:
    def players(now: Table) -> tuple[PlayerId, ...]:
        return opponents_affected(now, thing.controller)

    return (yield from each_discards(table, players))


card("Liliana's Specter", Triggered(this_enters, _opponents_discard))


def _wheel(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    hands = (held for player in each_player(thing)(table) for held in in_hand(table, player))
    table = happen(table, *(Moves(held, "graveyard") for held in hands))
    return each_draws(table, thing.controller, 7)


card("Wheel of Fortune", SpellAbility(_wheel))

KEPT = ("Artifact", "Creature", "Enchantment", "Land")


def _cataclysm(table: Table, thing: Object) -> Dialogue[Table]:
    def choices(now: Table, _: Picks) -> Iterator[Choice]:
        for player in players_affected(now, thing.controller):
            for rank, kind in enumerate(KEPT):
                among = own(kind)(now, player)
                yield objects_choice(f"{kind} {player}", player, among, f"keep {kind}", rank=rank)

    table, picks = yield from all_choose(table, choices)
    kept = {ref for refs in picks.values() for ref in refs}
    rest = (one for one in permanents_affected(table, thing.controller) if one not in kept)
    return happen(table, *(Moves(one, "graveyard") for one in rest))


card("Cataclysm", SpellAbility(_cataclysm))
