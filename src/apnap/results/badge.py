"""
A badge as shields.io draws it from a JSON endpoint: https://shields.io/badges/endpoint-badge.

The file lies wherever its author publishes it; the badge asks for it by its URL.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from apnap.protocol import EditionDate, Record, doc

_LISTED = 2
"""So many profiles are named; more are counted."""


class Badge(Record, frozen=True, kw_only=True, rename="camel", omit_defaults=False):
    """What shields.io needs for a badge."""

    schema_version: Annotated[Literal[1], doc("Number of this format.")] = 1
    label: Annotated[str, doc("The left side.")] = "apnap"
    message: Annotated[str, doc("The right side.", min_length=1)]
    color: Annotated[
        Literal["brightgreen", "orange", "red"],
        doc("Whether all, some or none of the chosen profiles are certified."),
    ]


def badge(certified: Sequence[str], chosen: int, editions: Sequence[EditionDate]) -> Badge:
    """
    Return the badge of an engine.

    `certified` are the profiles in which it is certified in each of the `editions`, out of so
    many `chosen` ones.
    """
    if not certified:
        return Badge(message="not certified", color="red")
    named = ", ".join(certified) if len(certified) <= _LISTED else f"{len(certified)} profiles"
    if len(certified) < chosen:
        return Badge(message=f"{len(certified)} of {chosen} profiles", color="orange")
    return Badge(message=f"{named} ({', '.join(editions)})", color="brightgreen")
