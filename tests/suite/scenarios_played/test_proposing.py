"""Members of a team propose; who is not mentioned agrees, and after "proposes" nobody does."""

from typing import Final

import pytest
from msgspec.structs import replace

from apnap.driver import Failed, Game, Unsupported
from apnap.protocol import EditionDate
from apnap.protocol.answers import (
    Answer,
    AttackSaid,
    BlockSaid,
    DeclareAttackers,
    DeclareBlockers,
    Order,
    Pass,
    Special,
)
from apnap.protocol.decisions import (
    Decision,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    OrderTriggers,
    Priority,
    TriggerWaiting,
)
from apnap.protocol.messages import AnswerSaid, Concede, Load, Verdict, View, Viewed, Violation
from apnap.protocol.state import Attack, Combat, Left, Player, State, Step, Team, Turn
from apnap.protocol.variants import TWO_HEADED_GIANT
from apnap.vocabulary.reading_lists import Scope
from apnap.vocabulary.whole import VOCABULARY

PHASE: Final = "combat"
SCOPE: Final = Scope(("Rob", "Alex", "Dana"), frozenset({"Bears", "Ogre", "Tablet", "Force"}))


class Council:
    """An engine that asks Rob's team one thing, and takes what all its members have said."""

    def __init__(self, decision: Decision, step: Step = "declare_attackers") -> None:
        combat = Combat(attacks=(Attack("Bears", "Dana"),))
        self.state = State(
            edition=EditionDate("2024-11-08"),
            variant=TWO_HEADED_GIANT,
            players=tuple(Player(name=name, life=30) for name in SCOPE.players),
            teams=(Team("ours", ("Rob", "Alex"), "Rob"), Team("theirs", ("Dana",))),
            turns=(Turn(active="ours", phase=PHASE, step=step, combat=combat),),
            pending=(decision,),
        )
        self.said: dict[str, Answer] = {}
        self.log: list[str] = []

    def load(self, _: Load) -> Verdict:
        """Ask."""
        return Verdict("accepted", state=self.state)

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take a proposal; nobody may block with Ogre."""
        self.log.append(said.by)
        members = {
            player.name
            for player in self.state.players
            if player.name in self.state.teams[0].members and not player.left
        }
        bad = isinstance(said.say, DeclareBlockers) and said.say.blocks[0].blocker == "Ogre"
        if said.by not in members or bad:
            return Verdict("rejected", (Violation(reason="no"),), state=self.state)
        self.said[said.by] = said.say
        if len(self.said) == len(members):
            asked = Priority(id="next", decider="theirs")
            self.state = replace(self.state, pending=(asked,))
        return Verdict("accepted", state=self.state)

    def concede(self, _: Concede) -> Verdict:
        """Nobody concedes."""
        return Verdict("rejected", state=self.state)

    def view(self, _: View) -> Viewed:
        """Show everything."""
        return Viewed(self.state)


def play(engine: Council, *steps: tuple[str, list[list[str]] | None]) -> Game:
    """Carry out Whens, each with its table."""
    game = Game(engine)
    game.load(engine.state)
    for text, table in steps:
        call = VOCABULARY.call("when", text, table, SCOPE)
        call.phrase.act(game, *call.values)
    return game


def look(game: Game, text: str) -> None:
    """Carry out a Then."""
    call = VOCABULARY.call("then", text, None, SCOPE)
    call.phrase.act(game, *call.values)


def attack(victim: str, verb: str = "proposes") -> tuple[str, list[list[str]]]:
    """Return a step of Rob's in which Bears attacks."""
    return f"Rob {verb} these attacks:", [["attacker", "attacks"], ["Bears", victim]]


ATTACK: Final = DeclareAttackersAsked(id="a", decider="ours")
BLOCK: Final = DeclareBlockersAsked(id="b", decider="ours")
TRIGGERS: Final = OrderTriggers(
    id="t",
    decider="ours",
    triggers=(TriggerWaiting("~1", "Tablet"), TriggerWaiting("~2", "Force")),
)
PASS: Final = Priority(id="p", decider="ours")


def test_teammates_agree_with_a_declaration() -> None:
    engine = Council(ATTACK)
    game = play(engine, attack("Dana", "declares"))
    said = DeclareAttackers((AttackSaid("Bears", "Dana"),), pay="auto")
    assert engine.said == {"Rob": said, "Alex": said}
    look(game, "the declaration is legal")
    look(game, "Dana has priority")


def test_teammates_have_yet_to_agree_with_a_proposal() -> None:
    engine = Council(ATTACK)
    game = play(engine, attack("Dana"))
    assert list(engine.said) == ["Rob"]
    look(game, "the declaration is legal")
    look(game, "Rob is asked to declare attackers")
    look(game, "Alex is asked to declare attackers")
    with pytest.raises(Failed):
        look(game, "Dana has priority")


def test_a_later_proposal_is_a_step_of_its_own() -> None:
    engine = Council(ATTACK)
    text, table = attack("Rob")
    game = play(engine, attack("Dana"), (text.replace("Rob", "Alex", 1), table))
    assert engine.said == {
        "Rob": DeclareAttackers((AttackSaid("Bears", "Dana"),), pay="auto"),
        "Alex": DeclareAttackers((AttackSaid("Bears", "Rob"),), pay="auto"),
    }
    look(game, "the declaration is legal")
    look(game, "Bears is attacking Dana")
    look(game, "Dana has priority")


def test_an_illegal_proposal_is_refused_at_once() -> None:
    engine = Council(BLOCK, "declare_blockers")
    table = [["blocker", "blocks"], ["Ogre", "Bears"]]
    game = play(engine, ("Alex proposes these blocks:", table))
    look(game, "the declaration is illegal")
    look(game, "nothing has changed")
    table = [["blocker", "blocks"], ["Force", "Bears"]]
    game = play(engine, ("Alex proposes these blocks:", table))
    look(game, "the declaration is legal")
    assert engine.said == {"Alex": DeclareBlockers((BlockSaid("Force", ("Bears",)),), "auto")}


def test_who_is_not_asked_proposes_nothing() -> None:
    engine = Council(ATTACK)
    text, table = attack("Rob")
    game = play(engine, (text.replace("Rob", "Dana", 1), table))
    look(game, "the declaration is illegal")
    assert engine.log == []


def test_an_order_of_triggers() -> None:
    engine = Council(TRIGGERS)
    play(engine, ("Alex proposes the triggers in the order Force and Tablet", None))
    assert engine.said == {"Alex": Order(("~2", "~1"))}
    game = play(engine, ("Rob puts the triggers in the order Tablet and Force", None))
    assert engine.said["Rob"] == Order(("~1", "~2"))
    look(game, "Dana has priority")


def test_a_pass() -> None:
    engine = Council(PASS)
    game = play(engine, ("Rob proposes to pass", None))
    assert engine.said == {"Rob": Pass()}
    look(game, "this is legal")
    look(game, "Rob has priority")
    look(game, "Alex has priority")
    game = play(engine, ("Alex proposes to pass", None))
    look(game, "Dana has priority")
    with pytest.raises(Failed):
        look(game, "Alex has priority")


def test_a_member_who_has_left_is_not_asked_to_agree() -> None:
    engine = Council(ATTACK)
    rob, alex, dana = engine.state.players
    gone = replace(alex, left=Left("conceded"))
    engine.state = replace(engine.state, players=(rob, gone, dana))
    game = play(engine, attack("Dana", "declares"))
    assert engine.log == ["Rob"]
    look(game, "the declaration is legal")


def test_turning_something_face_up() -> None:
    engine = Council(PASS)
    game = play(engine, ("Rob turns Bears face up", None))
    assert engine.said["Rob"] == Special("Bears", "turn_face_up")
    look(game, "this is legal")


def test_the_primary_player() -> None:
    game = play(Council(PASS))
    look(game, "the primary player of Alex's team is Rob")
    with pytest.raises(Failed, match="expected Alex to be the primary player of Rob's team, got R"):
        look(game, "the primary player of Rob's team is Alex")
    with pytest.raises(Failed, match="there is no primary player"):
        look(game, "the primary player of Dana's team is Dana")
    engine = Council(PASS)
    ours, theirs = engine.state.teams
    engine.state = replace(engine.state, teams=(replace(ours, primary="unknown"), theirs))
    with pytest.raises(Unsupported, match="does not show the primary player of Rob's team"):
        look(play(engine), "the primary player of Rob's team is Alex")
    engine.state = replace(engine.state, teams=(theirs,))
    with pytest.raises(Failed, match="the engine shows no such team"):
        look(play(engine), "the primary player of Rob's team is Alex")
