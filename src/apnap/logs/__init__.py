"""
The spec-checker: states and recorded games, judged by an engine that knows the rules.

The engine is reached over the protocol, by name: it checks states as they are, and a recorded game
is played again on it, line by line.

Reading: `lines` of a file, plain or packed; `entries` are what stands on them; `games` tells the
games of a file apart, and `nearest` takes those of an edition that is not indexed for others.
Judging: `following` follows one game and weighs each line, with `judge` playing it, from a `calm`
position where it has lost the way and knows for some `rounds` less than all; `formats` judges
nothing and looks at how a log is written. How the log goes with that engine is `matching`:
`expected_names` finds what the same object is called there, `unlisted` puts up with cards that
nobody knows, `paying` with lands that an engine has tapped by itself. `claiming` hands the lines to
the engine to be held against claims as well.
Finding: `differing` compares the states, `excusing` says what may excuse a difference, and `rules`
which rule was broken and whose decision it was; `states_alone` tells what states claim where nobody
can play the game. `files` checks a file and `many` several, `sharing` puts together what several
processes have found in one, `tallying` counts what they hold, `about_cards` says which card a
finding is about, `findings` are what is reported, and `findings_on_terminal` shows them. Writing:
`recorder` keeps logs of the scenarios of a run.
"""
