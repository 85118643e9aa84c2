"""Questions as people at a table ask them, and the rules that answer them: ways into the book."""

from __future__ import annotations

from typing import Final

QUESTIONS: Final = (
    ("Several players have to choose at the same time. Who chooses first?", "101.4"),
    ("Do I know what the players before me have chosen?", "101.4b"),
    ("Is a card that I choose from my hand hidden until everybody has chosen?", "101.4a"),
    (
        "Abilities of several players trigger at the same time. Which resolves first?",
        "glossary:active-player-nonactive-player-order",
    ),
    ("Can I attack several players in one combat?", "802.1"),
    ("Which player is “defending player” if several are attacked?", "802.2a"),
    ("Which defending player declares blockers first?", "802.4"),
    ("Can my creature block a creature that attacks another player?", "802.4a"),
    ("Who decides if teammates don't agree?", "805.2"),
    ("Does a creature attack a team or one of its players?", "805.10b"),
    ("What happens to a player's cards when that player leaves the game?", "800.4a"),
    ("When can a player with a turn marker begin their turn?", "807.4d"),
)
"""Each question with its rule."""
