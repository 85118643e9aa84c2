"""The version of the protocol."""

from typing import Final

PROTOCOL_VERSION: Final = "0.1"
"""Version of the protocol. A minor version adds, a major version may break; 0.x may break."""
