"""
What somebody gives to be read: files, folders, patterns, standard input, packed or not.

`naming` finds the files that words of the command line mean, `urls` those that lie elsewhere;
`packings` unpacks a stream within bounds and refuses by name what it cannot unpack; `archives` goes
through the members of one.
"""
