"""
Reading a feature file as Gherkin.

The result has one pickle for each scenario and each row of an outline, with the steps of its
backgrounds and the tags that it inherits, and the line of everything.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from gherkin.errors import ParserError
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from apnap.protocol import Record
from apnap.suite.errors import FeatureError
from apnap.vocabulary.phrases import Keyword

_KEYWORDS: Final[Mapping[str, Keyword]] = {
    "Context": "given",
    "Action": "when",
    "Outcome": "then",
}
_SWALLOWED: Final = re.compile(
    r"\s*(?:(Scenario(?: Outline)?|Examples?|Rule|Background)|(Given|When|Then))\b"
)
"""How a line begins that Gherkin takes for a description because a colon is missing."""


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


def read(path: Path) -> tuple[Pickle, ...]:
    """Read a feature file; raise `FeatureError` if it is not one."""
    try:
        text = path.read_text(encoding="utf-8-sig")
        document: Any = Parser().parse(text)
    except ParserError as error:
        first = next(iter(getattr(error, "errors", None) or [error]))
        line = int((getattr(first, "location", None) or {}).get("line", 1))
        problem = str(first).partition("): ")[2] or str(first)
        raise FeatureError(path, line, f"this is not Gherkin: {problem}") from error
    except (OSError, UnicodeDecodeError) as error:
        raise FeatureError(path, 1, f"the file cannot be read: {error}") from error
    feature = document.get("feature")
    if feature is None:
        raise FeatureError(path, 1, "the file has no Feature")
    for line, problem in _swallowed(feature, text.splitlines()):
        raise FeatureError(path, line, problem)
    nodes = _Nodes(path, feature)
    document["uri"] = str(path)
    compiled: Any = Compiler().compile(document)
    return tuple(nodes.pickle(pickle) for pickle in compiled)


def _swallowed(node: Mapping[str, Any], lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield the lines of descriptions that were meant to be more, and what is wrong with them."""
    start = node["location"]["line"]
    described = set(node["description"].splitlines())
    for number, line in enumerate(lines[start:] if described else (), start + 1):
        found = _SWALLOWED.match(line) if line in described else None
        if found is not None:
            missing = f"after `{found[1]}`" if found[1] else "above, as in `Scenario: …`"
            yield number, f"`{line.strip()}` is read as a description: a colon is missing {missing}"
    for child in node.get("children", ()):
        (inner,) = child.values()
        yield from _swallowed(inner, lines)


class _Nodes:
    """The parts of a feature by the ids that pickles refer to."""

    def __init__(self, path: Path, feature: Mapping[str, Any]) -> None:
        """Collect the parts; raise `FeatureError` for what the suite does not allow."""
        self._path = path
        self._feature = feature
        self._by_id: dict[str, Any] = {}
        self._rules: dict[str, str] = {}
        self._tags(feature["tags"])
        self._children(feature["children"], rule="")

    def pickle(self, pickle: Mapping[str, Any]) -> Pickle:
        """Return a pickle with lines instead of ids."""
        scenario, *row = pickle["astNodeIds"]
        node = self._by_id[scenario]
        if not pickle["steps"]:
            raise FeatureError(self._path, node["location"]["line"], "the scenario has no steps")
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
            steps=tuple(map(self._step, pickle["steps"])),
        )

    def _step(self, step: Mapping[str, Any]) -> RawStep:
        line = self._by_id[step["astNodeIds"][0]]
        argument = step.get("argument", {})
        if "docString" in argument:
            raise FeatureError(self._path, line, "no phrase of the vocabulary has a text block")
        if step["type"] not in _KEYWORDS:
            raise FeatureError(
                self._path,
                line,
                "a step begins with Given, When or Then; And and But follow one of them",
            )
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
            for tag in examples["tags"]:
                raise FeatureError(
                    self._path,
                    tag["location"]["line"],
                    f"{tag['name']} stands on Examples: tags belong on Feature, Rule or Scenario",
                    "tag",
                )
            header = [cell["value"] for cell in examples.get("tableHeader", {}).get("cells", ())]
            if not examples.get("tableBody"):
                raise FeatureError(
                    self._path, examples["location"]["line"], "the Examples have no row"
                )
            for row in examples["tableBody"]:
                values = [cell["value"] for cell in row["cells"]]
                self._by_id[row["id"]] = dict(zip(header, values, strict=True))
        if "outline" in scenario["keyword"].lower() and not scenario["examples"]:
            line = scenario["location"]["line"]
            raise FeatureError(self._path, line, "the outline has no Examples")

    def _steps(self, steps: Iterable[Mapping[str, Any]]) -> None:
        self._by_id |= {step["id"]: step["location"]["line"] for step in steps}

    def _tags(self, tags: Iterable[Mapping[str, Any]]) -> None:
        self._by_id |= {tag["id"]: tag["location"]["line"] for tag in tags}


def feature_files(where: Path) -> Iterator[Path]:
    """Yield the feature files below a folder, or the file itself, in the order of their names."""
    if where.is_file():
        yield where
    else:
        yield from sorted(where.rglob("*.feature"))
