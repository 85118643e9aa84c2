"""
Which rule was broken on a line: the one by which the field should have come out otherwise.

A field does not tell that. A creature that isn't tapped breaks one rule after it was declared as an
attacker, another after it was tapped for mana, and a third in its controller's untap step. So each
cause looks at what was said, how the game stood before, and how it stands by the rules after that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from apnap.logs.rules.attachments import (
    of_indestructible,
    of_leaving_combat,
    of_phasing,
    of_what_an_attachment_did,
    of_what_stays,
)
from apnap.logs.rules.coming import of_copied_values, of_range, of_tribute
from apnap.logs.rules.departed import (
    of_choosing_instead,
    of_exchanging_life,
    of_last_known_information,
    of_losing_at_once,
    of_what_nobody_controls,
)
from apnap.logs.rules.entering_combat import (
    of_an_ordered_block,
    of_entering_attacking,
    of_the_defending_player,
)
from apnap.logs.rules.fighting import DAMAGE, is_dealt, of_combat_damage
from apnap.logs.rules.triggering import (
    of_blockers_that_are_added,
    of_choosing_the_order,
    of_looking_back,
    of_whose_targets,
)
from apnap.logs.rules.wrong import (
    ORDER,
    Cause,
    Wrong,
    is_not_asked_to_pay,
    keywords,
    place_of,
    step_of,
)
from apnap.protocol import (
    Activate,
    AssignDamage,
    BottomCards,
    Cast,
    Chance,
    Choose,
    ChooseMode,
    ChooseObjects,
    ChoosePlayer,
    Concede,
    Decision,
    DeclareAttackers,
    DeclareBlockers,
    DeclareBlockersAsked,
    KeepOrMulligan,
    Load,
    Object,
    Order,
    OrderTriggers,
    Pass,
    Pay,
    PayAsked,
    PlayLand,
    Priority,
    Record,
    Say,
    State,
    View,
    YesNo,
)
from apnap.protocol.catalogue import catalogue

_OF_ATTACKS: Final = ("declare_blockers", *DAMAGE)
_NOTHING: Final = "nothing"
_COMES_BACK: Final = {"undying": "702.93a", "persist": "702.79a"}
_CHOICES: Final = (ChooseMode, ChooseObjects, ChoosePlayer, YesNo)
_OF_THE_PHASE: Final = {
    **dict.fromkeys(("untap", "upkeep", "draw"), "501.1"),
    **dict.fromkeys(("end_step", "cleanup"), "512.1"),
    **dict.fromkeys(("precombat_main", "postcombat_main"), "500.1"),
}
_BASIC: Final = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})
_INSTANTS: Final = frozenset({"Instant", "Sorcery"})
_TAKEN_BY_DAMAGE: Final = {"Planeswalker": "120.3c", "Battle": "120.3h"}
_SHARED: Final = {"life": "810.9", "poison": "810.10"}
_COUNTED: Final = ("hand", "library", "life", "poison")
_OF_COMBAT: Final = "506.1"
_NEXT_SEAT: Final = {"left": "803.1a", "right": "803.1b"}


def of_a_look(it: Wrong) -> str | None:
    """Judge a look: nobody sees the hand of another player, nor the cards in a library."""
    if not isinstance(it.said, View) or it.kind != "objects":
        return None
    libraries = {f"objects.{o.name}.card" for o in it.theirs.objects if o.zone == "library"}
    if it.first.where in libraries:
        return "401.2"
    return (_of_what_is_revealed(it) if it.first.got == _NOTHING else None) or "402.3"


def _of_what_is_revealed(it: Wrong) -> str | None:
    """Return by which rule all see a card of a hand: of an opening hand, or by its ninjutsu."""
    name = it.first.where.removeprefix("objects.")
    if it.before.stage == "before_game":
        return "103.6b"
    stack = _stacks(it.before)
    announced = any(o.source == name for o in it.before.objects if o.name in stack)
    held = _one(it.before.objects, name)
    words = keywords(held) if isinstance(held, Object) else ()
    ninja = any(word.startswith("ninjutsu") for word in words) or not words
    return "702.49b" if announced and ninja else None


def of_two_zones(it: Wrong) -> str | None:
    """Judge an object that is told twice: it is in one zone."""
    names = Counter(one.name for one in it.theirs.objects) if it.kind == "objects" else Counter()
    rest = it.first.where.partition(".")[2]
    twice = (name for name, times in names.items() if times > 1)
    return "400.1" if any(rest == name or rest.startswith(f"{name}.") for name in twice) else None


def of_a_turn_without_its_player(it: Wrong) -> str | None:
    """Judge a turn that ends as its player leaves: it goes on, without an active player."""
    was, ours, theirs = (
        state.turns[0].active if state.turns else None for state in (it.before, it.ours, it.theirs)
    )
    ended = was is not None and bool(it.ours.turns) and ours is None and theirs not in (None, was)
    return "800.4j" if ended and it.kind in ("turns", "pending") else None


def of_the_end(it: Wrong) -> str | None:
    """Judge a game that is over: nobody is asked anything in it any more."""
    over = it.ours.stage == it.theirs.stage == "over"
    return "104.1" if over and it.kind == "pending" else None


def of_leaving(it: Wrong) -> str | None:
    """Judge a concession: a player leaves, with all that is theirs; the last one there has won."""
    if not isinstance(it.said, Concede):
        return None
    if it.kind in ("result", "stage"):
        return "810.8b" if _team_plays_on(it, it.said.player) else "104.2a"
    if it.field == "left" or (it.field == "reason" and it.kind == "players"):
        return "104.3a"
    if it.kind in ("objects", "players"):
        return "800.4a"
    if it.field not in ("priority", "active"):
        return None
    turn = it.before.turns[0] if it.before.turns else None
    had_it = turn is not None and turn.priority == it.said.player != turn.active
    return "800.4a" if had_it and it.field == "priority" else "800.4j"


def _team_plays_on(it: Wrong, gone: str) -> bool:
    """Tell whether a teammate plays on who shares their life total with a player who conceded."""
    mates = {name for team in it.theirs.teams if gone in team.members for name in team.members}
    there = {p.name for p in it.theirs.players if p.left is None}
    return it.theirs.variant.shared_life and it.theirs.stage != "over" and bool(mates & there)


def of_emperors(it: Wrong) -> str | None:
    """Judge who has lost with a team that an emperor leads: all of it, as its emperor does."""
    concerned = it.kind in ("result", "stage", "players")
    return "809.5b" if concerned and _emperors_decide(it) else None


def _emperors_decide(it: Wrong) -> bool:
    """Tell whether somebody has lost, on one side only, with a team that an emperor leads."""
    led = {name for team in it.theirs.teams if team.emperor for name in team.members}
    ours, theirs = (
        {p.name: p.left.reason for p in state.players if p.left is not None}
        for state in (it.ours, it.theirs)
    )
    apart = led & (ours.keys() ^ theirs.keys())
    return any("team" in (ours.get(name), theirs.get(name)) for name in apart)


def of_control_that_ends(it: Wrong) -> str | None:
    """Judge what somebody controlled by an effect, and who had it by default has left: exiled."""
    thing = it.thing
    if thing is None or it.resolved is not None or it.field not in ("zone", "controller"):
        return None
    lent = thing.zone == "battlefield" and thing.controller != thing.owner
    ours, gone = _one(it.ours.objects, thing.name), any(p.left for p in it.before.players)
    exiled = lent and gone and getattr(ours, "zone", "") == "exile"
    return "800.4c" if exiled and isinstance(it.answer, Pass) else None


def of_losing(it: Wrong) -> str | None:
    """Judge who has lost: a player without life, with ten poison counters, without a library."""
    if it.kind in ("result", "stage"):
        lost = [p for p in it.ours.players if p.left is not None]
        there = {p.name for p in it.theirs.players if p.left is None}
        plays_on = it.theirs.stage != "over" and any(p.name in there for p in lost)
        won = it.ours.stage == "over" and not plays_on
        return ("104.2a" if won else _lost(it)) if lost else None
    lost_ = it.kind == "players" and it.first.where.endswith((".left", ".reason"))
    return _lost(it) if lost_ else None


def _lost(it: Wrong) -> str:
    """Return by which rule somebody has lost, or would have."""
    players = {p.name: p for p in (*it.ours.players, *it.theirs.players)}
    reasons = {p.left.reason for p in it.ours.players if p.left is not None} - {"conceded"}
    name = it.first.where.partition(".")[2].partition(".")[0]
    if "library" in reasons:
        return "704.5b"
    if "poison" in reasons:
        return "704.6b" if it.theirs.variant.shared_life else "704.5c"
    one = players.get(name)
    life = one is not None and one.life != "unknown" and one.life <= 0
    return "704.5a" if reasons or life else "104.3"


def of_undoing(it: Wrong) -> str | None:
    """Judge what was rejected: the game stands as before, and the same is asked again."""
    if not it.rejected:
        return None
    if it.kind in ("objects", "players"):
        return "732.1"
    if isinstance(it.answer, DeclareAttackers | DeclareBlockers):
        return "508.1" if isinstance(it.answer, DeclareAttackers) else "509.1"
    return "732.1"


def of_mulligans(it: Wrong) -> str | None:
    """Judge a mulligan: the hand that is kept or drawn anew, and what goes on the bottom then."""
    bottom = any(isinstance(one, BottomCards) for one in it.before.pending)
    bottom = bottom and isinstance(it.answer, Choose)
    drawn = isinstance(it.answer, Chance) and it.before.stage == "before_game"
    return "103.5" if bottom or drawn or isinstance(it.answer, KeepOrMulligan) else None


def of_controlling_a_player(it: Wrong) -> str | None:
    """Judge who decides for somebody whom another player controls."""
    controlled = {one.subject for one in it.ours.pending if one.subject not in (None, one.decider)}
    by_themselves = any(one.decider in controlled for one in it.theirs.pending)
    return "722.5" if by_themselves and it.kind in ("pending", "turns") else None


def of_choosing(it: Wrong) -> str | None:
    """Judge choices of several players: in their order, and nothing is done before the last."""
    ours, theirs = ({one.decider for one in _choices(state)} for state in (it.ours, it.theirs))
    if it.kind == "pending" and ours and theirs and not ours & theirs:
        return "101.4"
    open_ = bool(ours) or it.ours.picks not in ((), "unknown")
    early = it.kind in ("objects", "players") and it.first.where.count(".") > 1
    said = isinstance(it.answer, Choose | Say | Pass)
    return "101.4" if said and open_ and early and not _changed_by_the_rules(it) else None


def _choices(state: State) -> list[Decision]:
    """Return what is chosen, while something is carried out."""
    return [one for one in state.pending if isinstance(one, _CHOICES)]


def of_legends(it: Wrong) -> str | None:
    """Judge what follows on two legends of one name: their controller chooses which stays."""
    mine = {o.name: o.now for o in it.ours.objects if o.zone == "battlefield"}
    for asked in it.ours.pending:
        among = asked.among if isinstance(asked, ChooseObjects) else "unknown"
        kinds = [mine.get(name, "unknown") for name in among] if among != "unknown" else []
        legends = [one for one in kinds if one != "unknown" and "Legendary" in one.types]
        alike = len(legends) == len(kinds) > 1 and len({one.name for one in legends}) == 1
        if alike and not any(isinstance(one, ChooseObjects) for one in it.theirs.pending):
            return "704.5j"
    return None


def of_untapping(it: Wrong) -> str | None:
    """Judge what untaps: the active player's permanents do as the turn begins, and no others."""
    thing = it.thing
    if thing is None or it.field != "tapped" or not it.new_turn or not it.passes("untap"):
        return None
    active = it.ours.turns[0].active
    team = next((team.members for team in it.ours.teams if team.name == active), (active,))
    untaps = thing.controller in team
    return "502.3" if untaps or (thing.tapped is True and it.first.expected == "yes") else None


def of_defending(it: Wrong) -> str | None:
    """Judge an attack where the player in the next seat is a teammate: there can be none."""
    combat = it.ours.turns[0].combat if it.ours.turns else None
    nobody = it.field == "defending" and combat is not None and not combat.defending
    return _NEXT_SEAT.get(it.theirs.variant.attack) if nobody else None


def of_attacking(it: Wrong) -> str | None:
    """Judge an attack: attackers tap as they are declared, what it costs is paid, and then."""
    if not isinstance(it.answer, DeclareAttackers):
        return None
    if is_not_asked_to_pay(it):
        return "508.1j"
    attackers = {attack.attacker for attack in it.answer.attacks}
    if it.field == "tapped" and it.thing is not None:
        if it.thing.name in attackers:
            return "508.1f" if it.first.expected == "yes" else "702.20b"
        return "508.1j" if it.first.expected == "yes" else None
    parts = it.first.where.split(".")
    if "attacks" not in parts:
        return None
    return "508.1b" if parts[-1] in ("attacks", "why_nothing") and len(parts) > 4 else "508.1k"  # noqa: PLR2004 - turns.0.combat.attacks.NAME.attacks


def of_blocking(it: Wrong) -> str | None:
    """Judge a block: what is blocked is blocked by the creatures that were declared."""
    if not isinstance(it.answer, DeclareBlockers):
        return None
    if is_not_asked_to_pay(it):
        return "509.1f"
    if it.field == "blocked":
        return "509.1h"
    parts = it.first.where.split(".")
    return "509.1g" if {"blockers", "blocks"} & {*parts} else None


def of_blocking_in_turn(it: Wrong) -> str | None:
    """Judge who declares blockers next, of several defending players: they do so in APNAP order."""
    ours, theirs = (
        [one.decider for one in state.pending if isinstance(one, DeclareBlockersAsked)]
        for state in (it.ours, it.theirs)
    )
    combat = it.ours.turns[0].combat if it.ours.turns else None
    defending = () if combat is None or combat.defending == "unknown" else combat.defending
    others = ours and theirs and set(ours).isdisjoint(theirs)
    return "802.4" if others and defending and set(theirs) <= {*defending} else None


def of_mana_abilities(it: Wrong) -> str | None:
    """Judge a mana ability: it resolves at once, without the stack, and makes what mana it says."""
    was, ours, theirs = (len(_stacks(state)) for state in (it.before, it.ours, it.theirs))
    if not isinstance(it.answer, Activate) or was != ours:
        return None
    basic = it.field == "mana_pool" and _makes_more(it) and _is_basic(it.before, it.answer.source)
    return "605.3b" if ours < theirs else "305.6" if basic else None


def _is_basic(state: State, name: str) -> bool:
    """Tell whether a permanent is a land of a basic type, which makes mana of one color."""
    kinds = (o.now for o in state.objects if o.name == name and o.now != "unknown")
    return any("Land" in now.types and not _BASIC.isdisjoint(now.subtypes) for now in kinds)


def _makes_more(it: Wrong) -> bool:
    """Tell whether by the rules the player in question has more mana than before."""
    name = it.first.where.partition(".")[2].rpartition(".")[0]
    pools = [getattr(_one(state.players, name), "mana_pool", ()) for state in (it.before, it.ours)]
    return "unknown" not in pools and len(pools[1]) > len(pools[0])


def of_paying(it: Wrong) -> str | None:
    """Judge what was paid for a spell or ability."""
    if not isinstance(it.answer, Cast | Activate | Pay):
        return None
    if it.field not in ("tapped", "mana_pool") and not is_not_asked_to_pay(it):
        return None
    return "602.2b" if isinstance(it.answer, Activate) else "601.2h"


def of_playing_a_land(it: Wrong) -> str | None:
    """Judge a land that was played: it is put onto the battlefield, and counted."""
    if not isinstance(it.answer, PlayLand):
        return None
    if it.field == "lands_played":
        return "305.2"
    return "305.1" if it.kind == "objects" and _is(it, it.answer.card) else None


def of_announcing(it: Wrong) -> str | None:
    """Judge what is being paid for: by then it is on the stack."""
    asked = [any(isinstance(one, PayAsked) for one in s.pending) for s in (it.ours, it.theirs)]
    ours, theirs = (_stacks(state) for state in (it.ours, it.theirs))
    if not all(asked) or ours[:-1] != theirs or not ours:
        return None
    announced = _one(it.ours.objects, ours[-1])
    return "602.2a" if getattr(announced, "kind", "") == "ability" else "601.2a"


def of_activating(it: Wrong) -> str | None:
    """Judge an ability that was activated: it is put on the stack, and its cost is paid."""
    if not isinstance(it.answer, Activate):
        return None
    if it.field == "targets":
        return "602.2b"
    paid = it.thing is not None and it.thing.name == it.answer.source
    if paid and it.touches("loyalty", "counters"):
        return "606.4"
    return "602.2a" if it.field == "stack" or _new_ability(it) else None


def of_casting(it: Wrong) -> str | None:
    """Judge a spell that was cast: it is put on the stack, with the targets that were chosen."""
    if not isinstance(it.answer, Cast):
        return None
    if it.field == "targets":
        return "601.2c"
    return "601.2a" if it.field == "stack" or _is(it, it.answer.card) else None


def _is(it: Wrong, name: str) -> bool:
    return it.first.where in (
        f"objects.{name}",
        f"objects.{name}.zone",
        f"objects.{name}.controller",
    )


def _new_ability(it: Wrong) -> bool:
    """Tell whether what differs is an ability that has come onto the stack, or should have."""
    rest = it.first.where.partition(".")[2]
    known = {thing.name for thing in it.before.objects}
    stacked = (*it.ours.objects, *it.theirs.objects)
    return it.kind == "objects" and any(
        o.name == rest and o.kind == "ability" and o.name not in known for o in stacked
    )


def of_the_first_draw_step(it: Wrong) -> str | None:
    """Judge the first turn of a game: its draw step is skipped between two players or teams."""
    if not it.ours.turns or it.ours.turns[0].number != 1 or it.new_turn or not it.passes("draw"):
        return None
    steps = [step_of(state) == "draw" for state in (it.ours, it.theirs)]
    if steps == [True, False] and step_of(it.theirs) in ORDER[ORDER.index("draw") :]:
        return "103.8c" if len(it.theirs.players) > 2 else None  # noqa: PLR2004 - two-player games
    if steps != [False, True]:
        return None
    return "103.8b" if it.theirs.variant.shared_team_turns else "103.8a"


def of_drawing(it: Wrong) -> str | None:
    """Judge what was drawn: the active player draws a card as the draw step begins."""
    if not it.passes("draw") or it.resolved is not None:
        return None
    cards = it.field in ("hand", "library") and it.kind == "players"
    from_library = it.thing is not None and it.thing.zone == "library"
    to_hand = "hand" in f"{it.first.expected} {it.first.got}".split()
    drawn = it.kind == "objects" and (from_library or to_hand)
    return "504.1" if cards or drawn else None


def of_sharing_life(it: Wrong) -> str | None:
    """Judge what teammates share: life total and poison counters that one gains or loses."""
    rule = _SHARED.get(it.field) if it.theirs.variant.shared_life else None
    told = {p.name: getattr(p, it.field) for p in it.theirs.players} if rule else {}
    shared = [{told.get(name) for name in team.members} for team in it.theirs.teams]
    return rule if rule and any(len(one) > 1 for one in shared) else None


def of_cleaning_up(it: Wrong) -> str | None:
    """Judge the end of a turn: cards are discarded, damage goes, and effects of the turn end."""
    if _acted_in_cleanup(it):
        return "514.3a"
    if not it.passes("cleanup"):
        return None
    discards = step_of(it.ours) == "cleanup" and _discards(it.ours)
    if discards and (not _discards(it.theirs) or it.field in ("least", "most")):
        return "514.1"
    if (
        step_of(it.theirs) == "cleanup" != step_of(it.ours)
        and it.theirs.turns[0].priority is not None
    ):
        return "514.3"
    if it.field == "damage" or ".now" in it.first.where:
        return "514.2"
    hand = it.field == "hand" or (it.thing is not None and it.thing.zone == "hand")
    return "514.1" if hand else None


def _acted_in_cleanup(it: Wrong) -> bool:
    """Tell whether players come to act in a cleanup step that in the log is over."""
    first = step_of(it.before) != "cleanup" or it.before.turns[0].priority is None
    acts = step_of(it.ours) == "cleanup" and it.ours.turns[0].priority is not None
    return acts and first and step_of(it.theirs) != "cleanup"


def of_discarding(it: Wrong) -> str | None:
    """Judge which cards of a hand are discarded in the cleanup step: those that were chosen."""
    thing = it.thing
    hand = it.field == "hand" or (thing is not None and thing.zone == "hand")
    concerned = hand and it.kind in ("objects", "players")
    return "514.1" if concerned and _is_discarding(it) else None


def _is_discarding(it: Wrong) -> bool:
    """Tell whether on this line the active player has chosen what to discard in cleanup."""
    said = isinstance(it.answer, Choose) and step_of(it.before) == "cleanup"
    return said and not it.before.turns[0].stack and _discards(it.before)


def _discards(state: State) -> bool:
    """Tell whether somebody is asked to choose among cards in a hand."""
    hand = {o.name for o in state.objects if o.zone == "hand"}
    asked = (one.among for one in state.pending if isinstance(one, ChooseObjects))
    return any(among == "unknown" or hand.issuperset(among) for among in asked)


def of_state_based_actions(it: Wrong) -> str | None:
    """Judge what state-based actions have left on the battlefield."""
    if it.kind != "objects" or it.field not in ("zone", "controller", "attached_to"):
        return None
    thing = it.thing
    there = next((o for o in it.theirs.objects if thing and o.name == thing.name), None)
    if thing is None or there is None or not thing.zone == there.zone == "battlefield":
        return None
    return _should_be_gone(there) or _should_have_died(it, there)


def _should_be_gone(thing: Object) -> str | None:
    """Return the state-based action that a permanent should not have outlived."""
    if thing.now == "unknown":
        return None
    if "Planeswalker" in thing.now.types and thing.counters == {}:
        return "704.5i"
    toughness = thing.now.toughness if "Creature" in thing.now.types else None
    if toughness is None or thing.damage == "unknown":
        return None
    return "704.5f" if toughness <= 0 else "704.5g" if thing.damage >= toughness else None


def _should_have_died(it: Wrong, thing: Object) -> str | None:
    """Return the state-based action about deathtouch, if by it a creature that fought is gone."""
    combat = it.before.turns[0].combat if it.before.turns else None
    dealt = is_dealt(it)
    stays = getattr(_one(it.ours.objects, thing.name), "zone", "") == "battlefield"
    if combat is None or not dealt or stays or thing.damage in (0, "unknown"):
        return None
    foes = {
        foe
        for attack in combat.attacks
        for foe in (attack.attacker, *attack.blockers)
        if thing.name in (attack.attacker, *attack.blockers) and foe != thing.name
    }
    deadly = any("deathtouch" in keywords(o) for o in it.before.objects if o.name in foes)
    return "704.5h" if deadly else None


def of_resolving(it: Wrong) -> str | None:
    """Judge what has resolved: it does what it says, and leaves the stack."""
    spell = it.resolved
    if spell is None or it.field == "sick":  # what has come is sick by itself
        return None
    if spell.name in _stacks(it.theirs):
        return "405.5"
    if _is(it, spell.name):
        there = next((o for o in it.ours.objects if o.name == spell.name), spell)
        return "608.3a" if there.zone == "battlefield" else "608.2n"
    if it.field == "counters" and it.thing is not None and spell.source == it.thing.name:
        stands = _one(it.ours.objects, it.thing.name)
        back = keywords(stands) if isinstance(stands, Object) else ()
        returned = next((rule for word, rule in _COMES_BACK.items() if word in back), None)
        if returned is not None:
            return returned
    parts = (it, *_others_counted(it))
    changed = any(o.kind in ("objects", "players") and _changed_by_the_rules(o) for o in parts)
    if changed and it.thing is not None and _is_spared(it, spell, it.thing):
        return "608.2b"
    return "608.2c" if changed else None


def of_carrying_out(it: Wrong) -> str | None:
    """Judge what is done once the last choice is made for something that resolves."""
    by_itself = it.field in ("sick", "controller")  # of what has come other rules tell that
    done = it.kind in ("objects", "players") and not by_itself and _is_carried_out(it)
    return "608.2c" if done and _changed_by_the_rules(it) else None


def _is_carried_out(it: Wrong) -> bool:
    """Tell whether something on the stack is carried out as the last choice for it is made."""
    chosen = isinstance(it.answer, Choose | Say) and bool(_choices(it.before))
    return chosen and len(_stacks(it.before)) > len(_stacks(it.ours))


def _others_counted(it: Wrong) -> Iterator[Wrong]:
    """Yield what is wrong of other players, if what is counted of one is: it is somebody else's."""
    if it.kind == "players" and it.field in _COUNTED:
        alike = (one for one in it.found if one.where.rpartition(".")[2] == it.field)
        yield from (replace(it, first=one) for one in alike if one.where.startswith("players."))


def _is_spared(it: Wrong, spell: Object, thing: Object) -> bool:
    """Tell whether a target is left alone, and another one is where nothing can be targeted."""
    zones = {one.name: one.zone for one in it.before.objects}
    gone = {name for name in spell.targets if zones.get(name) in ("hand", "library")}
    there = _one(it.theirs.objects, thing.name)
    return bool(gone) and thing.name in spell.targets and there == thing


def of_creating_tokens(it: Wrong) -> str | None:
    """Judge whose a new token is: it enters under the control of the player who creates it."""
    name, _, field = it.first.where.removeprefix("objects.").rpartition(".")
    new = it.thing is None and it.kind == "objects"
    token = next((o for o in it.ours.objects if new and o.name == name), None)
    theirs = token is not None and token.kind == "token" and token.zone == "battlefield"
    return "111.2" if theirs and field in ("owner", "controller") else None


def of_copies(it: Wrong) -> str | None:
    """Judge the copy of a spell that has resolved: it ceases to exist where it isn't a spell."""
    spell = it.resolved
    stays = spell is not None and it.first.where == f"objects.{spell.name}"
    gone = spell is not None and _one(it.ours.objects, spell.name) is None
    copied = spell is not None and spell.kind == "copy" and spell.name not in _stacks(it.theirs)
    return "704.5e" if copied and stays and gone else None


def of_damage_to_permanents(it: Wrong) -> str | None:
    """Judge what the damage of a spell takes from planeswalkers and battles."""
    spell, thing = it.resolved, it.thing
    card = None if spell is None else catalogue().get(str(spell.card))
    if spell is None or thing is None or thing.now == "unknown":
        return None
    if card is None or _INSTANTS.isdisjoint(card.types):
        return None
    at = f"objects.{thing.name}.counters"
    wrong = any(one.where == at or one.where.startswith(f"{at}.") for one in it.found)
    taken = (rule for type_, rule in _TAKEN_BY_DAMAGE.items() if type_ in thing.now.types)
    return next(taken, None) if wrong and spell.name not in _stacks(it.theirs) else None


def of_old_deathtouch(it: Wrong) -> str | None:
    """Judge a creature that dies in the log of damage by deathtouch of which it has died before."""
    thing = it.thing
    if thing is None or thing.now == "unknown" or is_dealt(it):
        return None
    ours, theirs = (_one(state.objects, thing.name) for state in (it.ours, it.theirs))
    if not isinstance(ours, Object) or ours.zone != "battlefield" or ours.damage in (0, "unknown"):
        return None
    destroyed = getattr(theirs, "zone", "") == "graveyard" and ours.damage == thing.damage
    return "704.5h" if destroyed and any(map(_is_deadly, it.before.objects)) else None


def _is_deadly(thing: Object) -> bool:
    """Tell whether an object has deathtouch, or is a card that has it on the battlefield."""
    card = catalogue().get(str(thing.card))
    printed = () if card is None else card.keywords
    return "deathtouch" in (*keywords(thing), *printed)


def of_regenerating(it: Wrong) -> str | None:
    """Judge a creature that is destroyed in the log, and by the rules is tapped instead."""
    thing = it.thing
    if thing is None or not isinstance(it.answer, Pass | AssignDamage) or it.new_turn:
        return None
    ours, theirs = (_one(state.objects, thing.name) for state in (it.ours, it.theirs))
    saved = getattr(ours, "zone", "") == "battlefield" and getattr(ours, "tapped", None) is True
    destroyed = getattr(theirs, "zone", "") == "graveyard"
    destroyed = destroyed and (thing.tapped is False or _leaves_combat(it, thing.name))
    return "701.19a" if saved and destroyed else None


def _leaves_combat(it: Wrong, name: str) -> bool:
    """Tell whether by the rules a creature is removed from a combat that goes on."""
    if not (it.before.turns and it.ours.turns):
        return False
    was, now = it.before.turns[0].combat, it.ours.turns[0].combat
    if was is None or now is None or it.new_turn:
        return False
    fought = name in {*(a.attacker for a in was.attacks), *(b.blocker for b in was.blocks)}
    return fought and name not in {
        *(a.attacker for a in now.attacks),
        *(b.blocker for b in now.blocks),
    }


def of_sagas(it: Wrong) -> str | None:
    """Judge lore counters: each Saga of the active player gets one as the main phase begins."""
    if not it.passes("precombat_main") or it.new_turn:
        return None
    wrong = {one.where for one in it.found}
    sagas = (o.name for o in it.before.objects if o.now != "unknown" and "Saga" in o.now.subtypes)
    lore = (f"objects.{name}.counters" for name in sagas)
    return (
        "714.3b" if any(w == at or w.startswith(f"{at}.") for at in lore for w in wrong) else None
    )


def _changed_by_the_rules(it: Wrong) -> bool:
    """Tell whether what differs has changed by the rules on this line, and not in the log alone."""
    thing = it.thing
    if it.kind == "objects":
        there = _one(it.ours.objects, getattr(thing, "name", None))
        if thing is None or there is None or not hasattr(thing, it.field):
            return there != thing
        return bool(getattr(there, it.field) != getattr(thing, it.field))
    name = it.first.where.split(".")[1]
    was, now = (_one(state.players, name) for state in (it.before, it.ours))
    return getattr(was, it.field, None) != getattr(now, it.field, None)


def _one(parts: Iterable[Record], name: str | None) -> Record | None:
    return next((part for part in parts if getattr(part, "name", "") == name), None)


def of_controlling_the_stack(it: Wrong) -> str | None:
    """Judge who controls what has come onto the stack."""
    _, name, *field = it.first.where.split(".") if it.kind == "objects" else ("", "")
    new = _one(it.ours.objects, name)
    there = isinstance(new, Object) and new.name in _stacks(it.ours)
    if field == ["controller"] and isinstance(new, Object) and there and new.kind != "ability":
        return "112.2"
    if not (field == ["controller"] and there) and not _controlled_by_others(it):
        return None
    return "113.8" if isinstance(it.answer, Activate) else "603.3a"


def _controlled_by_others(it: Wrong) -> bool:
    """Tell whether the same abilities have come onto the stack, and not of the same players."""
    if it.field != "stack":
        return False
    known = {thing.name for thing in it.before.objects}
    ours, theirs = (
        [
            (one.card, one.controller)
            for one in state.objects
            if one.kind == "ability" and one.name not in known and one.name in _stacks(state)
        ]
        for state in (it.ours, it.theirs)
    )
    same = Counter(card for card, _ in ours) == Counter(card for card, _ in theirs)
    return same and Counter(ours) != Counter(theirs)


def of_triggers(it: Wrong) -> str | None:
    """Judge triggered abilities: they go on the stack in the order that was chosen."""
    if it.field == "stack":
        ours, theirs = (_stacks(state) for state in (it.ours, it.theirs))
        if len(ours) == len(theirs) and len(ours) > 1:
            return "603.3b" if isinstance(it.answer, Order) or _abilities(it.ours) > 1 else "405.2"
        if isinstance(it.answer, Order):
            return "603.3b"
        if len(theirs) < len(ours) and _new_abilities(it):
            return "724.2" if _monarch_draws(it) else "603.3"
    if it.kind == "pending" and _have_not_triggered(it):
        return "603.2"
    if it.kind == "objects" and _new_ability(it):
        return "603.3" if it.first.got == _NOTHING else "603.2"
    return None


def _new_abilities(it: Wrong) -> bool:
    """Tell whether by the rules abilities have come onto the stack."""
    known, there = {thing.name for thing in it.before.objects}, set(_stacks(it.ours))
    return any(o.kind == "ability" and o.name in there - known for o in it.ours.objects)


def _have_not_triggered(it: Wrong) -> bool:
    """Tell whether in the log nothing waits for the stack of what should be ordered for it."""
    ordered = [one for one in it.ours.pending if isinstance(one, OrderTriggers)]
    theirs = any(isinstance(one, OrderTriggers) for one in it.theirs.pending)
    known = {thing.name for thing in it.before.objects}
    come = any(o.kind == "ability" and o.name not in known for o in it.theirs.objects)
    return bool(ordered) and not theirs and not come


def _monarch_draws(it: Wrong) -> bool:
    """Tell whether only what triggers for the monarch in their end step is missing."""
    known = {thing.name for thing in (*it.before.objects, *it.theirs.objects)}
    there = set(_stacks(it.ours)) - known
    new = [one for one in it.ours.objects if one.name in there]
    return it.passes("end_step") and bool(new) and all(one.card is None for one in new)


def _stacks(state: State) -> tuple[str, ...]:
    return tuple(name for turn in state.turns for name in turn.stack)


def _abilities(state: State) -> int:
    there = set(_stacks(state))
    return sum(o.kind == "ability" for o in state.objects if o.name in there)


def of_ending_too_early(it: Wrong) -> str | None:
    """Judge a step that ends, or what resolves, though somebody could still act before."""
    was, now, there = (
        (one.turns[0].active, one.turns[0].step) if one.turns else None
        for one in (it.before, it.ours, it.theirs)
    )
    stack = _stacks(it.before)
    resolved = len(stack) > len(_stacks(it.theirs)) and stack[:-1] == _stacks(it.theirs)
    waits = len(stack) == len(_stacks(it.ours)) and bool(it.ours.turns and it.ours.turns[0].passed)
    early = was == now and (now != there or resolved) and (waits or stack == _stacks(it.ours))
    passed = any(isinstance(one, Priority) for one in it.ours.pending)
    return "117.4" if early and passed and isinstance(it.answer, Pass) else None


def of_added_steps(it: Wrong) -> str | None:
    """Judge a step that an effect has added, and that is left out: it begins after one like it."""
    if not (isinstance(it.answer, Pass) and it.before.turns and it.ours.turns and it.theirs.turns):
        return None
    was, ours, theirs = (state.turns[0] for state in (it.before, it.ours, it.theirs))
    again = was.step == ours.step != theirs.step and was.active == ours.active == theirs.active
    begun = bool(was.passed) and not was.stack and not ours.passed
    return "500.9" if again and begun else None


def of_ending_combat(it: Wrong) -> str | None:
    """Judge the end of combat, as which everything is removed from it."""
    ended = it.ours.turns and it.ours.turns[0].combat is None and it.before.turns
    if not ended or it.first.where.split(".")[2:3] != ["combat"] or not it.theirs.turns:
        return None
    fought = it.before.turns[0].combat is not None and it.theirs.turns[0].combat is not None
    return "511.3" if fought else None


def of_steps(it: Wrong) -> str | None:
    """Judge which step comes next."""
    if it.kind != "turns" or it.field not in ("step", "phase"):
        return None
    if not isinstance(it.answer, Pass) and it.first.got not in ORDER:
        return None
    step, was, there = (
        state.turns[0].step if state.turns else "" for state in (it.ours, it.before, it.theirs)
    )
    if was in (step, there):
        return "500.2"
    if _added(it):
        return "500.8"
    left_out = step in _OF_ATTACKS and there not in _OF_ATTACKS
    return (_of_a_step_left_out(it, was) if left_out else None) or _of_another_step(
        was, step, there
    )


def _of_a_step_left_out(it: Wrong, was: str) -> str | None:
    """Return which rule says that a step is part of combat, also if nothing is to be done in it."""
    if step_of(it.ours) == "declare_blockers":
        combat = it.ours.turns[0].combat
        return None if combat is None or combat.attacks else "508.8"
    if it.touches("life", "damage", "counters", "poison"):
        return None
    return "510.4" if DAMAGE[0] in (was, step_of(it.ours)) else "510.3"


def _of_another_step(was: str, step: str, there: str) -> str:
    """Return which rule says that a step comes after another one, and not the one in the log."""
    if {step, there} == {*DAMAGE}:
        return "510.4"
    if was == "declare_attackers" and step == "end_of_combat" and there in _OF_ATTACKS:
        return "508.8"
    return _OF_THE_PHASE.get(step, _OF_COMBAT)


def _added(it: Wrong) -> bool:
    """Tell whether a phase comes that some effect has added: a turn goes back to an earlier one."""
    if not (it.before.turns and it.ours.turns and it.theirs.turns) or it.touches("number"):
        return False
    was, theirs = it.before.turns[0], it.theirs.turns[0]
    same = "unknown" != was.number == theirs.number and was.active == it.ours.turns[0].active
    return same and place_of(it.ours) < place_of(it.before)


def of_turns(it: Wrong) -> str | None:
    """Judge whose turn begins: none of a player who has left, or that is skipped."""
    if it.kind != "turns" or it.field not in ("active", "priority") or not it.theirs.turns:
        return None
    active = it.theirs.turns[0].active
    ours = it.ours.turns[0].active if it.ours.turns else None
    if active is None or active == ours or not it.new_turn:
        return None
    if any(p.name == active for p in it.theirs.players if p.left is not None):
        return "800.4k"
    extra = it.before.extra_turns
    if (extra != "unknown" and ours in extra) or _is_out_of_order(it, ours):
        return "500.7"
    return "500.11" if "turn" in _skipped(it) else None


def _is_out_of_order(it: Wrong, active: str | None) -> bool:
    """Tell whether whose turn it is by the rules would take none now but for an extra turn."""
    if it.theirs.variant.turn_markers:
        return False
    was = it.before.turns[0].active if it.before.turns else None
    there = [p.name for p in it.ours.players if p.left is None]
    following = dict(zip(there, (*there[1:], *there[:1]), strict=True))
    return active in following and following.get(was or "") not in (None, active)


def of_skipping(it: Wrong) -> str | None:
    """Judge a step or phase that begins though it is to be skipped."""
    if it.kind != "turns" or not it.theirs.turns or not it.ours.turns:
        return None
    ours, theirs = it.ours.turns[0], it.theirs.turns[0]
    begun = {theirs.phase, theirs.step} - {ours.phase, ours.step}
    return "500.11" if begun & _skipped(it) else None


def _skipped(it: Wrong) -> set[str]:
    """Return what whoever takes the turn in the log was to skip."""
    active = it.theirs.turns[0].active
    skips = () if it.before.skips == "unknown" else it.before.skips
    return {skip.skips for skip in skips if skip.side == active}


def of_passing_markers_on(it: Wrong) -> str | None:
    """Judge who takes the next turn by a turn marker: it is passed to the left as a turn ends."""
    if not it.theirs.variant.turn_markers or not isinstance(it.answer, Pass):
        return None
    if it.kind in ("turns", "pending") and _began_too_near(it):
        return "807.4d"
    held = it.kind == "markers" and it.field == "player"
    return "807.4c" if held or (it.kind == "turns" and it.field == "active") else None


def _began_too_near(it: Wrong) -> bool:
    """Tell whether somebody takes a turn in the log who by the rules has a marker, and waits."""
    ours, theirs = ({turn.active for turn in state.turns} for state in (it.ours, it.theirs))
    return any(one.player in theirs - ours for one in it.ours.markers)


def of_priority(it: Wrong) -> str | None:
    """Judge who receives priority next: it follows from what was done last."""
    priority = it.first.where.startswith("pending.priority") or it.field in ("priority", "passed")
    if not priority or it.field in ("actions", "source", "subject"):
        return None
    if not any(isinstance(one, Priority) for one in it.ours.pending):
        return "117.4" if isinstance(it.answer, Pass) else None
    if isinstance(it.answer, Cast | Activate | PlayLand | Pay):
        return "117.3c"
    if it.resolved is not None:
        return "117.3b"
    if it.before.turns and it.ours.turns and place_of(it.before) != place_of(it.ours):
        return "117.3a"
    return "117.3d" if isinstance(it.answer, Pass) else None


CAUSES: Final[tuple[Cause, ...]] = (
    of_a_look,
    of_two_zones,
    of_the_end,
    of_undoing,
    of_mulligans,
    of_controlling_a_player,
    of_a_turn_without_its_player,
    of_emperors,
    of_choosing_instead,
    of_leaving,
    of_control_that_ends,
    of_what_nobody_controls,
    of_losing_at_once,
    of_losing,
    of_defending,
    of_entering_attacking,
    of_attacking,
    of_blocking,
    of_blocking_in_turn,
    of_mana_abilities,
    of_paying,
    of_playing_a_land,
    of_announcing,
    of_activating,
    of_casting,
    of_legends,
    of_added_steps,
    of_ending_too_early,
    of_ending_combat,
    of_choosing,
    of_untapping,
    of_the_first_draw_step,
    of_drawing,
    of_leaving_combat,
    of_phasing,
    of_indestructible,
    of_what_stays,
    of_what_an_attachment_did,
    of_state_based_actions,
    of_regenerating,
    of_old_deathtouch,
    of_sharing_life,
    of_exchanging_life,
    of_last_known_information,
    of_the_defending_player,
    of_combat_damage,
    of_discarding,
    of_cleaning_up,
    of_sagas,
    of_looking_back,
    of_blockers_that_are_added,
    of_choosing_the_order,
    of_whose_targets,
    of_controlling_the_stack,
    of_triggers,
    of_creating_tokens,
    of_copies,
    of_copied_values,
    of_tribute,
    of_range,
    of_damage_to_permanents,
    of_an_ordered_block,
    of_resolving,
    of_carrying_out,
    of_skipping,
    of_steps,
    of_turns,
    of_passing_markers_on,
    of_priority,
)
"""In this order they are looked at: what is more particular comes first."""


def cause(it: Wrong) -> str | None:
    """Return the rule that was broken, by its number of today; None if nothing tells."""
    if isinstance(it.said, Load):
        return None
    return next((rule for look in CAUSES if (rule := look(it)) is not None), None)
