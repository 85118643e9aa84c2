"""
What is true in a game, as frozen plain data.

`table` holds the whole game and `events` what can happen in it. `abilities` is the catalogue of
abilities, whose kinds stand in `combat_abilities`, `stack_abilities` and `static_abilities`;
`morph` is what that keyword allows. `dialogue` is how a rule asks: a generator that yields
questions and is sent replies.
"""
