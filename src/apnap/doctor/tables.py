"""The tables at which kinds of decision are reached, laid from cards that an engine declares."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, get_args

from msgspec.structs import replace

from apnap.doctor.bench import Undeclared
from apnap.doctor.positions import ALEX, BEARS, CARISSA, ROB, edition, knows, two_player
from apnap.driver import Listed, Position
from apnap.driver.position import listed
from apnap.driver.seating import seated
from apnap.protocol import AttackOption, Initialized, Stage, State, Step, Variant, Zone
from apnap.protocol.catalogue import (
    BASIC_LANDS,
    Card,
    CardType,
    catalogue,
    find,
    is_plain,
    mana_value,
)

_NAMES: Final = (ROB, ALEX, CARISSA, "Dana")
_SYMBOL: Final = re.compile(r"\{([^}]+)\}")


def duel(
    told: Initialized,
    *players: str,
    variant: Variant | None = None,
    step: Step = "precombat_main",
    stage: Stage = "playing",
) -> Position:
    """Return an empty table: two players unless more are named, in a variant that is declared."""
    names = players or (ROB, ALEX)
    chosen = variant or _variant(told, len(names))
    return replace(seated(chosen, names), step=step, stage=stage)


def crowd(number: int, variant: Variant) -> Position:
    """Return an empty table of so many players; the turn is that of the second."""
    names = (*_NAMES, *(f"Player {seat}" for seat in range(len(_NAMES) + 1, number + 1)))
    return replace(seated(variant, names[:number]), active=names[1])


def _variant(told: Initialized, players: int) -> Variant:
    """Return the variant in which so many players can play, by the options declared."""
    if players <= 2:  # noqa: PLR2004 - one is the other's opponent
        return two_player(told)
    return Variant(attack_option(told))


def attack_option(told: Initialized) -> AttackOption:
    """Return the first of the options for attacks that games of three and more are played with."""
    can = told.capabilities
    for option in can.attack_options:
        if option != "one_opponent" or can.one_of_several:
            return option
    return can.attack_options[0]


def allow(told: Initialized, players: int, attack: AttackOption | None = None) -> None:
    """Raise `Undeclared` unless so many can play, with that option for attacks."""
    can = told.capabilities
    if can.players < players:
        raise Undeclared(f"{players} players")
    if attack is not None and attack not in can.attack_options:
        raise Undeclared(f"the option `{attack}` for attacks")
    if attack == "one_opponent" and players > 2 and not can.one_of_several:  # noqa: PLR2004 - of two
        raise Undeclared(f"the option `{attack}` with {players} players")


def need(told: Initialized, *cards: str) -> None:
    """Raise `Undeclared` unless the engine knows these cards."""
    missing = [card for card in cards if not knows(told.capabilities, card)]
    if missing:
        raise Undeclared(" and ".join(missing))


def creatures(told: Initialized, number: int, *, power: int = 0) -> tuple[str, ...]:
    """Return creatures without abilities, the strongest first if it has to have some power."""
    plain = [card for card in _known(told) if is_plain(card) and "Creature" in card.types]
    plain.sort(key=lambda card: (-(card.power or 0) if power else 0, card.name != BEARS))
    if len(plain) < number or (plain[0].power or 0) < power:
        raise Undeclared(f"{number} creatures without abilities")
    return tuple(card.name for card in plain[:number])


def any_card(told: Initialized, *, besides: str = "", permanent: bool = False) -> str:
    """Return a card other than one, a land if there is one, the plainest first."""
    fit = [card for card in _known(told) if card.name != besides and (not permanent or lies(card))]
    fit.sort(key=lambda card: ("Land" not in card.types, bool(card.abilities)))
    if not fit:
        raise Undeclared("any card")
    return fit[0].name


def payable(told: Initialized) -> str:
    """Return a creature without abilities that costs mana for which lands are known."""
    plain = (card for card in _known(told) if is_plain(card) and "Creature" in card.types)
    for card in sorted(plain, key=mana_value):
        if mana_value(card) and all(knows(told.capabilities, land) for land in lands(card.name)):
            return card.name
    raise Undeclared("a creature without abilities and the basic lands that pay for it")


def lies(card: Card) -> bool:
    """Tell whether a card can lie on the battlefield, and needs nothing to be attached to."""
    spell = not {"Instant", "Sorcery"}.isdisjoint(card.types)
    return not spell and not any(word.startswith("enchant ") for word in card.keywords)


def kinds_of_card(told: Initialized) -> dict[CardType, Card]:
    """Return a card of each type among those that the engine knows, the plainest of each."""
    found: dict[CardType, Card] = {}
    for type_ in get_args(CardType):
        fit = [card for card in _known(told) if type_ in card.types]
        fit = [card for card in fit if lies(card) or type_ in ("Instant", "Sorcery")]
        if fit:
            found[type_] = min(fit, key=_richness)
    return found


def _richness(card: Card) -> tuple[int, int, str]:
    """Return by what a card is plainer than another."""
    return len(card.types), len(card.abilities) + len(card.keywords), card.name


def lands(card: str) -> tuple[str, ...]:
    """Return the basic lands that pay for a card, in the order of its cost."""
    symbols = _SYMBOL.findall(find(card).mana_cost or "")
    colored = [BASIC_LANDS[symbol] for symbol in symbols if symbol in BASIC_LANDS]
    generic = sum(int(symbol) for symbol in symbols if symbol.isdecimal())
    return (*[(colored or [BASIC_LANDS["G"]])[0]] * generic, *colored)


def with_hand_and_lands(told: Initialized, table: Position, card: str) -> Position:
    """Return the table with a card in Rob's hand and, on the battlefield, what pays for it."""
    need(told, card, *dict.fromkeys(lands(card)))
    counted = {land: lands(card).count(land) for land in lands(card)}
    paying = (Listed(land, land, number) for land, number in counted.items())
    return dealt(dealt(table, (ROB, card), zone="hand"), *((ROB, each) for each in paying))


def dealt(
    table: Position, *cards: tuple[str, str | Listed], zone: Zone = "battlefield"
) -> Position:
    """Return the table with more cards in a zone, each with its owner."""
    for owner, card in cards:
        entry = card if isinstance(card, Listed) else Listed(card, card)
        table = listed(table, owner, zone, (entry,))
    return table


def state(told: Initialized, table: Position) -> State:
    """Return the table as a position, in the newest edition that both sides know."""
    return table.state(edition(told))


def _known(told: Initialized) -> Iterable[Card]:
    """Yield the cards of the catalogue that the engine knows, and that are printed as cards."""
    backs = {card.back for card in catalogue().values()}
    for card in catalogue().values():
        if not card.token and card.name not in backs and knows(told.capabilities, card.name):
            yield card
