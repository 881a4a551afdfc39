"""Settings for all tests: the same examples and seeds, working signals, usual modes, fast disks."""

import errno
import gc
import locale
import os
import shutil
import signal
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, settings

from desktop.background.garbage import collect_due
from rules.core import atomic_write
from rules.match import match

settings.register_profile("explore", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("same", settings.get_profile("explore"), derandomize=True)
settings.load_profile("same")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return one more than the number of processors, as some tests wait for programs or threads."""
    processors = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return processors + 1


def pytest_collection_finish() -> None:
    """Freeze the thousands of tests, as searching them for garbage took 3 % of the time."""
    gc.collect()
    gc.freeze()


def pytest_runtest_logfinish() -> None:
    """Collect garbage between tests. The window does so, too, as in the program."""
    collect_due()


gc.disable()  # otherwise any thread could collect garbage

# A suite started by `nohup`, or in a script's background, ignores these signals. So would the
# programs that it starts to test signals. Programs do not inherit handlers, so a handler here
# avoids this.
for name in ("SIGINT", "SIGQUIT", "SIGHUP"):
    if (number := getattr(signal, name, None)) and signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, lambda *_: None)

# Give all machines the same encoding and umask. Programs that tests start inherit both. Qt warns of
# an encoding other than UTF-8, and a strict umask would make every file private.
if sys.platform == "linux" and locale.nl_langinfo(locale.CODESET) != "UTF-8":
    os.environ["LC_ALL"] = "C.UTF-8"
os.umask(0o022)

# Tests' files are temporary, so keep them in memory if there is enough room.
MEMORY = Path("/dev/shm")
if (
    sys.platform == "linux"
    and MEMORY.is_dir()
    and shutil.disk_usage(MEMORY).free > 2**31
    and not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC
):
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


@pytest.fixture(autouse=True)
def _same_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw the seeds of matches that a test makes from its name, so that it can be repeated."""
    drawn = Random(request.node.nodeid)
    monkeypatch.setattr(match, "secrets", SimpleNamespace(randbits=drawn.getrandbits))


@pytest.fixture(params=[errno.EPERM, errno.ENOTSUP, errno.EINVAL], ids=errno.errorcode.get)
def simple_disk(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """Return a folder on a disk that stores no owners or modes and cannot flush.

    Examples are FAT, SMB, 9p and FUSE.
    """

    def refuse(*_: object, **__: object) -> None:
        raise OSError(request.param, os.strerror(request.param))

    for name in ("chmod", "chown", "fchmod", "fsync"):
        monkeypatch.setattr(os, name, refuse, raising=False)
    create = atomic_write._created
    monkeypatch.setattr(atomic_write, "_created", lambda path, private: create(path, False))
    return tmp_path
