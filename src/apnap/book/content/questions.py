"""Questions as people at a table ask them, and the rules that answer them: ways into the book."""

from __future__ import annotations

from typing import Final

QUESTIONS: Final = (
    ("Several players have to choose at the same time: who chooses first?", "101.4"),
    ("I choose later. Do I know what the others have chosen?", "101.4b"),
    ("May a card that I choose from my hand stay face down until all have chosen?", "101.4a"),
    (
        "Abilities of several players trigger at once: whose resolve first?",
        "glossary:active-player-nonactive-player-order",
    ),
    ("May I attack several players in one combat?", "802.1"),
    ("Who is the defending player, if there are several?", "802.2a"),
    ("Who declares blockers first, and may the next one wait and see?", "802.4"),
    ("May my creature block what attacks my neighbour?", "802.4a"),
    ("Teammates do not agree: who decides?", "805.2"),
    ("Whom does an attack on a team strike?", "805.10b"),
    ("A player leaves in the middle of the game: what becomes of the cards?", "800.4a"),
    ("Several turns go on at once: who may begin?", "807.4d"),
)
"""Each question with its rule."""
