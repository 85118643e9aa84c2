"""
Taking the places of this machine out of what is handed on: reports, baselines, certificates.

Where somebody keeps their files, and what they are called as a user, is nobody else's business.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

_BEFORE: Final = r"(?<![\w.~/-])"
"""A path begins here: what stands before it is no part of one, nor of an address."""

_SYSTEM: Final = "usr|bin|sbin|lib|etc|opt|nix|snap|dev"
_OWN: Final = re.compile(rf"{_BEFORE}/(?!(?:{_SYSTEM})/)[^\s/'\"][^\s'\"]*")
"""A path of a command that is none of the system's."""


def portable(text: str) -> str:
    """
    Return a text in which paths are seen from the folder in which we are.

    Those below the home are, too, if we are below it; else they begin with `~`.
    """
    here = Path.cwd()
    text = _replaced(text, here, "")
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
    if not named.startswith("stdio:"):
        return portable(named)
    return _OWN.sub(lambda found: os.path.relpath(found[0]), portable(named))


def tells_a_place(named: str) -> bool:
    """Tell whether an engine's name has a file of a command by its whole path, on any machine."""
    kind, _, target = named.partition(":")
    return kind in {"stdio", "direct"} and _OWN.search(f" {target}") is not None


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
