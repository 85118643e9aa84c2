"""
Engines that are wrong as they are, not by a misreading: what they pass of the suite.

They stand in the table beside the misreadings. Such an engine is noticed if something fails, or if
it passes nothing, as one that cannot do anything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Final

from apnap.driver import Outcome
from apnap.mutants.bench import bench
from apnap.mutants.spreading import Told, Workers, by_id, each, scenarios
from apnap.protocol import EditionDate, Record, doc
from apnap.protocol.bounds import Integer, Map, Text

READY_MADE: Final = tuple(
    f"direct:{name}"
    for name in ("null", "always-accept", "always-reject", "first-choice", "random-choice")
)
"""Those that come with apnap."""

_CHUNK: Final = 100
"""How many scenarios are played on such an engine in one go."""


class Beside(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A wrong engine, and what the suite makes of it."""

    engine: Annotated[Text, doc("The engine, as it is called.")]
    name: Annotated[Text, doc("What it calls itself.")]
    edition: Annotated[EditionDate, doc("The edition in which it was played.")]
    outcomes: Annotated[Map[Outcome, Integer], doc("How many scenarios came out how.")]

    @property
    def noticed(self) -> bool:
        """Whether something failed, or nothing passed."""
        return bool(self.outcomes.get("failed")) or not self.outcomes.get("passed")


class _Chunk(Record, frozen=True):
    """Scenarios to be played on a wrong engine."""

    engine: str
    edition: EditionDate
    ids: tuple[str, ...]


def beside(
    engines: Sequence[str], edition: EditionDate, workers: Workers, told: Told
) -> tuple[Beside, ...]:
    """
    Play the whole suite on engines, and return what they make of it.

    Raises `EngineTrouble` if one does not start.
    """
    ids = tuple(scenario.id for scenario in scenarios(edition)) if engines else ()
    chunks = [
        _Chunk(engine, edition, ids[at : at + _CHUNK])
        for engine in engines
        for at in range(0, len(ids), _CHUNK)
    ]
    counts: dict[str, Counter[Outcome]] = {engine: Counter() for engine in engines}
    names: dict[str, str] = {}
    for done, (at, (name, counted)) in enumerate(each(workers, _play, chunks), 1):
        counts[chunks[at].engine] += counted
        names[chunks[at].engine] = name
        told("engines that are wrong as they are", done, len(chunks))
    return tuple(
        Beside(engine=engine, name=names[engine], edition=edition, outcomes=dict(counts[engine]))
        for engine in engines
    )


def _play(chunk: _Chunk) -> tuple[str, Counter[Outcome]]:
    """Play scenarios; return the engine's name and how many came out how."""
    known = by_id(chunk.edition)
    with bench(chunk.engine, chunk.edition) as engine:
        counted = Counter(engine.play(known[id_]) for id_ in chunk.ids)
        return engine.introduced.engine.name, counted
