"""
The contract between the suite and an engine.

Records of everything that is exchanged (`state`, `decisions`, `answers`, `messages`),
the JSON Schemas made from them (`schemas`), the framing of messages (`wire`), and what
every part shares: data (`resources`, `catalogue`), and the numbers of rules as values
(`rule_numbers`) and in each edition (`numbering`). This package knows only itself.
"""

from typing import Final

PROTOCOL_VERSION: Final = "0.1"
"""Version of the protocol. A minor version adds, a major version may break; 0.x may break."""
