"""The doctor and programs that go wrong: it survives them, and says what they did."""

import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.forking import started
from tests.patience import patience

from apnap.doctor import game_steps
from apnap.doctor.diagnosis import Diagnosis, Remark, Step
from apnap.doctor.diagnosis_text import lines
from apnap.doctor.examining import LIVES, examine
from apnap.protocol.connection import Limits

PATIENT = Path(__file__).with_name("patient.py")


@pytest.fixture
def served() -> Iterator[str]:
    """Return the name of a reference engine that is served by HTTP."""
    command = [sys.executable, "-m", "apnap", "serve", "reference", "--http", "0"]
    with started.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as server:
        try:
            assert server.stdout is not None
            yield f"http:{server.stdout.readline().rpartition(' ')[2].strip()}"
        finally:
            server.terminate()


def impatient() -> Limits:
    """Return limits that a healthy engine keeps here and now, and no more than that."""
    moment = patience(1)
    return Limits(
        start_seconds=20 * moment,
        load_seconds=moment,
        answer_seconds=moment,
        end_seconds=moment / 2,
    )


def seen(mistake: str, limits: Limits | None = None) -> Diagnosis:
    """Return what the doctor finds of the program with that mistake."""
    name = "stdio:" + shlex.join([sys.executable, str(PATIENT), mistake])
    return examine(name, limits or impatient())


def step(found: Diagnosis, name: str) -> Step:
    """Return the step of that name."""
    return next(step for step in found.steps if step.name == name)


def only_remark(found: Diagnosis, name: str) -> Remark:
    """Return the only remark of the step of that name."""
    (remark,) = step(found, name).remarks
    return remark


def test_the_kit_itself_is_healthy() -> None:
    found = seen("none")
    assert found.healthy
    assert {s.outcome for s in found.steps} == {"fine", "untried"}
    assert found.introduced is not None
    assert found.introduced.name == "my-engine"


@pytest.mark.parametrize(
    ("mistake", "name", "came"),
    [("banner", "initialize", "Welcome to my engine!"), ("debug_line", "load", "DEBUG: loading")],
)
def test_a_line_that_is_not_of_the_protocol_is_quoted(mistake: str, name: str, came: str) -> None:
    remark = only_remark(found := seen(mistake), name)
    assert came in remark.came
    assert "standard error" in remark.hint
    assert not found.healthy
    assert found.started


def test_what_is_said_unasked_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_steps, "QUIET", patience(0.3))
    found = seen("afterthought")
    remark = only_remark(found, "quiet")
    assert "without being asked" in remark.problem
    assert remark.came.startswith("by the way ")


def test_a_program_that_hangs_is_started_again_for_the_next_step() -> None:
    limits = impatient()
    begun = time.monotonic()
    found = seen("hang", limits)
    for name in ("nobody", "concede"):  # both concede
        told = f"not answered within {limits.answer_seconds:g} seconds"
        assert told in only_remark(found, name).problem
        assert '"method":"concede"' in only_remark(found, name).sent
    bad = [s.name for s in found.steps if s.outcome not in ("fine", "untried")]
    assert bad == ["nobody", "concede"]
    assert time.monotonic() - begun < 20 * limits.answer_seconds


def test_an_exception_of_the_engine_is_shown_with_where_it_came_from() -> None:
    remark = only_remark(seen("fail"), "load")
    assert "KeyError" in remark.problem
    assert 'raise KeyError("combat")' in remark.aside


@pytest.mark.parametrize(
    ("mistake", "problem", "aside"),
    [
        ("hang_at_once", "not answered within START seconds", ""),
        ("die_at_once", "ended with exit status 1", "no such module: cheese"),
    ],
)
def test_a_program_that_never_answers_has_not_started(
    mistake: str, problem: str, aside: str
) -> None:
    moment = 1.5 if mistake == "hang_at_once" else 10
    limits = Limits(start_seconds=patience(moment), end_seconds=patience(0.5))
    found = seen(mistake, limits)
    remark = only_remark(found, "initialize")
    assert problem.replace("START", f"{limits.start_seconds:g}") in remark.problem
    assert remark.aside == aside
    assert not found.started
    assert {s.outcome for s in found.steps[2:]} == {"skipped"}


def test_a_command_that_there_is_not_is_a_finding() -> None:
    found = examine("stdio:/no/such/program")
    assert "cannot be started" in only_remark(found, "start").problem
    assert not found.started


def test_last_words_are_shown_and_later_steps_say_why_they_are_skipped() -> None:
    found = seen("die")
    remark = only_remark(found, "load")
    assert "exit status 7" in remark.problem
    assert remark.aside == "out of cheese"
    assert step(found, "view").outcome == "skipped"
    assert step(found, "concede").note


def test_what_went_wrong_is_shown_though_much_was_said_behind_it() -> None:
    """As Node does, where what was to be run has not been built."""
    said = "  throw err;\nError: Cannot find module\n    at a\n    at b\n}\n\nNode.js v20"
    remark = Remark(severity="wrong", problem="It ended.", sent="s", aside=said)
    only = Step(name="start", title="t", outcome="wrong", read="r", remarks=(remark,))
    shown = [line.strip() for line in lines(only, 80) if "aside:" in line]
    assert shown[0] == "aside: Error: Cannot find module"
    assert shown[-1] == "aside: Node.js v20"


def test_a_flood_is_cut_off_and_the_engine_given_up_after_some_breakdowns() -> None:
    found = seen("flood", Limits(answer_seconds=patience(5), line_bytes=1 << 20))
    broken = [s for s in found.steps if s.outcome == "wrong"]
    assert len(broken) == LIVES
    assert all(len(remark.came) < 1000 for s in broken for remark in s.remarks)
    assert f"broken down {LIVES} times" in found.steps[-1].note


def test_a_program_that_stays_after_the_end() -> None:
    assert "goes on running" in only_remark(seen("stay"), "shutdown").problem


def test_a_bad_exit_status_is_worth_a_hint_only() -> None:
    found = seen("sulk")
    assert "exit status 5" in only_remark(found, "shutdown").problem
    assert step(found, "shutdown").outcome == "advice"
    assert found.healthy


def test_a_server_is_examined_as_well(served: str) -> None:
    found = examine(served, impatient())
    assert found.healthy, [s for s in found.steps if s.outcome == "wrong"]
    assert "not tried" in step(found, "too long").note
