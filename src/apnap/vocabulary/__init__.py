"""
The closed vocabulary in which scenarios are written.

`phrases` is the registry, and `whole` fills it; `matching` finds the phrase that a step is, and
`likeness_of_steps` those that one may have meant which is none. `words` reads what stands in a
phrase's gaps, `card_names` the names of cards, `reading_lists` lists of either. The other modules
hold the phrases by topic, each a small function:

  Givens  `seating` (variants and seats) and `setting` (the position)
  Whens   `acting`, `announcing` (spells and abilities), `declaring` (attacks and blocks),
          `proposing` (among teammates)
  Thens   `verdicts`, `asking` (decisions), `combat`, `people`, `things`, `seeing` (what a player
          knows), `taking_turns` (turns side by side) and `either` (one of two Thens)

`features/README.md` documents them, and a test compares both.
"""
