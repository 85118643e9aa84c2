"""Showing on a terminal what checking has found, each finding with a table of the situation."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from apnap.harmless import as_line, clean
from apnap.logs.differing import told
from apnap.logs.findings import FileChecked, Found
from apnap.protocol import Object, State
from apnap.protocol.counting import counted

_SHOWN = 10
"""So many findings of a file are shown; all that are kept are in `--json`."""

_THINGS = 12
"""So many objects of one player and zone are named."""


def show(console: Console, one: FileChecked) -> None:
    """Show what came of a file."""
    for trouble in one.troubles[:_SHOWN]:
        console.print(as_line(f"{one.file}:{trouble.line}: {trouble.problem}"), soft_wrap=True)
    for found in one.findings[:_SHOWN]:
        for text in _finding(one, found):
            console.print(text, soft_wrap=True)
        if found.situation is not None:
            console.print(situation(found.situation))
        console.print()
    for line in _totals(one):
        console.print(as_line(line), soft_wrap=True)


def _finding(one: FileChecked, found: Found) -> Iterator[Text]:
    """Yield the lines about a finding."""
    at = one.file if found.line is None else f"{one.file}:{found.line}"
    game = f" ({found.game})" if found.game else ""
    rule = found.rule or "no rule"
    kind = found.kind.replace("_", " ")
    sure = "" if found.certainty == "certain" else "possibly "
    color = "bold yellow" if sure else "bold red"
    yield Text(as_line(f"{at}: {sure}{kind}, {rule}{game}"), color)
    yield Text(clean(f"  {found.problem}"))
    for name, text in (
        ("said", found.said),
        ("field", found.where),
        ("by the rules", found.expected),
        ("here", found.got),
        ("unless it is due to", _list(found.excuses)),
        ("taken up again", f"from line {found.since}" if found.since else ""),
    ):
        if text:
            yield Text(clean(f"  {name}: {text}"))


def _totals(one: FileChecked) -> Iterator[str]:
    hidden = max(0, one.found - _SHOWN), max(0, one.troubled - _SHOWN)
    if any(hidden):
        unread = counted(hidden[1], "line that cannot be read", "lines that cannot be read")
        yield f"not shown: {counted(hidden[0], 'finding')}, {unread}"
    for reason, number in one.reasons.items():
        yield f"  {number} {'unchecked' if one.what == 'state' else 'not played again'}: {reason}"
    for date, judging in one.nearest.items():
        yield f"  edition {date} is not indexed: judged by {judging}"
    what = f"{counted(one.lines, 'line')}, {counted(one.games, 'game')}"
    what = "state" if one.what == "state" else what
    again = f", set up anew {counted(one.restarts, 'time')}" if one.restarts else ""
    yield (
        f"{one.file}: {what}{again}: {one.checked} checked{_ways(one)}, {one.unchecked} unchecked, "
        f"{counted(one.found, 'finding')}{_possible(one)}, {one.troubled} unreadable, "
        f"{one.seconds:.1f} s"
    )


def _ways(one: FileChecked) -> str:
    """Say how the lines of a log were judged."""
    if one.what == "state":
        return ""
    if one.checked and not (one.replayed or one.claimed):
        return " (how they are written)"
    return f" ({one.replayed} played again, {one.claimed} by claims)"


def _possible(one: FileChecked) -> str:
    """Say how many of the findings something unknown may excuse."""
    return f" ({one.possible} only possible)" if one.possible else ""


def situation(state: State) -> Table:
    """Return a table of a state: turns first, then a row for each player and zone."""
    shown = Table(show_header=False, title_justify="left")
    shown.add_column(no_wrap=True)
    shown.add_column(overflow="fold")
    for turn in state.turns:
        holder = f", {turn.priority} has priority" if turn.priority else ""
        stack = f", stack: {_list(turn.stack)}" if turn.stack else ""
        shown.add_row("turn", Text(clean(f"{turn.active or 'nobody'}, {turn.step}{holder}{stack}")))
        for attack in turn.combat.attacks if turn.combat else ():
            blocked = f", blocked by {_list(attack.blockers)}" if attack.blockers else ""
            target = attack.attacks or "nothing"
            shown.add_row("", Text(clean(f"{attack.attacker} attacks {target}{blocked}")))
    for player in state.players:
        left = ", has left" if player.left else ""
        hand = f"hand {player.hand}, library {player.library}"
        shown.add_row(Text(clean(player.name)), Text(clean(f"life {player.life}, {hand}{left}")))
        here = [t for t in state.objects if t.zone == "battlefield" and t.controller == player.name]
        if here:
            shown.add_row("", Text(clean(_list(tuple(map(_thing, here))))))
    if state.pending:
        shown.add_row("asked", Text(clean("; ".join(map(told, state.pending)))))
    return shown


def _thing(thing: Object) -> str:
    """Write a permanent in short."""
    marks = ["tapped"] if thing.tapped is True else []
    if thing.now != "unknown" and thing.now.power is not None:
        marks.insert(0, f"{thing.now.power}/{thing.now.toughness}")
    marks += [f"{number} {kind}" for kind, number in _counters(thing)]
    marks += [f"damage {thing.damage}"] if thing.damage else []
    return f"{thing.name} ({', '.join(marks)})" if marks else thing.name


def _counters(thing: Object) -> list[tuple[str, int]]:
    return [] if thing.counters == "unknown" else list(thing.counters.items())


def _list(names: tuple[str, ...]) -> str:
    more = f" and {len(names) - _THINGS} more" if len(names) > _THINGS else ""
    return ", ".join(names[:_THINGS]) + more
