"""The table as a page lays it out: all that the state holds, and nothing that spoils a page."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from hypothesis import HealthCheck, given, settings
from msgspec.structs import replace
from tests.pictures.agreeing import agrees, counted
from tests.pictures.tables import creature, fight, table
from tools.fuzz.records import records

from apnap.pictures.around_the_table import MOST_PLACES, areas, ring
from apnap.pictures.boards import Board, Keys, afresh, board, boards_style
from apnap.pictures.seats import MOST
from apnap.protocol import Object, State


def test_a_table_shows_what_the_state_holds() -> None:
    agrees(board(fight(), Keys()), fight())


def test_arrows_lead_from_what_attacks_and_blocks_to_what_is_there() -> None:
    shown = board(fight(), Keys())
    cards = {card.label: card for seat in shown.seats for card in (*seat.front, *seat.cards)}
    assert shown.fight
    assert cards["Grizzly Bears"].attacks == "s1"
    assert cards["Grizzly Bears"].fights == "attacks Alex"
    assert cards["Gray Ogre"].fights == "attacks Carissa, blocked"
    assert cards["Hill Giant"].fights == "attacks nothing any more (player left)"
    assert cards["Wall of Wood"].fights == "blocks Gray Ogre"
    assert cards["Wall of Wood"].blocks == cards["Gray Ogre"].key != ""


def test_who_has_priority_is_said_once() -> None:
    shown = board(fight(), Keys())
    assert shown.asked == ("Alex is asked to declare blockers", "Rob has priority for Dana")
    assert [one.endswith("Alex has priority") for one in shown.turns] == [True]
    assert (shown.active, shown.waiting) == ("0", "0 1")


def test_seats_that_are_as_they_were_are_left_out() -> None:
    keys = Keys()
    before = board(table(objects=(creature("Bear", "Rob"),)), keys)
    after = board(table(objects=(creature("Bear", "Alex"),)), keys)
    seats = {seat.index: seat for seat in before.seats}
    assert afresh(before, {}) == before
    assert afresh(before, seats).seats == ()
    assert [seat.name for seat in afresh(after, seats).seats] == ["Rob", "Alex"]


def test_a_key_is_the_same_on_every_table() -> None:
    keys = Keys()
    assert [keys.of(name) for name in ("Bear", "Ogre", "Bear")] == ["k0", "k1", "k0"]


def test_what_is_too_much_is_counted() -> None:
    objects = tuple(creature(f"Bear {'x' * n}", "Rob") for n in range(MOST + 20))
    (rob, *_) = board(table(objects=objects), Keys()).seats
    assert sum(counted(rob.cards).values()) == MOST
    assert rob.more.startswith("and 20 more: ")
    tokens = tuple(replace(creature("x", "Rob", card="Goblin"), name=f"~{n}") for n in range(300))
    (rob, *_) = board(table(objects=tokens), Keys()).seats
    assert counted(rob.cards) == {"Goblin": 300}


def test_what_waits_on_the_stack_is_called_by_its_source() -> None:
    ability = Object(name="~8", kind="ability", card="Ogre", owner="Rob", zone="stack")
    (turn,) = fight().turns
    shown = board(table(turns=(replace(turn, stack=("~8",)),), objects=(ability,)), Keys())
    (heap,) = shown.stacks
    assert [card.label for card in heap.cards] == ["ability of Ogre"]


def test_everybody_has_a_place_of_their_own_around_the_table() -> None:
    for players in range(1, MOST_PLACES + 1):
        cells: set[tuple[int, int]] = set()
        for _, area in areas(players):
            top, left, bottom, right = map(int, area.split("/"))
            taken = {(row, column) for row in range(top, bottom) for column in range(left, right)}
            assert taken
            assert left >= 1
            assert not taken & cells
            cells |= taken
        assert {who for who, _ in areas(players)} == {"mid", *map(str, range(players))}
        assert f".p{players}:not(.part)" in boards_style()


def test_places_are_those_of_the_picture() -> None:
    rows: dict[str, list[str]] = {}
    for who, area in areas(4):
        rows.setdefault(area.split("/")[0], []).append(who)
    assert rows["2"] == [str(seat) for seat in ring(4).top]
    assert rows["4"] == [str(seat) for seat in ring(4).bottom]


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(state=records(State))
def test_any_state_makes_a_table_of_harmless_texts(state: State) -> None:
    for text in _texts(board(state, Keys())):
        assert not {unicodedata.category(c) for c in text} & {"Cc", "Cf", "Cn", "Zl", "Zp"}


def _texts(shown: Board) -> Iterator[str]:
    yield from (*shown.turns, *shown.asked, *shown.notes)
    for heap in shown.stacks:
        yield heap.title
        yield from (f"{card.label}{card.remarks}{card.fights}" for card in heap.cards)
    for seat in shown.seats:
        yield from (seat.name, seat.life, *seat.pills, seat.more, *seat.zones)
        for card in (*seat.front, *seat.cards):
            yield f"{card.label}{card.figures}{card.remarks}{card.fights}"
