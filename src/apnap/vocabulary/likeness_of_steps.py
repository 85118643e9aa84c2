"""
Phrases that a step may have meant which is none.

A step is compared as a whole: what it says of whom, in whatever order. Players, objects and numbers
count as the gaps that they would fill, words by how few phrases have them; what helps to tell
phrases apart stands in their help as well.
"""

from __future__ import annotations

import functools
import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from difflib import SequenceMatcher
from typing import Final

from apnap.protocol import Record
from apnap.vocabulary.phrases import Phrase
from apnap.vocabulary.reading_lists import NUMBERS, Scope

_ENOUGH: Final = 0.45
_LAST: Final = 0.7
"""A phrase that is so much less like the step than the best one is not named."""
_OF_HELP: Final = 0.4
_OF_FORM: Final = 0.5
_OF_GAP: Final = 0.6
_STEM: Final = 4
_LONGEST: Final = 600
"""So many characters of a step are compared: no phrase is longer with all its names."""

_NEARLY: Final = 1e-9
_KINDS: Final = 8
"""Of so many collections of phrases is known what is compared: there is one for each keyword."""

_TOKEN: Final = re.compile(r"\{\w+\}|[a-z]+")
_NUMBER: Final = re.compile(rf"\b(?:\d+|{'|'.join(NUMBERS)})\b")
_NAME: Final = re.compile(r"[A-Z][\w'-]*(?: (?:of |the )?[A-Z][\w'-]*)*")
_HAS_THERE: Final = re.compile(r"\bhas (.+) on the battlefield\b")
_GAPS: Final[Mapping[str, str]] = {
    "players": "player",
    "objects": "object",
    "names": "object",
    "target": "object",
    "times": "number",
}
_MEANS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("dead", "died", "dies", "destroyed", "killed"), "graveyard"),
    **dict.fromkeys(("winner", "wins"), "won"),
    **dict.fromkeys(("loses", "lost", "out"), "left the game"),
    **dict.fromkeys(("picks", "selects"), "chooses"),
    **dict.fromkeys(("contains", "includes"), "holds"),
    **dict.fromkeys(("go", "advance", "continue"), "play goes on"),
    "ready": "controls untapped creatures on the battlefield",
    **dict.fromkeys(("gain", "gains"), "has"),
    **dict.fromkeys(("draws", "drew", "drawn"), "has cards in hand"),
    **dict.fromkeys(("flying", "trample", "haste", "vigilance", "deathtouch"), "keyword"),
}
"""Words that people say and no phrase has, and those that phrases have for them."""
_Words = Mapping[str, float]


class _Known(Record, frozen=True):
    """What there is to know of phrases, whatever is compared with them."""

    rarity: _Words
    words: tuple[_Words, ...]
    """Of each phrase, with their weights."""
    forms: tuple[str, ...]


def likely(text: str, phrases: Sequence[Phrase], scope: Scope, most: int = 3) -> tuple[Phrase, ...]:
    """Return the phrases that a text is most like, the best first; none if none is like it."""
    known = _known(tuple((phrase.pattern, phrase.help) for phrase in phrases))
    said = _said(text[:_LONGEST], scope)
    words = _weighted(_counted(said), known.rarity)
    shared = [_shared(words, own) for own in known.words]
    scores: dict[int, float] = {}
    bar = _ENOUGH
    for at in sorted(range(len(phrases)), key=lambda at: -shared[at]):
        if shared[at] + _OF_FORM < bar:
            break  # however alike the form is: neither this one nor those that come after it
        least = (bar - shared[at]) / _OF_FORM - _NEARLY
        score = shared[at] + _OF_FORM * _alike(said, known.forms[at], least)
        if score >= bar:
            scores[at] = score
            best = sorted(scores.values(), reverse=True)
            bar = max(_ENOUGH, best[0] * _LAST, *best[most - 1 : most])
    found = sorted(scores, key=lambda at: (-scores[at], at))
    return tuple(phrases[at] for at in found[:most] if scores[at] >= bar)


@functools.lru_cache(maxsize=_KINDS)
def _known(phrases: tuple[tuple[str, str], ...]) -> _Known:
    """Return what there is to know of phrases, each a pattern and its help."""
    forms = [_written(pattern) for pattern, _ in phrases]
    own = [_own(form, help_) for form, (_, help_) in zip(forms, phrases, strict=True)]
    rarity = _rarity(own)
    return _Known(
        rarity,
        tuple(_weighted(words, rarity) for words in own),
        tuple(form.rstrip(":") for form in forms),
    )


def _said(text: str, scope: Scope) -> str:
    """Return a text in lower case, with gaps where there are players, objects and numbers."""
    for gap, known in (("object", scope.objects), ("player", scope.players)):
        there = (name for name in known if name in text)
        for name in sorted(there, key=len, reverse=True):
            text = re.sub(rf"\b{re.escape(name)}\b", f"{{{gap}}}", text)
    text = _NAME.sub(lambda name: "{player}" if " " not in name[0] else "{object}", text)
    text = _NUMBER.sub("{number}", text.lower())
    text = _HAS_THERE.sub(r"controls \1", text)
    return _TOKEN.sub(lambda word: _MEANS.get(word[0], word[0]), text)


def _written(pattern: str) -> str:
    """Return the pattern of a phrase, with alike gaps for alike things."""
    return re.sub(r"\{(\w+)\}", lambda gap: f"{{{_GAPS.get(gap[1], gap[1])}}}", pattern)


def _counted(text: str) -> Counter[str]:
    """Return the stems of the words of a text, and its gaps."""
    found = _TOKEN.findall(text.lower())
    return Counter(one if one.startswith("{") else one[:_STEM] for one in found)


def _rarity(phrases: Sequence[_Words]) -> _Words:
    """Return the weight of each word: the fewer phrases have it, the more it says."""
    having = Counter(word for words in phrases for word in words)
    return {
        word: math.log(1 + len(phrases) / count) * (_OF_GAP if word.startswith("{") else 1)
        for word, count in having.items()
    }


def _own(form: str, help_: str) -> _Words:
    """Return the words of a phrase, and those of its help, which count less."""
    return {**dict.fromkeys(_counted(help_), _OF_HELP), **_counted(form)}


def _weighted(words: _Words, rarity: _Words) -> _Words:
    """Return the words with their weights, so that all together have the length 1."""
    usual = max(rarity.values(), default=1.0)
    weights = {word: count * rarity.get(word, usual) for word, count in words.items()}
    length = math.sqrt(sum(weight * weight for weight in weights.values())) or 1.0
    return {word: weight / length for word, weight in weights.items()}


def _shared(words: _Words, own: _Words) -> float:
    """Return how much two collections of words have in common: 1 if they are the same."""
    return sum(weight * own.get(word, 0.0) for word, weight in words.items())


def _alike(said: str, form: str, least: float) -> float:
    """Return how alike two texts are as they are written; 0 if that is less than `least`."""
    both = SequenceMatcher(None, said, form, autojunk=False)
    if both.real_quick_ratio() < least or both.quick_ratio() < least:
        return 0.0
    return both.ratio()


def patterns(phrases: Iterable[Phrase]) -> str:
    """Return phrases as a list in a sentence."""
    return ", ".join(f"`{phrase.pattern}`" for phrase in phrases)
