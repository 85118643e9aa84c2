"""Combat: who attacks and defends, declarations, damage, and what can happen in between."""
