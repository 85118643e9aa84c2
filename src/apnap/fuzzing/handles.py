"""
What a handle stands for.

Tokens, copies and abilities have a handle of the engine's own. In a game that is to be played
again it is told what they are, whose, and which of several that are alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from apnap.protocol import Answer, OrderTriggers, State

HANDLE: Final = "~"


def told(say: Answer, state: State) -> Answer:
    """Return an answer in which each handle of a state is what it stands for."""
    return _with(say, {name: sign for sign, name in _signs(state)})


def meant(say: Answer, state: State) -> Answer:
    """Return an answer with the handles that a state has for what is told."""
    return _with(say, dict(_signs(state)))


def _signs(state: State) -> Iterator[tuple[str, str]]:
    """Yield what each handle of a state stands for, and the handle."""
    count: dict[str, int] = {}
    found: dict[str, str] = {}
    for thing in state.objects:
        if thing.name.startswith(HANDLE):
            parts = (thing.kind, thing.card, thing.owner, thing.source, thing.concerns)
            found[thing.name] = "/".join(map(str, parts))
    for decision in state.pending:
        if isinstance(decision, OrderTriggers):
            for one in decision.triggers:
                found.setdefault(one.name, f"ability/{one.source}/{one.concerns}")
    for name, what in found.items():
        count[what] = count.get(what, 0) + 1
        yield f"{HANDLE}{what}/{count[what]}", name


def _with(say: Answer, names: Mapping[str, str]) -> Answer:
    if not names:
        return say
    changed: Answer = msgspec.convert(_each(msgspec.to_builtins(say), names), type=Answer)
    return changed


def _each(value: Any, names: Mapping[str, str]) -> Any:  # noqa: ANN401 - any value of JSON
    match value:
        case str():
            return names.get(value, value)
        case dict():
            return {key: _each(part, names) for key, part in value.items()}
        case list() | tuple():
            return [_each(part, names) for part in value]
        case _:
            return value
