"""What the reference engine finds in a state: nothing in its own, and each claim against a rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from tests.reference.driving import Game, begin
from tests.reference.in_each import in_each

from apnap import rulebooks
from apnap.protocol import EditionDate
from apnap.protocol.decisions import (
    AttackCandidate,
    BlockCandidate,
    ChooseTargets,
    Decision,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    OrderTriggers,
    Priority,
    TriggerWaiting,
)
from apnap.protocol.messages import Check, Load
from apnap.protocol.state import (
    Characteristics,
    Combat,
    Left,
    Marker,
    Pick,
    Result,
    Skip,
    State,
    Team,
)
from apnap_reference.claims import CLAIMS, wrong
from apnap_reference.claims.claims import claim
from apnap_reference.edition import EDITIONS
from apnap_reference.engine import ReferenceEngine
from apnap_reference.rulebook import all_rules

BOARD = {
    "Rob": "Grizzly Bears, Runeclaw Bear, Forest (tapped)",
    "Alex": "Wall of Wood, Jace Beleren (loyalty 3)",
    "Carissa": "Gray Ogre, Pacifism",
}


def fought() -> State:
    """Give a state in which Rob attacks Alex and Carissa, and both have blocked."""
    game = begin(BOARD | {"Carissa": "Gray Ogre"}).to("declare_attackers")
    game.attack({"Grizzly Bears": "Alex", "Runeclaw Bear": "Carissa"})
    game.to("declare_blockers")
    game.block({"Wall of Wood": "Grizzly Bears"}).block({"Gray Ogre": "Runeclaw Bear"})
    return game.state


def calm() -> State:
    return begin(BOARD | {"Carissa": "Gray Ogre"}, hands={"Rob": "Shock"}).state


def rules(state: State) -> set[str | None]:
    return {found.rule for found in wrong(state)}


def thing(state: State, name: str, **fields: Any) -> State:
    """Give a state in which one object is otherwise."""
    assert any(one.name == name for one in state.objects)
    objects = (replace(one, **fields) if one.name == name else one for one in state.objects)
    return replace(state, objects=tuple(objects))


def player(state: State, name: str, **fields: Any) -> State:
    players = (replace(one, **fields) if one.name == name else one for one in state.players)
    return replace(state, players=tuple(players))


def turn(state: State, **fields: Any) -> State:
    return replace(state, turns=(replace(state.turns[0], **fields), *state.turns[1:]))


def combat(state: State, **fields: Any) -> State:
    fighting = state.turns[0].combat
    assert fighting is not None
    return turn(state, combat=replace(fighting, **fields))


def attack(state: State, **fields: Any) -> State:
    """Give a state in which the first attack is otherwise."""
    fighting = state.turns[0].combat
    assert fighting is not None
    first, *others = fighting.attacks
    return combat(state, attacks=(replace(first, **fields), *others))


def block(state: State, **fields: Any) -> State:
    fighting = state.turns[0].combat
    assert fighting is not None
    first, *others = fighting.blocks
    return combat(state, blocks=(replace(first, **fields), *others))


def asked(state: State, decision: Decision) -> State:
    return replace(state, pending=(decision,))


def test_nothing_is_wrong_with_what_the_engine_shows() -> None:
    assert rules(calm()) == set()
    assert rules(fought()) == set()


LEGEND = Characteristics("Somebody", types=("Legendary", "Creature"), power=1, toughness=1)
EQUIPMENT = Characteristics("Something", types=("Artifact",), subtypes=("Equipment",))
WORLD = Characteristics("Somewhere", types=("World", "Enchantment"))
ROLE = Characteristics("Somebody", types=("Enchantment",), subtypes=("Aura", "Role"))
SIEGE = Characteristics("Somewhere", types=("Battle",), subtypes=("Siege",))


def like(state: State, name: str, now: Characteristics) -> State:
    """Give a state in which one object has other characteristics."""
    return thing(state, name, now=now)


def attached(state: State, name: str, host: str | None, **fields: Any) -> State:
    return thing(state, name, attached_to=host, **fields)


def offered(name: str) -> AttackCandidate:
    return AttackCandidate(attacker=name, may_attack="unknown")


Forge = Callable[[], State]
FORGED: dict[str, Forge] = {
    "400.1": lambda: replace(calm(), objects=(*calm().objects, calm().objects[0])),
    "108.3": lambda: thing(calm(), "Shock", owner="Zed"),
    "110.2": lambda: thing(calm(), "Grizzly Bears", controller="Zed"),
    "112.2": lambda: turn(thing(calm(), "Shock", zone="stack"), stack=("Shock",)),
    "109.4": lambda: thing(calm(), "Shock", controller="Rob"),
    "405.1": lambda: turn(calm(), stack=("Shock",)),
    "405.2": lambda: thing(calm(), "Shock", zone="stack", controller="Rob"),
    "110.4": lambda: thing(calm(), "Shock", zone="battlefield", controller="Rob"),
    "113.1": lambda: thing(calm(), "Shock", kind="ability"),
    "110.5": lambda: thing(calm(), "Shock", tapped=True),
    "120.6": lambda: thing(calm(), "Shock", damage=1),
    "400.7": lambda: thing(calm(), "Shock", attached_to="Grizzly Bears"),
    "402.1": lambda: player(calm(), "Rob", hand=0),
    "401.2": lambda: thing(calm(), "Shock", position=3),
    "401.1": lambda: player(thing(calm(), "Shock", zone="library"), "Rob", library=0),
    "310.8": lambda: thing(calm(), "Grizzly Bears", protector="Alex"),
    "800.4a": lambda: player(calm(), "Carissa", left=Left("conceded")),
    "102.3": lambda: replace(calm(), teams=(Team("Us", ("Rob",)), Team("Them", ("Rob", "Alex")))),
    "809.2": lambda: replace(
        calm(), teams=(Team("Us", ("Rob", "Alex", "Carissa"), emperor="Zed"),)
    ),
    "805.2": lambda: replace(calm(), teams=(Team("Us", ("Rob", "Alex", "Carissa"), "Zed"),)),
    "810.9": lambda: replace(
        player(calm(), "Rob", life=3),
        teams=(Team("Us", ("Rob", "Alex")), Team("Them", ("Carissa",))),
        variant=replace(calm().variant, shared_life=True),
    ),
    "102.1": lambda: turn(calm(), active="Zed"),
    "805.4": lambda: replace(calm(), variant=replace(calm().variant, shared_team_turns=True)),
    "500.1": lambda: turn(calm(), phase="combat"),
    "807.4": lambda: replace(calm(), markers=(Marker(1, "Rob"),)),
    "117.3": lambda: turn(calm(), priority="Zed"),
    "805.5": lambda: replace(calm(), variant=replace(calm().variant, shared_team_turns=True)),
    "117.4": lambda: turn(calm(), passed=("Rob",)),
    "500.7": lambda: replace(calm(), extra_turns=("Zed",)),
    "104.1": lambda: replace(calm(), result=Result(("Rob",))),
    "800.4h": lambda: asked(calm(), Priority(id="1", decider="Zed")),
    "508.1": lambda: asked(fought(), DeclareAttackersAsked(id="1", decider="Alex")),
    "509.1": lambda: asked(fought(), DeclareBlockersAsked(id="1", decider="Rob")),
    "506.1": lambda: turn(calm(), combat=Combat()),
    "506.2": lambda: combat(fought(), attacking=("Alex",)),
    "506.2a": lambda: replace(fought(), variant=replace(fought().variant, attack="left")),
    "506.4": lambda: attack(fought(), attacker="Forest"),
    "509.1g": lambda: block(fought(), blocker="Jace Beleren"),
    "506.3": lambda: attack(fought(), attacks="Wall of Wood"),
    "506.4c": lambda: attack(fought(), attacks=None),
    "508.5": lambda: attack(fought(), defender="Carissa"),
    "509.1h": lambda: attack(fought(), blocked=False),
    "509.1a": lambda: attack(fought(), blockers=()),
    "802.4a": lambda: attack(fought(), attacks="Carissa", defender="Carissa"),
    "704.5a": lambda: player(calm(), "Rob", life=0),
    "704.5c": lambda: player(calm(), "Rob", poison=10),
    "704.5d": lambda: thing(calm(), "Shock", kind="token"),
    "704.5g": lambda: thing(calm(), "Grizzly Bears", damage=2),
    "704.5i": lambda: thing(calm(), "Jace Beleren", counters={}),
    "502.4": lambda: turn(calm(), phase="beginning", step="untap"),
    "508.1a": lambda: asked(
        calm(), DeclareAttackersAsked(id="1", decider="Rob", candidates=(offered("Gray Ogre"),))
    ),
    "101.4": lambda: replace(calm(), picks=(Pick(decider="Zed", subject="Rob", chosen=()),)),
    "500.11": lambda: replace(calm(), skips=(Skip("Rob", "lunch"),)),
    "115.1": lambda: thing(calm(), "Grizzly Bears", targets=("Alex",)),
    "106.1b": lambda: player(calm(), "Rob", mana_pool=("G", "X")),
    "803.1a": lambda: replace(fought(), variant=replace(fought().variant, attack="left")),
    "803.1b": lambda: replace(fought(), variant=replace(fought().variant, attack="right")),
    "704.5j": lambda: like(like(calm(), "Grizzly Bears", LEGEND), "Runeclaw Bear", LEGEND),
    "704.5n": lambda: attached(like(calm(), "Forest", EQUIPMENT), "Forest", "Forest"),
    "704.5p": lambda: attached(calm(), "Forest", "Grizzly Bears"),
    "704.5e": lambda: thing(calm(), "Shock", kind="copy"),
    "704.5k": lambda: like(like(calm(), "Grizzly Bears", WORLD), "Gray Ogre", WORLD),
    "704.5v": lambda: thing(like(calm(), "Forest", SIEGE), "Forest", protector="Alex"),
    "704.5y": lambda: attached(
        attached(like(like(calm(), "Forest", ROLE), "Jace Beleren", ROLE), "Forest", "Gray Ogre"),
        "Jace Beleren",
        "Gray Ogre",
        controller="Rob",
    ),
    "704.6b": lambda: replace(
        player(player(calm(), "Rob", poison=15), "Alex", poison=15),
        teams=(Team("Us", ("Rob", "Alex")), Team("Them", ("Carissa",))),
        variant=replace(calm().variant, shared_life=True),
    ),
    "704.5q": lambda: thing(calm(), "Forest", counters={"+1/+1": 1, "-1/-1": 1}),
    "704.5x": lambda: thing(like(calm(), "Forest", SIEGE), "Forest", protector="Rob"),
}


@pytest.mark.parametrize("rule", FORGED)
def test_a_forged_state_breaks_a_rule(rule: str) -> None:
    assert rule in rules(FORGED[rule]())


@pytest.mark.parametrize("figure", ["life", "poison"])
def test_what_is_unknown_of_one_head_is_no_other_figure(figure: str) -> None:
    shared = FORGED["810.9"]()
    known = player(shared, "Rob", **{"life": 20, figure: 7})
    assert rules(player(known, "Alex", **{figure: "unknown"})) == set()
    assert rules(player(known, "Alex", **{figure: 8})) == {"810.9"}


def test_poison_that_is_unknown_of_one_head_is_loaded_as_of_the_other() -> None:
    shared = replace(FORGED["810.9"](), pending=(), picks=())
    state = player(player(shared, "Rob", life=20, poison=7), "Alex", poison="unknown")
    loaded = ReferenceEngine().load(Load(state)).state
    assert loaded is not None
    assert [one.poison for one in loaded.players] == [7, 7, 0]


def test_who_has_lost_a_finished_game_may_own_what_lies_there() -> None:
    ended = replace(FORGED["800.4a"](), stage="over", turns=(), result=Result(("Rob", "Alex")))
    assert "800.4a" not in rules(ended)


@pytest.mark.parametrize(("controller", "stays"), [("Rob", False), ("Carissa", True)])
def test_nobody_owns_an_ability_but_somebody_controls_it(controller: str, *, stays: bool) -> None:
    left = thing(FORGED["800.4a"](), "Shock", kind="ability", owner="Carissa")
    state = thing(left, "Shock", zone="stack", controller=controller, source="Forest")
    told = [one.problem for one in wrong(state) if one.rule == "800.4a"]
    assert any("Shock" in problem for problem in told) is stays


def banded() -> State:
    """Give a state in which a band attacks two players."""
    state = fought()
    fighting = state.turns[0].combat
    assert fighting is not None
    return combat(state, attacks=tuple(replace(one, band=1) for one in fighting.attacks))


def test_a_spell_of_which_only_the_types_are_told_is_no_permanent() -> None:
    told = Characteristics(name="Strange", types=("Instant",))
    state = thing(calm(), "Shock", card="Strange", zone="battlefield", controller="Rob", now=told)
    assert "110.4" in rules(state)


def test_a_band_attacks_one_player() -> None:
    assert rules(banded()) == {"702.22c"}


def enchanted() -> Game:
    return begin({"Rob": "Grizzly Bears, Forest", "Alex": "Wall of Wood"})


def aura(state: State, host: str | None) -> State:
    """Give a state in which the Forest is an Aura on something."""
    forest = next(one for one in state.objects if one.name == "Forest")
    assert forest.now != "unknown"
    now = replace(forest.now, types=("Enchantment",), subtypes=("Aura",))
    return thing(state, "Forest", now=now, attached_to=host)


def test_an_aura_is_on_something_that_is_there() -> None:
    assert rules(aura(enchanted().state, "Grizzly Bears")) == set()
    assert rules(aura(enchanted().state, None)) == {"704.5m"}
    assert rules(aura(enchanted().state, "Shock")) == {"704.5m"}


def unseen(state: State) -> State:
    """Give a state that does not tell what anything is by now."""
    return replace(state, objects=tuple(replace(one, now="unknown") for one in state.objects))


def test_creatures_are_attached_to_nothing_also_if_only_their_cards_are_told() -> None:
    bears = attached(attached(calm(), "Grizzly Bears", "Gray Ogre"), "Gray Ogre", "Grizzly Bears")
    assert rules(bears) == rules(unseen(bears)) == {"704.5p"}
    assert rules(attached(calm(), "Forest", "Alex")) == {"704.5p"}
    siege = thing(like(calm(), "Forest", SIEGE), "Forest", counters={"defense": 1})
    assert rules(attached(siege, "Forest", "Alex", protector="Alex")) == {"704.5p"}
    assert rules(thing(bears, "Gray Ogre", phased_out=True)) == {"704.5p"}
    hidden = thing(unseen(calm()), "Grizzly Bears", attached_to="Gray Ogre", face_down=True)
    assert rules(hidden) == set()
    assert rules(thing(unseen(bears), "Wall of Wood", card="Whatever Changes Types")) == set()


def test_who_defends_a_battle_is_its_protector_also_if_only_its_card_is_told() -> None:
    board = {"Rob": "Grizzly Bears", "Alex": "Invasion of Dominaria (protector Carissa defense 5)"}
    game = begin(board | {"Carissa": "Gray Ogre"}).to("declare_attackers")
    state = game.attack({"Grizzly Bears": "Invasion of Dominaria"}).state
    assert rules(state) == rules(unseen(state)) == set()
    assert rules(unseen(thing(state, "Invasion of Dominaria", card="Whatever"))) == set()


def enchanting(keywords: tuple[str, ...], host: str | None, card: str = "Forest") -> State:
    """Give a state in which the Forest is an Aura with these keywords on something."""
    now = Characteristics("Aura", types=("Enchantment",), subtypes=("Aura",), keywords=keywords)
    return attached(like(calm(), "Forest", now), "Forest", host, card=card)


@pytest.mark.parametrize(
    ("host", "legal"),
    [
        ("Gray Ogre", ("enchant creature", "Enchant creature you control", "enchant permanent")),
        ("Jace Beleren", ("enchant planeswalker", "enchant creature or planeswalker")),
        ("Alex", ("enchant player", "enchant opponent", "enchant player you dislike")),
        ("Shock", ("enchant instant card in a graveyard",)),
    ],
)
def test_an_aura_is_on_what_it_can_enchant(host: str, legal: tuple[str, ...]) -> None:
    """What an enchant ability says in words that are not understood may be legal."""
    every = ("enchant creature", "enchant player", "enchant planeswalker", "enchant land")
    for word in {*every, *legal}:
        state = thing(enchanting((word,), host), "Shock", zone="graveyard")
        assert rules(state) == (set() if word in legal else {"704.5m"}), word
    both = thing(enchanting((legal[0], "enchant land"), host), "Shock", zone="graveyard")
    assert rules(both) == {"704.5m"}


def test_an_aura_whose_keywords_are_not_told_has_those_of_its_card() -> None:
    assert rules(enchanting((), "Gray Ogre", "Pacifism")) == set()
    assert rules(enchanting((), "Alex", "Pacifism")) == {"704.5m"}
    assert rules(enchanting((), "Gray Ogre", "Paradox Haze")) == {"704.5m"}
    assert rules(enchanting((), "Alex")) == set()
    unknown = enchanting((), "Gray Ogre", "Pacifism")
    assert rules(unseen(unknown)) == set()
    assert rules(unseen(attached(unknown, "Forest", None))) == {"704.5m"}


def test_what_has_phased_out_is_looked_at_by_nobody_and_enchanted_by_nothing() -> None:
    state = enchanting(("enchant creature",), "Gray Ogre")
    assert rules(thing(state, "Gray Ogre", phased_out=True)) == {"704.5m"}
    assert rules(thing(attached(state, "Forest", "Alex"), "Forest", phased_out=True)) == set()


@pytest.mark.parametrize(
    ("subtype", "host", "other"),
    [("Equipment", "Gray Ogre", "Forest 2"), ("Fortification", "Forest 2", "Gray Ogre")],
)
def test_equipment_is_on_a_creature_and_a_fortification_on_a_land(
    subtype: str, host: str, other: str
) -> None:
    state = begin({"Rob": "Forest, Forest", "Alex": "Gray Ogre"}).state
    state = like(state, "Forest", Characteristics("It", types=("Artifact",), subtypes=(subtype,)))
    assert rules(attached(state, "Forest", None)) == rules(attached(state, "Forest", host)) == set()
    for wrong_ in (other, "Forest", "Alex", "nothing"):
        assert rules(attached(state, "Forest", wrong_)) == {"704.5n"}
    assert rules(thing(attached(state, "Forest", other), other, now="unknown")) == set()


def test_a_battle_stays_while_its_ability_is_on_the_stack() -> None:
    state = FORGED["704.5v"]()
    waits = replace(
        next(one for one in state.objects if one.name == "Shock"),
        name="~1",
        kind="ability",
        zone="stack",
        controller="Rob",
    )
    for source, found in (("Forest", set()), (None, set()), ("Gray Ogre", {"704.5v"})):
        ability = replace(waits, source=source)
        there = replace(turn(state, stack=("~1",)), objects=(*state.objects, ability))
        assert rules(there) == found


def test_a_creature_has_toughness() -> None:
    state = calm()
    bear = next(one for one in state.objects if one.name == "Grizzly Bears")
    assert bear.now != "unknown"
    forged = thing(state, "Grizzly Bears", now=replace(bear.now, toughness=0))
    assert rules(forged) == {"704.5f"}


def test_nothing_is_overdue_before_somebody_has_received_priority() -> None:
    state = replace(turn(player(calm(), "Rob", life=0), priority=None), pending=())
    assert rules(state) == set()
    assert rules(player(calm(), "Rob", life="unknown")) == set()


def test_nobody_with_a_platinum_angel_is_said_to_have_lost() -> None:
    state = begin({"Rob": "Platinum Angel", "Alex": ""}).state
    assert rules(player(state, "Rob", life=0)) == set()


def test_it_is_overdue_whoever_has_passed_or_not() -> None:
    wrong_ = player(calm(), "Rob", life=0)
    assert "704.5a" in rules(turn(wrong_, passed="unknown"))
    assert "704.5a" in rules(turn(wrong_, passed=("Rob",), priority="Alex"))
    asks = ChooseTargets(id="1", decider="Rob", slots=())
    assert "704.5a" not in rules(replace(wrong_, pending=(asks,)))


def test_each_player_may_have_a_legend_of_a_name() -> None:
    both = like(like(calm(), "Grizzly Bears", LEGEND), "Gray Ogre", LEGEND)
    assert "704.5j" not in rules(both)
    in_2006 = replace(both, edition="2006-10-01")
    assert "420.5e" in rules(in_2006)
    ranged = replace(in_2006.variant, range_of_influence=1)
    assert "420.5e" not in rules(replace(in_2006, variant=ranged))


def test_worlds_beyond_each_others_range_stay() -> None:
    worlds = FORGED["704.5k"]()
    ranged = replace(worlds.variant, range_of_influence=1)
    assert "704.5k" not in rules(replace(worlds, variant=ranged))


def test_only_own_creatures_are_offered_as_blockers() -> None:
    stranger = BlockCandidate(blocker="Gray Ogre", may_block="unknown")
    asks = DeclareBlockersAsked(id="1", decider="Alex", candidates=(stranger,))
    (found,) = (one for one in wrong(asked(fought(), asks)) if one.rule == "509.1a")
    assert found.where == "pending.0.candidates.0"


def test_an_attack_to_the_left_is_on_the_left_neighbour() -> None:
    left = replace(fought(), variant=replace(fought().variant, attack="left"))
    (found,) = (one for one in wrong(left) if one.rule == "803.1a")
    assert found.where == "turns.0.combat.attacks.1.attacks"


def test_a_turn_is_nobodys_only_after_somebody_has_left() -> None:
    nobodys = turn(calm(), active=None)
    assert "102.1" in rules(nobodys)
    assert "102.1" not in rules(player(nobodys, "Carissa", left=Left("conceded")))


def test_after_all_have_passed_priority_begins_anew_if_who_had_it_has_left() -> None:
    gone = player(calm(), "Rob", left=Left("conceded"))
    assert "117.4" not in rules(turn(gone, passed=("Alex", "Carissa"), priority="Alex"))
    assert "117.4" in rules(turn(gone, passed=("Alex",), priority="Alex"))
    assert "117.4" in rules(turn(calm(), passed=("Rob", "Alex", "Carissa"), priority="Rob"))


def test_who_skips_takes_turns() -> None:
    assert "500.11" in rules(replace(calm(), skips=(Skip("Zed", "turn"),)))
    assert rules(replace(calm(), skips=(Skip("Rob", "turn"),))) == set()


def test_a_triggered_ability_waits_once() -> None:
    one, other = TriggerWaiting("~1", "Forest"), TriggerWaiting("~2", "Forest")
    order = OrderTriggers(id="1", decider="Rob", triggers=(one, other))
    assert "603.3b" not in rules(asked(calm(), order))
    assert "603.3b" in rules(asked(calm(), replace(order, triggers=(one, one))))


def ordering(state: State) -> State:
    """Give a state in which nobody has priority yet, and Rob puts triggered abilities in order."""
    waiting = tuple(TriggerWaiting(name=name, source="Gray Ogre") for name in ("~1", "~2"))
    order = OrderTriggers(id="1", decider="Rob", triggers=waiting)
    return asked(turn(state, priority=None), order)


@pytest.mark.parametrize("rule", ["704.5a", "704.5d", "704.5g", "704.5i", "704.5q"])
def test_state_based_actions_come_before_triggers_are_put_in_order(rule: str) -> None:
    assert rules(ordering(calm())) == set()
    state = ordering(FORGED[rule]())
    assert rules(state) == {rule}
    several = replace(state, turns=(*state.turns, replace(state.turns[0], number=2)))
    assert rule not in rules(several)
    assert rule not in rules(asked(state, ChooseTargets(id="1", decider="Rob", slots=())))


def test_a_battle_waits_for_its_triggers_also_for_those_that_somebody_else_orders() -> None:
    assert "704.5v" not in rules(ordering(FORGED["704.5v"]()))


def test_where_turns_are_shared_a_creature_blocks_for_its_team() -> None:
    teams = (Team("One", ("Rob",)), Team("Two", ("Alex",)), Team("Three", ("Carissa",)))
    state = attack(fought(), attacks="Carissa", defender="Carissa")
    shared = replace(state, teams=teams, variant=replace(state.variant, shared_team_turns=True))
    assert "805.10d" in rules(shared)
    together = (Team("One", ("Rob",)), Team("Two", ("Alex", "Carissa")))
    assert "805.10d" not in rules(replace(shared, teams=together))


def test_the_set_up_of_a_variant_is_looked_at() -> None:
    state = calm()
    named = replace(state, variant=replace(state.variant, name="two_headed_giant"))
    assert {"810.1", "810.2", "810.4"} <= rules(named)


def test_in_an_edition_that_is_not_played_nothing_is_said() -> None:
    assert rules(replace(turn(calm(), active="Zed"), edition="1999-01-01")) == set()


def test_checking_leaves_the_game_alone() -> None:
    engine = ReferenceEngine()
    found = engine.check(Check(turn(calm(), active="Zed"))).findings
    assert [(one.rule, one.where) for one in found] == [
        ("102.1", "turns.0.active"),
    ]


@in_each(sorted(EDITIONS))
def test_each_claim_has_the_number_of_its_rule_in_each_edition(edition: EditionDate) -> None:
    book = rulebooks.load(edition)
    for one in CLAIMS:
        number = one.number_in(edition)
        assert number is None or book.has(number), one.key


def test_no_claim_is_among_the_rules_that_are_played() -> None:
    assert not {one.key for one in CLAIMS} & all_rules().keys()


def test_each_claim_says_what_it_says_in_one_line() -> None:
    assert [one.key for one in CLAIMS if not one.summary.endswith(".")] == []

    def silent(known: object) -> Any:  # noqa: ANN401 - it is never called
        raise AssertionError(known)

    with pytest.raises(TypeError, match="no docstring"):
        claim("100.1")(silent)


def test_each_claim_has_been_broken_in_a_test() -> None:
    broken = {*FORGED, "702.22c", "704.5m", "704.5f", "603.3b", "805.10d"}
    assert {str(one.number) for one in CLAIMS} == broken
