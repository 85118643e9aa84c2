"""
Choices that several players make at the same time (101.4), and what they pick.

Whatever lets players choose together goes through `all_choose`: sacrifices, discards, cards put
onto the battlefield, what is decided as permanents enter, the legend rule, hands before the
first turn. Nothing happens before the last choice is made; what happens then is one event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from apnap_reference.choices.asking import Asking, ask_one_of
from apnap_reference.choices.simple import may_stay_hidden
from apnap_reference.edition import switches
from apnap_reference.players.players import Side, in_apnap_order, in_game
from apnap_reference.rulebook import rule
from apnap_reference.state.dialogue import Choice, Chosen, Dialogue, SaidBy
from apnap_reference.state.table import Pick, PlayerId, Table, replace

Picks = Mapping[str, Chosen]
"""What was chosen, by the keys of the choices."""
AllChoices = Callable[[Table, Picks], Iterable[Choice]]
"""Gives all choices that there are, made or not, from what has been picked so far."""


@rule("101.4")
def all_choose(table: Table, choices: AllChoices) -> Dialogue[tuple[Table, Picks]]:
    """
    Players make their choices in APNAP order; then everything happens at the same time.

    One choice may bring about another. The result is what players who are still there have
    chosen, of what is still there.
    """
    table = replace(table, picks=())
    last: Side | None = None
    while to_make := _to_make(table, choices, last):
        settled = next(
            ((c, found) for c in to_make if (found := c.forced(table)) is not None), None
        )
        if settled:
            choice, chosen = settled
            by = choice.who
        else:
            table, answered = yield from _asked(table, choices, last)
            if answered is None and table.winners is not None:
                break
            if answered is None:
                continue
            choice, said = answered
            chosen, by = choice.read(table, said.answer), said.player
        table = with_pick(table, choice, chosen, by)
        last = next(side for side in in_apnap_order(table) if choice.who in side)
    return replace(table, picks=()), picked(table)


def with_pick(table: Table, choice: Choice, chosen: Chosen, by: PlayerId) -> Table:
    """Settle a choice: it is known to all from now on, or stays concealed (101.4a)."""
    concealed = choice.hidden and bool(chosen) and may_stay_hidden(table)
    pick = Pick(choice.key, choice.who, by, chosen, concealed)
    return replace(table, picks=(*table.picks, pick))


def picked(table: Table) -> Picks:
    """Give what has been picked so far, of what is still there."""
    return {
        pick.key: tuple(
            ref for ref in pick.chosen if not isinstance(ref, int) or ref in table.objects
        )
        for pick in table.picks
    }


def _to_make(table: Table, choices: AllChoices, last: Side | None) -> tuple[Choice, ...]:
    """Give the choices that can be made now."""
    picks = picked(table)
    outstanding = tuple(
        choice
        for choice in choices(table, picks)
        if choice.key not in picks and in_game(table, choice.who)
    )
    return in_printed_order(next_to_choose(table, outstanding, last))


def _asked(
    table: Table, choices: AllChoices, last: Side | None
) -> Dialogue[tuple[Table, tuple[Choice, SaidBy] | None]]:
    """Ask for the choices that can be made now; None if somebody's leaving has changed them."""

    def askings(now: Table) -> tuple[Asking, ...]:
        to_make = _to_make(now, choices, last)
        if any(choice.forced(now) is not None for choice in to_make):
            return ()
        return tuple(Asking((c.who,), c.question, c.judge, c.key) for c in to_make)

    table, answered = yield from ask_one_of(table, askings)
    if answered is None:
        return table, None
    asking, said = answered
    choice = next(c for c in _to_make(table, choices, last) if c.key == asking.key)
    return table, (choice, said)


@rule("101.4")
def next_to_choose(
    table: Table, outstanding: tuple[Choice, ...], last: Side | None
) -> tuple[Choice, ...]:
    """The active player chooses first, then the other players in turn order."""
    for side in in_order_again(table, last):
        own = of_its_members(side, outstanding)
        if own:
            return own
    return ()


@rule("805.6")
def of_its_members(side: Side, outstanding: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Players on a team who choose at the same time do so in any order they like."""
    return tuple(choice for choice in outstanding if choice.who in side)


@rule("101.4d")
def in_order_again(table: Table, last: Side | None) -> tuple[Side, ...]:
    """APNAP order restarts if a choice makes a player earlier in the order choose too."""
    order = in_apnap_order(table)
    if last not in order or switches(table.edition).choices_begin_again:
        return order
    at = order.index(last)
    return (*order[at:], *order[:at])


@rule("101.4c")
def in_printed_order(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """A player makes several choices in the order written, or else in an order they choose."""
    first: dict[PlayerId, int] = {}
    for choice in choices:
        first[choice.who] = min(choice.rank, first.get(choice.who, choice.rank))
    return tuple(choice for choice in choices if choice.rank == first[choice.who])
