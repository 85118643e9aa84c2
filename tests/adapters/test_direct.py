"""The transport `direct`: engines found by entry point, served in this process."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from tests.adapters.children import HELLO

from apnap.protocol.connection import (
    EngineBabbles,
    EngineDied,
    EngineNotStarted,
    EngineUnknown,
    Limits,
)
from apnap.protocol.wire import Trouble, read_response, request_line
from apnap_adapters import direct

SECONDS = 1.0


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the engines of the tests, and no others."""
    values = {
        "trivial": "tests.adapters.pass_or_concede:PassOrConcede",
        "lost": "tests.adapters.no_such_module:engine",
        "quitter": "tests.adapters.odd_engines:quitter",
        "clumsy": "tests.adapters.odd_engines:clumsy",
        "confused": "tests.adapters.odd_engines:confused",
    }
    found = [EntryPoint(name, value, direct.GROUP) for name, value in values.items()]
    monkeypatch.setattr(direct, "entry_points", lambda *, group: found if group else [])


def test_a_registered_engine_answers() -> None:
    connection = direct.connect("trivial")
    assert b"pass-or-concede" in connection.exchange(HELLO, SECONDS)
    assert connection.notes == ""


def test_a_mutant_is_made_by_its_name() -> None:
    with pytest.raises(EngineUnknown, match="does not offer 'kind': kind is unknown") as caught:
        direct.connect("trivial!kind")
    assert "`direct:trivial` is the engine as it is" in caught.value.hint
    assert "`apnap mutants direct:trivial --list`" in caught.value.hint
    direct.connect("trivial!rude")


def test_an_unknown_engine_is_told_with_the_known_ones() -> None:
    with pytest.raises(EngineUnknown, match="No engine is registered as 'triviel'") as caught:
        direct.connect("triviel")
    assert caught.value.known == ("clumsy", "confused", "lost", "quitter", "trivial")
    assert "clumsy, confused, lost, quitter, trivial" in str(caught.value)
    assert "Did you mean `direct:trivial`?" in caught.value.hint
    assert "can be imported is `direct:MODULE:OBJECT`" in caught.value.hint


@pytest.mark.parametrize(
    ("target", "problem"),
    [
        ("lost", "cannot be imported: ModuleNotFoundError"),
        ("clumsy", r"failed to start: FileNotFoundError\('no rulebook'\)"),
        ("clumsy!mutant", "failed to start"),
        ("confused", "failed to start"),
    ],
)
def test_an_engine_that_does_not_come_into_being_is_told(target: str, problem: str) -> None:
    with pytest.raises(EngineNotStarted, match=problem):
        direct.connect(target)


def test_an_engine_by_its_place_is_told_from_what_it_imports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    modules = {
        "lacking": "import nothere.inner",
        "slipping": "1 / 0",
        "making": "class E:\n    def __init__(self, _): ...",
    }
    for name, text in modules.items():
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    for target, told in (
        ("lacking:Engine", "lacking is there, and imports nothere, which isn't"),
        ("slipping:Engine", "slipping was found, and fails when it is imported"),
        ("nowhere.at_all:Engine", "Write MODULE:OBJECT"),
        ("lackin:Engine", f"It was looked for in {tmp_path}"),
        ("making.py:Engine", "A module has no ending: `direct:making:Engine`."),
        (
            "making:Engin",
            "Write MODULE:OBJECT as in `from MODULE import OBJECT`. Classes in making: E",
        ),
    ):
        with pytest.raises(EngineNotStarted, match="cannot be imported") as caught:
            direct.connect(target)
        assert told in caught.value.hint
    with pytest.raises(EngineNotStarted, match="missing 1 required") as caught:
        direct.connect("making:E")
    assert "It is called without parameters" in caught.value.hint


def test_an_engine_that_ends_the_program_has_died() -> None:
    connection = direct.connect("quitter")
    with pytest.raises(EngineDied, match="goodbye, tests"):
        connection.exchange(HELLO, SECONDS)
    with pytest.raises(EngineDied, match="closed"):
        connection.exchange(HELLO, SECONDS)


def test_an_answer_that_is_too_long_is_refused() -> None:
    connection = direct.connect("trivial", Limits(line_bytes=100))
    with pytest.raises(EngineBabbles, match="more than 100 bytes"):
        connection.exchange(HELLO, SECONDS)


def test_a_restart_brings_a_fresh_engine() -> None:
    connection = direct.connect("trivial")
    connection.exchange(HELLO, SECONDS)
    assert isinstance(read_response(connection.exchange(HELLO, SECONDS), 1), Trouble)
    connection.restart()
    assert not isinstance(read_response(connection.exchange(HELLO, SECONDS), 1), Trouble)


def test_nothing_comes_after_closing() -> None:
    connection = direct.connect("trivial")
    connection.close()
    with pytest.raises(EngineDied, match="closed"):
        connection.exchange(request_line(1, "shutdown", {}), SECONDS)
