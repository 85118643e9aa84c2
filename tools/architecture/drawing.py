"""A sheet as SVG: light or dark as the screen is, and the same bytes for the same sheet."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final
from xml.sax.saxutils import escape

from tools.architecture.floors import floors, needed
from tools.architecture.layout import ROOM, Layout, Place, lay_out
from tools.architecture.sheets import Arrow, Room, Sheet

_MARGIN: Final = 28
_TITLE: Final = 78
_NUMBERS: Final = 34
_BETWEEN: Final = 46
_LINE: Final = 16
_HEAD: Final = 26
_LETTERS: Final = 29
"""How many letters of a purpose fit into a line of a room, in a wide font."""

_PORT: Final = 13
"""How far apart arrows leave a room or reach it, if there is space enough."""

_LIGHT: Final = {
    "ground": "#ffffff",
    "storey": "#f4f5f7",
    "ink": "#1f2328",
    "soft": "#59636e",
    "arrow": "#6e7781",
}
_DARK: Final = {
    "ground": "#0d1117",
    "storey": "#161b22",
    "ink": "#e6edf3",
    "soft": "#9198a1",
    "arrow": "#8b949e",
}
_HOUSES: Final = (
    ("#dcebff", "#5b8def", "#14233d", "#4473c5"),
    ("#ddf4e4", "#3fa266", "#12291b", "#3a8f5c"),
    ("#fdecd2", "#cf8a2e", "#30230f", "#b1762a"),
    ("#f8dfe6", "#c7547a", "#331722", "#b04a6c"),
    ("#e9e0f8", "#8458c4", "#21173a", "#7650b0"),
)
"""Ground and edge of the rooms of a package, in light and in dark."""


def draw(sheet: Sheet) -> str:
    """Return the sheet as SVG. Raises `Circle` where its rooms import each other."""
    floor = floors(sheet.arrows)
    shown = needed(sheet.arrows)
    layout = lay_out(floor, shown)
    lines = {name: _lines(room) for name, room in sheet.rooms.items()}
    tops, heights = _storeys(floor, lines)
    width = layout.width + 2 * _MARGIN + _NUMBERS
    height = tops[1] + heights[1] + _MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"',
        f' height="{height}" role="img" aria-label="{escape(sheet.title)}">',
        f"<title>{escape(sheet.title)}</title>",
        f"<style>{_style(sorted({room.house for room in sheet.rooms.values()}))}</style>",
        _HEAD_OF_ARROWS,
        f'<rect class="ground" width="{width}" height="{height}" rx="10"/>',
        *_heading(sheet, floor, shown),
        *_bands(tops, heights, width),
        *_arrows(layout, tops, heights),
        *_rooms(sheet, layout, lines, tops, heights),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


_HEAD_OF_ARROWS: Final = (
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8"'
    ' markerHeight="8" orient="auto"><path class="head" d="M0,0.5 L8,4 L0,7.5 Z"/></marker></defs>'
)


def _style(houses: Sequence[str]) -> str:
    """Return the colours, for a light screen and for a dark one."""
    light = {name: (_HOUSES[at][0], _HOUSES[at][1]) for at, name in enumerate(houses)}
    dark = {name: (_HOUSES[at][2], _HOUSES[at][3]) for at, name in enumerate(houses)}
    return (
        "text{font-family:system-ui,-apple-system,'Segoe UI','DejaVu Sans',sans-serif}"
        ".title{font-size:20px;font-weight:600}.name{font-size:14px;font-weight:600}"
        ".small{font-size:12px}.floor{font-size:13px;font-weight:600}"
        ".way{fill:none;stroke-width:1.3}"
        f"{_colours(_LIGHT, light)}@media (prefers-color-scheme:dark){{{_colours(_DARK, dark)}}}"
    )


def _colours(basic: Mapping[str, str], houses: Mapping[str, tuple[str, str]]) -> str:
    rooms = "".join(
        f".{name}{{fill:{ground};stroke:{edge}}}" for name, (ground, edge) in houses.items()
    )
    return (
        f".ground{{fill:{basic['ground']}}}.storey{{fill:{basic['storey']}}}"
        f".ink{{fill:{basic['ink']}}}.soft{{fill:{basic['soft']}}}"
        f".way{{stroke:{basic['arrow']}}}.head{{fill:{basic['arrow']}}}{rooms}"
    )


def _lines(room: Room) -> Sequence[str]:
    return textwrap.wrap(room.purpose, _LETTERS, break_long_words=False)


def _storeys(
    floor: Mapping[str, int], lines: Mapping[str, Sequence[str]]
) -> tuple[Mapping[int, int], Mapping[int, int]]:
    """Return where each floor begins, counted from above, and how high it is."""
    tops: dict[int, int] = {}
    heights: dict[int, int] = {}
    top = _TITLE + _MARGIN
    for number in sorted(set(floor.values()), reverse=True):
        most = max(len(lines[room]) for room, at in floor.items() if at == number)
        tops[number] = top
        heights[number] = _HEAD + _LINE * most + 12
        top += heights[number] + _BETWEEN
    return tops, heights


def _heading(sheet: Sheet, floor: Mapping[str, int], shown: frozenset[Arrow]) -> Iterator[str]:
    told = (
        f"{len(sheet.rooms)} rooms on {max(floor.values())} floors, {len(sheet.arrows)} arrows. "
        f"Drawn are the {len(shown)} that no other way replaces. A number counts modules."
    )
    yield _text("title ink", _MARGIN, _MARGIN + 18, sheet.title)
    yield _text("small soft", _MARGIN, _MARGIN + 40, told)


def _text(kind: str, x: int, y: int, text: str, more: str = "") -> str:
    return f'<text class="{kind}" x="{x}" y="{y}"{more}>{escape(text)}</text>'


def _bands(tops: Mapping[int, int], heights: Mapping[int, int], width: int) -> Iterator[str]:
    for number, top in tops.items():
        yield (
            f'<rect class="storey" x="{_MARGIN - 14}" y="{top - 8}"'
            f' width="{width - 2 * _MARGIN + 28}" height="{heights[number] + 16}" rx="8"/>'
        )
        middle = top + heights[number] // 2 + 5
        yield _text("floor soft", _MARGIN + 6, middle, str(number), ' text-anchor="middle"')


def _arrows(layout: Layout, tops: Mapping[int, int], heights: Mapping[int, int]) -> Iterator[str]:
    left = _MARGIN + _NUMBERS
    leaving = _ports(layout, 1)
    reaching = _ports(layout, -1)
    for arrow, way in layout.ways.items():
        at = [left + layout.middle[place] for place in way]
        at[0] += leaving[arrow]
        at[-1] += reaching[arrow]
        y = tops[way[0].floor] + heights[way[0].floor]
        path = [f"M{at[0]},{y}"]
        for (upper, lower), (x, to) in zip(pairwise(way), pairwise(at), strict=True):
            y = tops[upper.floor] + heights[upper.floor]
            end = tops[lower.floor]
            bend = (end - y) // 2
            path.append(f"C{x},{y + bend} {to},{end - bend} {to},{end}")
            if lower.arrow is not None:
                path.append(f"V{end + heights[lower.floor]}")
        yield f'<path class="way" d="{" ".join(path)}" marker-end="url(#head)"/>'


def _ports(layout: Layout, side: int) -> Mapping[Arrow, int]:
    """Return how far from the middle of its room each arrow leaves it (1) or reaches it (-1)."""
    arrows: dict[Place, list[tuple[int, Arrow]]] = {}
    for arrow, way in layout.ways.items():
        room, neighbour = (way[0], way[1]) if side == 1 else (way[-1], way[-2])
        arrows.setdefault(room, []).append((layout.middle[neighbour], arrow))
    ports = {}
    for found in arrows.values():
        apart = min(_PORT, (ROOM - 40) // len(found))
        for index, (_, arrow) in enumerate(sorted(found)):
            ports[arrow] = round((index - (len(found) - 1) / 2) * apart)
    return ports


def _rooms(
    sheet: Sheet,
    layout: Layout,
    lines: Mapping[str, Sequence[str]],
    tops: Mapping[int, int],
    heights: Mapping[int, int],
) -> Iterator[str]:
    for place, middle in layout.middle.items():
        if place.arrow is None:
            room = sheet.rooms[place.room]
            x = _MARGIN + _NUMBERS + middle - ROOM // 2
            y = tops[place.floor]
            yield (
                f'<rect class="{room.house}" x="{x}" y="{y}" width="{ROOM}"'
                f' height="{heights[place.floor]}" rx="6"/>'
            )
            yield _text("name ink", x + 10, y + 20, room.label)
            if room.modules > 1:
                right = x + ROOM - 10
                yield _text("small soft", right, y + 20, str(room.modules), ' text-anchor="end"')
            for index, line in enumerate(lines[room.name]):
                yield _text("small ink", x + 10, y + _HEAD + 11 + _LINE * index, line)
