"""
Abilities of keywords that trigger, and are forgotten: by what lies on the stack, or what they did.

`forgotten` tells whether an ability has shown itself; `in_combat` are those of creatures that
attack or are blocked, `at_other_times` those of spells that are cast, and of what comes and dies.
"""
