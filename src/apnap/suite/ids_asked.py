"""
Scenarios as somebody asks for them: by id, or by the title that a page or a report shows.

A title may have its placeholders filled or not; several scenarios may have it.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final

from apnap.protocol.catalogue import slug
from apnap.suite.compiling import PREFIXES, Origin, Scenario
from apnap.suite.errors import SelectionError
from apnap.suite.renamed import MARK, load_renamed

_ID: Final = re.compile(r"([a-z]+:)?[a-z0-9-]+/[a-z0-9-]+")
_LISTED: Final[Mapping[Origin, str]] = {
    "suite": "",
    "second-reading": " --second-reading",
    "extension": " --only-features DIR",
}
_MOST: Final = 20
_NEAR: Final = 3


def ids_asked(texts: Iterable[str], scenarios: Callable[[], Sequence[Scenario]]) -> tuple[str, ...]:
    """
    Return an id for each text, which is an id already or else a title; what follows a `~` stays.

    `scenarios` is called only if a text is a title. Raises `SelectionError` if no scenario has it,
    or several have.
    """
    found: list[str] = []
    for text in texts:
        asked, mark, image = text.strip().partition(MARK)
        id_ = asked if _ID.fullmatch(asked) else _titled(asked, scenarios())
        found.append(f"{id_}{mark}{image}")
    return tuple(found)


def near(id_: str, known: Collection[str], origin: Origin = "suite") -> str:
    """Return words that lead from an id that no scenario has to those that there are."""
    if origin == "suite" and id_.startswith(PREFIXES["second-reading"]):
        return ": it is of the second reading, which `--second-reading` plays"
    if id_.startswith(PREFIXES["extension"]) and not any(
        one.startswith(PREFIXES["extension"]) for one in known
    ):
        return ": it is one of your own features, which `--features DIR` adds"
    ends = _by_end(known)
    own = ends.get(_end(id_), [])
    close = own or difflib.get_close_matches(id_, known, n=_NEAR)
    close = close or [one for end in _alike(_end(id_), ends) for one in ends[end]][:_NEAR]
    if close:
        return f"; similar: {', '.join(close)}"
    return f" (see `apnap list{_LISTED[origin]}`)"


def _titled(title: str, scenarios: Sequence[Scenario]) -> str:
    """Return the id of the one scenario that has a title."""
    end = slug(title)
    found = [one.id for one in scenarios if _end(one.id) == end]
    found = found or [one.id for one in scenarios if slug(one.template) == end]
    found = found or [one for one in load_renamed() if _end(one) == end]
    if len(found) > 1:
        shown = "".join(f"\n  {one}" for one in found[:_MOST])
        more = f"\n  and {len(found) - _MOST} more" if len(found) > _MOST else ""
        raise SelectionError(f"{len(found)} scenarios are called {title!r}; name one:{shown}{more}")
    if not found:
        ends = _by_end(one.id for one in scenarios)
        shown = "".join(f"\n  {id_}" for like in _alike(end, ends) for id_ in ends[like])
        hint = f"; similar:{shown}" if shown else " (`apnap find` searches by words)"
        raise SelectionError(f"no scenario is called {title!r}{hint}")
    return found[0]


def _end(id_: str) -> str:
    """Return the part of an id that is made of the title."""
    return id_.rpartition("/")[2]


def _by_end(ids: Iterable[str]) -> Mapping[str, list[str]]:
    """Return the ids by what their titles make of them."""
    found: dict[str, list[str]] = {}
    for id_ in ids:
        found.setdefault(_end(id_), []).append(id_)
    return found


def _alike(end: str, known: Iterable[str]) -> list[str]:
    """Return what is most like the slug of a title."""
    return difflib.get_close_matches(end, known, n=_NEAR) if end else []
