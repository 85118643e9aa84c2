"""
The game as it is driven.

`position` builds the calm position that is loaded, `game` holds the conversation with the
engine, `driving` lets play go on, `moments` brings it to the moment at which something can be
said, `saying` says it, `looking` reads the state, and `comparing` finds what has changed.
Nothing here knows how scenarios are written.
"""
