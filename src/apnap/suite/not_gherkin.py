"""What is wrong with a file that is not Gherkin, in words that lead to the mend."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from gherkin.errors import ParserError

from apnap.protocol.counting import counted
from apnap.protocol.near_names import near
from apnap.suite.errors import FeatureError
from apnap.vocabulary.phrases import Keyword
from apnap.vocabulary.whole import VOCABULARY

_KEYWORDS: Final = (
    *("Feature", "Rule", "Background", "Scenario", "Scenario Outline", "Example", "Examples"),
)
_STEPS: Final = ("Given", "When", "Then", "And", "But")
_STAND_FOR: Final[Mapping[str, Keyword]] = {"Given": "given", "When": "when", "Then": "then"}
_HEAD: Final = re.compile(rf"\s*({'|'.join(sorted(_KEYWORDS, key=len, reverse=True))})\b\s*:?")
_WORDS: Final = re.compile(r"\s*([A-Za-z]+(?: Outline)?)")
_SWALLOWED: Final = re.compile(
    r"\s*(?:(Scenario(?: Outline)?|Examples?|Rule|Background)|(Given|When|Then))\b"
)
"""How a line begins that Gherkin takes for a description because a colon is missing."""
_SMALL: Final = re.compile(r"\s*(given|when|then|and|but)\s", re.ASCII)
"""How a line of a scenario begins that Gherkin takes for one because a capital is missing."""
_RIGHT: Final = re.compile(
    rf"\s*(?:(?:{'|'.join(_STEPS)})\s|(?:{'|'.join(_KEYWORDS)}):|[|@]|$)", re.ASCII
)
"""How a line begins that is right in itself, wherever it stands."""
_QUOTES: Final = re.compile(r'\s*(?:"""|```)')
_ENDS: Final = "unexpected end of file"
_TAGGED: Final = "a scenario is missing below its last tags"


def broken(path: Path, error: ParserError, lines: Sequence[str]) -> Iterator[FeatureError]:
    """
    Yield an error for each thing because of which a file cannot be read as Gherkin.

    A line that is right in itself and follows a wrong one is wrong for the parser only, which has
    lost its place: it is left out.
    """
    before = 0
    for one in getattr(error, "errors", None) or [error]:
        at = int((getattr(one, "location", None) or {}).get("line", 1))
        told = str(one).partition("): ")[2] or str(one)
        line = lines[at - 1] if at <= len(lines) else ""
        lost = before and not any(map(_says_something, lines[before : at - 1]))
        if _ENDS in told and before and not any(map(_QUOTES.match, lines)):
            continue
        if not (lost and told.startswith("expected:") and _RIGHT.match(line)):
            yield FeatureError(path, at, f"this is not Gherkin: {_problem(told, line, lines, at)}")
        before = at


def _says_something(line: str) -> bool:
    """Tell whether a line is more than blanks, a comment or tags."""
    return not line.strip().startswith(("#", "@")) and bool(line.strip())


def swallowed(node: Mapping[str, Any], lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield the lines of descriptions that were meant to be more, and what is wrong with them."""
    start = node["location"]["line"]
    described = set(node["description"].splitlines())
    for number, line in enumerate(_first(lines, start, described), start + 1):
        found = _SWALLOWED.match(line) if line in described else None
        small = _SMALL.match(line) if line in described and "steps" in node else None
        if small is not None:
            meant = small[1].capitalize()
            yield number, f"`{line.strip()}` is read as a description: write `{meant} …`"
        if found is not None:
            yield number, f"`{line.strip()}` is read as a description: {_lacking(found)}"
        bare = line.strip() if line in described and "steps" in node and not found else ""
        if bare and not small and (meant := _first_words(bare)):
            yield number, f"`{bare}` is read as a description: {meant} is missing before it"
    for child in node.get("children", ()):
        (inner,) = child.values()
        yield from swallowed(inner, lines)


def _lacking(found: re.Match[str]) -> str:
    """Return why a line that begins with a word of Gherkin is read as a description."""
    word = found[1]
    if found.string.startswith(":", found.end()):
        one = "; one scenario alone begins with `Example:`" if word == "Examples" else ""
        return f"{_order(word)}{one}"
    return f"a colon is missing {f'after `{word}`' if word else 'above, as in `Scenario: …`'}"


def _first(lines: Sequence[str], start: int, described: Collection[str]) -> Iterator[str]:
    """Yield the lines of a description, and what stands among them, from the line after `start`."""
    for at in range(start, len(lines) if described else start):
        line = lines[at]
        if line.strip() and line not in described and not line.lstrip().startswith("#"):
            return
        yield line


def _first_words(text: str) -> str:
    """Return the words with which a line would be a step; nothing if with none."""
    fits = (word for word, as_ in _STAND_FOR.items() if not VOCABULARY.unknown(as_, text))
    return " or ".join(f"`{word}`" for word in fits)


def _problem(told: str, line: str, lines: Sequence[str], at: int) -> str:
    """Return what the parser says, or something better where we know what was meant."""
    if "inconsistent cell count" in told:
        return _uneven(line, lines[: at - 1])
    if _ENDS in told:
        quoted = any(map(_QUOTES.match, lines))
        missing = "a block of text that begins with three quotes has no end"
        return f"the file ends too early: {missing if quoted else _TAGGED}"
    if not told.startswith("expected:"):
        return told
    shown, head = f"`{line.strip()}`", _HEAD.match(line)
    if head is not None and head[0].rstrip().endswith(":"):
        return f"{shown} cannot stand here; {_order(head[1])}"
    if head is not None:
        return f"{shown}: a colon is missing after `{head[1]}`"
    return f"{shown}{_meant(line)}"


def _uneven(line: str, above: Sequence[str]) -> str:
    """Say that a row has another number of cells than the table of which it is the last."""
    first = len(above)
    while first and _is_row(above[first - 1]):
        first -= 1
    head = above[first] if first < len(above) else line
    cells = counted(_cells(line), "cell")
    return f"the row `{line.strip()}` has {cells}, and the head has {_cells(head)}"


def _meant(line: str) -> str:
    """Return what a line may have been meant to be that begins with no keyword."""
    if _is_row(line):
        return ": a table stands directly below a step or below `Examples:`"
    words = _WORDS.match(line)
    if words and words[1].partition(" ")[0] in _STEPS:
        return ": a step stands below a `Scenario:` or a `Background:`"
    if first := _first_words(line.strip()):
        return f": {first} is missing before it"
    meant = near(words[1], (*_KEYWORDS, *_STEPS), most=1) if words else ()
    if meant:
        return f": did you mean `{meant[0]}{'' if meant[0] in _STEPS else ':'} …`?"
    return (
        f" is neither a step ({', '.join(_STEPS)}), a row of a table (| … |), a tag (@…), a "
        f"comment (#…) nor one of {', '.join(f'{word}:' for word in _KEYWORDS)}"
    )


def _order(keyword: str) -> str:
    """Return where a keyword may stand."""
    match keyword:
        case "Feature":
            return "a file has one Feature, and begins with it"
        case "Background":
            return "a Background stands before the scenarios, once in a Feature or a Rule"
        case "Examples":
            return "Examples stand below the steps of a Scenario Outline"
        case _:
            return "it needs a Feature above it"


def _is_row(line: str) -> bool:
    return line.strip().startswith("|")


def _cells(line: str) -> int:
    """Return how many cells a row has."""
    return len(re.findall(r"(?<!\\)\|", line)) - 1
