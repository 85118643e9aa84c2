"""
The command `apnap init`, and the kits that it copies out.

`init` is the command; `starters` knows the kits, and copies one.
"""
