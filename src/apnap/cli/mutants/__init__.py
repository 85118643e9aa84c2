"""`apnap mutants`: the `command`, and what of it is `shown` to people."""
