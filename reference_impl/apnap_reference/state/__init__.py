"""
What is true in a game, as frozen plain data.

`table` holds the whole game, `effects` what resolved spells do for a time, and `ids` says what
players and objects are called; `memories` is what spells and abilities remember, `events` what can
happen. `abilities` is the catalogue of abilities, whose kinds stand in `combat_abilities`,
`stack_abilities` and `static_abilities`; `morph` is what that keyword allows. `dialogue` is how a
rule asks: a generator that yields questions and is sent replies.
"""
