"""
The table as a page shows it: what lies in front of whom, in words that a browser lays out.

`drawing` decides where each thing lies; here that is left to the page, which knows how wide the
screen of its reader is. All texts are cleaned and everything is bounded, for an engine may have
shown anything.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from apnap.pictures import plates, seats
from apnap.pictures.around_the_table import MOST_PLACES, areas, ring
from apnap.pictures.decision_words import asked_sentence
from apnap.pictures.grouping import Pile, involved, piles
from apnap.pictures.looks import Looks
from apnap.pictures.notes import notes
from apnap.pictures.object_names import Names
from apnap.pictures.stacks import MOST as MOST_STACKED
from apnap.pictures.stacks import Stack, stacks
from apnap.pictures.text import TIMES, clean
from apnap.pictures.turn_strips import told
from apnap.protocol import Attack, Record, State

_LONGEST: Final = 300
"""Characters of what is remarkable about a card."""
_LINES: Final = 40
"""So many turns, questions and notes are told of a table."""


class Card(Record, frozen=True, kw_only=True):
    """An object, or several that look the same."""

    label: str
    figures: str = ""
    """Power and toughness, loyalty or defense."""
    remarks: str = ""
    fights: str = ""
    """Whom it attacks, or what it blocks."""
    look: str = ""
    """Classes: its color, and in which of the states it is that change how it looks."""
    key: str = ""
    """What no other object of the page is called; empty if nothing points at it."""
    attacks: str = ""
    blocks: str = ""
    targets: str = ""
    """Keys of the objects and seats at which it points, with spaces between them."""


class Seat(Record, frozen=True, kw_only=True):
    """A player, and what lies in front of them."""

    index: int
    name: str
    life: str
    gone: bool
    pills: tuple[str, ...]
    front: tuple[Card, ...]
    """What attacks, is attacked or blocks."""
    cards: tuple[Card, ...]
    more: str
    """What of it there is no room for; mostly nothing."""
    zones: tuple[str, ...]


class Heap(Record, frozen=True, kw_only=True):
    """A stack, from the top."""

    title: str
    cards: tuple[Card, ...]
    left: int
    """How many more are below."""


class Board(Record, frozen=True, kw_only=True):
    """The whole table."""

    players: int
    """How many places there are around it; 0 if they are too many to have one each."""
    turns: tuple[str, ...]
    asked: tuple[str, ...]
    """Who has to decide what, in sentences without a full stop."""
    stacks: tuple[Heap, ...]
    notes: tuple[str, ...]
    fight: bool
    """Whether somebody attacks."""
    seats: tuple[Seat, ...]
    """In turn order; those that are as they were on the table before may be left out."""
    active: str
    waiting: str
    """Places of the active players, and of those who have to decide, with spaces between them."""


class Keys:
    """What objects are called for which an arrow needs a name; a page has one for all tables."""

    def __init__(self) -> None:
        self._keys: dict[str, str] = {}

    def of(self, name: str) -> str:
        """Return the key of an object, which is the same on every table."""
        return self._keys.setdefault(name, f"k{len(self._keys)}")


def board(state: State, keys: Keys) -> Board:
    """Return the table of a state; `keys` are those of the page."""
    return _Drawing(state, keys).board()


def afresh(shown: Board, before: Mapping[int, Seat]) -> Board:
    """Return a table without the seats that are as they were `before`."""
    fresh = tuple(seat for seat in shown.seats if before.get(seat.index) != seat)
    return replace(shown, seats=fresh)


@cache
def boards_style() -> str:
    """Return the style of all tables; that of pictures has their colors."""
    own = (Path(__file__).parent / "boards.css").read_text(encoding="utf-8")
    return f"{own}@media (min-width: 44rem) {{\n{''.join(_seating())}}}\n"


def _seating() -> Iterator[str]:
    """Yield the style by which players sit around the table on a wide screen."""
    for players in range(1, MOST_PLACES + 1):
        table = f".p{players}:not(.part)"
        wide = 2 * max(ring(players).columns, len(ring(players).top))
        columns = f"repeat({wide}, minmax(0, 1fr))"
        yield f"{table} {{ --around: yes; grid-template-columns: {columns}; }}\n"
        yield f"{table} > :is(.turns, .notes) {{ grid-column: 1 / -1; }}\n"
        for who, area in areas(players):
            which = ".mid" if who == "mid" else f'[data-s="{who}"]'
            yield f"{table} {which} {{ grid-area: {area}; }}\n"
        upper = ", ".join(f'{table} [data-s="{seat}"]' for seat in ring(players).top)
        if upper:
            yield f"{upper} {{ flex-direction: column-reverse; }}\n"


class _Drawing:
    """Says what a state shows."""

    def __init__(self, state: State, keys: Keys) -> None:
        self._state = state
        self._keys = keys
        self._names = Names(state)
        self._alone = involved(state)
        self._seated = {player.name: f"s{n}" for n, player in reversed([*enumerate(state.players)])}
        combats = [turn.combat for turn in state.turns if turn.combat is not None]
        self._attacks = {one.attacker: one for fight in combats for one in fight.attacks}
        self._blocks: dict[str, list[str]] = defaultdict(list)
        for block in (one for fight in combats for one in fight.blocks):
            self._blocks[block.blocker] += block.blocks
        self._ends = _pointed_at(state)

    def board(self) -> Board:
        state = self._state
        sitting = [plates.sitting(state, index) for index in range(len(state.players))]
        turning = {turn.active for turn in state.turns if turn.active}
        deciding = {decision.decider for decision in state.pending}
        below = [one.words for one in notes(state) if "data-decision" not in one.facts]
        return Board(
            players=len(sitting) if len(sitting) <= MOST_PLACES else 0,
            turns=tuple(map(told, state.turns[:_LINES])),
            asked=tuple(_asked(state)),
            stacks=tuple(map(self._heap, stacks(state))),
            notes=tuple(clean(words, _LONGEST) for words in below[:_LINES]),
            fight=bool(self._attacks),
            seats=tuple(map(self._seat, sitting)),
            active=_places(one.index for one in sitting if one.sides & turning),
            waiting=_places(one.index for one in sitting if one.sides & deciding),
        )

    def _seat(self, who: plates.Sitting) -> Seat:
        state, fighting = self._state, seats.fighting(self._state)
        lying = piles(state, seats.lying(state, who.index), self._alone)
        front = [pile for pile in lying if pile.first.name in fighting]
        behind = [pile for pile in lying if pile.first.name not in fighting]
        room = max(0, seats.MOST - len(front))
        left = [*front[seats.MOST :], *behind[room:]]
        hidden = [index for pile in left for index in pile.indices]
        # Lands lie behind what fights.
        behind = sorted(behind[:room], key=lambda pile: pile.looks.land)
        return Seat(
            index=who.index,
            name=clean(who.player.name),
            life=clean(str(who.player.life)),
            gone=who.player.left is not None,
            pills=tuple(clean(pill.words) for pill in self._pills(who)),
            front=tuple(map(self._card, front[: seats.MOST])),
            cards=tuple(map(self._card, behind)),
            more=f"and {len(hidden)} more: {seats.names(state, hidden)}" if hidden else "",
            zones=tuple(clean(one.words, _LONGEST) for one in seats.beside(who)),
        )

    @staticmethod
    def _pills(who: plates.Sitting) -> Iterator[plates.Pill]:
        if who.player.left is not None:
            yield plates.left(who.player.left)
        yield from plates.standing(who)

    def _heap(self, stack: Stack) -> Heap:
        return Heap(
            title=clean(stack.title),
            cards=tuple(
                Card(label=self._names.of(name)) if pile is None else self._card(pile)
                for name, pile in stack.lying[:MOST_STACKED]
            ),
            left=stack.left,
        )

    def _card(self, pile: Pile) -> Card:
        seen, thing = pile.looks, pile.first
        name, many = thing.name, len(pile.things)
        attack, blocks = self._attacks.get(name), self._blocks.get(name)
        return Card(
            label=f"{many} {TIMES} {seen.label}" if many > 1 else seen.label,
            figures=seen.figures,
            remarks=clean(", ".join(seen.remarks), _LONGEST),
            fights=clean("; ".join(self._fights(attack, blocks)), _LONGEST),
            look=" ".join(_look(pile, seen)),
            key=self._keys.of(name) if name in self._ends else "",
            attacks=self._points((attack.attacks,) if attack and attack.attacks else ()),
            blocks=self._points(blocks or ()),
            targets=self._points(thing.targets if thing.zone == "stack" else ()),
        )

    def _fights(self, attack: Attack | None, blocks: Sequence[str] | None) -> list[str]:
        """Return whom something attacks, and what it blocks."""
        said: list[str] = []
        if attack is not None and attack.attacks is None:
            why = clean((attack.why_nothing or "").replace("_", " "))
            said.append(f"attacks nothing any more{f' ({why})' if why else ''}")
        elif attack is not None:
            blocked = ", blocked" if attack.blocked is True else ""
            said.append(f"attacks {self._names.of(attack.attacks or '')}{blocked}")
        if blocks is not None:
            said.append(f"blocks {self._names.all(blocks)}")
        return said

    def _points(self, names: Iterable[str]) -> str:
        return " ".join(self._seated.get(name) or self._keys.of(name) for name in names)


def _asked(state: State) -> Iterator[str]:
    """Yield who has to decide what; that somebody has priority is said with the turn."""
    said = {f"{clean(turn.priority)} has priority" for turn in state.turns if turn.priority}
    for decision in state.pending[:_LINES]:
        sentence = asked_sentence(state, decision)
        if sentence not in said:
            yield sentence


def _pointed_at(state: State) -> frozenset[str]:
    """Return the names of all at which an arrow ends."""
    combats = [turn.combat for turn in state.turns if turn.combat is not None]
    return frozenset(
        (
            *(one.attacks for fight in combats for one in fight.attacks if one.attacks),
            *(name for fight in combats for one in fight.blocks for name in one.blocks),
            *(name for thing in state.objects if thing.zone == "stack" for name in thing.targets),
        )
    )


def _look(pile: Pile, seen: Looks) -> Iterable[str]:
    """Yield the color of a card as players name it, and its states."""
    yield "M" if len(seen.colors) > 1 else "".join(seen.colors) or "C"
    thing = pile.first
    for field in ("tapped", "face_down", "phased_out"):
        if getattr(thing, field) is True:
            yield field.replace("_", "-")
    if seen.land:
        yield "land"


def _places(indices: Iterable[int]) -> str:
    return " ".join(map(str, indices))
