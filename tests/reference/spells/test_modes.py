"""Modal spells: one mode, or with entwine both."""

from __future__ import annotations

import pytest
from tests.reference.driving import Game, begin

from apnap.protocol.answers import Cast, Choose
from apnap.protocol.decisions import ChooseMode, ChooseObjects
from apnap_reference.rulebook import Rulebook
from apnap_reference.spells.modes import in_written_order

LIBRARY = "Craw Wurm, Shock, Air Elemental, Memnite"


def nailed(forests: int, hand: str = "", more: str = "", **rest: Rulebook) -> Game:
    """Let Rob have the mana, Tooth and Nail, and creatures in hand and library."""
    lands = ", ".join(["Forest"] * forests)
    board = {"Rob": ", ".join(filter(None, (lands, more))), "Alex": ""}
    held = ", ".join(filter(None, ("Tooth and Nail", hand)))
    return begin(board, hands={"Rob": held}, libraries={"Rob": LIBRARY}, **rest)


def test_search_puts_creature_cards_into_the_hand() -> None:
    game = nailed(7).cast("Tooth and Nail", modes=("search",)).resolve()
    asked = game.pending_as(ChooseObjects)
    assert asked.among == ("Craw Wurm", "Air Elemental", "Memnite")
    assert (asked.purpose, asked.least, asked.most) == ("search", 0, 2)
    game.refused(Choose(("Shock",)))
    game.refused(Choose(asked.among))
    game.choose("Memnite", "Craw Wurm")
    assert game.has("Memnite", "hand")
    assert game.has("Craw Wurm", "hand")
    assert game.has("Tooth and Nail", "graveyard")
    left = [t.name for t in game.state.objects if t.zone == "library"]
    assert left == ["Shock", "Air Elemental"]


def test_nothing_need_be_found() -> None:
    game = nailed(7).cast("Tooth and Nail", modes=("search",)).resolve().choose()
    assert game.player("Rob").hand == 0


def test_nobody_else_sees_what_may_be_found() -> None:
    game = nailed(7).cast("Tooth and Nail", modes=("search",)).resolve()
    assert game.seen_by("Alex").pending == ()
    assert "Memnite" in str(game.seen_by("Rob").pending)


def test_put_puts_creature_cards_onto_the_battlefield() -> None:
    game = nailed(7, "Grizzly Bears, Hill Giant, Shock").cast("Tooth and Nail", modes=("put",))
    game.resolve()
    asked = game.pending_as(ChooseObjects)
    assert (asked.among, asked.least, asked.most) == (("Grizzly Bears", "Hill Giant"), 0, 2)
    game.choose("Hill Giant", "Grizzly Bears")
    assert game.has("Hill Giant")
    assert game.has("Grizzly Bears")
    assert game.thing("Hill Giant").sick


def test_both_arrive_at_the_same_time() -> None:
    hand = "Glowering Rogon, Canopy Crawler"
    game = nailed(7, hand).cast("Tooth and Nail", modes=("put",)).resolve()
    game.choose("Glowering Rogon", "Canopy Crawler")
    assert game.kind == "priority", "neither can be revealed for the other"
    assert not game.thing("Glowering Rogon").counters


@pytest.mark.parametrize("modes", [("search", "put"), ("put", "search")])
def test_entwined_it_does_both_in_written_order(modes: tuple[str, ...]) -> None:
    game = nailed(9).cast("Tooth and Nail", modes=modes).resolve()
    game.choose("Craw Wurm")
    assert game.pending_as(ChooseObjects).among == ("Craw Wurm",)
    assert game.choose("Craw Wurm").has("Craw Wurm")


@pytest.mark.parametrize("forests", [7, 8])
def test_entwining_costs_more(forests: int) -> None:
    game = nailed(forests)
    refused = game.refused(Cast("Tooth and Nail", modes=("search", "put"), pay="auto"))
    assert [violation.rule for violation in refused] == ["118.3"]


def test_the_modes_are_asked_for() -> None:
    game = nailed(9).says(Cast("Tooth and Nail", pay="auto"))
    asked = game.pending_as(ChooseMode)
    assert (asked.among, asked.least, asked.most) == (("search", "put"), 1, 2)
    game.refused(Choose(()))
    game.refused(Choose(("search", "search")))
    assert game.choose("search", "put").named_on_stack() == (("Tooth and Nail", "Rob"),)
    assert all(game.thing(f"Forest {n}").tapped for n in range(2, 10))


def test_both_chosen_without_the_mana_for_both_is_taken_back() -> None:
    game = nailed(7)
    before = game.state
    game.says(Cast("Tooth and Nail", pay="auto"))
    assert game.tries(Choose(("search", "put"))).verdict == "rejected"
    assert game.state == before


def test_who_leaves_while_choosing_a_mode_has_cast_nothing() -> None:
    board = {"Rob": ", ".join(["Forest"] * 7), "Alex": "", "Carissa": ""}
    game = begin(board, hands={"Rob": "Tooth and Nail"}).says(Cast("Tooth and Nail"))
    assert game.kind == "mode"
    game.concede("Rob")
    assert (game.asked, game.state.turns[0].stack) == ("Alex", ())


@pytest.mark.parametrize("modes", [(), ("dig",), ("search", "search"), ("search", "put", "put")])
def test_modes_that_it_does_not_have_so_are_refused(modes: tuple[str, ...]) -> None:
    refused = nailed(9).refused(Cast("Tooth and Nail", modes=modes, pay="auto"))
    assert [violation.rule for violation in refused] == ["700.2a"]


def test_a_spell_without_modes_has_none_to_choose() -> None:
    game = begin({"Rob": "Mountain", "Alex": ""}, hands={"Rob": "Shock"})
    said = Cast("Shock", targets=("Alex",), modes=("burn",), pay="auto")
    assert [violation.rule for violation in game.refused(said)] == ["700.2a"]


def test_entwine_is_paid_on_top_of_an_alternative_cost() -> None:
    both = ("search", "put")
    refused = nailed(1, more="Omniscience").refused(
        Cast("Tooth and Nail", modes=both, alternative="Omniscience", pay="auto")
    )
    assert [violation.rule for violation in refused] == ["118.3"]
    game = nailed(2, more="Omniscience")
    game.cast("Tooth and Nail", modes=both, alternative="Omniscience")
    assert game.thing("Forest 2").tapped
    alone = nailed(0, more="Omniscience")
    alone.cast("Tooth and Nail", modes=("put",), alternative="Omniscience")
    assert alone.named_on_stack() == (("Tooth and Nail", "Rob"),)


def test_misread_only_the_first_mode_is_done() -> None:
    wrong = Rulebook("first", {in_written_order.key: lambda modes, _chosen: modes[:1]})
    game = nailed(9, rulebook=wrong).cast("Tooth and Nail", modes=("search", "put")).resolve()
    assert game.choose("Craw Wurm").kind == "priority"
