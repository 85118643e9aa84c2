"""
Work that one machine is too small for: a corpus that is judged, engines that play.

`trades` are kinds of work. `child` is a process that does tasks of one, and `guarding` has such a
process, which may be lost to a game. `doing` has tasks done so on a worker of a cluster, and
`on_dask` is the cluster, where other tasks may be done as well, which `opening` opens; on
this machine its workers are copies of a process that `copying` begins, and `copied` is what that
knows. `engines` are those under test, alike on all workers, and `trouble` is what may be wrong with
a cluster.

A corpus: `pieces` cuts files at the boundaries of games, and `tasks` judges a piece and says what
has come of it. `here` judges pieces on this machine. `corpus_run` goes through a corpus and
`planning` says what that would be; `run_folder` keeps what has come of it, so that a run can be
gone on with. What is found becomes `parquet`, by `filing`, and `reading_parquet` reads that,
whoever has written it; `storing` keeps both, here or elsewhere. All of it needs the extra of the
same name; `on_dask`, `doing` and `copied` alone need Dask.
"""
