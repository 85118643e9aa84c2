"""A state as a picture of letters: the table from above, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.box import HEAVY, ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from apnap.pictures.around_the_table import ring
from apnap.pictures.decision_words import asked_sentence
from apnap.pictures.grouping import Pile, involved, piles
from apnap.pictures.notes import notes
from apnap.pictures.object_names import Names
from apnap.pictures.text import TIMES, clean
from apnap.pictures.turn_strips import told
from apnap.protocol import Attack, Player, State

_ZONES: Final = ("hand", "graveyard", "exile", "command")
_LEAST: Final = 25
"""So many columns a seat has at least."""
_NAME: Final = 10
"""So many letters of a name stand above a seat."""


def drawing(state: State) -> RenderableType:
    """
    Return a state as something that rich prints.

    The seats lie as in the picture: the first player at the lower left, the others clockwise. In
    the middle lies what belongs to nobody: the combat, the stack, and who is asked what.
    """
    around = ring(len(state.players))
    parts: list[RenderableType] = [Text(f"{told(turn)}.", "bold") for turn in state.turns]
    parts.append(_Row([_seat(state, n) for n in around.top]))
    left = Group(*(_seat(state, n) for n in around.left))
    right = Group(*(_seat(state, n) for n in around.right))
    middle = Group(*_middle(state))
    parts.append(_Row([left, middle, right]) if around.left or around.right else middle)
    parts.append(_Row([_seat(state, n) for n in around.bottom]))
    parts += [Text(f"{note.words}.") for note in notes(state) if "data-decision" not in note.facts]
    return Group(*parts)


class _Row:
    """Things side by side, equally wide; where there is no room for all, in several rows."""

    def __init__(self, cells: Sequence[RenderableType]) -> None:
        self._cells = cells

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        fitting = max(1, options.max_width // _LEAST)
        for start in range(0, len(self._cells), fitting):
            some = self._cells[start : start + fitting]
            grid = Table.grid(expand=True, padding=(0, 1))
            for _ in some:
                grid.add_column(ratio=1)
            grid.add_row(*some)
            yield grid


def _seat(state: State, index: int) -> RenderableType:
    """Return a player with all that lies in front of them."""
    player = state.players[index]
    team = next((t.name for t in state.teams if player.name in t.members), None)
    active = {turn.active for turn in state.turns} & {player.name, team}
    asked = {one.decider for one in state.pending} & {player.name, team}
    lying = [
        n
        for n, thing in enumerate(state.objects)
        if thing.zone == "battlefield" and thing.controller == player.name
    ]
    names = Names(state)
    lines = [_pile(pile) for pile in piles(state, lying, involved(state))]
    for zone in _ZONES:
        there = [t.name for t in state.objects if t.zone == zone and t.owner == player.name]
        if there:
            lines.append(Text(f"{zone}: {names.listed(there)}", "dim"))
    marks = [*(["turn"] if active else []), *(["asked"] if asked else [])]
    return Panel(
        Group(*lines) if lines else Text("nothing", "dim"),
        title=Text(", ".join((_short(player.name), *_figures(player, team)))),
        subtitle=Text(", ".join(marks)) if marks else None,
        title_align="left",
        subtitle_align="right",
        box=HEAVY if active else ROUNDED,
        border_style="bold" if asked else "dim" if player.left else "",
    )


def _short(name: str) -> str:
    """Return a name of a length that leaves room for the life total behind it."""
    name = clean(name)
    return name if len(name) <= _NAME else f"{name[: _NAME - 1]}…"


def _figures(player: Player, team: str | None) -> Iterator[str]:
    """Yield what stands beside the name of a player."""
    if player.left is not None:
        yield f"has left ({player.left.reason})"
        return
    yield f"{player.life} life"
    if player.poison:
        yield f"{player.poison} poison"
    if player.hand:
        yield f"{player.hand} in hand"
    if team is not None:
        yield f"team {clean(team)}"


def _pile(pile: Pile) -> Text:
    """Return objects that look the same, on one line."""
    seen, number = pile.looks, len(pile.things)
    line = Text(f"{number} {TIMES} " if number > 1 else "")
    line.append(seen.label, "bold").append(f" {seen.figures}" if seen.figures else "")
    return line.append("".join(f", {remark}" for remark in seen.remarks), "dim")


def _middle(state: State) -> Iterator[Text]:
    """Yield what lies between the players."""
    names = Names(state)
    for turn in state.turns:
        for attack in turn.combat.attacks if turn.combat else ():
            yield _attack(attack, names)
        for block in turn.combat.blocks if turn.combat else ():
            yield Text(f"  {names.of(block.blocker)} ⊣ {names.all(block.blocks)}", "blue")
        if turn.stack:
            yield Text(f"  stack, top first: {names.listed(reversed(turn.stack))}", "magenta")
    for decision in state.pending:
        yield Text(f"  {asked_sentence(state, decision)}", "bold")


def _attack(attack: Attack, names: Names) -> Text:
    aim = "nothing" if attack.attacks is None else names.of(attack.attacks)
    blocked = {True: ", blocked", False: ", not blocked"}.get(attack.blocked is True, "")
    known = isinstance(attack.blocked, bool)
    return Text(f"  {names.of(attack.attacker)} → {aim}{blocked if known else ''}", "red")
