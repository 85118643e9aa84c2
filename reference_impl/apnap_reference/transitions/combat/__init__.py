"""
Combat on a line of a log, also where the log runs past its steps: priorities may be left out.

`fights` tells what fights what, and in which steps damage is dealt; `dealing` adds up what that
deals, where two steps are run past without what dies in the first; `passed_over` claims that
nobody who can block is passed over, `blocked_by_nothing` that nothing becomes blocked by itself,
and `attacks_refused` that no attack is refused which nothing forbids.
"""
