"""Misreadings of rule 113: whose an ability is, and what it needs of its source."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from apnap_misreadings.mutant import mutant
from apnap_reference.objects.characteristics import forbidden, near_enough, without_keyword
from apnap_reference.spells.resolving import all_targets_illegal
from apnap_reference.state.stack_abilities import TargetWord
from apnap_reference.state.static_abilities import CantHave, Change
from apnap_reference.state.table import Characteristics, Object, ObjectId, Table


@mutant(
    "113.7a",
    "an ability on the stack doesn't resolve if its source has left",
    replaces=all_targets_illegal,
    since="2006-10-01",
)
def abilities_need_their_source(table: Table, thing: Object, words: tuple[TargetWord, ...]) -> bool:
    source = thing.source
    gone = thing.kind == "ability" and source is not None and source not in table.objects
    return gone or all_targets_illegal.function(table, thing, words)


@mutant(
    "113.11",
    "an ability that an object can't have is given back by an effect with a newer timestamp",
    replaces=forbidden,
)
def forbidden_by_timestamp(
    table: Table, source: Object, found: CantHave, seen: dict[ObjectId, Characteristics]
) -> Iterator[Change]:
    objects = near_enough(table, source, found.objects(table, source, seen), seen)
    yield Change("6", source.stamp, objects, partial(without_keyword, word=found.word))
