"""References in texts of rules: whether two texts differ in nothing but the numbers they name."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from apnap.rulebooks.fingerprints import normalized

_REFERENCE: Final = re.compile(
    r"(?<![\w.])(?:(?P<whole>\d{3}\.\d+[a-z]{0,2})|(?<=rule )(?P<section>\d{3})|"
    r"(?<=rules )(?P<sections>\d{3})|(?<=section )(?P<chapter>\d{1,3}))(?!\w)"
)


def references_moved(old: str, new: str, renamed: Collection[tuple[str, str]]) -> bool:
    """
    Tell whether two texts say the same, only that rules are called otherwise in one of them.

    `renamed` are the numbers that rules have in the old and the new edition, where they differ.
    """
    before, after = normalized(old), normalized(new)
    if before == after or _REFERENCE.sub("#", before) != _REFERENCE.sub("#", after):
        return False
    named = zip(_REFERENCE.finditer(before), _REFERENCE.finditer(after), strict=True)
    return all(_same(one[0], other[0], renamed) for one, other in named)


def _same(one: str, other: str, renamed: Collection[tuple[str, str]]) -> bool:
    """Tell whether two references name the same rule."""
    if one == other or (one, other) in renamed:
        return True
    return any(_part(a, one) and _part(b, other) for a, b in renamed)  # as its parts have moved


def _part(number: str, of: str) -> bool:
    return number.startswith(of) and not number[len(of) : len(of) + 1].isdigit()
