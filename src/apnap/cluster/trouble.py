"""What is wrong with a cluster; to know it takes no library."""

from __future__ import annotations


class NoCluster(Exception):
    """There is no cluster to be used; `problem` says why, and what to do."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem
