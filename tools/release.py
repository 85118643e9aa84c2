"""
May this be released? `python -m tools.release v1.2.3` says what is missing for that tag.

The tag has to be the version in the source, the changelog has to have a section for it, and no
entry may still wait in `changelog.d`. It exits with 1 if anything is missing.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tools.helping import reader

ROOT: Final = Path(__file__).resolve().parents[1]

_NAMED: Final = 5
"""So many of the entries that wait are named."""


def version(root: Path) -> str:
    """Return the version that the source has: what hatchling puts on the package as well."""
    source = ast.parse((root / "src" / "apnap" / "version.py").read_text(encoding="utf-8"))
    for line in source.body:
        match line:
            case ast.Assign(
                targets=[ast.Name(id="__version__")], value=ast.Constant(value=str(found))
            ):
                return found
            case _:
                pass
    raise LookupError("src/apnap/version.py has no __version__")


def missing(tag: str, root: Path = ROOT) -> Iterator[str]:
    """Yield what is missing before this tag may be released, and what to do about it."""
    found = version(root)
    if tag != f"v{found}":
        yield f"the tag is {tag}, the version in src/apnap/version.py is {found}: they must agree"
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    if f"\n## [{found}] - " not in changelog:
        command = f"towncrier build --yes --version {found}"
        yield f"CHANGELOG.md has no section for {found}: `{command}` writes it"
    waiting = sorted(path.name for path in (root / "changelog.d").glob("+*"))
    if waiting:
        named = ", ".join((*waiting[:_NAMED], "…") if len(waiting) > _NAMED else waiting)
        entries = (
            "1 entry still waits" if len(waiting) == 1 else f"{len(waiting)} entries still wait"
        )
        yield f"{entries} in changelog.d: {named}"


def main(words: Sequence[str] | None = None) -> int:
    """Say what is missing for the tag that is named, and return the exit status."""
    parser = reader("python -m tools.release", __doc__, "v1.2.3")
    parser.add_argument("tag", metavar="TAG", help="of the release")
    found = list(missing(parser.parse_args(words).tag))
    sys.stderr.writelines(f"{line}\n" for line in found)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
