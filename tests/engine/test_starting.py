"""Names of engines, and what becomes of wrong ones."""

from importlib.metadata import EntryPoint

import pytest
from tests.adapters.children import command
from tests.patience import patience

from apnap.engine import starting
from apnap.engine.starting import EngineName, parse
from apnap.protocol.connection import EngineNotStarted, EngineUnknown, Limits


@pytest.mark.parametrize(
    ("text", "transport", "target"),
    [
        ("direct:reference", "direct", "reference"),
        ("direct:reference!landwalk-against-anyone", "direct", "reference!landwalk-against-anyone"),
        ("stdio:python -m engine --port 1:2", "stdio", "python -m engine --port 1:2"),
        (" stdio: java -jar x.jar ", "stdio", "java -jar x.jar"),
    ],
)
def test_a_name_has_two_parts(text: str, transport: str, target: str) -> None:
    name = parse(text)
    assert name == EngineName(transport, target)
    assert parse(str(name)) == name


@pytest.mark.parametrize("text", ["", ":", "reference", "direct:", "direct: ", ":reference"])
def test_what_is_no_name_is_told(text: str) -> None:
    with pytest.raises(EngineUnknown, match="does not name an engine") as caught:
        parse(text)
    assert "direct:reference" in caught.value.hint


def test_a_forgotten_transport_is_suggested() -> None:
    with pytest.raises(EngineUnknown, match="Did you mean `direct:mine` or `stdio:mine`"):
        parse("mine")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("refrence", "`direct:reference` or `stdio:refrence`"),
        ("reference", "`direct:reference` or `stdio:reference`"),
        ("./my-engine --serve", "`stdio:./my-engine --serve`"),
        ("studio:./mine", "`stdio:./mine`"),
        ("https:/localhost/x", "`https://localhost/x`"),
        ("python3:engine.py", "`stdio:python3 engine.py`"),
        ("node:dist/engine.js", "`stdio:node dist/engine.js`"),
        (
            "python:e.x",
            "`direct:e.x:OBJECT`, an object in this module, or `stdio:python -m e.x`, a program",
        ),
    ],
)
def test_a_name_leads_to_one_that_is_like_it(text: str, meant: str) -> None:
    assert starting.how(text) == f"Did you mean {meant}?"


def test_an_unknown_transport_is_told_with_the_known_ones() -> None:
    with pytest.raises(EngineUnknown, match="no transport 'pigeon'") as caught:
        starting.connect(EngineName("pigeon", "coo"))
    assert {"direct", "stdio"} <= set(caught.value.known)
    assert "direct, http, stdio" in caught.value.hint


def test_without_any_transport_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(starting, "entry_points", lambda *, group: [] if group else None)
    with pytest.raises(EngineUnknown, match="no transport is installed"):
        starting.connect(EngineName("direct", "reference"))


def test_a_transport_that_cannot_be_imported_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = EntryPoint("http", "tests.no_such_module:connect", starting.GROUP)
    monkeypatch.setattr(starting, "entry_points", lambda *, group: [broken] if group else [])
    with pytest.raises(EngineNotStarted, match=r"'http'.*cannot be imported: ModuleNotFoundError"):
        starting.connect(EngineName("http", "localhost"))


def test_an_engine_is_started_and_introduced() -> None:
    seen: list[bytes] = []
    name = EngineName("stdio", command("serve"))
    with starting.start(name, record=lambda _, line: seen.append(line)) as client:
        assert client.introduced is not None
        assert client.introduced.engine.name == "pass-or-concede"
        assert len(seen) == 2


@pytest.mark.parametrize(
    ("how", "reason"),
    [("die", "exit status 7"), ("silent", "has not answered"), ("garbage", "JSON")],
)
def test_whatever_goes_wrong_at_first_means_not_started(how: str, reason: str) -> None:
    name = EngineName("stdio", command(how))
    limits = Limits(start_seconds=patience(2) if how == "silent" else 30, end_seconds=0.2)
    with pytest.raises(EngineNotStarted, match=f"could not be started: .*{reason}") as caught:
        starting.start(name, limits=limits)
    assert caught.value.hint
    if how == "die":
        assert caught.value.notes == "out of cheese\n"


def test_an_unknown_engine_stays_unknown() -> None:
    with pytest.raises(EngineUnknown, match="No engine is registered as 'nobody'"):
        starting.start(EngineName("direct", "nobody"))
