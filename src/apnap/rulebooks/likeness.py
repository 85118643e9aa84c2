"""
How alike texts of rules are, to find a rule again that was renumbered and reworded.

Texts are compared by their words, a rare word counting for more than a common one; the numbers
of rules that are referred to do not count, for they move whenever anything else does.
"""

import math
import re
from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import Final

import msgspec

from apnap.protocol import RuleNumber
from apnap.rulebooks.fingerprints import normalized

ENOUGH: Final = 0.5
"""From which likeness on two texts under different numbers count as the same rule."""
ENOUGH_IN_PLACE: Final = 0.25
"""From which likeness on two texts under one number do."""

_WORD: Final = re.compile(r"[a-z0-9+/'-]+")
_REFERENCE: Final = re.compile(r"\b[1-9][0-9]{2}(?:\.[0-9]+[a-z]?)?\b")
_COMMON: Final = 8
"""A word that more than one text in so many has does not make two texts candidates."""
_FEW: Final = 40
"""Among so few texts, no word is too common."""
_CLOSE: Final = 0.05
"""How much likeness it is worth to stay under the same number."""

Texts = Mapping[RuleNumber, str]
_Weights = Mapping[str, float]


class Match(msgspec.Struct, frozen=True):
    """A rule of the old book found again in the new one."""

    old: RuleNumber
    new: RuleNumber
    likeness: float
    """From 0, not a word in common, to 1, the same words."""


def matches(old: Texts, new: Texts) -> tuple[Match, ...]:
    """Return which text became which, each used once, the likest first."""
    told = {
        side: {n: _words(text) for n, text in texts.items()}
        for side, texts in (("old", old), ("new", new))
    }
    found_in = Counter(
        word for words in (*told["old"].values(), *told["new"].values()) for word in words
    )
    total = len(old) + len(new)
    rarity = {word: math.log(1 + total / found) for word, found in found_in.items()}
    before = {number: _weighted(words, rarity) for number, words in told["old"].items()}
    after = {number: _weighted(words, rarity) for number, words in told["new"].items()}
    common = {word for word, found in found_in.items() if found * _COMMON > max(total, _FEW)}
    pairs = [
        Match(one, other, _cosine(before[one], after[other]))
        for one, others in _candidates(before, after, common).items()
        for other in others
    ]
    return _once_each(pairs)


def _once_each(pairs: list[Match]) -> tuple[Match, ...]:
    """Return the pairs that are like enough, each number on either side in one of them."""
    gone: set[RuleNumber] = set()
    come: set[RuleNumber] = set()
    found = []
    for pair in sorted(pairs, key=_rank):
        enough = ENOUGH_IN_PLACE if pair.old == pair.new else ENOUGH
        if pair.likeness >= enough and pair.old not in gone and pair.new not in come:
            gone.add(pair.old)
            come.add(pair.new)
            found.append(pair)
    return tuple(found)


def _rank(pair: Match) -> tuple[float, RuleNumber, RuleNumber]:
    return -pair.likeness - (_CLOSE if pair.old == pair.new else 0), pair.old, pair.new


def _words(text: str) -> Counter[str]:
    return Counter(_WORD.findall(_REFERENCE.sub(" ", normalized(text))))


def _weighted(words: Counter[str], rarity: _Weights) -> _Weights:
    """Return the weight of each word, so that all together have the length 1."""
    weights = {word: count * rarity[word] for word, count in words.items()}
    length = math.sqrt(sum(weight * weight for weight in weights.values())) or 1.0
    return {word: weight / length for word, weight in weights.items()}


def _cosine(one: _Weights, other: _Weights) -> float:
    few, many = sorted((one, other), key=len)
    return round(sum(weight * many.get(word, 0.0) for word, weight in few.items()), 4)


def _candidates(
    before: Mapping[RuleNumber, _Weights], after: Mapping[RuleNumber, _Weights], common: set[str]
) -> Mapping[RuleNumber, set[RuleNumber]]:
    """Return for each old rule the new ones that it shares a word with which is not common."""
    having: dict[str, list[RuleNumber]] = defaultdict(list)
    for number, words in after.items():
        for word in words.keys() - common:
            having[word].append(number)
    return {
        number: {other for word in words.keys() - common for other in having.get(word, ())}
        | ({number} & after.keys())
        for number, words in before.items()
    }
