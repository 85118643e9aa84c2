"""
Kinds of abilities, and the catalogue in which cards register theirs.

A card's characteristics and keywords are data (`cards/`). Here stands what its other abilities
do. An ability has a key, "Card name#1", so that a position can name it and stay plain data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

from apnap.protocol.catalogue import Card
from apnap_reference.state.combat_abilities import (
    BlocksMore,
    CantAttack,
    CantBlock,
    CostToAttack,
    CostToBlock,
    LimitsAttack,
    LimitsBlocks,
    MayBeExerted,
    MustAttack,
    MustBlock,
)
from apnap_reference.state.stack_abilities import Activated, SpellAbility, Triggered
from apnap_reference.state.static_abilities import (
    AdditionalCost,
    AlternativeCost,
    AsThoughFlash,
    BringsDay,
    CantActivate,
    CantBeCountered,
    CantCast,
    CantGainLife,
    CantGetPoison,
    CantHave,
    CantLose,
    CantLoseLife,
    CostsLess,
    CostsMore,
    EntersWith,
    Entwine,
    ExiledAsItResolves,
    FlashForATurn,
    GivesYouHexproof,
    InsteadOfLosing,
    LimitsCounters,
    MayBeginTheGame,
    MayBeRevealed,
    MayRedraw,
    MoreLands,
    MoreVotes,
    NoMaximumHandSize,
    PreventsDamageTo,
    Replaces,
    StaticChange,
    TriggersMore,
)
from apnap_reference.state.table import PlayerId, Table

Ability = (
    Triggered
    | Activated
    | SpellAbility
    | StaticChange
    | CantHave
    | CantLose
    | CantGainLife
    | CantLoseLife
    | CantGetPoison
    | NoMaximumHandSize
    | GivesYouHexproof
    | CantAttack
    | LimitsAttack
    | MustAttack
    | CostToAttack
    | MayBeExerted
    | CantBlock
    | LimitsBlocks
    | MustBlock
    | CostToBlock
    | BlocksMore
    | CantCast
    | CantActivate
    | TriggersMore
    | BringsDay
    | PreventsDamageTo
    | InsteadOfLosing
    | Replaces
    | AsThoughFlash
    | FlashForATurn
    | ExiledAsItResolves
    | MoreLands
    | MoreVotes
    | AdditionalCost
    | Entwine
    | AlternativeCost
    | CostsMore
    | CostsLess
    | CantBeCountered
    | EntersWith
    | LimitsCounters
    | MayBeginTheGame
    | MayBeRevealed
    | MayRedraw
)


A = TypeVar("A", bound=Ability)

EMBLEM: Final = "emblem of "
"""Before the name of a card: the emblem that it gives."""

_catalogue: Final[dict[str, Ability]] = {}


_numbered: Final[dict[str, Callable[[int], Ability]]] = {}


_inherent: Final[dict[str, Callable[[Table], Iterable[PlayerId]]]] = {}


_by_card: Final[dict[str, tuple[str, ...]]] = {}


def card(name: str, *abilities: Ability) -> None:
    """Register what a card's abilities do, in printed order, keywords left out."""
    keys = tuple(f"{name}#{number}" for number in range(1, len(abilities) + 1))
    if name in _by_card:
        raise TypeError(f"the abilities of {name} are registered twice")
    _by_card[name] = keys
    _catalogue.update(zip(keys, abilities, strict=True))


def keyword(key: str, ability: Ability) -> None:
    """Register the ability for which a keyword, or a subtype, stands."""
    _catalogue[key] = ability


def delayed_ability(key: str, ability: Triggered) -> None:
    """Register a delayed triggered ability under a key of its own; no object has it (603.7)."""
    _catalogue[key] = ability


def inherent_ability(
    key: str, ability: Triggered, whose: Callable[[Table], Iterable[PlayerId]]
) -> None:
    """Register an ability that the rules give to players, and that has no source (724.2)."""
    _catalogue[key] = ability
    _inherent[key] = whose


def inherent_abilities(table: Table) -> Iterator[tuple[str, Triggered, PlayerId]]:
    """Give the abilities without source that players have now, each with its controller."""
    for key, whose in _inherent.items():
        found = _catalogue[key]
        if isinstance(found, Triggered):
            yield from ((key, found, player) for player in whose(table))


def emblem(name: str, *abilities: Ability) -> None:
    """Register the abilities of an emblem, under the name of the card that gives it."""
    card(f"{EMBLEM}{name}", *abilities)


def numbered_keyword(word: str, made: Callable[[int], Ability]) -> None:
    """Register what a keyword with a number stands for, such as `amplify 3`."""
    _numbered[word] = made


def ability(key: str) -> Ability:
    """Find an ability by its key."""
    if key not in _catalogue and has_behaviour(key):
        word, _, number = key.partition(" ")
        _catalogue[key] = _numbered[word](int(number))
    return _catalogue[key]


def of_a_kind(keys: Iterable[str], kind: type[A]) -> Iterator[A]:
    """Give those of the abilities with these keys that are of a kind."""
    return (found for found in map(ability, keys) if isinstance(found, kind))


def has_behaviour(key: str) -> bool:
    """Tell whether an ability of that key is registered."""
    if key in _catalogue:
        return True
    word, _, number = key.partition(" ")
    return word in _numbered and number.isdigit()


def abilities_printed_on(name: str) -> tuple[str, ...]:
    """Give the keys of a card's abilities."""
    return _by_card.get(name, ())


def is_played(card: Card) -> bool:
    """Tell whether this engine knows everything that a card does."""
    return not card.abilities or card.name in _by_card
