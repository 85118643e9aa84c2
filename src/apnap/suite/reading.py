"""
Reading a feature file as Gherkin.

The result has one pickle for each scenario and each row of an outline, with the steps of its
backgrounds and the tags that it inherits, and the line of everything.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from gherkin.errors import ParserError
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from apnap.harmless import clean
from apnap.protocol import Record
from apnap.protocol.given_files import leads_out, read_text_given
from apnap.suite.errors import Fault, FeatureError, SuiteError
from apnap.suite.not_gherkin import broken, swallowed
from apnap.vocabulary.phrases import Keyword

LARGEST: Final = 2_097_152
"""Largest feature file that is read, in bytes; those of the suite have some ten thousand."""

WIDEST: Final = 2_000
"""Longest line of a feature file, in characters."""

MOST: Final = 20_000
"""So many lines a feature file has, and so many steps and rows, outlines written out."""

_SUFFIX: Final = ".feature"
_KEYWORDS: Final[Mapping[str, Keyword]] = {
    "Context": "given",
    "Action": "when",
    "Outcome": "then",
}


class Located(Record, frozen=True):
    """A text and the line on which it stands."""

    text: str
    line: int


class RawStep(Record, frozen=True):
    """A step as it is written."""

    keyword: Keyword
    text: str
    line: int
    table: tuple[tuple[str, ...], ...] | None = None


class Pickle(Record, frozen=True, kw_only=True):
    """A scenario, or one row of an outline, as it is written."""

    feature: str
    rule: str
    """Title of the `Rule:` block; empty outside of one."""
    name: str
    template: str
    """Name of the scenario as written, with the placeholders of an outline."""
    template_line: int
    example: Mapping[str, str]
    """The row of an outline; empty for a plain scenario."""
    line: int
    tags: tuple[Located, ...]
    steps: tuple[RawStep, ...]


def read(path: Path) -> tuple[tuple[Pickle, ...], tuple[FeatureError, ...]]:
    """Return the pickles of a feature file, as far as it can be read, and all that is wrong."""
    try:
        text = read_text_given(path, LARGEST)
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or error
        return (), (FeatureError(path, 1, f"the file cannot be read: {why}"),)
    lines = text.splitlines()
    if vast := _vast_lines(lines):
        return (), (FeatureError(path, *vast),)
    try:
        document: Any = Parser().parse(text)
    except ParserError as error:
        return (), tuple(broken(path, error, lines))
    feature = document.get("feature")
    if feature is None:
        return (), (FeatureError(path, 1, "the file has no Feature"),)
    if vast := _vast_scenario(feature["children"]):
        return (), (FeatureError(path, *vast),)
    nodes = _Nodes(path, feature)
    for line, problem in swallowed(feature, lines):
        nodes.wrong(line, problem)
    document["uri"] = str(path)
    compiled: Any = Compiler().compile(document)
    pickles = tuple(filter(None, map(nodes.pickle, compiled)))
    return pickles, tuple(nodes.errors)


def _vast_lines(lines: Sequence[str]) -> tuple[int, str] | None:
    """Return where a file has more than can be read, and what; None if it has not."""
    for number, line in enumerate(lines, 1):
        if len(line) > WIDEST:
            return number, f"the line has {len(line)} characters, and {WIDEST} at most are read"
        if number > MOST:
            return number, f"the file has {len(lines)} lines, and {MOST} at most are read"
    return None


def _vast_scenario(children: Iterable[Mapping[str, Any]]) -> tuple[int, str] | None:
    """Return where a feature is more than can be played, and what; None if it is not."""
    total = 0
    for line, number in _written(children):
        total += number
        if total > MOST:
            told = f"up to here there are {total} steps and rows, outlines written out"
            return line, f"{told}, and {MOST} at most are read: make two files of it"
    return None


def _written(children: Iterable[Mapping[str, Any]], before: int = 0) -> Iterator[tuple[int, int]]:
    """
    Yield the line of each scenario, and how many steps and rows it comes to.

    So many stand `before` each of them, in backgrounds.
    """
    for child in children:
        ((kind, node),) = child.items()
        if kind == "rule":
            yield from _written(node["children"], before)
            continue
        own = sum(1 + len(step.get("dataTable", {}).get("rows", ())) for step in node["steps"])
        if kind == "background":
            before += own
        else:
            examples = sum(len(one.get("tableBody", ())) for one in node["examples"])
            yield node["location"]["line"], (before + own) * (examples or 1)


class _Nodes:
    """The parts of a feature by the ids that pickles refer to."""

    def __init__(self, path: Path, feature: Mapping[str, Any]) -> None:
        """Collect the parts, and what the suite does not allow as `errors`."""
        self.errors: list[FeatureError] = []
        self._path = path
        self._feature = feature
        self._by_id: dict[str, Any] = {}
        self._rules: dict[str, str] = {}
        self._tags(feature["tags"])
        self._children(feature["children"], rule="")

    def wrong(self, line: int, problem: str, fault: Fault = "gherkin") -> None:
        """Take note of something that is wrong, once."""
        if (line, problem) not in ((one.line, one.problem) for one in self.errors):
            self.errors.append(FeatureError(self._path, line, problem, fault))

    def pickle(self, pickle: Mapping[str, Any]) -> Pickle | None:
        """Return a pickle with lines instead of ids; None if it is none."""
        scenario, *row = pickle["astNodeIds"]
        node = self._by_id[scenario]
        if not pickle["steps"]:
            self.wrong(node["location"]["line"], "the scenario has no steps")
        steps = [self._step(step) for step in pickle["steps"]]
        if not steps or None in steps:
            return None
        return Pickle(
            feature=self._feature["name"],
            rule=self._rules[scenario],
            name=pickle["name"],
            template=node["name"],
            template_line=node["location"]["line"],
            example=self._by_id[row[0]] if row else {},
            line=pickle["location"]["line"],
            tags=tuple(
                Located(tag["name"], self._by_id[tag["astNodeId"]]) for tag in pickle["tags"]
            ),
            steps=tuple(filter(None, steps)),
        )

    def _step(self, step: Mapping[str, Any]) -> RawStep | None:
        line = self._by_id[step["astNodeIds"][0]]
        argument = step.get("argument", {})
        if "docString" in argument:
            self.wrong(line, "no phrase of the vocabulary has a text block")
            return None
        if step["type"] not in _KEYWORDS:
            self.wrong(
                line, "a step begins with Given, When or Then; And and But follow one of them"
            )
            return None
        rows = argument.get("dataTable", {}).get("rows")
        table = tuple(tuple(cell["value"] for cell in row["cells"]) for row in rows or ())
        return RawStep(_KEYWORDS[step["type"]], step["text"], line, table if rows else None)

    def _children(self, children: Iterable[Mapping[str, Any]], rule: str) -> None:
        for child in children:
            ((kind, node),) = child.items()
            if kind == "rule":
                self._tags(node["tags"])
                self._children(node["children"], rule=node["name"])
                continue
            self._steps(node["steps"])
            if kind == "scenario":
                self._tags(node["tags"])
                self._by_id[node["id"]] = node
                self._rules[node["id"]] = rule
                self._examples(node)

    def _examples(self, scenario: Mapping[str, Any]) -> None:
        for examples in scenario["examples"]:
            self._tags(examples["tags"])
            for tag in examples["tags"]:
                self.wrong(
                    tag["location"]["line"],
                    f"{tag['name']} stands on Examples: tags belong on Feature, Rule or Scenario",
                    "tag",
                )
            header = [cell["value"] for cell in examples.get("tableHeader", {}).get("cells", ())]
            if not examples.get("tableBody"):
                self.wrong(examples["location"]["line"], "the Examples have no row")
            for row in examples.get("tableBody", ()):
                values = [cell["value"] for cell in row["cells"]]
                self._by_id[row["id"]] = dict(zip(header, values, strict=True))
        if "outline" in scenario["keyword"].lower() and not scenario["examples"]:
            line = scenario["location"]["line"]
            self.wrong(line, "the outline has no Examples")

    def _steps(self, steps: Iterable[Mapping[str, Any]]) -> None:
        self._by_id |= {step["id"]: step["location"]["line"] for step in steps}

    def _tags(self, tags: Iterable[Mapping[str, Any]]) -> None:
        self._by_id |= {tag["id"]: tag["location"]["line"] for tag in tags}


def feature_files(where: Path, *, given: bool) -> Iterator[Path]:
    """
    Yield the feature files below a folder, or the file itself, in the order of their names.

    Raises `SuiteError` if a folder cannot be read, or one that somebody has `given` has a link that
    leads out of it: whoever has made it may not have what lies there.
    """
    if where.is_file():
        yield where
    else:
        try:
            found = sorted(_called_so(str(where))) if where.is_dir() else []
        except OSError as error:  # folders within folders, deeper than the system has names for
            raise SuiteError(f"{where}: a folder in it cannot be read: {error.strerror}") from error
        for _, name in found:
            path = _path(name)
            if given and path.is_symlink() and leads_out(where, path):
                problem = "it is a link that leads out of its folder: name the file"
                raise SuiteError(f"{clean(str(path))}: {problem}")
            yield path


@functools.lru_cache(maxsize=2_000)
def _path(name: str) -> Path:
    """Return a path: files are listed again and again, and what was looked up is found sooner."""
    return Path(name)


def _called_so(where: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """
    Yield whatever is called as feature files are, below a folder: parts of its name, and its path.

    No link to a folder is followed, and nothing is found in one that nobody lets us read.
    """
    waiting: list[tuple[tuple[str, ...], str]] = [((), where)]
    while waiting:
        above, folder = waiting.pop()
        try:
            with os.scandir(folder) as there:
                found = list(there)
        except PermissionError:
            continue
        for one in found:
            named = ((*above, one.name), one.path)
            if os.path.normcase(one.name).endswith(_SUFFIX):
                yield named
            if one.is_dir(follow_symlinks=False):
                waiting.append(named)
