"""
Comparing scenarios with their images: the same ones with other seats, other names, more players.

An engine has to come to the same verdict. What needs more than it declares shows nothing; but an
image that it does not play although it declares all of it, while the scenario passes, shows that it
knows the scenario and not the rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from apnap.driver import UNPLAYED, Outcome
from apnap.results.records import Asymmetry, Result, SymmetryRow, no_counts


def by_symmetry(results: Sequence[Result]) -> tuple[SymmetryRow, ...]:
    """Return how the images ended, a row for each symmetry."""
    rows: dict[str, dict[str, int]] = {}
    for result in results:
        if result.symmetry is not None:
            rows.setdefault(result.symmetry, no_counts())[result.outcome] += 1
    return tuple(SymmetryRow(symmetry=name, **counts) for name, counts in rows.items())


def otherwise(original: Outcome, image: Outcome) -> bool:
    """Tell whether an image has ended otherwise than the scenario itself, as far as both say."""
    if original == "passed":
        return image not in ("passed", "unsupported")
    return original != image and not {original, image}.intersection(UNPLAYED)


def asymmetries(results: Sequence[Result]) -> Iterator[Asymmetry]:
    """Yield the images that ended otherwise than the scenario itself, as far as both say."""
    outcomes = {result.id: result.outcome for result in results}
    for result in results:
        original = outcomes.get(result.image_of or "")
        if result.image_of is None or result.symmetry is None or original is None:
            continue
        if otherwise(original, result.outcome):
            yield Asymmetry(
                scenario=result.image_of,
                outcome=original,
                symmetry=result.symmetry,
                image=result.id,
                image_outcome=result.outcome,
            )
