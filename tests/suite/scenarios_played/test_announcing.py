"""A spell or ability is announced with all that its table fixes, and with nothing else."""

from typing import Final

import pytest
from msgspec.structs import replace
from tests.suite.scenarios_played.test_defaults import Asking

from apnap.driver import Failed, Game, Unreached
from apnap.driver.driving import advance
from apnap.protocol.answers import Activate, Answer, Cast, Choose, Pass, Pay, SayNumber
from apnap.protocol.decisions import (
    BottomCards,
    ChooseMode,
    ChooseObjects,
    ChoosePlayer,
    ChooseTargets,
    Decision,
    Number,
    OpeningHand,
    PayAsked,
    Priority,
    TargetSlot,
    YesNo,
)
from apnap.protocol.messages import AnswerSaid, Verdict
from apnap.protocol.state import Object
from apnap.vocabulary.phrases import Keyword
from apnap.vocabulary.reading_lists import Scope
from apnap.vocabulary.whole import VOCABULARY

SCOPE: Final = Scope(("Rob", "Alex", "Carissa"), frozenset({"Bears", "Rats", "Token"}))
PRIORITY: Final = Priority(id="p", decider="Rob")


def say(engine: Asking, text: str, table: list[list[str]] | None = None) -> Game:
    """Carry out a When."""
    game = Game(engine)
    game.load(engine.state)
    game.names.call("~7", "Token")
    act(game, text, table)
    return game


def act(
    game: Game, text: str, table: list[list[str]] | None = None, keyword: Keyword = "when"
) -> None:
    """Carry out a step in a game that goes on."""
    call = VOCABULARY.call(keyword, text, table, SCOPE)
    call.phrase.act(game, *call.values)


@pytest.mark.parametrize(
    ("header", "cells", "answer"),
    [
        (["targets"], [""], Cast("Bears", pay="auto")),
        (["targets"], ["Alex and Token"], Cast("Bears", ("Alex", "~7"), pay="auto")),
        (["targets"], ["nothing"], Cast("Bears", (), pay="auto")),
        (["modes"], ["tap, untap"], Cast("Bears", modes=("tap", "untap"), pay="auto")),
        (["uses up"], ["Token and Rats"], Cast("Bears", costs=("~7", "Rats"), pay="auto")),
        (["uses up"], ["nothing"], Cast("Bears", costs=(), pay="auto")),
        (["pays with"], ["Rats and Token"], Cast("Bears", pay=("Rats", "~7"))),
        (["pays with"], ["nothing"], Cast("Bears", pay="nothing")),
        (
            ["alternative cost", "uses up", "pays with"],
            ["Token", "Rats", ""],
            Cast("Bears", alternative="~7", costs=("Rats",), pay="auto"),
        ),
    ],
)
def test_a_spell(header: list[str], cells: list[str], answer: Answer) -> None:
    engine = Asking(PRIORITY)
    say(engine, "Rob casts Bears as follows:", [header, cells])
    assert engine.said == [("Rob", answer)]


@pytest.mark.parametrize(
    ("header", "cells", "answer"),
    [
        (["ability"], [""], Activate("Bears", pay="auto")),
        (["ability"], ["two"], Activate("Bears", 2, pay="auto")),
        (
            ["targets", "uses up", "pays with"],
            ["Rats", "Token", "nothing"],
            Activate("Bears", 1, ("Rats",), costs=("~7",), pay="nothing"),
        ),
    ],
)
def test_an_ability(header: list[str], cells: list[str], answer: Answer) -> None:
    engine = Asking(PRIORITY)
    say(engine, "Rob activates Bears as follows:", [header, cells])
    assert engine.said == [("Rob", answer)]


class Charging(Asking):
    """An engine that asks for the mana once something has been announced."""

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take note; ask for the mana, then be content."""
        verdict = super().answer(said)
        if isinstance(said.say, Pay):
            return verdict
        cost = PayAsked(id="c", decider="Rob", cost="{1}")
        return Verdict("accepted", state=replace(self.state, pending=(cost,)))


@pytest.mark.parametrize(
    ("cell", "pay"), [("", "auto"), ("Rats", ("Rats",)), ("nothing", "nothing")]
)
def test_a_cost_that_is_asked_for_is_paid_as_it_was_said(cell: str, pay: str) -> None:
    engine = Charging(PRIORITY)
    say(engine, "Rob casts Bears as follows:", [["pays with"], [cell]])
    assert engine.said[1:] == [("Rob", Pay(pay))]  # type: ignore[arg-type] # a payment


class TakingBack(Charging):
    """One that takes a spell back, paid as it is, as it rejects the next one."""

    def answer(self, said: AnswerSaid) -> Verdict:
        """Let all lose life by the first spell, and have it again by the second."""
        verdict = super().answer(said)
        if len(self.said) > 2:
            return Verdict("rejected", state=self.state)
        assert verdict.state is not None
        players = tuple(replace(player, life=19) for player in verdict.state.players)
        return replace(verdict, state=replace(verdict.state, players=players))


def test_a_rejection_does_not_lead_back_to_before_a_spell_that_was_paid_for() -> None:
    game = say(TakingBack(PRIORITY), "Rob casts Bears as follows:", [["targets"], [""]])
    act(game, "Rob casts Rats as follows:", [["targets"], [""]])
    act(game, "this is illegal", keyword="then")
    with pytest.raises(Failed, match="expected nothing to have changed"):
        act(game, "nothing has changed", keyword="then")


def test_who_has_paid_for_a_spell_does_not_pay_for_anything_of_which_nothing_is_said() -> None:
    engine = Charging(PRIORITY)
    game = say(engine, "Rob casts Bears as follows:", [["targets"], [""]])
    advance(game)
    advance(game)
    assert engine.said[1:] == [("Rob", Pay("auto")), ("Rob", Pass()), ("Rob", Pay("nothing"))]


class ChargingFor(Asking):
    """An engine that casts a spell as something resolves: it asks for its targets, then a cost."""

    def __init__(self, source: str) -> None:
        super().__init__(targets_of("Bears"))
        self.source = source

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take note; ask for the mana once targets are chosen."""
        verdict = super().answer(said)
        if isinstance(said.say, Pay):
            return verdict
        cost = PayAsked(id="c", decider="Rob", source=self.source, cost="{1}")
        return Verdict("accepted", state=replace(self.state, pending=(cost,)))


def targets_of(source: str) -> ChooseTargets:
    return ChooseTargets(id="t", decider="Rob", source=source, slots=(TargetSlot(("Rats",)),))


def test_a_spell_that_is_cast_as_something_resolves_is_paid_for_with_its_targets() -> None:
    engine = ChargingFor("Bears")
    say(engine, "Rob chooses Rats")
    assert engine.said == [("Rob", Choose(("Rats",))), ("Rob", Pay("auto"))]


def test_what_something_else_costs_is_not_paid_as_targets_are_chosen() -> None:
    engine = ChargingFor("Token")
    say(engine, "Rob chooses Rats")
    assert engine.said == [("Rob", Choose(("Rats",)))]


def copying(asked: ChooseTargets) -> Asking:
    """Return an engine on which Twincast copies a spell that targets Rats, and that asks this."""
    engine = Asking(asked)
    bolt, twincast = (
        Object(name=name, card=name, owner="Rob", controller="Rob", zone="stack", targets=(of,))
        for name, of in (("Bolt", "Rats"), ("Twincast", "Bolt"))
    )
    turn = replace(engine.state.turns[0], stack=("Bolt", "Twincast"), priority=None)
    engine.state = replace(
        engine.state, turns=(turn,), objects=(*engine.state.objects, bolt, twincast)
    )
    return engine


def test_who_is_asked_for_new_targets_at_once_agrees_by_choosing_them() -> None:
    engine = copying(ChooseTargets(id="t", decider="Rob", slots=(TargetSlot(("Rats", "Alex")),)))
    game = say(engine, "Rob agrees")
    assert engine.said == []
    assert game.spoken is not None
    assert game.spoken.accepted


def test_who_wants_no_new_targets_chooses_the_old_ones() -> None:
    engine = copying(ChooseTargets(id="t", decider="Rob", slots=(TargetSlot(("Rats", "Alex")),)))
    say(engine, "Rob declines")
    assert engine.said == [("Rob", Choose(("Rats",)))]


def test_who_may_leave_out_new_targets_chooses_none() -> None:
    slot = TargetSlot(("Rats", "Alex"), least=0)
    engine = copying(ChooseTargets(id="t", decider="Rob", slots=(slot,)))
    say(engine, "Rob declines")
    assert engine.said == [("Rob", Choose(()))]


def several(*pending: Decision) -> Asking:
    """Return an engine that asks all this at once."""
    engine = Asking(pending[0])
    engine.state = replace(engine.state, pending=pending)
    return engine


ALL: Final = (
    ChooseTargets(id="t", decider="Rob", slots=(TargetSlot(("Rats",)), TargetSlot(("Alex",)))),
    ChooseObjects(id="o", decider="Rob", among=("Rats", "Bears"), least=0),
    ChooseMode(id="m", decider="Rob", among=("Red", "Blue")),
    ChoosePlayer(id="p", decider="Rob", among=("Carissa", "Dana")),
    Number(id="n", decider="Rob"),
    OpeningHand(id="h", decider="Rob", among="unknown"),
    BottomCards(id="b", decider="Rob", among=("~7",), count=1),
    ChooseObjects(id="a", decider="Alex", among=("Bears", "Rats", "Carissa", "Dana")),
    YesNo(id="y", decider="Rob"),
)


@pytest.mark.parametrize("pending", [ALL, ALL[::-1]], ids=["in order", "reversed"])
@pytest.mark.parametrize(
    ("text", "about", "answer"),
    [
        ("Rob chooses Rats and Alex", "t", Choose(("Rats", "Alex"))),
        ("Rob chooses Bears", "o", Choose(("Bears",))),
        ("Rob chooses blue", "m", Choose(("Blue",))),
        ("Rob chooses Carissa", "p", Choose(("Carissa",))),
        ("Rob chooses 4", "n", SayNumber(4)),
        ("Rob chooses Token", "b", Choose(("~7",))),
        ("Alex chooses Carissa", "a", Choose(("Carissa",))),
    ],
)
def test_of_several_choices_the_one_that_offers_this_is_answered(
    pending: tuple[Decision, ...], text: str, about: str, answer: Answer
) -> None:
    engine = several(*pending)
    game = say(engine, text)
    assert [told.about and told.about.id for told in game.transcript] == [None, about]
    assert [said for _, said in engine.said] == [answer]


@pytest.mark.parametrize(
    ("text", "about"), [("Rob chooses nothing", "o"), ("Rob chooses Alex and Bears", "t")]
)
def test_of_several_choices_that_do_not_tell_the_first_is_answered(text: str, about: str) -> None:
    game = say(several(*ALL), text)
    assert [told.about and told.about.id for told in game.transcript] == [None, about]


@pytest.mark.parametrize(
    ("text", "about", "answer"),
    [
        ("Carissa interrupts and chooses Bears", "o", Choose(("Bears",))),
        ("Carissa interrupts and chooses Bears and Carissa", "a", Choose(("Bears", "Carissa"))),
        ("Carissa interrupts and chooses red", "m", Choose(("Red",))),
    ],
)
def test_an_interruption_answers_whatever_is_asked(text: str, about: str, answer: Answer) -> None:
    engine = several(*ALL)
    engine.rejects = 1
    game = say(engine, text)
    assert engine.said == [("Carissa", answer)]
    assert [told.about and told.about.id for told in game.transcript] == [None, about]
    assert game.spoken is not None
    assert not game.spoken.accepted


def test_nobody_speaks_for_a_party_that_was_interrupted() -> None:
    class Waiting(Asking):
        def answer(self, said: AnswerSaid) -> Verdict:
            super().answer(said)
            return Verdict("accepted", state=self.state)

    engine = Waiting(ChooseObjects(id="1", decider="Rob's team", among=("Bears", "Rats")))
    say(engine, "Carissa interrupts and chooses Bears")
    assert engine.said == [("Carissa", Choose(("Bears",)))]


@pytest.mark.parametrize("asked", [PRIORITY, YesNo(id="y", decider="Rob")])
def test_where_nobody_chooses_nobody_interrupts(asked: Decision) -> None:
    with pytest.raises(Unreached, match="nobody is asked to choose anything"):
        say(Asking(asked), "Alex interrupts and chooses Bears")
