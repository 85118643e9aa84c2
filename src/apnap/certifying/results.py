"""The results that a certificate rests on: each scenario with its recording."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Final

import msgspec
from msgspec.structs import replace

from apnap.certifying.profiles import Profile
from apnap.driver import Outcome, Recording, Said
from apnap.driver.tape import Tape, as_held, as_written
from apnap.protocol import Capabilities, EditionDate, Initialized, Record, doc
from apnap.protocol.bounds import MOST_ROWS, Integer, Rows, Text
from apnap.protocol.unseen import escaped_bytes
from apnap.results.records import Result, Violated
from apnap.suite import Scenario
from apnap.symmetries.drawn_images import ALONE, GOING_ON
from apnap.symmetries.images import MARK
from apnap.symmetries.sampling import drawn_for, playable, sampled
from apnap.symmetries.seeds import LARGEST

FORMAT: Final = 1

_NAMED: Final = 3
"""So many ids are enough to look at."""


_EMPTY: Final = b"[]"

_SAID: Final = {
    "type": "array",
    "items": {"$ref": f"#/$defs/{Said.__name__}"},
    "maxItems": MOST_ROWS,
    "default": [],
}


class Played(Record, frozen=True, kw_only=True):
    """What came of one scenario, and everything that was said in it."""

    id: Annotated[Text, doc("The scenario's id.")]
    outcome: Annotated[Outcome, doc("What came of it.")]
    step: Annotated[Text | None, doc("The step at which it ended early.")] = None
    expected: Annotated[Text | None, doc("Of a failure: what was expected.")] = None
    got: Annotated[Text | None, doc("Of a failure: what the engine did or shows instead.")] = None
    reason: Annotated[Text | None, doc("Of another early end: why.")] = None
    violations: Annotated[
        Rows[Violated], doc("What the engine objected to last, if the scenario failed.")
    ] = ()
    tape: Annotated[
        Tape | msgspec.UnsetType,
        doc("What was said, both ways, in order.", extra_json_schema=_SAID),
    ] = msgspec.field(name="recording", default=msgspec.UNSET)
    """Held compressed: as records, those of a whole run take a hundred times the memory."""

    @property
    def recording(self) -> Recording:
        """What was said, unpacked anew each time."""
        return () if self.tape is msgspec.UNSET else self.tape.recording

    @property
    def taped(self) -> int:
        """How many bytes the recording has as it is written."""
        return 0 if self.tape is msgspec.UNSET else self.tape.length


class Round(Record, frozen=True, kw_only=True):
    """One run: the scenarios of the chosen profiles of one edition."""

    edition: Annotated[EditionDate, doc("The edition of the rulebook.")]
    profiles: Annotated[Rows[Text], doc("The names of the chosen profiles.", min_length=1)]
    introduced: Annotated[Initialized, doc("What the engine said of itself.")]
    scenarios: Annotated[Rows[Played], doc("The scenarios, in the order of the suite.")]
    images: Annotated[
        Rows[Played],
        doc("The images that the seed draws (`ID~seed-NUMBER…`), in the order of their scenarios."),
    ] = ()


class Results(Record, frozen=True, kw_only=True, omit_defaults=False):
    """The content of results.json. Nothing in it depends on when, where or how fast it was run."""

    format: Annotated[Integer, doc("Number of this format.")] = FORMAT
    apnap: Annotated[Text, doc("Version of apnap.")]
    suite: Annotated[Text, doc("Digest of features, schemas, cards and editions.")]
    seed: Annotated[
        Annotated[int, doc("A number.", ge=0, le=LARGEST)] | None,
        doc("By what the images were drawn; null: there are none, as of old."),
    ] = None
    seed_chosen: Annotated[
        bool, doc("Whether `--seed` has named it: the engine may have known it then.")
    ] = False
    rounds: Annotated[Rows[Round], doc("The runs, one for each edition.", min_length=1)]


class Incomplete(Exception):
    """The results are not those of exactly the scenarios of the profiles and of their images."""

    def __init__(self, edition: EditionDate, problems: Sequence[str]) -> None:
        """Say what is wrong with the run of an edition."""
        super().__init__(f"edition {edition}: {'; '.join(problems)}")
        self.edition = edition
        self.problems = tuple(problems)


def played(result: Result, tape: Tape | None) -> Played:
    """Return what is kept of the result of a scenario, with its recording if there is one."""
    return Played(
        id=result.id,
        outcome=result.outcome,
        step=result.step,
        expected=result.expected,
        got=result.got,
        reason=result.reason,
        violations=result.violations,
        tape=msgspec.UNSET if tape is None else tape,
    )


def in_order(one: Round) -> Iterator[Played]:
    """Yield what was played in a run as reports have it: each scenario, then its images."""
    of: dict[str, list[Played]] = defaultdict(list)
    for image in one.images:
        of[image.id.partition(MARK)[0]].append(image)
    for scenario in one.scenarios:
        yield scenario
        yield from of[scenario.id]


def expected_ids(profiles: Sequence[Profile]) -> tuple[str, ...]:
    """Return the ids of the scenarios of profiles, each once, in the order of the suite."""
    found = {scenario.id: scenario for one in profiles for scenario in one.scenarios}
    return tuple(sorted(found, key=lambda id_: (str(found[id_].path), found[id_].line, id_)))


def images_of(
    profiles: Sequence[Profile], seed: int | None, can: Capabilities
) -> tuple[Scenario, ...]:
    """
    Return the images to be played on an engine that `can` do this and that, each once.

    They are images of the scenarios that decide and that the engine says it can play. Of each
    profile a share of them is drawn to go on, and the others end as their scenarios end. They stand
    in the order of their scenarios. Without a seed there are none.
    """
    if seed is None:
        return ()
    found: dict[str, tuple[Scenario, EditionDate]] = {}
    longer: set[str] = set()
    for one in profiles:
        declared = playable(one.deciding, can, one.edition)
        going_on = sampled(declared, seed, one.floor.going_on, one.floor.least)
        longer.update(scenario.id for scenario in going_on)
        for scenario in (*going_on, *sampled(declared, seed, one.floor.images, 0)):
            found[scenario.id] = scenario, one.edition
    return tuple(
        drawn_for(can, scenario, seed, edition, GOING_ON if id_ in longer else ALONE)
        for id_ in expected_ids(profiles)
        if id_ in found
        for scenario, edition in (found[id_],)
    )


def known(one: Round, seed: int | None, profiles: Sequence[Profile]) -> Mapping[str, Scenario]:
    """Return by their ids the scenarios of a run's profiles, and the images that the seed draws."""
    images = images_of(profiles, seed, one.introduced.capabilities)
    scenarios = (scenario for profile in profiles for scenario in profile.scenarios)
    return {scenario.id: scenario for scenario in (*scenarios, *images)}


def check_complete(one: Round, profiles: Sequence[Profile], images: Sequence[str]) -> None:
    """
    Raise `Incomplete` unless a run has the scenarios of the profiles, each once, and the images.

    `images` are the ids of those that the seed draws for this engine, in their order.
    """
    wanted = expected_ids(profiles)
    problems = [
        *_amiss("scenarios", [each.id for each in one.scenarios], wanted, "none of the profiles"),
        *_amiss("images", [each.id for each in one.images], images, "none that the seed draws"),
    ]
    if problems:
        raise Incomplete(one.edition, problems)


def _amiss(what: str, ids: Sequence[str], wanted: Sequence[str], strange: str) -> Iterator[str]:
    """Yield what is wrong with the `ids` of a run that are to be the `wanted` ones, each once."""
    for kind, found in (
        (f"{what} are missing", sorted(set(wanted) - set(ids))),
        (f"{what} belong to {strange}", sorted(set(ids) - set(wanted))),
        (f"{what} are there twice", sorted(id_ for id_, n in Counter(ids).items() if n > 1)),
    ):
        if found:
            more = ", …" if len(found) > _NAMED else ""
            yield f"{len(found)} {kind}: {', '.join(found[:_NAMED])}{more}"


def encode_results(results: Results) -> bytes:
    """Return results as they stand in their file: a line for each scenario."""
    return b"".join(pieces(results))


def pieces(results: Results) -> Iterator[bytes]:
    """Yield results as they stand in their file, piece by piece: it can be large."""
    head = ",".join(_field(name, getattr(results, name)) for name in _HEAD)
    yield escaped_bytes(f'{{{head},"rounds":[\n'.encode())
    for number, one in enumerate(results.rounds):
        first = ",".join(_field(name, getattr(one, name)) for name in _FIRST)
        between = ",\n" if number else ""
        yield escaped_bytes(f'{between}{{{first},"scenarios":[\n'.encode())
        yield from _lines(one.scenarios)
        yield b'\n],"images":[\n'
        yield from _lines(one.images)
        yield b"\n]}"
    yield b"\n]}\n"


def line(one: Played) -> bytes:
    """Return a scenario as it stands in its line: without a recording if nothing was said."""
    if one.taped <= len(_EMPTY):
        one = replace(one, tape=msgspec.UNSET)
    return escaped_bytes(msgspec.json.encode(one, enc_hook=as_written))


def decode_results(content: bytes | bytearray) -> Results:
    """Return results from JSON, however it is spelt; raises as `msgspec.json.decode`."""
    return msgspec.json.decode(content, type=Results, dec_hook=as_held)


def decode_played(content: bytes) -> Played:
    """Return a scenario from its line; raises as `msgspec.json.decode`."""
    return msgspec.json.decode(content, type=Played, dec_hook=as_held)


def _field(name: str, value: object) -> str:
    return f'"{name}":{msgspec.json.encode(value).decode()}'


def _lines(several: Sequence[Played]) -> Iterator[bytes]:
    for number, one in enumerate(several):
        yield b",\n" + line(one) if number else line(one)


_HEAD: Final = ("format", "apnap", "suite", "seed", "seed_chosen")
_FIRST: Final = ("edition", "profiles", "introduced")
