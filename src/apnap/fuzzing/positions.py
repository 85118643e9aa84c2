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
from typing import Final, Generic, TypeVar

from hypothesis import strategies as st
from msgspec.structs import replace

from apnap.driver import Position
from apnap.driver.position import CALM, ORDINALS, new
from apnap.fuzzing.hints import LEAVING
from apnap.fuzzing.tables import name_of
from apnap.fuzzing.weighing import ASKED, USUAL
from apnap.protocol import Capabilities, Object, Record, Step, Zone
from apnap.protocol.catalogue import Card, catalogue

T = TypeVar("T")
Weights = Mapping[str, int]
"""How much things weigh, by their names, and among what is asked about (`ASKED`)."""

_LANDS: Final[Mapping[str, str]] = {
    "W": "Plains",
    "U": "Island",
    "B": "Swamp",
    "R": "Mountain",
    "G": "Forest",
}
_SYMBOL: Final = re.compile(r"\{([^}]+)\}")
_MOST_LANDS: Final = 6
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
        others=tuple(one for one in others if not _is_attached(one)),
        guarded=tuple(one for one in others if _GUARDED & {*one.types}),
        attached=tuple(one for one in others if _is_attached(one)),
        spells=tuple(one for one in known if not one.token),
    )


_GUARDED: Final = frozenset(("Planeswalker", "Battle"))


def _is_attached(card: Card) -> bool:
    return bool({"Aura", "Equipment"} & {*card.subtypes})


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
    lives: Sequence[int]
    """Life totals that are not the usual one."""

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

    def one(self, cards: _Cards) -> Card | None:
        """Return a card; None if there is none."""
        dealt, chance = self._dealt.setdefault(id(cards), []), self._chance
        if dealt and chance.randrange(_AGAIN_ASKED if self.focused else _AGAIN) == 0:
            return chance.choice(dealt)
        asked = bool(cards.asked) and chance.randrange(len(_FOCUS)) < self._focus
        self.focused = self.focused or asked
        some = cards.asked if asked else cards.all
        if not some:
            return None
        card = some.one(chance)
        dealt.append(card)
        return card


def positions(
    cards: Pool, tables: Sequence[Position], setups: Sequence[Position], weights: Weights
) -> st.SearchStrategy[tuple[Position, Random]]:
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
        _LENT_OFTEN if f"{ASKED}{LEAVING}" in weights else _LENT,
        _LIVES_ASKED if any(one.startswith(ASKED) for one in weights) else _LIVES,
        *map(some, (cards.creatures, cards.others, cards.guarded)),
        *map(some, (cards.attached, cards.spells)),
    )

    def drawn(seed: int) -> tuple[Position, Random]:
        chance = Random(seed)  # noqa: S311 - no secret
        return _position(chance, deck), chance

    return st.integers(0, _SEEDS - 1).map(drawn)


_SEEDS: Final = 2**64


def _position(chance: Random, deck: _Deck) -> Position:
    """Draw a position."""
    table = (deck.setups if chance.randrange(_ODD) == 0 else deck.tables).one(chance)
    if deck.tables_asked and chance.randrange(3):
        table = deck.tables_asked.one(chance)
    dealer = _Dealer(chance)
    if table.stage == "before_game":
        first = replace(table, active=chance.choice(table.seats))
        hands = [(seat, card) for seat in table.seats for card in _hand(chance, dealer, deck)]
        return _described(chance, first, [(seat, card, "hand") for seat, card in hands], deck.lent)
    position = _turn(chance, table, deck)
    taken: list[tuple[str, Card, Zone]] = []
    crowd = _CROWD if len(table.players) <= len(_CROWD) else _CROWD[:2]
    for seat in table.seats:
        taken += [(seat, card, zone) for card, zone in _of_one(chance, dealer, deck, crowd)]
    return _described(chance, position, taken, deck.lent)


_CROWD: Final = (1, 2, 0, 3)
"""How many creatures a player may have."""


def _turn(chance: Random, table: Position, deck: _Deck) -> Position:
    """Return the table with somebody's turn, and other figures for some."""
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
    if chance.randrange(3) == 0:
        who, life = chance.choice(position.seats), chance.choice(deck.lives)
        position = _lives(position, who, life)
    return position


def _lives(position: Position, who: str, life: int) -> Position:
    """Return the position in which somebody, or a team that shares it, has so much life."""
    mates = {who}
    if position.variant.shared_life:
        mates = {m for team in position.teams if who in team.members for m in team.members}
    players = (replace(p, life=life) if p.name in mates else p for p in position.players)
    return replace(position, players=tuple(players))


def _of_one(
    chance: Random, dealer: _Dealer, deck: _Deck, crowd: Sequence[int]
) -> Sequence[tuple[Card, Zone]]:
    """Return what one player has, and where."""
    found: list[tuple[Card, Zone]] = []

    def take(some: _Cards, zone: Zone, times: int) -> None:
        dealt = (dealer.one(some) for _ in range(times))
        found.extend((card, zone) for card in dealt if card is not None)

    take(deck.creatures, "battlefield", chance.choice(crowd))
    more = chance.randrange(16)
    take(deck.others, "battlefield", more % 4 == 0)
    take(deck.attached, "battlefield", more % 4 == 1)
    take(deck.guarded, "battlefield", more % 8 == 2)  # noqa: PLR2004 - once in eight times
    take(deck.spells, "hand", more // 4 % 3)
    take(deck.spells, "graveyard", more == 15)  # noqa: PLR2004 - once in sixteen times
    take(deck.spells, "library", more == 14)  # noqa: PLR2004 - once in sixteen times
    held = [card for card, zone in found if zone == "hand"]
    lands = Counter(_mana(held))
    if dealer.focused:
        lands |= Counter(_mana_for_abilities(card for card, zone in found if zone != "hand"))
    found += [(catalogue()[land], "battlefield") for land in lands.elements()]
    return found


def _hand(chance: Random, dealer: _Dealer, deck: _Deck) -> Sequence[Card]:
    """Return an opening hand, with lands for what is in it."""
    dealt = [dealer.one(deck.spells) for _ in range(chance.randrange(3))]
    held = [card for card in dealt if card is not None]
    return (*held, *(catalogue()[land] for land in _mana(held)))


def _mana(held: Sequence[Card]) -> Sequence[str]:
    """Return the lands with which each of some cards can be cast, one after the other."""
    lands: Counter[str] = Counter()
    for card in held:
        symbols = _SYMBOL.findall(card.mana_cost or "")
        needed = Counter(_LANDS[one] for one in symbols if one in _LANDS)
        generic = sum(int(one) for one in symbols if one.isdecimal())
        needed[next(iter(needed), "Forest")] += generic
        lands |= needed
    return tuple(lands.elements())[:_MOST_LANDS]


def _mana_for_abilities(lying: Iterable[Card]) -> Sequence[str]:
    """Return lands with which abilities of permanents may be activated, whatever they cost."""
    active = next((card for card in lying if "activated" in card.abilities), None)
    if active is None:
        return ()
    return (next((_LANDS[color] for color in active.colors), "Forest"),) * _FOR_ABILITIES


def _described(
    chance: Random,
    position: Position,
    taken: Sequence[tuple[str, Card, Zone]],
    lent: Container[int],
) -> Position:
    """Return the position with these cards, each with a name, some of them tapped or the like."""
    count = Counter(card.name for _, card, _ in taken)
    of_one = Counter((seat, card.name) for seat, card, _ in taken)
    numbers: Counter[tuple[str, str]] = Counter()
    for seat, card, zone in taken:
        name = card.name
        if count[card.name] > 1:
            name = f"{seat}'s {card.name}"
        if of_one[seat, card.name] > 1:
            name = f"{seat}'s {ORDINALS[numbers[seat, card.name]]} {card.name}"
            numbers[seat, card.name] += 1
        thing = new(position, name, card, seat, zone)
        if zone == "battlefield" and "Land" not in card.types:
            lying = _as_it_lies(chance, position, card, thing, lent)
        else:
            lying = thing
        if lying is not None:
            position = replace(position, objects=(*position.objects, lying))
    return position


def _as_it_lies(
    chance: Random, position: Position, card: Card, thing: Object, lent: Container[int]
) -> Object | None:
    """Return a permanent with what is special about it; None if there is no place for it."""
    special = chance.randrange(32)
    creature = "Creature" in card.types
    if _is_attached(card):
        return _attached(position, card, thing, special)
    if "Battle" in card.types:
        others = [seat for seat in position.seats if seat != thing.controller]
        return replace(thing, protector=others[special % len(others)])
    if special in lent:  # somebody else owns it
        others = [seat for seat in position.seats if seat != thing.controller]
        return replace(thing, owner=others[special % len(others)])
    if special % 2 and any(one.startswith(_MORPH) for one in card.keywords):
        return replace(thing, face_down=True)
    counters = _counters(card, special)
    if counters:
        return replace(thing, counters=counters)
    return replace(thing, tapped=special in (1, 2, 3), sick=creature and special in (4, 5, 6))


def _attached(position: Position, card: Card, thing: Object, special: int) -> Object | None:
    """Return an Aura or an Equipment on something; None for an Aura that nothing can carry."""
    hosts = _hosts(position, card)
    if hosts and ("Aura" in card.subtypes or special % 2):
        return replace(thing, attached_to=hosts[special % len(hosts)])
    return None if "Aura" in card.subtypes else thing


def _counters(card: Card, special: int) -> Mapping[str, int]:
    """Return counters that a permanent has come to in a game that goes on."""
    if "Creature" in card.types:
        return {"+1/+1": special - min(_GROWN) + 1} if special in _GROWN else {}
    if "Saga" in card.subtypes:
        return {"lore": 1 + special % 2}
    return {"loyalty": 1 + special % 4} if card.loyalty is not None and special % 2 else {}


_MORPH: Final = "morph"
_LIVES: Final = (1, 2, 3, 4, 5, 6)
_LIVES_ASKED: Final = (*_LIVES, 40, 50)
_LENT: Final = (7, 8, 11, 12)
_LENT_OFTEN: Final = (7, 8, *range(11, 18))
_GROWN: Final = (9, 10)
"""Of 32 permanents so many have another owner (more if people leave), or counters."""


def _hosts(position: Position, card: Card) -> Sequence[str]:
    """Return to what a permanent can be attached: players, artifacts or creatures."""
    if "enchant player" in card.keywords:
        return position.seats
    kind = "Artifact" if "enchant artifact" in card.keywords else "Creature"
    return [thing.name for thing in position.objects if _is(thing, kind)]


def _is(thing: Object, kind: str) -> bool:
    card = catalogue().get(str(thing.card))
    return thing.zone == "battlefield" and card is not None and kind in card.types
