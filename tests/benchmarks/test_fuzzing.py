"""The table of misreadings that fuzzing finds by itself, of one that it finds and one that not."""

from __future__ import annotations

import pytest
from benchmarks import fuzzing, fuzzing_together
from benchmarks.fuzzing import main, misreadings, sought

from apnap.fuzzing.hints import LEAVING, meant
from apnap.protocol import RuleKnown
from apnap.rulebooks import newest


def test_a_misreading_is_sought_until_it_is_found() -> None:
    row = sought("attackers-stay-untapped", "508.1f", 30.0, 0)
    assert row.oracle == "reference"
    assert 1 <= row.games <= 64
    assert row.seconds < 30


def test_no_more_games_are_played_than_there_is_time_for() -> None:
    row = sought("a-draw-for-everybody", "801.15", 0.01, 0)
    assert row.oracle == ""
    assert row.games <= 1  # to begin may take all of it


def test_the_table_tells_how_many_are_found(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    main(["--sample", "1", "--seconds", "0.01", "--seed", "3"])
    printed = capsys.readouterr().out
    assert f"of {len(misreadings())} in all" in printed
    assert "seed 3" in printed


def test_speed_is_told_beside_mere_playing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(fuzzing, "_BEFORE", 1)
    monkeypatch.setattr(fuzzing, "_TURNS", 2)
    main(["--speed", "2"])
    printed = capsys.readouterr().out
    assert "merely played" in printed
    assert "with all oracles" in printed


def test_what_acts_otherwise_in_the_games_of_all_is_found_there() -> None:
    often = (
        "the-next-player-goes-first",
        "priority-in-each-cleanup",
        "teammates-have-priority-in-turn",
    )
    known = fuzzing_together.misreadings()
    chosen = {name: known[name] for name in (*often, "a-draw-for-everybody")}
    search = fuzzing_together.Search(chosen, seed=2218, tries=2)
    search.round(range(3))
    rows = {row.name: row for row in search.rows()}
    found = [name for name, row in rows.items() if row.found is not None]
    assert found
    assert all(rows[name].oracle and 1 <= rows[name].tries <= 2 for name in found)
    assert rows["a-draw-for-everybody"].otherwise is None


def test_the_games_of_all_are_told_in_a_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    fuzzing_together.main(["--games", "1", "--sample", "2", "--tries", "1", "--each"])
    printed = capsys.readouterr().out
    assert "of 2 misreadings found" in printed
    assert "in 1 game;" in printed


def test_what_is_asked_for_by_its_rule_is_found_in_games_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fuzzing_together, "ROUND", 8)
    misread = fuzzing_together.misreadings()["attackers-stay-untapped"]
    row = fuzzing_together.asked_for("attackers-stay-untapped", misread, 32, 0, 6)
    assert row.oracle == "reference"
    assert row.touched


def test_a_rule_speaks_of_the_cards_and_tables_that_its_words_name() -> None:
    tables = ("grand_melee, left, range 1, 5 players", "free_for_all, multiple, 3 players")
    lifelink = meant(["702.15b"], newest(), tables)
    assert lifelink["Child of Night"] > 0
    assert "Grizzly Bears" not in lifelink
    melee = meant(["807.4e"], newest(), tables)
    assert melee[f"table:{tables[0]}"] == 1
    assert f"table:{tables[1]}" not in melee
    assert meant(["no rule"], newest(), tables) == {}


def test_a_rule_speaks_of_steps_and_of_players_who_leave() -> None:
    blocking = meant(["509.1c"], newest(), ())
    assert blocking["step:beginning_of_combat"] == 1
    assert LEAVING not in blocking
    assert meant(["502.3"], newest(), ())["step:end_step"] == 1
    assert LEAVING in meant(["800.4a"], newest(), ())
    own = RuleKnown("509.1c", "blocks", "A player who has left.", {newest(): "509.1c"})
    assert LEAVING in meant(["509.1"], newest(), (), [own])
