"""What is told of a line that several have judged: the cause, and nothing twice."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from apnap.logs.findings import Found


def merged(replay: Sequence[Found], claims: Sequence[Found], *, replayed: bool) -> Sequence[Found]:
    """
    Return what is told of a line.

    `replay` is what playing it again has found, with what its state claims by itself; `claims` is
    what claims have found. What playing finds comes before what claims find, and that before the
    state by itself. What is only possible counts for nothing if playing finds the line right. Of
    what claims find the first is the cause.
    """
    played = [one for one in replay if one.by == "replay"]
    if played:
        return played
    certain = [one for one in claims if one.certainty == "certain"]
    told = certain if replayed else claims
    if not told:
        return replay
    first, *others = sorted(told, key=_is_possible)
    more = f"; and {len(others)} more" if others else ""
    return (replace(first, problem=first.problem + more),)


def _is_possible(one: Found) -> bool:
    return one.certainty == "possible"
