"""What has changed from one state to the next, in sentences for people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from apnap.pictures.looks import looks
from apnap.pictures.object_names import Names
from apnap.pictures.text import clean, joined
from apnap.pictures.turn_strips import STEPS
from apnap.protocol import Attack, Block, Event, Object, Player, State, Turn, Zone

_ZONES: Final[Mapping[Zone, str]] = {
    "library": "the library",
    "hand": "the hand",
    "battlefield": "the battlefield",
    "graveyard": "the graveyard",
    "stack": "the stack",
    "exile": "exile",
    "command": "the command zone",
}
_OF_PLAYERS: Final[Mapping[str, str]] = {
    "life": "life",
    "poison": "poison counters",
    "hand": "cards in hand",
    "library": "cards in the library",
}
_STATES: Final[Mapping[str, tuple[str, str]]] = {
    "tapped": ("becomes tapped", "untaps"),
    "face_down": ("is turned face down", "is turned face up"),
    "sick": ("is summoning sick", "is no longer summoning sick"),
    "phased_out": ("phases out", "phases in"),
}
"""What is said when one of an object's states begins, and when it ends."""
_BONDS: Final[Mapping[str, str]] = {
    "controller": "is now controlled by",
    "attached_to": "is now attached to",
    "protector": "is now protected by",
}
"""What is said when an object is bound to somebody or something else."""
_EMPTIED: Final = "nothing"
_MOVES: Final[Mapping[tuple[Zone | None, Zone], str]] = {
    (None, "battlefield"): "enters from {origin}",
    ("battlefield", "hand"): "returns to the hand from the battlefield",
    (None, "exile"): "is exiled from {origin}",
    (None, "stack"): "is put onto the stack from {origin}",
    (None, "library"): "is put into the library from {origin}",
    (None, "command"): "is put into the command zone from {origin}",
    (None, "graveyard"): "is put into the graveyard from {origin}",
    (None, "hand"): "is put into the hand from {origin}",
}
"""What is said of an object that changes zones, from one or (None) from any other."""


def changes(before: State, after: State) -> tuple[str, ...]:
    """
    Return what is otherwise after than before, in sentences; nothing if all is the same.

    Who is asked what is left out, and so is what either state does not show.
    """
    return tuple(_changes(before, after))


def told(event: Event) -> str:
    """Return an event in a few words, as far as the engine tells them."""
    parts = [event.kind.replace("_", " ")]
    if event.amount is not None:
        parts.append(str(event.amount))
    parts += [clean(name) for name in (event.object, event.player) if name is not None]
    if event.origin is not None:
        parts.append(f"from {_ZONES[event.origin]}")
    if event.destination is not None:
        parts.append(f"to {_ZONES[event.destination]}")
    if event.source is not None:
        parts.append(f"because of {clean(event.source)}")
    return ", ".join(parts) + (f": {clean(event.note)}" if event.note else "")


def _changes(before: State, after: State) -> Iterator[str]:
    if before == after:
        return
    yield from _turns(before.turns, after.turns)
    yield from _markers(before, after)
    yield from _players(before, after)
    names = Names(before, after)
    yield from _objects(before, after, names)
    yield from _combat(before, after, names)
    yield from _designated(before, after)
    yield from _picks(before, after, names)
    if before.extra_turns != after.extra_turns and isinstance(after.extra_turns, tuple):
        yield f"Extra turns to come: {joined(after.extra_turns) or 'none'}."
    if before.skips != after.skips and isinstance(after.skips, tuple):
        coming = [f"{clean(one.side)}'s {clean(one.skips)}" for one in after.skips]
        yield f"To be skipped: {joined(coming) or 'nothing'}."
    yield from _stage(before, after)


def _picks(before: State, after: State, names: Names) -> Iterator[str]:
    """Yield which choices have been made that are yet to be acted upon."""
    known = before.picks if isinstance(before.picks, tuple) else ()
    for pick in after.picks if isinstance(after.picks, tuple) else ():
        if pick not in known:
            chosen = pick.chosen if isinstance(pick.chosen, tuple) else ("something unknown",)
            yield f"{clean(pick.decider)} has chosen {names.all(chosen)}."


def _stage(before: State, after: State) -> Iterator[str]:
    """Yield that the game begins or ends."""
    if before.stage == "before_game" and after.stage == "playing":
        yield "The game begins."
    if after.stage == "over" and before.stage != "over":
        winners = joined(after.result.winners) if after.result else ""
        verb = "win" if after.result and len(after.result.winners) > 1 else "wins"
        yield f"{winners} {verb} the game." if winners else "The game is a draw."


def _turns(before: tuple[Turn, ...], after: tuple[Turn, ...]) -> Iterator[str]:
    """Yield which turns and steps begin."""
    left = list(before)
    for turn in after:
        was = next((one for one in left if _same(one, turn)), None)
        left = [one for one in left if one is not was]
        if was is None or (was.step, was.phase) != (turn.step, turn.phase):
            yield f"It is now {_whose_turn(turn)} {STEPS[turn.step]}."
    if len(before) > len(after):
        for turn in left:
            whose = _whose_turn(turn)
            yield f"{whose[0].upper()}{whose[1:]} turn ends."


def _markers(before: State, after: State) -> Iterator[str]:
    """Yield who holds which turn marker now, and which are to go or have gone."""
    old = {marker.number: marker for marker in before.markers}
    new = {marker.number: marker for marker in after.markers}
    for number, marker in new.items():
        was = old.get(number)
        if was is None or was.player != marker.player:
            yield f"Turn marker {number} is now with {clean(marker.player)}."
        elif was.removals < marker.removals:
            yield f"Turn marker {number} is designated for removal."
    yield from (f"Turn marker {number} leaves the game." for number in old if number not in new)


def _designated(before: State, after: State) -> Iterator[str]:
    """Yield who is attacking and defending player in a combat that goes on, if that changes."""
    was = _sides(before)
    for marker, sides in _sides(after).items():
        for what, names in sides.items():
            old = was[marker][what] if marker in was else None
            if names != old and isinstance(names, tuple) and isinstance(old, tuple):
                yield f"The {what} players are now: {joined(names) or 'nobody'}."


def _sides(state: State) -> Mapping[object, Mapping[str, tuple[str, ...] | str]]:
    """Return the attacking and the defending players of each combat, by the marker of its turn."""
    return {
        turn.marker: {"attacking": turn.combat.attacking, "defending": turn.combat.defending}
        for turn in state.turns
        if turn.combat is not None
    }


def _whose_turn(turn: Turn) -> str:
    return f"{clean(turn.active)}'s" if turn.active else "the"


def _same(one: Turn, other: Turn) -> bool:
    """Tell whether two states show one and the same turn; its number may be unknown."""
    numbered = "unknown" in (one.number, other.number) or one.number == other.number
    return numbered and (one.marker, one.active) == (other.marker, other.active)


def _players(before: State, after: State) -> Iterator[str]:
    """Yield what is otherwise with the players."""
    old = {player.name: player for player in before.players}
    for now in after.players:
        was = old.get(now.name)
        if was is not None and was != now:
            yield from _player(was, now)


def _player(was: Player, now: Player) -> Iterator[str]:
    name = clean(now.name)
    for field, words in _OF_PLAYERS.items():
        one, other = getattr(was, field), getattr(now, field)
        if one != other and "unknown" not in (one, other):
            yield f"{name}: {one} → {other} {words}."
    one, other = was.mana_pool, now.mana_pool
    if one != other and isinstance(other, tuple):
        yield f"{name}'s mana pool: {clean(''.join(other)) or 'empty'}."
    if now.left is not None and was.left is None:
        yield f"{name} leaves the game ({now.left.reason.replace('_', ' ')})."


def _objects(before: State, after: State, names: Names) -> Iterator[str]:
    """Yield what is otherwise with the objects."""
    old = {thing.name: thing for thing in before.objects}
    new = {thing.name: thing for thing in after.objects}

    def called(thing: Object) -> str:
        label = _called(thing, names)
        return f"{label[0].upper()}{label[1:]}" if thing.kind == "ability" else label

    for name, thing in new.items():
        was = old.get(name)
        if was is None:
            yield f"{called(thing)} is now {_in(thing)}{_whose(thing)}."
        elif was != thing:
            yield from _object(was, thing, names)
    for name, thing in old.items():
        if name not in new:
            yield f"{called(thing)} is no longer {_in(thing)}."


def _called(thing: Object, names: Names) -> str:
    return names.of(thing.name) or "Something without a name"


def _whose(thing: Object) -> str:
    known = thing.controller not in (None, "unknown")
    return f", controlled by {clean(thing.controller or '')}" if known else ""


def _in(thing: Object) -> str:
    preposition = "on" if thing.zone in ("battlefield", "stack") else "in"
    return f"{preposition} {_ZONES[thing.zone]}"


def _object(was: Object, now: Object, names: Names) -> Iterator[str]:
    """Yield what is otherwise with an object; one that changes zones is a new object."""
    name = _called(now, names)
    if was.zone != now.zone:
        moves = _MOVES.get((was.zone, now.zone)) or _MOVES[None, now.zone]
        yield f"{name} {moves.format(origin=_ZONES[was.zone])}."
        return
    for field, (begins, ends) in _STATES.items():
        one, other = getattr(was, field), getattr(now, field)
        if one != other and isinstance(other, bool):
            yield f"{name} {begins if other else ends}."
    for field, words in _BONDS.items():
        one, other = getattr(was, field), getattr(now, field)
        if one != other:
            yield f"{name} {words} {names.of(other or _EMPTIED)}."
    if was.targets != now.targets:
        yield f"{name} targets {names.all(now.targets)}."
    yield from _figures(was, now, name)


def _figures(was: Object, now: Object, name: str) -> Iterator[str]:
    """Yield which figures of an object are others."""
    figures = looks(now).figures
    if now.damage not in (was.damage, "unknown"):
        yield f"{name} has {now.damage or 'no'} damage marked on it."
    if was.counters != now.counters and isinstance(now.counters, dict):
        counted = [f"{number} {kind}" for kind, number in now.counters.items()]
        yield f"{name} has {f'counters: {joined(counted)}' if counted else 'no counters'}."
    if was.chosen != now.chosen:
        chosen = [f"{clean(what)} {clean(value)}" for what, value in now.chosen.items()]
        yield f"Chosen for {name}: {joined(chosen) or 'nothing'}."
    if "/" in figures and figures != looks(was).figures:
        yield f"{name} is now {figures}."


def _combat(before: State, after: State, names: Names) -> Iterator[str]:
    """Yield who attacks and blocks what that did not, and who no longer does."""
    was, now = _attacks(before), _attacks(after)
    if was and not now:
        yield "No creature is attacking any more."
        return
    for name, attack in now.items():
        earlier = was.get(name)
        if earlier is None or earlier.attacks != attack.attacks:
            yield f"{names.of(name)} attacks {names.of(attack.attacks or _EMPTIED)}."
        if attack.blocked is True and (earlier is None or earlier.blocked is not True):
            yield f"{names.of(name)} is blocked."
    yield from (f"{names.of(name)} is no longer attacking." for name in was if name not in now)
    yield from _blocking(_blocks(before), _blocks(after), names)


def _blocking(was: Mapping[str, Block], now: Mapping[str, Block], names: Names) -> Iterator[str]:
    for name, block in now.items():
        if name not in was or was[name].blocks != block.blocks:
            yield f"{names.of(name)} blocks {names.all(block.blocks)}."
    yield from (f"{names.of(name)} is no longer blocking." for name in was if name not in now)


def _attacks(state: State) -> Mapping[str, Attack]:
    fights = [turn.combat for turn in state.turns if turn.combat is not None]
    return {attack.attacker: attack for fight in fights for attack in fight.attacks}


def _blocks(state: State) -> Mapping[str, Block]:
    fights = [turn.combat for turn in state.turns if turn.combat is not None]
    return {block.blocker: block for fight in fights for block in fight.blocks}
