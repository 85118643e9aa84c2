"""Modal spells: choosing a mode, or with entwine all of them, and carrying the choice out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from apnap.protocol import Choose, ChooseMode
from apnap_reference.choices.asking import ask, refuse
from apnap_reference.choices.simple import one_of_these
from apnap_reference.objects.characteristics import characteristics, keyword_abilities
from apnap_reference.rulebook import rule
from apnap_reference.state.abilities import of_a_kind
from apnap_reference.state.dialogue import Dialogue, Question
from apnap_reference.state.memories import ChosenModes, modes_in
from apnap_reference.state.stack_abilities import (
    Activated,
    Mode,
    Resolve,
    SpellAbility,
    TargetWord,
    Triggered,
)
from apnap_reference.state.static_abilities import Entwine
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table, replace


def modal(*modes: Mode, window: Callable[[Table, PlayerId], bool] | None = None) -> SpellAbility:
    """Make the ability of a spell of which its controller chooses a mode."""

    def resolve(table: Table, spell: Object) -> Dialogue[Table]:
        for mode in in_written_order(modes, modes_chosen(spell)):
            table = yield from mode.resolve(table, spell)
        return table

    return SpellAbility(resolve, modes=modes, window=window)


@rule("702.42b")
def in_written_order(modes: tuple[Mode, ...], chosen: tuple[str, ...]) -> tuple[Mode, ...]:
    """An entwined spell follows all its modes in the order they're written."""
    return tuple(mode for mode in modes if mode.word in chosen)


def modes_chosen(spell: Object) -> tuple[str, ...]:
    """Give the modes chosen for a spell on the stack; none if it is not modal."""
    return modes_in(spell.memory)


def target_words(thing: Object, found: Triggered | Activated) -> tuple[TargetWord, ...]:
    """Give the target words of an ability on the stack; of a modal one, those of its mode."""
    if not isinstance(found, Triggered) or not found.modes:
        return found.targets
    chosen = modes_chosen(thing)
    return tuple(word for mode in found.modes if mode.word in chosen for word in mode.targets)


def modal_ability(*modes: Mode) -> tuple[Resolve, tuple[Mode, ...]]:
    """Make what a modal triggered ability does, and its modes."""
    return modal(*modes).resolve, modes


@rule("702.42a")
def may_entwine(table: Table, spell: ObjectId) -> bool:
    """With entwine, a player may choose all modes of a spell for an additional cost."""
    keys = keyword_abilities(characteristics(table, spell))
    return any(of_a_kind(keys, Entwine))


def entwined(spell: Object) -> bool:
    """Tell whether more than one mode of a spell is chosen, which entwine alone allows here."""
    return len(modes_chosen(spell)) > 1


@rule("700.2a")
def modes_fit(modes: tuple[Mode, ...], chosen: tuple[str, ...], *, all_of_them: bool) -> bool:
    """A player chooses one mode of a modal spell, or all of them if an effect allows it."""
    words = {mode.word for mode in modes}
    counts = (1, len(modes)) if all_of_them else (1,)
    return set(chosen) <= words and len(set(chosen)) == len(chosen) and len(chosen) in counts


def with_modes(
    table: Table,
    player: PlayerId,
    spell: ObjectId,
    modes: tuple[Mode, ...],
    said: tuple[str, ...] | None,
) -> Dialogue[Table]:
    """Choose the modes of a spell being cast (601.2b); refuse those that it does not have."""
    if not modes:
        if said:
            yield from refuse(modes_fit.broken(table.edition, "it has no modes"))
        return table
    all_of_them = may_entwine(table, spell)
    if said is None:
        most = len(modes) if all_of_them else 1
        table, said = yield from asked_for_modes(table, player, modes, most=most)
    if spell not in table.objects:
        return table
    if not modes_fit(modes, said, all_of_them=all_of_them):
        about = f"{', '.join(said) or 'nothing'} isn't a legal choice of modes"
        yield from refuse(modes_fit.broken(table.edition, about))
    found = table.objects[spell]
    memory = {**found.memory, "modes": ChosenModes(said)}
    return table.with_object(replace(found, memory=memory))


def asked_for_modes(
    table: Table, player: PlayerId, modes: tuple[Mode, ...], *, most: int
) -> Dialogue[tuple[Table, tuple[str, ...]]]:
    """Let a player choose one mode or up to `most`; none if nobody is left to choose."""
    words = tuple(mode.word for mode in modes)

    def question(_: Table) -> Question | None:
        return partial(ChooseMode, purpose="mode", among=words, least=1, most=most)

    judge = one_of_these(lambda _: words, 1, most)
    table, said = yield from ask(table, (player,), question, judge)
    if said is None or not isinstance(said.answer, Choose):
        return table, ()
    return table, said.answer.chosen
