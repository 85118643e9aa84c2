"""Who has passed, in logs that do not tell it: a choice in between takes no pass back."""

from __future__ import annotations

from typing import Final

from tests.logs.other_ways.test_freedoms import in_full
from tests.reference.transitions.games import Line, found, logged, state, turn

from apnap.protocol import (
    Answer,
    Cast,
    Choose,
    EditionDate,
    Object,
    Pass,
    Player,
    State,
    Turn,
    Variant,
)

GAME: Final[tuple[tuple[str, Answer], ...]] = (
    ("Alex", Cast("Grizzly Bears", pay="auto")),
    ("Alex", Pass()),
    ("Rob", Cast("Murder", pay="auto")),
    ("Rob", Choose(("Hill Giant",))),
    ("Rob", Pass()),
    ("Alex", Pass()),
)
"""Rob cannot pay for Murder, which comes back; his pass is the last one then, and Bears resolve."""

TAKEN_BACK, RESOLVES = 4, 5


def position() -> State:
    def there(name: str, owner: str, card: str = "") -> Object:
        hand = name in ("Grizzly Bears", "Murder")
        return Object(
            name=name,
            card=card or name,
            owner=owner,
            controller=None if hand else owner,
            zone="hand" if hand else "battlefield",
        )

    return State(
        edition=EditionDate("2026-01-16"),
        variant=Variant(attack="multiple"),
        players=tuple(Player(name=who, life=20, hand=1, library=9) for who in ("Rob", "Alex")),
        turns=(
            Turn(active="Alex", phase="precombat_main", step="precombat_main", priority="Alex"),
        ),
        objects=(
            there("Grizzly Bears", "Alex"),
            there("first Forest", "Alex", "Forest"),
            there("second Forest", "Alex", "Forest"),
            there("Murder", "Rob"),
            there("Hill Giant", "Rob"),
        ),
    )


def played() -> list[Line]:
    """Return the lines of the game, none of which tells who has passed."""
    lines = logged(position(), GAME)
    for line in lines:
        turn(line)["passed"] = "unknown"
    return lines


def test_the_spell_that_could_not_be_paid_is_taken_back() -> None:
    verdicts = [line["said"]["verdict"] for line in played()]
    assert verdicts == ["rejected" if at == TAKEN_BACK else "accepted" for at in range(7)]


def test_whoever_passed_before_it_still_has_afterwards() -> None:
    assert found(played()) == ()


def test_a_choice_after_somebody_has_left_takes_no_pass_back() -> None:
    """Rob passes, and Alex leaves, who protected Rob's Siege; Rob chooses who does from then on."""
    id_ = "an-unattacked-battle-whose-protector-leaves-gets-carissa-as-protector"
    lines = in_full(f"leaving-the-game/{id_}")
    for line in lines:
        for one in line.get("said", {}).get("state", {}).get("turns", ()):
            one["passed"] = "unknown"
    said = [line for line in lines if "said" in line]
    assert [next(iter(line["said"])) for line in said[1:4]] == ["answer", "concede", "answer"]
    assert found(said) == ()


def test_that_nothing_resolves_when_all_have_passed_is_found() -> None:
    lines = played()[: RESOLVES + 1]
    lines[RESOLVES]["said"]["state"] = {
        **state(lines[TAKEN_BACK]),
        "pending": state(lines[RESOLVES])["pending"],
    }
    assert "405.5" in {one.rule for one in found(lines)}
