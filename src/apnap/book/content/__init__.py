"""
What the book is made of, before anything is written.

`model` has the plain records, and `gathering` puts them together: `history` of a number through
the editions, in the words of `spans`, the interpretations as `readings`, and `noticing` which
scenarios notice which misreading. `chapters` is the table of contents, `cards` are the cards of the
scenarios, `questions` are those that people ask at a table, `spelling` writes numbers and terms,
`official` finds what a reader's own rulebook says of a rule, and `explaining` is what is told of
one rule by itself.
"""
