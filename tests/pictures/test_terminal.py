"""The table on a terminal: everybody in order, what lies there, and nothing that commands it."""

from __future__ import annotations

import io

from msgspec.structs import replace
from rich.console import Console
from tests.pictures.tables import creature, fight, table

from apnap.pictures.decision_words import asked_sentence
from apnap.pictures.terminal import drawing
from apnap.pictures.text import TIMES
from apnap.protocol.state import State


def drawn(state: State, width: int = 100) -> str:
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(drawing(state))
    return out.getvalue()


def test_the_table_shows_who_fights_whom_and_who_is_asked() -> None:
    state = fight()
    shown = drawn(state)
    for turn in state.turns:
        assert turn.combat is not None
        for attack in turn.combat.attacks:
            assert f"{attack.attacker} → {attack.attacks or 'nothing'}" in shown
        for block in turn.combat.blocks:
            assert f"{block.blocker} ⊣ {block.blocks[0]}" in shown
    for player in state.players:
        assert f"{player.name}, " in shown
    for decision in state.pending:
        assert f"{asked_sentence(state, decision)}" in shown


def test_the_first_player_sits_at_the_lower_left_and_the_others_clockwise() -> None:
    lines = drawn(table()).splitlines()
    upper = next(line for line in lines if "Alex," in line)
    lower = next(line for line in lines if "Dana," in line)
    assert lines.index(upper) < lines.index(lower)
    assert upper.index("Alex") < upper.index("Carissa")
    assert lower.index("Rob,") < lower.index("Dana")


def test_equal_things_are_one_line() -> None:
    goblin = creature("Goblin", "Rob", kind="token")
    tokens = tuple(replace(goblin, name=f"~{n}") for n in range(300))
    shown = drawn(table(objects=tokens))
    assert f"300 {TIMES} Goblin" in shown
    assert len(shown.splitlines()) < 40


def test_hostile_names_command_nothing() -> None:
    shown = drawn(table(objects=(creature("[red]x[/red]\x1b[2J\u202e", "Rob"),)))
    assert "\x1b" not in shown
    assert "\u202e" not in shown
    assert "[red]x[/red]" in shown


def test_a_narrow_terminal_shows_every_name_and_life_total() -> None:
    rob, alex, *others = table().players
    players = (rob, replace(alex, name="Alexandria the Long-Named", life=17), *others)
    for width in (50, 40, 30, 25):
        lines = drawn(replace(table(), players=players), width).splitlines()
        assert max(map(len, lines)) <= width
        for name in ("Rob", "Alex", "Carissa", "Dana"):
            assert any(name in line for line in lines), width
        assert any("Alexandri…, 17 life" in line for line in lines), width


def test_players_stay_in_their_rows_where_there_is_room() -> None:
    lines = drawn(table(), 50).splitlines()
    assert any("Alex, 20 life" in line and "Carissa, 20 life" in line for line in lines)
    lines = drawn(table(), 49).splitlines()
    assert not any("Alex" in line and "Carissa" in line for line in lines)
