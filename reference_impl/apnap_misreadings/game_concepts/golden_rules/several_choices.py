"""Misreadings of rule 101.4c: the order in which one player makes several choices."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.choices.apnap_order import in_printed_order
from apnap_reference.state.dialogue import Choice

Outstanding = tuple[Choice, ...]


@mutant(
    "101.4c",
    "a player makes several choices in any order, even if the card specifies one",
    replaces=in_printed_order,
    since="2006-10-01",
)
def any_order_at_all(choices: Outstanding) -> Outstanding:
    return choices


@mutant(
    "101.4c",
    "a player makes several choices in one fixed order, even if the card specifies none",
    replaces=in_printed_order,
    since="2006-10-01",
)
def one_order_only(choices: Outstanding) -> Outstanding:
    return in_printed_order.function(choices)[:1]


@mutant(
    "101.4c",
    "a player makes the choice that the card names last before the others",
    replaces=in_printed_order,
    since="2006-10-01",
)
def last_printed_first(choices: Outstanding) -> Outstanding:
    last = max((choice.rank for choice in choices), default=0)
    return tuple(choice for choice in choices if choice.rank == last)


@mutant(
    "101.4c",
    (
        "with shared team turns, no member makes a second choice before the whole team has made "
        "the first"
    ),
    replaces=in_printed_order,
)
def teammates_choose_in_step(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    lowest = min((choice.rank for choice in choices), default=0)
    return tuple(choice for choice in choices if choice.rank == lowest)
