"""The table of wrong engines: which misreadings the suite notices, and whom it blames."""
