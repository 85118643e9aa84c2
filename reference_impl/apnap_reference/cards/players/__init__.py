"""
What single cards do to players: their life, hands and choices, and who wins.

All of them: `each_player` draws or has its life total changed, `each_player_puts` something onto
the battlefield, `sacrificing` lets each choose what to give up, `voting` lets them vote, and
`everybody` is about whatever else concerns all alike.
One of them: `life_totals`, `exchanges` of those, `poison`, `hand_size`, `speedy` for speed, and
`monarchs`.
The end: `winning_and_losing`, and `losing_players` for what happens when somebody else loses.
"""
