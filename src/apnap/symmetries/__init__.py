"""
Symmetries: changes of a scenario after which an engine has to come to the same verdict.

`rotating` lets another player sit first, `renaming` gives the players other names, and `joining`
seats one more player who is not involved; `relabelling` gives the objects other names, `exchanging`
takes other cards of the same characteristics, `enriching` has other figures, and `shuffling`
another order; what an engine needs for it then, `needing` says. Each is a pure function from a
scenario to its image; `drawn_images` makes one of all of them, by one of `seeds`, which goes on by
`continuing`, and `sampling` draws which scenarios get one. `images` names them, and `choosing` adds
the images to the scenarios of a run, which `handing` hands to its processes. Which verdicts differ
is told by `apnap.results.symmetric`.
"""
