"""
Play images on parrots: `python -m tools.parrots [--profile NAME] [--images N] [--seed NUMBER]`.

For each profile it prints which share of the images each parrot answers rightly, and the odds that
it answers all that a certificate asks for: once in so many tries.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.table import Table

from apnap.certifying.profiles import Profile, chosen
from apnap.protocol import EditionDate
from apnap.rulebooks import newest
from apnap.symmetries.sampling import share as part
from tools.helping import reader
from tools.parrots.measuring import Share, by_kind, drawn, parrots, remembered, share

_NEVER: Final = 1e-12
"""Odds below that are not told apart."""
_APART: Final = 1_000_000
"""Seeds of images that were heard before are so far from those that are played."""


def main(words: Sequence[str] | None = None) -> None:
    """Measure profiles, and print a table."""
    parser = reader("python -m tools.parrots", __doc__, "--profile core --images 20")
    parser.add_argument("--edition", default=str(newest()), help="edition of the rulebook")
    parser.add_argument("--profile", action="append", default=[], help="only this; repeatable")
    parser.add_argument("--images", type=int, default=50, help="so many images of each profile")
    parser.add_argument("--seed", type=int, default=1, help="by what they are drawn")
    asked = parser.parse_args(words)
    console = Console(width=120)
    for profile in chosen(EditionDate(asked.edition), asked.profile):
        console.print(measured(profile, asked.images, asked.seed))


def measured(profile: Profile, images: int, seed: int) -> Table:
    """Return the table of a profile."""
    pairs = tuple(drawn(profile, images, seed))
    kinds = tuple(by_kind(pairs))
    needed = part(len(profile.deciding), profile.floor.going_on, profile.floor.least)
    table = Table(title=f"{profile.name} {profile.edition}, {needed} images", title_justify="left")
    for title in ("parrot", *(name for name, _ in kinds), "all", "passes once in"):
        table.add_column(title, justify="left" if title == "parrot" else "right")
    heard = remembered(profile, drawn(profile, images, seed + _APART))
    for name, make in parrots(heard).items():
        shares = [share(profile, make, some) for _, some in kinds]
        whole = Share(sum(one.right for one in shares), sum(one.images for one in shares))
        told = (f"{one.right} of {one.images}" for one in (*shares, whole))
        table.add_row(name, *told, _tries(whole.passing(needed)))
    return table


def _tries(odds: float) -> str:
    """Return odds as once in so many tries."""
    return f"more than {1 / _NEVER:,.0f}" if odds < _NEVER else f"{1 / odds:,.0f}"


if __name__ == "__main__":
    main()
