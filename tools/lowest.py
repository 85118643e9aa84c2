"""
The lowest versions that pyproject.toml allows, as constraints for pip.

`tox -e lowest` installs them: a bound that nobody has tried is a promise that nobody keeps.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tools.helping import reader

PROJECT: Final = Path(__file__).parents[1] / "pyproject.toml"

_BOUND: Final = re.compile(r"([\w.-]+)(?:\[[\w,-]+\])?(?:>=([\w.]+)(?:,<[\w.]+)?|==([\w.]+); .*)")


class NoBound(ValueError):
    """A requirement that says nothing of how old a release may be."""


def lowest(project: Mapping[str, Any]) -> Iterator[str]:
    """
    Yield a constraint for each requirement of a project, extras included.

    Raises `NoBound` unless each is written `NAME>=VERSION`, `NAME>=VERSION,<VERSION` where newer
    ones will not do, or `NAME==VERSION; MACHINES` where one release alone will.
    """
    extras: Mapping[str, list[str]] = project.get("optional-dependencies", {})
    for requirement in (*project["dependencies"], *(r for some in extras.values() for r in some)):
        found = _BOUND.fullmatch(requirement)
        if found is None:
            raise NoBound(f"{requirement}: write NAME>=VERSION, with the oldest release that does")
        yield f"{found[1]}=={found[2] or found[3]}"


def main(words: Sequence[str] | None = None) -> None:
    """Write the constraints into the file that is named."""
    parser = reader("python -m tools.lowest", __doc__, "build/lowest.txt")
    parser.add_argument("target", type=Path, metavar="FILE", help="where they are written")
    target: Path = parser.parse_args(words).target
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text("".join(f"{line}\n" for line in lowest(project)), encoding="utf-8")


if __name__ == "__main__":
    main()
