"""
What single cards do when creatures attack and block, and what they ask for it.

Attacks: `attack_conditions` and `attack_limits` say who may attack whom, `costs` what is paid for
it, `forced_attacks` who must attack, and `had_to_attack` asks whether somebody had to; `maddening`
is a card that makes a whole side attack. `attackers` bring others with them.
Triggers on attacks: `attack_triggers` on one's own, `attacks_by_others`, `attacks_on_you`;
`defending_player` is about whom one creature attacks, `unblocked` about what nobody blocks, and
`damaging_players` about what is dealt in the end. `when` has the phrases that they share.
Blocks: `blockers` in unusual numbers and `many_blockers` of one attacker, `blocks` for what
triggers on them and who may not, `piles` of which one may block, and `detaining`, which forbids
both.
`in_combat` changes a combat that is under way.
"""
