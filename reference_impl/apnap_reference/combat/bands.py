"""Banding: which bands may be declared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from apnap.protocol import Violation
from apnap_reference.objects.characteristics import has_keyword
from apnap_reference.rulebook import Rule, rule
from apnap_reference.state.table import ObjectId, Ref, Table

Band = tuple[ObjectId, ...]
On = Mapping[ObjectId, Ref]


@rule("702.22c")
def at_most_one_without_banding(table: Table, band: Band, _: On) -> bool:
    """A band consists of creatures with banding and at most one creature without it."""
    banding = [creature for creature in band if has_keyword(table, creature, "banding")]
    return bool(banding) and len(band) - len(banding) <= 1


@rule("508.1e")
def all_attacking(_: Table, band: Band, on: On) -> bool:
    """Only creatures declared as attackers can be in a band."""
    return all(creature in on for creature in band)


@rule("802.3b")
def on_the_same_player(_: Table, band: Band, on: On) -> bool:
    """All creatures in a band must attack the same player."""
    return len({on.get(creature) for creature in band if isinstance(on.get(creature), str)}) <= 1


@rule("702.22d")
def on_the_same_thing(_: Table, band: Band, on: On) -> bool:
    """A band that attacks a planeswalker or battle must attack it with all its creatures."""
    attacked = {on.get(creature) for creature in band}
    return len(attacked) == 1 or all(isinstance(target, str) for target in attacked)


LEGALITY: Final[tuple[Rule[[Table, Band, On], bool], ...]] = (
    at_most_one_without_banding,
    all_attacking,
    on_the_same_player,
    on_the_same_thing,
)


@rule("702.22c")
def in_one_band_each(_: Table, bands: tuple[Band, ...]) -> bool:
    """Each creature can be in only one band."""
    members = [creature for band in bands for creature in band]
    return len(members) == len(set(members))


def violations(table: Table, bands: tuple[Band, ...], on: On) -> Iterator[Violation]:
    """Yield every reason why these bands may not be declared."""
    for band in bands:
        for allows in LEGALITY:
            if not allows(table, band, on):
                names = ", ".join(table.name_of(creature) for creature in band)
                yield allows.broken(table.edition, names)
    if not in_one_band_each(table, bands):
        yield in_one_band_each.broken(table.edition)
