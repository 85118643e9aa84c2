"""Benchmarks: what the suite costs, as ratios against something run beside it."""
