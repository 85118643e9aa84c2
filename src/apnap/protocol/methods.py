"""The methods of the protocol: what each takes, what it answers with, what it is for."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from apnap.protocol.messages import (
    AnswerSaid,
    Check,
    Checked,
    Concede,
    Described,
    Initialize,
    Initialized,
    Load,
    Nothing,
    Verdict,
    View,
    Viewed,
)
from apnap.protocol.record import Record
from apnap.protocol.recorded import Transited, Transitions
from apnap.protocol.version import PROTOCOL_VERSION


class Method(Record, frozen=True):
    """One method: the records of its parameters and its result, and its purpose."""

    params: type[Record]
    result: type[Record]
    summary: str
    optional: bool = False


METHODS: Final[Mapping[str, Method]] = MappingProxyType(
    {
        "initialize": Method(
            Initialize,
            Initialized,
            "Open the conversation: versions, who is who, and what the engine can do.",
        ),
        "load": Method(
            Load, Verdict, "Set up a calm position; the verdict shows the engine's own view of it."
        ),
        "answer": Method(AnswerSaid, Verdict, "Say something about a pending decision."),
        "concede": Method(
            Concede, Verdict, "Let a player leave at once, whoever else is deciding."
        ),
        "view": Method(View, Viewed, "Show the state as one player may see it."),
        "check": Method(
            Check, Checked, "Find what a state claims against the rules.", optional=True
        ),
        "transitions": Method(
            Transitions,
            Transited,
            "Find on the lines of a recorded game what the rules do not lead to.",
            optional=True,
        ),
        "describe": Method(
            Nothing, Described, "List the rules and the misreadings on offer.", optional=True
        ),
        "unload": Method(Nothing, Nothing, "Forget the position."),
        "shutdown": Method(Nothing, Nothing, "Answer, then end."),
    }
)
"""All methods by name, in the order in which a conversation meets them."""

PARAMETERS: Final[Mapping[str, type[Record]]] = MappingProxyType(
    {name: method.params for name, method in METHODS.items()}
)
"""The record of each method's parameters."""


def compatible(theirs: str, ours: str = PROTOCOL_VERSION) -> bool:
    """
    Return whether two versions of the protocol, MAJOR.MINOR, understand each other.

    The major versions have to agree, and before 1.0 the minor versions as well.
    """
    (their_major, _, _), (our_major, _, _) = theirs.partition("."), ours.partition(".")
    return theirs == ours if our_major == "0" else their_major == our_major
