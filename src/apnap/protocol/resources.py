"""
Where the data lies that every part of the project shares.

An installed package carries the data inside itself, at `apnap/features` and so on; a checkout
(and an editable install of it) keeps it at the top of the repository, the interpretations among the
documents, the starter kits beside the adapters.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final, Literal

Folder = Literal[
    "features", "schemas", "cards", "editions", "misreadings", "engines", "interpretations", "kits"
]
"""The name of a data folder."""

_PACKAGE: Final = Path(__file__).resolve().parent.parent
PLACES: Final = (_PACKAGE, _PACKAGE.parent.parent)
"""What may hold the data folders, in the order of search: the package, then the checkout."""

_KEPT: Final = {"interpretations": "docs/interpretations", "kits": "adapters/kits"}
"""Folders that a checkout keeps elsewhere than at its top."""


class DataMissing(Exception):
    """
    A data folder is nowhere: the installation is damaged.

    `name` is the folder's name, `looked` the paths at which it was expected.
    """

    def __init__(self, name: str, looked: tuple[Path, ...]) -> None:
        self.name = name
        self.looked = looked
        places = " and ".join(str(path) for path in looked)
        super().__init__(f"apnap's data folder {name!r} is missing: looked at {places}")


@functools.cache
def folder(name: Folder, places: tuple[Path, ...] = PLACES) -> Path:
    """
    Return the data folder of that name, in the first of the places that has it.

    Once it has been found, it is not looked for again.
    Raises `DataMissing` if none has it.
    """
    package, *others = places
    looked = (package / name, *(place / _KEPT.get(name, name) for place in others))
    for path in looked:
        if path.is_dir():
            return path
    raise DataMissing(name, looked)
