"""`python -m installers.linux.compare`: builds everything twice and reports differences.

The same commit must give the same list of files, and the same bytes. The second build runs in
another folder, with another umask, language and time zone.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_PLACE = ROOT / "build" / "twice"
_OTHER = {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TZ": "Pacific/Auckland"}


def digests(folder: Path) -> dict[str, str]:
    """Return the files below a folder with their SHA-256, and links with their targets."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            found[name] = f"-> {path.readlink()}"
        elif path.is_file():
            found[name] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


def differences(first: dict[str, str], second: dict[str, str]) -> list[str]:
    """Return the files that exist only once or differ; empty if there are none."""
    return [
        *(f"only in the first: {name}" for name in sorted(first.keys() - second.keys())),
        *(f"only in the second: {name}" for name in sorted(second.keys() - first.keys())),
        *(f"differs: {name}" for name in sorted(first.keys() & second.keys())
          if first[name] != second[name]),
    ]  # fmt: skip


def _build(number: int) -> tuple[dict[str, str], dict[str, str]]:
    """Return the checksums of the bundle and of the packages of one build."""
    folder = _PLACE / str(number)
    more = _OTHER if number == 2 else {}
    # Folders get the modes we set, not those of the builder's umask.
    command = f'umask {"077" if number == 2 else "022"}; exec "$@"'
    words = [sys.executable, "-m", "installers.linux.build", "--into", str(folder)]
    subprocess.run(
        ["sh", "-c", command, "sh", *words], cwd=ROOT, check=True, env={**os.environ, **more}
    )
    return digests(ROOT / "build" / "frozen" / "quincunx"), digests(folder)


def main() -> int:
    """Build twice; return 1 if anything differs."""
    first, second = _build(1), _build(2)
    found = [line for one, other in zip(first, second, strict=True)
             for line in differences(one, other)]  # fmt: skip
    print("\n".join(found) or f"The same: {len(first[0])} files, {len(first[1])} in dist")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
