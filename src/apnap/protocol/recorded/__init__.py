"""
Games that were recorded: what was said and what came back, in records.

`exchanges` are single messages with their answers, and `log_lines` the lines of a log that holds
them. They are part of the contract, since an engine may judge the lines of a log.
"""

from apnap.protocol.recorded.exchanges import Change, Refusal, Said
from apnap.protocol.recorded.log_lines import FORMAT, Begin, End, LogLine

__all__ = ["FORMAT", "Begin", "Change", "End", "LogLine", "Refusal", "Said"]
