"""Misreadings of rule 608: what no longer resolves."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import remembered_together
from apnap_reference.objects.characteristics import controller, face
from apnap_reference.players.players import in_game
from apnap_reference.spells.resolving import all_targets_illegal
from apnap_reference.spells.targets import Targets, still_legal
from apnap_reference.state.stack_abilities import TargetWord
from apnap_reference.state.table import Object, Ref, Table


@mutant(
    "608.2b",
    "a spell with several targets doesn't resolve if one of them has become illegal",
    replaces=all_targets_illegal,
    since="2006-10-01",
)
def one_illegal_target_is_enough(
    table: Table, thing: Object, words: tuple[TargetWord, ...]
) -> bool:
    legal: Targets = still_legal(table, thing, words)
    return any(len(a) < len(b) for a, b in zip(legal, thing.targets, strict=True))


@mutant(
    "608.2b",
    "a permanent becomes an illegal target when another player gains control of it",
    replaces=still_legal,
)
def changed_sides_and_lost_as_target(
    table: Table, thing: Object, words: tuple[TargetWord, ...]
) -> Targets:
    def stayed(ref: Ref) -> bool:
        if isinstance(ref, str):
            return True
        found = table.objects[ref]
        return controller(table, ref) == (found.controller or found.owner)

    found = still_legal.function(table, thing, words)
    return tuple(tuple(ref for ref in refs if stayed(ref)) for refs in found)


@mutant(
    "608.2b",
    "a player who has left the game is still a legal target",
    replaces=still_legal,
    origin="XMage #1600",
)
def targets_outlast_their_departure(
    table: Table, thing: Object, words: tuple[TargetWord, ...]
) -> Targets:
    legal = still_legal.function(table, thing, words)
    return tuple(
        tuple(ref for ref in refs if ref in there or _has_left(table, ref))
        for refs, there in zip(thing.targets, legal, strict=True)
    )


def _has_left(table: Table, ref: Ref) -> bool:
    return isinstance(ref, str) and not in_game(table, ref)


@mutant(
    "608.2b",
    (
        "as something resolves, only what its text says of a target is checked again, and not "
        "whether the target can still be targeted"
    ),
    replaces=still_legal,
    origin="others",
)
def shroud_comes_too_late(table: Table, thing: Object, words: tuple[TargetWord, ...]) -> Targets:
    return tuple(
        tuple(ref for ref in refs if _is_there(table, ref) and word.legal(table, thing, ref))
        for word, refs in zip(words, thing.targets, strict=True)
    )


def _is_there(table: Table, ref: Ref) -> bool:
    if isinstance(ref, str):
        return in_game(table, ref)
    found = table.objects.get(ref)
    zones = ("battlefield", "stack", "graveyard")
    return found is not None and found.zone in zones and found.phased_out is None


@mutant(
    "608.2h",
    "what leaves together with an Aura is known as it was once the Aura had left",
    replaces=remembered_together,
)
def gone_one_after_the_other(_: Table, after: Table) -> Table:
    return after


@mutant(
    "608.3b",
    "an Aura spell resolves and enters even if its target is illegal",
    replaces=all_targets_illegal,
)
def auras_enter_without_their_target(
    table: Table, thing: Object, words: tuple[TargetWord, ...]
) -> bool:
    aura = thing.kind == "card" and "Aura" in face(thing).subtypes
    return not aura and all_targets_illegal.function(table, thing, words)
