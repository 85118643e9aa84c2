"""
How each kind of decision is reached: a calm position, and what is said from there.

A route asks for as little as there is to ask for: two players and creatures without abilities
where they will do, chosen from the cards that the engine declares. Where the rules let nobody
be asked without a certain ability, some cards that have it stand here by name, and one of them
is enough. A kind without any route has the reason in its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from apnap.doctor import combat_routes
from apnap.doctor.bench import Undeclared
from apnap.doctor.positions import ALEX, CARISSA, ROB, edition
from apnap.doctor.route import Route, Way, Words
from apnap.doctor.tables import (
    allow,
    any_card,
    creatures,
    dealt,
    duel,
    lands,
    need,
    payable,
    state,
    with_hand_and_lands,
)
from apnap.driver import Listed
from apnap.protocol import (
    AssignDamageAsked,
    BottomCards,
    Cast,
    ChanceAsked,
    Choose,
    ChooseMode,
    ChooseObjects,
    ChoosePlayer,
    ChooseTargets,
    Decision,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    Initialized,
    KeepOrMulligan,
    Mulligan,
    Number,
    OpeningHand,
    OrderObjects,
    OrderTriggers,
    Pass,
    Pay,
    PayAsked,
    Priority,
    Say,
    Variant,
    YesNo,
)

_CHANCE: Final = "~chance"
_HAND: Final = 7
_MOST_IN_HAND: Final = 7
_BOTTOM: Final = "2019-07-12"
"""Since then cards go to the bottom after a mulligan, instead of a smaller hand being drawn."""


def _priority(told: Initialized) -> Route:
    return Route(
        position=state(told, duel(told)),
        asked=ROB,
        told="a turn without any cards",
        legal=Pass(),
    )


def _discard(told: Initialized) -> Route:
    card = any_card(told)
    full = Listed(card, card, _MOST_IN_HAND + 1)
    table = dealt(duel(told, step="end_step"), (ROB, full), zone="hand")
    cards = tuple(thing.name for thing in table.objects)
    return Route(
        position=state(told, table),
        asked=ROB,
        told=f"{ROB} has {len(cards)} cards in hand at the end of the turn",
        legal=Choose(cards[:1]),
        illegal=Choose(()),
        fault=f"{ROB} discards nothing",
    )


def _defending_player(told: Initialized) -> Route:
    allow(told, 3, attack="one_opponent")
    three = duel(told, ROB, ALEX, CARISSA, variant=Variant("one_opponent"))
    return Route(
        position=state(told, three),
        asked=ROB,
        told="combat comes in a game of three players without options for attacks",
        legal=Choose((CARISSA,)),
        illegal=Choose((ROB,)),
        fault=f"{ROB} is to be their own defending player",
    )


def _protector(told: Initialized) -> Route:
    siege = "Invasion of Dominaria"
    allow(told, 3)
    table = duel(told, ROB, ALEX, CARISSA)
    return Route(
        position=state(told, with_hand_and_lands(told, table, siege)),
        asked=ROB,
        told=f"{siege} enters in a game of three players",
        says=((Priority, ROB, Cast(siege, pay="auto")),),
        legal=Choose((CARISSA,)),
        illegal=Choose((ROB,)),
        fault=f"{ROB} is to protect a Siege that {ROB} controls",
    )


def _target(spell: str) -> Way:
    def way(told: Initialized) -> Route:
        (bear,) = creatures(told, 1)
        table = with_hand_and_lands(told, dealt(duel(told), (ALEX, bear)), spell)
        return Route(
            position=state(told, table),
            asked=ROB,
            told=f"{ROB} casts {spell} without naming a target",
            says=((Priority, ROB, Cast(spell)),),
            legal=Choose((bear,)),
            illegal=Choose(()),
            fault=f"{spell} is to have no target",
        )

    return way


def _opening(told: Initialized, first: Listed | None = None, *, says: tuple[Words, ...]) -> Route:
    """Return a game that has not begun, with hands of one card and, if wanted, another one."""
    filler = any_card(told)
    more = _HAND - (first is not None)
    mine = [(ROB, Listed(filler, filler, more)), (ALEX, Listed(f"other {filler}", filler, _HAND))]
    before = duel(told, step="untap", stage="before_game")
    table = dealt(before, *([(ROB, first)] if first else []), *mine, zone="hand")
    return Route(
        position=state(told, table),
        asked=ROB,
        told="a game that has not begun",
        says=says,
    )


_MULLIGAN: Final[tuple[Words, ...]] = ((Mulligan, ROB, KeepOrMulligan(keep=False)),)


def _keep(told: Initialized) -> Route:
    return replace(_opening(told, says=()), legal=KeepOrMulligan(keep=True))


def _bottom(told: Initialized) -> Route:
    if edition(told) < _BOTTOM:
        raise Undeclared(f"an edition since {_BOTTOM}, from which on cards go to the bottom")
    after = _opening(told, says=_MULLIGAN)
    return replace(after, told=f"{ROB} takes a mulligan before the game")


def _shuffle(told: Initialized) -> Route:
    if not told.capabilities.chance:
        raise Undeclared("`chance`")
    after = _opening(told, says=_MULLIGAN)
    return replace(after, asked=_CHANCE, told=f"{ROB} takes a mulligan before the game")


def _begin_with(leyline: str) -> Way:
    def way(told: Initialized) -> Route:
        need(told, leyline)
        other = any_card(told, besides=leyline)
        return replace(
            _opening(told, Listed(leyline, leyline), says=()),
            told=f"{ROB} has {leyline} in the opening hand",
            legal=Choose((leyline,)),
            illegal=Choose((f"first {other}",)),
            fault=f"{ROB} begins with {other} on the battlefield",
        )

    return way


def _cast(card: str, told_as: str, *, asked: str = ROB) -> Way:
    def way(told: Initialized) -> Route:
        return Route(
            position=state(told, with_hand_and_lands(told, duel(told), card)),
            asked=asked,
            told=f"{ROB} casts {card}{told_as}",
            says=((Priority, ROB, Cast(card, pay="auto")),),
            legal=Say(yes=True) if asked == ALEX else None,
        )

    return way


def _ascension(told: Initialized) -> Route:
    card = "Luminarch Ascension"
    need(told, card)
    return Route(
        position=state(told, dealt(duel(told, step="postcombat_main"), (ALEX, card))),
        asked=ALEX,
        told=f"{ALEX} controls {card} as {ROB}'s turn ends",
        legal=Say(yes=True),
    )


def _pay(told: Initialized) -> Route:
    creature = payable(told)
    land = lands(creature)[0]
    theirs = f"{ALEX}'s {land}"
    table = dealt(duel(told), (ALEX, Listed(theirs, land)))
    return Route(
        position=state(told, with_hand_and_lands(told, table, creature)),
        asked=ROB,
        told=f"{ROB} casts {creature} without saying how it is paid",
        says=((Priority, ROB, Cast(creature)),),
        legal=Pay("auto"),
        illegal=Pay((theirs,)),
        fault=f"{ROB} pays with a land of {ALEX}",
    )


ROUTES: Final[Mapping[type[Decision], tuple[Way, ...] | str]] = {
    Priority: (_priority,),
    DeclareAttackersAsked: (combat_routes.attack,),
    DeclareBlockersAsked: (combat_routes.block,),
    OrderObjects: (combat_routes.blockers_in_order,),
    AssignDamageAsked: (combat_routes.damage,),
    ChooseObjects: (_discard,),
    ChoosePlayer: (_defending_player, _protector),
    ChooseTargets: tuple(
        map(_target, ("Lightning Bolt", "Shock", "Giant Growth", "Murder", "Unsummon"))
    ),
    OrderTriggers: tuple(map(combat_routes.triggers, ("Pulse Tracker", "Agate-Blade Assassin"))),
    Mulligan: (_keep,),
    BottomCards: (_bottom,),
    OpeningHand: tuple(map(_begin_with, ("Leyline of Sanctity", "Leyline of Vitality"))),
    ChooseMode: (
        _cast("Tooth and Nail", " without choosing modes"),
        _cast("Teferi's Moat", ", for which a color is chosen"),
    ),
    YesNo: (_ascension, _cast("Snake of the Golden Grove", ", which has tribute", asked=ALEX)),
    Number: "no card of the catalogue lets anybody name a number",
    PayAsked: (_pay,),
    ChanceAsked: (_shuffle,),
}
"""The routes to each kind of decision, the most modest first, or why there is none."""
