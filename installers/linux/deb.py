"""Builds the .deb: a tree with a control file, made by dpkg's own tools."""

import hashlib
import os
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import indent

from installers.commit_time import commit_time
from installers.linux.libraries import asked_of_system, binaries
from installers.linux.tree import LIBRARY, SHARE, Edition, plant
from installers.product import DESCRIPTION, HOMEPAGE, MAINTAINER, PACKAGE, SUMMARY, VERSION

# Needed at run time: the keyboards that libxkbcommon reads, and the system's list of fonts.
# Without that list every user's first start would make one in the user's own folders.
_UNLINKED = ("fontconfig", "xkb-data")


def build(bundle: Path, folder: Path, work: Path, version: str = VERSION, level: int = 9) -> Path:
    """Write the package into a folder and return its path.

    A higher level compresses more.

    The tree is left in `work`.
    """
    root = work / "deb"
    plant(root, bundle, Edition(version, commands="usr/games"))
    _write_overrides(root)
    control = root / "DEBIAN"
    control.mkdir()
    architecture = _output("dpkg", "--print-architecture")
    (control / "control").write_text(_control(root, version, architecture), encoding="utf-8")
    (control / "md5sums").write_text(_sums(root), encoding="utf-8")
    for file in [control, *control.iterdir()]:
        file.chmod(0o755 if file.is_dir() else 0o644)
    package = folder / f"{PACKAGE}_{version}_{architecture}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{level}", "--build", root, package],
        check=True,
        stdout=subprocess.DEVNULL,
        env={**os.environ, "SOURCE_DATE_EPOCH": str(commit_time())},
    )
    return package


def _write_overrides(root: Path) -> None:
    file = root / "usr" / "share" / "lintian" / "overrides" / PACKAGE
    file.parent.mkdir(parents=True)
    file.write_text((SHARE / "lintian-overrides").read_text(encoding="utf-8"), encoding="utf-8")
    for path in (file, file.parent, file.parent.parent):
        path.chmod(0o755 if path.is_dir() else 0o644)
        os.utime(path, (commit_time(), commit_time()))


def _control(root: Path, version: str, architecture: str) -> str:
    homepage = f"Homepage: {HOMEPAGE}\n" if HOMEPAGE else ""
    kilobytes = sum(-(-f.lstat().st_size // 1024) for f in root.rglob("*") if not f.is_dir())
    return f"""\
Package: {PACKAGE}
Version: {version}
Architecture: {architecture}
Maintainer: {MAINTAINER}
Installed-Size: {kilobytes}
Depends: {", ".join(dependencies(root / LIBRARY))}
Section: games
Priority: optional
{homepage}\
Description: {SUMMARY}
{indent(DESCRIPTION, " ")}
"""


def dependencies(bundle: Path) -> list[str]:
    """Return the packages with the libraries missing from the bundle, from their symbols."""
    own = {str(file.parent) for file in binaries(bundle)}
    with TemporaryDirectory() as place:
        control = Path(place) / "debian" / "control"
        control.parent.mkdir()
        control.write_text(f"Source: {PACKAGE}\n\nPackage: {PACKAGE}\nArchitecture: any\n")
        command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0"]
        command += [f"-l{folder}" for folder in sorted(own)]
        command += [f"-e{file}" for file in binaries(bundle)]
        shown = subprocess.run(command, cwd=place, check=True, capture_output=True, text=True)
    line = shown.stdout.strip().removeprefix("shlibs:Depends=")
    wanted = _owners(asked_of_system(bundle))
    # dpkg also names the packages of bundled libraries.
    linked = [entry for entry in line.split(", ") if entry.split(" ")[0] in wanted]
    return sorted([*linked, *_UNLINKED])


def _owners(libraries: set[str]) -> set[str]:
    """Return the installed packages that hold these libraries."""
    patterns = [f"*/{name}" for name in sorted(libraries)]
    shown = subprocess.run(["dpkg-query", "--search", *patterns], capture_output=True, text=True)
    return {line.split(":")[0] for line in shown.stdout.splitlines()}


def _sums(root: Path) -> str:
    lines = []
    for file in sorted(root.rglob("*")):
        if file.is_file() and not file.is_symlink() and "DEBIAN" not in file.parts:
            digest = hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()
            lines.append(f"{digest}  {file.relative_to(root)}\n")
    return "".join(lines)


def _output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
