"""What a lasting effect does to the characteristics of its objects, and in which layer (613)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import assert_never

from apnap_reference.state import effects
from apnap_reference.state.ids import PlayerId
from apnap_reference.state.static_abilities import Change
from apnap_reference.state.table import Characteristics, Table, replace

Applies = Callable[[Characteristics], Characteristics]


def controlled(it: Characteristics, by: PlayerId) -> Characteristics:
    """Let a player control it."""
    return replace(it, controller=by)


def colored(it: Characteristics, color: str) -> Characteristics:
    """Give it one colour, and no other."""
    return replace(it, colors=(color,))


def with_types(
    it: Characteristics, types: tuple[str, ...], subtypes: tuple[str, ...]
) -> Characteristics:
    """Add card types and subtypes."""
    more = tuple(kind for kind in types if kind not in it.types)
    return replace(it, types=(*it.types, *more), subtypes=(*it.subtypes, *subtypes))


def with_only_types(
    it: Characteristics, types: tuple[str, ...], subtypes: tuple[str, ...]
) -> Characteristics:
    """Set card types and subtypes; the old ones are gone."""
    return replace(it, types=types, subtypes=subtypes)


def with_keyword(it: Characteristics, word: str) -> Characteristics:
    """Add a keyword ability."""
    return replace(it, keywords=(*it.keywords, word))


def without_abilities(it: Characteristics) -> Characteristics:
    """Take away all abilities."""
    return replace(it, keywords=(), abilities=())


def as_creature(it: Characteristics) -> Characteristics:
    """Make it a creature in addition to its other types."""
    types = it.types if "Creature" in it.types else (*it.types, "Creature")
    return replace(it, types=types)


def with_base(it: Characteristics, power: int, toughness: int) -> Characteristics:
    """Set its base power and toughness."""
    return replace(it, power=power, toughness=toughness)


def grown(it: Characteristics, power: int, toughness: int) -> Characteristics:
    """Add to power and toughness."""
    return replace(it, power=(it.power or 0) + power, toughness=(it.toughness or 0) + toughness)


def layer_of(does: effects.Does) -> tuple[str, Applies] | None:  # noqa: C901, PLR0911, PLR0912 - one case for each
    """Give the layer of what an effect does, and the change; None if it changes nothing there."""
    match does:
        case effects.GainsControl():
            return "2", partial(controlled, by=does.player)
        case effects.GainsTypes():
            return "4", partial(with_types, types=does.types, subtypes=does.subtypes)
        case effects.BecomesOnly():
            return "4", partial(with_only_types, types=does.types, subtypes=does.subtypes)
        case effects.BecomesColor():
            return "5", partial(colored, color=does.color)
        case effects.GainsKeyword():
            return "6", partial(with_keyword, word=does.keyword)
        case effects.LosesAllAbilities():
            return "6", without_abilities
        case effects.HasBase():
            return "7b", partial(with_base, power=does.power, toughness=does.toughness)
        case effects.Gets():
            return "7c", partial(grown, power=does.power, toughness=does.toughness)
        case effects.HasToAttack() | effects.Goaded():
            return None
        case effects.CannotBlock() | effects.OnlyTheseBlock() | effects.Detained():
            return None
        case effects.PlaysNoLands() | effects.PlaysMoreLands() | effects.Skips():
            return None
        case (
            effects.ExiledUntilGone()
            | effects.WillBeControlled()
            | effects.IsControlled()
            | effects.HasAddedUpkeep()
            | effects.PreventsCombatDamage()
            | effects.PreventsDamageByOpposingCreatures()
            | effects.PreventsNextDamage()
            | effects.DrawsInstead()
            | effects.Regenerates()
            | effects.StaysTapped()
            | effects.IsntCrowned()
        ):
            return None
        case _:
            assert_never(does)


def changes_by_effects(table: Table) -> Iterator[Change]:
    """Give the changes that lasting effects make now."""
    for effect in table.effects:
        found = layer_of(effect.does)
        if found is not None:
            layer, apply = found
            yield Change(layer, effect.id, effect.objects, apply)
