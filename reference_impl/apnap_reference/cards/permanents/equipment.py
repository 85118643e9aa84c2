"""Equipment, and what becomes of it when artifacts come alive."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from apnap.protocol.catalogue import mana_value
from apnap_reference.cards.phrases import remembered
from apnap_reference.changes.applying import happen
from apnap_reference.combat.entering import tokens_attacking
from apnap_reference.objects.characteristics import controller, face, on_battlefield
from apnap_reference.objects.layers import grown, with_base, with_types
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import BecomesUnattached, DeclaredAttacking, LeavesGame, Moves
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.static_abilities import Change, Seen, StaticChange
from apnap_reference.state.table import Object, ObjectId, Table


def equipped_gets(power: int, toughness: int) -> StaticChange:
    """Make the ability that the equipped creature gets +N/+N."""

    def changes(_: Table, source: Object, __: Seen) -> Iterator[Change]:
        if isinstance(source.attached_to, int):
            more = partial(grown, power=power, toughness=toughness)
            yield Change("7c", source.stamp, (source.attached_to,), more)

    return StaticChange("7c", changes)


card("Bonesplitter", equipped_gets(2, 0))


def equipped_creature_attacks(moment: Moment) -> Iterator[Triggers]:
    """Trigger when the creature that the Equipment is attached to is declared as an attacker."""
    for event in moment.events:
        if isinstance(event, DeclaredAttacking) and event.attacker == moment.source.attached_to:
            yield Triggers(memory={"attacker": event.attacker})


card(
    "Captain's Claws",
    equipped_gets(1, 0),
    Triggered(
        equipped_creature_attacks,
        lambda table, thing: tokens_attacking(table, thing, "Kor Ally Token", 1),
    ),
)


def _becomes_unattached(moment: Moment) -> Iterator[Triggers]:
    host = moment.source.attached_to
    for event in moment.events:
        if (
            isinstance(event, Moves | LeavesGame | BecomesUnattached)
            and event.thing == moment.source.id
            and isinstance(host, int)
        ):
            yield Triggers(memory={"host": host})


def _sacrifice_host(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    host = remembered(thing, "host")
    own = on_battlefield(table, host) and controller(table, host) == thing.controller
    return happen(table, Moves(host, "graveyard")) if own else table


card("Grafted Wargear", equipped_gets(3, 2), Triggered(_becomes_unattached, _sacrifice_host))


def _idle_artifacts(table: Table, seen: Seen) -> tuple[ObjectId, ...]:
    return tuple(
        thing.id
        for thing in table.in_zone("battlefield")
        if "Artifact" in seen[thing.id].types and "Creature" not in face(thing).types
    )


def _artifacts_come_alive(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    alive = partial(with_types, types=("Creature",), subtypes=())
    yield Change("4", source.stamp, _idle_artifacts(table, seen), alive)


def _as_large_as_they_cost(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    for thing in _idle_artifacts(table, seen):
        size = mana_value(face(table.objects[thing]))
        yield Change("7b", source.stamp, (thing,), partial(with_base, power=size, toughness=size))


card(
    "March of the Machines",
    StaticChange("4", _artifacts_come_alive),
    StaticChange("7b", _as_large_as_they_cost),
)
