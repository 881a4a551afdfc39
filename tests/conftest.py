"""What all tests share: slow examples do not fail, signals end, and no disk is waited for."""

import errno
import gc
import os
import shutil
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from desktop.background.garbage import collect_due
from rules.core import atomic_write

settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: now and then one waits for a program or a thread."""
    processors = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return processors + 1


def pytest_collection_finish() -> None:
    """Freeze the thousands of tests: looking through them for garbage took 3 % of the time."""
    gc.collect()
    gc.freeze()


def pytest_runtest_logfinish() -> None:
    """Garbage is collected between tests, and by the window as in the program."""
    collect_due()


gc.disable()  # in whatever thread it would be collected otherwise

# A suite started by `nohup`, or in a script's background, ignores these signals, and so would all
# programs that it starts to see how a signal ends them. A handler is not handed on to programs.
for name in ("SIGINT", "SIGQUIT", "SIGHUP"):
    if (number := getattr(signal, name, None)) and signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, lambda *_: None)

# What tests write is thrown away again: where memory has room it lies there.
MEMORY = Path("/dev/shm")
if (
    sys.platform == "linux"
    and MEMORY.is_dir()
    and shutil.disk_usage(MEMORY).free > 2**31
    and not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC
):
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


@pytest.fixture(params=[errno.EPERM, errno.ENOTSUP, errno.EINVAL], ids=errno.errorcode.get)
def simple_disk(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """Return a folder on a disk that keeps no owners or modes and cannot flush.

    Such are FAT, SMB, 9p and FUSE.
    """

    def refuse(*_: object, **__: object) -> None:
        raise OSError(request.param, os.strerror(request.param))

    for name in ("chmod", "chown", "fchmod", "fsync"):
        monkeypatch.setattr(os, name, refuse, raising=False)
    create = atomic_write._created
    monkeypatch.setattr(atomic_write, "_created", lambda path, private: create(path, False))
    return tmp_path
