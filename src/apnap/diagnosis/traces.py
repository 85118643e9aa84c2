"""
What went wrong in a scenario, in a form that can be compared with what goes wrong elsewhere.

A trace says how the scenario ended, at which step, what was expected and what came instead, as
digests: alike is what has the same digest. What an engine makes up counts for nothing: its handles,
and the words with which it refuses or breaks. `kind` leaves out who and what is named and how many
there are, too.
"""

from __future__ import annotations

import hashlib
import re
from typing import Final, Literal

from apnap.protocol import Record

Ending = Literal["failed", "unreached", "errored"]
"""How a scenario ends in which something went wrong."""

_LETTERS: Final[dict[Ending, str]] = {"failed": "f", "unreached": "u", "errored": "e"}
_ENDINGS: Final[dict[str, Ending]] = {letter: ending for ending, letter in _LETTERS.items()}
_HANDLE: Final = re.compile(r"~[\w-]+")
_NAMED: Final = re.compile(r"~|[A-Z][\w'-]*|\d+")
_SEVERAL: Final = re.compile(r"#(?:(?:, and |, | and | of | of the | the |/| )#)+")
_REFUSED: Final = "it is refused"
_SET_UP: Final = "the set-up cannot be played: "
_DIGITS: Final = 4
_ALIKE: Final = 0.7
_SAME_STEP: Final = 0.4
"""How much it counts if only what is named differs, and if only the step is the same."""


class Trace(Record, frozen=True):
    """What went wrong in a scenario; all but the ending are digests."""

    ending: Ending
    step: str
    """The step at which it ended."""
    came: str
    """What was expected and what came instead."""
    kind: str
    """The same of step and difference, whoever and whatever is named in them."""

    def __str__(self) -> str:
        """Write it as it stands in a file."""
        return f"{_LETTERS[self.ending]}{self.step}{self.came}{self.kind}"


def trace(
    ending: Ending, step: str | None, expected: str | None, got: str | None, reason: str | None
) -> Trace:
    """Return the trace of a scenario from what its result says: texts for a person to read."""
    where = step or ""
    what = _HANDLE.sub("~", _difference(ending, expected, got, reason))
    return Trace(ending, _digest(where), _digest(what), _digest(kind(f"{where}|{what}")))


def read(written: str) -> Trace:
    """Return the trace that is written so; raises `ValueError` if none is."""
    parts = [written[at : at + _DIGITS] for at in range(1, len(written), _DIGITS)]
    if written[:1] not in _ENDINGS or len(parts) != len(Trace.__struct_fields__) - 1:
        raise ValueError(f"{written!r} is no trace")
    return Trace(_ENDINGS[written[0]], *parts)


def alike(one: Trace, other: Trace) -> float:
    """Return how much two traces of a scenario have in common, from 0 to 1."""
    if one == other:
        return 1.0
    if one.ending != other.ending:
        return 0.0
    if one.kind == other.kind:
        return _ALIKE
    return _SAME_STEP if one.step == other.step else 0.0


def _difference(ending: Ending, expected: str | None, got: str | None, reason: str | None) -> str:
    """Return what was expected and what came, without an engine's own words."""
    if ending == "errored":
        return ""
    if ending == "unreached":
        told = (reason or "").removeprefix(_SET_UP)
        return told if told.startswith("expected ") else _REFUSED
    if (expected or "").endswith(" to be legal"):
        return _REFUSED
    return f"{expected}|{got}"


def kind(text: str) -> str:
    """Return a text without who and what is named in it, and how many."""
    return _SEVERAL.sub("#", _NAMED.sub("#", text))


def _digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=_DIGITS // 2).hexdigest()
