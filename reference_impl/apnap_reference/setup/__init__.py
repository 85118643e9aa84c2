"""Set-ups that are legal, and states that can be loaded."""
