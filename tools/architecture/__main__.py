"""
`python -m tools.architecture` draws the pictures anew and prints the figures.

With `--check` it writes nothing. It exits with 1 if a picture is not what the imports give, or if
a figure is larger than it may be.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from tools.architecture.drawing import draw
from tools.architecture.figures import figures
from tools.architecture.floors import Circle
from tools.architecture.sheets import Sheet, project, specification
from tools.architecture.tree import ROOT, read, settings
from tools.helping import reader

_COMMAND = "python -m tools.architecture"


def main() -> int:
    """Draw the pictures or check them, print the figures, and return the exit status."""
    parser = reader(_COMMAND, __doc__, "--check")
    parser.add_argument("--check", action="store_true", help="write nothing, and fail if it is old")
    checking: bool = parser.parse_args().check
    tree = read()
    sheets = (project(tree), specification(tree))
    found = list(figures(tree, sheets, settings()))
    _say(found)
    try:
        old = [line for sheet in sheets for line in _picture(sheet, checking=checking)]
    except Circle:
        return 1
    _say(old)
    return int(bool(old) or not all(figure.holds for figure in found))


def _picture(sheet: Sheet, *, checking: bool) -> Iterator[str]:
    """Draw a sheet, or yield what is wrong with its picture."""
    drawn = draw(sheet).encode()
    if not checking:
        sheet.file.parent.mkdir(exist_ok=True)
        sheet.file.write_bytes(drawn)
    elif not sheet.file.exists() or sheet.file.read_bytes() != drawn:
        yield f"{sheet.file.relative_to(ROOT)} is not what the imports give: {_COMMAND} redraws it"


def _say(lines: Iterable[object]) -> None:
    sys.stdout.writelines(f"{line}\n" for line in lines)


if __name__ == "__main__":
    sys.exit(main())
