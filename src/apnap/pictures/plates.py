"""Who sits there: name, life, and everything that is to be said of a player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final
from xml.etree.ElementTree import Element

from apnap.pictures.decision_words import asked_words, kind
from apnap.pictures.shapes import Box, box, data, group, part, text
from apnap.pictures.text import TIMES, clean, shorten, width
from apnap.protocol import Decision, Left, Marker, Player, Record, State, Team

PLATE: Final = 36
"""Height of a plate with a name."""
PILLS: Final = 24
"""Height of a row of pills."""

_NAME: Final = 16
_LIFE: Final = 22
_PILL: Final = 11.5


class Pill(Record, frozen=True):
    """A few words in a frame."""

    words: str
    look: str
    facts: Mapping[str, str] = {}


class Sitting(Record, frozen=True, kw_only=True):
    """A player and what the state says of them elsewhere."""

    index: int
    player: Player
    team: Team | None
    team_number: int
    state: State

    @property
    def sides(self) -> frozenset[str]:
        """The names under which the player decides and acts: the own, and the team's."""
        name = self.player.name
        return frozenset((name, *(t.name for t in self.state.teams if name in t.members)))


def sitting(state: State, index: int) -> Sitting:
    """Return the player at a seat."""
    player = state.players[index]
    teams = [n for n, team in enumerate(state.teams) if player.name in team.members]
    return Sitting(
        index=index,
        player=player,
        team=state.teams[teams[0]] if teams else None,
        team_number=teams[0] if teams else -1,
        state=state,
    )


def plate(who: Sitting, at: Box) -> Element:
    """Return the plate of a player: the name and the life total."""
    life = clean(str(who.player.life))
    if len(life) > 12:  # noqa: PLR2004 - room for a million million
        life = f"{life[:11]}…"
    label = "life"
    right = at.x + at.w - 12
    left_of_it = right - width(life, _LIFE) - 4
    room = left_of_it - width(label, _PILL) - at.x - 22
    name = shorten(who.player.name, room, _NAME)
    return group(
        box(at, 8, class_="plate"),
        text(name, at.x + 12, at.y + 24, class_="player"),
        text(label, left_of_it, at.y + 25, class_="unit"),
        text(life, right, at.y + 26, class_="life"),
        class_="who",
    )


def facts(who: Sitting) -> Mapping[str, str]:
    """Return the attributes by which a player can be read back."""
    player = who.player
    found = {
        "seat": data(who.index),
        "player": data(player.name),
        "left": data(player.left.reason if player.left else None),
        "team": data(who.team.name if who.team else None),
        **{
            name: data(getattr(player, name))
            for name in ("life", "poison", "hand", "library", "mana_pool", "lands_played")
        },
    }
    return {f"data-{k.replace('_', '-')}": v for k, v in found.items() if v is not None}


def pills(who: Sitting) -> tuple[Pill, ...]:
    """Return what else is to be said of a player, the most urgent first."""
    return tuple(_pills(who))


def rows(found: Sequence[Pill], room: float) -> tuple[tuple[Pill, ...], ...]:
    """Return pills in rows that fit into `room`."""
    lines: list[list[Pill]] = []
    used = room
    for pill in found:
        wide = _wide(pill, room) + 6
        if used + wide > room + 6:
            lines.append([])
            used = 0
        lines[-1].append(pill)
        used += wide
    return tuple(map(tuple, lines))


def row(found: Sequence[Pill], at: Box) -> Element:
    """Return a row of pills."""
    drawn, left = [], at.x
    for pill in found:
        wide = _wide(pill, at.w)
        shape = Box(left, at.y + 2, wide, PILLS - 5)
        shown = group(
            part("title", pill.words),
            box(shape, 9.5, class_="frame"),
            text(shorten(pill.words, wide - 12, _PILL), shape.middle, at.y + 15.5),
            class_=f"pill {pill.look}",
        )
        shown.attrib |= pill.facts
        drawn.append(shown)
        left += wide + 6
    return group(*drawn)


def decision_facts(number: int, decision: Decision) -> Mapping[str, str]:
    """Return the attributes by which a decision can be read back; `number` is its place."""
    found = {
        "decision": data(number),
        "id": data(decision.id),
        "kind": kind(decision),
        "decider": data(decision.decider),
        "subject": data(decision.subject),
        "turn": data(decision.turn),
    }
    return {f"data-{name}": value for name, value in found.items() if value is not None}


def _wide(pill: Pill, room: float) -> float:
    return min(width(clean(pill.words), _PILL) + 16, room)


def _pills(who: Sitting) -> Iterator[Pill]:
    if isinstance(who.player.left, Left):
        yield left(who.player.left)
    yield from _asked(who)
    yield from _of_turns(who)
    yield from standing(who)


def left(how: Left) -> Pill:
    """Return why a player has left the game."""
    return Pill(f"left: {how.reason.replace('_', ' ')}", "gone")


def standing(who: Sitting) -> Iterator[Pill]:
    """Yield what is to be said of a player beyond the moment."""
    player, state = who.player, who.state
    if who.team is not None:
        primary = ", primary player" if who.team.primary == player.name else ""
        emperor = ", emperor" if who.team.emperor == player.name else ""
        yield Pill(f"{clean(who.team.name)}{primary}{emperor}", f"team team-{who.team_number % 6}")
    for marker in state.markers:
        if marker.player == player.name and not _at_work(state, marker):
            removed = f", to be removed {TIMES}{marker.removals}" if marker.removals else ""
            yield Pill(f"marker {marker.number}{removed}", "marker")
    yield from _figures(player)


def _asked(who: Sitting) -> Iterator[Pill]:
    """Yield what a player, or the team of one, is asked."""
    for number, decision in enumerate(who.state.pending):
        if decision.decider in who.sides:
            words = asked_words(who.state, decision).removeprefix("is ")
            yield Pill(words, "asked", decision_facts(number, decision))


def _figures(player: Player) -> Iterator[Pill]:
    """Yield the figures of a player that are not what they mostly are."""
    if player.poison:
        yield Pill(f"poison {player.poison}", "poison")
    if player.mana_pool:
        mana = player.mana_pool if isinstance(player.mana_pool, str) else "".join(player.mana_pool)
        yield Pill(f"mana {mana}", "mana")
    if player.lands_played:
        yield Pill(f"lands played {player.lands_played}", "plain")


def _at_work(state: State, marker: Marker) -> bool:
    """Tell whether a marker is that of a turn of its holder, and nothing else is to be said."""
    turns = [turn for turn in state.turns if turn.marker == marker.number]
    return any(turn.active == marker.player for turn in turns) and not marker.removals


def _of_turns(who: Sitting) -> Iterator[Pill]:
    """Yield what the turns that go on say of a player."""
    for turn in who.state.turns:
        if turn.active is not None and turn.active in who.sides:
            yield Pill("turn" if turn.marker is None else f"turn with marker {turn.marker}", "turn")
        asked = any(d.decider == turn.priority for d in who.state.pending)
        if turn.priority in who.sides and not asked:
            yield Pill("priority", "priority")
