"""Abilities that trigger because others do: when they go on the stack, and what they can do."""

from __future__ import annotations

import pytest
from tests.reference.driving import Game, begin
from tests.reference.in_each import in_each

from apnap.protocol.answers import Cast, Pay
from apnap.protocol.decisions import ChooseTargets, PayAsked
from apnap.protocol.state import Skip

FOUR = "Plains, Plains 2 = Plains, Plains 3 = Plains, Plains 4 = Plains"
PROCTOR = "Strict Proctor"
RHINO = "Stonehorn Dignitary"


def rhino_enters(
    proctors: dict[str, str], *, edition: str = "2026-01-16", lands: str = "", turn: str = "Rob"
) -> Game:
    """Let Alex's Rhino enter in somebody's turn and aim at Rob; `proctors` are there already."""
    board = {
        "Rob": proctors.get("Rob", ""),
        "Alex": ", ".join(filter(None, ("Vedalken Orrery", FOUR, lands, proctors.get("Alex", "")))),
        "Carissa": proctors.get("Carissa", ""),
    }
    game = begin(board, hands={"Alex": RHINO}, edition=edition, turn=turn)
    while game.asked != "Alex":
        game.pass_once()
    game.cast(RHINO, pay=("Plains", "Plains 2", "Plains 3", "Plains 4")).resolve()
    if game.kind == "order_triggers":
        raise AssertionError("nobody has two abilities of one part to order")
    game.pending_as(ChooseTargets)
    return game.choose("Rob")


SINCE_2021 = ("2024-06-07", "2024-11-08", "2026-01-16")


class TestTwoParts:
    """603.3b: what another ability's triggering sets off is put on the stack after the others."""

    @in_each(SINCE_2021)
    def test_it_lies_above_what_set_it_off_though_its_controller_is_active(
        self, edition: str
    ) -> None:
        game = rhino_enters({"Rob": PROCTOR}, edition=edition)
        assert game.named_on_stack() == ((RHINO, "Alex"), (PROCTOR, "Rob"))

    def test_in_an_older_edition_the_active_player_came_first_altogether(self) -> None:
        game = rhino_enters({"Rob": PROCTOR}, edition="2020-06-01")
        assert game.named_on_stack() == ((PROCTOR, "Rob"), (RHINO, "Alex"))
        assert game.resolve().state.skips != (), "the Rhino's ability is on top and resolves first"

    @in_each(["2020-06-01", *SINCE_2021])
    def test_both_agree_where_the_other_is_the_later_in_turn_order(self, edition: str) -> None:
        game = rhino_enters({"Carissa": PROCTOR}, edition=edition)
        assert game.named_on_stack() == ((RHINO, "Alex"), (PROCTOR, "Carissa"))

    def test_each_part_is_in_turn_order(self) -> None:
        proctors = {
            name: f"{name}'s = {PROCTOR}, {name}'s other = {PROCTOR}" for name in ("Rob", "Carissa")
        }
        board = {"Rob": proctors["Rob"], "Alex": f"Vedalken Orrery, {FOUR}", "Carissa": ""}
        board["Carissa"] = proctors["Carissa"]
        game = begin(board, hands={"Alex": RHINO}, turn="Carissa")
        while game.asked != "Alex":
            game.pass_once()
        game.cast(RHINO).resolve().choose("Rob")
        asked = []
        while game.kind == "order_triggers":
            asked.append(game.asked)
            triggers = getattr(game.pending, "triggers", ())
            game.order(*(waiting.name for waiting in triggers))
        assert asked == ["Carissa", "Rob"]
        controllers = [who for _, who in game.named_on_stack()]
        assert controllers == ["Alex", "Carissa", "Carissa", "Rob", "Rob"]

    def test_one_players_abilities_of_different_parts_are_not_ordered(self) -> None:
        game = rhino_enters({"Alex": PROCTOR})
        assert game.named_on_stack() == ((RHINO, "Alex"), (PROCTOR, "Alex"))

    @pytest.mark.parametrize("turn", ["Rob", "Alex"])
    def test_a_watcher_sees_nothing_but_what_entering_sets_off(self, turn: str) -> None:
        board = {"Rob": f"{PROCTOR}, Copper Tablet", "Alex": "Verdant Force"}
        game = begin(board, turn=turn).to("upkeep")
        sources = {source for source, _ in game.named_on_stack()}
        assert PROCTOR not in sources
        assert game.kind in ("priority", "order_triggers")

    def test_watchers_do_not_see_each_other(self) -> None:
        game = rhino_enters({"Rob": PROCTOR, "Carissa": f"Second = {PROCTOR}"})
        expected = ((RHINO, "Alex"), (PROCTOR, "Rob"), ("Second", "Carissa"))
        assert game.named_on_stack() == expected

    def test_a_death_at_the_same_time_is_no_entering(self) -> None:
        board = {"Rob": f"{PROCTOR}, Blood Artist, Runeclaw Bear (-1/-1 2)", "Alex": ""}
        game = begin(board).choose("Alex")
        assert game.named_on_stack() == (("Blood Artist", "Rob"),)


class TestPaying:
    """118.12a, 701.6a: its controller may pay; otherwise the ability is countered."""

    LANDS = "Forest, Swamp"

    def test_who_pays_keeps_the_ability(self) -> None:
        game = rhino_enters({"Rob": PROCTOR}, lands=self.LANDS).resolve()
        asked = game.pending_as(PayAsked)
        assert (game.asked, asked.cost, set(asked.sources)) == ("Alex", "{2}", {"Forest", "Swamp"})
        game.says(Pay("auto"))
        assert game.named_on_stack() == ((RHINO, "Alex"),)
        assert game.thing("Forest").tapped
        assert game.thing("Swamp").tapped
        assert game.resolve().state.skips == (Skip("Rob", "combat"),)

    def test_who_does_not_pay_loses_it(self) -> None:
        game = rhino_enters({"Rob": PROCTOR}, lands=self.LANDS).resolve().says(Pay("nothing"))
        assert game.named_on_stack() == ()
        assert not game.thing("Forest").tapped
        assert (game.state.skips, game.asked) == ((), "Rob")
        assert game.has(RHINO)

    def test_who_cannot_pay_is_not_asked(self) -> None:
        game = rhino_enters({"Rob": PROCTOR}, lands="Forest").resolve()
        assert (game.kind, game.named_on_stack()) == ("priority", ())

    def test_a_payment_that_does_not_do_is_refused(self) -> None:
        game = rhino_enters({"Rob": PROCTOR}, lands=f"{self.LANDS}, Island").resolve()
        for pay in (("Forest",), ("Forest", "Nemo"), ("Forest", "Swamp", "Island")):
            assert [v.rule for v in game.refused(Pay(pay))] == ["118.3"]
        assert game.refused(Cast(RHINO))
        game.says(Pay(("Island", "Swamp")))
        assert not game.thing("Forest").tapped

    def test_two_watchers_have_to_be_paid_one_by_one(self) -> None:
        proctors = {"Rob": PROCTOR, "Carissa": f"Second = {PROCTOR}"}
        game = rhino_enters(proctors, lands=self.LANDS).resolve()
        game.says(Pay("auto")).resolve()
        assert game.named_on_stack() == (), "nothing is left to pay for the other"

    def test_if_its_controller_leaves_the_ability_is_gone(self) -> None:
        game = rhino_enters({"Rob": PROCTOR}, lands=self.LANDS).resolve().concede("Alex")
        assert (game.kind, game.asked, game.named_on_stack()) == ("priority", "Rob", ())

    def test_what_is_gone_already_need_not_be_paid_for(self) -> None:
        """In the older order the ability has resolved before anybody asks for mana."""
        game = rhino_enters({"Rob": PROCTOR}, lands=self.LANDS, edition="2020-06-01")
        game.resolve().resolve()
        assert (game.kind, game.named_on_stack()) == ("priority", ())
