"""
The table as a line of a log tells it: also in the middle of a fight, or with a stack.

Cards that are known here are themselves. What is not known is a blank that has the characteristics
in the log, and does nothing. What a permanent is in the log, and would not be by its text, is made
so by an effect, for something does it of which no state tells.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Final

from apnap.protocol import Characteristics as CharacteristicsTold
from apnap.protocol import Combat as Fight
from apnap.protocol import Object as Shown
from apnap.protocol import ObjectName, Player, PlayerName
from apnap.protocol import Turn as Told
from apnap.protocol.catalogue import catalogue
from apnap_reference.edition import EDITIONS
from apnap_reference.objects.characteristics import all_characteristics
from apnap_reference.players.range_of_influence import ranges_determined
from apnap_reference.setup.loading import (
    empty_table,
    explained_control,
    libraries_filled,
    side_called,
    side_named,
)
from apnap_reference.spells.casting import spell_targets
from apnap_reference.state import effects
from apnap_reference.state.abilities import abilities_printed_on, ability, has_behaviour
from apnap_reference.state.effects import END_OF_TURN, Does, Effect
from apnap_reference.state.ids import NOBODY
from apnap_reference.state.memories import Memory
from apnap_reference.state.stack_abilities import Activated, SpellAbility, TargetWord, Triggered
from apnap_reference.state.table import (
    Attack,
    Block,
    Characteristics,
    Combat,
    Object,
    ObjectId,
    Plain,
    PlayerId,
    Ref,
    Table,
    Turn,
    replace,
)
from apnap_reference.transitions.game_states import GameState, as_state
from apnap_reference.transitions.wrong import is_known
from apnap_reference.turn.phases_and_steps import after, before

FIRST: Final = 10**9
"""The number of the first object: no figure of a game is as high."""

_GONE: Final = ObjectId(0)
"""The number of what isn't there any more."""

_LAND: Final = "Forest"
_CREATURE: Final = "Grizzly Bears"
"""The cards that a blank is, before it is given other characteristics."""

_BEFORE_BLOCKS: Final = ("beginning_of_combat", "declare_attackers")

_SUPERTYPES: Final = frozenset({"Basic", "Legendary", "Snow", "World"})


class OnTheStack(Plain, frozen=True):
    """What an ability on the stack is, and what it remembers: objects by name."""

    key: str
    memory: Memory
    objects: dict[str, ObjectName]
    several: dict[str, tuple[ObjectName, ...]]

    def meant(self) -> frozenset[ObjectName]:
        """Name all objects that it remembers."""
        return frozenset((*self.objects.values(), *chain(*self.several.values())))


Abilities = Mapping[ObjectName, OnTheStack]
"""Abilities on the stack, by name."""


class OfALine(Plain, frozen=True):
    """A table, and the names of those objects on it of which nobody here knows what they do."""

    table: Table
    blanks: frozenset[ObjectName]


def table_of(now: GameState, abilities: Abilities) -> OfALine | None:
    """
    Give the table of a state in which one turn goes on; None if too much of it is unknown.

    `abilities` tells of some on the stack which ability of its source each is.
    """
    if not _is_told_enough(now):
        return None
    state = as_state(now)
    people = tuple(_with_a_life(player) for player in now.players)
    table = ranges_determined(empty_table(replace(state, players=people)))
    gone = {player.name for player in now.players if player.left is not None}
    players = (replace(p, left="conceded" if p.name in gone else None) for p in table.players)
    blanks = frozenset(thing.name for thing in now.things.values() if not is_known(thing))
    there = [thing for thing in now.things.values() if thing.kind != "emblem"]
    numbers = {thing.name: ObjectId(number) for number, thing in enumerate(there, FIRST)}
    names = {player.name for player in now.players}
    aimed_at = {name for thing in there for name in thing.targets} - names
    numbers = dict.fromkeys(aimed_at, _GONE) | numbers
    made = (_made(thing, numbers, abilities, blank=thing.name in blanks) for thing in there)
    table = replace(
        table,
        players=tuple(players),
        objects={one.id: one for one in made},
        next_id=ObjectId(FIRST + len(there)),
    )
    table = _with_hands_filled(libraries_filled(table, state), now)
    turn = _turn(table, now.turns[0], numbers)
    if turn is None:
        return None
    table = explained_control(replace(table, turns=(turn,), latest=turn.number))
    return OfALine(_as_told(table, there), blanks)


def _is_told_enough(now: GameState) -> bool:
    """Tell whether one turn goes on, and all that everything rests on is told."""
    if now.edition not in EDITIONS or now.stage != "playing" or len(now.turns) != 1:
        return False
    if now.picks != () or now.turns[0].marker is not None or now.turns[0].active is None:
        return False
    if any("unknown" in (thing.owner, thing.controller) for thing in now.things.values()):
        return False
    if any("unknown" in (o.counters, o.damage, o.tapped) for o in now.things.values()):
        return False
    if now.variant.range_of_influence is not None and any(one.left for one in now.players):
        return False  # who is in range was settled as the turn began
    return all(one.life != "unknown" for one in now.players if one.left is None)


def _with_a_life(player: Player) -> Player:
    return replace(player, life=0) if player.life == "unknown" else player


def _one(name: PlayerName | None) -> PlayerId | None:
    return None if name in (None, "unknown") else PlayerId(str(name))


def _made(
    thing: Shown, numbers: Mapping[ObjectName, ObjectId], abilities: Abilities, *, blank: bool
) -> Object:
    host = thing.attached_to
    made = Object(
        id=numbers[thing.name],
        name=thing.name,
        card=_blank(thing) if blank and thing.kind != "ability" else str(thing.card or ""),
        owner=PlayerId(thing.owner),
        zone=thing.zone,
        kind=thing.kind,
        controller=PlayerId(thing.controller or NOBODY),
        tapped=thing.tapped is True,
        sick=thing.sick is True,
        damage=0 if thing.damage == "unknown" else thing.damage,
        counters={} if thing.counters == "unknown" else dict(thing.counters),
        attached_to=None if host is None else numbers.get(host, PlayerId(host)),
        protector=_one(thing.protector),
        chosen=thing.chosen,
        phased_out=PlayerId(thing.controller or NOBODY) if thing.phased_out is True else None,
        copy_of=None if blank else thing.copy_of,
        stamp=numbers[thing.name],
        source=None if thing.source is None else numbers.get(thing.source),
        concerns=_one(thing.concerns),
    )
    if blank or thing.zone != "stack":
        return made
    refs = tuple(numbers.get(name, PlayerId(name)) for name in thing.targets)
    known = abilities.get(thing.name)
    if known is not None and known.meant() <= set(numbers):
        one = {word: numbers[name] for word, name in known.objects.items()}
        several = {
            word: tuple(numbers[name] for name in names) for word, names in known.several.items()
        }
        made = replace(made, memory={**known.memory, **one, **several})
    return _aimed(made, refs, known)


def _blank(thing: Shown) -> str:
    """Give the card that stands for one of which nobody here knows what it does."""
    if thing.zone != "battlefield" or thing.now == "unknown":
        return _LAND
    return _LAND if "Land" in thing.now.types else _CREATURE


def _aimed(made: Object, refs: tuple[Ref, ...], known: OnTheStack | None) -> Object:
    """Give something on the stack with its targets, an ability as that which it has to be."""
    if made.kind != "ability":
        targets = shared_out(refs, spell_targets(made))
        return made if targets is None else replace(made, targets=targets)
    fitting = [
        (key, targets)
        for key, found in _possible(made, known)
        if (targets := shared_out(refs, found.targets)) is not None
    ]
    if len(fitting) != 1 or made.source is None:
        return made  # what its source was can't be told once that has gone
    ((key, targets),) = fitting
    return replace(made, ability=key, targets=targets)


def _possible(
    thing: Object, known: OnTheStack | None
) -> Iterator[tuple[str, Triggered | Activated]]:
    """Yield which abilities of its card something on the stack may be."""
    printed = catalogue().get(thing.card)
    words = () if printed is None else filter(has_behaviour, printed.keywords)
    keys = (*abilities_printed_on(thing.card), *words)
    if known is not None:
        keys = (known.key,)
    elif any(isinstance(ability(key), Activated | SpellAbility) for key in keys):
        return  # it may be a delayed one, made by that
    for key in filter(has_behaviour, keys):
        found = ability(key)
        modal = isinstance(found, Triggered) and found.modes
        if isinstance(found, Triggered | Activated) and not modal:
            yield key, found


def shared_out(
    refs: tuple[Ref, ...], words: tuple[TargetWord, ...]
) -> tuple[tuple[Ref, ...], ...] | None:
    """Give for each target word what it has chosen; None if there is not one way to tell."""
    least, most = sum(word.least for word in words), sum(word.most for word in words)
    if not least <= len(refs) <= most:
        return None
    if len(words) > 1 and len(refs) not in (least, most):
        return None
    left, found = list(refs), []
    for word in words:
        number = len(refs) if len(words) == 1 else word.least if len(refs) == least else word.most
        found.append(tuple(left[:number]))
        del left[:number]
    return tuple(found)


def _with_hands_filled(table: Table, now: GameState) -> Table:
    """Put blanks into hands of which cards are counted, and not listed."""
    for player in now.players:
        held = len(table.hand(PlayerId(player.name)))
        counted = held if player.hand == "unknown" or player.left is not None else player.hand
        for _ in range(held, counted):
            number = table.next_id
            owner = PlayerId(player.name)
            card = Object(number, f"~{number}", _LAND, owner, "hand", stamp=number)
            table = table.with_new(card)
    return table


def _turn(table: Table, told: Told, numbers: Mapping[ObjectName, ObjectId]) -> Turn | None:
    """Give the turn that goes on; None if it is about something that isn't there."""
    if any(name not in numbers for name in told.stack):
        return None
    declared = told.step not in _BEFORE_BLOCKS
    combat = None if told.combat is None else _combat(told.combat, numbers, declared=declared)
    if told.combat is not None and combat is None:
        return None
    first = told.step == "first_strike_damage"
    priority = None if told.priority is None else side_called(table, told.priority)
    passed = () if told.passed == "unknown" else told.passed
    return Turn(
        number=1 if told.number == "unknown" else told.number,
        side=side_called(table, told.active),
        whose=side_named(table.teams, told.active),
        step=told.step,
        opened=True,
        to_come=("combat_damage", *after("combat_damage")) if first else after(told.step),
        been=before("combat_damage") if first else before(told.step),
        stack=tuple(numbers[name] for name in told.stack),
        priority=priority,
        passed=tuple(member for side in passed for member in side_called(table, side)),
        combat=combat,
    )


def _combat(
    told: Fight, numbers: Mapping[ObjectName, ObjectId], *, declared: bool
) -> Combat | None:
    """Give the combat that goes on; None if something fights that isn't there."""
    fighting = {name for one in told.attacks for name in (one.attacker, *one.blockers)}
    fighting |= {name for one in told.blocks for name in (one.blocker, *one.blocks)}
    if not fighting <= set(numbers) or "unknown" in (told.attacking, told.defending):
        return None
    attacks = (
        Attack(
            numbers[one.attacker],
            None if one.attacks is None else numbers.get(one.attacks, PlayerId(one.attacks)),
            _one(one.defender),
            blocked=None if one.blocked == "unknown" else one.blocked,
            blockers=tuple(numbers[name] for name in one.blockers),
            band=one.band,
        )
        for one in told.attacks
    )
    blocks = (
        Block(numbers[one.blocker], tuple(numbers[name] for name in one.blocks))
        for one in told.blocks
    )
    attacking, defending = (tuple(map(PlayerId, one)) for one in (told.attacking, told.defending))
    return Combat(attacking, defending, tuple(attacks), tuple(blocks), blocks_declared=declared)


def _as_told(table: Table, there: Iterable[Shown]) -> Table:
    """Give the table with effects by which all permanents are what they are in the log."""
    made = list(table.effects)
    seen, number = all_characteristics(table), table.next_id
    for thing in there:
        placed = table.called(thing.name)
        if thing.zone != "battlefield" or thing.now == "unknown" or placed is None:
            continue
        for does in _differences(seen.get(placed.id), thing.now):
            made.append(Effect(number, does, NOBODY, END_OF_TURN, (placed.id,), table.turn.number))
            number = ObjectId(number + 1)
    return replace(table, effects=tuple(made), next_id=number) if made else table


def _differences(seen: Characteristics | None, told: CharacteristicsTold) -> Iterator[Does]:
    """Yield what gives an object the characteristics that it has in the log."""
    if seen is None:
        return
    types = tuple(kind for kind in told.types if kind not in _SUPERTYPES)
    if types != seen.types or set(told.subtypes) != set(seen.subtypes):
        yield effects.BecomesOnly(types, told.subtypes)
    if told.keywords != "unknown":
        yield from _of_keywords(seen, [word.lower() for word in told.keywords])
    if told.power is not None and told.toughness is not None:
        yield from _of_size(seen, told.power, told.toughness)


def _of_keywords(seen: Characteristics, words: Sequence[str]) -> Iterator[Does]:
    gone = not set(seen.keywords) <= set(words)
    if gone:
        yield effects.LosesAllAbilities()
    yield from (effects.GainsKeyword(one) for one in words if gone or one not in seen.keywords)


def _of_size(seen: Characteristics, power: int, toughness: int) -> Iterator[Does]:
    grown = power - (seen.power or 0), toughness - (seen.toughness or 0)
    if seen.power is None:
        yield effects.HasBase(power, toughness)
    elif grown != (0, 0):
        yield effects.Gets(*grown)
