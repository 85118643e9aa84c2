"""Delayed triggered abilities, conditions, and looking back."""

from __future__ import annotations

import msgspec
import pytest
from tests.reference.driving import Game, attackers, begin, position

from apnap.protocol.answers import Activate, DeclareAttackers
from apnap.protocol.state import Skip, Step
from apnap_reference.changes.applying import happen
from apnap_reference.state.events import Moves
from apnap_reference.state.ids import PlayerId
from apnap_reference.state.table import Table

IMP = "Maddening Imp"


def maddened(rob: str, *, step: Step = "upkeep", alex: str = "", more: str = "") -> Game:
    """Let Alex's Imp madden what Rob has, in Rob's turn."""
    board = {"Rob": rob, "Alex": f"{IMP}, {alex}", "Carissa": more}
    game = begin(board, step=step).pass_once().activate(IMP)
    return game.resolve()


class TestMaddening:
    def test_who_can_must_attack(self) -> None:
        game = maddened("Runeclaw Bear, Gray Ogre").to("declare_attackers")
        assert {v.rule for v in game.refused(DeclareAttackers())} == {"508.1d"}
        assert game.refused(attackers({"Runeclaw Bear": "Alex"}))
        game.attack({"Runeclaw Bear": "Alex", "Gray Ogre": "Carissa"}).to("end_step")
        assert game.named_on_stack() == ((IMP, "Alex"),)
        game.resolve()
        assert game.has("Runeclaw Bear")
        assert game.has("Gray Ogre")

    def test_walls_are_free_to_stay(self) -> None:
        game = maddened("Wall of Stone").to("end_step").resolve()
        assert game.has("Wall of Stone")

    @pytest.mark.parametrize("mark", ["(tapped)", "(sick)"])
    def test_who_could_not_attack_is_destroyed_as_the_end_step_begins(self, mark: str) -> None:
        rob = f"Runeclaw Bear {mark}, Darksteel Myr {mark}, Forest {mark}"
        game = maddened(rob, step="precombat_main").to("end_step")
        assert game.has("Runeclaw Bear")
        game.resolve()
        assert game.has("Runeclaw Bear", "graveyard")
        assert game.has("Darksteel Myr"), "it is indestructible"
        assert game.has("Forest"), "it is no creature"

    def test_others_are_left_alone(self) -> None:
        game = maddened("Runeclaw Bear", alex="Gray Ogre", more="Hill Giant")
        game.to("declare_attackers").attack({"Runeclaw Bear": "Carissa"}).to("end_step").resolve()
        assert game.has("Gray Ogre")
        assert game.has("Hill Giant")

    def test_it_triggers_once(self) -> None:
        game = maddened("Runeclaw Bear (tapped)").to("end_step").resolve()
        assert not game.inside.table.delayed
        game.to("upkeep").to("end_step")
        assert (game.active, game.named_on_stack()) == ("Alex", ())

    def test_it_waits_for_an_end_step_that_takes_place(self) -> None:
        board = {"Rob": "Runeclaw Bear (tapped), Mountain", "Alex": IMP, "Carissa": ""}
        state = position(board, hands={"Rob": "Shock"}, step="upkeep")
        game = Game(msgspec.structs.replace(state, skips=(Skip("Rob", "ending"),)))
        game.pass_once().activate(IMP).resolve().cast("Shock", IMP).resolve().to("draw").to(
            "upkeep"
        )
        assert (game.active, game.has("Runeclaw Bear")) == ("Alex", True)
        game.to("end_step")
        assert game.named_on_stack() == ((IMP, "Alex"),)
        game.resolve()
        assert game.has("Runeclaw Bear", "graveyard")

    def test_its_source_need_not_be_there_any_more(self) -> None:
        game = begin(
            {"Rob": "Runeclaw Bear (tapped), Mountain", "Alex": IMP},
            hands={"Rob": "Shock"},
        )
        game.pass_once().activate(IMP).resolve().cast("Shock", IMP).resolve()
        assert game.has(IMP, "graveyard")
        game.to("end_step").resolve()
        assert game.has("Runeclaw Bear", "graveyard")

    def test_what_has_come_back_is_another_object(self) -> None:
        board = {"Rob": "Runeclaw Bear (tapped), Island, Forest, Forest", "Alex": IMP}
        game = begin(board, hands={"Rob": "Unsummon"})
        game.pass_once().activate(IMP).resolve()
        game.cast("Unsummon", "Runeclaw Bear").resolve().cast("Runeclaw Bear").resolve()
        game.to("end_step").resolve()
        assert game.has("Runeclaw Bear")

    def test_nothing_comes_of_it_once_its_controller_has_left(self) -> None:
        game = maddened("Runeclaw Bear (tapped)").concede("Alex").to("end_step")
        assert game.named_on_stack() == ()
        assert game.has("Runeclaw Bear")

    @pytest.mark.parametrize("step", ["beginning_of_combat", "postcombat_main", "end_step"])
    def test_only_before_combat(self, step: Step) -> None:
        game = begin({"Rob": "", "Alex": IMP, "Carissa": ""}, step=step).pass_once()
        assert {v.rule for v in game.refused(Activate(IMP))} == {"506.7"}

    def test_only_in_an_opponents_turn(self) -> None:
        game = begin({"Rob": "", "Alex": IMP, "Carissa": ""}, turn="Alex", step="upkeep")
        assert {v.rule for v in game.refused(Activate(IMP))} == {"506.7"}
        teams = {"North": ("Rob", "Alex"), "South": ("Carissa",)}
        game = begin({"Rob": "", "Alex": IMP, "Carissa": ""}, teams=teams, step="upkeep")
        assert game.pass_once().refused(Activate(IMP))

    @pytest.mark.parametrize(("named", "other"), [("Rob", "Rita"), ("Rita", "Rob")])
    def test_of_two_active_players_one_is_named_as_it_resolves(
        self, named: str, other: str
    ) -> None:
        board = {"Rob": "Rob's = Gray Ogre", "Rita": "Rita's = Hill Giant", "Alex": IMP, "Anna": ""}
        teams = {"North": ("Rob", "Rita"), "South": ("Alex", "Anna")}
        game = begin(board, teams=teams, shared=True, step="upkeep").pass_once()
        game.says(Activate(IMP), by="Alex").resolve()
        assert (game.kind, game.asked) == ("choose_player", "Alex")
        game.choose(named).to("declare_attackers")
        assert game.refused(attackers({f"{other}'s": "Anna"}))
        game.attack({f"{named}'s": "Anna"}).to("end_step").resolve()
        assert game.has(f"{other}'s")


def waiting(table: Table) -> list[tuple[str, str]]:
    """Give the abilities that have triggered: source and controller."""
    return [(table.name_of(trigger.source), trigger.controller) for trigger in table.waiting]


class TestLookingBack:
    """603.10a: what leaves the battlefield is seen by what was there just before."""

    def test_what_dies_together_sees_all_of_it(self) -> None:
        board = {
            "Rob": "Artist = Blood Artist (-1/-1 1), Runeclaw Bear (-1/-1 2)",
            "Alex": "Other = Blood Artist (-1/-1 1)",
            "Carissa": "",
        }
        game = begin(board)
        while game.kind != "priority":
            if game.kind == "order_triggers":
                triggers = getattr(game.pending, "triggers", ())
                game.order(*(trigger.name for trigger in triggers))
            else:
                game.choose("Carissa")
        assert game.named_on_stack() == (("Artist", "Rob"),) * 3 + (("Other", "Alex"),) * 3

    def test_what_comes_as_others_go_has_not_seen_them(self) -> None:
        board = {"Rob": "Old = Blood Artist, Runeclaw Bear", "Alex": ""}
        game = begin(board, hands={"Alex": "New = Blood Artist"})
        table = game.inside.table
        bear, new = table.called("Runeclaw Bear"), table.called("New")
        assert bear is not None
        assert new is not None
        dies = Moves(bear.id, "graveyard")
        enters = Moves(new.id, "battlefield", controller=PlayerId("Alex"))
        assert waiting(happen(table, dies, enters)) == [("Old", "Rob")]

    def test_what_goes_as_others_come_does_not_see_them(self) -> None:
        game = begin({"Rob": "Strict Proctor", "Alex": ""}, hands={"Alex": "Stonehorn Dignitary"})
        table = game.inside.table
        proctor, rhino = table.called("Strict Proctor"), table.called("Stonehorn Dignitary")
        assert proctor is not None
        assert rhino is not None
        goes = Moves(proctor.id, "graveyard")
        enters = Moves(rhino.id, "battlefield", controller=PlayerId("Alex"))
        assert waiting(happen(table, goes, enters)) == [("Stonehorn Dignitary", "Alex")]

    def test_a_player_who_loses_as_creatures_die_puts_nothing_on_the_stack(self) -> None:
        """The creatures die and the player loses in one check; the others' abilities remain."""
        board = {"Rob": "R = Blood Artist", "Alex": "A = Blood Artist, Gray Ogre", "Carissa": ""}
        game = begin(board)
        table = game.inside.table
        ogre = table.called("Gray Ogre")
        assert ogre is not None
        table = table.with_object(msgspec.structs.replace(ogre, counters={"-1/-1": 2}))
        table = table.with_player(msgspec.structs.replace(table.player(PlayerId("Alex")), life=0))
        game.engine._position = msgspec.structs.replace(game.inside, table=table)  # noqa: SLF001 - no calm position has a player about to lose
        game.pass_once()
        assert game.player("Alex").left is not None
        game.choose("Carissa")
        assert game.named_on_stack() == (("R", "Rob"),)

    def test_who_concedes_triggers_nothing(self) -> None:
        board = {"Rob": "R = Blood Artist", "Alex": "A = Blood Artist, Gray Ogre", "Carissa": ""}
        game = begin(board).concede("Alex")
        assert (game.kind, game.named_on_stack()) == ("priority", ())
