"""
What single cards do as permanents, sorted by what they are or what they change.

Kinds: `battles`, `lands`, `planeswalkers` and `emblems`, which some of them give; `sagas`, `roles`,
`equipment`, `fortifications`, and `leylines`, with which a player may begin the game;
`opening_hands` do something else before it begins.
Abilities: `activated` ones, `regenerating`, and `deploying` for creatures that are deployed.
What they change: `granting` is about keywords of others, `changing_types` about types,
`control` about whose something is, `counter_limits` about counters, `hindering` about damage,
activations and what enters tapped.
`entering` is about copies and tribute, `exiling_until` about what comes back.
"""
