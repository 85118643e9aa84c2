"""
Games that were recorded: what was said and what came back, in records.

`exchanges` are single messages with their answers, and `log_lines` the lines of a log that holds
them. They are part of the contract, since an engine may judge the lines of a log: `transitions`
are what it is given for that, and what it finds.
"""

from apnap.protocol.recorded.exchanges import Change, Refusal, Said
from apnap.protocol.recorded.log_lines import FORMAT, Begin, End, LogLine
from apnap.protocol.recorded.transitions import (
    LONGEST_LINE,
    Certainty,
    FindingKind,
    LineFinding,
    Transited,
    Transitions,
)

__all__ = [
    "FORMAT",
    "LONGEST_LINE",
    "Begin",
    "Certainty",
    "Change",
    "End",
    "FindingKind",
    "LineFinding",
    "LogLine",
    "Refusal",
    "Said",
    "Transited",
    "Transitions",
]
