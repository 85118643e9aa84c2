"""Resolving what is on top of the stack, and permanents entering the battlefield."""

from __future__ import annotations

from apnap_reference.changes.applying import gone, happen
from apnap_reference.changes.triggering import delays_by_replacing, delays_for_what_was_done
from apnap_reference.choices.simple import says_yes
from apnap_reference.rulebook import rule
from apnap_reference.spells.casting import FROM_HAND, flash_for_a_turn, spell_ability, spell_targets
from apnap_reference.spells.entering_the_battlefield import enter_together
from apnap_reference.spells.modes import target_words
from apnap_reference.spells.targets import still_legal
from apnap_reference.spells.total_cost import own_abilities
from apnap_reference.state.abilities import ability
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Moves
from apnap_reference.state.stack_abilities import Activated, TargetWord, Triggered
from apnap_reference.state.static_abilities import ExiledAsItResolves
from apnap_reference.state.table import Object, Table, replace
from apnap_reference.turn.phases_and_steps import receives_first


@rule("608.1")
def resolve_top_of_stack(table: Table) -> Dialogue[Table]:
    """The top object on the stack resolves when all players have passed in succession."""
    top = table.turn.stack[-1]
    thing = table.objects[top]
    if thing.kind == "ability":
        table = yield from _resolve_ability(table, thing)
    else:
        table = yield from _resolve_spell(table, thing)
    turn = table.turn
    return table.with_turn(replace(turn, priority=None, receives=receives_first(table), passed=()))


def _resolve_ability(table: Table, thing: Object) -> Dialogue[Table]:
    found = _on_the_stack(thing)
    words = target_words(thing, found)
    if not all_targets_illegal(table, thing, words) and condition_still_holds(table, thing):
        agreed = True
        if isinstance(found, Triggered) and found.optional:
            table, agreed = yield from says_yes(table, thing.controller, "use", thing.source)
        if agreed and thing.id in table.objects:
            aimed = replace(thing, targets=still_legal(table, thing, words))
            table = yield from found.resolve(table, aimed)
    return gone(table, table.objects[thing.id]) if thing.id in table.objects else table


def _on_the_stack(thing: Object) -> Triggered | Activated:
    found = ability(thing.ability)
    if not isinstance(found, Triggered | Activated):
        raise TypeError(f"{thing.ability} is no ability that uses the stack")
    return found


@rule("603.4")
def condition_still_holds(table: Table, thing: Object) -> bool:
    """An ability with an intervening if-clause checks its condition again as it resolves."""
    found = _on_the_stack(thing)
    return (
        not isinstance(found, Triggered) or found.provided is None or found.provided(table, thing)
    )


@rule("608.2b")
def all_targets_illegal(table: Table, thing: Object, words: tuple[TargetWord, ...]) -> bool:
    """A spell or ability doesn't resolve if all its targets are illegal."""
    return any(thing.targets) and not any(still_legal(table, thing, words))


def _resolve_spell(table: Table, spell: Object) -> Dialogue[Table]:
    words = spell_targets(spell)
    if all_targets_illegal(table, spell, words):
        return happen(table, Moves(spell.id, "graveyard"))
    if words:
        spell = replace(spell, targets=still_legal(table, spell, words))
    found = spell_ability(spell)
    if found is None:
        return (yield from enter_the_battlefield(table, spell))
    table = yield from found.resolve(table, spell)
    return put_away(table, table.objects[spell.id]) if spell.id in table.objects else table


@rule("608.2n")
def put_away(table: Table, spell: Object) -> Table:
    """As the last part of its resolution, an instant or sorcery goes to its owner's graveyard."""
    for found in own_abilities(table, spell, ExiledAsItResolves):
        if FROM_HAND in spell.memory:
            there = table.next_id
            waiting = delays_by_replacing(table, spell, found.later, {"card": there})
            return happen(waiting, Moves(spell.id, "exile"))
    return happen(table, Moves(spell.id, "graveyard"))


@rule("608.3a")
def enter_the_battlefield(table: Table, spell: Object) -> Dialogue[Table]:
    """A permanent spell enters the battlefield under its controller's control as it resolves."""
    host = spell.targets[0][0] if any(spell.targets) else None
    entering = Moves(
        spell.id,
        "battlefield",
        controller=spell.controller,
        attached_to=host,
        transformed=spell.transformed,
        face_down=spell.face_down,
    )
    table = yield from enter_together(table, (entering,))
    return sacrificed_later(table, spell)


@rule("603.7g")
def was_cast_so(spell: Object) -> bool:
    """A static ability sets something up for later only if the action that it allows was taken."""
    return spell.memory.get(FROM_HAND) == "as an instant"


@rule("608.3g")
def sacrificed_later(table: Table, spell: Object) -> Table:
    """What a static ability of a permanent spell sets up is created as its permanent enters."""
    found, permanent = flash_for_a_turn(spell), table.called(spell.name)
    entered = permanent is not None and permanent.zone == "battlefield"
    if found is None or permanent is None or not entered:
        return table
    if not was_cast_so(spell):
        return table
    return delays_for_what_was_done(table, spell, found.later, {"card": permanent.id})
