"""What a command asks of a shell, although none runs it, and how to write that instead."""

from __future__ import annotations

import os
import re
import shlex
from typing import Final

_WORD: Final = re.compile(r"""(?:\\.|"(?:\\.|[^"\\])*"|'[^']*'|[^\s\\"'])+""", re.DOTALL)
"""A word of a command with its quotes: what is quoted is not meant for a shell."""
_SETTING: Final = re.compile(r"[A-Za-z_]\w*=.*", re.DOTALL)
_OPERATOR: Final = re.compile(r"\|\|?|&&?|;;?|\d?>>?\S*|\d?<<?\S*|&>>?\S*")
_HOME: Final = re.compile(r"~[\w.-]*(?=/|$)")
_REPLACED: Final = re.compile(r"\$(?:\w+|\{\w+\}|\(.*)|`.*", re.DOTALL)


def meant_for_a_shell(command: str) -> str | None:
    """
    Return what to write instead of a command that only a shell would understand; None for others.

    Looked at are the words that aren't quoted: settings of variables in front, operators such as
    `&&` and `|`, a `~` or a variable that a shell would replace.
    """
    words = _WORD.findall(command)
    settings = _settings(words)
    rest = words[len(settings) :]
    operator = next((one for one in rest if _OPERATOR.fullmatch(one) or _ends(one)), None)
    if operator is not None:
        shown = operator if _OPERATOR.fullmatch(operator) else operator[-1]
        return (
            f"`{shown}` is for a shell, and no shell runs the command: "
            f"let one, `stdio:sh -c {shlex.quote(command)}`."
        )
    if settings and rest:
        return (
            f"`{settings[0]}` is for a shell, and no shell runs the command: "
            f"write `stdio:env {command}`."
        )
    return next((told for word in words if (told := _replaced(word))), None)


def _settings(words: list[str]) -> list[str]:
    """Return the words in front that set variables; none if the first is a file."""
    found: list[str] = []
    for word in words:
        if not _SETTING.fullmatch(word) or os.path.exists(word):  # noqa: PTH110 - any text
            break
        found.append(word)
    return found


def _ends(word: str) -> bool:
    """Tell whether a word ends a command, as in `engine; echo`."""
    return len(word) > 1 and word[-1] in ";&" and word[-2] != "\\"


def _replaced(word: str) -> str | None:
    """Return what to write instead of a word in which a shell would replace something."""
    plain = re.sub(r"""'[^']*'|"[^"]*"|\\.""", "", word)
    home = _HOME.match(word)
    found = home or _REPLACED.search(plain)
    if found is None:
        return None
    way = "write the whole path"
    if home is None:
        way = "write its value, or use double quotes, within which your own shell replaces it"
    elif home[0] == "~":
        way += f', or "stdio:$HOME{word[1:]}" in double quotes: your own shell replaces that'
    return f"No shell runs the command, and `{found[0]}` is not replaced in it: {way}."
