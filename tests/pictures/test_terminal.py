"""The table on a terminal: everybody in order, what lies there, and nothing that commands it."""

from __future__ import annotations

import io

from msgspec.structs import replace
from rich.console import Console
from tests.pictures.tables import creature, fight, table

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
        assert f"{decision.decider} is asked: " in shown


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
