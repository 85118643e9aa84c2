"""
Who plays.

`players` says who is in the game, in which order, and who is whose opponent or teammate (102),
`range_of_influence` who and what is within whose range (801), `hands_shown` which hands
teammates may look at, and `departed` what comes no more to a player who has left (800.4).
"""
