"""Rules that somebody asks for: how they may be written, and what is said if nothing is there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from apnap.protocol import EditionDate
from apnap.suite import (
    SelectionError,
    Suite,
    load_captions,
    load_suite,
    select,
    selection,
    wanted_subject,
)

TODAY = "2026-01-16"
FEATURE = """@since:2024-06-07
Feature: F

  @cr:802.4a
  Scenario: Bears
    Given a free-for-all between Rob and Alex
    And Rob controls Grizzly Bears
    Then the stack is empty

  @cr-2024-06-07:509.2 @until:2024-06-07
  Scenario: More bears
    Given a free-for-all between Rob and Alex
    And Rob controls Grizzly Bears
    Then the stack is empty
"""


@pytest.fixture(scope="module")
def suite(tmp_path_factory: pytest.TempPathFactory) -> Suite:
    """Return a suite with a scenario about one rule of today, and one about a rule that is gone."""
    folder: Path = tmp_path_factory.mktemp("suite")
    (folder / "some-section.feature").write_text(FEATURE, encoding="utf-8")
    return load_suite(where=folder)


def refused(suite: Suite, *rules: str, edition: str = TODAY) -> str:
    """Return why nothing is selected."""
    with pytest.raises(SelectionError) as no:
        select(suite, selection(edition, rules, ()))
    return str(no.value)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("CR 506.2", "506.2"),
        ("cr506.2", "506.2"),
        ("@cr:506.2", "506.2"),
        ("rule 802.4A.", "802.4a"),
        (" 802 ", "802"),
        ("glossary:Active Player", "glossary:active-player"),
        ("CR glossary", "glossary"),
    ],
)
def test_a_rule_may_be_written_as_people_do(text: str, meant: str) -> None:
    assert str(wanted_subject(text)) == meant
    assert selection(TODAY, (text,), ()).rules == (meant,)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("802.99", "no edition of the rulebook has a rule 802.99: 802 goes from 802.1 to 802.6"),
        ("802.4z", "802.4 goes from 802.4a to 802.4b"),
        ("802.99a", "802 goes from 802.1 to 802.6"),
        ("999.1", "no edition .* 999.1: the sections of its chapter go from 900 to 905"),
        ("affinity", "'affinity' is not a rule number: .*; `glossary:affinity` is a term"),
        ("combat damage order", "is not a rule number: .*; `apnap find` takes words"),
        ("glossary:affinty", "no glossary has the term 'affinty'; similar: affinity"),
    ],
)
def test_what_no_edition_has_leads_to_what_there_is(text: str, told: str) -> None:
    with pytest.raises(SelectionError, match=told):
        wanted_subject(text)


def test_a_rule_without_scenarios_leads_to_those_nearest_and_to_what_is_known(suite: Suite) -> None:
    title = load_captions().title("802.4b", EditionDate(TODAY))
    assert refused(suite, "802.4b").splitlines() == [
        f"no scenario of edition {TODAY} is about 802.4b ({title}); nearest are those about 802.4a",
        "`apnap explain 802.4b` tells what is known of it",
    ]
    no_caption = next(
        number
        for number in ("100.7", "904.13")
        if not load_captions().title(number, EditionDate(TODAY))
    )
    assert f"`apnap rules show {no_caption}` tells" in refused(suite, no_caption)
    assert "nearest are those about 802\n" in refused(suite, "810.1")


def test_a_number_of_another_edition_leads_to_the_number_of_this_one(suite: Suite) -> None:
    assert refused(suite, "802.6").startswith(
        f"edition {TODAY} has no rule 802.6: the one of 2024-06-07 is 802.5 there"
    )
    assert refused(suite, "802.4a", edition="2006-10-01").splitlines() == [
        f"edition 2006-10-01 has no rule 802.4a: the one of {TODAY} was 602.4a there",
        f"there are scenarios about it with --edition {TODAY} --cr 802.4a",
    ]
    assert "; the 602.4 of 2006-10-01 is 802.4\n" in refused(suite, "602.4")


def test_a_number_that_is_another_rule_now_leads_to_the_edition_that_has_it(suite: Suite) -> None:
    told = "there are scenarios about it with --edition 2024-06-07 --cr 509.2"
    assert refused(suite, "509.2").splitlines()[-1] == told


def test_each_of_several_rules_is_told_of(suite: Suite) -> None:
    told = refused(suite, "802.6", "802.4b")
    assert "802.6: the one" in told
    assert "about 802.4b (" in told


@pytest.mark.parametrize("hashed", ["2", "3"])
def test_the_nearest_are_the_same_each_time(hashed: str) -> None:
    command = [sys.executable, "-m", "apnap", "list", "--cr", "602.3"]
    env = {**os.environ, "PYTHONHASHSEED": hashed}
    told = subprocess.run(command, env=env, capture_output=True, text=True, check=False).stderr
    assert "nearest are those about 602.2, 602.2a, 602.2b" in " ".join(told.split())
