"""
What may stand in the gaps of a phrase.

Every kind of gap has a reader: text in, value out, `WordError` if it does not fit. Readers
know the names of the scenario so far, so that "Stand or Fall and Gray Ogre" is two names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from apnap.protocol import AttackOption, Step, Variant
from apnap.protocol.near_names import near
from apnap.protocol.variants import (
    ALTERNATING_TEAMS,
    EMPEROR,
    FREE_FOR_ALL,
    GRAND_MELEE,
    TEAM_VS_TEAM,
    TWO_HEADED_GIANT,
)
from apnap.vocabulary.reading_lists import (
    LINKING,
    Reader,
    Scope,
    WordError,
    listing,
    number,
    parts,
)

TIMES: Final = {"once": 1, "twice": 2}
COLORS: Final = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
STEPS: Final[Mapping[str, Step]] = {
    "untap step": "untap",
    "upkeep": "upkeep",
    "draw step": "draw",
    "precombat main phase": "precombat_main",
    "beginning of combat": "beginning_of_combat",
    "declare attackers step": "declare_attackers",
    "declare blockers step": "declare_blockers",
    "first-strike damage step": "first_strike_damage",
    "combat damage step": "combat_damage",
    "end of combat": "end_of_combat",
    "postcombat main phase": "postcombat_main",
    "end step": "end_step",
    "cleanup step": "cleanup",
}
VARIANTS: Final[Mapping[str, Variant]] = {
    "Two-Headed Giant": TWO_HEADED_GIANT,
    "Alternating Teams": ALTERNATING_TEAMS,
    "Team vs. Team": TEAM_VS_TEAM,
    "Emperor": EMPEROR,
    "Free-for-All": FREE_FOR_ALL,
    "Grand Melee": GRAND_MELEE,
    "shared team turns": Variant("multiple", shared_team_turns=True, hands="team"),
}
ATTACKS: Final[Mapping[str, AttackOption]] = {
    "with attack left": "left",
    "with attack right": "right",
    "without attack options": "one_opponent",
}
PLAYERS: Final = (
    *("Rob", "Alex", "Carissa", "Dana", "Eve", "Finn", "Gus", "Hana"),
    *("Ivan", "Judy", "Karl", "Lena", "Milo", "Nina", "Omar", "Pia"),
)
"""How players are called in the suite, in the order in which scenarios need them."""

_NO_GAME: Final = (
    ": no game is set up before this step, with a phrase such as "
    "`Given a free-for-all between Rob and Alex`"
)
_PLAYER: Final = re.compile(r"[A-Z][\w-]*")
_WORD: Final = re.compile(r"[\w'-]+")
_PLAIN: Final = re.compile(r"[a-z0-9+/ -]+")
_KEYWORD: Final = re.compile(r"[a-z][a-z ]*!?( \d+| (\{\w+\})+)?")


def player(text: str, scope: Scope) -> str:
    """Read the name of a player of this game."""
    if text in scope.players:
        return text
    known = f": {', '.join(scope.players)} do" if scope.players else _NO_GAME

    def meant() -> str:
        return "".join(f" (did you mean {one}?)" for one in near(text, scope.players, most=1))

    raise WordError(
        f"nobody called {text!r} plays in this scenario{known}", meant, certain=bool(scope.players)
    )


def players(text: str, scope: Scope) -> tuple[str, ...]:
    """Read a list of players of this game."""
    return tuple(listing(text, lambda part: player(part, scope)))


def new_players(text: str, scope: Scope) -> tuple[str, ...]:
    """Read a list of names for players."""
    return tuple(listing(text, lambda part: new_player(part, scope)))


def new_player(text: str, _: Scope) -> str:
    """Read a name for a player."""
    if not _PLAYER.fullmatch(text):
        raise WordError(f"{text!r} is no name for a player: one word with a capital letter")
    return text


def variant(text: str, _: Scope) -> Variant:
    """Read the name of a variant."""
    if text in VARIANTS:
        return VARIANTS[text]
    raise WordError(f"{text!r} is no variant: {', '.join(VARIANTS)}")


def attack(text: str, _: Scope) -> AttackOption:
    """Read which option for attacks is used."""
    if text in ATTACKS:
        return ATTACKS[text]
    raise WordError(f"{text!r} is no option for attacks: {', '.join(ATTACKS)}")


def one_object(text: str, scope: Scope) -> str:
    """Read the name of an object of this scenario."""
    if text in scope.objects:
        return text

    def meant() -> str:
        if text in scope.players:
            return f" ({text} is a player)"
        ends = sorted(name for name in scope.objects if name.endswith(text) or text.endswith(name))
        alike = ends or near(text, {*scope.objects, *scope.players})
        return f" (there is {', '.join(alike)})" if alike else ""

    raise WordError(f"nothing is called {text!r} in this scenario", meant)


def objects(text: str, scope: Scope) -> tuple[str, ...]:
    """Read a list of objects of this scenario."""
    return tuple(listing(text, lambda part: one_object(part, scope)))


def target(text: str, scope: Scope) -> str:
    """Read the name of a player or of an object of this scenario."""
    return text if text in scope.players else one_object(text, scope)


def names(text: str, scope: Scope) -> tuple[str, ...]:
    """Read a list of players, objects and plain lower-case words (modes, colours, piles)."""

    def name(part: str) -> str:
        plain = _PLAIN.fullmatch(part) and not LINKING.intersection(part.split()[:1])
        return part if plain else target(part, scope)

    return tuple(listing(text, name))


def new_names(text: str, scope: Scope) -> tuple[str, ...]:
    """Read a list of new names for objects that exist already."""

    def name(part: str) -> str:
        if part in scope.objects or part in scope.players:
            raise WordError(f"{part!r} is the name of something else")
        if not all(map(_WORD.fullmatch, part.split())) or LINKING.intersection(part.split()):
            raise WordError(f"{part!r} is no name")
        return part

    return tuple(listing(text, name))


def times(text: str, scope: Scope) -> int:
    """Read how often: once, twice, three times, 4 times."""
    word, _, rest = text.partition(" ")
    if rest == "times":
        return number(word, scope)
    if text in TIMES:
        return TIMES[text]
    raise WordError(f"{text!r} does not say how often")


def step(text: str, _: Scope) -> Step:
    """Read the name of a step or main phase."""
    if text in STEPS:
        return STEPS[text]
    raise WordError(f"{text!r} is no step: {', '.join(STEPS)}")


def counters(text: str, _: Scope) -> str:
    """Read a kind of counter, such as `loyalty` or `+1/+1`."""
    return text


def keyword(text: str, _: Scope) -> str:
    """Read a keyword ability, with its parameter if any, as the files in `cards/` write it."""
    if _KEYWORD.fullmatch(text):
        return text
    raise WordError(f"{text!r} is no keyword: it is written in lower case, such as `first strike`")


def colors(text: str, _: Scope) -> frozenset[str]:
    """Read colours, as letters: `red`, `white and blue`; none for `colorless`."""

    def color(part: str) -> str:
        if part not in COLORS:
            raise WordError(f"{part!r} is no color: {', '.join(COLORS)}, colorless")
        return COLORS[part]

    return frozenset() if text == "colorless" else frozenset(listing(text, color))


def modes(text: str, _: Scope) -> tuple[str, ...]:
    """Read a list of modes: lower-case words, joined by commas and "and"."""
    said = parts(text)
    wrong = next((part for part in said if not _PLAIN.fullmatch(part)), None)
    if wrong is not None:
        raise WordError(f"{wrong!r} is no mode: plain words in lower case")
    return said


def or_nothing(read: Callable[[str, Scope], tuple[str, ...]]) -> Reader:
    """Return a reader of lists that may be empty: `nothing`."""
    return lambda text, scope: () if text == "nothing" else read(text, scope)


def yes(text: str, _: Scope) -> bool:
    """Read a cell that says yes or no."""
    if text not in ("yes", "no"):
        raise WordError(f"{text!r} is neither yes nor no")
    return text == "yes"


def anything(text: str, _: Scope) -> str:
    """Read any text."""
    return text


READERS: Final[Mapping[str, Reader]] = {
    "player": player,
    "players": players,
    "object": one_object,
    "objects": objects,
    "names": names,
    "target": target,
    "number": number,
    "times": times,
    "step": step,
    "kind": counters,
    "keyword": keyword,
    "colors": colors,
    "variant": variant,
    "attack": attack,
}
"""The reader of each kind of gap, unless a phrase has one of its own."""
