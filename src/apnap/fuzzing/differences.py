"""What an oracle finds in a game."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from apnap.protocol import Record, doc
from apnap.protocol.bounds import Natural, Text

Oracle = Literal["reference", "seats", "bystander", "again", "claims", "broke"]
ORACLES: Final[tuple[Oracle, ...]] = get_args(Oracle)[:5]
"""All oracles that are asked. An engine that breaks needs none: that is seen as it is."""


class Difference(Record, frozen=True, kw_only=True, omit_defaults=False):
    """The first thing in a game that an oracle finds wrong."""

    oracle: Annotated[
        Oracle,
        doc(
            "reference: the reference engine plays otherwise; seats: with the seats rotated and "
            "the players renamed the same game goes otherwise; bystander: with one more player, "
            "who does nothing, it does; again: the same answers lead elsewhere a second time, or "
            "from a position loaded in the middle; claims: what is shown breaks a rule by itself; "
            "broke: the engine failed, was silent too long, or said too much."
        ),
    ]
    kind: Annotated[Text, doc("What is wrong, as `apnap check` calls it.")]
    rule: Annotated[Text | None, doc("The rule that it seems to break; null: none is known.")]
    where: Annotated[Text, doc("The field that is wrong; empty for the whole.")] = ""
    problem: Annotated[Text, doc("What is wrong, in a sentence.")]
    said: Annotated[Text, doc("What was said last.")] = ""
    at: Annotated[Natural, doc("After how many messages of the game it shows.")]

    @property
    def shape(self) -> tuple[str, ...]:
        """What it has in common with others of the same cause, whatever they are called."""
        return (self.oracle, self.kind, self.rule or "", *shape_of(self.where))


def shape_of(where: str) -> tuple[str, ...]:
    """Return the path of a field without names of players and objects, and without places."""
    parts = where.split(".")
    if parts[0] in _NAMED:
        return (parts[0], *parts[2:])
    return tuple(part for part in parts if not part.isdecimal())


_NAMED: Final = ("objects", "players", "teams")
