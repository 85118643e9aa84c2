"""What somebody says, as people would say it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.pictures.tables import creature, fight, table

from apnap.driver import Exchange
from apnap.pictures.object_names import Names
from apnap.pictures.speech import phrase
from apnap.protocol import answers
from apnap.protocol.decisions import ChooseObjects, Decision
from apnap.protocol.messages import AnswerSaid, Concede, Load, View

ASKED = ChooseObjects(id="d1", decider="Rob", among=("~7",))


def said(say: answers.Answer, about: Decision | None = None, by: str = "Rob") -> str:
    """Return an answer in words, at a table with a Goblin token that the engine calls ~7."""
    token = creature("~7", "Rob", kind="token", card="Goblin")
    return phrase(Exchange(AnswerSaid(by, "d1", say), about), Names(table(objects=(token,))))


@pytest.mark.parametrize(
    ("say", "words"),
    [
        (answers.Pass(), "passes"),
        (answers.PlayLand("Forest"), "plays Forest"),
        (answers.Cast("Shock", targets=("~7",), pay="auto"), "casts Shock; targets Goblin"),
        (
            answers.Cast("Bolt", modes=("a", "b"), x=2, alternative="Spree", pay="nothing"),
            "casts Bolt; modes a and b; for the alternative cost of Spree; X is 2; does not pay",
        ),
        (
            answers.Activate("Ogre", 2, targets=(), costs=("Wall",), pay=("Forest", "Island")),
            (
                "activates Ogre, ability 2; targets nothing; pays costs with Wall; "
                "pays with Forest and Island"
            ),
        ),
        (answers.Special("Ogre", "turn_face_up"), "turns Ogre face up"),
        (answers.DeclareAttackers(), "declares no attackers"),
        (
            answers.DeclareAttackers(
                (answers.AttackSaid("~7", "Alex"), answers.AttackSaid("Ogre", None)),
                bands=(("~7", "Ogre"),),
            ),
            "declares attackers: Goblin attacks Alex, Ogre attacks; a band of Goblin and Ogre",
        ),
        (answers.DeclareBlockers(), "declares no blockers"),
        (
            answers.DeclareBlockers((answers.BlockSaid("Wall", ("~7", "Ogre")),)),
            "declares blockers: Wall blocks Goblin and Ogre",
        ),
        (answers.Order(("~7", "Ogre")), "chooses this order: Goblin, Ogre"),
        (
            answers.AssignDamage((answers.DamageSaid("~7", "Wall", 1),)),
            "assigns damage: 1 from Goblin to Wall",
        ),
        (answers.Choose(()), "chooses nothing"),
        (answers.Say(yes=True), "says yes"),
        (answers.SayNumber(3), "chooses 3"),
        (answers.Pay("auto"), "pays"),
        (answers.Pay("nothing"), "does not pay"),
        (answers.KeepOrMulligan(keep=True), "keeps the hand"),
        (answers.KeepOrMulligan(keep=False), "takes a mulligan"),
    ],
)
def test_every_answer_is_said_in_words(say: answers.Answer, words: str) -> None:
    assert said(say) == f"Rob {words}"


def test_what_it_is_for_is_said_where_the_engine_tells() -> None:
    assert said(answers.Choose(("~7",)), ASKED) == "Rob chooses Goblin"
    discard = replace(ASKED, purpose="discard")
    assert said(answers.Choose(("~7",)), discard) == "Rob chooses Goblin (discard)"
    assert said(answers.Chance(("heads",)), by="~chance") == "Chance decides: heads"


def test_what_is_no_answer_is_said_too() -> None:
    names = Names(fight())
    assert phrase(Exchange(Load(fight())), names) == "The position is set up"
    assert phrase(Exchange(Concede("Alex")), names) == "Alex concedes"
    assert phrase(Exchange(View(None)), names) == "somebody looks at the game"


def test_nothing_that_is_said_commands_a_terminal() -> None:
    assert said(answers.Choose(("a\x1b[2Jb",))) == "Rob chooses a [2Jb"
