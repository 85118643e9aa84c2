"""
A corpus that one machine is too small for: judged in pieces, on a cluster or here, into Parquet.

`pieces` cuts files at the boundaries of games. `tasks` judges a piece in this process and says what
has come of it; `child` is a process that does so, and `guarding` has one, which may be lost to a
game. `here` judges pieces on this machine and `on_dask` on a cluster, where other tasks may be done
as well; `trouble` is what may be wrong with it. `corpus_run` goes through a corpus and `planning`
says what that would be; `run_folder` keeps what has come of it, so that a run can be gone on with,
`parquet` the findings, which `reading_parquet` reads, whoever has written them, and `storing`
writes both, here or elsewhere. All of it needs the extra of the same name, `on_dask` alone Dask.
"""
