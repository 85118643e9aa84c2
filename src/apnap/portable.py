"""
Taking the places of this machine out of what is handed on: reports, baselines, certificates.

Where somebody keeps their files, and what they are called as a user, is nobody else's business.
"""

from __future__ import annotations

import os
import re
from pathlib import Path, PureWindowsPath
from typing import Final

_BEFORE: Final = r"(?<![\w.~/…-])"
"""A path begins here: what stands before it is no part of one, nor of an address."""

_SYSTEM: Final = "usr|bin|sbin|lib|etc|opt|nix|snap|dev"
_END: Final = r"[^\s'\":,;]*"
_OWN: Final = re.compile(
    rf"(?:(?:{_BEFORE}|(?<=[\s:]-[A-Za-z]))/|(?<=file:)/+(?:localhost/)?)"
    rf"(?!(?:{_SYSTEM})/)[^\s/'\"]{_END}"
)
"""A path of a command that is none of the system's; the letter of an option may stand before it."""
_WINDOWS: Final = re.compile(
    rf"(?<![A-Za-z0-9/.~])[A-Za-z]:(?:\\|/(?!/))(?!(?:Windows|Program Files)\b){_END}"
    rf"|(?<![^\s=:'\"])\\\\[A-Za-z0-9]{_END}",
    re.IGNORECASE,
)
"""The same on Windows: it begins with a drive, or with the name of a server."""
_SECRET: Final = re.compile(r"(?<=://)(?!…@)[^\s/@'\"]*@")
"""Who somebody is to a server, perhaps with a password."""


def portable(text: str) -> str:
    """
    Return a text in which paths are seen from the folder in which we are.

    Those below the home are, too, if we are below it; else they begin with `~`.
    """
    here = Path.cwd()
    text = _replaced(_SECRET.sub("…@", text), here, "")
    try:
        home = Path.home()
    except RuntimeError:  # there is none
        return text
    return _replaced(text, home, os.path.relpath(home, here) if home in here.parents else "~")


def portable_path(path: Path) -> str:
    """Return a path as it is seen from here, or the end of one that lies elsewhere."""
    whole, here = path.absolute(), Path.cwd()
    seen = whole.relative_to(here) if here in whole.parents else Path(*whole.parts[-2:])
    return seen.as_posix()


def portable_engine(named: str) -> str:
    """Return an engine's name in which files of a command are seen from the folder we are in."""
    if not named.startswith(("stdio:", "direct:")):
        return portable(named)
    seen = _WINDOWS.sub(lambda found: f"…/{PureWindowsPath(found[0]).name}", portable(named))
    return _OWN.sub(lambda found: _seen(found[0]), seen)


def tells_a_place(named: str) -> bool:
    """
    Tell whether an engine's name says where somebody keeps files, on any machine, or a password.

    That is a file of a command by its whole path, and who somebody is to a server.
    """
    kind, _, target = named.partition(":")
    own = any(path.search(f" {target}") for path in (_OWN, _WINDOWS))
    return _SECRET.search(named) is not None or (kind in {"stdio", "direct"} and own)


def _seen(path: str) -> str:
    """Return a whole path as it is seen from here; only its end if nothing leads there but `/`."""
    whole, here = Path(re.sub("^/+(localhost/)?", "/", path)).absolute(), Path.cwd()
    if whole.parts[:2] != here.parts[:2]:
        return f"…/{whole.name}"
    return Path(os.path.relpath(whole)).as_posix()


def portable_folder(folder: Path) -> str:
    """Return a folder as it is seen from the folder in which we are."""
    named = portable(str(folder))
    return os.path.relpath(named) if named.startswith("/") else named


def _replaced(text: str, folder: Path, instead: str) -> str:
    """Return a text in which a folder, at the beginning of a path, is called otherwise."""
    root = str(folder)
    if root not in text or len(folder.parts) == 1:
        return text
    below = re.sub(
        f"{_BEFORE}{re.escape(root)}/(?=[^/\\s])", f"{instead}/" if instead else "", text
    )
    return re.sub(f"{_BEFORE}{re.escape(root)}(?![\\w.-])", instead or ".", below)
