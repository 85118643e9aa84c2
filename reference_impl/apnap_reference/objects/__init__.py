"""
What an object is now.

`characteristics` applies all effects in layers (613): the printed values, the effects in `layers`
and those of `lasting_effects`, which begin with a spell or ability and end by themselves, such as
being detained (701.35). `within_range` says what lies within a player's range and so can be
chosen, affected or seen (801), `attachable` to what Auras, Equipment and Fortifications can be
attached, and `deploying` which creatures can be deployed (804). What stays true while priority goes
round is `kept`.
"""
