"""
What real engines show: `python -m tools.engines` plays those that can be had here.

`reachable` knows the engines, how each is started and played, and why one cannot be had; `keeping`
writes what came of it into the folder `engines`, which `apnap matrix` and the book show.
"""
