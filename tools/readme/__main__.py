"""
`python -m tools.readme` makes anew what the README and the guide for authors of engines show.

With `--check` it writes nothing. It exits with 1 if something is not what the project gives.
"""

from __future__ import annotations

import sys

from tools.helping import reader
from tools.readme.parts import COMMAND, MADE, ROOT, Made


def main() -> int:
    """Make all parts or check them, and return the exit status."""
    parser = reader(COMMAND, __doc__, "--check")
    parser.add_argument("--check", action="store_true", help="write nothing, and fail if it is old")
    checking: bool = parser.parse_args().check
    old = [one.name for one in MADE if _differs(one, checking=checking)]
    return int(checking and bool(old))


def _differs(one: Made, *, checking: bool) -> bool:
    """Tell whether a part is old, and make it anew unless it is only checked."""
    content = one.content()
    if content == one.there():
        return False
    where = f"{one.file.relative_to(ROOT)} ({one.name})"
    if checking:
        sys.stdout.write(f"{where} is not what the project gives: {COMMAND} makes it anew\n")
    else:
        one.write(content)
        sys.stdout.write(f"{where} made anew\n")
    return True


if __name__ == "__main__":
    sys.exit(main())
