"""
The contract between the suite and an engine.

Records of everything that is exchanged (`state`, `decisions`, `answers`, `messages`),
the JSON Schemas made from them (`schemas`), the framing of messages (`wire`), and the
data that every part shares (`resources`, `catalogue`). This package knows only itself.
"""

from typing import Final

PROTOCOL_VERSION: Final = "0.1"
"""Version of the protocol. A minor version adds, a major version may break; 0.x may break."""
