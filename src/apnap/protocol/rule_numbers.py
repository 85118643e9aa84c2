"""
Rule numbers as values: `802`, `802.4`, `802.4a`.

They are compared as the rulebook orders them, so 802.2 stands before 802.10, and 802.10 is
no part of 802.1.
"""

import functools
import re
from typing import Annotated, Final, NewType

import msgspec

EditionDate = NewType("EditionDate", Annotated[str, msgspec.Meta(max_length=10)])
"""The date by which an edition of the rulebook is known: 2026-01-16."""

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz"
"""The letters of sub-rules in order; l and o are skipped, for they look like 1 and 0."""

_FORM: Final = re.compile(r"([1-9][0-9]{2})(?:\.([1-9][0-9]*)([a-z]?))?")
_LETTERS: Final = frozenset(LETTERS)
_SECTIONS: Final = range(100, 1000)


class NotARuleNumberError(ValueError):
    """A text that is not the number of a section, rule or sub-rule."""

    def __init__(self, text: str) -> None:
        """Say that `text` is no rule number, and what one looks like."""
        super().__init__(
            f"{text!r} is not a rule number: expected a section (802), a rule (802.4) or a"
            " sub-rule (802.4a; the letters l and o are never used)"
        )
        self.text = text


class RuleNumber(msgspec.Struct, frozen=True, order=True):
    """
    The number of a section (`802`), a rule (`802.4`) or a sub-rule (`802.4a`).

    Numbers are hashable and sort as the rulebook prints them: 802 < 802.1 < 802.2 < 802.10 <
    802.10a < 803.
    """

    section: int
    """Three digits; the first is the chapter."""
    rule: int = 0
    """Number within the section, from 1; 0: the section itself."""
    letter: str = ""
    """Letter of the sub-rule; empty: not a sub-rule."""

    def __post_init__(self) -> None:
        """Raise `NotARuleNumberError` for numbers that no rulebook can have."""
        if (
            self.section not in _SECTIONS
            or self.rule < 0
            or (self.letter != "" and (self.rule == 0 or self.letter not in _LETTERS))
        ):
            raise NotARuleNumberError(str(self))

    @classmethod
    def parse(cls, text: str) -> "RuleNumber":
        """Return the number that `text` writes as the project does; else `NotARuleNumberError`."""
        return _parsed(text)

    @functools.lru_cache(maxsize=10_000)  # noqa: B019 - keeps nothing alive but numbers, which are few
    def __str__(self) -> str:
        """Return the number as `parse` reads it, without a full stop at the end."""
        return f"{self.section}.{self.rule}{self.letter}" if self.rule else str(self.section)

    @property
    def chapter(self) -> int:
        """The chapter, 1 to 9."""
        return self.section // 100

    @property
    def whole(self) -> "RuleNumber | None":
        """What this is directly a part of: 802.4a of 802.4, 802.4 of 802; a section of nothing."""
        if self.letter:
            return _whole(self.section, self.rule)
        return _whole(self.section) if self.rule else None

    def is_part_of(self, other: "RuleNumber") -> bool:
        """Tell whether this stands below `other`; a number is no part of itself."""
        if self.section != other.section or self == other:
            return False
        return other.rule == 0 or (self.rule == other.rule and not other.letter)

    def followers(self) -> tuple["RuleNumber", ...]:
        """Return the numbers that may stand next in the same section, without a gap."""
        if not self.rule:
            return (RuleNumber(self.section, 1),)
        at = LETTERS.index(self.letter) + 1 if self.letter else 0
        deeper = tuple(RuleNumber(self.section, self.rule, x) for x in LETTERS[at : at + 1])
        return (*deeper, RuleNumber(self.section, self.rule + 1))


@functools.lru_cache(maxsize=10_000)
def _whole(section: int, rule: int = 0) -> RuleNumber:
    """Return the number of a section or rule, which is asked for again and again."""
    return RuleNumber(section, rule)


@functools.lru_cache(maxsize=10_000)
def _parsed(text: str) -> RuleNumber:
    """Return the number that a text writes; each is read once, since scenarios repeat them."""
    form = _FORM.fullmatch(text)
    if form is None or (form[3] and form[3] not in LETTERS):
        raise NotARuleNumberError(text)
    return RuleNumber(int(form[1]), int(form[2] or 0), form[3] or "")
