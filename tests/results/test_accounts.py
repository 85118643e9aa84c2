"""Whatever tells of a failure has all that somebody needs who mends it."""

from __future__ import annotations

import functools
import itertools
import json
import re
import tempfile
from collections.abc import Mapping
from html import unescape
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree as ET

import msgspec
import pytest
from typer.testing import CliRunner

from apnap.cli.app import app
from apnap.protocol import AnswerSaid, Load, Pass, Verdict, Violation
from apnap.results.account import Account
from apnap.results.ctrf import ctrf
from apnap.results.failure_text import plain
from apnap.results.records import Report, Result
from apnap.results.reporting import replay
from apnap.running.command import PreparedRun, Request
from apnap.running.reference import Reference
from apnap.suite import load_captions, load_suite
from apnap_reference.engine import ReferenceEngine

MISREADING: Final = "any-player-blocks"
ENGINE: Final = f"direct:reference!{MISREADING}"
RULE: Final = "802.4a"
FOLLOWED: Final = (
    "combat-phase/on-robs-turn-rob-is-the-attacking-player-and-alex-the-defending-one",
    "combat-phase/on-alexs-turn-alex-is-the-attacking-player-and-rob-the-defending-one",
)
"""Scenarios that go on behind the step at which one fails that takes both players for defenders."""


@functools.cache
def run() -> tuple[Mapping[str, str], Report]:
    """Return what a run of a wrong engine says about a failure in each text, and as JSON."""
    with tempfile.TemporaryDirectory() as folder:
        xml, page, data = (Path(folder) / name for name in ("j.xml", "r.html", "r.json"))
        files = ("--junit", str(xml), "--html", str(page), "--json", str(data))
        words = ("run", ENGINE, "--cr", RULE, *files)
        told = CliRunner().invoke(app, words, env={"COLUMNS": "200"}).stdout
        report = msgspec.json.decode(data.read_bytes(), type=Report)
        one = next(one for one in report.results if one.outcome == "failed")
        html = page.read_text("utf-8").partition(f"<code>{one.id}</code>, about")[2]
        document = ctrf(report.introduced.engine, [report], 0, 1)
        return {
            "terminal": told.partition(f"FAILED {one.id} ")[2].partition("\n\n")[0],
            "JUnit": _failure_in(xml, one.id),
            "CTRF": next(str(case.trace) for case in document.results.tests if case.name == one.id),
            "HTML": unescape(re.sub("<[^>]*>", "", html.partition("</article>")[0])),
        }, report


def _failure_in(xml: Path, id_: str) -> str:
    """Return the text of a failure in JUnit."""
    section, _, name = id_.rpartition("/")
    (case,) = ET.parse(xml).iterfind(  # noqa: S314 - our own
        f".//testcase[@classname='{section}'][@name='{name}']"
    )
    return case.findtext("failure") or ""


def failure() -> Result:
    """Return a failure of the run: an illegal block that was accepted."""
    return next(one for one in run()[1].results if one.outcome == "failed")


def account() -> Account:
    """Return its account."""
    found = failure().account
    assert found is not None
    return found


def parts() -> dict[str, tuple[str, ...]]:
    """Return what a report has to show of the failure, by what it is."""
    one, told = failure(), account()
    assert told.engine is not None
    assert told.reference is not None
    return {
        "rules with captions": tuple(told.rules),
        "place": (told.place,),
        "steps": tuple(step.text for step in told.steps),
        "tables": tuple(cell for step in told.steps for row in step.table for cell in row),
        "expected and got": (one.expected or "", one.got or ""),
        "what was said": told.engine.said,
        "difference": told.engine.changed,
        "asked": told.engine.asked,
        "reference": (*told.reference.reasons, *told.reference.changed, *told.reference.asked),
        "cards": one.cards,
        "commands": (told.replay, told.trace, told.show),
    }


class TestTheRecord:
    def test_says_what_the_engine_did_and_what_the_reference_does(self) -> None:
        one, told = failure(), account()
        assert told.engine is not None
        assert told.reference is not None
        assert (told.engine.verdict, told.reference.verdict) == ("accepted", "rejected")
        assert told.engine.reasons == ()
        assert any(reason.startswith(f"{RULE}: ") for reason in told.reference.reasons)
        assert told.engine.said[-1] == told.reference.said[-1]
        assert "declares blockers" in told.engine.said[-1]
        assert len(told.engine.changed) <= 4
        assert told.engine.changed != told.reference.changed
        assert told.engine.asked != told.reference.asked
        assert told.reference.stopped is None
        assert all(parts().values())
        assert [step.line for step in told.steps if step.ended] == [one.step_line]

    def test_tells_first_what_has_become_of_whom_the_step_names(self, tmp_path: Path) -> None:
        id_ = (
            "leaving-the-game/if-rob-leaves-carissas-card-that-entered-under-his-control-is-exiled"
        )
        wrong, file = "direct:reference!permanents-outstay-their-owner", tmp_path / "r.json"
        CliRunner().invoke(app, ["run", wrong, "--scenario", id_, "--json", str(file)])
        (one,) = msgspec.json.decode(file.read_bytes(), type=Report).results
        assert one.account is not None
        assert one.account.engine is not None
        assert one.account.reference is not None
        first = (one.account.engine.changed[0], one.account.reference.changed[0])
        assert first[0] == "Grizzly Bears is exiled from the battlefield."
        assert first[1] == "Grizzly Bears is no longer on the battlefield."

    def test_has_the_scenario_as_it_is_written(self) -> None:
        one, told = failure(), account()
        scenario = next(s for s in load_suite().scenarios if s.id == one.id)
        assert [step.text for step in told.steps] == [step.text for step in scenario.steps]
        (ended,) = (step for step in told.steps if step.ended)
        assert one.step is not None
        assert one.step.endswith(ended.text)
        whens = [step.text for step in scenario.steps if step.keyword == "when"]
        assert told.when in whens

    def test_names_the_place_as_seen_from_the_suite(self) -> None:
        one = failure()
        assert account().place == f"{one.file}:{one.step_line}"
        assert one.file.startswith("features/")

    def test_passes_have_none(self) -> None:
        for one in run()[1].results:
            assert (one.account is None) == (one.outcome == "passed"), one.id

    def test_what_is_asked_again_is_what_was_asked(self) -> None:
        prepared = PreparedRun(Request(engine=ENGINE, rules=(RULE,)))
        prepared.engine.close()
        again = replay(prepared.run, failure().id)
        assert (account().replay, account().trace) == (again, f"{again} --trace trace.txt")

    def test_the_commands_do_what_they_say(self, tmp_path: Path) -> None:
        told, trace = account(), tmp_path / "t.txt"
        shown = CliRunner().invoke(app, _words(told.show))
        assert shown.exit_code == 0, shown.output
        assert "failed" in shown.stdout
        words = [str(trace) if word == "trace.txt" else word for word in _words(told.trace)]
        assert CliRunner().invoke(app, words).exit_code == 1
        assert f"! scenario {failure().id}" in trace.read_text(encoding="utf-8")

    def test_fits_the_schema(self) -> None:
        shown = CliRunner().invoke(app, ("schema", "--bundle", "report")).stdout
        defined: dict[str, Any] = json.loads(shown)["$defs"]
        assert set(defined["Account"]["properties"]) == set(Account.__struct_fields__)


class TestTheText:
    @pytest.mark.parametrize("report", ["terminal", "JUnit", "CTRF", "HTML"])
    def test_each_report_has_each_part(self, report: str) -> None:
        block = run()[0][report]
        for part, some in parts().items():
            for words in some:
                shown = words.replace(" ", ": ", 1) if part == "rules with captions" else words
                assert shown in block or words in block, (part, words)

    def test_marks_the_step_at_which_it_ended(self) -> None:
        marked = [line for line in plain(failure()).splitlines() if line.startswith("  > ")]
        assert marked == [f"  > {failure().step}"]

    def test_what_broke_outside_of_the_steps_is_told_without_an_account(self) -> None:
        bare = msgspec.structs.replace(failure(), account=None)
        assert f"  {bare.file}:{bare.step_line}" in plain(bare).splitlines()


class Refusing(ReferenceEngine):
    """An engine that takes no position."""

    def load(self, said: Load) -> Verdict:  # noqa: ARG002 - the protocol's
        """Refuse it."""
        return Verdict("rejected", (Violation(reason="too many bears"),))


class Stubborn(ReferenceEngine):
    """An engine that takes positions and no passes."""

    def answer(self, said: AnswerSaid) -> Verdict:
        """Refuse to let anybody pass."""
        if isinstance(said.say, Pass):
            return Verdict("rejected", (Violation(reason="stay awake"),))
        return super().answer(said)


class TestWhatNeverCameSoFar:
    def test_a_position_that_is_refused_marks_the_position_and_tells_of_no_play(self) -> None:
        one = self._ended("Refusing", "the engine refuses the position: too many bears")
        told = one.account
        assert told is not None
        assert (told.engine, told.reference) == (None, None)
        (marked,) = (number for number, step in enumerate(told.steps) if step.ended)
        assert told.steps[marked].keyword in ("Given", "And")
        scenario = next(s for s in load_suite().scenarios if s.id == one.id)
        calm = [step.call.phrase.calm for step in scenario.steps]
        assert (calm[marked], calm[marked + 1]) == (True, False)
        assert told.place.endswith(f":{told.steps[marked].line}")
        text = plain(one)
        assert "engine: " not in text
        assert "play went on" not in text

    def test_what_apnap_says_of_itself_is_told_so_and_its_refusal_too(self) -> None:
        text = plain(self._ended("Stubborn", "takes no answer: stay awake"))
        assert "passes (apnap's own answer)" in text
        assert re.search("engine: +rejected: stay awake", text)
        assert re.search("said: +to the reference engine, where play goes another way: ", text)

    def _ended(self, engine: str, reason: str) -> Result:
        """Return what comes of a scenario with a set-up that is played."""
        name = f"direct:{__name__}:{engine}"
        prepared = PreparedRun(Request(engine=name, rules=(RULE,), ids=(_played(),)))
        (one,) = prepared.play(lambda _: None).results
        assert reason in (one.reason or "")
        return one


def _played() -> str:
    """Return the id of a scenario about the rule that begins with what is played from calm."""
    return next(
        scenario.id
        for scenario in load_suite().scenarios
        if any(str(one) == RULE for one in scenario.tagged.subjects(run()[1].edition))
        and any(s.keyword == "given" and not s.call.phrase.calm for s in scenario.steps)
    )


class TestTheReference:
    def test_is_not_asked_about_itself(self) -> None:
        edition = run()[1].edition
        scenario = next(s for s in load_suite().scenarios if s.id == failure().id)
        bare = msgspec.structs.replace(
            failure(), account=msgspec.structs.replace(account(), reference=None)
        )
        with Reference("direct:reference", edition) as itself:
            assert itself.beside(scenario, bare) is bare
        with Reference(ENGINE, edition) as other:
            assert other.beside(scenario, bare) == failure()

    def test_tells_of_the_same_when_though_another_one_follows(self) -> None:
        prepared = PreparedRun(Request(engine="direct:reference!both-players-defend", ids=FOLLOWED))
        failed = [
            one.account
            for one in prepared.play(lambda _: None).results
            if one.outcome == "failed" and one.account is not None
        ]
        followed = [
            told
            for told in failed
            for step, after in itertools.pairwise(told.steps)
            if step.ended and after.keyword == "When"
        ]
        assert len(followed) == len(FOLLOWED)
        for told in followed:
            assert told.engine is not None
            assert told.reference is not None
            assert told.reference.said == told.engine.said

    def test_is_asked_about_so_many_failures_and_the_chosen_ones_first(self) -> None:
        whole = run()[1]
        bare = [
            msgspec.structs.replace(
                one, account=msgspec.structs.replace(one.account, reference=None)
            )
            for one in whole.results
            if one.account is not None
        ]
        known = {scenario.id: scenario for scenario in load_suite().scenarios}
        assert len(bare) > 1
        with Reference(ENGINE, whole.edition, 1) as reference:
            found = reference.beside_all(known, bare, reversed(bare))
        has = [one.account is not None and one.account.reference is not None for one in found]
        assert has == [False] * (len(bare) - 1) + [True]


def test_captions_stand_in_the_record() -> None:
    named = load_captions().named
    assert account().rules == tuple(named(rule, run()[1].edition) for rule in failure().rules)


def _words(command: str) -> list[str]:
    """Return the words of a command behind `apnap`."""
    return [word.strip("'") for word in command.split()][1:]
