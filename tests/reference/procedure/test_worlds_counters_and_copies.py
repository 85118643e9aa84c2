"""World permanents (704.5k), counters that cancel out (704.5q), and copies (707)."""

from __future__ import annotations

from tests.reference.driving import Game, begin

from apnap_reference.procedure.state_based_actions import moves_due, older_worlds
from apnap_reference.state.table import replace


class TestWorlds:
    def test_the_newer_one_stays_whosever_it_is(self) -> None:
        board = {"Rob": "Gravity Sphere", "Alex": "Mountain, Mountain, Mountain"}
        game = begin(board, hands={"Alex": "Newer = Gravity Sphere"}, turn="Alex")
        assert game.has("Gravity Sphere")
        game.cast("Newer").resolve()
        assert game.has("Gravity Sphere", "graveyard")
        assert game.has("Newer")

    def test_of_two_that_came_together_neither_stays(self) -> None:
        game = begin({"Rob": "Gravity Sphere", "Alex": "Newer = Gravity Sphere"})
        table = game.inside.table
        newer = table.called("Newer")
        assert newer is not None
        third = replace(newer, id=table.next_id, name="Third", owner="Rob")
        table = replace(table, next_id=table.next_id + 1).with_object(third)
        assert {move.thing for move in older_worlds(table)} == {newer.id, third.id}
        oldest = replace(newer, id=third.id + 1, name="Oldest", stamp=0)
        table = table.with_object(oldest)
        assert {move.thing for move in moves_due(table)} == {newer.id, third.id, oldest.id}

    def test_one_alone_stays(self) -> None:
        assert begin({"Rob": "Gravity Sphere", "Alex": "Spellbook"}).has("Gravity Sphere")


class TestCounters:
    def counters(self, game: Game, name: str) -> dict[str, int]:
        found = game.thing(name).counters
        assert found != "unknown"
        return dict(found)

    def test_as_many_go_of_the_one_kind_as_of_the_other(self) -> None:
        game = begin({"Rob": "Hill Giant (+1/+1 3 -1/-1 1)", "Alex": "Gray Ogre (-1/-1 1)"})
        assert self.counters(game, "Hill Giant") == {"+1/+1": 2}
        assert self.counters(game, "Gray Ogre") == {"-1/-1": 1}
        giant = game.thing("Hill Giant").now
        assert giant != "unknown"
        assert (giant.power, giant.toughness) == (5, 5)

    def test_equally_many_are_all_gone(self) -> None:
        game = begin({"Rob": "Hill Giant (+1/+1 2 -1/-1 2)", "Alex": ""})
        assert self.counters(game, "Hill Giant") == {}

    def test_what_dies_in_the_same_check_dies(self) -> None:
        game = begin({"Rob": "Hill Giant (+1/+1 1 -1/-1 4)", "Alex": ""})
        assert game.has("Hill Giant", "graveyard")


class TestCopies:
    def cloned(self, original: str) -> Game:
        """Let Rob copy Alex's creature with one Clone, and that Clone with another."""
        board = {"Rob": ", ".join(["Island"] * 8), "Alex": original}
        game = begin(board, hands={"Rob": "First = Clone, Second = Clone"})
        game.cast("First").resolve().choose(original)
        return game.cast("Second").resolve().choose("First")

    def test_a_copy_is_what_it_copies_and_so_is_a_copy_of_the_copy(self) -> None:
        game = self.cloned("Abyssal Persecutor")
        original = game.thing("Abyssal Persecutor").now
        assert original != "unknown"
        assert (original.name, original.colors) == ("Abyssal Persecutor", ("B",))
        assert game.thing("First").now == game.thing("Second").now == original

    def test_counters_and_lasting_effects_are_not_copied(self) -> None:
        board = {"Rob": f"Forest, {', '.join(['Island'] * 4)}", "Alex": "Hill Giant (+1/+1 1)"}
        game = begin(board, hands={"Rob": "Clone, Giant Growth"})
        game.cast("Giant Growth", "Hill Giant").resolve()
        game.cast("Clone").resolve().choose("Hill Giant")
        clone, giant = game.thing("Clone").now, game.thing("Hill Giant").now
        assert clone != "unknown"
        assert giant != "unknown"
        assert (clone.power, giant.power) == (3, 7)

    def test_abilities_are_copied(self) -> None:
        """A Clone of the Persecutor keeps the opponent in the game, as the Persecutor does."""
        board = {"Rob": ", ".join(["Island"] * 5), "Alex": "Abyssal Persecutor", "Carissa": ""}
        game = begin(board, hands={"Rob": "Clone, Unsummon"}, life={"Carissa": 0})
        game.cast("Clone").resolve().choose("Abyssal Persecutor")
        game.cast("Unsummon", "Abyssal Persecutor").resolve()
        assert game.player("Carissa").left is None

    def test_the_face_that_is_up_is_copied(self) -> None:
        game = self.cloned("Serra Faithkeeper")
        second = game.thing("Second").now
        assert second != "unknown"
        assert (second.name, second.keywords) == ("Serra Faithkeeper", ("flying", "vigilance"))
