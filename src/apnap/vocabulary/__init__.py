"""
The closed vocabulary in which scenarios are written.

`phrases` is the registry; `words` reads what stands in a phrase's gaps, `card_names` the names
of cards, `reading_lists` lists of either; the other modules hold the phrases by topic, each a small
function. `features/README.md` documents them, and a test compares both.
"""
