"""Each Then tells what is so from what is not, and what is not shown from both."""

from typing import Final

import pytest
from msgspec.structs import replace

from apnap.driver import Failed, Game, Unsupported
from apnap.protocol import EditionDate
from apnap.protocol.decisions import (
    ChooseObjects,
    ChoosePlayer,
    ChooseTargets,
    Decision,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    Mulligan,
    OrderObjects,
    PayAsked,
    Priority,
    TargetSlot,
    YesNo,
)
from apnap.protocol.messages import AnswerSaid, Concede, Load, Verdict, View, Viewed
from apnap.protocol.state import (
    Attack,
    Block,
    Characteristics,
    Combat,
    Left,
    Object,
    Player,
    Result,
    State,
    Step,
    Turn,
    Variant,
)
from apnap.vocabulary.reading_lists import Scope
from apnap.vocabulary.whole import VOCABULARY


class Still:
    """An engine whose game always stands as it is given."""

    def __init__(self, state: State) -> None:
        self.state = state

    def load(self, _: Load) -> Verdict:
        """Show the state."""
        return Verdict("accepted", state=self.state)

    def answer(self, _: AnswerSaid) -> Verdict:
        """Reject."""
        return Verdict("rejected", state=self.state)

    def concede(self, _: Concede) -> Verdict:
        """Reject."""
        return Verdict("rejected", state=self.state)

    def view(self, _: View) -> Viewed:
        """Show everything."""
        return Viewed(self.state)


def creature(name: str, **more: object) -> Object:
    """Return a creature of Rob's on the battlefield, with what is special about it."""
    usual = {"card": name, "owner": "Rob", "controller": "Rob", "zone": "battlefield"}
    return Object(name=name, **(usual | more))  # type: ignore[arg-type] # as the caller says


STATE: Final = State(
    edition=EditionDate("2024-11-08"),
    variant=Variant(attack="multiple"),
    players=(
        Player(name="Rob", life=20, hand=2),
        Player(name="Alex", life="unknown", hand="unknown"),
        Player(name="Carissa", life=0, left=Left("life")),
    ),
    turns=(
        Turn(
            active="Rob",
            phase="combat",
            step="declare_blockers",
            stack=("Giant Growth", "~a1", "~a2"),
            combat=Combat(
                attacking=("Rob",),
                attacks=(
                    Attack("Bears", "Alex", blocked=True, blockers=("Wall", "Ogre")),
                    Attack("Giant", None, blocked=False),
                    Attack("Wurm", "Alex", blocked="unknown"),
                ),
                blocks=(Block("Wall", ("Bears",)), Block("Ogre", ("Bears",))),
            ),
        ),
    ),
    objects=(
        creature("Bears", tapped=True, damage=1, counters={"+1/+1": 2},
                 now=Characteristics("Bears", ("G",), keywords=("trample", "First strike"),
                                     power=4, toughness=4)),
        creature("Giant", tapped="unknown", counters="unknown", damage="unknown"),
        creature("Wurm", now=Characteristics("Wurm", ("G", "W"))),
        creature("Golem", now=Characteristics("Golem", keywords=())),
        creature("Wall", owner="Alex", controller="Alex"),
        creature("Ogre", owner="Alex", controller="unknown"),
        creature("Giant Growth", zone="stack"),
        creature("~a1", kind="ability", zone="stack", source="Bears"),
        creature("~a2", kind="ability", zone="stack", source="Bears"),
        creature("Dead", zone="graveyard", controller=None),
        creature("Held", zone="hand", controller=None),
        creature("Gone", zone="exile", controller=None),
        creature("Deep", zone="library", controller=None, position=0),
    ),
    pending=(
        DeclareBlockersAsked(id="1", decider="Alex"),
        OrderObjects(id="2", decider="Rob", about="Bears", objects=("Wall", "Ogre")),
        OrderObjects(id="3", decider="Alex", about="Wall", objects=("Bears",)),
        ChooseTargets(id="4", decider="Rob", slots=(TargetSlot(("Bears", "Alex")),)),
        PayAsked(id="5", decider="Alex", cost="{1}"),
    ),
)  # fmt: skip
SCOPE: Final = Scope(
    ("Rob", "Alex", "Carissa"),
    frozenset(thing.name for thing in STATE.objects) | {"Nowhere"},
)


def look(text: str, state: State = STATE, table: list[list[str]] | None = None) -> None:
    """Carry out a Then."""
    game = Game(Still(state))
    game.load(state)
    call = VOCABULARY.call("then", text, table, SCOPE)
    call.phrase.act(game, *call.values)


@pytest.mark.parametrize(
    ("so", "not_so", "got"),
    [
        ("Bears is attacking Alex", "Bears is attacking Rob", "attacking Alex, blocked by"),
        ("Giant is attacking nothing", "Bears is attacking nothing", "attacking Alex"),
        ("Wall is not attacking", "Giant is not attacking", "attacking nothing, unblocked"),
        ("Bears is blocked by Ogre and Wall", "Bears is blocked by Wall", "by Wall and Ogre"),
        ("Bears is blocked", "Giant is blocked", "unblocked"),
        ("Giant is unblocked", "Bears is unblocked", "blocked by Wall and Ogre"),
        ("Wall is blocking Bears", "Wall is blocking Giant", "Wall is blocking Bears"),
        ("Bears is not blocking", "Wall is not blocking", "Wall is blocking Bears"),
        ("the attacking player is Rob", "the attacking player is Alex", "attacking: Rob"),
        ("the attacking players are Rob", "the attacking players are Rob and Alex", "Rob"),
        ("Rob has 20 life", "Rob has 19 life", "20"),
        ("Bears has two +1/+1 counters", "Bears has one +1/+1 counter", "2"),
        ("Bears has no loyalty counters", "Bears has 1 loyalty counter", "0"),
        ("Bears is 4/4", "Bears is 2/2", "4/4"),
        ("Bears has the keyword trample", "Bears has the keyword flying", "trample, First strike"),
        ("Bears has the keyword first strike", "Golem has the keyword first strike", "none"),
        ("Golem does not have the keyword trample",
         "Bears does not have the keyword trample", "trample"),
        ("Bears does not have the keyword amplify 1",
         "Bears does not have the keyword first strike", "First strike"),
        ("Bears is of the color green", "Bears is of the color red", "green"),
        ("Wurm is of the colors white and green", "Wurm is of the color green", "white and green"),
        ("Golem is of the color colorless", "Golem is of the colors white and blue", "colorless"),
        ("Wurm is of the colors green and white", "Wurm is of the color colorless", "white"),
        ("Bears has 1 damage marked on it", "Bears has no damage marked on it", "1"),
        ("Bears is tapped", "Wurm is tapped", "untapped"),
        ("Wurm is untapped", "Dead is untapped", "Dead is in Rob's graveyard"),
        ("Bears is on the battlefield", "Dead is on the battlefield", "in Rob's graveyard"),
        ("Dead is not on the battlefield", "Bears is not on the battlefield", "on the battlefield"),
        ("Held is in Rob's hand", "Held is in Alex's hand", "in Rob's hand"),
        ("Dead is in Rob's graveyard", "Gone is in Rob's graveyard", "in exile"),
        ("Deep is in Rob's library", "Nowhere is in Rob's library", "nowhere to be seen"),
        ("Gone is in exile", "Dead is in exile", "in Rob's graveyard"),
        ("Giant Growth is on the stack", "Held is on the stack", "in Rob's hand"),
        ("Nowhere has left the game", "Bears has left the game", "on the battlefield"),
        ("Rob controls Bears", "Rob controls Wall", "Alex does"),
        ("Rob has 2 cards in hand", "Rob has one card in hand", "2"),
        ("Alex is asked to declare blockers", "Rob is asked to declare blockers", "Alex is asked"),
        ("Rob is asked to order blockers", "Alex is asked to order blockers", "order objects"),
        ("Alex is asked to order attackers", "Rob is asked to order attackers", "order objects"),
        ("Rob is asked to choose", "Alex is asked to choose", "choose targets"),
        ("Alex is asked to pay", "Rob is asked to pay", "pay"),
        ("nobody is asked to assign damage", "nobody is asked to pay", "Alex is asked: pay"),
        ("nobody is asked to declare attackers", "nobody is asked to declare blockers", "Alex"),
        ("nobody is asked to choose a defending player", "nobody is asked to choose", "Rob"),
        ("Rob may choose among Alex and Bears", "Rob may choose among Bears", "Bears and Alex"),
        ("Bears may be chosen", "Wurm may be chosen", "Bears and Alex"),
        ("Rob may not be chosen", "Bears and Rob may not be chosen", "Bears and Alex"),
        ("Bears's ability is on the stack", "Wall's ability is on the stack", "Bears's ability"),
        (
            "Bears's ability is on the stack twice",
            "Bears's ability is on the stack three times",
            "2: from the top: Bears's ability, Bears's ability, Giant Growth",
        ),
        ("Wall's ability is not on the stack", "Bears's ability is not on the stack", "Bears"),
        ("Carissa has left the game", "Rob has left the game", "Rob is in it"),
        ("Rob is in the game", "Carissa is in the game", "Carissa has left it (life)"),
        ("the game goes on", "Rob has won", "Alex is asked"),
        ("the game goes on", "the game is a draw", "Alex is asked"),
        ("it is Rob's turn", "it is Alex's turn", "declare blockers of Rob"),
        ("it is the declare blockers step", "it is the end step", "declare blockers"),
        ("it is Rob's turn", "nobody is the active player", "of Rob"),
        ("it is Rob's turn", "there is no combat", "declare blockers of Rob"),
        ("it is Rob's turn", "Rob has priority", "Rob is asked"),
        ("it is Rob's turn", "the stack is empty", "from the top: Bears's ability"),
        ("it is Rob's turn", "the new Human token is called Left", "0"),
        ("it is Rob's turn", "nothing has changed", "nobody has said or done anything"),
    ],
)  # fmt: skip
def test_what_is_so_and_what_is_not(so: str, not_so: str, got: str) -> None:
    look(so)
    with pytest.raises(Failed) as caught:
        look(not_so)
    assert got in caught.value.got


@pytest.mark.parametrize(
    "text",
    [
        "Alex has 20 life",
        "Alex has 3 cards in hand",
        "Wurm is blocked",
        "Wurm is unblocked",
        "the defending players are Alex and Carissa",
        "Giant has 2 loyalty counters",
        "Giant is 3/3",
        "Giant is tapped",
        "Giant has the keyword flying",
        "Giant does not have the keyword flying",
        "Wurm has the keyword flying",
        "Wurm does not have the keyword flying",
        "Giant is of the color green",
        "Giant has 1 damage marked on it",
        "Alex controls Ogre",
    ],
)
def test_what_is_not_shown_is_unsupported(text: str) -> None:
    with pytest.raises(Unsupported, match="the engine does not show"):
        look(text)


def test_the_stack_from_the_top() -> None:
    rows = [["Bears", "Rob"], ["Bears", "Rob"], ["Giant Growth", "Rob"]]
    look("the stack holds, from the top:", table=[["object", "controller"], *rows])
    with pytest.raises(Failed, match=r"Bears's ability, Bears's ability, Giant Growth"):
        look("the stack holds, from the top:", table=[["object", "controller"], *rows[1:]])


def test_the_end_of_the_game() -> None:
    fields = {"edition": "2024-11-08", "variant": Variant(attack="multiple")}
    players = (Player(name="Rob", life=1), Player(name="Alex", life=1))
    draw = State(**fields, players=players, stage="over", result=Result())  # type: ignore[arg-type]
    won = State(**fields, players=players, stage="over", result=Result(("Rob",)))  # type: ignore[arg-type]
    look("the game is a draw", draw)
    look("Rob has won", won)
    look("there is no combat", won)
    look("the stack is empty", won)
    for text, state in (("Rob has won", draw), ("Alex has won", won), ("the game goes on", won)):
        with pytest.raises(Failed):
            look(text, state)


def test_other_questions() -> None:
    asked = State(
        edition=EditionDate("2024-11-08"),
        variant=Variant(attack="one_opponent"),
        players=STATE.players,
        turns=(Turn(active=None, phase="combat", step="beginning_of_combat"),),
        pending=(
            ChoosePlayer(id="1", decider="Rob", purpose="defending_player", among="unknown"),
            YesNo(id="2", decider="Alex"),
            Priority(id="3", decider="Carissa"),
            Mulligan(id="4", decider="Alex"),
        ),
    )
    look("Alex is asked to keep a hand", asked)
    with pytest.raises(Failed, match="Alex is asked: mulligan"):
        look("Rob is asked to keep a hand", asked)
    with pytest.raises(Failed, match="Alex is asked: mulligan"):
        look("nobody is asked to keep a hand", asked)
    look("nobody is asked to keep a hand")
    look("Rob is asked to choose a defending player", asked)
    look("Rob is asked to choose", asked)
    look("Carissa has priority", asked)
    look("nobody is the active player", asked)
    with pytest.raises(Unsupported):
        look("Rob may choose among Alex and Carissa", asked)


SEVERAL: Final = replace(
    STATE,
    pending=(
        ChooseTargets(id="1", decider="Rob", slots=(TargetSlot(("Alex",)), TargetSlot(("Wall",)))),
        ChooseObjects(id="2", decider="Rob", among=("Bears", "Wurm")),
        ChooseObjects(id="3", decider="Alex", among=("Ogre",)),
    ),
)


@pytest.mark.parametrize(
    ("so", "not_so"),
    [
        ("Rob may choose among Wurm and Bears", "Rob may choose among Bears"),
        ("Rob may choose among Wall and Alex", "Rob may choose among Ogre"),
        ("Wurm may be chosen", "Wurm and Wall may be chosen"),
        ("Golem may not be chosen", "Ogre and Golem may not be chosen"),
    ],
)
def test_of_several_choices_one_has_to_fit(so: str, not_so: str) -> None:
    look(so, SEVERAL)
    with pytest.raises(Failed, match="Alex and Wall"):
        look(not_so, SEVERAL)


@pytest.mark.parametrize("text", ["the attacking player is Rob", "the defending players are Alex"])
@pytest.mark.parametrize(
    ("step", "pending", "outcome"),
    [
        ("beginning_of_combat", Priority(id="d1", decider="Rob"), Unsupported),
        ("declare_attackers", DeclareAttackersAsked(id="d1", decider="Rob"), Unsupported),
        ("declare_attackers", Priority(id="d1", decider="Rob"), Failed),
        ("end_of_combat", Priority(id="d1", decider="Rob"), Failed),
    ],
)
def test_the_combat_need_not_be_shown_before_attackers_are_declared(
    text: str, step: Step, pending: Decision, outcome: type[Exception]
) -> None:
    turn = Turn(active="Rob", phase="combat", step=step, combat=None)
    with pytest.raises(outcome, match="combat"):
        look(text, replace(STATE, turns=(turn,), pending=(pending,)))
