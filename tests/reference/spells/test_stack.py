"""The stack: who puts what on it in which order, who has priority then, and what comes of it."""

from __future__ import annotations

import pytest
from tests.reference.driving import Game, begin

from apnap.protocol.answers import Cast, Order
from apnap.protocol.decisions import ChooseTargets, OrderTriggers


def drained(turn: str = "Rob") -> Game:
    """Let a Bear of Dana's die while everybody else has a Blood Artist, Alex two of them."""
    board = {
        "Rob": "Artist R = Blood Artist",
        "Alex": "Artist A = Blood Artist, Artist B = Blood Artist",
        "Carissa": "Artist C = Blood Artist",
        "Dana": "Runeclaw Bear (-1/-1 2)",
    }
    return begin(board, turn=turn)


class TestTriggers:
    """603.3b: in the order of turns, the active player first."""

    def test_players_put_theirs_on_the_stack_in_turn_order(self) -> None:
        game = drained(turn="Carissa")
        asked: list[str | None] = []
        while game.kind != "priority":
            asked.append(game.asked)
            if game.kind == "order_triggers":
                names = [waiting.name for waiting in game.pending_as(OrderTriggers).triggers]
                game.order(*names)
            else:
                game.choose("Dana")
        assert list(dict.fromkeys(asked)) == ["Carissa", "Rob", "Alex"]
        assert [who for _, who in game.named_on_stack()] == ["Carissa", "Rob", "Alex", "Alex"]
        assert game.asked == "Carissa"

    @pytest.mark.parametrize("turned", [False, True])
    def test_each_orders_their_own(self, turned: bool) -> None:  # noqa: FBT001 - parametrized
        game = drained(turn="Alex")
        asked = game.pending_as(OrderTriggers)
        by_source = {waiting.source: waiting.name for waiting in asked.triggers}
        assert set(by_source) == {"Artist A", "Artist B"}
        wanted = ["Artist A", "Artist B"]
        if turned:
            wanted.reverse()
        assert game.refused(Order((by_source["Artist A"],)))
        assert game.refused(Order((by_source["Artist A"],) * 2))
        game.order(*(by_source[source] for source in wanted))
        while game.kind != "priority":
            game.choose("Dana")
        assert [source for source, _ in game.named_on_stack()][:2] == wanted

    def test_what_was_put_on_last_resolves_first(self) -> None:
        game = drained(turn="Carissa")
        while game.kind != "priority":
            if game.kind == "order_triggers":
                names = [waiting.name for waiting in game.pending_as(OrderTriggers).triggers]
                game.order(*names)
            else:
                game.choose("Dana")
        game.resolve()
        assert (game.life("Alex"), game.life("Dana"), game.life("Carissa")) == (21, 19, 20)
        assert game.asked == "Carissa", "the active player has priority after a resolution"

    def test_one_without_a_legal_target_is_not_put_there(self) -> None:
        board = {"Rob": "Master of Diversion", "Alex": "", "Carissa": "Gray Ogre"}
        game = begin(board).to("declare_attackers").attack({"Master of Diversion": "Alex"})
        assert (game.kind, game.state.turns[0].stack) == ("priority", ())

    def test_its_controller_is_who_controlled_the_source_then(self) -> None:
        board = {"Rob": "Copper Tablet", "Alex": "", "Carissa": ""}
        game = begin(board).to("upkeep")
        assert game.active == "Alex"
        assert game.named_on_stack() == (("Copper Tablet", "Rob"),)
        assert game.resolve().life("Alex") == 19


class TestSpells:
    def test_who_casts_keeps_priority(self) -> None:
        game = begin({"Rob": "", "Alex": "Mountain"}, hands={"Alex": "Shock"}).pass_once()
        assert game.cast("Shock", "Rob").asked == "Alex"

    def test_the_active_player_has_priority_after_it_has_resolved(self) -> None:
        game = begin({"Rob": "", "Alex": "Mountain"}, hands={"Alex": "Shock"}).pass_once()
        game.cast("Shock", "Rob").resolve()
        assert (game.life("Rob"), game.asked) == (18, "Rob")

    def test_the_last_one_cast_resolves_first(self) -> None:
        board = {"Rob": "Forest, Runeclaw Bear", "Alex": "Mountain"}
        game = begin(board, hands={"Rob": "Giant Growth", "Alex": "Shock"})
        game.cast("Giant Growth", "Runeclaw Bear").pass_once().cast("Shock", "Runeclaw Bear")
        assert game.state.turns[0].stack == ("Giant Growth", "Shock")
        game.resolve()
        assert game.has("Runeclaw Bear", "graveyard")
        game.resolve()
        assert game.has("Giant Growth", "graveyard")

    def test_without_legal_targets_nothing_of_it_happens(self) -> None:
        board = {"Rob": "Mountain, Runeclaw Bear", "Alex": "Island"}
        game = begin(board, hands={"Rob": "Shock", "Alex": "Unsummon"})
        game.cast("Shock", "Runeclaw Bear").pass_once().cast("Unsummon", "Runeclaw Bear")
        game.resolve().resolve()
        assert game.has("Runeclaw Bear", "hand")
        assert game.has("Shock", "graveyard")

    def test_targets_that_are_not_named_are_asked_for(self) -> None:
        game = begin({"Rob": "Mountain", "Alex": "Gray Ogre, Forest"}, hands={"Rob": "Shock"})
        game.says(Cast("Shock", pay="auto"))
        asked = game.pending_as(ChooseTargets)
        assert set(asked.slots[0].among) == {"Rob", "Alex", "Gray Ogre"}
        assert game.choose("Gray Ogre").state.turns[0].stack == ("Shock",)

    def test_a_refused_payment_takes_the_whole_spell_back(self) -> None:
        game = begin({"Rob": "Forest", "Alex": "Gray Ogre"}, hands={"Rob": "Shock"})
        before = game.state
        verdict = game.tries(Cast("Shock", targets=("Gray Ogre",), pay="auto"))
        assert (verdict.verdict, verdict.violations[0].rule) == ("rejected", "118.3")
        assert game.state == before

    @pytest.mark.parametrize("card", ["Runeclaw Bear", "Time Walk", "Propaganda"])
    def test_what_is_no_instant_waits_for_an_own_main_phase(self, card: str) -> None:
        lands = ", ".join(f"{name}{n} = {name}" for name in ("Forest", "Island") for n in range(3))
        for turn, step in (("Alex", "precombat_main"), ("Rob", "upkeep")):
            game = begin({"Rob": lands, "Alex": ""}, hands={"Rob": card}, turn=turn, step=step)
            if turn == "Alex":
                game.pass_once()
            refused = game.refused(Cast(card, pay="auto"))
            assert refused[0].rule in ("601.3", "307.1", "302.1", "303.1", "304.1")


class TestWhatPlayersSee:
    """400.2: hands and libraries are hidden, and so are the options of those who decide."""

    def test_nobody_sees_the_hands_and_libraries_of_others(self) -> None:
        hands = {"Rob": "Shock", "Alex": "Jump"}
        game = begin({"Rob": "", "Alex": ""}, hands=hands, libraries={"Rob": "Island"})
        seen = game.seen_by("Alex")
        assert [thing.name for thing in seen.objects] == ["Jump"]
        assert [(p.hand, p.library) for p in seen.players] == [(1, 20), (1, 20)]
        assert [thing.name for thing in game.seen_by("Rob").objects] == ["Shock"]
        assert {t.name for t in game.seen_by(None).objects} == {"Shock", "Jump", "Island"}

    def test_the_cards_of_a_discard_are_shown_to_who_discards(self) -> None:
        cards = ", ".join(f"c{n} = Craw Wurm" for n in range(9))
        game = begin({"Rob": "", "Alex": ""}, hands={"Rob": cards}, step="end_step")
        game.pass_once().pass_once()
        assert "c0" in str(game.seen_by("Rob").pending)
        assert "c0" not in str(game.seen_by("Alex"))
