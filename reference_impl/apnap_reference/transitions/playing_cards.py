"""When cards may be played, from where, and what becomes of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap.protocol import (
    Activate,
    AnswerSaid,
    Cast,
    Characteristics,
    Object,
    ObjectName,
    Pay,
    PayAsked,
    PlayerName,
    PlayLand,
    Priority,
    Zone,
)
from apnap.protocol.catalogue import BASIC_LANDS, Card, catalogue
from apnap_reference.transitions.passages import Passage, loyalty_activated, members, shared
from apnap_reference.transitions.wrong import Wrong, transition

_PERMANENTS: Final = frozenset({"Artifact", "Battle", "Creature", "Enchantment"})
_INSTANTS: Final = frozenset({"Instant", "Sorcery"})
_FOR_NOTHING: Final = ("", "{0}", "{X}")
_BASIC_LANDS: Final = frozenset(BASIC_LANDS.values())
_MAIN: Final = ("precombat_main", "postcombat_main")


def _land(passage: Passage) -> tuple[PlayerName, PlayLand] | None:
    said = passage.said
    if isinstance(said, AnswerSaid) and isinstance(said.say, PlayLand) and passage.actor:
        return passage.actor, said.say
    return None


@transition("305.1", "play_land")
def lands_in_a_main_phase(passage: Passage) -> Iterator[Wrong]:
    """A land is played in a main phase while the stack is empty."""
    found = _land(passage)
    if found is None or passage.turns is None:
        return
    old = passage.turns[0]
    if old.step not in _MAIN or old.stack:
        told = f"{found[0]} plays a land in {old.step}"
        told += ", and the stack isn't empty" if old.stack else ""
        yield Wrong("illegal_accepted", "", told, "rejected", "accepted", also=(found[1].card,))


@transition("305.3", "play_land")
def lands_in_their_own_turn(passage: Passage) -> Iterator[Wrong]:
    """A player plays lands only during their own turn."""
    found = _land(passage)
    if found is None or passage.turns is None or passage.turns[0].active is None:
        return
    if found[0] not in (*passage.active_before, passage.turns[0].active):
        told = f"{found[0]} plays a land in the turn of {passage.turns[0].active}"
        yield Wrong("illegal_accepted", "", told, "rejected", "accepted", excusable=False)


@transition("305.2", "play_land")
def one_land_a_turn(passage: Passage) -> Iterator[Wrong]:
    """A player plays one land in each own turn."""
    found = _land(passage)
    if found is None:
        return
    by, card = found[0], found[1].card
    was, now = passage.before.person(by), passage.after.person(by)
    told = 0 if was is None or was.lands_played == "unknown" else was.lands_played
    played = max(told, passage.memory.lands.get(by, 0))
    if played >= 1:
        told_ = f"{by} has played {played} lands this turn, and plays another"
        yield Wrong("illegal_accepted", "", told_, "rejected", "accepted", also=(card,))
    if now is None or now.lands_played == "unknown" or not passage.asked:
        return
    if passage.memory.counts_lands and now.lands_played <= told and not passage.new_turn:
        where, got = f"players.{by}.lands_played", str(now.lands_played)
        told_ = f"{by} plays a land, and {got} count as played"
        yield Wrong("wrong_state", where, told_, str(told + 1), got, excusable=False)


@transition("305.1", "legal_rejected")
def a_land_may_be_played(passage: Passage) -> Iterator[Wrong]:
    """Who has priority in their own main phase, and has played no land yet, may play one."""
    found = _land(passage)
    if found is None or passage.turns is None or not isinstance(passage.answered, Priority):
        return
    by, card = found[0], passage.before.things.get(found[1].card)
    old, player = passage.turns[0], passage.before.person(by)
    if by not in passage.active_before or old.step not in _MAIN or old.stack:
        return
    if by not in members(passage.before, passage.answered.decider):
        return
    if player is None or player.lands_played != 0 or passage.memory.lands.get(by):
        return
    if card is not None and card.card in _BASIC_LANDS and (card.zone, card.owner) == ("hand", by):
        told = f"{by} isn't let play {card.name}, the first land of the turn"
        yield Wrong("legal_rejected", "", told, "accepted", "rejected", also=(card.name,))


@transition("305.1", "play_land")
def lands_come_from_the_hand(passage: Passage) -> Iterator[Wrong]:
    """A land is played from its owner's hand, and enters under that player's control."""
    found = _land(passage)
    if found is None:
        return
    by, card = found[0], found[1].card
    was, now = passage.before.things.get(card), passage.after.things.get(card)
    if was is not None and (was.zone != "hand" or was.owner != by):
        told = f"{by} plays {card}, which is in the {was.zone} of {was.owner}"
        yield Wrong("illegal_accepted", "", told, "rejected", "accepted", also=(card,))
    if was is not None and passage.asked:
        if now is None or now.zone != "battlefield":
            told = f"{by} plays {card}, and it isn't on the battlefield"
            yield _nowhere_new(was, now, told, "battlefield")
        elif now.now != "unknown" and "Land" not in now.now.types:
            told = f"{by} plays {card}, which is no land"
            yield Wrong("illegal_accepted", "", told, "rejected", "accepted", also=(card,))


def _nowhere_new(was: Object, now: Object | None, told: str, zone: Zone) -> Wrong:
    """Give that a card isn't in a zone; nothing excuses that it lies where it was."""
    where, stays = f"objects.{was.name}.zone", now is not None and now.zone == was.zone
    return Wrong(
        "wrong_state", where, told, zone, _zone(now), excusable=not stays, also=(was.name,)
    )


def _zone(thing: Object | None) -> str:
    return "nowhere" if thing is None else thing.zone


@shared
def _spell(passage: Passage) -> tuple[PlayerName, Cast, Object | None] | None:
    """Give who casts which card, and the spell once it is on the stack."""
    said = passage.said
    if not isinstance(said, AnswerSaid) or not isinstance(said.say, Cast) or not passage.actor:
        return None
    thing = passage.after.things.get(said.say.card)
    return passage.actor, said.say, thing if thing is not None and thing.zone == "stack" else None


def _only_as_a_sorcery(passage: Passage, kind: str) -> Iterator[Wrong]:
    """Yield that a spell of a type is cast when only instants may be."""
    found = _spell(passage)
    if found is None or passage.turns is None:
        return
    by, say, thing = found
    now = None if thing is None else _as_far_as_known(thing)
    if now is None or kind not in now.types or "Instant" in now.types:
        return
    if now.keywords != "unknown" and "flash" in now.keywords:
        return
    old = passage.turns[0]
    mine = by in passage.active_before or old.active is None
    if old.step in _MAIN and not old.stack and mine:
        return
    whose = "" if mine else f" of the turn of {old.active}"
    told = f"{by} casts {say.card} in {old.step}{whose}"
    told += ", and the stack isn't empty" if old.stack else ""
    yield Wrong("illegal_accepted", "", told, "rejected", "accepted", also=(say.card,))


def _as_far_as_known(spell: Object) -> Characteristics | Card | None:
    """Give what a spell is, by what its card has in print where the log doesn't tell."""
    return catalogue().get(str(spell.card)) if spell.now == "unknown" else spell.now


@transition("307.1", "cast")
def sorceries_in_their_own_main_phase(passage: Passage) -> Iterator[Wrong]:
    """A sorcery is cast in a main phase of its controller while the stack is empty."""
    yield from _only_as_a_sorcery(passage, "Sorcery")


@transition("302.1", "cast")
def creatures_in_their_own_main_phase(passage: Passage) -> Iterator[Wrong]:
    """A creature spell is cast in a main phase of its controller while the stack is empty."""
    yield from _only_as_a_sorcery(passage, "Creature")


@transition("301.1", "cast")
def artifacts_in_their_own_main_phase(passage: Passage) -> Iterator[Wrong]:
    """An artifact spell is cast in a main phase of its controller while the stack is empty."""
    if not _is_creature(passage):
        yield from _only_as_a_sorcery(passage, "Artifact")


@transition("303.1", "cast")
def enchantments_in_their_own_main_phase(passage: Passage) -> Iterator[Wrong]:
    """An enchantment spell is cast in a main phase of its controller while the stack is empty."""
    if not _is_creature(passage):
        yield from _only_as_a_sorcery(passage, "Enchantment")


@transition("306.1", "cast")
def planeswalkers_in_their_own_main_phase(passage: Passage) -> Iterator[Wrong]:
    """A planeswalker spell is cast in a main phase of its controller while the stack is empty."""
    yield from _only_as_a_sorcery(passage, "Planeswalker")


def _is_creature(passage: Passage) -> bool:
    found = _spell(passage)
    now = _as_far_as_known(found[2]) if found and found[2] else None
    return now is not None and "Creature" in now.types


@transition("601.3", "cast")
def cast_from_their_own_hand(passage: Passage) -> Iterator[Wrong]:
    """A player casts cards from their own hand, unless something allows another."""
    found = _spell(passage)
    if found is None:
        return
    by, say, _ = found
    was = passage.before.things.get(say.card)
    if was is not None and (was.zone != "hand" or was.owner != by):
        told = f"{by} casts {say.card}, which is in the {was.zone} of {was.owner}"
        yield Wrong("illegal_accepted", "", told, "rejected", "accepted", also=(say.card,))


@transition("601.2a", "cast")
def spells_go_onto_the_stack(passage: Passage) -> Iterator[Wrong]:
    """A card that is cast moves onto the stack, and its caster controls it."""
    found = _spell(passage)
    if found is None or passage.after.stage == "over":
        return
    by, say, thing = found
    if thing is None and passage.asked and passage.memory.every_priority:
        was, now = (one.things.get(say.card) for one in (passage.before, passage.after))
        if was is not None:
            told = f"{by} casts {say.card}, and it isn't on the stack"
            yield _nowhere_new(was, now, told, "stack")
    elif thing is not None and thing.controller not in (by, "unknown"):
        told = f"{by} casts {say.card}, and {thing.controller} controls it"
        where = f"objects.{say.card}.controller"
        yield Wrong("wrong_state", where, told, by, str(thing.controller), excusable=False)


@transition("601.2h", "cast", "activate")
def costs_are_paid(passage: Passage) -> Iterator[Wrong]:
    """Who casts a spell or activates an ability pays its cost."""
    said = passage.said
    if not isinstance(said, AnswerSaid) or not passage.asked:
        return
    say = said.say
    if not isinstance(say, Cast | Activate):
        return
    for name in say.pay if isinstance(say.pay, tuple) else ():
        was, now = passage.before.things.get(name), passage.after.things.get(name)
        if was is None or was.zone != "battlefield" or was.tapped == "unknown":
            continue
        untaps = passage.new_turn and was.controller in passage.active
        if was.tapped is True or (now is not None and now == was and not untaps):
            told = f"{said.by} pays with {name}, which {'is' if was.tapped else 'stays un'}tapped"
            told = told.replace("is tapped", "is tapped already").replace("un tapped", "untapped")
            where = f"objects.{name}.tapped"
            yield Wrong("illegal_accepted", where, told, "", "", also=(name,))
    if isinstance(say, Cast):
        yield from _unpaid(passage, said.by, say)


def _unpaid(passage: Passage, by: PlayerName, say: Cast) -> Iterator[Wrong]:
    """Yield that a spell with a mana cost is cast, and nothing at all is given for it."""
    thing = passage.after.things.get(say.card)
    if thing is None or thing.zone != "stack" or say.alternative is not None:
        return
    card = catalogue().get(str(thing.card))
    if card is not None and (card.mana_cost in (None, "{0}", "{X}") or _is_cheaper(card)):
        return
    if any(now is None or now.name != say.card for _, now in passage.changed):
        return
    if any(was.life != now.life or was.mana_pool != now.mana_pool for was, now in passage.people):
        return
    if may_have_been_paid(passage):
        return
    told = f"{by} casts {say.card}, and nothing is paid for it"
    yield Wrong("illegal_accepted", f"objects.{say.card}", told, also=(say.card,))


def may_have_been_paid(passage: Passage) -> bool:
    """Tell whether something may be given that no state tells: what is tapped, or in a pool."""
    players = ((one.life, one.mana_pool, one.hand) for one in passage.after.players)
    permanents = (o.tapped for o in passage.after.things.values() if o.zone == "battlefield")
    return "unknown" in permanents or any("unknown" in figures for figures in players)


@transition("305.6", "activate")
def basic_lands_tap_for_mana(passage: Passage) -> Iterator[Wrong]:
    """The ability of a basic land that makes mana costs tapping it."""
    said = passage.said
    if not isinstance(said, AnswerSaid) or not isinstance(said.say, Activate):
        return
    name = said.say.source
    was, now = passage.before.things.get(name), passage.after.things.get(name)
    if was is None or now is None or not passage.asked or was.card not in _BASIC_LANDS:
        return
    if passage.turns is None or passage.turns[0].stack != passage.turns[1].stack:
        return
    runs_on = passage.stepped and not passage.memory.every_priority  # past an untap step, perhaps
    stays = was.zone == now.zone == "battlefield" and was.tapped is now.tapped is False
    if stays and not runs_on:
        told, where = f"{name} makes mana, and stays untapped", f"objects.{name}.tapped"
        yield Wrong("wrong_state", where, told, "tapped", "untapped")
    yield from _too_much_mana(passage, name)


def _too_much_mana(passage: Passage, land: ObjectName) -> Iterator[Wrong]:
    """Yield that somebody has more than one mana by a basic land."""
    for was, now in passage.people:
        if "unknown" in (was.mana_pool, now.mana_pool) or now.name != passage.actor:
            continue
        made = len(now.mana_pool) - len(was.mana_pool)
        if made > 1:
            told, where = f"{land} makes {made} mana", f"players.{now.name}.mana_pool"
            yield Wrong("wrong_state", where, told, "1", str(made), also=(land,))


@transition("601.2h", "decides pay")
def what_is_due_is_given(passage: Passage) -> Iterator[Wrong]:
    """Who is asked for a cost, and doesn't refuse, gives something for it."""
    said, asked = passage.said, passage.answered
    if not isinstance(said, AnswerSaid) or not isinstance(asked, PayAsked):
        return
    refused = not isinstance(said.say, Pay) or said.say.pay in ("nothing", ())
    if refused or asked.cost in _FOR_NOTHING or passage.people or passage.changed:
        return
    if may_have_been_paid(passage):
        return
    told = f"{said.by} is asked for {asked.cost}, and gives nothing"
    yield Wrong("illegal_accepted", "pending.pay", told, also=(asked.source or "",))


def _is_cheaper(card: Card) -> bool:
    """Tell whether a keyword of a card is about its cost."""
    return any(word.startswith(("affinity", "convoke", "delve")) for word in card.keywords)


@transition("602.2", "activate", "cast")
def activated_by_the_controller(passage: Passage) -> Iterator[Wrong]:
    """Only its controller activates the abilities of an object, or its owner where it has none."""
    said = passage.said
    if not isinstance(said, AnswerSaid) or not isinstance(said.say, Activate | Cast):
        return
    paid = said.say.pay if isinstance(said.say.pay, tuple) else ()
    for name in (*((said.say.source,) if isinstance(said.say, Activate) else ()), *paid):
        was = passage.before.things.get(name)
        whose = None if was is None else was.controller or was.owner
        if whose is not None and passage.actor and whose not in ("unknown", passage.actor):
            told = f"{passage.actor} activates an ability of {name}, which {whose} controls"
            yield Wrong("illegal_accepted", "", told, "rejected", "accepted", also=(name,))


@transition("606.3", "activate")
def loyalty_abilities_at_sorcery_speed(passage: Passage) -> Iterator[Wrong]:
    """Players activate loyalty abilities in their main phases, one of each permanent in a turn."""
    name = loyalty_activated(passage)
    if not name or passage.turns is None:
        return
    old = passage.turns[0]
    told = f"{passage.actor} activates a loyalty ability of {name}"
    if old.step not in _MAIN or passage.actor not in (*passage.active_before, None):
        told += f" in {old.step} of the turn of {old.active}"
    elif old.stack:
        told += ", and the stack isn't empty"
    elif name in passage.memory.loyalty:
        told += ", and one has been activated this turn"
    else:
        return
    yield Wrong("illegal_accepted", "", told, "rejected", "accepted", also=(name,))


@transition("608.3a", "resolves")
def permanent_spells_enter(passage: Passage) -> Iterator[Wrong]:
    """A permanent spell that resolves becomes a permanent of whoever controls the spell."""
    if passage.turns is None or not passage.turns[0].stack or passage.after.stage == "over":
        return
    name = passage.turns[0].stack[-1]
    was, now = passage.before.things.get(name), passage.after.things.get(name)
    if was is None or now is None or was.zone != "stack" or now.zone == "stack":
        return
    if now.zone == "battlefield":
        if was.controller != now.controller and "unknown" not in (was.controller, now.controller):
            told, where = f"{name} enters for {now.controller}", f"objects.{name}.controller"
            expected, got = str(was.controller), str(now.controller)
            yield Wrong("wrong_state", where, told, expected, got, also=(name,))
    elif _stays_as_it_enters(was):
        told, where = f"{name} resolves, and is in the {now.zone}", f"objects.{name}.zone"
        yield Wrong("wrong_state", where, told, "battlefield", now.zone, also=(name,))


@transition("608.2n", "resolves")
def other_spells_go_to_the_graveyard(passage: Passage) -> Iterator[Wrong]:
    """An instant or sorcery that has resolved is put into its owner's graveyard."""
    if passage.turns is None or not passage.turns[0].stack or passage.after.stage == "over":
        return
    name = passage.turns[0].stack[-1]
    was, now = passage.before.things.get(name), passage.after.things.get(name)
    if was is None or now is None or was.kind != "card" or was.zone != "stack":
        return
    if not _goes_elsewhere(was, now.zone):
        return
    told, where = f"{name} resolves, and is in the {now.zone}", f"objects.{name}.zone"
    yield Wrong("wrong_state", where, told, "graveyard", now.zone, also=(name,))


def _goes_elsewhere(spell: Object, zone: Zone) -> bool:
    """Tell whether an instant or sorcery goes where hardly any goes that nobody knows."""
    card = catalogue().get(str(spell.card))
    if card is not None:
        return zone not in ("stack", "graveyard") and not _INSTANTS.isdisjoint(card.types)
    told = spell.now == "unknown" or not _INSTANTS.isdisjoint(spell.now.types)
    return told and zone in ("hand", "library")


def _stays_as_it_enters(thing: Object) -> bool:
    """Tell whether a spell becomes a permanent that no state-based action takes away at once."""
    now = _as_far_as_known(thing)
    if now is None or thing.kind != "card" or _PERMANENTS.isdisjoint(now.types):
        return False
    if "Legendary" in (*now.types, *_supertypes(now)) or "Aura" in now.subtypes:
        return False
    return "Creature" not in now.types or (now.toughness or 0) > 0


def _supertypes(now: Characteristics | Card) -> tuple[str, ...]:
    return now.supertypes if isinstance(now, Card) else ()
