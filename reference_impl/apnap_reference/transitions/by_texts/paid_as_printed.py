"""Whether what is given for known spells and abilities is what they cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from apnap.protocol import Activate, AnswerSaid, Cast, Object, ObjectName, Pay, PayAsked, PlayerName
from apnap.protocol.catalogue import catalogue
from apnap_reference.spells.mana import a_way
from apnap_reference.state import table as tables
from apnap_reference.state.ids import NOBODY, ObjectId
from apnap_reference.transitions.by_texts.single_lines import by_the_texts, with_another_past
from apnap_reference.transitions.passages import Passage, team_of
from apnap_reference.transitions.playing_cards import may_have_been_paid
from apnap_reference.transitions.wrong import Wrong, is_known, transition


@transition("601.2h", "cast")
def spells_are_paid_in_full(passage: Passage) -> Iterator[Wrong]:
    """Who casts a spell pays all of its cost."""
    said = passage.said
    if isinstance(said, AnswerSaid) and isinstance(said.say, Cast):
        yield from _paid_too_little(passage, said.say.card)


@transition("602.2b", "activate")
def abilities_are_paid_in_full(passage: Passage) -> Iterator[Wrong]:
    """Who activates an ability pays all of its cost."""
    said = passage.said
    if isinstance(said, AnswerSaid) and isinstance(said.say, Activate):
        yield from _paid_too_little(passage, said.say.source)


def _paid_too_little(passage: Passage, name: ObjectName) -> Iterator[Wrong]:
    came = by_the_texts(passage)
    if came is None or came.cost is None or not passage.asked or passage.stepped:
        return
    other = with_another_past(passage)
    cost = came.cost
    if other is None or other.cost != cost or _pays(passage, cost, name) is not False:
        return
    told = f"{passage.actor} gives less than {cost} for {name}"
    where = f"objects.{name}"
    yield Wrong("illegal_accepted", where, told, cost, "", by_text=True)


@transition("601.2h", "decides pay")
def what_is_asked_for_is_given(passage: Passage) -> Iterator[Wrong]:
    """Who is asked for mana, and doesn't refuse, gives all of it."""
    said, asked = passage.said, passage.answered
    if not isinstance(said, AnswerSaid) or not isinstance(asked, PayAsked):
        return
    if not isinstance(said.say, Pay) or said.say.pay == "nothing" or not passage.asked:
        return
    if not passage.alone or passage.stepped:
        return
    if _pays(passage, asked.cost, "") is False:
        told = f"{said.by} gives less than {asked.cost}"
        yield Wrong("illegal_accepted", "pending.pay", told, asked.cost, "", by_text=True)


def _pays(passage: Passage, cost: str, name: ObjectName) -> bool | None:
    """Tell whether what is tapped and spent on a line pays a cost; None if nobody can tell."""
    if passage.actor is None or "X" in cost or may_have_been_paid(passage):
        return None
    side = team_of(passage.before, passage.actor)
    spent = Counter[str]()
    for was, now in passage.people:
        if now.name in side and was.mana_pool != "unknown":
            spent += Counter(was.mana_pool)
            spent.subtract(Counter(now.mana_pool))
    given = [was for was, now in passage.changed if was is not None and _is_given(was, now, side)]
    if not all(map(is_known, given)):
        return None
    made = [_as_source(number, one) for number, one in enumerate(given) if one.name != name]
    return a_way(cost, tuple((+spent).elements()), made) is not None


def _is_given(was: Object, now: Object | None, side: frozenset[PlayerName]) -> bool:
    """Tell whether a permanent may have been tapped for mana, or used up for it."""
    if was.zone != "battlefield" or was.controller not in side or was.tapped is True:
        return False
    if now is not None and now.zone == "battlefield" and now.tapped is False:
        return False
    card = catalogue().get(str(was.card))
    return card is None or bool(card.produces) or not is_known(was)


def _as_source(number: int, thing: Object) -> tables.Object:
    return tables.Object(ObjectId(number), thing.name, str(thing.card), NOBODY, "battlefield")
