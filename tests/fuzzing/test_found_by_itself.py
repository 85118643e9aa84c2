"""What fuzzing the reference engine has found in apnap itself."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.reference.driving import begin, things

from apnap.driver import Exchange, Position
from apnap.driver.position import new
from apnap.driver.seating import seated
from apnap.engine.near import near_reference
from apnap.fuzzing.claims import claimed
from apnap.fuzzing.games import Move, Plan, Played
from apnap.fuzzing.handles import told
from apnap.fuzzing.replayed import judged
from apnap.fuzzing.speaking_up import again
from apnap.fuzzing.telling.acting_out import Stage
from apnap.fuzzing.telling.givens import described
from apnap.fuzzing.telling.phrasing import given, then, when
from apnap.fuzzing.turning import turned
from apnap.logs.expected_names import Naming
from apnap.protocol import (
    ChanceAsked,
    Choose,
    KeepOrMulligan,
    Object,
    Order,
    OrderTriggers,
    Pass,
    State,
)
from apnap.protocol.catalogue import catalogue
from apnap.protocol.decisions import TriggerWaiting
from apnap.protocol.variants import TWO_PLAYER, two_headed_giant
from apnap.rulebooks import newest
from apnap.symmetries.joining import with_one_more


def test_a_number_of_a_decision_is_not_used_again_after_an_announcement_is_undone() -> None:
    board = {"Rob": "Swamp, Swamp", "Alex": "Mindslaver"}
    game = begin(board, hands={"Rob": "Tyrant's Choice"})
    game.cast("Tyrant's Choice").pass_once()
    game.activate("Mindslaver")
    asked = game.pending
    assert asked is not None
    assert asked.decider == "Alex"
    assert asked.id.endswith(".1")
    assert game.tries(Choose(("Rob",))).verdict == "rejected"
    game.resolve()
    assert game.pending is not None
    assert game.pending.id.endswith(".1")
    assert game.pending.id != asked.id


def test_mana_comes_also_if_the_owner_of_its_source_leaves_meanwhile() -> None:
    game = begin(
        {"Rob": "Forest", "Alex": "", "Carissa": ""},
        more=things("Alex", "City of Brass", controller="Rob"),
    )
    game.activate("City of Brass")
    assert game.kind == "mode"
    game.concede("Alex").choose(game.pending_names()[0])
    assert game.asked == "Rob"
    assert len(game.player("Rob").mana_pool) == 1
    assert all(thing.name != "City of Brass" for thing in game.state.objects)


def test_who_counts_the_dead_of_a_turn_sees_them_as_soon_as_they_die() -> None:
    table = seated(TWO_PLAYER, ("Rob", "Alex"))
    card = catalogue()["Gimli, Mournful Avenger"]
    names = ("one", "two", "three")
    objects = tuple(new(table, name, card, "Rob", "battlefield") for name in names)
    kept = Move("choose_objects", "Rob", None, "Rob", Choose(("two",)))
    plan = Plan(newest(), replace(table, objects=objects), (kept,))
    *_, before, after = again(near_reference(), plan).exchanges
    assert [_keywords(one, "two") for one in (before, after)] == [(), ("indestructible",)]


def _keywords(exchange: Exchange, name: str) -> tuple[str, ...]:
    """Return the keywords of an object in the state that an answer leads to."""
    assert exchange.verdict is not None
    assert exchange.verdict.state is not None
    found = next(one for one in exchange.verdict.state.objects if one.name == name)
    return () if found.now == "unknown" else tuple(found.now.keywords)


@pytest.mark.parametrize("card", ["Blood Tyrant", "Warchief Giant", "Blade of Selves"])
def test_nobody_joins_where_players_are_counted(card: str) -> None:
    steps = [given("a free-for-all between Rob and Alex"), given(f"Alex controls {card}")]
    assert with_one_more(described(steps)) is None
    assert with_one_more(described(steps[:1])) is not None


def of_teams(*cards: str) -> Position:
    """Return a game of Two-Headed Giant in which Dana controls some cards as Rob's turn ends."""
    table = seated(two_headed_giant(2, newest()), ("Rob", "Alex"), ("Carissa", "Dana"))
    table = replace(table, active="Rob", step="end_step")
    for number, card in enumerate(cards):
        thing = new(table, f"number {number}", catalogue()[card], "Dana", "battlefield")
        table = replace(table, objects=(*table.objects, thing))
    return table


def shown(played: Played) -> State:
    """Return the last state of a game."""
    verdict = played.exchanges[-1].verdict
    assert verdict is not None
    assert verdict.state is not None
    return verdict.state


def test_triggers_lie_as_the_primary_player_says_if_teammates_disagree() -> None:
    plan = Plan(newest(), of_teams("Copper Tablet", "Copper Tablet"))
    upkeep = Move("order_triggers", "Carissa's team", None, "Carissa", Order(()))
    state = shown(again(near_reference(), replace(plan, moves=(upkeep,))))
    (asked,) = state.pending
    assert isinstance(asked, OrderTriggers)
    names = [one.name for one in asked.triggers]
    said = (("Carissa", Order((*reversed(names),))), ("Dana", Order((*names,))))
    moves = tuple(replace(upkeep, by=by, say=told(order, state)) for by, order in said)
    played = again(near_reference(), replace(plan, moves=moves))
    assert shown(played).turns[0].stack == (*reversed(names),)
    assert claimed(near_reference(), played.exchanges, every_priority=True) is None


def test_teams_that_begin_at_another_seat_shuffle_in_the_same_order() -> None:
    plan = Plan(newest(), replace(of_teams(), active="Carissa", step="untap", stage="before_game"))
    seats = ("Carissa", "Dana", "Rob", "Alex")
    hands = (KeepOrMulligan(keep=at < 2) for at in range(4))
    moves = (Move("mulligan", by, None, by, say) for by, say in zip(seats, hands, strict=True))
    played = again(near_reference(), replace(plan, moves=(*moves,))).exchanges
    assert played[-1].verdict is not None
    assert judged("seats", near_reference(), turned(played), every_priority=True) is None


def test_a_card_that_nobody_has_listed_is_any_card_though_another_library_is_listed() -> None:
    table = described(
        [
            given("a free-for-all between Rob and Alex"),
            given("it is Rob's end step"),
            given("Rob's library holds, from the top, Gray Ogre"),
        ]
    )

    def with_another(exchange: Exchange) -> Exchange:
        """Return what an engine says that shows no libraries, and another card that was drawn."""
        verdict = exchange.verdict
        assert verdict is not None
        assert verdict.state is not None
        objects = (
            replace(one, name="~9000", card="Wastes") if one.name.startswith("~") else one
            for one in verdict.state.objects
            if one.zone != "library"
        )
        state = replace(verdict.state, objects=tuple(objects))
        return replace(exchange, heard=replace(verdict, state=state))

    passes = tuple(Move("priority", who, None, who, Pass()) for who in ("Rob", "Alex") * 2)
    played = again(near_reference(), Plan(newest(), table, passes))
    heard = tuple(map(with_another, played.exchanges))
    assert "~9000" in {one.name for one in shown(replace(played, exchanges=heard)).objects}
    assert judged("reference", near_reference(), heard, every_priority=True) is None


def waiting(*handles: str) -> State:
    """Return a state in which triggers of one source wait, called so by the engine."""
    state = described([given("a free-for-all between Rob and Alex")]).state(newest())
    triggers = tuple(TriggerWaiting(handle, "Brimaz") for handle in handles)
    asked = OrderTriggers(id="1", decider="Rob", triggers=triggers)
    return replace(state, pending=(asked,))


@pytest.mark.parametrize(
    ("theirs", "ours", "called"),
    [
        (("~65", "~66"), ("~64", "~65"), ("~64", "~65")),
        (("~65", "~66"), ("~66", "~65"), ("~65", "~66")),
        (("~65",), ("~64", "~65"), ("~65",)),
    ],
)
def test_triggers_alike_are_paired_in_order_where_handles_are_counted_anew(
    theirs: tuple[str, ...], ours: tuple[str, ...], called: tuple[str, ...]
) -> None:
    naming = Naming()
    naming.learn(waiting(*theirs), waiting(*ours))
    (asked,) = naming.ours(waiting(*theirs)).pending
    assert isinstance(asked, OrderTriggers)
    assert tuple(one.name for one in asked.triggers) == called


def test_triggers_without_a_source_are_told_apart_by_whom_they_concern() -> None:
    def concerning(*players: str) -> State:
        state = waiting(*(f"~{number}" for number, _ in enumerate(players)))
        triggers = (TriggerWaiting(f"~{at}", f"~{at}", who) for at, who in enumerate(players))
        asked = OrderTriggers(id="1", decider="Rob", triggers=tuple(triggers))
        return replace(state, pending=(asked,))

    naming = Naming()
    naming.learn(concerning("Rob", "Alex"), concerning("Alex", "Rob"))
    (asked,) = naming.ours(concerning("Rob", "Alex")).pending
    assert isinstance(asked, OrderTriggers)
    assert [(one.name, one.concerns) for one in asked.triggers] == [("~1", "Rob"), ("~0", "Alex")]


def test_a_target_that_is_gone_keeps_the_name_by_which_it_was_known() -> None:
    table = described([given("a free-for-all between Rob and Alex"), given("Rob holds Stifle")])

    def aiming(at: str, *waits: str) -> State:
        state = table.state(newest())
        spell = replace(state.objects[0], zone="stack", targets=(at,))
        return replace(state, objects=(spell, *(ability(name) for name in waits)))

    def ability(name: str) -> Object:
        return Object(name=name, kind="ability", card=None, owner="Alex", zone="stack")

    naming = Naming()
    naming.learn(aiming("~8", "~8"), aiming("~9", "~9"))
    naming.learn(aiming("~8"), aiming("~9"))
    assert naming.ours(aiming("~8")) == aiming("~9")


def test_players_of_whom_nothing_is_said_block_as_they_have_to() -> None:
    reference = near_reference()
    assert reference.introduced is not None
    steps = [
        given("a free-for-all between Rob and Alex"),
        given("Rob controls Gray Ogre, Hill Giant and Prized Unicorn"),
        given("Alex controls Coral Merfolk and Memnite"),
    ]
    stage = Stage(reference, reference.introduced.capabilities, newest(), steps)
    stage.do(when("Rob attacks Alex with Gray Ogre, Hill Giant and Prized Unicorn"))
    stage.do(when("combat damage is dealt"))
    assert stage.holds(then("Prized Unicorn is in Rob's graveyard"))
    assert stage.holds(then("Alex has 15 life"))


def test_hands_of_those_who_take_mulligans_are_shuffled_in_turn_order() -> None:
    reference = near_reference()
    assert reference.introduced is not None
    steps = [
        given("a free-for-all between Rob, Alex and Carissa"),
        given("the game has not begun, and Alex plays first"),
    ]
    stage = Stage(reference, reference.introduced.capabilities, newest(), steps)
    for said in ("Alex takes a mulligan", "Carissa keeps the hand", "Rob takes a mulligan"):
        stage.do(when(said))
    shuffled = [one.about for one in stage.game.transcript if isinstance(one.about, ChanceAsked)]
    assert [one.subject for one in shuffled] == ["Alex", "Rob"]
