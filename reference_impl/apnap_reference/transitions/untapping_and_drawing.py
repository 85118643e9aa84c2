"""What is done without the stack as a turn begins and ends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from apnap.protocol import (
    AnswerSaid,
    ChooseObjects,
    Decision,
    KeepOrMulligan,
    Object,
    ObjectName,
    PlayerName,
    PlayLand,
)
from apnap.protocol.catalogue import catalogue
from apnap_reference.edition import switches
from apnap_reference.transitions.attacks_declared import has
from apnap_reference.transitions.game_states import GameState
from apnap_reference.transitions.passages import (
    PLACE,
    STEPS,
    Passage,
    may_have_returned,
    shared,
    skipped,
)
from apnap_reference.transitions.quiet_lines import nothing_happens
from apnap_reference.transitions.ranges import taking_part
from apnap_reference.transitions.wrong import Wrong, transition

_MOST_CARDS: Final = 7
_TWO: Final = 2
_UNTAPPING: Final = ("untap", "beginning")
"""What holds the untapping: without it nothing untaps."""

_AFTER_COMBAT: Final = tuple(f"into {step}" for step in STEPS[PLACE["end_of_combat"] + 1 :])


@transition("502.3", "turn")
def permanents_untap(passage: Passage) -> Iterator[Wrong]:
    """As a turn begins, the permanents of the active player untap, and no others do."""
    if not passage.new_turn or passage.turns is None:
        return
    new = passage.turns[1]
    latest = "draw" if passage.memory.every_priority else "declare_attackers"
    attacks = new.combat is not None and new.combat.attacks  # and has tapped since
    if new.active is None or PLACE[new.step] > PLACE[latest] or attacks:
        return
    others_too = passage.memory.every_priority or passage.next_turn
    if new.step == "untap" and not passage.asked:
        return
    begun = {(turn.marker, turn.active) for turn in passage.before.turns}
    beside = [
        turn.active for turn in passage.after.turns if (turn.marker, turn.active) not in begun
    ]
    untaps = skipped(passage, new.active).isdisjoint(_UNTAPPING)
    for was, now in _tapped_before(passage):
        if now.controller in beside and now.controller not in passage.active:
            continue  # another turn begins at the same time
        whose = now.controller in passage.active
        if whose is (now.tapped is True) and (untaps if whose else others_too):
            told = f"{now.name} {'stays tapped' if whose else 'untaps'} in the turn of {new.active}"
            got = "tapped" if now.tapped else "untapped"
            also = (now.name, *(() if now.attached_to is None else (now.attached_to,)))
            yield Wrong("wrong_state", f"objects.{was.name}.tapped", told, "", got, also=also)


@transition("702.26a", "turn")
def the_phased_out_phase_in(passage: Passage) -> Iterator[Wrong]:
    """As a player's turn begins, what phased out under their control phases in."""
    if not passage.new_turn or passage.turns is None or not passage.memory.every_priority:
        return
    new = passage.turns[1]
    skips = not skipped(passage, new.active).isdisjoint(_UNTAPPING)
    early = passage.asked and new.step in ("upkeep", "draw")
    if not early or skips or len(passage.before.turns) > 1 or passage.before.skips == "unknown":
        return
    for was, now in _of_both(passage):
        out = was.phased_out is True and now.phased_out is True
        mine = was.controller in passage.active and now.controller == was.controller
        if out and mine and was.attached_to is None and now.attached_to is None:
            told = f"{now.name} stays phased out in the turn of {new.active}"
            where = f"objects.{now.name}.phased_out"
            yield Wrong("wrong_state", where, told, "no", "yes", also=(now.name,), doubtful=True)


def _tapped_before(passage: Passage) -> Iterator[tuple[Object, Object]]:
    """Yield the permanents that were tapped, before and after, but for those unknown now."""
    for was, now in _of_both(passage):
        if was.tapped is not True or was.zone != "battlefield" or was.phased_out or now.phased_out:
            continue
        if may_have_returned(was, passage):
            continue
        stayed = now.zone == "battlefield" and was.controller == now.controller
        if stayed and now.tapped != "unknown":
            yield was, now


def _of_both(passage: Passage) -> Iterator[tuple[Object, Object]]:
    for name, thing in passage.after.things.items():
        was = passage.before.things.get(name)
        if was is not None:
            yield was, thing


@transition("302.6", "objects")
def summoning_sick_as_it_comes(passage: Passage) -> Iterator[Wrong]:
    """A creature is summoning sick until its controller has begun a turn with it."""
    for was, now in () if passage.new_turn else passage.changed:
        if was is None or now is None or not _is_creature(now):
            continue
        told = f"{now.name} is {'' if now.sick else 'not '}summoning sick"
        if was.zone != "battlefield":
            if now.sick is False and not has(now, "haste"):
                yield Wrong("wrong_state", f"objects.{now.name}.sick", told, also=(now.name,))
        elif nothing_happens(passage) and _is_creature(was) and _is_sick_otherwise(was, now):
            where, may = f"objects.{now.name}.sick", not passage.idle
            yield Wrong("wrong_state", where, told, excusable=may, also=(now.name,))


@transition("302.6", "turn")
def free_as_the_turn_begins(passage: Passage) -> Iterator[Wrong]:
    """As a turn begins, creatures that its player has controlled until then are free to act."""
    if not passage.new_turn or not passage.asked:
        return
    for was, now in _of_both(passage):
        if now.sick is not True or now.controller not in passage.active or now.phased_out:
            continue
        stayed = was.zone == "battlefield" and was.controller == now.controller
        if stayed and not was.phased_out and _is_creature(was) and _is_creature(now):
            told, where = f"{now.name} is still summoning sick", f"objects.{now.name}.sick"
            yield Wrong("wrong_state", where, told, also=(now.name,))


def _is_sick_otherwise(was: Object, now: Object) -> bool:
    return "unknown" not in (was.sick, now.sick) and was.sick != now.sick


def _is_creature(thing: Object) -> bool:
    if thing.zone != "battlefield" or thing.now == "unknown":
        return False
    return "Creature" in thing.now.types


@transition("103.8a", "step")
def starting_player_draws_no_card(passage: Passage) -> Iterator[Wrong]:
    """In a game of two players whoever takes the first turn draws no card in it."""
    for name, number in expected_draws(passage).items():
        drawn = _drawn(passage, name)
        if number == 0 and drawn not in (None, 0):
            told = f"{name} has drawn {drawn} cards in the first turn of a game of two players"
            yield Wrong("wrong_state", f"players.{name}.hand", told, "0", str(drawn))


@transition("504.1", "step", "turn")
def active_player_draws(passage: Passage) -> Iterator[Wrong]:
    """The draw step brings whoever is active one card, before anybody can act."""
    for name, number in expected_draws(passage).items():
        drawn = _drawn(passage, name)
        if drawn not in (None, number):
            told = f"{name} has drawn {drawn} cards in the draw step"
            yield Wrong("wrong_state", f"players.{name}.hand", told, str(number), str(drawn))


@shared
def expected_draws(passage: Passage) -> Mapping[PlayerName, int]:
    """Give how many cards the draw steps that begin on a line bring whom, if somebody can tell."""
    if passage.before.stage == "before_game":
        return _drawn_as_the_game_begins(passage)
    if passage.new_turn:
        return _drawn_in_the_next_turn(passage)
    first = passage.memory.fresh and passage.memory.turns == 0
    if not over_the_draw_step(passage) or (first and passage.before.variant.shared_team_turns):
        return {}
    return dict.fromkeys(sorted(passage.active), _of_the_first_turn(passage) if first else 1)


def _of_the_first_turn(passage: Passage) -> int:
    """Give how many cards are drawn in the first turn of a game."""
    return 0 if len(passage.before.players) == _TWO else 1


def _drawn_as_the_game_begins(passage: Passage) -> Mapping[PlayerName, int]:
    """Give who draws in the first turn, if the log runs past its draw step as it begins."""
    after, said = passage.after, passage.said
    begins = after.stage == "playing" and len(after.turns) == 1
    kept = isinstance(said, AnswerSaid) and isinstance(said.say, KeepOrMulligan)
    if not begins or not kept or after.variant.shared_team_turns:
        return {}
    if may_run_past_the_first_turn(passage):
        return {}
    turn = after.turns[0]
    over = PLACE[turn.step] >= PLACE["draw"] and turn.active is not None
    return {str(turn.active): _of_the_first_turn(passage)} if over else {}


def may_run_past_the_first_turn(passage: Passage) -> bool:
    """Tell whether a game that begins may be in a later turn, because priorities are left out."""
    if passage.memory.every_priority or passage.turns is None:
        return False
    old, new = (turn.number for turn in passage.turns)
    return "unknown" in (old, new) or old != new


def _drawn_in_the_next_turn(passage: Passage) -> Mapping[PlayerName, int]:
    """Give who draws where a log runs past draw steps into the next turn, or from the last one."""
    known = passage.before.skips in ((), "unknown") and passage.next_turn
    if passage.turns is None or passage.memory.every_priority or not known:
        return {}
    old, new = passage.turns
    late = PLACE[old.step] < PLACE["draw"]
    if late and passage.memory.turns == 0:
        return {}
    drawn = dict.fromkeys(sorted(passage.active_before), 1) if late else {}
    for name in sorted(passage.active) if PLACE[new.step] >= PLACE["draw"] else ():
        drawn[name] = drawn.get(name, 0) + 1
    return drawn


def begins_the_game(now: GameState) -> bool:
    """Tell whether a game begins with a position: in its first turn nothing has been played."""
    if now.stage == "before_game":
        return True
    lying = all(one.zone in ("hand", "library", "command") for one in now.things.values())
    first = len(now.turns) == 1 and now.turns[0].number == 1
    return first and lying and PLACE[now.turns[0].step] < PLACE["draw"]


def over_the_draw_step(passage: Passage) -> bool:
    """Tell whether a log has come to, or past, the draw step of the turn that goes on."""
    if passage.turns is None or passage.new_turn or not passage.stepped:
        return False
    old, new = passage.turns
    over = PLACE[old.step] < PLACE["draw"] <= PLACE[new.step]
    into = new.step == "draw" or not passage.memory.every_priority
    first = new.step != "draw" or passage.before.variant.shared_team_turns
    if passage.memory.turns == 0 and first and not passage.memory.fresh:
        return False
    return over and into and (passage.passed or old.step == "untap")


def _drawn(passage: Passage, name: PlayerName) -> int | None:
    """Give how many cards a player has drawn; None if nobody can tell."""
    was, now = passage.before.person(name), passage.after.person(name)
    if was is None or now is None or now.left is not None or was.library == 0:
        return None
    if isinstance(was.library, int) and isinstance(now.library, int):
        return was.library - now.library
    if isinstance(was.hand, int) and isinstance(now.hand, int):
        return now.hand - was.hand
    return None


@transition("121.1", "step", "turn")
def the_top_card_is_drawn(passage: Passage) -> Iterator[Wrong]:
    """The card that is drawn in the draw step is the one on top of the library."""
    for name in (name for name, number in expected_draws(passage).items() if number == 1):
        drawn = [
            now
            for was, now in passage.changed
            if was is not None and was.zone == "library" and was.owner == name
            if now is not None and now.zone == "hand"
        ]
        top = _on_top(passage.before, name)
        if top is None or len(drawn) != 1 or drawn[0].name == top or _drawn(passage, name) != 1:
            continue
        still = passage.after.things.get(top)
        if still is not None and still.zone == "library":
            told = f"{drawn[0].name} is drawn, and {top} lay on top of the library"
            where = f"objects.{drawn[0].name}.zone"
            yield Wrong("wrong_state", where, told, "library", "hand", also=(top,))


def _on_top(now: GameState, owner: PlayerName) -> ObjectName | None:
    """Give the card on top of a library; None if that is not told."""
    return next(
        (
            one.name
            for one in now.things.values()
            if one.zone == "library" and one.owner == owner and one.position == 0
        ),
        None,
    )


@transition("714.3b", "step", "turn")
def sagas_go_on(passage: Passage) -> Iterator[Wrong]:
    """As a precombat main phase begins, its player puts a lore counter on each of their Sagas."""
    if not _begins_to_act(passage):
        return
    for was, now in _of_both(passage):
        if not (_is_saga(was) and _is_saga(now)) or was.controller != now.controller:
            continue
        if now.controller not in passage.active or "unknown" in (was.counters, now.counters):
            continue
        if was.counters == now.counters:
            told, where = f"{now.name} gets no lore counter", f"objects.{now.name}.counters"
            yield Wrong("wrong_state", where, told, also=(now.name,), by_text=True)


def _begins_to_act(passage: Passage) -> bool:
    """Tell whether a precombat main phase has begun, and nobody has to choose anything for it."""
    if passage.turns is None or not passage.stepped or passage.before.stage != "playing":
        return False
    if passage.before.skips not in ((), "unknown") or not passage.asked:
        return False
    old, new = (PLACE[turn.step] for turn in passage.turns)
    main = PLACE["precombat_main"]
    return (passage.new_turn or old < main) and new >= main


def _is_saga(thing: Object) -> bool:
    """Tell whether something is known to be a Saga on the battlefield."""
    if thing.zone != "battlefield" or thing.phased_out or thing.now == "unknown":
        return False
    return "Saga" in thing.now.subtypes


@transition("514.1", "turn")
def hands_are_reduced(passage: Passage) -> Iterator[Wrong]:
    """As a turn ends, the active player discards down to seven cards."""
    if not passage.new_turn or passage.turns is None:
        return
    whose = passage.active_before
    if not passage.memory.every_priority:
        whose -= passage.active  # they may have drawn for their next turn meanwhile
    for name in sorted(whose):
        now = passage.after.person(name)
        if now is None or now.left is not None or not isinstance(now.hand, int):
            continue
        if now.hand > _MOST_CARDS:
            told, got = f"{name} keeps {now.hand} cards", str(now.hand)
            yield Wrong("wrong_state", f"players.{name}.hand", told, str(_MOST_CARDS), got)


@transition("514.1", "asks choose_objects")
def only_the_active_player_discards(passage: Passage) -> Iterator[Wrong]:
    """In the cleanup step nobody but the active player discards for having too many cards."""
    turns = passage.turns
    if turns is None or turns[1].step != "cleanup" or turns[1].stack or turns[0].stack:
        return
    for one in passage.after.pending:
        whose = one.subject or one.decider
        if whose not in passage.active and _may_be_a_discard(passage, one):
            told = f"{whose} is asked in the cleanup step of {turns[1].active}"
            expected = str(turns[1].active)
            yield Wrong("wrong_decider", "pending.choose_objects", told, expected, whose)


def _may_be_a_discard(passage: Passage, asked: Decision) -> bool:
    """Tell whether cards in hand may be chosen: not for an effect, nor by the legend rule."""
    if not isinstance(asked, ChooseObjects) or asked.source is not None:
        return False
    among = () if asked.among == "unknown" else asked.among
    there = (passage.after.things.get(name) for name in among)
    return all(one is None or one.zone != "battlefield" for one in there)


@transition("514.2", "turn")
def damage_wears_off(passage: Passage) -> Iterator[Wrong]:
    """As a turn ends, all damage marked on permanents is removed."""
    if not passage.new_turn or not passage.memory.every_priority or passage.turns is None:
        return
    before = passage.before
    place = next(n for n, turn in enumerate(before.turns) if turn is passage.turns[0])
    around = taking_part(before, place) if len(before.turns) > 1 else None
    for name, thing in passage.after.things.items():
        was = before.things.get(name)
        if was is None or not was.damage or was.damage == "unknown":
            continue
        if len(before.turns) > 1 and thing.controller not in (around or ()):
            continue  # another turn goes on there
        if thing.damage not in (0, "unknown"):
            told = f"{name} still has {thing.damage} damage in the next turn"
            yield Wrong("wrong_state", f"objects.{name}.damage", told, "0", str(thing.damage))


@transition("514.2", "turn")
def sizes_until_end_of_turn_wear_off(passage: Passage) -> Iterator[Wrong]:
    """As a turn ends, what spells have made of creatures until end of turn ends."""
    memory = passage.memory
    if not passage.new_turn or not memory.every_priority or len(passage.before.turns) > 1:
        return
    for name, (was, grown) in memory.grown.items():
        thing = passage.after.things.get(name)
        if thing is None or thing.phased_out or thing.counters == "unknown":
            continue
        if thing.counters == was.counters == grown.counters and size(thing) == size(grown):
            told = f"{name} has the size in the next turn that a spell gave it for the last one"
            where, (expected, got) = f"objects.{name}.now.toughness", map(_written, (was, grown))
            yield Wrong("wrong_state", where, told, expected, got, also=(name,))


def size(thing: Object) -> tuple[int, int] | None:
    """Give the power and toughness of a permanent; None if it has none, or nobody can tell."""
    if thing.zone != "battlefield" or thing.now == "unknown":
        return None
    power, toughness = thing.now.power, thing.now.toughness
    return None if power is None or toughness is None else (power, toughness)


def _written(thing: Object) -> str:
    return "/".join(map(str, size(thing) or ()))


def grown(passage: Passage) -> tuple[Object, Object] | None:
    """Give what a spell that is known to last until end of turn has changed the size of."""
    if passage.turns is None or not passage.all_have_passed or passage.stepped:
        return None
    spell = passage.before.things.get(next(reversed(passage.turns[0].stack), ""))
    known = None if spell is None else catalogue().get(str(spell.card))
    if spell is None or known is None or len(spell.targets) != 1:
        return None
    if known.abilities != ("spell",) or "until end of turn" not in known.summary:
        return None
    was, now = (state.things.get(spell.targets[0]) for state in (passage.before, passage.after))
    if was is None or now is None or None in (size(was), size(now)) or size(was) == size(now):
        return None
    return was, now


@transition("500.5", "step")
def mana_empties(passage: Passage) -> Iterator[Wrong]:
    """As a step or phase ends, unspent mana is lost."""
    if not passage.stepped or not passage.asked or not passage.passed or passage.turns is None:
        return
    old, new = passage.turns
    if switches(passage.after.edition).mana_lasts_through_phase and old.phase == new.phase:
        return
    for player in passage.after.players:
        if player.mana_pool not in ((), "unknown") and player.left is None:
            was = passage.before.person(player.name)
            if was is not None and was.mana_pool == player.mana_pool:
                told = f"{player.name} keeps mana as the step ends"
                got = "".join(player.mana_pool)
                yield Wrong("wrong_state", f"players.{player.name}.mana_pool", told, "", got)


@transition("511.3", *_AFTER_COMBAT)
def combat_is_over(passage: Passage) -> Iterator[Wrong]:
    """As the combat phase ends, all creatures are removed from combat."""
    if passage.turns is None or not passage.stepped:
        return
    new = passage.turns[1]
    fights = new.step >= "beginning_of_combat" and new.combat is not None
    if fights and PLACE[new.step] > PLACE["end_of_combat"] and new.combat and new.combat.attacks:
        told = f"creatures still attack in {new.step}"
        yield Wrong("wrong_state", "turns.0.combat", told, excusable=False)


@transition("305.2", "players", "turn")
def lands_are_counted(passage: Passage) -> Iterator[Wrong]:
    """The lands that a player has played are counted during the turn, and no longer."""
    if isinstance(passage.said, AnswerSaid) and isinstance(passage.said.say, PlayLand):
        return
    old, new = passage.before.players, passage.after.players
    every = passage.new_turn and len(old) == len(new)  # those of whoever begins are none again
    active, still = ({t.active for t in now.turns} for now in (passage.before, passage.after))
    for was, now in zip(old, new, strict=True) if every else passage.people:
        if "unknown" in (was.lands_played, now.lands_played) or now.left is not None:
            continue
        where, got = f"players.{now.name}.lands_played", str(now.lands_played)
        if passage.new_turn and now.name in passage.active and now.lands_played:
            told = f"{now.name} begins the turn with {now.lands_played} lands played"
            yield Wrong("wrong_state", where, told, "0", got, excusable=False)
        elif active != still and now.name not in active & still:
            continue  # a turn has ended or begun beside the one in which something was said
        elif now.lands_played != was.lands_played and not passage.new_turn:
            told = f"{was.lands_played} lands of {now.name} counted as played, and {got} do now"
            expected, idle = str(was.lands_played), passage.idle
            yield Wrong("wrong_state", where, told, expected, got, excusable=not idle)
