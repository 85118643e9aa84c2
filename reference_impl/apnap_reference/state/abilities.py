"""
Kinds of abilities, and the catalogue in which cards register theirs.

A card's characteristics and keywords are data (`cards/`). Here stands what its other abilities
do. An ability has a key, "Card name#1", so that a position can name it and stay plain data.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from apnap_reference.state.combat_abilities import (
    AttackTax,
    BlocksMore,
    BlockTax,
    CantAttack,
    CantBlock,
    LimitsAttack,
    LimitsBlocks,
    MayBeExerted,
    MustAttack,
    MustBlock,
)
from apnap_reference.state.stack_abilities import (
    Activated,
    SpellAbility,
    Triggered,
)
from apnap_reference.state.static_abilities import (
    AdditionalCost,
    AlternativeCost,
    AsThoughFlash,
    CantActivate,
    CantBeCountered,
    CantCast,
    CantGainLife,
    CantHave,
    CantLose,
    CantLoseLife,
    CostsLess,
    CostsMore,
    EntersWith,
    Entwine,
    GivesYouHexproof,
    InsteadOfLosing,
    LimitsCounters,
    MayBeginTheGame,
    MoreLands,
    NoMaximumHandSize,
    PreventsDamageTo,
    Replaces,
    StaticChange,
    TriggersMore,
)

Ability = (
    Triggered
    | Activated
    | SpellAbility
    | StaticChange
    | CantHave
    | CantLose
    | CantGainLife
    | CantLoseLife
    | NoMaximumHandSize
    | GivesYouHexproof
    | CantAttack
    | LimitsAttack
    | MustAttack
    | AttackTax
    | MayBeExerted
    | CantBlock
    | LimitsBlocks
    | MustBlock
    | BlockTax
    | BlocksMore
    | CantCast
    | CantActivate
    | TriggersMore
    | PreventsDamageTo
    | InsteadOfLosing
    | Replaces
    | AsThoughFlash
    | MoreLands
    | AdditionalCost
    | Entwine
    | AlternativeCost
    | CostsMore
    | CostsLess
    | CantBeCountered
    | EntersWith
    | LimitsCounters
    | MayBeginTheGame
)


_catalogue: Final[dict[str, Ability]] = {}


_numbered: Final[dict[str, Callable[[int], Ability]]] = {}


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


def numbered_keyword(word: str, made: Callable[[int], Ability]) -> None:
    """Register what a keyword with a number stands for, such as `amplify 3`."""
    _numbered[word] = made


def ability(key: str) -> Ability:
    """Find an ability by its key."""
    if key not in _catalogue and has_behaviour(key):
        word, _, number = key.partition(" ")
        _catalogue[key] = _numbered[word](int(number))
    return _catalogue[key]


def has_behaviour(key: str) -> bool:
    """Tell whether an ability of that key is registered."""
    word, _, number = key.partition(" ")
    return key in _catalogue or (word in _numbered and number.isdigit())


def abilities_printed_on(name: str) -> tuple[str, ...]:
    """Give the keys of a card's abilities."""
    return _by_card.get(name, ())


def cards_with_behaviour() -> frozenset[str]:
    """Give the names of all cards whose abilities are registered."""
    return frozenset(_by_card)
