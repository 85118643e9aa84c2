"""What `apnap mutants` shows to people: tables, and what they come to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.table import Table as Grid
from rich.text import Text

from apnap.harmless import clean
from apnap.mutants.beside import Beside
from apnap.mutants.blaming import Share
from apnap.mutants.diagnosing import JUDGEMENTS, Count
from apnap.mutants.hanging import Hanging
from apnap.mutants.kinds import KINDS, ByKinds, InKind
from apnap.mutants.wrong_engines import Row, Table
from apnap.protocol import MutantKnown
from apnap.protocol.counting import counted
from apnap.suite import Captions


def names(known: tuple[MutantKnown, ...]) -> Iterator[Text]:
    """Yield a line for each misreading."""
    for mutant in known:
        ours = "" if mutant.rule[:1].isdigit() else "rule "
        line = Text(f"{ours}{clean(mutant.rule)}  ").append(clean(mutant.name), "bold")
        yield line.append(f"  {clean(mutant.summary)}", "not bold")


def grid(table: Table, captions: Captions) -> Grid:
    """Return the table for people."""
    grid = Grid(title="Misreadings", title_justify="left")
    grid.add_column("rule", overflow="fold")
    grid.add_column("misreading")
    grid.add_column("noticed by", justify="right")
    grid.add_column("blamed")
    for row in table.mutants:
        noticed = Text(str(len(row.failed)), "green") if row.killed else Text("nothing", "bold red")
        if row.killed and row.errored:
            noticed.append(f" +{len(row.errored)}", "yellow")
        about = Text(clean(row.name), "bold").append(f"\n{clean(row.summary)}", "not bold")
        if title := captions.title(row.rule, row.edition):
            about = Text(f"{clean(title)}\n", "dim").append_text(about)
        grid.add_row(clean(row.rule), about, noticed, _blamed(row))
    return grid


def _blamed(row: Row) -> Text:
    shown = ", ".join(map(_share, row.blamed[:3]))
    more = f" and {len(row.blamed) - 3} more" if len(row.blamed) > 3 else ""  # noqa: PLR2004 - as above
    return Text(shown + more, "green" if row.right else "bold red")


def _share(one: Share) -> str:
    """Return how much of a rule failed, and the golden rules that may be the reason."""
    why = f" (rests on {', '.join(one.rests_on)})" if one.rests_on else ""
    return f"{one.rule} {one.failed}/{one.scenarios}{why}"


def diagnosis(counts: Sequence[Count]) -> Grid:
    """Return how often the diagnosis is right."""
    grid = Grid(title="Behaves as if …", title_justify="left")
    grid.add_column("played")
    for judgement in JUDGEMENTS:
        grid.add_column(judgement, justify="right")
    for one in counts:
        numbers = [getattr(one, judgement) for judgement in JUDGEMENTS]
        all_ = sum(numbers) or 1
        cells = (f"{number} ({100 * number / all_:.1f} %)" for number in numbers)
        grid.add_row(one.situation, *cells)
    return grid


def engines(engines_: tuple[Beside, ...]) -> Grid:
    """Return the table of engines that are wrong as they are."""
    grid = Grid(title="Wrong as they are", title_justify="left")
    grid.add_column("engine")
    grid.add_column("scenarios")
    for one in engines_:
        came = ", ".join(f"{number} {how}" for how, number in sorted(one.outcomes.items()))
        grid.add_row(clean(one.engine), Text(came, "green" if one.noticed else "bold red"))
    return grid


def sums(table: Table) -> Iterator[Text]:
    """Yield what the table comes to."""
    number = len(table.mutants)
    killed, wrong = number - len(table.survivors), len(table.misblamed)
    good = killed == number and not wrong
    told = f"{killed} of {counted(number, 'misreading')} noticed, {killed - wrong} blamed right; "
    yield Text(
        f"{told}{counted(table.patterns, 'pattern')} of failure", "green" if good else "bold red"
    )
    for row in table.survivors:
        yield Text(f"not noticed: {row.name} ({row.rule})", "red")
    for one in table.unnoticed:
        yield Text(f"not noticed: {one.engine} fails nothing", "red")
    for row in table.misblamed:
        yield Text(f"blamed wrong: {row.name} ({row.rule})", "red")
    told_of: set[str] = set()
    for row in table.mutants:
        if row.twins and row.killed and row.name not in told_of:
            told_of.update((row.name, *row.twins))
            yield Text(f"cannot be told apart: {', '.join((row.name, *row.twins))}")


def outdated(names_: Sequence[str]) -> Iterator[Text]:
    """Yield which stored patterns are no longer true, and how they are stored anew."""
    if names_:
        yield Text(f"stored otherwise: {', '.join(map(clean, names_))}", "yellow")
        asked = " ".join(f"--mutant {clean(name)}" for name in names_)
        yield Text(f"to store them anew: apnap mutants {asked} --patterns FILE", "dim")


def hanging(found: Sequence[Hanging]) -> Iterator[Text]:
    """Yield a line for each misreading that hangs on one set-up, and what they come to."""
    for one in found:
        line = Text(f"{clean(one.rule)}  ").append(clean(one.name), "bold")
        line.append(f"  {clean(one.scenarios[0])}", "not bold")
        others = len(one.scenarios) - 1
        yield line.append(f" and {others} like it", "dim") if others else line
    single = sum(len(one.scenarios) == 1 for one in found)
    told = (
        f"{counted(len(found), 'misreading')} with one set-up, {single} of them with one scenario"
    )
    yield Text(told, "yellow" if found else "green")


def kinds(found: ByKinds) -> Grid:
    """Return the table of misreadings that hold in games of one kind only."""
    grid = Grid(title="Misreadings in one kind of game only", title_justify="left")
    grid.add_column("rule", overflow="fold")
    grid.add_column("misreading")
    for kind in KINDS:
        grid.add_column(kind, justify="right")
    for row in found.mutants:
        grid.add_row(clean(row.rule), clean(row.name), *map(_in_kind, row.kinds))
    return grid


def _in_kind(cell: InKind) -> Text:
    """Return by how many scenarios a kind notices, or that it cannot show there."""
    if cell.failed:
        return Text(str(len(cell.failed)), "bold red" if cell.cannot else "green")
    return Text("cannot", "dim") if cell.cannot else Text("nothing", "bold red")


def sums_of_kinds(found: ByKinds) -> Iterator[Text]:
    """Yield what the table of kinds comes to."""
    number = counted(len(found.mutants), "misreading")
    told = f"{number} in {len(KINDS)} kinds of games: {found.noticed} noticed, "
    told += f"{found.cannot} cannot show, {found.unnoticed} not noticed"
    yield Text(told, "bold red" if found.wrong else "green")
    for row, cell in found.open:
        yield Text(f"not noticed in {cell.kind} games: {row.name} ({row.rule})", "red")
    for row, cell in found.contradicted:
        line = f"shows in {cell.kind} games all the same: {row.name} ({row.rule}), by "
        yield Text(f"{line}{cell.failed[0]}; it is said that it cannot: {cell.cannot}", "red")
