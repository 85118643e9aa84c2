"""
Calm positions from which games are played: a strategy of Hypothesis.

Hypothesis draws a seed, and chance by that seed all else: a value drawn by Hypothesis takes as long
as fifty drawn so, and it shrinks games by what is kept of them (`reducing`), not by how they began.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from itertools import accumulate
from random import Random
from typing import Any, Final, Generic, TypeVar

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from apnap.driver import Position
from apnap.driver.position import CALM
from apnap.fuzzing.figures import Unusual
from apnap.fuzzing.hints import HANDS, LEAVING, WAYS
from apnap.fuzzing.lying import LENT, LENT_OFTEN, described, is_attached
from apnap.fuzzing.tables import name_of
from apnap.fuzzing.weighing import ASKED, USUAL
from apnap.protocol import Capabilities, Record, Step, Zone
from apnap.protocol.catalogue import BASIC_LANDS, Card, catalogue

T = TypeVar("T")
Weights = Mapping[str, int]
"""How much things weigh, by their names, and among what is asked about (`ASKED`)."""

_SYMBOL: Final = re.compile(r"\{([^}]+)\}")
_MOST_LANDS: Final = 6
_MOST_TOGETHER: Final = 8
_FOR_ABILITIES: Final = 4
_STEPS: Final[tuple[Step, ...]] = (
    *("precombat_main", "precombat_main", "beginning_of_combat", "beginning_of_combat"),
    *CALM,
)


class Pool(Record, frozen=True):
    """The cards that an engine declares and the catalogue knows, by what they are good for."""

    creatures: tuple[Card, ...]
    others: tuple[Card, ...]
    """Permanents that are neither creatures nor lands, and stand alone on the battlefield."""
    guarded: tuple[Card, ...]
    """Those of them that can be attacked: planeswalkers and battles."""
    attached: tuple[Card, ...]
    """Permanents that are attached to creatures."""
    spells: tuple[Card, ...]
    """Whatever can be cast."""


def pool(can: Capabilities) -> Pool:
    """Return the cards with which an engine can be tried."""
    known = [
        card
        for name, card in sorted(catalogue().items())
        if (can.cards == "all" or name in can.cards) and (card.mana_cost or card.token)
    ]
    permanents = [one for one in known if not {"Instant", "Sorcery"} & {*one.types}]
    others = [one for one in permanents if "Creature" not in one.types]
    return Pool(
        creatures=tuple(one for one in permanents if "Creature" in one.types),
        others=tuple(one for one in others if not is_attached(one)),
        guarded=tuple(one for one in others if _GUARDED & {*one.types}),
        attached=tuple(one for one in others if is_attached(one)),
        spells=tuple(one for one in known if not one.token),
    )


_GUARDED: Final = frozenset(("Planeswalker", "Battle"))


class _Likely(Generic[T]):
    """Things of which some are likelier than others; it is false if nothing weighs anything."""

    def __init__(self, some: Sequence[T], weigh: Callable[[T], int]) -> None:
        """Weigh them."""
        self._some = some
        self._weights = tuple(accumulate(map(weigh, some)))

    def __bool__(self) -> bool:
        """Tell whether there is anything to draw."""
        return bool(self._weights and self._weights[-1])

    def one(self, chance: Random) -> T:
        """Draw one, the likelier the more it weighs."""
        return chance.choices(self._some, cum_weights=self._weights)[0]


_ODD: Final = 6
"""Once in so many times a table is set up otherwise than usual."""

_SWAPPED: Final = 3
"""At once in so many of those with teams two players have changed seats."""

_AGAIN: Final = 8
_AGAIN_ASKED: Final = 4
"""Once in so many times a card lies there already; oftener with cards that are asked about."""

_FOCUS: Final = (0, 1, 2, 3)
"""Of four cards so many are asked about: in a quarter of the games none but by chance."""


class _Cards(Record, frozen=True):
    """Cards that are good for one thing: all, and those that are asked about."""

    all: _Likely[Card]
    asked: _Likely[Card]


class _Deck(Record, frozen=True):
    """What is drawn from, by what it is good for."""

    tables: _Likely[Position]
    setups: _Likely[Position]
    tables_asked: _Likely[Position]
    steps_asked: _Likely[Step]
    lent: Container[int]
    """In which of 32 cases a permanent has another owner."""
    ways: frozenset[str]
    """Of which ways rules speak that are asked about."""
    asked: bool
    """Whether any are asked about."""

    creatures: _Cards
    others: _Cards
    guarded: _Cards
    attached: _Cards
    spells: _Cards


class _Dealer:
    """Deals cards for one position."""

    def __init__(self, chance: Random) -> None:
        """Draw how many of the cards are such as are asked about."""
        self._chance = chance
        self._focus = chance.choice(_FOCUS)
        self._dealt: dict[int, list[Card]] = {}
        self.focused = False
        """Whether cards were dealt that are asked about."""

    def one(self, cards: _Cards, *, eager: bool = False) -> Card | None:
        """Return a card, oftener one that is asked about for who is `eager`; None if none is."""
        dealt, chance = self._dealt.setdefault(id(cards), []), self._chance
        if dealt and chance.randrange(_AGAIN_ASKED if self.focused else _AGAIN) == 0:
            return chance.choice(dealt)
        asked = bool(cards.asked) and chance.randrange(len(_FOCUS)) < self._focus + eager
        self.focused = self.focused or asked
        some = cards.asked if asked else cards.all
        if not some:
            return None
        card = some.one(chance)
        dealt.append(card)
        return card


def positions(
    cards: Pool, tables: Sequence[Position], setups: Sequence[Position], weights: Weights
) -> st.SearchStrategy[Begun]:
    """
    Return a draw of a table and what lies on it; `weights` say what is likelier.

    `setups` are tables that are set up otherwise than usual, by the rules or against them.
    With a position comes chance as it has left it, for what is said there.
    """

    def some(of: Sequence[Card]) -> _Cards:
        return _Cards(
            _Likely(of, lambda card: weights.get(card.name, USUAL)),
            _Likely(of, lambda card: weights.get(f"{ASKED}{card.name}", 0)),
        )

    def table(one: Position) -> int:
        return weights.get(f"table:{name_of(one)}", USUAL)

    def table_asked(one: Position) -> int:
        return weights.get(f"{ASKED}table:{name_of(one)}", 0)

    def step_asked(one: Step) -> int:
        return weights.get(f"{ASKED}step:{one}", 0)

    deck = _Deck(
        _Likely(tables, table),
        _Likely(setups or tables, table),
        _Likely((*tables, *setups), table_asked),
        _Likely(CALM, step_asked),
        LENT_OFTEN if f"{ASKED}{LEAVING}" in weights else LENT,
        frozenset(way for way in WAYS if f"{ASKED}{way}" in weights),
        any(one.startswith(ASKED) for one in weights),
        *map(some, (cards.creatures, cards.others, cards.guarded)),
        *map(some, (cards.attached, cards.spells)),
    )

    def drawn(seed: int) -> Begun:
        chance = Random(seed)  # noqa: S311 - no secret
        return _position(chance, deck), chance

    return st.integers(0, _SEEDS - 1).map(drawn)


_SEEDS: Final = 2**64

Begun = tuple[Position, Random]
Draw = Callable[[bytes], Begun | None]
"""Makes of some bytes, whatever they are, the position and the chance that they stand for."""


def drawing(some: st.SearchStrategy[Begun]) -> Draw:
    """Return what draws one of a strategy's, by bytes; what Hypothesis prepares is made once."""
    drawn: list[Begun] = []

    @settings(database=None, deadline=None, suppress_health_check=tuple(HealthCheck))
    @given(some)
    def draws(begun: Begun) -> None:
        drawn.append(begun)

    inner: Any = draws  # Hypothesis gives its tests more than their type tells

    def draw(by: bytes) -> Begun | None:
        drawn.clear()
        inner.hypothesis.fuzz_one_input(by)
        return drawn[0] if drawn else None

    return draw


def _position(chance: Random, deck: _Deck) -> Position:
    """Draw a position."""
    odd = chance.randrange(_ODD) == 0
    table = (deck.setups if odd else deck.tables).one(chance)
    if deck.tables_asked and chance.randrange(3):
        table = deck.tables_asked.one(chance)
    if odd and table.teams and chance.randrange(_SWAPPED) == 0:
        table = _with_two_swapped(chance, table)
    dealer = _Dealer(chance)
    if table.stage == "before_game":
        first = replace(table, active=chance.choice(table.seats))
        hands = [(seat, card) for seat in table.seats for card in _hand(chance, dealer, deck)]
        return described(chance, first, [(seat, card, "hand") for seat, card in hands], deck.lent)
    position = _turn(chance, table, deck)
    taken: list[tuple[str, Card, Zone]] = []
    crowd = _CROWD if len(table.players) <= len(_CROWD) else _CROWD[:2]
    for seat in table.seats:
        eager = deck.asked and seat == position.active
        some = _of_one(chance, dealer, deck, _EAGER_CROWD if eager else crowd, eager=eager)
        taken += [(seat, card, zone) for card, zone in some]
    unusual = Unusual(chance, deck.ways, asked=deck.asked)
    if unusual.has(HANDS):
        who = position.active if chance.randrange(3) else chance.choice(table.seats)
        held = sum(zone == "hand" and seat == who for seat, _, zone in taken)
        taken += [(str(who), land, "hand") for land in unusual.full_hand(held)]
    return unusual.figures(described(chance, position, taken, deck.lent))


_MORE: Final = (0, 0, 1, 2)
"""So many more things of a kind that is asked about the eager one has."""

_CROWD: Final = (1, 2, 0, 3)
_EAGER_CROWD: Final = (1, 2, 2, 3)
"""How many creatures a player may have, and the active player if a rule is asked about."""


def _with_two_swapped(chance: Random, table: Position) -> Position:
    """Return the table after two players have changed seats."""
    first, second = sorted(chance.sample(range(len(table.players)), 2))
    players = list(table.players)
    players[first], players[second] = players[second], players[first]
    return replace(table, players=tuple(players))


def _turn(chance: Random, table: Position, deck: _Deck) -> Position:
    """Return the table with somebody's turn, in some step."""
    active = chance.choice(table.seats)
    step = chance.choice(_STEPS)
    if deck.steps_asked and chance.randrange(3):
        step = deck.steps_asked.one(chance)
    alone = table.variant.attack == "one_opponent" and len(table.players) > 2  # noqa: PLR2004 - two
    if alone and step == "beginning_of_combat":  # the one opponent would be named already
        step = "precombat_main"
    position = replace(table, active=active, step=step)
    if table.variant.turn_markers:
        return replace(position, active=table.seats[0], step="precombat_main")
    return position


def _of_one(
    chance: Random, dealer: _Dealer, deck: _Deck, crowd: Sequence[int], *, eager: bool
) -> Sequence[tuple[Card, Zone]]:
    """
    Return what one player has, and where.

    Whoever is `eager` has more of what rules are asked about.
    """
    found: list[tuple[Card, Zone]] = []

    def take(some: _Cards, zone: Zone, times: int) -> None:
        dealt = (dealer.one(some, eager=eager) for _ in range(times))
        found.extend((card, zone) for card in dealt if card is not None)

    def lies(some: _Cards, *, usually: bool) -> None:
        more = eager and bool(some.asked)
        take(some, "battlefield", usually + (chance.choice(_MORE) if more else 0))

    take(deck.creatures, "battlefield", chance.choice(crowd))
    more = chance.randrange(16)
    lies(deck.others, usually=more % 4 == 0)
    lies(deck.attached, usually=more % 4 == 1)
    lies(deck.guarded, usually=more % 8 == 2)  # noqa: PLR2004 - once in eight times
    take(deck.spells, "hand", max(more // 4 % 3, eager))
    take(deck.spells, "graveyard", more == 15)  # noqa: PLR2004 - once in sixteen times
    take(deck.spells, "library", more == 14)  # noqa: PLR2004 - once in sixteen times
    held = [card for card, zone in found if zone == "hand"]
    lands = Counter(_mana(held, together=eager))
    if dealer.focused:
        lands |= Counter(_mana_for_abilities(card for card, zone in found if zone != "hand"))
    found += [(catalogue()[land], "battlefield") for land in lands.elements()]
    return found


def _hand(chance: Random, dealer: _Dealer, deck: _Deck) -> Sequence[Card]:
    """Return an opening hand, with lands for what is in it."""
    dealt = [dealer.one(deck.spells) for _ in range(chance.randrange(3))]
    held = [card for card in dealt if card is not None]
    return (*held, *(catalogue()[land] for land in _mana(held)))


def _mana(held: Sequence[Card], *, together: bool = False) -> Sequence[str]:
    """Return the lands with which each of some cards can be cast, or all of them in one turn."""
    lands: Counter[str] = Counter()
    for card in held:
        symbols = _SYMBOL.findall(card.mana_cost or "")
        needed = Counter(BASIC_LANDS[one] for one in symbols if one in BASIC_LANDS)
        generic = sum(int(one) for one in symbols if one.isdecimal())
        needed[next(iter(needed), "Forest")] += generic
        lands = lands + needed if together else lands | needed
    return tuple(lands.elements())[: _MOST_TOGETHER if together else _MOST_LANDS]


def _mana_for_abilities(lying: Iterable[Card]) -> Sequence[str]:
    """Return lands with which abilities of permanents may be activated, whatever they cost."""
    active = next((card for card in lying if "activated" in card.abilities), None)
    if active is None:
        return ()
    return (next((BASIC_LANDS[color] for color in active.colors), "Forest"),) * _FOR_ABILITIES
