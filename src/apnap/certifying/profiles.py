"""
The profiles: the rules that are certified together, and the scenarios that decide about them.

They lie in `features/profiles.toml`. What belongs to a profile follows from the suite alone, never
from what an engine declares.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import msgspec

from apnap.protocol import EditionDate, Record, doc, folder
from apnap.protocol.near_names import similar
from apnap.rulebooks import (
    NotARuleNumberError,
    NotATermError,
    Subject,
    covers,
    editions,
    place,
    subject,
)
from apnap.suite import (
    Clause,
    Scenario,
    Selection,
    SelectionError,
    Suite,
    SuiteError,
    clauses_about,
    load_about,
)
from apnap.suite import about as is_about

T = TypeVar("T")


class Part(Record, frozen=True):
    """Rules of a profile."""

    rules: Annotated[str, doc("A section, a rule with its parts, or `glossary`.")]
    players: Annotated[
        Annotated[int, doc("Players.", ge=2)] | None, doc("At most so many players.")
    ] = None

    def takes(self, scenario: Scenario) -> bool:
        """Tell whether a scenario has not too many players."""
        return self.players is None or len(scenario.position.players) <= self.players


class Floor(Record, frozen=True):
    """What a profile asks for beside its rules, in percent of the scenarios that decide."""

    played: Annotated[int, doc("Played to a verdict at least.", ge=0, le=100)]
    withheld: Annotated[int, doc("Declared and not played at most.", ge=0, le=100)]
    images: Annotated[int, doc("Played once more as images.", ge=0, le=100)]
    going_on: Annotated[int, doc("Of the scenarios: as images that go on.", ge=0, le=100)]
    least: Annotated[int, doc("So many of those at least, if there are so many scenarios.", ge=1)]
    tried: Annotated[
        int,
        doc("Of the images that have attacks, or blocks, when all is declared.", ge=0, le=100),
    ] = 0
    tried_at_all: Annotated[int, doc("As many of them at the very least.", ge=0, le=100)] = 0


_FLOOR: Final = "floor"
"""The table of the file that is no profile."""

NO_FLOOR: Final = Floor(played=0, withheld=100, images=0, going_on=0, least=1)
"""It asks for nothing."""


class Entry(Record, frozen=True):
    """A profile as its file has it."""

    title: Annotated[str, doc("What it is about, in our own words.", min_length=1)]
    editions: Annotated[dict[EditionDate, tuple[Part, ...]], doc("Edition: its rules there.")]


class Demand(Record, frozen=True):
    """A rule or term of a profile, and the scenarios that decide about it."""

    rule: str
    scenarios: tuple[Scenario, ...]
    reason: str = ""
    """Why no scenario decides; empty if some do."""


class Owed(Record, frozen=True):
    """A clause of a profile, and the scenarios of it that decide."""

    clause: str
    scenarios: tuple[str, ...]
    """Their ids: one at least."""


class Profile(Record, frozen=True):
    """A profile in one edition."""

    name: str
    title: str
    edition: EditionDate
    demands: tuple[Demand, ...]
    """Its rules as the rulebook has them, then its terms."""
    scenarios: tuple[Scenario, ...]
    """All that is played for it, in the order of the suite: also those that never decide."""
    floor: Floor = NO_FLOOR
    clauses: tuple[Owed, ...] = ()
    """The clauses of its rules that scenarios decide about."""

    @property
    def deciding(self) -> tuple[Scenario, ...]:
        """Those of its scenarios that decide."""
        return tuple(scenario for scenario in self.scenarios if not scenario.tagged.readings)


def load_profiles(where: Path | None = None) -> Mapping[str, Entry]:
    """Return the profiles by name (`where`: another file); raise `SuiteError` if one is wrong."""
    path, tables = _tables(where)
    try:
        found = msgspec.convert({k: v for k, v in tables.items() if k != _FLOOR}, dict[str, Entry])
    except msgspec.ValidationError as error:
        raise SuiteError(f"{path}: {error}") from error
    dates = editions()
    for name, entry in found.items():
        for date, parts in entry.editions.items():
            if date not in dates:
                raise SuiteError(f"{path}: {name}: there is no edition {date!r}")
            for part in parts:
                try:
                    subject(part.rules)
                except (NotARuleNumberError, NotATermError) as error:
                    raise SuiteError(f"{path}: {name}: {error}") from error
    return found


def load_floor(where: Path | None = None) -> Floor:
    """Return the floor of all profiles (`where`: another file); raise `SuiteError` without one."""
    path, tables = _tables(where)
    if _FLOOR not in tables:
        raise SuiteError(f"{path}: the table `{_FLOOR}` is missing")
    try:
        return msgspec.convert(tables[_FLOOR], Floor)
    except msgspec.ValidationError as error:
        raise SuiteError(f"{path}: {_FLOOR}: {error}") from error


def _tables(where: Path | None) -> tuple[Path, Mapping[str, dict[str, Any]]]:
    path = where or folder("features") / "profiles.toml"
    try:
        return path, msgspec.toml.decode(path.read_bytes(), type=dict[str, dict[str, Any]])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SuiteError(f"{path}: {error}") from error


def chosen(edition: EditionDate, names: Sequence[str] = ()) -> tuple[Profile, ...]:
    """
    Return profiles in an edition, in the order of their file; without names all that it offers.

    Raises `SelectionError` for a name that is none, or that the edition does not offer.
    """
    entries, floor = load_profiles(), load_floor()
    for name in names:
        if name not in entries:
            several = "; name several by repeating the option" if "," in name else ""
            meant = several or similar(name, entries)
            problem = f"there is no profile {name!r}{meant}; there are: {', '.join(entries)}"
            raise SelectionError(problem)
        if edition not in entries[name].editions:
            held = ", ".join(entries[name].editions)
            raise SelectionError(f"edition {edition} has no profile {name}; it is in {held}")
    offered = [name for name, entry in entries.items() if edition in entry.editions]
    if not offered:
        raise SelectionError(f"edition {edition} offers no profile")
    wanted = [name for name in offered if not names or name in names]
    rules = [subject(part.rules) for name in wanted for part in entries[name].editions[edition]]
    clauses = clauses_about(rules, edition)
    cited = dict.fromkeys(id_ for one in clauses for id_ in one.entry.scenarios)
    suite = load_about(rules, (edition,), tuple(cited))
    there = known(edition, suite, clauses)
    return tuple(profile(name, entries[name], there, floor) for name in wanted)


def check_among(profiles: Sequence[Profile], asked: Selection) -> None:
    """Raise `SelectionError` if none of the rules asked for is in profiles, but is in others."""
    rules = [subject(rule) for rule in asked.rules]
    if not rules or any(_is_about(one, rules) for one in profiles):
        return
    others = [one.name for one in chosen(asked.edition) if _is_about(one, rules)]
    if others:
        names = " or ".join(one.name for one in profiles)
        told = f"no scenario of profile {names} is about {', '.join(asked.rules)}"
        raise SelectionError(f"{told}; those of {', '.join(others)} are")


def _is_about(profile: Profile, rules: Sequence[Subject]) -> bool:
    return any(is_about(scenario, profile.edition, rules) for scenario in profile.scenarios)


class Known(Record, frozen=True):
    """What there is in an edition, for all profiles."""

    edition: EditionDate
    held: Sequence[Scenario]
    tagged: Mapping[Subject, Sequence[Scenario]]
    """The scenarios about each rule or term."""
    stated: Mapping[Subject, Sequence[Clause]]
    """The clauses of each."""


def known(edition: EditionDate, suite: Suite, clauses: Sequence[Clause]) -> Known:
    """Return what a suite and its clauses have in an edition."""
    held = suite.holding(edition)
    return Known(
        edition,
        held,
        _by_subject((s, one) for one in held for s in one.tagged.subjects(edition)),
        _by_subject((one.about(edition), one) for one in clauses if one.holds(edition)),
    )


def profile(name: str, entry: Entry, there: Known, floor: Floor | None = None) -> Profile:
    """Return a profile with what it demands in an edition (`floor`: another than in the file)."""
    edition, held, tagged, stated = there.edition, there.held, there.tagged, there.stated
    by_id = {scenario.id: scenario for scenario in held}
    place_of = {scenario.id: number for number, scenario in enumerate(held)}
    demands: dict[Subject, Demand] = {}
    owed: dict[str, Owed] = {}
    ids: set[str] = set()
    for part in entry.editions[edition]:
        wanted = subject(part.rules)
        for about in (s for s in dict.fromkeys((*stated, *tagged)) if covers(wanted, s)):
            if about not in stated and not any(map(part.takes, tagged[about])):
                continue
            its_clauses = stated.get(about, ())
            cited = (id_ for clause in its_clauses for id_ in clause.entry.scenarios)
            evidence = {id_: by_id[id_] for id_ in cited if id_ in by_id}
            evidence |= {scenario.id: scenario for scenario in tagged.get(about, ())}
            playable = tuple(
                evidence[id_]
                for id_ in sorted(evidence, key=place_of.__getitem__)
                if part.takes(evidence[id_])
            )
            ids.update(scenario.id for scenario in playable)
            demands[about] = _demand(about, part, playable, its_clauses)
            owed |= _owed(demands[about], its_clauses)
    return Profile(
        name=name,
        title=entry.title,
        edition=edition,
        demands=tuple(demands[about] for about in sorted(demands, key=place)),
        scenarios=tuple(scenario for scenario in held if scenario.id in ids),
        floor=floor or load_floor(),
        clauses=tuple(owed.values()),
    )


def _by_subject(pairs: Iterable[tuple[Subject, T]]) -> Mapping[Subject, Sequence[T]]:
    """Return what belongs to each rule or term, in the order of the pairs."""
    found: dict[Subject, dict[int, T]] = {}
    for about, one in pairs:
        found.setdefault(about, {})[id(one)] = one
    return {about: tuple(some.values()) for about, some in found.items()}


def _owed(demand: Demand, clauses: Sequence[Clause]) -> Mapping[str, Owed]:
    """Return the clauses about which scenarios of a rule decide, by their ids."""
    deciding = [scenario.id for scenario in demand.scenarios]
    found = {
        clause.id: tuple(id_ for id_ in deciding if id_ in clause.entry.scenarios)
        for clause in clauses
    }
    return {id_: Owed(id_, scenarios) for id_, scenarios in found.items() if scenarios}


def _demand(
    about: Subject, part: Part, playable: Sequence[Scenario], clauses: Sequence[Clause]
) -> Demand:
    deciding = tuple(scenario for scenario in playable if not scenario.tagged.readings)
    return Demand(str(about), deciding, "" if deciding else _reason(part, playable, clauses))


def _reason(part: Part, playable: Sequence[Scenario], clauses: Sequence[Clause]) -> str:
    """Say why no scenario decides about a rule."""
    if playable:
        return "the rule can be read in several ways, and each scenario follows one of them"
    said = [clause.entry.not_testable for clause in clauses if clause.entry.not_testable]
    if any(clause.entry.checked_by for clause in clauses):
        said.append("it is checked without an engine")
    if any(clause.entry.scenarios for clause in clauses) and part.players is not None:
        said.append(f"it shows with more than {part.players} players only")
    return "; ".join(dict.fromkeys(said)) or "nothing in the suite is about it"
