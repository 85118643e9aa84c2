"""The captions: what is wrong with one is said, and each is found wherever its rule stands."""

from __future__ import annotations

import re
import zlib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from apnap.cli.app import app
from apnap.protocol import EditionDate
from apnap.rulebooks import editions, newest, subject
from apnap.suite import (
    ManyErrors,
    SuiteError,
    cache,
    captions,
    load_captions,
    load_clauses,
    load_suite,
)

OLD = EditionDate("2006-10-01")


def write(folder: Path, text: str, name: str = "some.toml") -> None:
    (folder / name).write_text(text, encoding="utf-8")


def test_captions_stand_beside_clauses_and_neither_is_taken_for_the_other(tmp_path: Path) -> None:
    clause = 'says = "It is so."\nsince = "2024-06-07"\nnot_testable = "a reason"'
    write(tmp_path, f'["802.2"]\ntitle = "A caption"\n\n["802.2/1"]\n{clause}\n')
    captions = load_captions(tmp_path)
    assert list(captions.entries) == ["802.2"]
    assert captions.title("802.2", newest()) == "A caption"
    assert captions.named("802.2", newest()) == "802.2 A caption"
    assert [one.id for one in load_clauses(tmp_path)] == ["802.2/1"]


def test_a_caption_is_that_of_the_rule_under_each_of_its_numbers(tmp_path: Path) -> None:
    write(tmp_path, '["101.4b"]\ntitle = "Later players know"\nsays = "They know."')
    captions = load_captions(tmp_path)
    assert {captions.title("101.4b", date) for date in editions() if date != OLD} == {
        "Later players know"
    }
    assert captions.title("103.4a", OLD) == "Later players know"
    assert captions.title("101.4b", OLD) == ""  # another rule, or none
    found = captions.of(subject("103.4a"), OLD)
    assert found is not None
    assert found.says == "They know."


def test_what_todays_book_does_not_have_is_called_by_its_last_number(tmp_path: Path) -> None:
    write(tmp_path, '["802.5@2024-06-07"]\ntitle = "Ordering attackers"')
    captions = load_captions(tmp_path)
    assert captions.title("802.5", EditionDate("2020-06-01")) == "Ordering attackers"
    assert captions.title("802.5", newest()) == ""


def test_in_one_edition_a_rule_may_be_called_otherwise(tmp_path: Path) -> None:
    write(tmp_path, '["101.4b"]\ntitle = "Today"\n\n["103.4a@2006-10-01"]\ntitle = "Then"')
    captions = load_captions(tmp_path)
    assert captions.title("101.4b", newest()) == "Today"
    assert captions.title("103.4a", OLD) == "Then"


@pytest.mark.parametrize("rule", ["", "no rule", "802.99", "glossary:nonsense", "802.4a; rm"])
def test_what_is_no_rule_has_no_caption(rule: str) -> None:
    captions = load_captions()
    assert captions.title(rule, newest()) == ""
    assert captions.named(rule, newest()) == rule
    assert captions.title("802.4a", EditionDate("1999-01-01")) == ""


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("nonsense", "Expected '='"),
        ('["802"]\n', "802: Object missing required field `title`"),
        ('["802.2"]\ntitle = ""', "802.2: `title` has to be words"),
        ('["802.2"]\ntitle = "Two  spaces"', "802.2: `title` has to be words"),
        ('["802.2"]\ntitle = "A stop."', "802.2: `title` has to end without a full stop"),
        (f'["802.2"]\ntitle = "{"a" * 61}"', "61 characters of at most 60"),
        ('["802.2"]\ntitle = "A"\nsays = "No stop"', "802.2: `says` has to be sentences"),
        ('["802.2"]\ntitle = "A"\npage = 3', "802.2: Object contains unknown field `page`"),
        ('["nonsense"]\ntitle = "A"', "'nonsense' is not a rule number"),
        ('["glossary:A"]\ntitle = "A"', "'glossary:A' is not a term"),
        ('["802.2@1999-01-01"]\ntitle = "A"', "there is no edition '1999-01-01'"),
        (f'["802.2@{newest()}"]\ntitle = "A"', "stand without an edition: `802.2`"),
    ],
)
def test_what_is_wrong_is_said_with_file_and_rule(tmp_path: Path, text: str, reason: str) -> None:
    write(tmp_path, text)
    with pytest.raises(SuiteError, match=f"^{re.escape(str(tmp_path / 'some.toml'))}: ") as caught:
        load_captions(tmp_path)
    assert reason in str(caught.value)


def test_a_rule_has_one_caption_and_all_errors_are_said(tmp_path: Path) -> None:
    for name in ("a.toml", "b.toml", "c.toml"):
        write(tmp_path, '["802.2"]\ntitle = "A caption"', name)
    with pytest.raises(ManyErrors, match=r"b\.toml: 802\.2 stands in another file already"):
        load_captions(tmp_path)


TEAMS = ("--profile", "teams", "--edition", "2006-10-01")
"""The smallest profile: it is read before the captions are."""


@pytest.mark.parametrize(
    "words",
    [
        ("run", "--cr", "802.4a"),
        ("show", "{scenario}"),
        ("mutants", "--cr", "802.4a"),
        ("certify", "direct:reference", *TEAMS, "--out", "{folder}/certificate"),
        ("explain", "802.4a"),
    ],
    ids=lambda words: words[0],
)
def test_a_broken_file_of_captions_is_no_failure_of_an_engine(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, '["802.2"]\ntitle = "It has a full stop."', "broken.toml")
    broken = str(tmp_path / "broken.toml")
    monkeypatch.setattr("apnap.suite.captions.versions", lambda _: ((broken, 0),))
    # What is kept is found by the files that are really there, and they are sound.
    monkeypatch.setattr("apnap.finding.keeping.files", lambda: [broken])
    scenario = next(one.id for one in load_suite().scenarios)
    given = [one.format(scenario=scenario, folder=tmp_path) for one in words]
    ended = CliRunner().invoke(app, given)
    assert (ended.exit_code, ended.stdout) == (2, "")
    assert "broken.toml: 802.2: " in ended.stderr
    assert "without a full stop" in " ".join(ended.stderr.split())


ONE = '["802.2"]\ntitle = "A caption"\nsays = "It is so."\nrests_on = ["101.1"]'


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a test a cache of its own; return where it is."""
    monkeypatch.setenv(cache.SETTING, str(tmp_path / "cache"))
    return tmp_path / "cache"


def loaded(folder: Path) -> captions.Captions:
    """Load captions as a new process would."""
    captions.forget()
    return load_captions(folder)


def no_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody read a file of captions."""
    monkeypatch.setattr(captions, "_read", lambda paths: pytest.fail(f"{paths} are read"))


def test_captions_are_kept_and_not_read_again(
    tmp_path: Path, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, ONE)
    before = loaded(tmp_path)
    assert len(list(kept.rglob("*.z"))) == 1
    no_reader(monkeypatch)
    assert loaded(tmp_path) == before
    assert before.entries["802.2"].rests_on == ("101.1",)


def test_all_captions_of_the_suite_are_the_same_when_they_were_kept(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    captions.forget()
    before = load_captions()
    captions.forget()
    no_reader(monkeypatch)
    assert load_captions() == before
    assert list(load_captions().entries) == list(before.entries)
    assert kept.exists()


@pytest.mark.parametrize("name", ["some.toml", "other.toml"])
def test_captions_that_were_changed_are_read_again(tmp_path: Path, kept: Path, name: str) -> None:
    write(tmp_path, ONE)
    assert loaded(tmp_path).title("802.2", newest()) == "A caption"
    (tmp_path / "some.toml").unlink()
    write(tmp_path, ONE.replace("A caption", "Another one"), name)
    assert loaded(tmp_path).title("802.2", newest()) == "Another one"
    assert len(list(kept.rglob("*.z"))) == 2


@pytest.mark.parametrize(
    "held",
    [
        b"",
        b"nothing that was packed",
        zlib.compress(b"no JSON"),
        zlib.compress(b'{"802.2": {"title": ""}}'),
        zlib.compress(b'["802.2"]'),
        zlib.compress(b"{}")[:-1],
    ],
)
def test_what_is_kept_of_captions_and_not_sound_is_read_anew(
    tmp_path: Path, kept: Path, held: bytes
) -> None:
    write(tmp_path, ONE)
    before = loaded(tmp_path)
    (entry,) = kept.rglob("*.z")
    entry.write_bytes(held)
    assert loaded(tmp_path) == before
    assert entry.read_bytes() != held


def test_captions_that_were_kept_by_others_are_not_believed_without_the_cache(
    tmp_path: Path, kept: Path
) -> None:
    write(tmp_path, ONE)
    loaded(tmp_path)
    (entry,) = kept.rglob("*.z")
    entry.write_bytes(zlib.compress(b'{"802.2": {"title": "A lie"}}'))
    assert loaded(tmp_path).title("802.2", newest()) == "A lie"
    with cache.off():
        assert load_captions(tmp_path).title("802.2", newest()) == "A caption"
    assert load_captions(tmp_path).title("802.2", newest()) == "A lie"


def test_wrong_captions_are_told_each_time_and_not_kept(tmp_path: Path, kept: Path) -> None:
    write(tmp_path, '["802.2"]\ntitle = "A caption."')
    for _ in range(2):
        with pytest.raises(SuiteError, match="without a full stop"):
            loaded(tmp_path)
    assert not kept.exists()
