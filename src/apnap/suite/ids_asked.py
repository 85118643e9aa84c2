"""
Scenarios as somebody asks for them: by id, by title, or by the place that a report shows.

A title may have its placeholders filled or not; several scenarios may have it. A place is a feature
file and a line of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from apnap.protocol.catalogue import slug
from apnap.protocol.near_names import closest
from apnap.protocol.near_names import near as near_names
from apnap.suite.compiling import PREFIXES, Origin, Scenario
from apnap.suite.errors import SelectionError
from apnap.suite.places import shown_path
from apnap.suite.renamed import MARK, load_renamed
from apnap.suite.rules_asked import rule_named

_PLACE: Final = re.compile(r"(?P<file>.*\.feature)(?::(?P<line>[0-9]+))?(?::[0-9]+)?")
_ID: Final = re.compile(r"([a-z]+:)?[a-z0-9-]+/[a-z0-9-]+")
_APART: Final = re.compile(r"[-/:]")
_LISTED: Final[Mapping[Origin, str]] = {
    "suite": "",
    "second-reading": " --second-reading",
    "extension": " --only-features DIR",
}
_MOST: Final = 20
_NEAR: Final = 3


def ids_asked(texts: Iterable[str], scenarios: Callable[[], Sequence[Scenario]]) -> tuple[str, ...]:
    """
    Return an id for each text: an id already, a title or a place; what follows a `~` stays.

    `scenarios` is called only if a text is no id. Raises `SelectionError` if no scenario has the
    title or stands there, or several do.
    """
    found: list[str] = []
    for text in texts:
        asked, mark, image = text.strip().partition(MARK)
        id_ = asked if _ID.fullmatch(asked) else _named(asked, scenarios())
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
    close = own or list(closest(id_, known, _NEAR))
    close = close or [one for end in _alike(_end(id_), ends) for one in ends[end]][:_NEAR]
    if close:
        return f"; similar: {', '.join(close)}"
    return f" (see `apnap list{_LISTED[origin]}`)"


def _named(text: str, scenarios: Sequence[Scenario]) -> str:
    """Return the id of the one scenario that a title or a place names."""
    if place := _PLACE.fullmatch(text):
        return _standing(text, place["file"], int(place["line"] or 0), scenarios)
    if (rule := rule_named(text)) is not None:
        told = (
            f"`apnap list --cr {rule}` lists the scenarios about it, `apnap explain {rule}` tells"
        )
        raise SelectionError(f"{rule} is a rule, and no scenario: {told} what is known of it")
    return _titled(text, scenarios)


def _standing(text: str, file: str, line: int, scenarios: Sequence[Scenario]) -> str:
    """Return the id of the one scenario to which a line of a file belongs."""
    path = Path(file)
    within = [one for one in scenarios if _is_in(path, one)]
    if not within:
        ends = near_names(path.name, {one.path.name for one in scenarios})
        close = sorted({shown_path(one) for one in scenarios if one.path.name in ends})
        meant = f"; similar: {', '.join(close[:_NEAR])}" if close else ""
        if path.is_file():
            meant = f" that is played here; `--only-features {file}` plays your own"
        raise SelectionError(f"no scenario stands in {file}{meant}")
    found = [one for one in within if line and line in _lines(one)]
    if not found and line:
        above = max((one.template_line for one in within if one.template_line <= line), default=0)
        found = [one for one in within if one.template_line == above]
    exact = [one for one in found if one.line == line]
    found = exact or found or within
    if len(found) > 1:
        raise SelectionError(
            _several(f"{len(found)} scenarios stand at {text}", [one.id for one in found])
        )
    return found[0].id


def _lines(scenario: Scenario) -> set[int]:
    """Return the lines on which a scenario and its steps stand."""
    return {scenario.line, scenario.template_line, *(step.line for step in scenario.steps)}


def _is_in(path: Path, scenario: Scenario) -> bool:
    """Tell whether a scenario stands in a file, which may be named by the end of its path."""
    return path.absolute() == scenario.path.absolute() or (
        not path.is_absolute() and scenario.path.parts[-len(path.parts) :] == path.parts
    )


def _several(problem: str, found: Sequence[str]) -> str:
    shown = "".join(f"\n  {one}" for one in found[:_MOST])
    more = f"\n  and {len(found) - _MOST} more" if len(found) > _MOST else ""
    return f"{problem}; name one:{shown}{more}"


def _titled(title: str, scenarios: Sequence[Scenario]) -> str:
    """Return the id of the one scenario that has a title."""
    end = slug(title)
    found = [one.id for one in scenarios if _end(one.id) == end]
    found = found or [one.id for one in scenarios if slug(one.template) == end]
    found = found or [one for one in load_renamed() if _end(one) == end]
    if len(found) > 1:
        raise SelectionError(_several(f"{len(found)} scenarios are called {title!r}", found))
    if not found and (section := [one.id for one in scenarios if _section(one.id) == end]):
        raise SelectionError(_several(f"{title!r} is a file of {len(section)} scenarios", section))
    if not found:
        ends = _by_end(one.id for one in scenarios)
        similar = [id_ for like in _alike(end, ends) for id_ in ends[like]]
        close = similar or _holding(end, [one.id for one in scenarios])
        shown = "".join(f"\n  {id_}" for id_ in close[:_MOST])
        shown += f"\n  and {len(close) - _MOST} more" if len(close) > _MOST else ""
        head = "similar" if similar else "these have its words"
        hint = f"; {head}:{shown}" if shown else " (`apnap find` searches by words)"
        raise SelectionError(f"no scenario is called {title!r}{hint}")
    return found[0]


def _holding(end: str, ids: Iterable[str]) -> list[str]:
    """Return the ids that have all words of a slug, in whatever order."""
    words = set(end.split("-"))
    return [id_ for id_ in ids if end and words <= set(_APART.split(id_))]


def _end(id_: str) -> str:
    """Return the part of an id that is made of the title."""
    return id_.rpartition("/")[2]


def _section(id_: str) -> str:
    """Return the part of an id that is made of the file's name."""
    return id_.rpartition("/")[0].rpartition(":")[2]


def _by_end(ids: Iterable[str]) -> Mapping[str, list[str]]:
    """Return the ids by what their titles make of them."""
    found: dict[str, list[str]] = {}
    for id_ in ids:
        found.setdefault(_end(id_), []).append(id_)
    return found


def _alike(end: str, known: Iterable[str]) -> list[str]:
    """Return what is most like the slug of a title."""
    return list(closest(end, known, _NEAR)) if end else []
