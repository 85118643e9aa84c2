"""
Finding what answers a question: the same in the terminal and in the book.

`tuning` reads `words.toml`, the one table of weights, stop words and synonyms, and `speaking` reads
`spoken.toml`, in what words players ask for rules. `terms` makes terms of words, `documents` says
what can be found, `full_text` lays it into a full-text index of SQLite, and `ranking` puts what a
question finds into order. `keeping` keeps an index from one process to the next. The page of the
book has the same index, the same table and the same formula.
"""

from apnap.finding.documents import FIELDS, Document, Entry, Kind
from apnap.finding.full_text import Index, NoFullTextSearchError, indexed
from apnap.finding.keeping import can_be_kept, kept, still_kept
from apnap.finding.ranking import Found, find
from apnap.finding.speaking import spoken
from apnap.finding.tuning import Table, table

__all__ = [
    "FIELDS",
    "Document",
    "Entry",
    "Found",
    "Index",
    "Kind",
    "NoFullTextSearchError",
    "Table",
    "can_be_kept",
    "find",
    "indexed",
    "kept",
    "spoken",
    "still_kept",
    "table",
]
