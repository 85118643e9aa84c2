"""Where each part of what README and guide show stands: in a file, or between two marks in it."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from apnap.protocol import State
from tools.readme import first_rule, scene
from tools.readme.engines import engines
from tools.readme.failure import failure

ROOT: Final = Path(__file__).resolve().parents[2]
COMMAND: Final = "python -m tools.readme"


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """A part, and how it is made."""

    name: str
    file: Path
    make: Callable[[], str]
    within: bool = False
    """Whether it stands between two marks of the file, and is not all of it."""

    def content(self) -> str:
        """Return what the whole file has to be."""
        if not self.within:
            return self.make()
        before, begin, rest = self.there().partition(f"<!-- {self.name}: {COMMAND} -->\n")
        _, end, after = rest.partition(f"<!-- end of {self.name} -->\n")
        if not begin or not end:
            raise LookupError(f"{self.file} has no marks around {self.name}")
        return f"{before}{begin}\n{self.make()}\n{end}{after}"

    def there(self) -> str:
        """Return what the file is; nothing if it is not there."""
        return self.file.read_text(encoding="utf-8") if self.file.exists() else ""

    def write(self, content: str) -> None:
        """Write the file, and its folder if need be."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_bytes(content.encode())


@functools.cache
def _table() -> State:
    return scene.table()


PICTURES: Final = ROOT / "docs" / "pictures"
GUIDE: Final = ROOT / "docs" / "engine-authors.md"
README: Final = ROOT / "README.md"

MADE: Final = (
    Made(name="light", file=PICTURES / "table-light.svg", make=lambda: scene.light(_table())),
    Made(name="dark", file=PICTURES / "table-dark.svg", make=lambda: scene.dark(_table())),
    Made(name="failure", file=README, make=failure, within=True),
    Made(name="first-rule", file=GUIDE, make=first_rule.met, within=True),
    Made(name="missing-check", file=GUIDE, make=first_rule.missed, within=True),
    Made(name="engines", file=README, make=engines, within=True),
)
