"""Players, teams, ranges of influence, and hands that teammates see."""
