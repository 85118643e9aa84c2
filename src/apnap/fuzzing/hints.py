"""
Which cards, tables and steps a rule speaks of, by its words: of its caption and of its section.

A card is meant if one of these words is among its keywords and types, or in what is said of it in a
sentence; a table or a step, if it is in its name. Words that hardly tell cards apart mean nothing.
Whether players leave, or figures are unusual, is told by its caption, and by the words of whoever
implements it.
"""

from __future__ import annotations

import functools
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import fsum, log
from typing import Final, get_args

from msgspec.structs import replace

from apnap.driver.position import CALM
from apnap.protocol import EditionDate, NotARuleNumberError, RuleKnown, RuleNumber, Step
from apnap.protocol.catalogue import Card, catalogue
from apnap.rulebooks import load
from apnap.suite import load_captions

_WORD: Final = re.compile(r"[a-z][a-z'-]{3,}")
_ENDINGS: Final = ("ing", "es", "ed", "s")
_IDLE: Final = frozenset(
    ("option", "player", "multiplayer", "step", "with", "from", "that", "when", "which")
)
"""Words that say nothing of what is played."""

LEAVING: Final = "way:leaving"
DYING: Final = "way:dying"
POISON: Final = "way:poison"
HANDS: Final = "way:hands"
LIBRARIES: Final = "way:libraries"
MANA: Final = "way:mana"
"""What is meant if rules speak of players who leave or lose, of poison counters, and so on."""

WAYS: Final[Mapping[str, frozenset[str]]] = {
    LEAVING: frozenset(("leav", "left", "conced", "los", "lose", "depart")),
    DYING: frozenset(("los", "lose", "lost", "life", "lif", "leav", "left")),
    POISON: frozenset(("poison",)),
    HANDS: frozenset(("hand", "discard", "maximum", "cleanup")),
    LIBRARIES: frozenset(("library", "librari", "draw", "drawn")),
    MANA: frozenset(("mana", "unspent")),
}
"""By which words rules speak of them."""
_STEPS: Final[tuple[Step, ...]] = get_args(Step)

_TABLES: Final = "8"
"""What begins so is about tables: the rules of games of more than two."""

_OF_TWO: Final = " 2 players"
"""What is in the name of a table of two."""

_BEGINNING: Final = "103."
_YET_TO_BEGIN: Final = "before the first turn"
"""What rules that begin so are about, as tables have it."""

_AKIN: Final = 5
"""So many rules at most are akin to those that are asked about."""

_FEW: Final = 0.06
_HALF: Final = 0.5
"""Of all cards, and of all tables, so many have a word at most that tells them apart."""


def meant(
    rules: Sequence[str],
    edition: EditionDate,
    tables: Iterable[str],
    known: Iterable[RuleKnown] = (),
) -> Mapping[str, float]:
    """
    Return of which cards, tables and steps rules speak, and in which ways games are unusual.

    Each has its share in all cards, or tables, that are meant: the more, the fewer are so called.
    Before the name of a table stands `table:`, before that of a step `step:`. `known` are rules as
    an engine has them in its own words, which tell of ways, such as players who leave, where
    captions do not.
    """
    words = frozenset(word for rule in rules for word in _of_rule(rule, edition))
    shares = {**_shares(words, _cards(), _FEW), **_steps(words), **_tables(rules, words, tables)}
    own = (one.summary for one in known if is_asked(one.numbers.get(edition, ""), rules))
    told = words.union(*map(_stems, own))
    return {**shares, **{way: 1.0 for way, by in WAYS.items() if told & by}}


def akin(rules: Sequence[str], edition: EditionDate, known: Iterable[RuleKnown]) -> Sequence[str]:
    """
    Return other rules of which an engine says in its own words what captions say of these.

    What a rule says of many players is often done where another rule is applied, in another
    section. Those beside a rule are not told: they are near it anyway.
    """
    beside = tuple(map(_whole, rules))
    said: defaultdict[str, frozenset[str]] = defaultdict(frozenset)
    for one in known:
        number = one.numbers.get(edition, "")
        if number and not is_asked(number, beside):
            said[number] |= _stems(f"{one.name.replace('_', ' ')} {one.summary}")
    often = Counter(word for words in said.values() for word in words)
    asked = frozenset(word for rule in rules for word in _stems(_caption(rule, edition)))
    near = {
        number: fsum(log(len(said) / often[word]) ** 2 for word in words & asked)
        for number, words in said.items()
    }
    return sorted(filter(near.get, near), key=lambda number: (-near[number], number))[:_AKIN]


def _whole(rule: str) -> str:
    """Return the rule to which one with a letter belongs."""
    try:
        return str(replace(RuleNumber.parse(rule), letter=""))
    except NotARuleNumberError:
        return rule


def _tables(
    rules: Sequence[str], words: frozenset[str], tables: Iterable[str]
) -> Mapping[str, float]:
    """Return the shares of tables, if rules are about them; of all of several if of none more."""
    if any(one.startswith(_BEGINNING) for one in rules):
        words |= _stems(_YET_TO_BEGIN)
    elif not any(one.startswith(_TABLES) for one in rules):
        return {}
    names = {f"table:{one}": _stems(one.replace("_", " ")) for one in tables}
    several = [one for one in names if _OF_TWO not in one]
    return _shares(words, names, _HALF) or {one: 1 / len(several) for one in several}


def _steps(words: frozenset[str]) -> Mapping[str, float]:
    """Return the calm steps in which a game begins that soon comes to a step words speak of."""
    calm = [_calm(step) for step in _STEPS if any(_is_akin(step, word) for word in words)]
    return {f"step:{step}": calm.count(step) / len(calm) for step in dict.fromkeys(calm)}


def _is_akin(step: Step, word: str) -> bool:
    """Tell whether a word, or one made of it, is in a step's name."""
    named = _stems(step.replace("_", " "))
    return any(one.startswith(word) or word.startswith(one) for one in named)


def _calm(step: Step) -> Step:
    """Return the last calm step until a step; the one before the untap step is of another turn."""
    until = _STEPS[: _STEPS.index(step) + 1]
    return next((one for one in reversed(until) if one in CALM), CALM[-1])


def _shares(
    words: frozenset[str], known: Mapping[str, frozenset[str]], few: float
) -> Mapping[str, float]:
    """Return the share of each thing in all that have one of the words that are seldom."""
    count = Counter(word for has in known.values() for word in has & words)
    seldom = {word: 1 / times for word, times in count.items() if times <= few * len(known)}
    found = {name: fsum(seldom.get(word, 0) for word in has) for name, has in known.items()}
    whole = fsum(found.values())
    return {name: part / whole for name, part in found.items() if part}


def _of_rule(rule: str, edition: EditionDate) -> frozenset[str]:
    """Return the words of a rule's caption, and of what its section is called."""
    try:
        number = RuleNumber.parse(rule)
    except NotARuleNumberError:
        return frozenset()
    known = load(edition).rules
    above = (replace(number, rule=0, letter=""), replace(number, letter=""))
    texts = [known[one].title for one in above if one in known]
    texts.append(_caption(rule, edition))
    return frozenset(word for text in texts for word in _stems(text))


def _caption(rule: str, edition: EditionDate) -> str:
    """Return the caption of a rule; nothing for what is no rule."""
    try:
        RuleNumber.parse(rule)
    except NotARuleNumberError:
        return ""
    return load_captions().title(rule, edition)


@functools.cache
def _cards() -> Mapping[str, frozenset[str]]:
    """Return the words of each card."""
    return {name: _stems(_said(card)) for name, card in catalogue().items()}


def _said(card: Card) -> str:
    parts = (card.summary, *card.keywords, *card.types, *card.subtypes)
    return " ".join(parts)


def _stems(text: str) -> frozenset[str]:
    """Return the words of a text without their endings."""
    return frozenset(map(_stem, _WORD.findall(text.lower()))) - _IDLE


def _stem(word: str) -> str:
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) > 2:  # noqa: PLR2004 - of a word
            return word.removesuffix(ending).rstrip("e")
    return word.rstrip("e")


def is_asked(rule: str, asked: Sequence[str]) -> bool:
    """Tell whether a rule, or an entry of the glossary, is or stands below one asked about."""
    return any(rule == one or _is_below(rule, one) for one in asked)


def _is_below(rule: str, other: str) -> bool:
    try:
        return RuleNumber.parse(rule).is_part_of(RuleNumber.parse(other))
    except NotARuleNumberError:
        return False
