"""
One recorded game on the engine that judges.

`judge` plays there what the log says, from a `calm` position where the way has been lost, and knows
for some `rounds` less than all. How the log goes with that engine is `matching`: `unlisted` puts up
with cards that nobody knows, `paying` with lands that an engine has tapped by itself. `excusing`
says what may excuse a difference.
"""
