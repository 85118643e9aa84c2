"""
Wrong engines: which misreadings the suite notices, and whom it blames.

`running` plays the suite against every misreading, on the `bench` of each process over which
`spreading` spreads them, and `beside` against engines that are wrong as they are. `wrong_engines`
is the table of what came of it, and `blaming` tells whom the suite blames. What each of them leads
to `recording` writes down as patterns, which `apnap.diagnosis` holds beside an engine's failures;
`diagnosing` measures how often that is right. `kinds` are the kinds of games in which a misreading
shows, and `hanging` finds those that hang on one set-up.
"""
