"""
Going on where a scenario ends: what is said then stands in no scenario, and nobody knows it before.

The reference engine plays the scenario, and after it a few things that somebody says as `dice` draw
them, legal or not: `speeches` are what can be said, `facts` what can be seen of it, and `wording`
writes both as steps of the suite's own vocabulary; `crowding` puts more creatures there, `duels`
are games of their own, and `trials` tells what is put to the test. `oracle` is the game on the
reference engine, and `lengthening` adds to a scenario what it said and showed. An engine under test
then plays a scenario like any other.
"""
