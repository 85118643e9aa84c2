"""
Comparing scenarios with their images: the same ones with other seats, other names, more players.

An engine has to come to the same verdict; what it cannot play shows nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from apnap.results.records import Asymmetry, Result, SymmetryRow, no_counts


def by_symmetry(results: Sequence[Result]) -> tuple[SymmetryRow, ...]:
    """Return how the images ended, a row for each symmetry."""
    rows: dict[str, dict[str, int]] = {}
    for result in results:
        if result.symmetry is not None:
            rows.setdefault(result.symmetry, no_counts())[result.outcome] += 1
    return tuple(SymmetryRow(symmetry=name, **counts) for name, counts in rows.items())


def asymmetries(results: Sequence[Result]) -> Iterator[Asymmetry]:
    """Yield the images that ended otherwise than the scenario itself, as far as both say."""
    outcomes = {result.id: result.outcome for result in results}
    for result in results:
        original = outcomes.get(result.image_of or "")
        if result.image_of is None or result.symmetry is None or original is None:
            continue
        if "unsupported" not in (original, result.outcome) and original != result.outcome:
            yield Asymmetry(
                scenario=result.image_of,
                outcome=original,
                symmetry=result.symmetry,
                image=result.id,
                image_outcome=result.outcome,
            )
