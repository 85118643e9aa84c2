"""What helps to start a program that the system has refused to start."""

from pathlib import Path

import pytest

from apnap.protocol import EngineNotStarted
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
        ("./nothing", "There is no such file, as seen from {here}, where apnap was started"),
        ("no-such-program", "No program of that name is on the PATH, nor a file in {here}"),
        (".", "It is a folder"),
    ],
)
def test_the_hint_leads_to_the_mend(command: str, told: str, here: Path) -> None:
    with pytest.raises(EngineNotStarted, match="cannot be started") as caught:
        connect(command)
    assert told.format(here=here) in caught.value.hint
