"""
The game as it is driven.

`position` builds the calm position that is loaded and `seating` the table at which it is played,
`game` holds the conversation with the engine, `turns` tells several turns at the same time apart,
`driving` lets play go on, `moments` brings it to the moment at which something can be said,
`saying` says it and `speaking` lets teammates agree, `looking` reads the state, and `comparing`
finds what has changed. Nothing here knows how scenarios are written.
"""
