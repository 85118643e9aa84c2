"""
Characteristics: what an object is now, all effects applied in layers.

`characteristics(table, id)` is the one way to ask. What has gone is seen as it last existed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from typing import Any, Final, TypeVar

from apnap.protocol import Zone
from apnap.protocol.catalogue import Card, find
from apnap_reference.objects.deploying import every_creature_deploys
from apnap_reference.objects.kept import whosever_turn
from apnap_reference.objects.layers import changes_by_effects, grown
from apnap_reference.players.range_of_influence import object_in_range
from apnap_reference.rulebook import memoized, rule
from apnap_reference.state.abilities import Ability, abilities_printed_on, ability, has_behaviour
from apnap_reference.state.stack_abilities import Triggered
from apnap_reference.state.static_abilities import CantHave, Change, Seen, StaticChange
from apnap_reference.state.table import Characteristics, Object, ObjectId, PlayerId, Table, replace

A = TypeVar("A", bound=Ability)

_Working = dict[str, list[tuple[Object, tuple[StaticChange | CantHave, ...]]]]
"""Objects by layers in which abilities of theirs change characteristics, with these abilities."""

NAMELESS: Final = ""
"""In place of the card that is copied: something face down, of which nothing else is known."""

TYPES: Final = "4"
"""The layer of effects that change types."""

ABILITIES: Final = "6"
"""The layer of effects that give abilities and take them away."""

COUNTERS: Final = "7c"
"""The layer of counters, and of what else adds to power and toughness."""

POWER_AND_TOUGHNESS: Final = "7"
"""The layer of effects that change power and toughness, and nothing else."""

BY_OTHERS: Final = (ABILITIES, COUNTERS)
"""The layers of changes by what is neither a lasting effect nor an ability: options, counters."""

SEEN: Final[tuple[Zone, ...]] = ("battlefield", "stack", "command")
"""The zones in which effects change characteristics."""

LAYERS: Final = ("2", "4", "5", "6", "7a", "7b", "7c", "7d")


@rule("707.2")
def copiable_values(thing: Object) -> Card:
    """A copy has only the copiable values of what it copies, not the changes made to that."""
    if thing.copy_of == NAMELESS:
        return as_face_down(find(thing.card))
    return find(thing.copy_of or thing.card)


@rule("712.8")
def face(thing: Object) -> Card:
    """A double-faced card has only the characteristics of the face that is up."""
    card = as_face_down(copiable_values(thing)) if thing.face_down else copiable_values(thing)
    return find(card.back) if thing.transformed and card.back is not None else card


@rule("708.2")
def as_face_down(card: Card) -> Card:
    """A face-down object has only the characteristics given by what lets it be face down."""
    del card
    return Card(
        name="",
        summary="A 2/2 creature without abilities.",
        mana_cost=None,
        colors=(),
        types=("Creature",),
        power=2,
        toughness=2,
    )


@memoized
def printed(thing: Object) -> Characteristics:
    """Give the characteristics that an object begins with: printed on its card, or copied."""
    if thing.kind == "ability":
        return Characteristics(name="", controller=thing.controller)
    if thing.kind == "emblem":
        return as_emblem(thing)
    card = face(thing)
    keywords = tuple(card.keywords)
    return Characteristics(
        name=_called(card),
        controller=thing.controller or thing.owner,
        colors=tuple(card.colors),
        supertypes=tuple(card.supertypes),
        types=tuple(card.types),
        subtypes=tuple(card.subtypes),
        keywords=keywords,
        abilities=abilities_printed_on(card.name),
        power=card.power,
        toughness=card.toughness,
    )


def _called(card: Card) -> str:
    """Return the name of what is like a card; a Role is named by its kind alone (111.10)."""
    return card.name.removesuffix(" Role Token") if "Role" in card.subtypes else card.name


@rule("114.3")
def as_emblem(thing: Object) -> Characteristics:
    """An emblem has no characteristics but the abilities that its effect gave it."""
    keys = abilities_printed_on(thing.card)
    return Characteristics(name="", controller=thing.controller, abilities=keys)


@rule("114.4")
def having_abilities(table: Table) -> tuple[Object, ...]:
    """Abilities work on the battlefield, and those of emblems in the command zone."""
    there = table.zones()
    return (*there["battlefield"], *there["command"])


@rule("613.1")
def seen_in_layers(table: Table) -> dict[ObjectId, Characteristics]:
    """Continuous effects change characteristics layer by layer."""
    there = table.zones()
    seen = {thing.id: printed(thing) for zone in SEEN for thing in there[zone]}
    lasting: dict[str, list[Change]] = {}
    for change in in_timestamp_order(changes_by_effects(table)):
        lasting.setdefault(change.layer, []).append(change)
    working = _working(table, seen)
    for layer in LAYERS:
        if layer not in lasting and layer not in working and layer not in BY_OTHERS:
            continue
        changes = _changes_in(table, layer, seen, lasting.get(layer, ()), working)
        if not changes:
            continue
        for change in in_timestamp_order(changes):
            _apply(table, change, seen)
        if layer < POWER_AND_TOUGHNESS:
            working = _working(table, seen)
    return seen


def _changes_in(
    table: Table,
    layer: str,
    seen: dict[ObjectId, Characteristics],
    lasting: Iterable[Change],
    working: _Working,
) -> list[Change]:
    """Give the changes in a layer: those of lasting effects, and by abilities and counters."""
    changes = [*lasting]
    if layer == ABILITIES:
        changes += every_creature_deploys(table, layer, seen)
    if changes or layer in working:
        changes += _by_static_abilities(table, layer, seen, tuple(changes), working)
    if layer == COUNTERS:
        changes += _by_counters(table)
    return changes


def _apply(table: Table, change: Change, seen: dict[ObjectId, Characteristics]) -> None:
    for thing in change.objects:
        if thing in seen and table.objects[thing].zone == "battlefield":
            seen[thing] = change.apply(seen[thing])


@rule("613.7")
def in_timestamp_order(changes: Iterable[Change]) -> tuple[Change, ...]:
    """Within a layer, effects are applied in timestamp order."""
    return tuple(sorted(changes, key=lambda change: change.stamp))


def _working(table: Table, seen: Seen) -> _Working:
    """Give the abilities that change characteristics, by their layers, each with its source."""
    found: _Working = {}
    for thing in having_abilities(table):
        for layer, abilities in _by_layer(seen[thing.id].abilities).items():
            found.setdefault(layer, []).append((thing, abilities))
    return found


def _left(
    table: Table, layer: str, seen: dict[ObjectId, Characteristics], others: tuple[Change, ...]
) -> _Working:
    """Give those that work in a layer where there are changes by others."""
    having = (
        (thing, _by_layer(abilities_left(thing.id, seen, others)))
        for thing in having_abilities(table)
    )
    return {layer: [(thing, found[layer]) for thing, found in having if layer in found]}


def _by_static_abilities(
    table: Table,
    layer: str,
    seen: dict[ObjectId, Characteristics],
    others: tuple[Change, ...],
    working: _Working,
) -> list[Change]:
    changes: list[Change] = []
    if others:
        seen = with_their_new_types(seen, others) if layer == TYPES else seen
        working = _left(table, layer, seen, others)
    for thing, abilities in working.get(layer, ()):
        for found in abilities:
            if isinstance(found, StaticChange):
                changes += _in_its_range(table, thing, found, seen)
            else:
                changes += forbidden(table, thing, found, seen)
    return changes


@lru_cache(maxsize=4096)
def _by_layer(abilities: tuple[str, ...]) -> dict[str, tuple[StaticChange | CantHave, ...]]:
    """Give those of some abilities that change characteristics, by the layers they do it in."""
    layers: dict[str, tuple[StaticChange | CantHave, ...]] = {}
    for found in map(ability, abilities):
        if isinstance(found, StaticChange | CantHave):
            layer = found.layer if isinstance(found, StaticChange) else "6"
            layers[layer] = (*layers.get(layer, ()), found)
    return layers


def _in_its_range(
    table: Table, source: Object, found: StaticChange, seen: Seen
) -> Iterator[Change]:
    for change in found.changes(table, source, seen):
        objects = near_enough(table, source, change.objects, seen)
        yield replace(change, objects=objects)


@rule("801.10")
def near_enough(
    table: Table, source: Object, objects: Iterable[ObjectId], seen: Seen
) -> tuple[ObjectId, ...]:
    """A static ability affects only what is within its controller's range of influence."""
    who = seen[source.id].controller
    return tuple(
        thing
        for thing in objects
        if thing in seen
        and object_in_range(table, who, table.objects[thing], seen[thing].controller)
    )


@rule("801.11")
def counted_by(
    table: Table, source: Object, objects: Iterable[ObjectId], seen: Seen
) -> tuple[ObjectId, ...]:
    """A static ability counts nothing outside its controller's range of influence."""
    return near_enough(table, source, objects, seen)


@rule("613.8a")
def with_their_new_types(
    seen: dict[ObjectId, Characteristics], others: tuple[Change, ...]
) -> dict[ObjectId, Characteristics]:
    """An effect depends on another in its layer that would change what it applies to."""
    seen = dict(seen)
    for change in others:
        for thing in change.objects:
            if thing in seen:
                seen[thing] = change.apply(seen[thing])
    return seen


@rule("613.8a")
def abilities_left(
    thing: ObjectId, seen: dict[ObjectId, Characteristics], others: tuple[Change, ...]
) -> tuple[str, ...]:
    """An effect depends on another in its layer that would remove the ability it comes from."""
    it = seen[thing]
    for change in others:
        if thing in change.objects:
            it = change.apply(it)
    return it.abilities


@rule("113.11")
def forbidden(
    table: Table, source: Object, found: CantHave, seen: dict[ObjectId, Characteristics]
) -> Iterator[Change]:
    """An object that can't have an ability loses it, and no effect can add it."""
    objects = near_enough(table, source, found.objects(table, source, seen), seen)
    yield Change("6", table.next_id, objects, partial(without_keyword, word=found.word))


def without_keyword(it: Characteristics, word: str) -> Characteristics:
    """Take away a keyword ability."""
    return replace(it, keywords=tuple(keyword for keyword in it.keywords if keyword != word))


def _by_counters(table: Table) -> Iterator[Change]:
    for thing in table.in_zone("battlefield"):
        if not thing.counters:
            continue
        plus = thing.counters.get("+1/+1", 0) - thing.counters.get("-1/-1", 0)
        if plus:
            grow = partial(grown, power=plus, toughness=plus)
            yield Change(COUNTERS, thing.stamp, (thing.id,), grow)


@whosever_turn
def all_characteristics(table: Table) -> dict[ObjectId, Characteristics]:
    """Give the characteristics of all permanents and of everything on the stack."""
    return seen_in_layers(table)


def characteristics(table: Table, thing: ObjectId) -> Characteristics:
    """Give an object's characteristics; those it last had if it has gone (608.2h)."""
    found = all_characteristics(table).get(thing)
    if found is not None:
        return found
    if thing in table.objects:
        return printed(table.objects[thing])
    return table.past[thing].characteristics


def controller(table: Table, thing: ObjectId) -> PlayerId:
    """Give the player who controls an object, or last controlled it."""
    return characteristics(table, thing).controller


def has_type(table: Table, thing: ObjectId, kind: str) -> bool:
    """Tell whether an object has a card type, supertype or subtype."""
    it = characteristics(table, thing)
    return kind in it.types or kind in it.subtypes or kind in it.supertypes


def has_keyword(table: Table, thing: ObjectId, word: str) -> bool:
    """Tell whether an object has a keyword ability."""
    return word in characteristics(table, thing).keywords


def permanents(
    table: Table, kind: str | None = None, of: PlayerId | None = None
) -> tuple[Object, ...]:
    """Give the permanents of a type, and under a player's control if one is named."""
    found = table.in_zone("battlefield") if kind is None else _by_type(table).get(kind, ())
    if of is None:
        return found
    seen = all_characteristics(table)
    return tuple(thing for thing in found if seen[thing.id].controller == of)


@whosever_turn
def _by_type(table: Table) -> dict[str, tuple[Object, ...]]:
    """Give the permanents of each card type, supertype and subtype."""
    seen = all_characteristics(table)
    found: dict[str, list[Object]] = {}
    for thing in table.in_zone("battlefield"):
        it = seen[thing.id]
        for kind in {*it.types, *it.subtypes, *it.supertypes}:
            found.setdefault(kind, []).append(thing)
    return {kind: tuple(things) for kind, things in found.items()}


def on_battlefield(table: Table, thing: ObjectId) -> bool:
    """Tell whether an object is a permanent now."""
    found = table.objects.get(thing)
    return found is not None and found.zone == "battlefield" and found.phased_out is None


def creature_on_battlefield(table: Table, thing: ObjectId) -> bool:
    """Tell whether an object is a creature on the battlefield."""
    return on_battlefield(table, thing) and has_type(table, thing, "Creature")


def keyword_abilities(it: Characteristics) -> Iterable[str]:
    """Give the keys of abilities that a keyword or a subtype stands for."""
    return (word for word in (*it.keywords, *it.subtypes) if has_behaviour(word))


def abilities_of(it: Characteristics) -> tuple[tuple[str, Ability], ...]:
    """Give the abilities of an object by their keys, also those for which a word stands."""
    return _called_by(it.abilities, (*it.keywords, *it.subtypes))


@lru_cache(maxsize=4096)
def _called_by(keys: tuple[str, ...], words: tuple[str, ...]) -> tuple[tuple[str, Ability], ...]:
    return tuple((key, ability(key)) for key in (*keys, *filter(has_behaviour, words)))


def triggered_abilities_of(it: Characteristics) -> tuple[tuple[str, Triggered], ...]:
    """Give those of an object's abilities that may trigger."""
    return _triggered_called_by(it.abilities, (*it.keywords, *it.subtypes))


@lru_cache(maxsize=4096)
def _triggered_called_by(
    keys: tuple[str, ...], words: tuple[str, ...]
) -> tuple[tuple[str, Triggered], ...]:
    called = _called_by(keys, words)
    return tuple((key, found) for key, found in called if isinstance(found, Triggered))


@whosever_turn
def _by_kind(table: Table) -> dict[object, list[tuple[Object, Any]]]:
    """Give the abilities of all permanents by their kinds, each with its source."""
    seen = all_characteristics(table)
    kinds: dict[object, list[tuple[Object, Any]]] = {}
    for thing in having_abilities(table):
        for _, found in abilities_of(seen[thing.id]):
            kinds.setdefault(type(found), []).append((thing, found))
    return kinds


def abilities_in_play(table: Table, kind: type[A]) -> Iterator[tuple[Object, A]]:
    """Give all abilities of a kind that permanents have, each with its source."""
    return iter(_by_kind(table).get(kind, ()))


def may_have(table: Table, thing: ObjectId, word: str) -> bool:
    """Tell whether an object could have a keyword ability now (113.11)."""
    seen = all_characteristics(table)
    return not any(
        found.word == word
        and thing in near_enough(table, source, found.objects(table, source, seen), seen)
        for source, found in abilities_in_play(table, CantHave)
    )
