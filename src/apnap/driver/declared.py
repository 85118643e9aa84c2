"""What an engine declares that means nothing here, and what it may have meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from apnap.protocol import Capabilities, Decision, EditionDate
from apnap.protocol.catalogue import catalogue, slug
from apnap.protocol.near_names import SLIP, near
from apnap.rulebooks import editions

KINDS: Final = tuple(str(kind.__struct_config__.tag) for kind in get_args(Decision))
"""The kinds of decision that there are."""
_LONGEST: Final = 80
_MOST: Final = 6
_FEW: Final = 60
"""Of no more strange names is the likeness to others looked at: it takes time."""


def strange_kinds(can: Capabilities) -> Iterator[tuple[str, str]]:
    """Yield the kinds of decision that an engine declares and there are not, each with a hint."""
    declared = () if can.decisions == "all" else can.decisions
    for kind in sorted(set(declared) - set(KINDS)):
        close = near(kind, KINDS, most=1)
        yield kind, f"Did you mean `{close[0]}`?" if close else f"There are: {', '.join(KINDS)}."


def strange_cards(can: Capabilities) -> Iterator[str]:
    """
    Yield a sentence about names of cards that look like slips of the pen.

    An engine may know cards that the catalogue hasn't. A name is told if it is that of a card which
    the engine doesn't declare, but for a letter or two.
    """
    declared = set() if can.cards == "all" else set(can.cards)
    missing = {slug(one): one for one in catalogue().keys() - declared}
    strange = sorted(declared - catalogue().keys())
    slips = [(one, meant) for one in strange if (meant := missing.get(slug(one)))]
    told = {one for one, _ in slips}
    rest = [one for one in strange if one not in told] if len(strange) <= _FEW else []
    close = ((one, near(one[:_LONGEST], missing.values(), most=1, alike=SLIP)) for one in rest)
    slips += [(one, like[0]) for one, like in close if like]
    if slips:
        shown = "; ".join(
            f"{one[:_LONGEST]} (did you mean {meant}?)" for one, meant in slips[:_MOST]
        )
        more = f"; and {len(slips) - _MOST} more" if len(slips) > _MOST else ""
        yield f"`cards` names what is not in the catalogue: {shown}{more}"


def misdeclared(can: Capabilities, edition: EditionDate) -> Iterator[str]:
    """
    Yield what is odd about what an engine declares, for a run of an edition.

    Each sentence says what to do about it; nothing is yielded if all is well.
    """
    if edition not in can.editions:
        declares = ", ".join(one[:_LONGEST] for one in can.editions[:_MOST]) or "none"
        both = [date for date in editions() if date in can.editions]
        mend = f"apnap has {', '.join(editions())}"
        if both:
            mend = f"`--edition {both[-1]}` plays one that both have"
        told = f"this run is of edition {edition}, and the engine declares {declares}: {mend}"
        yield f"{told}; an engine that plays {edition} declares it"
    for kind, hint in strange_kinds(can):
        yield f"`decisions` names the kind `{kind[:_LONGEST]}`, which there is not. {hint}"
    yield from strange_cards(can)
