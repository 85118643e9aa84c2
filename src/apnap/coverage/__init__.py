"""
What of the rulebook is covered, by what, and whether that still holds.

`sources` are the parts of the rulebook that have to be covered. `tabulating` makes the table, which
has one of the `rows` for every rule of an edition, with clauses, scenarios, functions and
misreadings; `markdown` and `page` write it down, and `one` gathers everything about a single rule.
`checking` is the gate: `findings` need no game, `proving` plays. `touching` says what a new
edition touches. The reference engine is reached over the protocol only, by `known`.
"""
