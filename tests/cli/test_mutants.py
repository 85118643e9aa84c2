"""`apnap mutants`, as users call it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import pytest
from msgspec.structs import replace
from typer.testing import CliRunner, Result

from apnap.certifying.schemas import breaches
from apnap.cli.app import app
from apnap.diagnosis.patterns import parsed, stored, written
from apnap.diagnosis.traces import read
from apnap.mutants import diagnosing, kinds, spreading
from apnap.mutants.kinds import ByKinds
from apnap.mutants.recording import content
from apnap.mutants.wrong_engines import Table
from apnap.protocol import EditionDate
from apnap.rulebooks import subject
from apnap.suite import Scenario, about, load_suite
from apnap_misreadings import mutant as registered
from apnap_misreadings.mutant import Mutant
from apnap_reference.engine import ReferenceEngine

MISREAD: Final = ("any-player-blocks", "everybody-is-protected")
"""What is misread of 802.4a in these tests."""
OTHERWISE: Final = read("f000000000000")
"""What does not go wrong."""


class Few:
    """Few scenarios about 802.4a, some that notice what is misread: to play all takes minutes."""

    def __init__(self, *, dates: tuple[EditionDate, ...]) -> None:
        self.suite = load_suite(dates=dates)

    def holding(self, edition: EditionDate) -> tuple[Scenario, ...]:
        wanted = [subject("802.4a")]
        held = [s for s in self.suite.holding(edition) if about(s, edition, wanted)]
        failed = {one.name: set(one.failed) for one in stored().patterns if one.name in MISREAD}
        short = [s.id for s in sorted(held, key=lambda s: len(s.steps))]
        kinds = (*failed.values(), set(short).difference(*failed.values()))
        chosen = {id_ for kind in kinds for id_ in [id_ for id_ in short if id_ in kind][:2]}
        chosen.add(short[-1])  # the more there is to choose, the more a wilful engine goes wrong
        return tuple(s for s in held if s.id in chosen)


@pytest.fixture(autouse=True)
def _few_scenarios(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(spreading, "load_suite", Few)
    cached = (one for module in (spreading, diagnosing) for one in vars(module).values())
    caches = {one for one in cached if hasattr(one, "cache_clear")}
    for known in caches:
        known.cache_clear()
    yield
    for known in caches:
        known.cache_clear()


def as_they_are() -> dict[str, str]:
    return {scenario.id: content(scenario) for scenario in load_suite().scenarios}


def mutants(*words: str) -> Result:
    return CliRunner().invoke(app, ["mutants", *words])


def test_misreadings_are_noticed_and_their_rule_is_blamed(tmp_path: Path) -> None:
    told = tmp_path / "table.json"
    wanted = [word for name in MISREAD for word in ("--mutant", name)]
    recorded = tmp_path / "patterns.json"
    result = mutants(*wanted, "--json", str(told), "--patterns", str(recorded))
    assert result.exit_code == 0, result.output
    for one in parsed(recorded.read_bytes()).patterns:
        stored_one = next(known for known in stored().patterns if known.name == one.name)
        few = {scenario.id for scenario in spreading.scenarios(one.edition)}
        assert one.traces == {k: v for k, v in stored_one.traces.items() if k in few}
        assert set(one.failed) <= set(one.traces)
    assert breaches("mutants", told.read_bytes()) == ()
    table = msgspec.json.decode(told.read_bytes(), type=Table)
    assert {row.name: row.rule for row in table.mutants} == dict.fromkeys(MISREAD, "802.4a")
    assert all(row.killed and row.right for row in table.mutants)
    assert "2 of 2 misreadings noticed, 2 blamed right" in " ".join(result.stdout.split())


def test_a_selection_goes_among_the_patterns_of_other_misreadings(tmp_path: Path) -> None:
    """The file keeps the others, and drops one that exists no more or is another belief by now."""
    kept, stale, gone = stored().patterns[:3]
    old = next(one for one in stored().patterns if one.name == MISREAD[0])
    file = tmp_path / "patterns.json"
    held = (kept, replace(stale, summary="x"), replace(gone, name="gone"), replace(old, failed=()))
    file.write_bytes(written(replace(stored(), patterns=held)))
    result = mutants("--mutant", old.name, "--patterns", str(file))
    assert result.exit_code == 0, result.output
    assert f"as they exist no more: {stale.name}, gone" in " ".join(result.stdout.split())
    now = parsed(file.read_bytes())
    assert {one.name for one in now.patterns} == {kept.name, old.name}
    assert kept in now.patterns
    assert (now.mutants, now.noticed) == (2, 2)  # what is played anew replaces what was there


@pytest.mark.parametrize("changed", [False, True])
def test_what_goes_wrong_in_newer_scenarios_is_put_into_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, changed: bool
) -> None:
    """So is what goes wrong in those that say something else by now, in place of what did."""
    two = {name: registered.all_mutants()[name] for name in MISREAD}
    monkeypatch.setattr(registered, "_mutants", two)
    known = next(one for one in stored().patterns if one.name == MISREAD[0])
    few = {scenario.id for scenario in spreading.scenarios(known.edition)}
    newer, gone = next(id_ for id_ in known.failed if id_ in few), "stack/a-scenario-that-went"
    forgotten = replace(
        known,
        failed=(*(id_ for id_ in known.failed if id_ != newer), gone),
        traces={(gone if id_ == newer else id_): trace for id_, trace in known.traces.items()},
    )
    others = {**as_they_are(), gone: ""}
    if changed:
        others[newer] = "other"
        forgotten = replace(forgotten, traces={**forgotten.traces, newer: OTHERWISE})
    else:
        del others[newer]
    before = replace(stored(), patterns=(forgotten,), scenarios=others)
    file = tmp_path / "patterns.json"
    file.write_bytes(written(before))
    result = mutants("--newer", "--patterns", str(file))
    assert result.exit_code == 0, result.output
    told = "0 scenarios more, 1 with" if changed else "1 scenario more, 0 with"
    assert f"{told} other words; 1 misreading of 1 changed" in " ".join(result.stdout.split())
    now = parsed(file.read_bytes())
    assert newer in now.scenarios
    (pattern,) = now.patterns
    assert pattern.traces == known.traces
    assert gone not in now.scenarios
    assert set(pattern.failed) == few.intersection(known.failed)


def test_a_scenario_that_is_passed_since_it_says_something_else_is_no_longer_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registered, "_mutants", {MISREAD[0]: registered.all_mutants()[MISREAD[0]]})
    known = next(one for one in stored().patterns if one.name == MISREAD[0])
    passed = next(s.id for s in spreading.scenarios(known.edition) if s.id not in known.traces)
    wrong = replace(
        known, failed=(*known.failed, passed), traces={**known.traces, passed: OTHERWISE}
    )
    file = tmp_path / "patterns.json"
    others = {**as_they_are(), passed: "other"}
    file.write_bytes(written(replace(stored(), patterns=(wrong,), scenarios=others)))
    result = mutants("--newer", "--patterns", str(file))
    assert result.exit_code == 0, result.output
    now = parsed(file.read_bytes())
    assert [one.traces for one in now.patterns] == [known.traces]
    assert now.scenarios == as_they_are()


def test_patterns_that_are_stored_otherwise_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all about a rule is played, it shows what the engine plays otherwise than before."""
    two = {one.name: one for one in stored().patterns if one.name in MISREAD}
    few = {scenario.id for scenario in spreading.scenarios(two[MISREAD[0]].edition)}
    failed = next(id_ for id_ in two[MISREAD[0]].failed if id_ in few)
    stale = replace(two[MISREAD[0]], traces={**two[MISREAD[0]].traces, failed: OTHERWISE})
    held = (stale, two[MISREAD[1]])
    known = replace(stored(), patterns=held, scenarios=as_they_are())
    monkeypatch.setattr("apnap.cli.mutants.measuring.stored", lambda: known)
    result = mutants("--mutant", MISREAD[0], "--mutant", MISREAD[1])
    assert result.exit_code == 0, result.output
    assert f"stored otherwise: {MISREAD[0]}\n" in result.stdout
    assert f"apnap mutants --mutant {MISREAD[0]} --patterns FILE" in result.stdout


@pytest.mark.parametrize("more", [(), ("--mutant", MISREAD[0]), ("--whole",), ("--list",)])
def test_newer_scenarios_are_played_for_a_file_and_on_all_misreadings(
    tmp_path: Path, more: tuple[str, ...]
) -> None:
    file = tmp_path / "patterns.json"
    file.write_bytes(written(stored()))
    result = mutants("--newer", *more, *(("--patterns", str(file)) if more else ()))
    assert result.exit_code == 2
    assert "--newer plays all misreadings" in result.output or "plays nothing" in result.output
    assert file.read_bytes() == written(stored())


def test_newer_needs_a_file_that_is_there(tmp_path: Path) -> None:
    result = mutants("--newer", "--patterns", str(tmp_path / "none.json"))
    assert result.exit_code == 2
    assert "there is no such file" in result.output


def test_a_selection_does_not_overwrite_a_file_of_something_else(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    file.write_text("{}")
    result = mutants("--mutant", MISREAD[0], "--patterns", str(file))
    assert result.exit_code == 2
    assert "holds no patterns" in result.output
    assert file.read_text() == "{}"


def test_an_engine_that_plays_as_written_is_a_survivor_of_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A misreading that misreads nothing is not noticed, by no scenario at all."""
    one = registered.all_mutants()["any-player-blocks"]
    tame = Mutant("tame", one.rule, "nothing is misread", one.editions, key=one.key)
    monkeypatch.setitem(registered._mutants, "tame", tame)  # noqa: SLF001
    result = mutants("--mutant", "tame")
    assert result.exit_code == 1
    assert "not noticed: tame (802.4a)" in result.stdout


def test_an_engine_that_fails_as_written_shows_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    offered = registered.all_mutants()["everybody-is-protected"].known
    engine = ReferenceEngine(registered.named("any-player-blocks"), lambda: (offered,))
    for made in ("ReferenceEngine", "WatchedEngine"):
        monkeypatch.setattr(f"apnap_misreadings.{made}", lambda *_: engine)
    result = mutants("--mutant", "everybody-is-protected")
    assert result.exit_code == 1
    assert "direct:reference does not pass" in result.output


def test_an_engine_without_misreadings_is_told_so() -> None:
    result = mutants("direct:null")
    assert result.exit_code == 3
    assert "describe" in result.output


def test_all_are_named(tmp_path: Path) -> None:
    listed = tmp_path / "list.json"
    result = mutants("--list", "--cr", "802.4a", "--json", str(listed))
    assert result.exit_code == 0
    assert [one["rule"] for one in json.loads(listed.read_bytes())] == ["802.4a"] * len(
        result.stdout.splitlines()
    )
    lines = result.stdout.splitlines()
    assert len(lines) >= 5
    assert all(line.startswith("802.4a  ") for line in lines)


@pytest.mark.parametrize(
    ("number", "name"),
    [
        ("608.2a", "the-range-is-two-seats-in-a-melee"),
        ("418.5e", "gaining-outranks-losing"),  # whose rule that book does not state by itself
    ],
)
def test_a_rule_is_called_by_its_number_in_the_edition_that_is_played(
    number: str, name: str
) -> None:
    result = mutants("--list", "--edition", "2006-10-01", "--cr", number)
    assert result.exit_code == 0, result.output
    assert f"{number}  {name}  " in result.stdout


@pytest.mark.parametrize(
    "words",
    [
        ("--mutant", "nobody"),
        ("--cr", "nonsense"),
        ("--edition", "1999-01-01"),
    ],
)
def test_what_does_not_exist_is_refused(words: tuple[str, ...]) -> None:
    result = mutants(*words)
    assert result.exit_code == 2
    assert result.output.strip()


def test_the_table_is_readable_by_programs(tmp_path: Path) -> None:
    told = tmp_path / "table.json"
    mutants("--mutant", "any-player-blocks", "--json", str(told))
    (row,) = json.loads(told.read_text())["mutants"]
    assert row["failed"]
    assert all(one["failed"] <= one["scenarios"] for one in row["blamed"])


def test_a_misreading_is_told_apart_by_kinds_of_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where it cannot show, which is not written down this time, no scenario notices it."""
    monkeypatch.setattr(kinds, "limits", lambda: ())
    told = tmp_path / "kinds.json"
    result = mutants("--kinds", "--mutant", "everybody-is-protected", "--json", str(told))
    assert result.exit_code == 1, result.output
    assert breaches("mutants-kinds", told.read_bytes()) == ()
    (row,) = msgspec.json.decode(told.read_bytes(), type=ByKinds).mutants
    cells = {cell.kind: cell for cell in row.kinds}
    assert cells["free-for-all"].failed
    assert cells["two-player"].open
    lines = " ".join(result.stdout.split())
    assert all(
        (f"not noticed in {kind} games: everybody-is-protected" in lines) == cell.open
        for kind, cell in cells.items()
    )


@pytest.mark.parametrize("other", ["--list", "--diagnose", "--patterns=x.json", "--beside=a:b"])
def test_kinds_are_a_table_of_their_own(other: str) -> None:
    result = mutants("--kinds", other)
    assert result.exit_code == 2
    assert "--kinds has a table of its own" in result.output


def test_engines_that_are_wrong_as_they_are_stand_beside(tmp_path: Path) -> None:
    told = tmp_path / "table.json"
    engines = ("direct:null", "direct:always-reject", "direct:first-choice")
    beside = [word for name in engines for word in ("--beside", name)]
    result = mutants("--mutant", "any-player-blocks", *beside, "--json", str(told))
    assert result.exit_code == 0, result.output
    assert breaches("mutants", told.read_bytes()) == ()
    table = msgspec.json.decode(told.read_bytes(), type=Table)
    null, reject, first = table.beside
    assert list(null.outcomes) == ["withheld"]
    assert "passed" not in reject.outcomes
    assert first.outcomes["failed"]
    assert all(name in result.stdout for name in engines)


def test_a_right_engine_beside_is_not_noticed() -> None:
    result = mutants("--whole", "--mutant", "any-player-blocks", "--beside", "direct:reference")
    assert result.exit_code == 1
    assert "not noticed: direct:reference fails nothing" in " ".join(result.stdout.split())


def test_what_hangs_on_one_set_up_is_listed_without_playing(tmp_path: Path) -> None:
    out = tmp_path / "hanging.json"
    result = mutants("--hanging", "--cr", "802", "--json", str(out))
    assert result.exit_code == 0, result.output
    assert breaches("mutants-hanging", out.read_bytes()) == ()
    rows = json.loads(out.read_bytes())["mutants"]
    assert result.stdout.count("\n") == len(rows) + 1
    assert f"{len(rows)} misreading" in result.stdout
    assert mutants("--hanging", "--list").exit_code == 2


def test_how_often_the_diagnosis_is_right_is_told_without_playing(tmp_path: Path) -> None:
    out = tmp_path / "diagnosis.json"
    result = mutants("--diagnose", "--mutant", "any-player-blocks", "--json", str(out))
    assert result.exit_code == 0
    assert "the whole suite" in " ".join(result.stdout.split())
    counts = json.loads(out.read_bytes())["counts"]
    known = [one for one in counts if "unknown" not in one["situation"]]
    assert all(one["right"] + one["tied"] + one["silent"] <= 1 for one in counts)
    assert [one["wrong"] for one in known] == [0] * len(known)
