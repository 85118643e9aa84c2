"""Inputs for apnap that nobody has written: `records` draws whatever the contract allows."""
