"""What happens instead of an event, or that it doesn't happen (614, 615)."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.changes.events_in_range import entirely_in_range
from apnap_reference.objects.characteristics import abilities_in_play, controller, has_type
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.objects.within_range import within_range
from apnap_reference.players.players import in_game, opponents
from apnap_reference.rulebook import rule
from apnap_reference.state.effects import (
    DrawsInstead,
    PreventsCombatDamage,
    PreventsDamageByOpposingCreatures,
    PreventsNextDamage,
)
from apnap_reference.state.events import Damage, Draws, Event
from apnap_reference.state.static_abilities import PreventsDamageTo, Replaces
from apnap_reference.state.table import PlayerId, Ref, Table, replace
from apnap_reference.state.table import replace as changed


@rule("614.6")
def replaced(table: Table, event: Event) -> Event:
    """A replaced event doesn't happen; what replaces it does."""
    for source, found in abilities_in_play(table, Replaces):
        if entirely_in_range(table, controller(table, source.id), event):
            event = found.instead(table, source, event)
    return draw_replaced(table, event) if isinstance(event, Draws) else event


@rule("121.6")
def draw_replaced(table: Table, draw: Draws) -> Draws:
    """A draw that an effect replaces doesn't happen, also for who would draw from nothing."""
    for effect in lasting(table, DrawsInstead):
        if effect.does.player == draw.player:
            draw = Draws(effect.controller)
    return draw


@rule("801.13a")
def done_within_range(table: Table, before: Event, after: Event) -> bool:
    """What a replacement would do to something out of its controller's range doesn't happen."""
    if not isinstance(after, Damage) or after == before:
        return True
    return within_range(table, controller(table, after.source), after.target)


@rule("615.6")
def prevented(table: Table, event: Event) -> bool:
    """Damage that is prevented is never dealt."""
    return isinstance(event, Damage) and any(
        prevented_within_range(table, by, named) for by, named in preventing(table, event)
    )


def preventing(table: Table, damage: Damage) -> Iterator[tuple[PlayerId, tuple[Ref, ...]]]:
    """Yield for each effect that would prevent damage its controller, and what has to be near."""
    for everything in lasting(table, PreventsCombatDamage):
        if damage.combat:
            yield everything.controller, (damage.source, damage.target)
    for creatures in lasting(table, PreventsDamageByOpposingCreatures):
        if _by_opposing_creature(table, damage, creatures.controller):
            yield creatures.controller, (damage.source,)
    for source, found in abilities_in_play(table, PreventsDamageTo):
        if found.applies(table, source, damage.target):
            yield controller(table, source.id), (damage.target,)


def _by_opposing_creature(table: Table, damage: Damage, by: PlayerId) -> bool:
    creature = has_type(table, damage.source, "Creature")
    return creature and controller(table, damage.source) in opponents(table, by)


@rule("801.13b")
def prevented_within_range(table: Table, by: PlayerId, named: tuple[Ref, ...]) -> bool:
    """Damage is prevented if the source or recipient that's named is in range, or both are."""
    return all(within_range(table, by, ref) for ref in named)


def what_happens(table: Table, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Give what happens of several events after replacements, without what is prevented."""
    afterwards = ((event, replaced(table, event)) for event in events)
    return tuple(
        after
        for before, after in afterwards
        if done_within_range(table, before, after) and not prevented(table, after)
        if not isinstance(after, Draws) or in_game(table, after.player)
    )


def shields_used(table: Table, events: tuple[Event, ...]) -> tuple[Table, tuple[Event, ...]]:
    """Give the table with what is left of shields, and the events without what they prevent."""
    if not lasting(table, PreventsNextDamage):
        return table, events
    left: list[Event] = []
    for event in events:
        if isinstance(event, Damage):
            table, amount = shielded(table, event)
            if amount or not event.amount:
                left.append(changed(event, amount=amount))
        else:
            left.append(event)
    return table, tuple(left)


@rule("615.7")
def shielded(table: Table, damage: Damage) -> tuple[Table, int]:
    """A shield prevents damage until so much has been prevented; the rest is dealt."""
    amount = damage.amount
    for shield in lasting(table, PreventsNextDamage):
        near = prevented_within_range(table, shield.controller, (damage.target,))
        if damage.target not in shield.objects or not near:
            continue
        used = min(amount, shield.does.amount)
        rest = replace(shield, does=PreventsNextDamage(shield.does.amount - used))
        effects = (rest if effect.id == shield.id else effect for effect in table.effects)
        spent = PreventsNextDamage(0)
        table = replace(table, effects=tuple(e for e in effects if e.does != spent))
        amount -= used
    return table, amount
