"""Reading a picture back: what it shows, as far as its attributes say, beside what it should."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final
from xml.etree import ElementTree as ET
from xml.etree.ElementTree import Element

from apnap.pictures.text import clean
from apnap.protocol.decisions import Decision
from apnap.protocol.state import Object, State

SVG: Final = "{http://www.w3.org/2000/svg}"
_OF_OBJECTS: Final = (
    *("kind", "card", "owner", "controller", "zone", "tapped", "sick", "damage", "counters"),
    *("attached_to", "protector", "face_down", "phased_out", "targets"),
)
_OF_PLAYERS: Final = ("life", "poison", "hand", "library", "mana_pool", "lands_played")
_OF_TURNS: Final = ("number", "active", "phase", "step", "marker", "priority", "passed", "stack")
_OF_ATTACKS: Final = (
    *("attacker", "attacks", "why_nothing", "defender", "blocked", "blockers", "band"),
)

Facts = dict[str, Any]


def parsed(svg: str) -> Element:
    """Return a picture as XML."""
    return ET.fromstring(svg)  # noqa: S314 - we have just written it


def with_attribute(root: Element, name: str) -> Iterator[Element]:
    """Yield the elements that have an attribute `data-NAME`."""
    return (element for element in root.iter() if element.get(f"data-{name}") is not None)


def with_class(root: Element, name: str) -> list[Element]:
    """Return the elements of a class."""
    return [element for element in root.iter() if name in (element.get("class") or "").split()]


def shown(root: Element) -> Facts:
    """Return what a picture says of a state."""
    return {
        "edition": root.get("data-edition"),
        "stage": root.get("data-stage"),
        "teams": json.loads(root.get("data-teams", "{}")),
        "players": [
            _read(element, ("player", "left", *_OF_PLAYERS), {"player"})
            for element in sorted(with_attribute(root, "seat"), key=_number("seat"))
        ],
        "objects": sorted(_objects(root), key=str),
        "beside": sorted(_beside(root), key=str),
        "turns": [_read(one, ("turn", *_OF_TURNS), {"active", "priority"})
                  for one in with_class(root, "turn") if one.get("data-phase")],
        "attacks": sorted(
            (_read(one, ("turn", *_OF_ATTACKS), {"attacker", "attacks", "defender"})
             for one in with_attribute(root, "attacker")), key=str),
        "blocks": sorted(
            (element.get("data-turn", ""), element.get("data-blocker", ""),
             element.get("data-blocks", ""))
            for element in with_attribute(root, "blocker")),
        "targets": sorted(
            (element.get("data-targeting", ""), element.get("data-target", ""))
            for element in with_attribute(root, "target")),
        "pending": {
            int(one.get("data-decision", "")): _read(one, ("id", "kind", "decider", "subject"),
                                                     {"id", "kind", "decider", "subject"})
            for one in with_attribute(root, "decision")},
        "picks": [_read(one, ("pick", "subject", "concealed", "chosen"), {"pick", "subject"})
                  for one in with_attribute(root, "pick")],
        "skips": [_read(one, ("skip", "skips", "times"), {"skip", "skips"})
                  for one in with_attribute(root, "skip")],
        "extra": [json.loads(one.get("data-extra-turns", ""))
                  for one in with_attribute(root, "extra-turns")],
        "result": [json.loads(one.get("data-result", ""))
                   for one in with_attribute(root, "result")],
    }  # fmt: skip


def expected(state: State, root: Element) -> Facts:
    """Return what a picture has to say; `root` is asked only which objects are mere lines in it."""
    lines = {index for one in shown(root)["beside"] for index in one["objects"]}
    teams = {clean(team.name): list(map(clean, team.members)) for team in state.teams}
    combats = [(str(n), turn.combat) for n, turn in enumerate(state.turns) if turn.combat]
    return {
        "edition": state.edition,
        "stage": state.stage,
        "teams": teams,
        "players": [
            {"player": clean(player.name), "left": plain(player.left and player.left.reason)}
            | {name: plain(getattr(player, name)) for name in _OF_PLAYERS}
            for player in state.players
        ],
        "objects": sorted(
            (_object(n, thing) for n, thing in enumerate(state.objects) if n not in lines), key=str
        ),
        "turns": [
            {"turn": n} | {name: plain(getattr(one, name)) for name in _OF_TURNS}
            for n, one in enumerate(state.turns)
        ],
        "attacks": sorted(
            (
                {"turn": int(n)} | {name: plain(getattr(one, name)) for name in _OF_ATTACKS}
                for n, combat in combats
                for one in combat.attacks
            ),
            key=str,
        ),
        "blocks": sorted(
            (n, clean(block.blocker), clean(blocked))
            for n, combat in combats
            for block in combat.blocks
            for blocked in block.blocks or ("",)
        ),
        "targets": sorted(
            (clean(thing.name), clean(target))
            for thing in state.objects
            if thing.zone == "stack"
            for target in thing.targets
        ),
        "pending": {n: _decision(one) for n, one in enumerate(state.pending)},
        "picks": [
            {
                "pick": clean(one.decider),
                "subject": clean(one.subject),
                "concealed": one.concealed,
                "chosen": plain(one.chosen),
            }
            for one in (state.picks if state.picks != "unknown" else ())
        ],
        "skips": [
            {"skip": clean(one.side), "skips": clean(one.skips), "times": one.times}
            for one in (state.skips if state.skips != "unknown" else ())
        ],
        "extra": [
            plain(turns)
            for turns in ([state.extra_turns] if state.extra_turns != "unknown" else [])
            if turns
        ],
        "result": [plain(state.result.winners)] if state.result else [],
    }


def drawn_indices(root: Element) -> list[int]:
    """Return the places of all objects that something in a picture stands for."""
    return [
        index
        for element in with_attribute(root, "objects")
        for index in json.loads(element.get("data-objects", ""))
    ]


def plain(value: object) -> object:
    """Return a value as JSON has it, its texts cleaned."""
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, dict):
        return {clean(key): plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    return value


def _object(index: int, thing: Object) -> Facts:
    fields = {name: plain(getattr(thing, name)) for name in _OF_OBJECTS}
    return {"index": index, "name": clean(thing.name)} | fields


def _objects(root: Element) -> Iterator[Facts]:
    """Yield what is said of each object that has a card of its own, or a part in one."""
    for card in with_class(root, "card"):
        indices = json.loads(card.get("data-objects", "[]"))
        names = json.loads(card.get("data-names", "[]"))
        for index, name in zip(indices, names, strict=True):
            texts = {"kind", "card", "owner", "controller", "zone", "attached_to", "protector"}
            yield {"index": index, "name": name} | _read(card, _OF_OBJECTS, texts)


def _beside(root: Element) -> Iterator[Facts]:
    for line in with_attribute(root, "beside"):
        objects = json.loads(line.get("data-objects", ""))
        yield {"zone": line.get("data-beside"), "objects": objects}


def _read(element: Element, names: tuple[str, ...], texts: set[str]) -> Facts:
    """Return attributes; those in `texts` as they stand, others as JSON if they are."""
    found: Facts = {}
    for name in names:
        value = element.get(f"data-{name.replace('_', '-')}")
        found[name] = value if value is None or name in texts else _json(value)
    return found


def _json(value: str) -> object:
    try:
        return json.loads(value)
    except ValueError:
        return value


def _decision(decision: Decision) -> Facts:
    return {
        "id": clean(decision.id),
        "kind": str(type(decision).__struct_config__.tag),
        "decider": clean(decision.decider),
        "subject": plain(decision.subject),
    }


def _number(name: str) -> Any:  # noqa: ANN401 - a key for sorting
    return lambda element: int(element.get(f"data-{name}"))
