"""Cards that change a combat while it is on."""

from __future__ import annotations

import pytest
from tests.reference.driving import Game, begin, blockers

from apnap.protocol.answers import Choose


def power_of(game: Game, name: str) -> tuple[int | None, int | None]:
    now = game.thing(name).now
    assert now != "unknown"
    return now.power, now.toughness


# Removed from combat


def test_reconnaissance_takes_an_attacker_back_and_its_trigger_remembers_whom_it_attacked() -> None:
    board = {"Rob": "Reconnaissance, Agate-Blade Assassin", "Alex": "", "Carissa": ""}
    game = begin(board).to("declare_attackers").attack({"Agate-Blade Assassin": "Carissa"})
    game.activate("Reconnaissance", "Agate-Blade Assassin").resolve()
    assert game.combat.attacks == ()
    assert not game.thing("Agate-Blade Assassin").tapped
    game.resolve()
    assert [game.life(name) for name in board] == [21, 20, 19]
    assert game.to("combat_damage").life("Carissa") == 19


def test_reconnaissance_targets_own_attackers_only() -> None:
    board = {"Rob": "Gray Ogre, Hill Giant", "Alex": "Reconnaissance", "Carissa": ""}
    game = begin(board).to("declare_attackers").attack({"Gray Ogre": "Alex"}).pass_once()
    with pytest.raises(AssertionError):
        game.activate("Reconnaissance", "Gray Ogre")


# Reselecting


def redirected(target: str, more: str = "Gray Ogre") -> Game:
    """Carissa's Portal Mage turns Rob's Assassin, which attacks Alex, to somebody else."""
    board = {
        "Rob": "Agate-Blade Assassin, Jace Beleren",
        "Alex": more,
        "Carissa": "Island, Island, Island, Hill Giant",
    }
    game = begin(board, hands={"Carissa": "Portal Mage"}).to("declare_attackers")
    game.attack({"Agate-Blade Assassin": "Alex"}).pass_once().pass_once()
    game.cast("Portal Mage").resolve().choose("Agate-Blade Assassin").resolve().say(yes=True)
    game.refused(Choose(("Jace Beleren",)))
    game.refused(Choose(("Rob",)))
    return game.choose(target)


def test_portal_mage_changes_the_defending_player_but_not_who_attacked() -> None:
    game = redirected("Carissa")
    assert game.attacked("Agate-Blade Assassin") == "Carissa"
    assert game.named_on_stack() == (("Agate-Blade Assassin", "Rob"),)
    game.resolve()
    assert [game.life(name) for name in ("Rob", "Alex", "Carissa")] == [21, 20, 19]
    game.to("declare_blockers")
    assert game.asked == "Carissa"
    game.block({"Hill Giant": "Agate-Blade Assassin"})


def test_portal_mage_does_not_care_for_limits_of_declared_attacks() -> None:
    game = redirected("Alex", "Crawlspace")
    assert game.attacked("Agate-Blade Assassin") == "Alex"


def test_portal_mage_does_nothing_in_another_step() -> None:
    board = {"Rob": "Gray Ogre", "Alex": "Island, Island, Island", "Carissa": ""}
    game = begin(board, hands={"Alex": "Portal Mage"}).to("declare_attackers")
    game.attack({"Gray Ogre": "Alex"}).to("combat_damage").pass_once()
    game.cast("Portal Mage").resolve()
    assert game.named_on_stack() == ()


def test_where_one_opponent_was_named_portal_mage_finds_nobody_else() -> None:
    board = {"Rob": "Gray Ogre", "Alex": "Island, Island, Island", "Carissa": "Jace Beleren"}
    game = begin(board, hands={"Alex": "Portal Mage"}, attack="one_opponent")
    game.to("choose_player").choose("Alex").to("declare_attackers").attack({"Gray Ogre": "Alex"})
    game.pass_once().cast("Portal Mage").resolve().choose("Gray Ogre").resolve().say(yes=True)
    game.refused(Choose(("Carissa",)))
    game.refused(Choose(("Jace Beleren",)))
    game.choose("Alex")


# Entering combat


def test_hanweir_garrisons_tokens_attack_what_they_like_without_having_attacked() -> None:
    board = {
        "Rob": "Hanweir Garrison",
        "Alex": "Silent Arbiter",
        "Carissa": "Propaganda, Jace Beleren, Gray Ogre, Hill Giant",
    }
    game = begin(board).to("declare_attackers").attack({"Hanweir Garrison": "Alex"}).resolve()
    game.refused(Choose(("Rob",)))
    game.choose("Carissa").choose("Jace Beleren")
    assert game.named_on_stack() == ()
    tokens = [thing for thing in game.state.objects if thing.kind == "token"]
    assert [game.attacked(token.name) for token in tokens] == ["Carissa", "Jace Beleren"]
    assert all(token.tapped and token.name.startswith("~") for token in tokens)
    game.to("declare_blockers").block({}).refused(
        blockers({"Gray Ogre": tokens[0].name, "Hill Giant": tokens[1].name})
    )
    game.block({"Gray Ogre": tokens[0].name}).to("combat_damage")
    assert not game.has(tokens[0].name)
    assert game.thing("Jace Beleren").counters == {"loyalty": 2}


def test_a_token_is_sent_again_if_its_target_leaves_meanwhile() -> None:
    board = {"Rob": "Hanweir Garrison", "Alex": "", "Carissa": "", "Dana": ""}
    game = begin(board).to("declare_attackers").attack({"Hanweir Garrison": "Alex"}).resolve()
    game.choose("Carissa").concede("Carissa").choose("Dana").choose("Dana")
    tokens = [thing.name for thing in game.state.objects if thing.kind == "token"]
    assert [game.attacked(token) for token in tokens] == ["Dana", "Dana"]


def foliage(*, edition: str = "2026-01-16") -> Game:
    """Alex has Flash Foliage and is attacked by Slate Street Ruffian."""
    board = {
        "Rob": "Slate Street Ruffian, Hill Giant",
        "Alex": "Forest, Forest, Forest, Gray Ogre",
        "Carissa": "",
    }
    game = begin(board, hands={"Alex": "Flash Foliage"}, edition=edition).to("declare_attackers")
    return game.attack({"Slate Street Ruffian": "Alex", "Hill Giant": "Carissa"})


def test_flash_foliage_is_cast_after_blocks_at_what_attacks_its_caster() -> None:
    game = foliage().pass_once()
    with pytest.raises(AssertionError):
        game.cast("Flash Foliage", "Slate Street Ruffian")
    game.to("declare_blockers").block({}).pass_once()
    with pytest.raises(AssertionError):
        game.cast("Flash Foliage", "Hill Giant")
    game.cast("Flash Foliage", "Slate Street Ruffian").resolve()
    (token,) = [thing.name for thing in game.state.objects if thing.kind == "token"]
    attack = next(a for a in game.combat.attacks if a.attacker == "Slate Street Ruffian")
    assert (attack.blocked, attack.blockers) == (True, (token,))
    assert game.named_on_stack() == (("Slate Street Ruffian", "Rob"),)
    assert game.player("Alex").hand == 1


def test_a_second_blocker_does_not_make_a_creature_become_blocked_again() -> None:
    game = foliage().to("declare_blockers").block({"Gray Ogre": "Slate Street Ruffian"})
    assert game.named_on_stack() == (("Slate Street Ruffian", "Rob"),)
    game.pass_once().cast("Flash Foliage", "Slate Street Ruffian").resolve()
    assert game.named_on_stack() == (("Slate Street Ruffian", "Rob"),)


def test_with_damage_assignment_order_the_active_player_places_the_newcomer() -> None:
    game = foliage(edition="2024-06-07").to("declare_blockers")
    game.block({"Gray Ogre": "Slate Street Ruffian"}).pass_once()
    game.cast("Flash Foliage", "Slate Street Ruffian").resolve()
    assert (game.kind, game.asked) == ("order_objects", "Rob")
    (token,) = [thing.name for thing in game.state.objects if thing.kind == "token"]
    game.order(token, "Gray Ogre")
    attack = next(a for a in game.combat.attacks if a.attacker == "Slate Street Ruffian")
    assert attack.blockers == (token, "Gray Ogre")


# False Orders


def ordered(more: dict[str, str]) -> Game:
    """Rob may cast False Orders; his Ogre and Giant attack Alex, his Wurm Carissa."""
    board = {
        "Rob": "Mountain, Gray Ogre, Hill Giant, Craw Wurm",
        "Alex": "Wall of Wood, Wall of Stone",
        "Carissa": "Giant Spider",
    }
    game = begin(board, hands={"Rob": "False Orders"}).to("declare_attackers")
    game.attack({"Gray Ogre": "Alex", "Hill Giant": "Alex", "Craw Wurm": "Carissa"})
    return game.to("declare_blockers").block(more)


def blocked(game: Game, name: str) -> tuple[bool | None, tuple[str, ...]]:
    attack = next(a for a in game.combat.attacks if a.attacker == name)
    assert attack.blocked != "unknown"
    return attack.blocked, attack.blockers


def test_false_orders_targets_a_creature_of_any_defending_player() -> None:
    game = ordered({"Wall of Wood": "Gray Ogre"}).block({"Giant Spider": "Craw Wurm"})
    with pytest.raises(AssertionError):
        game.cast("False Orders", "Hill Giant")
    game.cast("False Orders", "Giant Spider").resolve().choose()
    assert blocked(game, "Craw Wurm") == (False, ())
    assert blocked(game, "Gray Ogre") == (True, ("Wall of Wood",))


def test_false_orders_lets_the_creature_block_another_attacker_of_its_controller() -> None:
    game = ordered({"Wall of Wood": "Gray Ogre"}).block({})
    game.cast("False Orders", "Wall of Wood").resolve()
    game.refused(Choose(("Craw Wurm",)))
    game.choose("Hill Giant")
    assert blocked(game, "Gray Ogre") == (False, ())
    assert blocked(game, "Hill Giant") == (True, ("Wall of Wood",))
    assert game.to("combat_damage").life("Alex") == 18


def test_an_attacker_that_two_blocked_stays_blocked() -> None:
    game = ordered({"Wall of Wood": "Gray Ogre", "Wall of Stone": "Gray Ogre"}).block({})
    game.cast("False Orders", "Wall of Wood").resolve().choose()
    assert blocked(game, "Gray Ogre") == (True, ("Wall of Stone",))


# Defending players, one for each attacker


def test_mercadias_downfall_counts_for_each_attacker_the_lands_of_its_own_defender() -> None:
    board = {
        "Rob": "Mountain, Mountain, Mountain, Grizzly Bears, Hill Giant",
        "Alex": "Tropical Island, Tropical Island",
        "Carissa": "Island, Forest",
    }
    game = begin(board, hands={"Rob": "Mercadia's Downfall"}).to("declare_attackers")
    game.attack({"Grizzly Bears": "Alex", "Hill Giant": "Carissa"})
    game.cast("Mercadia's Downfall").resolve()
    assert power_of(game, "Grizzly Bears") == (4, 2)
    assert power_of(game, "Hill Giant") == (3, 3)


def test_wardscale_dragon_silences_only_the_player_it_attacks_while_it_attacks() -> None:
    board = {"Rob": "Wardscale Dragon", "Alex": "Mountain", "Carissa": "Mountain"}
    hands = {"Alex": "Shock", "Carissa": "Lightning Bolt"}
    game = begin(board, hands=hands).to("declare_attackers").attack({"Wardscale Dragon": "Carissa"})
    game.pass_once().cast("Shock", "Rob").pass_once()
    with pytest.raises(AssertionError, match=r"601\.3"):
        game.cast("Lightning Bolt", "Rob")
    game.pass_once().to("end_of_combat").pass_once().pass_once()
    with pytest.raises(AssertionError, match=r"601\.3"):
        game.cast("Lightning Bolt", "Rob")
    game.to("postcombat_main").pass_once().pass_once().cast("Lightning Bolt", "Rob")


def test_an_attack_on_a_player_who_leaves_goes_on_against_nothing() -> None:
    board = {"Rob": "Craw Wurm, Agate-Blade Assassin, Hill Giant", "Alex": "", "Carissa": ""}
    game = begin(board).to("declare_attackers")
    game.attack({"Craw Wurm": "Alex", "Agate-Blade Assassin": "Alex", "Hill Giant": "Carissa"})
    game.concede("Alex").resolve()
    assert (game.life("Rob"), game.life("Carissa")) == (21, 20)
    game.to("combat_damage")
    assert game.attacked("Craw Wurm") is None
    assert (game.life("Alex"), game.life("Carissa")) == (20, 17)


def test_all_steps_of_a_combat_run_though_its_only_attacker_has_left() -> None:
    board = {"Rob": "Gray Ogre", "Alex": "Wall of Wood", "Carissa": ""}
    game = begin(board).to("declare_attackers").attack({"Gray Ogre": "Alex"}).concede("Rob")
    assert game.active is None
    assert game.asked == "Alex"
    game.to("declare_blockers")
    assert game.kind == "priority"
    game.to("combat_damage").to("upkeep")
    assert game.active == "Alex"
