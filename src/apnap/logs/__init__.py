"""
The spec-checker: states and recorded games, judged by an engine that knows the rules.

The engine is reached over the protocol, by name: it checks states as they are, and a recorded game
is played again on it, line by line.

Reading: `lines` of a file, plain or packed; `entries` are what stands on them; `games` tells the
games of a file apart, and `nearest` takes those of an edition that is not indexed for others.
Judging: `following` follows one game and weighs each line, with `judging` playing it on the engine;
`expected_names` finds what the same object is called there; `formats` judges nothing and looks at
how a log is written. `claiming` hands the lines to the engine to be held against claims as well.
Finding: `differing` compares the states, and `rules` says which rule was broken and whose decision
it was; `states_alone` tells what states claim where nobody can play the game. `files` checks a file
and `many` several, `sharing` puts together what several processes have found in one, `tallying`
counts what they hold, `about_cards` says which card a finding is about, `findings` are what is
reported, and `findings_on_terminal` shows them. Writing: `recorder` keeps logs of the scenarios of
a run.
"""
