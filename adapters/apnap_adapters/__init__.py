"""Ways to reach a rules engine, and the serving side of each way."""
