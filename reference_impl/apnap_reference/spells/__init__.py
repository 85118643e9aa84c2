"""
Spells, abilities and the stack.

Announcing: `casting` and `activating`, with `modes`, `targets` and what it costs (`total_cost`),
`mana` and `paying`; `face_down` casts with morph, and `playing_lands` needs no stack.
`triggers_on_the_stack` puts triggered abilities there. Resolving: `resolving`, with
`optional_payments`, `entering_the_battlefield` for permanents, and `sieges` for a battle that is
defeated. `copying` puts copies of spells on the stack (707.10).
"""
