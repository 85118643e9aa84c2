"""What helps to start a program that the system has refused to start."""

from pathlib import Path

import pytest

from apnap.protocol import EngineNotStarted
from apnap_adapters.no_shell import meant_for_a_shell
from apnap_adapters.stdio import connect


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder in which the command is given: it has a file that nobody can run."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "engine.py").write_text("print()\n", encoding="utf-8")
    script = tmp_path / "strange"
    script.write_text("#!/no/such/interpreter\n", encoding="utf-8")
    script.chmod(0o755)
    return tmp_path


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("./engine.py", "`chmod +x ./engine.py`, or write `stdio:python3 ./engine.py`"),
        ("engine.py", "write `stdio:./engine.py`"),
        ("./strange", "what its first line names after `#!` is not"),
        (
            "./nothing",
            "There is no such file, as seen from {here}, where apnap was started. Has it",
        ),
        ("no-such-program", "No program of that name is on the PATH, nor a file in {here}"),
        (".", "It is a folder"),
        ("//./engine.py", "not before an address: `stdio:./engine.py`"),
    ],
)
def test_the_hint_leads_to_the_mend(command: str, told: str, here: Path) -> None:
    with pytest.raises(EngineNotStarted, match="cannot be started") as caught:
        connect(command)
    assert told.format(here=here) in caught.value.hint


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("~/engine --fast", '"stdio:$HOME/engine" in double quotes: your own shell replaces that'),
        ("python3 ~rob/engine.py", "`~rob` is not replaced in it: write the whole path"),
        ("$HOME/engine", "`$HOME` is not replaced in it: write its value, or use double quotes"),
        ("engine --deck=${DECK}", "`${DECK}` is not replaced in it"),
        ("engine $(cat deck)", "`$(cat` is not replaced in it"),
        ("DEBUG=1 A='b c' ./e", "`DEBUG=1` is for a shell, and no shell runs the command: "),
        ("DEBUG=1 ./engine.py", "write `stdio:env DEBUG=1 ./engine.py`"),
        ("true && ./engine.py", "let one, `stdio:sh -c 'true && ./engine.py'`"),
        ("A=1 ./engine.py | tee log", "`|` is for a shell, and no shell runs the command"),
        ("./engine.py 2>&1", "`2>&1` is for a shell"),
        ("cd engine; ./run", "`;` is for a shell"),
    ],
)
def test_what_only_a_shell_understands_is_told_before_the_start(command: str, told: str) -> None:
    with pytest.raises(EngineNotStarted, match="cannot be started as it is") as caught:
        connect(command)
    assert told in caught.value.hint


@pytest.mark.parametrize(
    "command",
    ["e '|' \"a;\"", "e '~' '$HOME' \"$X\" \\;", "e a=b -x~ 5$ a&b", "e '2>&1' https://h/?a=1&b=2"],
)
def test_what_is_quoted_is_not_meant_for_a_shell(command: str) -> None:
    assert meant_for_a_shell(command) is None


def test_a_program_may_be_called_like_a_setting(here: Path) -> None:
    (here / "a=b").touch()
    assert meant_for_a_shell("a=b c") is None
    assert meant_for_a_shell("a=c c") is not None
