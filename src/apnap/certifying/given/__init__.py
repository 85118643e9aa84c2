"""
Reading the folder of a certificate that somebody hands over, in bounded memory.

`folders` reads the files that may be in it, `large_results` those results that would take ten
times their size if they were read at once, and `times` the little of a report that follows from
nothing else.
"""
