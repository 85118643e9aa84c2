"""How anything is asked, and choices of several players in APNAP order."""
