"""
How anything is asked, and what is chosen.

`asking` is the one way to ask, and knows what becomes of a question whose player leaves.
`apnap_order` lets several players choose at the same time, in turn order (101.4); the project is
named after it. `simple` asks for objects, players, words, yes or no, `which_player` for one player
where several could be meant (805.9), and `piles` for one of several piles. `for_departed` lets
another player choose for one who has left (800.4g). `voting` is for votes (701.38), and `chance`
for what nobody chooses: flips of coins (705), shuffles (701.24).
"""
