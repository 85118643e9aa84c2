"""Plain instants: +N/+N, return to hand, damage."""

from __future__ import annotations

from apnap_reference.cards.phrases import (
    TARGET_CREATURE,
    TARGET_PERMANENT,
    returns_target,
    target_gets,
    the_object,
    the_target,
)
from apnap_reference.changes.applying import happen
from apnap_reference.objects.characteristics import has_type, on_battlefield
from apnap_reference.players.players import in_game
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Damage, Phases
from apnap_reference.state.stack_abilities import SpellAbility, TargetWord
from apnap_reference.state.table import Object, Ref, Table

card("Giant Growth", SpellAbility(target_gets(3, 3), (TARGET_CREATURE,)))
card("Boomerang", SpellAbility(returns_target, (TARGET_PERMANENT,)))
card("Unsummon", SpellAbility(returns_target, (TARGET_CREATURE,)))


def any_target(table: Table, _: Object, ref: Ref) -> bool:
    """Allow a player, creature, planeswalker or battle as a target (115.4)."""
    if isinstance(ref, str):
        return in_game(table, ref)
    return on_battlefield(table, ref) and any(
        has_type(table, ref, kind) for kind in ("Creature", "Planeswalker", "Battle")
    )


def _burn(amount: int) -> SpellAbility:
    def resolve(table: Table, thing: Object) -> Dialogue[Table]:
        yield from ()
        return happen(table, Damage(thing.id, the_target(thing), amount))

    return SpellAbility(resolve, (TargetWord(any_target),))


card("Lightning Bolt", _burn(3))
card("Shock", _burn(2))
card("Staggershock", _burn(2))


def _artifact_creature_or_land(table: Table, _: Object, ref: Ref) -> bool:
    kinds = ("Artifact", "Creature", "Land")
    return (
        isinstance(ref, int)
        and on_battlefield(table, ref)
        and any(has_type(table, ref, kind) for kind in kinds)
    )


def _ripple(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return happen(table, Phases(the_object(thing)))


card("Reality Ripple", SpellAbility(_ripple, (TargetWord(_artifact_creature_or_land),)))
