"""Baselines: what an engine is known not to pass, so that a gate notices every change of it."""
