"""The files in which a corpus is told: JSON, pages, cut-outs, SARIF and JUnit."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec.structs import replace

from apnap.logs.files import Asked
from apnap.logs.findings import CheckReport, FileChecked, Group, sort_of
from apnap.logs.lines import STDIN
from apnap.portable import portable
from apnap.protocol import Record
from apnap.protocol.readable_json import encode
from apnap.triage.corpus import Corpus, Shortest
from apnap.triage.cutting import Cut, cuts
from apnap.triage.junit import junit
from apnap.triage.page import CUTS, PAGES, Shown, name_of, pages
from apnap.triage.sarif import sarif


class Outputs(Record, frozen=True, kw_only=True):
    """Where what is written; None: it is not."""

    json: Path | None = None
    html: Path | None = None
    sarif: Path | None = None
    junit: Path | None = None
    cut: Path | None = None
    strict: bool = False

    @property
    def files(self) -> tuple[Path | None, ...]:
        """The single files."""
        return (self.json, self.sarif, self.junit)

    @property
    def folders(self) -> tuple[Path | None, ...]:
        """The folders."""
        return (self.html, self.cut)

    def contents(
        self, corpus: Corpus, report: CheckReport, asked: Asked
    ) -> Iterator[tuple[Path, bytes]]:
        """
        Yield each file with what is to be in it; raises as `check_given`.

        Files that hold examples are read again if something is to be cut out of them.
        """
        examples = [corpus.examples.get(sort_of(group)) for group in report.groups[:PAGES]]
        found = _cut(examples, asked) if self.html or self.cut else {}
        named = _names(report, examples, found) if self.cut else {}
        for at, name in named.items():
            if self.cut is not None:
                yield self.cut / name, b"".join(found[at].lines)
        if self.cut is not None:
            report = _with_cuts(report, self.cut, named)
        if self.html is not None:
            yield from self._pages(self.html, corpus, report, examples, found)
        yield from self._single(report)

    def _single(self, report: CheckReport) -> Iterator[tuple[Path, bytes]]:
        if self.json is not None:
            yield self.json, encode(_portable(report))
        if self.sarif is not None:
            yield self.sarif, encode(sarif(report))
        if self.junit is not None:
            yield self.junit, junit(report, strict=self.strict)

    def _pages(
        self,
        folder: Path,
        corpus: Corpus,
        report: CheckReport,
        examples: list[Shortest | None],
        found: Mapping[int, Cut],
    ) -> Iterator[tuple[Path, bytes]]:
        told = Shown(
            report=_portable(report),
            examples=tuple(examples),
            cuts=tuple(found.get(at) for at in range(len(examples))),
            scenarios=corpus.scenarios,
        )
        for name, text in pages(told):
            yield folder / name, text.encode()
        for at, name in _names(report, examples, found).items():
            yield folder / CUTS / name, b"".join(found[at].lines)


def _names(
    report: CheckReport, examples: list[Shortest | None], found: Mapping[int, Cut]
) -> dict[int, str]:
    """Return what each cut-out is called, by the place of its group, from 0."""
    return {
        at: f"{name_of(at + 1, report.groups[at])}.jsonl"
        for at in range(len(examples))
        if at in found and found[at].lines
    }


def _cut(examples: list[Shortest | None], asked: Asked) -> dict[int, Cut]:
    """Return what is cut out for examples, by their places; none for standard input."""
    by_path: dict[str, list[tuple[int, Shortest]]] = defaultdict(list)
    for at, example in enumerate(examples):
        if example is not None:
            path = example.checked.archive or example.checked.file
            by_path[path].append((at, example))
    found: dict[int, Cut] = {}
    for path, wanted in by_path.items():
        if Path(path) == STDIN:
            continue
        for example, cut in cuts(Path(path), [one for _, one in wanted], asked):
            found |= {at: cut for at, one in wanted if one is example}
    return found


def _with_cuts(report: CheckReport, folder: Path, named: Mapping[int, str]) -> CheckReport:
    """Return a report that names the cut-outs."""

    def with_cut(at: int, group: Group) -> Group:
        if at not in named or group.example is None:
            return group
        return replace(group, example=replace(group.example, cut=str(folder / named[at])))

    return replace(report, groups=tuple(with_cut(at, one) for at, one in enumerate(report.groups)))


def _portable(report: CheckReport) -> CheckReport:
    """Return a report without the places of this machine."""

    def file(one: FileChecked) -> FileChecked:
        return replace(one, file=portable(one.file), archive=portable(one.archive))

    def group(one: Group) -> Group:
        if one.example is None:
            return one
        there = replace(one.example, file=portable(one.example.file), cut=portable(one.example.cut))
        return replace(one, example=there)

    return replace(
        report, files=tuple(map(file, report.files)), groups=tuple(map(group, report.groups))
    )
