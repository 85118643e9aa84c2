"""
Combat: who attacks and defends, declarations, damage, and what can happen in between.

Roles: `attacking_and_defending`, `which_defending_player`, and `shared_team_turns` for teams.
Attacks: `declaring_attackers`, for which `attack_legality` lists what must hold, with
`attack_restrictions` and `attack_requirements`; `bands` may attack together, and `reselecting`
changes what a creature attacks. `exerting` is an optional cost, `attack_triggers` says what
triggers, `myriad` brings copies into the attack, and `ninjutsu` cards from hand.
Blocks: `declaring_blockers`, for which `block_legality` lists what must hold, with
`block_restrictions`, `evasion` and `block_requirements`; `block_triggers` says what triggers, and
`unblocking` undoes them.
Damage: `damage_assignment_order` where an edition has one, `damage_to_assign`, `damage`, and
`stacked_damage` for 2006.
`entering` puts creatures onto the battlefield attacking or blocking.
"""
