"""
Playing the suite against every misreading that an engine offers.

A scenario in which the engine as written never applies the function that a misreading replaces
cannot come out differently, so it is not played: engines tell what they apply (`describe`). An
engine that watches its misreadings (`ENGINE!*`, or `ENGINE!*NAME,NAME` for some) tells which of
them would have acted otherwise: then only these are played.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from apnap.coverage.known import mutant_numbers
from apnap.diagnosis.traces import Trace
from apnap.driver import Outcome
from apnap.mutants.bench import bench
from apnap.mutants.beside import beside
from apnap.mutants.spreading import Told, Workers, by_id, each, scenarios
from apnap.mutants.wrong_engines import Row, Table, patterns, row, with_twins
from apnap.protocol import Described, EditionDate, EngineTrouble, MutantKnown, Record, RuleRef
from apnap.protocol.near_names import similar
from apnap.rulebooks import covers, load, newest, subject
from apnap.suite import SelectionError, about, rule_named, selection
from apnap.version import __version__

_CHUNK: Final = 40
"""How many scenarios are played on the engine as written in one go."""


_WATCHING: Final = "*"
"""What stands where a misreading would, for the engine as written that watches them."""


class OwnFault(Exception):
    """The engine as written does not pass a scenario: what its misreadings do shows nothing."""


class Wanted(Record, frozen=True, kw_only=True):
    """What is asked for."""

    engine: str
    edition: EditionDate | None = None
    """Only misreadings of this edition; else each in the newest edition in which it is one."""
    rules: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    whole: bool = False
    """Whether all scenarios are played in any case, not only if those about the rule all pass."""
    newer_than: frozenset[str] | None = None
    """If that is asked for, only scenarios that are not among these are played."""
    recorded: bool = False
    """Whether they are played, but those about the rule blame alone if one of them fails."""
    workers: Workers = Workers()
    beside: tuple[str, ...] = ()
    """Engines that are wrong as they are, played beside the misreadings."""


class Trial(Record, frozen=True):
    """A misreading to be tried."""

    engine: str
    mutant: MutantKnown
    edition: EditionDate
    ids: tuple[str, ...]
    """The scenarios to be played: those in which the engine applies what is misread."""
    foremost: tuple[str, ...]
    """Those of them that blame alone if one of them fails."""


class _Chunk(Record, frozen=True):
    """Scenarios to be played on the engine as written."""

    engine: str
    edition: EditionDate
    ids: tuple[str, ...]


class Seen(Record, frozen=True):
    """What was seen of a scenario as the engine as written played it."""

    applied: frozenset[RuleRef]
    """The rules that were applied in it."""
    otherwise: frozenset[str] | None
    """The misreadings that would have acted otherwise; None if the engine does not watch that."""

    def concerns(self, mutant: MutantKnown) -> bool:
        """Tell whether the scenario may come out differently with a misreading."""
        if self.otherwise is not None:
            return mutant.name in self.otherwise
        return mutant.replaces is None or mutant.replaces in self.applied


Applied = dict[str, Seen]
"""What was seen of each scenario, by its id."""


def mutants(wanted: Wanted, told: Told) -> Table:
    """
    Try all misreadings that are asked for, and return the table.

    Raises `SelectionError` if there is none, `OwnFault` if the engine as written does not pass
    what is played, and `EngineTrouble` if it does not start.
    """
    with bench(wanted.engine, newest()) as engine:
        introduced, asked = engine.introduced, _chosen(engine.described(), wanted)
    some = {mutant.name for mutant, _ in asked} if wanted.names or wanted.rules else set()
    as_written = _watching(wanted.engine, some)
    rows: dict[int, Row] = {}
    applied: dict[EditionDate, Applied] = {date: {} for date in sorted({date for _, date in asked})}
    for whole in (True,) if wanted.whole or wanted.recorded else (False, True):
        left = [at for at in range(len(asked)) if at not in rows or not rows[at].killed]
        for date in {asked[at][1] for at in left}:
            ids = _needed(date, (asked[at] for at in left), whole=whole)
            ids -= (wanted.newer_than or frozenset()) | applied[date].keys()
            applied[date] |= _apply_all(wanted, as_written, date, ids, told)
        tasks = [_trial(wanted, *asked[at], applied[asked[at][1]], whole=whole) for at in left]
        for number, (at, tried) in enumerate(each(wanted.workers, _try, tasks), 1):
            rows[left[at]] = tried
            told("misreadings", number, len(tasks))
    table = with_twins(rows[at] for at in sorted(rows))
    return Table(
        apnap=__version__,
        engine=introduced.engine,
        whole=wanted.whole or wanted.recorded,
        patterns=patterns(table),
        mutants=table,
        beside=beside(wanted.beside, wanted.edition or newest(), wanted.workers, told),
    )


def offered(wanted: Wanted) -> tuple[MutantKnown, ...]:
    """Return the misreadings that are asked for; raises as `mutants` does."""
    with bench(wanted.engine, newest()) as engine:
        return tuple(mutant for mutant, _ in _chosen(engine.described(), wanted))


def _chosen(known: Described, wanted: Wanted) -> list[tuple[MutantKnown, EditionDate]]:
    """Return the misreadings that are asked for, each with the edition in which it is played."""
    if wanted.edition is not None:
        selection(wanted.edition, (), ())
    all_ = {mutant.name for mutant in known.mutants}
    strange = set(wanted.names) - all_
    if strange:
        told = (
            f"{name} is a rule: `--cr {name}` takes all of its misreadings"
            if rule_named(name) is not None
            else f"there is no misreading {name}{similar(name, all_)}"
            for name in sorted(strange)
        )
        raise SelectionError("\n".join((*told, "`apnap mutants --list` names all of them")))
    rules = [subject(rule) for rule in selection(None, wanted.rules, ()).rules]
    played = [
        (_numbered(mutant, date, known), date)
        for mutant in known.mutants
        for date in (wanted.edition or max(mutant.editions),)
        if date in mutant.editions and (not wanted.names or mutant.name in wanted.names)
    ]
    found = [
        (mutant, date)
        for mutant, date in played
        if not rules or any(covers(rule, subject(mutant.rule)) for rule in rules)
    ]
    if not found:
        raise SelectionError(_none(known, wanted))
    return found


def _none(known: Described, wanted: Wanted) -> str:
    """Say why no misreading is chosen."""
    if not known.mutants:
        return "the engine offers no misreadings"
    asked = [
        f"of {', '.join(wanted.rules)}" if wanted.rules else "",
        f"in edition {wanted.edition}" if wanted.edition else "",
    ]
    which = " ".join(filter(None, asked))
    return f"the engine offers no such misreading {which}: `apnap mutants --list` names them"


def _numbered(mutant: MutantKnown, edition: EditionDate, known: Described) -> MutantKnown:
    """
    Return a misreading with the number that its rule has in an edition.

    Where the edition does not say that rule for itself, it is that of the function replaced.
    """
    its = mutant_numbers(mutant, load(edition))
    if its:
        return replace(mutant, rule=str(its[0]))
    replaced = (
        one.numbers.get(edition)
        for one in known.rules
        if RuleRef(one.rule, one.name) == mutant.replaces
    )
    return replace(mutant, rule=next(replaced, None) or mutant.rule)


def _needed(
    edition: EditionDate, asked: Iterable[tuple[MutantKnown, EditionDate]], *, whole: bool
) -> set[str]:
    """Return the scenarios of an edition, or those about the rules that are misread in it."""
    rules = {subject(mutant.rule) for mutant, date in asked if date == edition}
    return {s.id for s in scenarios(edition) if whole or about(s, edition, tuple(rules))}


def _watching(engine: str, some: Collection[str]) -> str:
    """
    Return the name under which the engine as written watches its misreadings, if it can.

    Some of them it may be able to watch alone, which takes less time.
    """
    every = f"{engine}!{_WATCHING}"
    for name in (f"{every}{','.join(sorted(some))}", every):
        with suppress(EngineTrouble), bench(name, newest()):
            return name
    return engine


def _apply_all(
    wanted: Wanted, engine: str, edition: EditionDate, ids: Collection[str], told: Told
) -> Applied:
    """Play scenarios on the engine as written."""
    order = [scenario.id for scenario in scenarios(edition) if scenario.id in ids]
    chunks = [
        _Chunk(engine, edition, tuple(order[at : at + _CHUNK]))
        for at in range(0, len(order), _CHUNK)
    ]
    found: Applied = {}
    for _, some in each(wanted.workers, _apply, chunks):
        found |= some
        told(f"edition {edition} as written", len(found), len(order))
    return found


def _apply(chunk: _Chunk) -> Applied:
    """Play scenarios on the engine as written; raise `OwnFault` if one does not pass."""
    found: Applied = {}
    with bench(chunk.engine, chunk.edition) as engine:
        for id_ in chunk.ids:
            outcome = engine.play(by_id(chunk.edition)[id_])
            if outcome != "passed":
                name = chunk.engine.partition(f"!{_WATCHING}")[0]
                raise OwnFault(f"{name} does not pass {id_}: {outcome}")
            told = engine.described()
            otherwise = None if told.otherwise is None else frozenset(told.otherwise)
            found[id_] = Seen(frozenset(told.applied), otherwise)
    return found


def _trial(
    wanted: Wanted, mutant: MutantKnown, edition: EditionDate, applied: Applied, *, whole: bool
) -> Trial:
    rule = (subject(mutant.rule),)
    touched = tuple(
        s.id
        for s in scenarios(edition)
        if (whole or about(s, edition, rule)) and s.id in applied and applied[s.id].concerns(mutant)
    )
    near = {s.id for s in scenarios(edition) if wanted.recorded and about(s, edition, rule)}
    foremost = tuple(id_ for id_ in touched if id_ in near)
    return Trial(f"{wanted.engine}!{mutant.name}", mutant, edition, touched, foremost)


def _try(trial: Trial) -> Row:
    """Play a misreading."""
    known = by_id(trial.edition)
    came: dict[str, tuple[Outcome, Trace | None]] = {}
    if trial.ids:
        with bench(trial.engine, trial.edition) as engine:
            came = {id_: engine.played(known[id_]) for id_ in trial.ids}
    return row(trial.mutant, trial.edition, scenarios(trial.edition), came, trial.foremost)
