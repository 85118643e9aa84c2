"""
What of the rulebook is covered, by what, and whether that still holds.

`table` has a row for every rule of an edition's index, with clauses, scenarios, functions and
misreadings; `checking` proves what the table claims; `touching` says what a new edition touches.
The reference engine is reached over the protocol only, by `known`.
"""
