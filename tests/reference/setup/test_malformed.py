"""Positions that cannot be loaded and answers that make no sense: said clearly, and harmless."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.reference.driving import Game, attackers, begin, blockers, damage, position, things

from apnap.protocol import answers
from apnap.protocol.decisions import Priority
from apnap.protocol.engine import BadRequest
from apnap.protocol.messages import AnswerSaid, Concede, Load, View
from apnap.protocol.state import (
    Attack,
    Combat,
    Left,
    Pick,
    Result,
    State,
    Team,
    Variant,
    Zone,
)
from apnap_reference.engine import ReferenceEngine

replace = msgspec.structs.replace
Change = Callable[[State], State]


def sample(**more: Any) -> State:
    """Describe a position with something of everything, from which the tests depart."""
    board = {
        "Rob": "Runeclaw Bear, Forest",
        "Alex": "Gray Ogre, Invasion of Dominaria (protector Carissa)",
        "Carissa": "",
    }
    return position(board, hands={"Rob": "Shock"}, **more)


def player(index: int, **fields: Any) -> Change:
    def change(state: State) -> State:
        players = list(state.players)
        players[index] = replace(players[index], **fields)
        return replace(state, players=tuple(players))

    return change


def thing(which: str, **fields: Any) -> Change:
    def change(state: State) -> State:
        return replace(
            state,
            objects=tuple(replace(t, **fields) if t.name == which else t for t in state.objects),
        )

    return change


def turn(**fields: Any) -> Change:
    return lambda state: replace(state, turns=(replace(state.turns[0], **fields),))


def game(**fields: Any) -> Change:
    return lambda state: replace(state, **fields)


def plus(owner: str, listed: str, zone: Zone = "battlefield", **fields: Any) -> Change:
    more = things(owner, listed, zone, **fields)
    return lambda state: replace(state, objects=(*state.objects, *more))


TEAMS = (Team("North", ("Rob", "Alex")), Team("South", ("Carissa",)))
SHARED = Variant(attack="multiple", shared_team_turns=True)

CONTRADICTIONS: dict[str, tuple[Change, str]] = {
    "two players of one name": (player(1, name="Rob"), "players.1.name"),
    "a player called like an object": (player(2, name="Forest"), "objects.1.name"),
    "two objects of one name": (thing("Forest", name="Runeclaw Bear"), "objects.1.name"),
    "a player called like a handle": (player(2, name="~Carissa"), "players.2.name"),
    "an object called like a handle": (thing("Forest", name="~7"), "objects.1.name"),
    "a team called like a player": (
        game(teams=(Team("Rob", ("Rob", "Alex")), Team("South", ("Carissa",)))),
        "teams.0.name",
    ),
    "an owner who is no player": (thing("Forest", owner="Nemo"), "objects.1.owner"),
    "an unknown owner": (thing("Forest", owner="unknown"), "objects.1.owner"),
    "a controller who is no player": (thing("Forest", controller="Nemo"), "objects.1.controller"),
    "a permanent of nobody": (thing("Forest", controller=None), "objects.1.controller"),
    "a card in hand that somebody controls": (
        thing("Shock", controller="Rob"),
        "objects.2.controller",
    ),
    "a protector who is no player": (
        thing("Invasion of Dominaria", protector="Nemo"),
        "objects.4.protector",
    ),
    "a creature with a protector": (thing("Gray Ogre", protector="Rob"), "objects.3.protector"),
    "attached to nothing known": (thing("Forest", attached_to="Nemo"), "objects.1.attached_to"),
    "attached in a hand": (thing("Shock", attached_to="Gray Ogre"), "objects.2.attached_to"),
    "attached to a card in hand": (
        plus("Rob", "Pacifism", attached_to="Shock"),
        "objects.5.attached_to",
    ),
    "attached to itself": (
        plus("Rob", "Pacifism", attached_to="Pacifism"),
        "objects.5.attached_to",
    ),
    "unknown counters": (thing("Forest", counters="unknown"), "objects.1"),
    "unknown whether tapped": (thing("Forest", tapped="unknown"), "objects.1"),
    "a tapped card in hand": (thing("Shock", tapped=True), "objects.2.tapped"),
    "a damaged card in hand": (thing("Shock", damage=1), "objects.2.damage"),
    "something on the stack": (thing("Shock", zone="stack"), "objects.2.zone"),
    "an ability on the battlefield": (thing("Forest", kind="ability"), "objects.1.kind"),
    "a card that is no token called one": (thing("Forest", kind="token"), "objects.1.kind"),
    "an instant on the battlefield": (plus("Rob", "Jump"), "objects.5.zone"),
    "a token in a hand": (plus("Rob", "Saproling Token", "hand"), "objects.5.zone"),
    "a back face in a hand": (plus("Rob", "Serra Faithkeeper", "hand"), "objects.5.zone"),
    "a stack": (turn(stack=("Shock",)), "turns.0.stack"),
    "an attack": (
        turn(combat=Combat(attacks=(Attack("Runeclaw Bear", "Alex"),))),
        "turns.0.combat",
    ),
    "a step in which nobody gets priority": (turn(step="untap"), "turns.0.step"),
    "the middle of combat": (turn(phase="combat", step="combat_damage"), "turns.0.step"),
    "a step of another phase": (turn(phase="combat"), "turns.0.phase"),
    "somebody else has priority": (turn(priority="Alex"), "turns.0.priority"),
    "somebody has passed": (turn(passed=("Rob",)), "turns.0.passed"),
    "nobody's turn": (turn(active=None), "turns.0.active"),
    "a turn of a stranger": (turn(active="Nemo"), "turns.0.active"),
    "no turn": (game(turns=()), "turns"),
    "two turns": (lambda state: replace(state, turns=state.turns * 2), "turns"),
    "a team's turn without shared turns": (
        lambda state: replace(turn(active="North")(state), teams=TEAMS),
        "turns.0.active",
    ),
    "a player's turn with shared turns": (game(teams=TEAMS, variant=SHARED), "turns.0.active"),
    "a player without a team": (game(teams=(Team("North", ("Rob", "Alex")),)), "teams"),
    "a player in two teams": (
        game(teams=(Team("North", ("Rob", "Alex")), Team("South", ("Carissa", "Rob")))),
        "teams",
    ),
    "a team of nobody": (game(teams=(*TEAMS, Team("East", ()))), "teams.2.members"),
    "one team of all": (game(teams=(Team("North", ("Rob", "Alex", "Carissa")),)), "teams"),
    "a primary player of another team": (
        game(teams=(Team("North", ("Rob", "Alex"), "Carissa"), TEAMS[1])),
        "teams.0.primary",
    ),
    "a later step before the game": (game(stage="before_game"), "turns.0.step"),
    "two turns before the game": (
        lambda state: replace(
            state,
            stage="before_game",
            variant=Variant(attack="multiple", turn_markers=2),
            turns=tuple(
                replace(turn, active=name) for turn in state.turns for name in ("Rob", "Alex")
            ),
        ),
        "turns",
    ),
    "a permanent before the game": (
        lambda state: replace(
            state,
            stage="before_game",
            turns=(replace(state.turns[0], number=1, phase="beginning", step="untap"),),
        ),
        "objects.0.zone",
    ),
    "a game that is over": (game(stage="over", result=Result(("Rob",))), "stage"),
    "a result while playing": (game(result=Result(("Rob",))), "result"),
    "something being decided": (game(pending=(Priority(id="1", decider="Rob"),)), "pending"),
    "an open pick": (
        game(picks=(Pick(decider="Rob", subject="Rob", chosen=("Forest",)),)),
        "picks",
    ),
    "a player who has left": (player(2, left=Left("conceded")), "players.2.left"),
    "an unknown life total": (player(0, life="unknown"), "players.0.life"),
    "more cards in hand than listed": (player(0, hand=3), "players.0.hand"),
    "fewer cards in hand than listed": (player(0, hand=0), "players.0.hand"),
    "a library smaller than what is listed": (
        lambda state: player(0, library=0)(plus("Rob", "Island", "library")(state)),
        "players.0.library",
    ),
    "a library card below the bottom": (
        plus("Rob", "Island", "library", position=40),
        "objects.5.position",
    ),
    "two library cards in one place": (
        lambda state: plus("Rob", "Swamp", "library", position=3)(
            plus("Rob", "Island", "library", position=3)(state)
        ),
        "objects.6.position",
    ),
    "a place in a library for a card in hand": (thing("Shock", position=0), "objects.2.position"),
    "mana of no kind": (player(0, mana_pool=("Z",)), "players.0.mana_pool"),
    "an extra turn of a stranger": (game(extra_turns=("Nemo",)), "extra_turns"),
    "turn markers that nobody has": (
        game(variant=Variant(attack="multiple", turn_markers=2)),
        "markers",
    ),
}

BEYOND: dict[str, Change] = {
    "an unknown edition": game(edition="1993-08-05"),
    "an unknown card": thing("Forest", card="Storm Crow of Doom"),
    "no card": thing("Forest", card=None),
    "a hidden card": thing("Forest", card="unknown"),
    "a face-down card": thing("Forest", face_down=True),
    "a copy": thing("Forest", copy_of="Island"),
    "one player": lambda state: replace(
        state,
        players=state.players[:1],
        objects=tuple(t for t in state.objects if t.owner == "Rob"),
    ),
    "seventeen players": lambda state: replace(
        state,
        players=(*state.players, *(replace(state.players[2], name=f"P{n}") for n in range(14))),
    ),
}


@pytest.mark.parametrize("change", CONTRADICTIONS)
def test_a_contradiction_is_named_with_its_field_and_harms_nothing(change: str) -> None:
    alter, where = CONTRADICTIONS[change]
    engine = ReferenceEngine()
    before = engine.load(Load(sample())).state
    with pytest.raises(BadRequest) as raised:
        engine.load(Load(alter(sample())))
    assert raised.value.where == f"position.{where}"
    assert raised.value.problem
    assert raised.value.hint
    assert engine.view(View(None)).state == before


@pytest.mark.parametrize("change", BEYOND)
def test_what_is_not_played_is_unsupported_with_a_reason_and_harms_nothing(change: str) -> None:
    engine = ReferenceEngine()
    before = engine.load(Load(sample())).state
    verdict = engine.load(Load(BEYOND[change](sample())))
    assert verdict.verdict == "unsupported"
    assert verdict.reason
    assert engine.view(View(None)).state == before


def test_the_sample_can_be_loaded() -> None:
    assert ReferenceEngine().load(Load(sample())).verdict == "accepted"


class TestExactFigures:
    """What a position lists is what the engine shows."""

    def test_library_cards_lie_where_they_are_said_to_lie(self) -> None:
        state = plus("Rob", "Island, Swamp", "library")(sample(library=4))
        state = thing("Island", position=2)(thing("Swamp", position=0)(state))
        game = Game(state)
        assert (game.thing("Island").position, game.thing("Swamp").position) == (2, 0)
        assert game.player("Rob").library == 4

    def test_library_cards_without_a_place_lie_on_top_in_the_order_listed(self) -> None:
        game = Game(plus("Rob", "Island, Swamp", "library")(sample()))
        assert (game.thing("Island").position, game.thing("Swamp").position) == (0, 1)

    def test_mana_extra_turns_and_lands_played_are_kept(self) -> None:
        state = player(0, mana_pool=("G", "G"), lands_played=1)(sample())
        game = Game(replace(state, extra_turns=("Carissa", "Rob")))
        assert game.player("Rob").mana_pool == ("G", "G")
        assert game.player("Rob").lands_played == 1
        assert game.state.extra_turns == ("Carissa", "Rob")

    def test_what_is_shown_of_a_calm_position_loads_again(self) -> None:
        shown = Game(sample()).state
        again = Game(replace(shown, pending=())).state
        assert again == shown


# Answers


def board() -> Game:
    return begin(
        {"Rob": "Runeclaw Bear, Benalish Hero", "Alex": "Gray Ogre, Hill Giant", "Carissa": ""},
        hands={"Rob": "Shock"},
    )


def test_without_a_position_nothing_can_be_said() -> None:
    engine = ReferenceEngine()
    for ask in (
        lambda: engine.answer(AnswerSaid("Rob", "1", answers.Pass())),
        lambda: engine.concede(Concede("Rob")),
        lambda: engine.view(View(None)),
    ):
        with pytest.raises(BadRequest) as raised:
            ask()
        assert raised.value.hint


def test_an_unloaded_position_is_forgotten() -> None:
    engine = board().engine
    engine.unload()
    with pytest.raises(BadRequest):
        engine.view(View(None))


@pytest.mark.parametrize("who", ["Nemo", "Forest", ""])
def test_strangers_neither_concede_nor_look(who: str) -> None:
    game = board()
    before = game.state
    with pytest.raises(BadRequest) as raised:
        game.engine.concede(Concede(who))
    assert raised.value.where == "player"
    with pytest.raises(BadRequest) as raised:
        game.engine.view(View(who))
    assert raised.value.where == "player"
    assert game.seen_by(None) == before


def test_an_answer_about_a_decision_that_is_over_is_rejected() -> None:
    game = board()
    assert game.pending is not None
    first = AnswerSaid("Rob", game.pending.id, answers.Pass())
    game.pass_once()
    before = game.state
    verdict = game.engine.answer(first)
    assert verdict.verdict == "rejected"
    assert first.about in verdict.violations[0].reason
    assert verdict.state == before


@pytest.mark.parametrize("by", ["Alex", "Carissa", "Nemo", "Gray Ogre"])
def test_who_is_not_asked_is_rejected(by: str) -> None:
    reasons = board().refused(answers.Pass(), by)
    assert by in reasons[0].reason
    assert "Rob" in reasons[0].reason


WRONG_KIND = (
    answers.DeclareAttackers(),
    answers.DeclareBlockers(),
    answers.Order(("Gray Ogre",)),
    answers.AssignDamage(()),
    answers.Choose(("Alex",)),
    answers.Say(yes=True),
    answers.SayNumber(1),
    answers.Pay("auto"),
    answers.KeepOrMulligan(keep=True),
    answers.Chance(("Rob",)),
)


@pytest.mark.parametrize("say", WRONG_KIND, ids=lambda say: type(say).__name__)
def test_a_player_with_priority_cannot_answer_in_another_way(say: answers.Answer) -> None:
    assert "question asks for" in board().refused(say)[0].reason


@pytest.mark.parametrize(
    "say", [answers.Pass(), *WRONG_KIND[1:]], ids=lambda say: type(say).__name__
)
def test_who_declares_attackers_cannot_answer_in_another_way(say: answers.Answer) -> None:
    assert "question asks for" in board().to("declare_attackers").refused(say)[0].reason


@pytest.mark.parametrize(
    "say",
    [
        answers.PlayLand("Nemo"),
        answers.PlayLand("Rob"),
        answers.Cast("Nemo"),
        answers.Cast("Runeclaw Bear"),
        answers.Cast("Shock", targets=("Nemo",), pay="auto"),
        answers.Cast("Shock", targets=(), pay="auto"),
        answers.Cast("Shock", targets=("Alex", "Alex"), pay="auto"),
        answers.Cast("Shock", targets=("Shock",), pay="auto"),
        answers.Cast("Shock", targets=("Alex",), pay=("Nemo",)),
        answers.Cast("Shock", targets=("Alex",), pay=("Runeclaw Bear",)),
        answers.Activate("Nemo"),
        answers.Activate("Gray Ogre"),
        answers.Activate("Runeclaw Bear"),
        answers.Activate("Runeclaw Bear", ability=0),
        answers.Activate("Runeclaw Bear", ability=-1),
    ],
    ids=repr,
)
def test_actions_with_what_there_is_not_are_rejected(say: answers.Answer) -> None:
    assert all(violation.reason for violation in board().refused(say))


@pytest.mark.parametrize("number", [0, -1, -3, 4])
def test_an_ability_is_counted_from_one(number: int) -> None:
    game = begin({"Rob": "Jace Beleren", "Alex": ""})
    assert game.refused(answers.Activate("Jace Beleren", ability=number))


@pytest.mark.parametrize(
    "say",
    [
        attackers({"Nemo": "Alex"}),
        attackers({"Runeclaw Bear": "Nemo"}),
        attackers({"Runeclaw Bear": None}),
        attackers({"Runeclaw Bear": "Gray Ogre"}),
        attackers({"Runeclaw Bear": "Rob"}),
        attackers({"Runeclaw Bear": "Runeclaw Bear"}),
        attackers({"Gray Ogre": "Carissa"}),
        attackers({"Alex": "Rob"}),
        attackers({"Shock": "Alex"}),
        answers.DeclareAttackers((answers.AttackSaid("Runeclaw Bear", "Alex"),) * 2),
        answers.DeclareAttackers(
            (
                answers.AttackSaid("Runeclaw Bear", "Alex"),
                answers.AttackSaid("Runeclaw Bear", "Carissa"),
            )
        ),
        attackers({"Runeclaw Bear": "Alex"}, bands=[["Runeclaw Bear", "Benalish Hero"]]),
        attackers({"Runeclaw Bear": "Alex"}, bands=[["Nemo"]]),
        attackers({"Runeclaw Bear": "Alex"}, bands=[["Runeclaw Bear"]]),
        attackers({"Runeclaw Bear": "Alex"}, bands=[[]]),
        attackers(
            {"Runeclaw Bear": "Alex", "Benalish Hero": "Alex"},
            bands=[["Benalish Hero", "Benalish Hero", "Runeclaw Bear"]],
        ),
        attackers(
            {"Runeclaw Bear": "Alex", "Benalish Hero": "Alex"},
            bands=[["Benalish Hero", "Runeclaw Bear"], ["Benalish Hero"]],
        ),
    ],
    ids=lambda say: msgspec.json.encode(say).decode()[31:],
)
def test_senseless_attacks_are_rejected(say: answers.Answer) -> None:
    assert all(v.reason for v in board().to("declare_attackers").refused(say))


@pytest.mark.parametrize(
    "say",
    [
        blockers({"Nemo": "Runeclaw Bear"}),
        blockers({"Gray Ogre": "Nemo"}),
        blockers({"Gray Ogre": "Hill Giant"}),
        blockers({"Gray Ogre": "Alex"}),
        blockers({"Gray Ogre": ()}),
        blockers({"Gray Ogre": ("Runeclaw Bear", "Runeclaw Bear")}),
        blockers({"Gray Ogre": ("Runeclaw Bear", "Benalish Hero")}),
        blockers({"Runeclaw Bear": "Benalish Hero"}),
        blockers({"Gray Ogre": "Gray Ogre"}),
        blockers({"Alex": "Runeclaw Bear"}),
        answers.DeclareBlockers((answers.BlockSaid("Gray Ogre", ("Runeclaw Bear",)),) * 2),
        answers.Pass(),
        answers.DeclareAttackers(),
    ],
    ids=lambda say: msgspec.json.encode(say).decode(),
)
def test_senseless_blocks_are_rejected(say: answers.Answer) -> None:
    game = board().to("declare_attackers")
    game.attack({"Runeclaw Bear": "Alex", "Benalish Hero": "Alex"}).to("declare_blockers")
    assert all(violation.reason for violation in game.refused(say))


@pytest.mark.parametrize(
    "say",
    [
        damage(),
        damage(("Nemo", "Gray Ogre", 2)),
        damage(("Runeclaw Bear", "Nemo", 2)),
        damage(("Runeclaw Bear", "Alex", 2)),
        damage(("Runeclaw Bear", "Runeclaw Bear", 2)),
        damage(("Gray Ogre", "Runeclaw Bear", 2)),
        damage(("Runeclaw Bear", "Gray Ogre", -1), ("Runeclaw Bear", "Hill Giant", 3)),
        damage(("Runeclaw Bear", "Gray Ogre", 10**15)),
        answers.Choose(("Gray Ogre",)),
        answers.Pass(),
    ],
    ids=lambda say: msgspec.json.encode(say).decode(),
)
def test_senseless_damage_is_rejected(say: answers.Answer) -> None:
    game = board().to("declare_attackers").attack({"Runeclaw Bear": "Alex"})
    game.to("declare_blockers")
    game.block({"Gray Ogre": "Runeclaw Bear", "Hill Giant": "Runeclaw Bear"}).to("assign_damage")
    assert all(violation.reason for violation in game.refused(say))


def test_after_the_game_nothing_is_decided_and_nobody_leaves() -> None:
    game = begin({"Rob": "", "Alex": ""}).concede("Rob")
    before = game.state
    engine = game.engine
    assert engine.answer(AnswerSaid("Alex", "1", answers.Pass())).verdict == "rejected"
    for who in ("Rob", "Alex"):
        verdict = engine.concede(Concede(who))
        assert verdict.verdict == "rejected"
        assert verdict.violations[0].reason
    assert engine.view(View(None)).state == before


def test_nobody_leaves_twice() -> None:
    game = begin({"Rob": "", "Alex": "", "Carissa": ""}).concede("Alex")
    before = game.state
    assert game.engine.concede(Concede("Alex")).verdict == "rejected"
    assert game.seen_by(None) == before


@pytest.mark.parametrize(
    "say",
    [
        answers.Cast("Shock", targets=("Alex",), pay="auto", x=3),
        answers.Cast("Shock", targets=("Alex",), pay="auto", modes=("both",)),
        answers.Cast("Shock", targets=("Alex",), pay="auto", costs=("Mountain",)),
        answers.Cast("Shock", targets=("Alex",), pay="auto", alternative="Omniscience"),
        answers.Activate("Mountain", ability=2),
        answers.Activate("Mountain", x=1),
        answers.Activate("Mountain", costs=("Mountain",)),
    ],
    ids=repr,
)
def test_nothing_that_was_said_is_dropped_silently(say: answers.Answer) -> None:
    game = begin({"Rob": "Mountain", "Alex": ""}, hands={"Rob": "Shock"})
    assert game.refused(say)
