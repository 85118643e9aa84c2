"""
Certifying an engine, and checking what was certified.

`profiles` says what belongs to a profile, `directions` which way a scenario looks, and `judging`
turns outcomes into verdicts. `taping` brings what was said out of the processes of a run, and
`playback` plays it again without the engine. `runs` makes one run for each edition, `results` is
what comes of them, `digests` tells exactly of what and from what, `certificate` and `statement` say
what it amounts to, and `writing` puts it into a folder, with the pages of `paging`; `telling` is
what CI servers hear of it, and `verifying` checks such a folder, with `replaying` for its
recordings. `schemas` describes every file that apnap writes.
"""
