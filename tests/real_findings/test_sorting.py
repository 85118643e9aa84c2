"""From a run on a real engine to its baseline and its page: nothing unexamined, nothing typed."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from tools.findings.__main__ import baseline, chosen, passed, together
from tools.findings.causes import Known, Logs, Shown, read
from tools.findings.page import page

from apnap.results.baseline import Known as Entry

FILE: Final = """
engine = "an-engine"
edition = "2026-01-16"
rules = ["802"]

[lacking]
teams = "no teams"
other = "it lacks {needs}"

[short]
"does not know" = "it does not know all cards"

[[causes]]
title = "walls attack"
rule = "702.3b"
text = "They do."
scenarios = '^walls/'

[[causes]]
title = "nobody is asked"
rule = "101.4"
text = "Nobody is."
got = 'was never asked'
whose = "the bridge"

[[beside]]
reason = "Walls are shown as birds"
text = "They are."
"""


@pytest.fixture
def known(tmp_path: Path) -> Known:
    """Return what is known of an engine that there is not."""
    path = tmp_path / "causes.toml"
    path.write_text(FILE, encoding="utf-8")
    return read(path)


def result(id_: str, outcome: str, *lacking: str, **more: str) -> dict[str, Any]:
    """Return what became of a scenario."""
    texts = dict.fromkeys(("expected", "got", "reason")) | more
    return {"id": id_, "outcome": outcome, "lacking": lacking, "rules": ["802.4a"], **texts}


RESULTS: Final = [
    result("walls/one", "failed", got="it was accepted"),
    result("walls/other", "passed"),
    result("choices/one", "unreached", reason="Rob was never asked"),
    result("teams/one", "unsupported", "teams", "shared-team-turns"),
    result("chance/one", "unsupported", "chance"),
    result("cards/one", "withheld", reason="it does not know Jinx"),
]


def test_the_first_cause_that_fits_is_taken(known: Known) -> None:
    assert known.cause_of(RESULTS[0]).title == "walls attack"
    assert known.reason_of(RESULTS[2]) == "nobody is asked (101.4)"


def test_of_what_was_examined_by_itself_the_ids_tell(known: Known) -> None:
    one, *others = known.causes
    one = msgspec.structs.replace(one, examined=("choices/one",))
    named = msgspec.structs.replace(known, causes=(one, *others))
    assert named.cause_of(RESULTS[2]).title == "walls attack"
    with pytest.raises(LookupError, match="walls/one has not been examined"):
        named.cause_of(RESULTS[0])


def test_of_several_runs_the_last_counts_that_has_played_a_scenario() -> None:
    again = result("walls/one", "passed")
    both = together([{"results": RESULTS}, {"results": [again]}])
    assert len(both) == len(RESULTS)
    assert passed(both) == "walls/one\nwalls/other\n"


def test_what_has_not_been_played_stays_as_it_was(known: Known) -> None:
    old = [Entry(scenario=one, outcome="failed", reason="long ago") for one in ("a/b", "walls/one")]
    text = baseline(known, RESULTS, old)
    assert '{"scenario": "a/b", "outcome": "failed", "reason": "long ago"}' in text
    assert text.count("long ago") == 1
    assert passed(RESULTS, ["a/c", "walls/one"]) == "a/c\nwalls/other\n"


def test_what_nobody_has_examined_goes_nowhere(known: Known) -> None:
    strange = result("other/one", "failed", got="2/2")
    with pytest.raises(LookupError, match="other/one has not been examined"):
        baseline(known, [*RESULTS, strange])


def test_the_baseline_has_all_but_what_passed(known: Known) -> None:
    text = baseline(known, RESULTS)
    assert "walls/other" not in text
    assert '"teams/one", "outcome": "unsupported", "reason": "no teams"' in text
    assert '"chance/one", "outcome": "unsupported", "reason": "it lacks chance"' in text
    assert passed(RESULTS) == "walls/other\n"


def test_the_page_counts_causes_and_what_is_lacking(known: Known) -> None:
    lines = list(page(known, RESULTS))
    assert lines[0] == (
        "Of 6 scenarios: 1 passed, 1 failed, 2 unsupported, 1 withheld, 1 unreached."
    )
    assert "| 802.4a | 1 | 1 | 2 | 1 | 1 |  |" in lines
    assert "| an-engine | walls attack | 702.3b | 1 |" in lines
    assert "| the bridge | nobody is asked | 101.4 | 1 |" in lines
    assert "- `choices/one` (unreached)" in lines
    assert "| it does not know all cards | 1 |" in lines


def test_the_page_tells_what_only_logs_show_and_what_none_does(known: Known) -> None:
    seen = [Shown(f"walls/{one}", "702.3b", "Walls are shown as birds") for one in ("two", "six")]
    hidden = Shown("walls/one", "101.4c", "Nobody offers the other order")
    lines = list(page(known, RESULTS, Logs(tuple(seen), (hidden,))))
    assert "| an-engine | Walls are shown as birds | 2 |" in lines
    assert "### Walls are shown as birds (702.3b)" in lines
    assert "- `walls/six`" in lines
    assert "- `walls/one` (101.4c): Nobody offers the other order." in lines


def test_what_a_log_shows_beside_is_examined_too(known: Known) -> None:
    with pytest.raises(LookupError, match="walls/two has not been examined: It snows"):
        list(page(known, RESULTS, Logs((Shown("walls/two", "101.1", "It snows"),))))


def test_what_is_played_is_said_in_words_for_run(known: Known) -> None:
    assert list(chosen(known)) == ["--cr", "802"]
