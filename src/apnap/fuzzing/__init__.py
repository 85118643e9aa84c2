"""
Finding what nobody wrote down: games at random, with second opinions, made small.

A game: `tables` are the variants that an engine can play, `setups` such as are set up otherwise,
`positions` draws what lies on one (on Hypothesis), `lying` how, and `figures` those of players, as
`weighing` makes it likely, with `hints` of what rules speak of; `moves` draws what is said.
`speaking_up` plays it, `games` are games as data, and `handles` says what a handle of an engine
stands for.

Opinions: `differences` is what an oracle finds. `replayed` holds a game against an engine that
plays it again, `turning` turns the table for that, `bystanding` seats one more player, and `claims`
asks for transition claims. What is free to engines is what `apnap check` leaves free.

A run: `trying` plays one game and asks the oracles, `reducing` makes it smaller (Hypothesis
shrinks), `telling` makes a scenario of it, which is `examining` it, and `campaign` plays many, here
or by workers of a cluster (`elsewhere`), groups what is found, and writes it: `records` are what it
writes and reads, `paging` makes the pages. `promoting` puts a finding into the features.
"""
