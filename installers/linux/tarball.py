"""Builds the plain .tar.xz: the program's folder, to unpack and run anywhere."""

import platform
import shutil
import tarfile
from pathlib import Path

from installers.commit_time import commit_time
from installers.linux.tree import LIBRARY, Edition, plant, settle
from installers.product import PACKAGE, VERSION

_README = f"""\
Quincunx {VERSION}

Run ./quincunx in this folder. Nothing has to be installed; the licences are below
_internal/resources/licences and shown in the program under About Quincunx.

For an entry in the menu, put this folder on your PATH, and what is in share/ into
~/.local/share. Your matches are kept in ~/.local/share/quincunx.
"""


def build(bundle: Path, folder: Path, work: Path) -> Path:
    """Write the archive into a folder and return its path; the tree is left in `work`."""
    name = f"{PACKAGE}-{VERSION}-linux-{platform.machine()}"
    planted, root = work / "planted", work / "tarball"
    plant(planted, bundle, Edition())
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(planted / LIBRARY, root, symlinks=True)
    shutil.copytree(planted / "usr" / "share", root / "share")
    shutil.rmtree(planted)
    (root / "README").write_text(_README, encoding="utf-8")
    settle(root)
    archive = folder / f"{name}.tar.xz"
    with tarfile.open(archive, "w:xz", preset=6, format=tarfile.PAX_FORMAT) as tar:
        for path in [root, *sorted(root.rglob("*"))]:
            tar.add(path, Path(name) / path.relative_to(root), recursive=False, filter=_plain)
    return archive


def _plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Return an archive entry without information about the builder."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = commit_time()
    if entry.issym():
        entry.mode = 0o777
    return entry
