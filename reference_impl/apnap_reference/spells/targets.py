"""Targets: choosing them, and whether they are legal."""

from __future__ import annotations

from functools import partial

from apnap.protocol import Answer, Choose, ChooseTargets, TargetSlot, Violation
from apnap_reference.choices.asking import ask, unphrased
from apnap_reference.objects.characteristics import abilities_in_play, controller, has_keyword
from apnap_reference.objects.within_range import within_range
from apnap_reference.players.players import everybody, in_game, opponents
from apnap_reference.rulebook import rule
from apnap_reference.state.dialogue import Dialogue, Question
from apnap_reference.state.stack_abilities import TargetWord
from apnap_reference.state.static_abilities import GivesYouHexproof
from apnap_reference.state.table import (
    Object,
    ObjectId,
    PlayerId,
    Ref,
    Table,
    kept_for_the_next,
)
from apnap_reference.turn.simultaneous_turns import on_this_stack

Targets = tuple[tuple[Ref, ...], ...]


@rule("115.2")
def targetable(table: Table, by: Object, ref: Ref) -> bool:
    """A target is a permanent, or a player, spell, or ability if the text allows it."""
    if isinstance(ref, str):
        return (
            in_game(table, ref)
            and in_range_of_controller(table, by, ref)
            and hexproof_of_player_respected(table, by, ref)
        )
    thing = table.objects.get(ref)
    if thing is None or ref == by.id or not _visible(thing):
        return False
    if not in_range_of_controller(table, by, ref):
        return False
    if thing.zone == "stack":
        return on_this_stack(table, ref)
    if thing.zone == "graveyard":
        return True
    return shroud_respected(table, by, ref) and hexproof_respected(table, by, ref)


def _visible(thing: Object) -> bool:
    """Tell whether an object is where targets can be, and not phased out."""
    return thing.zone in ("battlefield", "stack", "graveyard") and thing.phased_out is None


@kept_for_the_next
def _all_visible(objects: dict[ObjectId, Object]) -> tuple[ObjectId, ...]:
    return tuple(thing.id for thing in objects.values() if _visible(thing))


@rule("801.4")
def in_range_of_controller(table: Table, by: Object, ref: Ref) -> bool:
    """A player can't target anything outside their range of influence."""
    return within_range(table, by.controller, ref)


@rule("702.18a")
def shroud_respected(table: Table, _: Object, ref: ObjectId) -> bool:
    """No player can target a permanent with shroud."""
    return not has_keyword(table, ref, "shroud")


@rule("702.11b")
def hexproof_respected(table: Table, by: Object, ref: ObjectId) -> bool:
    """A player can't target an opponent's permanent with hexproof."""
    hexproof = has_keyword(table, ref, "hexproof")
    return not (hexproof and by.controller in opponents(table, controller(table, ref)))


@rule("702.11c")
def hexproof_of_player_respected(table: Table, by: Object, player: PlayerId) -> bool:
    """A player can't target an opponent with hexproof."""
    if by.controller not in opponents(table, player):
        return True
    protecting = abilities_in_play(table, GivesYouHexproof)
    return all(controller(table, source.id) != player for source, _ in protecting)


def legal_targets(table: Table, by: Object, word: TargetWord) -> tuple[Ref, ...]:
    """Give everything that may be chosen for one target word."""
    candidates: tuple[Ref, ...] = (*everybody(table), *_all_visible(table.objects))
    return tuple(
        ref for ref in candidates if targetable(table, by, ref) and word.legal(table, by, ref)
    )


@rule("601.2c")
def choosable(table: Table, by: Object, words: tuple[TargetWord, ...]) -> bool:
    """A spell or ability without enough legal targets can't be cast or activated."""
    return all(len(legal_targets(table, by, word)) >= word.least for word in words)


def targets_said(
    table: Table, by: Object, words: tuple[TargetWord, ...], names: tuple[str, ...]
) -> Targets | None:
    """Match names in printed order to the target words; None if they do not fit."""
    left = list(names)
    found: list[tuple[Ref, ...]] = []
    for index, word in enumerate(words):
        legal = legal_targets(table, by, word)
        needed = sum(later.least for later in words[index + 1 :])
        take = min(word.most, len(left) - needed)
        refs = [table.ref(name) for name in left[: max(take, 0)]]
        del left[: len(refs)]
        good = [ref for ref in refs if ref is not None and ref in legal]
        if len(good) != len(refs) or len(good) < word.least or len(set(good)) != len(good):
            return None
        found.append(tuple(good))
    return tuple(found) if not left else None


def choose_targets(
    table: Table, who: PlayerId, by: ObjectId, words: tuple[TargetWord, ...]
) -> Dialogue[tuple[Table, Targets | None]]:
    """Let a player choose the targets of something on the stack; None if that is impossible."""

    def question(now: Table) -> Question | None:
        thing = now.objects.get(by)
        if thing is None or not choosable(now, thing, words):
            return None
        slots = tuple(
            TargetSlot(
                tuple(now.name_of(ref) for ref in legal_targets(now, thing, word)),
                word.least,
                word.most,
            )
            for word in words
        )
        return partial(ChooseTargets, source=source_name(now, thing), slots=slots)

    def judge(now: Table, answer: Answer) -> tuple[Violation, ...]:
        if not isinstance(answer, Choose):
            return (unphrased(answer, "targets"),)
        if targets_said(now, now.objects[by], words, answer.chosen) is None:
            reason = f"{', '.join(answer.chosen) or 'nothing'} isn't a legal choice of targets"
            return (Violation(rule="115.1", reason=reason),)
        return ()

    table, said = yield from ask(table, (who,), question, judge)
    if said is None or not isinstance(said.answer, Choose) or by not in table.objects:
        return table, None
    return table, targets_said(table, table.objects[by], words, said.answer.chosen)


def source_name(table: Table, thing: Object) -> str:
    """Give the name by which players speak of something on the stack: an ability's source."""
    return table.name_of(thing.source) if thing.source is not None else thing.name


@rule("608.2b")
def still_legal(table: Table, thing: Object, words: tuple[TargetWord, ...]) -> Targets:
    """As a spell or ability resolves, it doesn't affect targets that have become illegal."""
    return tuple(
        tuple(
            ref for ref in refs if targetable(table, thing, ref) and word.legal(table, thing, ref)
        )
        for word, refs in zip(words, thing.targets, strict=True)
    )
