"""`python -m installers.linux.build`: builds every Linux installer into dist/ with SHA256SUMS.

It freezes the program first, unless --frozen says that build/frozen/quincunx is up to date.
"""

import argparse
import hashlib
import shutil
import subprocess
import sys
import time
from pathlib import Path

from installers import freeze
from installers.linux import appimage, deb, rpm, tarball
from installers.product import VERSION

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / "build" / "packages"
KINDS = {"deb": deb.build, "rpm": rpm.build, "AppImage": appimage.build, "tar.xz": tarball.build}
_ENDINGS = (".deb", ".rpm", ".AppImage", ".tar.xz")
_LARGEST_DEB = 36 * 10**6


def main() -> int:
    """Build, check and list the installers; return the exit code."""
    parser = argparse.ArgumentParser(description="Builds the Linux installers into dist/.")
    parser.add_argument("--frozen", action="store_true", help="take the bundle that is there")
    parser.add_argument("--into", type=Path, default=ROOT / "dist")
    chosen = parser.parse_args()
    try:
        made = build_all(chosen.into, frozen=chosen.frozen)
    except freeze.Unfit as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{'bundle':<44} {freeze.size(freeze.BUNDLE) / 1e6:6.1f} MB")
    for package in made:
        print(f"{package.name:<44} {package.stat().st_size / 1e6:6.1f} MB")
    problems = [line for package in made for line in prove(package)]
    for line in problems:
        print(line, file=sys.stderr)
    return 1 if problems else 0


def build_all(folder: Path, *, frozen: bool = False) -> list[Path]:
    """Write all installers and their checksums into a folder. Raises Unfit."""
    if not frozen:
        subprocess.run([sys.executable, "-m", "installers.icons"], cwd=ROOT, check=True)
        freeze.freeze()
    folder.mkdir(parents=True, exist_ok=True)
    WORK.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        if old.name.endswith(_ENDINGS):
            old.unlink()
    made = []
    for kind, build in KINDS.items():
        begin = time.monotonic()
        made.append(build(freeze.BUNDLE, folder, WORK))
        print(f"{kind}: {time.monotonic() - begin:.0f} s", flush=True)
    write_sums(folder)
    return made


def write_sums(folder: Path) -> None:
    """Write SHA256SUMS of all installers in a folder, in the format of `sha256sum --check`."""
    files = [file for file in sorted(folder.iterdir()) if file.is_file()]
    lines = [
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n"
        for file in files
        if file.name != "SHA256SUMS"
    ]
    (folder / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


def prove(package: Path) -> list[str]:
    """Return the findings of Debian's own checks on a package; empty if there are none."""
    if package.suffix != ".deb":
        return []
    problems = []
    if package.stat().st_size > _LARGEST_DEB:
        problems.append(f"{package.name} has more than {_LARGEST_DEB / 1e6:.0f} MB")
    share = WORK / "deb" / "usr" / "share"
    for command in (
        ["lintian", "--allow-root", "--fail-on", "error,warning", str(package)],
        ["desktop-file-validate", *map(str, share.glob("applications/*"))],
        ["appstreamcli", "validate", "--no-net", *map(str, share.glob("metainfo/*"))],
    ):
        if shutil.which(command[0]) is None:
            problems.append(f"{command[0]} is missing: installers/linux/build-tools")
            continue
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            problems.append(f"{command[0]} on {package.name}:\n{done.stdout}{done.stderr}")
    return problems


if __name__ == "__main__":
    print(f"Quincunx {VERSION}")
    sys.exit(main())
