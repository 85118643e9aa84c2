"""
Certifying an engine, and checking what was certified.

`profiles` says what belongs to a profile, `directions` which way a scenario looks, and `judging`
turns outcomes into verdicts. `taping` brings what was said out of the processes of a run, and
`playback` plays it again without the engine. `runs` makes one run for each edition, with images
that `apnap.symmetries` draws beside the scenarios, `elsewhere` has workers of a cluster play them,
`results` is what comes of them, `digests` tells
exactly of what and from what, and `certificate` and `statement` say what it amounts to.
`retelling` tells the runs once more from the results alone, `building` makes all files of that,
with the pages of `paging` and what CI servers hear by `telling`, and `writing` puts them into a
folder; `moments` is the clock.

`verifying` checks such a folder: `given` reads it, `replaying` plays its recordings again,
`soundness` looks whether an engine could have answered so, `dating` looks at the moments in it, and
`comparing` says where a file is not as it is built anew; `signing` signs a folder, and says who has
signed it. What comes of that is a `verification`, with what it proves. `schemas` describes every
file that apnap writes.
"""
