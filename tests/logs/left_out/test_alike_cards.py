"""Cards of one name, of which a log does not tell which an ability was about, or where they lie."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from apnap.logs.differing import Difference
from apnap.logs.expected_names import swapped
from apnap.logs.judging.unlisted import is_shuffled
from apnap.protocol import EditionDate, Object, Player, State, Turn, Variant

ABILITY: Final = Object(
    name="~1",
    kind="ability",
    card="Planar Void",
    owner="Rob",
    controller="Rob",
    zone="stack",
    source="Planar Void",
    concerns="unknown",
)


def plains(name: str, zone: str) -> Object:
    return Object(name=name, card="Plains", owner="Alex", zone=zone)  # type: ignore[arg-type] # a zone


def state(*objects: Object, library: int = 20) -> State:
    """Return a game in which the abilities among these objects are on the stack."""
    stack = tuple(one.name for one in objects if one.kind == "ability")
    turn = Turn(active="Rob", phase="precombat_main", step="precombat_main", stack=stack)
    return State(
        edition=EditionDate("2026-01-16"),
        variant=Variant(attack="one_opponent"),
        players=(Player(name="Rob", life=20), Player(name="Alex", life=20, library=library)),
        turns=(turn,),
        objects=objects,
    )


BEFORE: Final = (plains("first", "graveyard"), plains("second", "graveyard"), ABILITY)
OURS: Final = state(plains("first", "exile"), plains("second", "graveyard"))
THEIRS: Final = state(plains("first", "graveyard"), plains("second", "exile"))
WHERE: Final = ("objects.first.zone", "objects.second.zone")


def test_either_of_two_cards_may_be_meant_by_one_of_two_abilities_that_are_alike() -> None:
    before = state(*BEFORE, replace(ABILITY, name="~2"))
    assert swapped(WHERE, OURS, THEIRS, before) == {"first": "second", "second": "first"}


def test_one_ability_alone_means_one_card() -> None:
    assert swapped(WHERE, OURS, THEIRS, state(*BEFORE)) == {}


def test_an_ability_of_which_the_log_tells_what_it_is_about_means_that() -> None:
    told = [replace(ABILITY, name=name, concerns="first") for name in ("~1", "~2")]
    assert swapped(WHERE, OURS, THEIRS, state(*BEFORE[:2], *told)) == {}


def test_cards_that_come_out_otherwise_have_not_changed_places() -> None:
    before = state(*BEFORE, replace(ABILITY, name="~2"))
    assert swapped(WHERE, OURS, state(*BEFORE[:2]), before) == {}


def drawn(name: str, zone: str) -> Difference:
    return Difference(f"objects.{name}", zone, "nothing")


def test_what_is_drawn_after_a_listed_card_was_shuffled_among_counted_ones_is_any_card() -> None:
    before, ours = state(plains("first", "battlefield")), state(plains("first", "hand"))
    assert is_shuffled((drawn("first", "hand"),), ours, state(), before)


def test_a_card_that_stays_on_the_battlefield_was_not_shuffled() -> None:
    before = ours = state(plains("first", "battlefield"))
    assert not is_shuffled((drawn("first", "battlefield"),), ours, state(), before)


def test_of_a_library_that_is_listed_it_is_known_where_each_card_lies() -> None:
    before, ours = state(plains("first", "battlefield"), library=0), state(plains("first", "hand"))
    assert not is_shuffled((drawn("first", "hand"),), ours, state(), before)


def test_an_ability_that_has_resolved_was_not_shuffled() -> None:
    before, ours = state(replace(ABILITY, owner="Alex")), state(plains("first", "hand"))
    assert not is_shuffled((drawn("first", "hand"),), ours, state(), before)
