"""
Phrases that a step may have meant which is none.

A step is compared as a whole: what it says of whom, in whatever order. Players, objects and numbers
count as the gaps that they would fill, words by how few phrases have them; what helps to tell
phrases apart stands in their help as well.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from difflib import SequenceMatcher
from typing import Final

from apnap.vocabulary.phrases import Phrase
from apnap.vocabulary.reading_lists import NUMBERS, Scope

_ENOUGH: Final = 0.45
_LAST: Final = 0.7
"""A phrase that is so much less like the step than the best one is not named."""
_OF_HELP: Final = 0.4
_OF_FORM: Final = 0.5
_OF_GAP: Final = 0.6
_STEM: Final = 4
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
    **dict.fromkeys(("flying", "trample", "haste", "vigilance", "deathtouch"), "keyword"),
}
"""Words that people say and no phrase has, and those that phrases have for them."""
_Words = Mapping[str, float]


def likely(text: str, phrases: Sequence[Phrase], scope: Scope, most: int = 3) -> tuple[Phrase, ...]:
    """Return the phrases that a text is most like, the best first; none if none is like it."""
    said = _said(text, scope)
    rarity = _rarity(phrases)
    words = _weighted(_counted(said), rarity)
    scored = sorted(
        ((_score(said, words, phrase, rarity), at) for at, phrase in enumerate(phrases)),
        key=lambda one: (-one[0], one[1]),
    )
    best = scored[0][0] if scored else 0.0
    least = max(_ENOUGH, best * _LAST)
    return tuple(phrases[at] for score, at in scored[:most] if score >= least)


def _said(text: str, scope: Scope) -> str:
    """Return a text in lower case, with gaps where there are players, objects and numbers."""
    for gap, known in (("object", scope.objects), ("player", scope.players)):
        for name in sorted(known, key=len, reverse=True):
            text = re.sub(rf"\b{re.escape(name)}\b", f"{{{gap}}}", text)
    text = _NAME.sub(lambda name: "{player}" if " " not in name[0] else "{object}", text)
    text = _NUMBER.sub("{number}", text.lower())
    text = _HAS_THERE.sub(r"controls \1", text)
    return _TOKEN.sub(lambda word: _MEANS.get(word[0], word[0]), text)


def _written(phrase: Phrase) -> str:
    """Return the pattern of a phrase, with alike gaps for alike things."""
    return re.sub(r"\{(\w+)\}", lambda gap: f"{{{_GAPS.get(gap[1], gap[1])}}}", phrase.pattern)


def _counted(text: str) -> Counter[str]:
    """Return the stems of the words of a text, and its gaps."""
    found = _TOKEN.findall(text.lower())
    return Counter(one if one.startswith("{") else one[:_STEM] for one in found)


def _rarity(phrases: Sequence[Phrase]) -> _Words:
    """Return the weight of each word: the fewer phrases have it, the more it says."""
    having: Counter[str] = Counter()
    for phrase in phrases:
        having.update(_own(phrase).keys())
    return {
        word: math.log(1 + len(phrases) / count) * (_OF_GAP if word.startswith("{") else 1)
        for word, count in having.items()
    }


def _own(phrase: Phrase) -> _Words:
    """Return the words of a phrase, and those of its help, which count less."""
    own: Mapping[str, float] = _counted(_written(phrase))
    help_ = dict.fromkeys(_counted(phrase.help), _OF_HELP)
    return {**help_, **own}


def _weighted(words: _Words, rarity: _Words) -> _Words:
    """Return the words with their weights, so that all together have the length 1."""
    usual = max(rarity.values(), default=1.0)
    weights = {word: count * rarity.get(word, usual) for word, count in words.items()}
    length = math.sqrt(sum(weight * weight for weight in weights.values())) or 1.0
    return {word: weight / length for word, weight in weights.items()}


def _score(said: str, words: _Words, phrase: Phrase, rarity: _Words) -> float:
    own = _weighted(_own(phrase), rarity)
    shared = sum(weight * own.get(word, 0.0) for word, weight in words.items())
    form = SequenceMatcher(None, said, _written(phrase).rstrip(":"), autojunk=False).ratio()
    return shared + _OF_FORM * form


def patterns(phrases: Iterable[Phrase]) -> str:
    """Return phrases as a list in a sentence."""
    return ", ".join(f"`{phrase.pattern}`" for phrase in phrases)
