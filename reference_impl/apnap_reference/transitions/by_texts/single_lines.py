"""Carrying out what is said on a single line, from the table that the line before tells."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from apnap.protocol import (
    Activate,
    AnswerSaid,
    Cast,
    DeclareAttackers,
    DeclareAttackersAsked,
    ObjectName,
    PlayLand,
    State,
    Violation,
)
from apnap.protocol.catalogue import find
from apnap_reference.objects.characteristics import abilities_of, characteristics, permanents
from apnap_reference.procedure.instructions import Announce, OpenStep, ResolveTop
from apnap_reference.procedure.position import Endless, next_instruction, question, settle
from apnap_reference.procedure.replay import Position, carried_out, with_said
from apnap_reference.showing import show
from apnap_reference.spells.casting import modes_of, spell_ability, spell_targets
from apnap_reference.spells.mana import symbols
from apnap_reference.spells.total_cost import total_cost
from apnap_reference.state.abilities import ability
from apnap_reference.state.dialogue import Refused, SaidBy
from apnap_reference.state.memories import Remembered
from apnap_reference.state.stack_abilities import Activated, Cost
from apnap_reference.state.table import AbilityOf, Object, ObjectId, Plain, PlayerId, Table, replace
from apnap_reference.transitions.by_texts.tables_of_lines import (
    FIRST,
    OfALine,
    OnTheStack,
    table_of,
)
from apnap_reference.transitions.passages import Passage, shared
from apnap_reference.turn.phases_and_steps import step_ended

_PLENTY: Final = tuple("WUBRGC") * 20
"""So much mana whoever acts is given: what is really paid is looked at by itself."""

_FASTEST: Final = 4
"""The most speed that a player has (702.179e)."""

_CANNOT: Final = (LookupError, TypeError, ValueError, Endless)
"""What comes of a text about something that no state tells."""


class Came(Plain, frozen=True):
    """How a line comes out by the texts of the cards that are known."""

    state: State | None = None
    """None: what was said is refused."""
    refused: tuple[Violation, ...] = ()
    renewed: frozenset[ObjectName] = frozenset()
    """What has become a new object."""
    abilities: tuple[tuple[ObjectName | None, OnTheStack], ...] = ()
    """What has come onto the stack, or waits for it: the source, and which of its abilities."""
    cost: str | None = None
    """The mana that what is announced costs in all; None if that can't be told."""
    leaves_something: bool = False
    """Whether something lasts of it that no state tells."""


@shared
def by_the_texts(passage: Passage) -> Came | None:
    """Give how a line comes out by the texts of the known cards; None if nobody can tell."""
    return _comes_out(passage, lambda table: table)


@shared
def with_another_past(passage: Passage) -> Came | None:
    """Give the same as if everything had happened in this turn that no state tells."""
    return _comes_out(passage, _eventful)


def _eventful(table: Table) -> Table:
    """Give a table on which everything has happened in this turn that no state tells."""
    creatures = tuple(thing.id for thing in permanents(table, "Creature"))
    everybody = tuple(player.name for player in table.players)
    top = table.objects[table.turn.stack[-1]].controller if table.turn.stack else everybody[-1]
    faster = tuple(replace(player, speed=_FASTEST) for player in table.players)
    done = tuple(_done(table))
    turn = replace(
        table.turn,
        attacked=creatures,
        lost_life=everybody,
        cast=everybody * 2,
        casters=everybody * 2,
        died_under=everybody,
        began_tapped=creatures,
        done_once=done,
        resolved=tuple((key, source) for key, source, _ in done) * 2,
        been=table.turn.been * 2,
        triggered_once=done,
    )
    table = replace(table.with_turn(turn), players=faster)
    return replace(table, monarch=top, cast_before=everybody * 2)


def _done(table: Table) -> Iterator[AbilityOf]:
    """Yield what permanents may have done in this turn."""
    for thing in permanents(table):
        it = characteristics(table, thing.id)
        yield from ((key, thing.id, it.controller) for key, _ in abilities_of(it))


def _comes_out(passage: Passage, past: Callable[[Table], Table]) -> Came | None:
    if not passage.alone or passage.turns is None or passage.memory.unsettled:
        return None
    if not passage.memory.every_priority or not isinstance(passage.said, AnswerSaid):
        return None
    attacks = isinstance(passage.said.say, DeclareAttackers)
    if not attacks and not (passage.acted or passage.all_have_passed):
        return None
    try:
        before = table_of(passage.before, passage.memory.abilities)
        if before is None:
            return None
        before = replace(before, table=past(before.table))
        return _carried_out(passage, before, passage.said)
    except _CANNOT:
        return None


def _carried_out(passage: Passage, before: OfALine, said: AnswerSaid) -> Came | None:
    if isinstance(said.say, DeclareAttackers):
        begun = _attacked(passage, before, said)
    else:
        begun = _announced(passage, before) if passage.acted else _gone_on(passage, before)
    if begun is None:
        return None
    if begun.doing is not None and isinstance(run := carried_out(begun).open, Refused):
        return Came(refused=run.violations)
    after = settle(begun)
    asked = question(after)
    table = after.table if asked is None else asked.table
    abilities = _new_abilities(before.table, table)
    return Came(
        show(after),
        renewed=_renewed(before.table, table),
        abilities=abilities,
        cost=_cost_in_all(table, passage, said, abilities),
        leaves_something=_lasts(before.table, table),
    )


def _cost_in_all(
    table: Table,
    passage: Passage,
    said: AnswerSaid,
    abilities: tuple[tuple[ObjectName | None, OnTheStack], ...],
) -> str | None:
    """Give the mana that a spell or ability costs that was just put on the stack."""
    say = said.say
    if isinstance(say, Activate):
        keys = {one.key for source, one in abilities if source == say.source}
        found = ability(keys.pop()) if len(keys) == 1 else None
        return found.cost.mana if isinstance(found, Activated) else None
    spell = table.called(say.card) if isinstance(say, Cast) else None
    if spell is None or spell.zone != "stack" or not isinstance(say, Cast):
        return None
    if say.alternative is not None or "X" in symbols(_cost(spell))[1]:
        return None
    way = Cost(mana=_cost(spell))
    return total_cost(table, PlayerId(str(passage.actor)), spell, way).mana


def _renewed(before: Table, table: Table) -> frozenset[ObjectName]:
    """Name what has become a new object."""
    there = {thing.name: number for number, thing in table.objects.items()}
    old = before.objects.items()
    return frozenset(thing.name for number, thing in old if there.get(thing.name) != number)


def _new_abilities(before: Table, table: Table) -> tuple[tuple[ObjectName | None, OnTheStack], ...]:
    """Give what has triggered, or been activated, each with its source."""
    put = [
        (thing.source, thing.ability, thing.memory)
        for thing in table.objects.values()
        if thing.kind == "ability" and thing.id not in before.objects
    ]
    put += [(one.source, one.ability, one.memory) for one in table.waiting]
    return tuple(
        (None if source is None else table.name_of(source), _remembered(table, key, memory))
        for source, key, memory in put
    )


def _remembered(table: Table, key: str, memory: Mapping[str, Remembered]) -> OnTheStack:
    """Give what an ability is, and what it remembers, objects by their names."""
    objects = {
        word: table.name_of(ObjectId(value))
        for word, value in memory.items()
        if isinstance(value, int) and value >= FIRST
    }
    several = {
        word: tuple(table.name_of(one) for one in value)
        for word, value in memory.items()
        if isinstance(value, tuple)
    }
    other = {w: v for w, v in memory.items() if w not in objects and w not in several}
    return OnTheStack(key, other, objects, several)


def _lasts(before: Table, table: Table) -> bool:
    """Tell whether something has come about that no state tells."""
    told = (len(table.effects), len(table.delayed), table.monarch, table.day_or_night)
    return told != (len(before.effects), len(before.delayed), before.monarch, before.day_or_night)


def _attacked(passage: Passage, before: OfALine, said: AnswerSaid) -> Position | None:
    """Give the position in which attackers have been declared, with mana enough for costs."""
    asked = passage.answered
    if not isinstance(asked, DeclareAttackersAsked) or not isinstance(said.say, DeclareAttackers):
        return None
    table = before.table
    table = table.with_turn(replace(table.turn, opened=False, priority=None))
    begun = Position(table, OpenStep())
    who = PlayerId(said.by)
    return with_said(begun, SaidBy(who, replace(said.say, pay=None), 0))


def _announced(passage: Passage, before: OfALine) -> Position | None:
    """Give the position in which somebody announces something that is known, with mana enough."""
    said, table = passage.said, before.table
    say = said.say if isinstance(said, AnswerSaid) else None
    if not isinstance(say, Cast | Activate | PlayLand) or passage.actor is None:
        return None
    name = say.source if isinstance(say, Activate) else say.card
    thing = table.called(name)
    if name in before.blanks or thing is None:
        return None
    if isinstance(say, Cast) and not {*(say.modes or ())} <= {one.word for one in modes_of(thing)}:
        return None  # a log may have words of its own for modes
    who = PlayerId(passage.actor)
    if not isinstance(say, PlayLand):
        say = replace(say, pay="auto")
        table = table.with_player(replace(table.player(who), mana=_PLENTY))
    return Position(table, Announce(who, say))


def _gone_on(passage: Passage, before: OfALine) -> Position | None:
    """Give the position in which all have passed."""
    table = before.table
    turn = replace(table.turn, priority=None, passed=())
    table = table.with_turn(turn)
    if not turn.stack:
        return next_instruction(step_ended(table))
    top = table.objects[turn.stack[-1]]
    targets = passage.before.things[top.name].targets
    known_targets = passage.memory.renewed.isdisjoint(targets)
    understood = _is_understood(top, before) and known_targets
    return Position(table, ResolveTop()) if understood else None


def _is_understood(top: Object, before: OfALine) -> bool:
    """Tell whether it is known what something on the stack is about to do."""
    if top.name in before.blanks:
        return False
    if top.kind == "ability":
        return bool(top.ability)
    spell = spell_ability(top)
    if spell is not None and (spell.modes or "X" in symbols(_cost(top))[1]):
        return False
    return len(top.targets) == len(spell_targets(top))


def _cost(spell: Object) -> str:
    return find(spell.card).mana_cost or ""
