"""Processes or a cluster for long tasks, as chosen on the command line."""

import argparse
from concurrent.futures import Executor

from rules.core import InvalidOptions
from rules.streams import tell
from rules.tournament.processes import cluster, most_jobs


def processes_of(chosen: argparse.Namespace) -> tuple[int, Executor | None]:
    """Return the number of processes, and the cluster's executor or None. Raises InvalidOptions."""
    if chosen.jobs < 1:
        raise InvalidOptions("jobs", "must be at least 1")
    if chosen.cluster is not None:
        return 1, _executor(chosen.cluster)
    jobs = most_jobs(chosen.jobs)
    if jobs < chosen.jobs:
        tell(f"Using {jobs} processes, not {chosen.jobs}: this computer has {jobs} processors")
    return jobs, None


def why_broken(executor: Executor | None, worked: str) -> str:
    """Return the error message for a lost worker.

    `worked` says what it did, such as “played a game”. The worker was part of the cluster or a
    process on this machine.
    """
    killed = f"process that {worked} was killed"
    return f"the cluster is gone, or its {killed}" if executor else f"a {killed}"


def _executor(address: str) -> Executor:
    try:
        return cluster(address)
    except ModuleNotFoundError:
        reason = "needs the extra packages: pip install quincunx[cluster]"
        raise InvalidOptions("cluster", reason) from None
    except Exception as error:  # the library may raise any error for an invalid address
        raise InvalidOptions("cluster", f"{address} does not answer: {error}") from None
