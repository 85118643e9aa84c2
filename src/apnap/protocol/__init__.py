"""
The contract between the suite and an engine.

Records of everything that is exchanged: `state`, `decisions`, `answers` and `messages`, on the base
of `record`; `methods` says which message is answered with which. `wire` frames them as bytes, and
`connection` is how one side reaches the other, which is an `engine`.

What is made of the records: `schemas`, with `schema_parts`, against which `validation` holds every
message; `openrpc`, and the `examples` and the `conversation` of the documentation.

What every part shares: `resources` finds the data, `catalogue` are the cards, `variants` those of
the rulebook with their options, `rule_numbers` are the numbers of rules as values, `numbering` is
what they are in each edition, and `readable_json` is JSON for people. This package knows only itself.
"""

from typing import Final

PROTOCOL_VERSION: Final = "0.1"
"""Version of the protocol. A minor version adds, a major version may break; 0.x may break."""
