"""
The book: all rules, scenarios and interpretations as a folder of pages.

`content` is what it is made of, `scenarios` plays the scenarios and writes their pages, `engines`
writes those about engines, and `making` makes the whole, or a `part`, with the page of each rule
(template `rule.html`). `guiding` explains how to read it, `findable` lists what can be found, for
which `searching` is the script, `known` keeps that and what is told of each rule for who looks
something up in a terminal, `places` says where every page lies and `citations` how a rule is cited,
`rendering` fills the templates, and `writing` writes files that link to nothing that is not there.
The pages need no server, and ask nobody for anything.
"""
