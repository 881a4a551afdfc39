"""Fresh Debian systems for testing packages: made once by debootstrap, then unpacked from a tar."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "chroots"
SUITES = {"bookworm": "Debian 12", "trixie": "Debian 13"}
PLAYER = "player"


def mirror() -> list[str]:
    """Return this machine's Debian mirror, as an argument for debootstrap.

    Empty on other systems, where debootstrap uses its default.
    """
    shown = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(ORIGIN) $(CODENAME) $(REPO_URI)"],
        check=True,
        capture_output=True,
        text=True,
    )
    for line in shown.stdout.splitlines():
        origin, _, rest = line.partition(" ")
        codename, _, address = rest.partition(" ")
        if origin == "Debian" and "-" not in codename:
            return [address]
    return []


def base(suite: str) -> Path:
    """Return the tar of a minimal system with one ordinary user; make it if it is missing."""
    tar = FOLDER / f"{suite}.tar"
    if tar.is_file():
        return tar
    made = FOLDER / f"{suite}.new"
    _remove(made)
    made.mkdir(parents=True)
    _run(["debootstrap", "--variant=minbase", suite, str(made), *mirror()])
    _run(["chroot", str(made), "useradd", "--create-home", "--shell", "/bin/sh", PLAYER])
    draft = tar.with_suffix(".draft")
    _run(
        ["tar", "--create", "--file", str(draft), "--directory", str(made), "--numeric-owner", "."]
    )
    draft.rename(tar)
    _remove(made)
    return tar


@contextmanager
def fresh(suite: str) -> Iterator[Chroot]:
    """Yield a new system, which is deleted afterwards."""
    tar, place = base(suite), FOLDER / suite
    _remove(place)
    place.mkdir(parents=True)
    _run(["tar", "--extract", "--file", str(tar), "--directory", str(place), "--numeric-owner"])
    system = Chroot(place)
    proc, shm, pts = place / "proc", place / "dev" / "shm", place / "dev" / "pts"
    mounts = [proc, shm, pts]
    try:
        _run(["mount", "-t", "proc", "proc", str(proc)])
        shm.mkdir(exist_ok=True)
        _run(["mount", "-t", "tmpfs", "-o", "mode=1777", "tmpfs", str(shm)])
        pts.mkdir(exist_ok=True)
        _run(["mount", "-t", "devpts", "-o", "newinstance,ptmxmode=0666", "devpts", str(pts)])
        shutil.copy("/etc/resolv.conf", place / "etc" / "resolv.conf")
        yield system
    finally:
        for mount in reversed(mounts):
            subprocess.run(["umount", "--lazy", str(mount)], check=False, capture_output=True)
        _remove(place)


class Chroot:
    """A Debian system in a folder."""

    def __init__(self, root: Path) -> None:
        self.root = root

    @property
    def home(self) -> Path:
        """The ordinary user's folder, as a path outside the system."""
        return self.root / "home" / PLAYER

    def run(self, *command: str) -> str:
        """Run a command as root and return its output. Raises CalledProcessError."""
        return _run(["chroot", str(self.root), *_environment("root"), *command])

    def as_player(self, *command: str, **variables: str) -> list[str]:
        """Return a command that runs as the ordinary user, to call from outside."""
        return self.as_user(PLAYER, *command, **variables)

    def as_user(self, user: str, *command: str, **variables: str) -> list[str]:
        """Return a command that runs as a given user, to call from outside."""
        more = [f"{name}={value}" for name, value in variables.items()]
        entered = ["chroot", f"--userspec={user}:{user}", str(self.root)]
        return [*entered, *_environment(user), *more, *command]

    def files(self) -> set[str]:
        """Return the paths of all files, except those that the running system makes."""
        skipped = {"proc", "sys", "dev", "run", "tmp"}
        found = set()
        for top in self.root.iterdir():
            if top.name not in skipped:
                found |= {str(path.relative_to(self.root)) for path in [top, *_below(top)]}
        return found


def _below(folder: Path) -> Iterator[Path]:
    return folder.rglob("*") if folder.is_dir() and not folder.is_symlink() else iter(())


def _environment(user: str) -> list[str]:
    home = "/root" if user == "root" else f"/home/{user}"
    return [
        *("/usr/bin/env", "-i", f"HOME={home}", f"USER={user}", "LANG=C.UTF-8"),
        "PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games:/usr/sbin:/sbin",
        "DEBIAN_FRONTEND=noninteractive",
    ]


def _run(command: Sequence[str]) -> str:
    done = subprocess.run(
        ["nice", "-n", "5", *command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        raise subprocess.CalledProcessError(done.returncode, list(command), done.stdout)
    return done.stdout


def _remove(folder: Path) -> None:
    if folder.exists():
        subprocess.run(["rm", "-rf", "--one-file-system", str(folder)], check=True)
