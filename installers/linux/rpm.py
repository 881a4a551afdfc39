"""Builds the .rpm with rpmbuild, which reads the package's dependencies from its libraries."""

import os
import platform
import re
import shutil
import subprocess
from pathlib import Path

from installers.commit_time import commit_time
from installers.linux.libraries import binaries
from installers.linux.tree import LIBRARY, SHARE, Edition, filled, plant
from installers.product import DESCRIPTION, HOMEPAGE, ID, MAINTAINER, PACKAGE, SUMMARY, VERSION


def build(bundle: Path, folder: Path, work: Path) -> Path:
    """Write the package into a folder and return its path; the tree is left in `work`."""
    root, top = work / "rpm", work / "rpmbuild"
    plant(root, bundle, Edition())
    shutil.rmtree(top, ignore_errors=True)
    top.mkdir()
    recipe = top / f"{PACKAGE}.spec"
    recipe.write_text(_recipe(root), encoding="utf-8")
    done = subprocess.run(
        ["rpmbuild", "-bb", "--define", f"_topdir {top}", "--quiet", recipe],
        env={**os.environ, "SOURCE_DATE_EPOCH": str(commit_time())},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise OSError(f"rpmbuild failed: {done.stderr[-2000:]}")
    made = top / "RPMS" / platform.machine() / f"{PACKAGE}-{VERSION}-1.{platform.machine()}.rpm"
    return Path(shutil.copy(made, folder))


def _recipe(root: Path) -> str:
    own = "|".join(sorted(re.escape(file.name) for file in binaries(root / LIBRARY)))
    known = {
        "OWN": own,
        "VERSION": VERSION,
        "SUMMARY": SUMMARY,
        "HOMEPAGE": HOMEPAGE,
        "MAINTAINER": MAINTAINER,
        "DESCRIPTION": DESCRIPTION,
        "TREE": str(root),
        "ID": ID,
    }
    return filled((SHARE / f"{PACKAGE}.rpm.spec").read_text(encoding="utf-8"), known)
