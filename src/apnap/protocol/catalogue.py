"""
The real cards that scenarios use: their characteristics as data.

Each card, each back face and each token is one file in `cards/`, named by the slug of its
name. The files hold facts and no card text; what a card does, `Card.summary` tells people in a
sentence of ours. How an ability works is for the engine to know; `Card.abilities` says how many
there are beyond the keywords, and of which kinds.
"""

import functools
import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Final, Literal

import msgspec

from apnap.protocol.bounds import Integer, Many, Text
from apnap.protocol.near_names import closest
from apnap.protocol.record import Record, doc
from apnap.protocol.resources import folder

Color = Literal["W", "U", "B", "R", "G"]
Mana = Literal["W", "U", "B", "R", "G", "C"]
Supertype = Literal["Basic", "Legendary", "Snow", "World"]
CardType = Literal[
    "Artifact",
    "Battle",
    "Creature",
    "Enchantment",
    "Instant",
    "Kindred",
    "Land",
    "Planeswalker",
    "Sorcery",
]
AbilityKind = Literal["activated", "triggered", "static", "spell", "replacement"]

BASIC_LANDS: Final[Mapping[Color, str]] = {
    "W": "Plains",
    "U": "Island",
    "B": "Swamp",
    "R": "Mountain",
    "G": "Forest",
}
"""The basic land types, by the color of the mana that their lands make (305.6)."""

MANA_COST: Final = r"^(\{(0|[1-9][0-9]*|[WUBRGCX])\})+$"
"""What a mana cost looks like: symbols in braces, generic mana as one number."""

_SYMBOL: Final = re.compile(r"\{([^}]+)\}")
_NOT_IN_SLUG: Final = re.compile(r"[^a-z0-9]+")


class Card(Record, frozen=True, kw_only=True):
    """The printed characteristics of one card, of one face of a card, or of a token."""

    name: Annotated[
        Text,
        doc(
            "The name in English; a token's is its subtypes and `Token`, a Role's the name that it "
            "has and `Role Token`."
        ),
    ]
    summary: Annotated[
        str,
        doc(
            "What it is and does, in one sentence of ours; for readers, no engine needs it.",
            max_length=140,
            pattern=r"^An? [^\n]+\.$",
        ),
    ]
    mana_cost: Annotated[
        Annotated[Text, msgspec.Meta(pattern=MANA_COST)] | None,
        doc("Symbols in braces, such as `{1}{G}`; null: no mana cost (lands, tokens, back faces)."),
    ]
    colors: Annotated[Many[Color], doc("The colours, in the order WUBRG; empty: colourless.")]
    supertypes: Annotated[Many[Supertype], doc("The supertypes, in printed order.")] = ()
    types: Annotated[Many[CardType], doc("The card types, in printed order.", min_length=1)]
    subtypes: Annotated[Many[Text], doc("The subtypes, in printed order.")] = ()
    power: Annotated[Integer | None, doc("Printed power; null: not a creature.")] = None
    toughness: Annotated[Integer | None, doc("Printed toughness; null: not a creature.")] = None
    loyalty: Annotated[
        Integer | None, doc("Loyalty counters it enters with; null: not a planeswalker.")
    ] = None
    defense: Annotated[
        Integer | None, doc("Defense counters it enters with; null: not a battle.")
    ] = None
    keywords: Annotated[
        Many[Text],
        doc(
            "The keyword abilities in printed order, in lower case, with their parameter if any: "
            "`flying`, `mountainwalk`, `amplify 3`, `morph {5}{U}{U}`."
        ),
    ] = ()
    abilities: Annotated[
        Many[AbilityKind],
        doc(
            "The kinds of its printed abilities that are neither keywords nor listed in `produces`,"
            " in printed order, one per paragraph. `spell`: what an instant or sorcery does when "
            "it resolves; `replacement`: changes how the card enters or another event; `static`: "
            "any other statement that is simply true, costs and limits of casting it included."
        ),
    ] = ()
    produces: Annotated[
        Many[Mana],
        doc("Kinds of mana of which it makes one by being tapped; several: one of them."),
    ] = ()
    back: Annotated[Text | None, doc("Name of its back face; null: it has one face.")] = None
    token: Annotated[bool, doc("Whether it is a token rather than a card.")] = False


class CardFileError(ValueError):
    """A file of the catalogue is not a card."""

    def __init__(self, path: Path, reason: str) -> None:
        """Say that the file at `path` is no card, and for which `reason`."""
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


class UnknownCardError(LookupError):
    """A name that the catalogue does not know."""

    def __init__(self, name: str, close: tuple[str, ...]) -> None:
        """Say that no card is called `name`; `close` are the names that resemble it, best first."""
        hint = f"did you mean {' or '.join(close)}?" if close else "no name resembles it"
        super().__init__(f"no card in the catalogue is called {name!r}: {hint}")
        self.name = name
        self.close = close


@functools.lru_cache(maxsize=10_000)
def slug(name: str) -> str:
    """
    Return the name of a card's file without its suffix.

    Lower case, accents and apostrophes dropped, every other gap one hyphen.
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return _NOT_IN_SLUG.sub("-", plain.lower().replace("'", "")).strip("-")


def read_cards(where: Path) -> Mapping[str, Card]:
    """
    Read the card files in the folder `where`, and return the cards by name.

    Raises `CardFileError` where a file is not a card or does not bear the slug of its name.
    """
    cards: dict[str, Card] = {}
    for path in sorted(where.glob("*.json")):
        try:
            card = msgspec.json.decode(path.read_bytes(), type=Card)
        except msgspec.DecodeError as error:
            raise CardFileError(path, str(error)) from error
        if path.stem != slug(card.name):
            raise CardFileError(path, f"{card.name} belongs in {slug(card.name)}.json")
        cards[card.name] = card
    return MappingProxyType(cards)


@functools.cache
def catalogue() -> Mapping[str, Card]:
    """Return every card of the catalogue by name, back faces and tokens included."""
    return read_cards(folder("cards"))


def find(name: str) -> Card:
    """Return the card called exactly `name`; otherwise raise `UnknownCardError`."""
    try:
        return catalogue()[name]
    except KeyError:
        close = closest(name, catalogue())
        raise UnknownCardError(name, close) from None


def is_plain(card: Card) -> bool:
    """Tell whether a card is a creature without abilities or a basic land: its looks say all."""
    basic = "Basic" in card.supertypes or "Creature" in card.types
    return basic and not (card.keywords or card.abilities)


def mana_value(card: Card) -> int:
    """
    Return the total of the mana in a card's cost, X counted as 0.

    A back face has the mana value of its front (202.3b); without any mana cost it is 0.
    """
    fronts = (front for front in catalogue().values() if front.back == card.name)
    cost = next(fronts, card).mana_cost or ""
    return sum(map(_worth, _SYMBOL.findall(cost)))


def _worth(symbol: str) -> int:
    """Return what one symbol of a cost adds to the mana value."""
    if symbol == "X":
        return 0
    return int(symbol) if symbol.isdecimal() else 1
