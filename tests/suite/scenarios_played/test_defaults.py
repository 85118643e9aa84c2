"""What those say of whom the scenario says nothing, and what a choice in a scenario becomes."""

from collections.abc import Callable
from typing import Final, Literal

import pytest
from msgspec.structs import replace

from apnap.driver import Failed, Game, Unreached, saying
from apnap.driver.defaults import decline
from apnap.protocol import EditionDate
from apnap.protocol.answers import (
    Answer,
    AssignDamage,
    AttackSaid,
    BlockSaid,
    Chance,
    Choose,
    DamageSaid,
    DeclareAttackers,
    DeclareBlockers,
    KeepOrMulligan,
    Order,
    Pass,
    Pay,
    Say,
    SayNumber,
)
from apnap.protocol.decisions import (
    AssignDamageAsked,
    AttackCandidate,
    BlockCandidate,
    BottomCards,
    ChanceAsked,
    ChooseMode,
    ChooseObjects,
    ChoosePlayer,
    ChooseTargets,
    DamageSource,
    Decision,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    Mulligan,
    Number,
    OpeningHand,
    OrderObjects,
    OrderTriggers,
    PayAsked,
    Priority,
    TargetSlot,
    TriggerWaiting,
    YesNo,
)
from apnap.protocol.messages import AnswerSaid, Concede, Load, Verdict, View, Viewed, Violation
from apnap.protocol.state import (
    Attack,
    Block,
    Characteristics,
    Combat,
    Object,
    Player,
    State,
    Team,
    Turn,
    Variant,
)


def creature(name: str, toughness: int, damage: int = 0, *keywords: str) -> Object:
    """Return a creature."""
    now = Characteristics(name, keywords=keywords, power=4, toughness=toughness)
    fields = {"card": name, "owner": "Rob", "controller": "Rob", "zone": "battlefield"}
    return Object(name=name, damage=damage, now=now, **fields)  # type: ignore[arg-type] # texts


class Asking:
    """An engine that asks one thing and rejects the first answers to it."""

    def __init__(self, decision: Decision, rejects: int = 0) -> None:
        self.state = State(
            edition=EditionDate("2024-11-08"),
            variant=Variant(attack="multiple"),
            players=tuple(Player(name=name, life=20) for name in ("Rob", "Alex", "Carissa")),
            teams=(Team("Rob's team", ("Rob", "Alex")),),
            turns=(Turn(active="Rob", phase="precombat_main", step="precombat_main"),),
            objects=(
                creature("Bears", 2),
                creature("Hurt Bears", 2, 1),
                creature("Rats", 1, 0, "deathtouch"),
            ),
            pending=(decision,),
        )
        self.rejects = rejects
        self.said: list[tuple[str, Answer]] = []

    def load(self, _: Load) -> Verdict:
        """Ask."""
        return Verdict("accepted", state=self.state)

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take note; after enough answers be content."""
        self.said.append((said.by, said.say))
        if len(self.said) <= self.rejects:
            return Verdict("rejected", (Violation(reason="try again"),), state=self.state)
        fields = {f: getattr(self.state, f) for f in State.__struct_fields__}
        asked = (Priority(id="after", decider="Rob"),)
        return Verdict("accepted", state=State(**{**fields, "pending": asked}))

    def concede(self, _: Concede) -> Verdict:
        """Reject."""
        return Verdict("rejected", state=self.state)

    def view(self, _: View) -> Viewed:
        """Show everything."""
        return Viewed(self.state)


def game(engine: Asking) -> Game:
    """Return a game on the engine."""
    begun = Game(engine)
    begun.load(engine.state)
    return begun


BEARS: Final = ("Bears", "Hurt Bears")
TRIGGERS: Final = (TriggerWaiting("~t", "Bears"), TriggerWaiting("~u", "Rats"))


@pytest.mark.parametrize(
    ("decision", "answer"),
    [
        (Priority(id="1", decider="Rob"), Pass()),
        (DeclareAttackersAsked(id="1", decider="Rob"), DeclareAttackers()),
        (DeclareBlockersAsked(id="1", decider="Rob"), DeclareBlockers()),
        (OrderObjects(id="1", decider="Rob", about="Bears", objects=BEARS), Order(BEARS)),
        (OrderTriggers(id="1", decider="Rob", triggers=TRIGGERS), Order(("~t", "~u"))),
        (ChooseObjects(id="1", decider="Rob", among=BEARS, least=0, most=2), Choose(())),
        (ChooseObjects(id="1", decider="Rob", among="unknown", least=0), Choose(())),
        (ChooseObjects(id="1", decider="Rob", among=BEARS), Choose(("Bears",))),
        (ChooseMode(id="1", decider="Rob", among=("red", "blue")), Choose(("red",))),
        (ChoosePlayer(id="1", decider="Rob", among=("Alex", "Carissa")), Choose(("Alex",))),
        (BottomCards(id="1", decider="Rob", among=("A", "B", "C"), count=2), Choose(("A", "B"))),
        (
            ChooseTargets(
                id="1",
                decider="Rob",
                slots=(TargetSlot(BEARS), TargetSlot(("Alex",), 0), TargetSlot(("Rob",))),
            ),
            Choose(("Bears", "Rob")),
        ),
        (OpeningHand(id="1", decider="Rob", among=("A",)), Choose(())),
        (Mulligan(id="1", decider="Rob"), KeepOrMulligan(keep=True)),
        (YesNo(id="1", decider="Rob"), Say(yes=False)),
        (Number(id="1", decider="Rob", least=3), SayNumber(3)),
        (PayAsked(id="1", decider="Rob", cost="{2}"), Pay("nothing")),
        (ChanceAsked(id="1", decider="Rob", what="shuffle", among=("A", "B")), Chance(("A", "B"))),
        (
            ChanceAsked(id="1", decider="Rob", what="coin", among=("heads", "tails")),
            Chance(("heads",)),
        ),
        (
            AssignDamageAsked(
                id="1",
                decider="Rob",
                sources=(DamageSource("Wurm", 6, ("Bears", "Hurt Bears", "Alex")),),
            ),
            AssignDamage(
                (
                    DamageSaid("Wurm", "Bears", 2),
                    DamageSaid("Wurm", "Hurt Bears", 1),
                    DamageSaid("Wurm", "Alex", 3),
                )
            ),
        ),
        (
            AssignDamageAsked(
                id="1",
                decider="Rob",
                sources=(
                    DamageSource("Rats", 3, ("Bears", "Hurt Bears")),
                    DamageSource("Wurm", 4, ("Bears", "Alex")),
                ),
            ),
            AssignDamage(
                (
                    DamageSaid("Rats", "Bears", 1),
                    DamageSaid("Rats", "Hurt Bears", 2),
                    DamageSaid("Wurm", "Bears", 1),
                    DamageSaid("Wurm", "Alex", 3),
                )
            ),
        ),
    ],
)
def test_the_silent_pass_and_decline(decision: Decision, answer: Answer) -> None:
    engine = Asking(decision)
    decline(game(engine), decision)
    assert engine.said == [("Rob", answer)]


def test_what_belongs_to_something_said_is_paid() -> None:
    decision = PayAsked(id="1", decider="Rob", cost="{2}")
    engine = Asking(decision)
    decline(game(engine), decision, pays=True)
    assert engine.said == [("Rob", Pay("auto"))]


def test_who_has_to_attack_attacks_with_everything_or_with_one() -> None:
    candidates = (
        AttackCandidate("Bears", ("Alex", "Carissa")),
        AttackCandidate("Rats", ("Carissa",)),
        AttackCandidate("Wall", ()),
    )
    decision = DeclareAttackersAsked(id="1", decider="Rob", candidates=candidates)
    bears, rats = AttackSaid("Bears", "Alex"), AttackSaid("Rats", "Carissa")
    for rejects, attacks in ((1, (bears, rats)), (2, (bears,)), (3, (rats,))):
        engine = Asking(decision, rejects)
        decline(game(engine), decision)
        assert engine.said[-1] == ("Rob", DeclareAttackers(attacks, pay="auto"))
    with pytest.raises(Unreached, match="takes no answer: try again"):
        decline(game(Asking(decision, 4)), decision)


def test_who_has_to_block_blocks_with_everything_or_with_one() -> None:
    candidates = (BlockCandidate("Bears", ("A", "B")), BlockCandidate("Rats", ("B",)))
    decision = DeclareBlockersAsked(id="1", decider="Rob", candidates=candidates)
    bears, rats = BlockSaid("Bears", ("A",)), BlockSaid("Rats", ("B",))
    for rejects, blocks in ((1, (bears, rats)), (2, (bears,)), (3, (rats,))):
        engine = Asking(decision, rejects)
        decline(game(engine), decision)
        assert engine.said[-1] == ("Rob", DeclareBlockers(blocks, "auto"))


def test_a_choice_among_what_nobody_tells_is_unreached() -> None:
    decision = ChooseObjects(id="1", decider="Rob", among="unknown")
    with pytest.raises(Unreached, match="does not tell among what"):
        decline(game(Asking(decision)), decision)


def test_a_team_answers_member_by_member() -> None:
    decision = Priority(id="after", decider="Rob's team")
    engine = Asking(decision)
    decline(game(engine), decision)
    assert engine.said == [("Rob", Pass()), ("Alex", Pass())]


@pytest.mark.parametrize(
    ("decision", "chosen", "answer"),
    [
        (Number(id="1", decider="Rob"), ("3",), SayNumber(3)),
        (ChooseMode(id="1", decider="Rob", among=("Red", "Blue")), ("blue",), Choose(("Blue",))),
        (ChooseObjects(id="1", decider="Rob", among=BEARS), ("Bears",), Choose(("Bears",))),
        (ChooseObjects(id="1", decider="Rob", among=BEARS, least=0), (), Choose(())),
    ],
)
def test_a_choice_is_said_as_it_is_asked(
    decision: Decision, chosen: tuple[str, ...], answer: Answer
) -> None:
    engine = Asking(decision)
    saying.choose(game(engine), "Rob", chosen)
    assert engine.said == [("Rob", answer)]


class Hesitating(Asking):
    """An engine that asks whether a creature is chosen, and then which, or what comes of it."""

    def __init__(self, then: Decision) -> None:
        super().__init__(YesNo(id="1", decider="Rob"))
        self.then = then

    def answer(self, said: AnswerSaid) -> Verdict:
        """Ask the second question after a yes."""
        verdict = super().answer(said)
        assert verdict.state is not None
        if said.say == Say(yes=True):
            verdict = replace(verdict, state=replace(verdict.state, pending=(self.then,)))
        return verdict


WHICH: Final = ChooseObjects(id="2", decider="Rob", among=("Bears", "Rats"))
AIMED: Final = ChooseTargets(id="2", decider="Rob", slots=(TargetSlot(("Rats", "Hurt Bears")),))
OF_ALEX: Final = ChooseObjects(id="2", decider="Alex", among=("Bears", "Rats"))


@pytest.mark.parametrize(
    ("then", "chosen", "answers", "open_"),
    [
        (WHICH, ("Bears",), (Say(yes=True), Choose(("Bears",))), False),
        (WHICH, ("Hurt Bears",), (Say(yes=True), Choose(("Hurt Bears",))), False),
        (WHICH, (), (Say(yes=False),), False),
        (AIMED, ("Bears",), (Say(yes=True),), True),
        (AIMED, ("Rats",), (Say(yes=True), Choose(("Rats",))), False),
        (OF_ALEX, ("Bears",), (Say(yes=True),), True),
    ],
)
def test_an_engine_may_ask_first_whether_anything_is_chosen(
    then: Decision, chosen: tuple[str, ...], answers: tuple[Answer, ...], *, open_: bool
) -> None:
    engine = Hesitating(then)
    begun = game(engine)
    saying.choose(begun, "Rob", chosen)
    assert engine.said == [("Rob", answer) for answer in answers]
    assert begun.spoken is not None
    assert (begun.spoken.accepted, begun.spoken.open_) == (True, open_)


@pytest.mark.parametrize(
    ("decision", "yes", "no"),
    [
        (YesNo(id="1", decider="Rob"), Say(yes=True), Say(yes=False)),
        (PayAsked(id="1", decider="Rob", cost="{1}"), Pay("auto"), Pay("nothing")),
    ],
)
def test_yes_and_no(decision: Decision, yes: Answer, no: Answer) -> None:
    for say, answer in ((saying.agree, yes), (saying.refuse, no)):
        engine = Asking(decision)
        begun = game(engine)
        say(begun, "Rob")
        assert engine.said == [("Rob", answer)]
        assert begun.spoken is not None
        assert begun.spoken.accepted


def test_declining_a_choice_chooses_nothing() -> None:
    engine = Asking(ChooseObjects(id="1", decider="Rob", among=BEARS, least=0))
    saying.refuse(game(engine), "Rob")
    assert engine.said == [("Rob", Choose(()))]


def test_triggers_are_named_by_their_sources() -> None:
    engine = Asking(OrderTriggers(id="1", decider="Rob", triggers=TRIGGERS))
    saying.order_triggers(game(engine), "Rob", ("Rats", "Bears", "Bears"))
    assert engine.said == [("Rob", Order(("~u", "~t", "Bears")))]


def test_triggers_of_one_source_are_told_apart_by_whom_they_concern() -> None:
    one, other = (TriggerWaiting(f"~{who}", "Rats", who) for who in ("Alex", "Carissa"))
    engine = Asking(OrderTriggers(id="1", decider="Rob", triggers=(one, other)))
    saying.order_told_apart(game(engine), "Rob", (("Rats", "Carissa"), ("Rats", "Alex")))
    assert engine.said == [("Rob", Order(("~Carissa", "~Alex")))]


def test_what_is_not_asked_is_not_offered() -> None:
    begun = game(Asking(Priority(id="1", decider="Rob")))
    saying.choose(begun, "Alex", ("Bears",))
    assert begun.spoken is not None
    assert not begun.spoken.accepted
    assert begun.spoken.refusal == (
        "Alex was never asked: precombat main of Rob; Rob is asked: priority"
    )


class Fighting(Asking):
    """An engine that lets all fight that were declared but the first, which may be sacrificed."""

    def __init__(self, decision: Decision, zone: Literal["battlefield", "graveyard"]) -> None:
        super().__init__(decision)
        self.zone = zone

    def answer(self, said: AnswerSaid) -> Verdict:
        """Let them fight."""
        verdict = super().answer(said)
        assert verdict.state is not None
        first, *others = verdict.state.objects
        (turn,) = verdict.state.turns
        if isinstance(said.say, DeclareBlockers):
            blocks = tuple(Block(one.blocker, one.blocks) for one in said.say.blocks[1:])
            turn = replace(turn, step="declare_blockers", combat=Combat(blocks=blocks))
        elif isinstance(said.say, DeclareAttackers):
            attacks = tuple(Attack(one.attacker, one.attacks) for one in said.say.attacks[1:])
            turn = replace(turn, step="declare_attackers", combat=Combat(attacks=attacks))
        objects = (replace(first, zone=self.zone), *others)
        turn = replace(turn, phase="combat")
        return replace(verdict, state=replace(verdict.state, turns=(turn,), objects=objects))


def _attack(begun: Game) -> None:
    attacks = tuple(AttackSaid(one, "Alex") for one in ("Bears", "Rats"))
    saying.attack(begun, "Rob", DeclareAttackers(attacks))


def _block(begun: Game) -> None:
    blocks = tuple(BlockSaid(one, ("Ogre",)) for one in ("Bears", "Rats"))
    saying.block(begun, "Rob", DeclareBlockers(blocks))


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (DeclareAttackersAsked(id="1", decider="Rob"), _attack),
        (DeclareBlockersAsked(id="1", decider="Rob"), _block),
    ],
)
def test_what_was_sacrificed_to_pay_for_it_neither_attacks_nor_blocks(
    asked: Decision, says: Callable[[Game], None]
) -> None:
    says(game(Fighting(asked, "graveyard")))
    with pytest.raises(Failed, match="Bears"):
        says(game(Fighting(asked, "battlefield")))


def test_what_was_answered_while_another_was_waited_for_is_told() -> None:
    engine = Asking(YesNo(id="1", decider="Rob"))
    begun = game(engine)
    saying.agree(begun, "Carissa")
    saying.agree(begun, "Rob")
    assert begun.spoken is not None
    assert begun.spoken.refusal.endswith(
        "; apnap's own answers: Rob says yes_no, yes: False about yes_no"
    )
