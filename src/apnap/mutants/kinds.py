"""
Kinds of games: a misreading that an engine has in games of one kind only.

The rulebook says some things twice, of one defending player and of a defending team, say; an
engine may build them twice as well, and misread one of both. A scenario is one game. Who misreads
a rule in games of one kind, and plays all others as written, fails just those scenarios of that
kind that somebody fails who misreads it in all: so each misreading is played once, and what fails
is told apart by kinds.

Where a misreading cannot show, `misreadings/kinds.toml` says, with the reason from the rules.
"""

from __future__ import annotations

import functools
from collections.abc import Collection
from typing import Annotated, Final, Literal

import msgspec

from apnap.mutants.spreading import by_id
from apnap.mutants.wrong_engines import Table
from apnap.protocol import EditionDate, Program, Record, doc, folder
from apnap.protocol.bounds import Integer, Natural, Rows, Text
from apnap.rulebooks import covers, subject
from apnap.suite import Scenario

Kind = Literal["two-player", "free-for-all", "team", "shared-turns"]
KINDS: Final[tuple[Kind, ...]] = ("two-player", "free-for-all", "team", "shared-turns")
"""Two players; more, each alone; teams whose members take turns of their own; shared turns."""

RULES: Final = ("101.4", *(str(number) for number in range(506, 512)), "802")
"""The rules of which a misreading is played in each kind, if nothing else is asked for."""

FILE: Final = "kinds.toml"
"""Name of the file in the data folder `misreadings`."""

FORMAT: Final = 1
"""Number of the format; it changes when a reader has to."""


class InKind(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What the suite makes of a misreading that holds in games of one kind only."""

    kind: Annotated[Kind, doc("The kind of games.")]
    failed: Annotated[Rows[Text], doc("Ids of the scenarios of that kind that fail.")]
    cannot: Annotated[Text, doc("Why it cannot show in that kind; empty if it can.")] = ""

    @property
    def open(self) -> bool:
        """Whether it can show in that kind, and no scenario notices."""
        return not self.failed and not self.cannot

    @property
    def contradicted(self) -> bool:
        """Whether a scenario notices what cannot show."""
        return bool(self.failed and self.cannot)


class Row(Record, frozen=True, kw_only=True, omit_defaults=False):
    """One misreading, in each kind of games."""

    name: Annotated[Text, doc("Name of the mutant.")]
    rule: Annotated[Text, doc("The rule that it misreads, or `glossary:SLUG`.")]
    summary: Annotated[Text, doc("The misreading in one sentence.")]
    edition: Annotated[EditionDate, doc("The edition in which it was played.")]
    kinds: Annotated[Rows[InKind], doc("The kinds of games, always the same four.")]


class ByKinds(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What `apnap mutants --kinds --json` prints."""

    format: Annotated[Integer, doc("Number of this format.")] = FORMAT
    apnap: Annotated[Text, doc("Version of apnap.")]
    engine: Annotated[Program, doc("The engine that offers the misreadings.")]
    noticed: Annotated[Natural, doc("How many pairs of misreading and kind a scenario notices.")]
    cannot: Annotated[Natural, doc("How many pairs cannot show.")]
    unnoticed: Annotated[Natural, doc("How many pairs can show, but no scenario notices them.")]
    mutants: Annotated[Rows[Row], doc("The misreadings.")]

    @property
    def open(self) -> tuple[tuple[Row, InKind], ...]:
        """The misreadings that no scenario notices in a kind in which they can show."""
        return tuple((row, cell) for row in self.mutants for cell in row.kinds if cell.open)

    @property
    def contradicted(self) -> tuple[tuple[Row, InKind], ...]:
        """The misreadings that a scenario notices in a kind in which they cannot show."""
        return tuple((row, cell) for row in self.mutants for cell in row.kinds if cell.contradicted)

    @property
    def wrong(self) -> bool:
        """Whether a kind does not notice what can show in it, or notices what cannot."""
        return bool(self.open or self.contradicted)


class Limit(msgspec.Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    """In which kinds of games misreadings cannot show: those of some rules, or some by name."""

    rules: tuple[str, ...] = ()
    misreadings: tuple[str, ...] = ()
    apart_from: tuple[str, ...] = ()
    """Misreadings of these rules that can show all the same."""
    kinds: tuple[Kind, ...]
    reason: str

    def holds(self, name: str, rule: str) -> bool:
        """Tell whether it speaks of a misreading."""
        if name in self.misreadings:
            return True
        of_rules = any(covers(subject(one), subject(rule)) for one in self.rules)
        return of_rules and name not in self.apart_from


class _File(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """The file."""

    cannot_show: tuple[Limit, ...]


@functools.cache
def limits() -> tuple[Limit, ...]:
    """Return what is written down; raise `DataMissing` if the data folder is nowhere."""
    return msgspec.toml.decode((folder("misreadings") / FILE).read_bytes(), type=_File).cannot_show


def kind(scenario: Scenario) -> Kind:
    """Return the kind of game that a scenario is."""
    if "shared-team-turns" in scenario.needs:
        return "shared-turns"
    if "teams" in scenario.needs:
        return "team"
    return "two-player" if "players:2" in scenario.needs else "free-for-all"


def in_kinds(
    name: str, rule: str, edition: EditionDate, failed: Collection[str]
) -> tuple[InKind, ...]:
    """Return what a misreading comes to in each kind, by the ids of all that fails with it."""
    found: dict[Kind, list[str]] = {one: [] for one in KINDS}
    for id_ in failed:
        found[kind(by_id(edition)[id_])].append(id_)
    return tuple(
        InKind(kind=one, failed=tuple(ids), cannot=_cannot(name, rule, one))
        for one, ids in found.items()
    )


def _cannot(name: str, rule: str, kind_: Kind) -> str:
    """Return why a misreading cannot show in a kind; empty if nothing is written down."""
    reasons = (one.reason for one in limits() if kind_ in one.kinds and one.holds(name, rule))
    return next(reasons, "")


def by_kinds(table: Table) -> ByKinds:
    """Return what a table, of which all scenarios were played, says of each kind."""
    rows = tuple(
        Row(
            name=one.name,
            rule=one.rule,
            summary=one.summary,
            edition=one.edition,
            kinds=in_kinds(one.name, one.rule, one.edition, one.failed),
        )
        for one in table.mutants
    )
    cells = [cell for row in rows for cell in row.kinds]
    return ByKinds(
        apnap=table.apnap,
        engine=table.engine,
        noticed=sum(bool(cell.failed) for cell in cells),
        cannot=sum(bool(cell.cannot) for cell in cells),
        unnoticed=sum(cell.open for cell in cells),
        mutants=rows,
    )
