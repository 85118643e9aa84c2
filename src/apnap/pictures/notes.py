"""What has no place on a table: lines below it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final
from xml.etree.ElementTree import Element

from apnap.pictures.decision_words import asked_sentence
from apnap.pictures.object_names import Names
from apnap.pictures.plates import decision_facts
from apnap.pictures.seats import belongs, names
from apnap.pictures.shapes import Box, data, group, part, text
from apnap.pictures.text import clean, joined, shorten
from apnap.protocol import Record, State

TALL: Final = 20
"""Height of a line."""

_SIZE: Final = 13


class Note(Record, frozen=True):
    """A line, and the attributes by which it can be read back."""

    words: str
    facts: Mapping[str, str]


def notes(state: State) -> tuple[Note, ...]:
    """Return what is to be said below the table."""
    return tuple(_notes(state))


def draw(found: tuple[Note, ...], at: Box) -> list[Element]:
    """Return the lines, one below the other."""
    return [_line(note, at.x, at.y + number * TALL, at.w) for number, note in enumerate(found)]


def _line(note: Note, x: float, y: float, room: float) -> Element:
    shown = group(
        part("title", note.words),
        text(shorten(note.words, room, _SIZE), x, y + 14, class_="words"),
        class_="note",
    )
    shown.attrib |= note.facts
    return shown


def _notes(state: State) -> Iterator[Note]:
    if state.result is not None:
        winners = state.result.winners
        words = f"The game is over: {joined(winners)} won" if winners else "The game is a draw"
        yield Note(words, {"data-result": data(winners) or ""})
    yield from _decisions(state)
    yield from _to_come(state)
    yield from _picks(state)
    for zone, indices in _nowhere(state).items():
        words = f"Of no player at the table, {zone}: {names(state, indices)}"
        yield Note(words, {"data-beside": zone, "data-objects": data(indices) or ""})


def _decisions(state: State) -> Iterator[Note]:
    """Yield the decisions of somebody who does not sit at the table, such as chance."""
    seated = {player.name for player in state.players}
    sides = seated | {team.name for team in state.teams if seated & set(team.members)}
    for number, decision in enumerate(state.pending):
        if decision.decider not in sides:
            yield Note(asked_sentence(state, decision), decision_facts(number, decision))


def _to_come(state: State) -> Iterator[Note]:
    if isinstance(state.extra_turns, tuple) and state.extra_turns:
        facts = {"data-extra-turns": data(state.extra_turns) or ""}
        yield Note(f"Extra turns to come: {joined(state.extra_turns)}", facts)
    for skip in state.skips if isinstance(state.skips, tuple) else ():
        times = "" if skip.times == 1 else f", {skip.times} times"
        words = f"{clean(skip.side)} is going to skip: {clean(skip.skips)}{times}"
        facts = {"data-skip": clean(skip.side), "data-skips": clean(skip.skips)}
        yield Note(words, facts | {"data-times": str(skip.times)})


def _picks(state: State) -> Iterator[Note]:
    named = Names(state)
    for pick in state.picks if isinstance(state.picks, tuple) else ():
        chosen = pick.chosen if isinstance(pick.chosen, tuple) else None
        what = "something unknown" if chosen is None else named.all(chosen)
        hidden = ", concealed" if pick.concealed else ""
        whom = "" if pick.subject == pick.decider else f" for {clean(pick.subject)}"
        facts = {
            "data-pick": clean(pick.decider),
            "data-subject": clean(pick.subject),
            "data-concealed": data(pick.concealed) or "",
            "data-chosen": data(pick.chosen) or "",
        }
        yield Note(f"{clean(pick.decider)} has chosen{whom}: {what}{hidden}", facts)


def _nowhere(state: State) -> dict[str, list[int]]:
    """Return the objects that lie in front of nobody at the table, by zone."""
    seated = {player.name for player in state.players}
    found: dict[str, list[int]] = {}
    for index, thing in enumerate(state.objects):
        if thing.zone != "stack" and belongs(thing) not in seated:
            found.setdefault(thing.zone, []).append(index)
    return found
