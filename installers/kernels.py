"""`python -m installers.kernels [GAME...]`: compiles the modules of `rules.kernels`, in place.

With `--remove` it removes the libraries, and with `--ask` it only says whether a compiler is
missing. The exit code is 0, 1 if compiling failed, or 3 without a compiler.
"""

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from rules.kernels import KERNELS, sources

ROOT = Path(__file__).resolve().parents[1]
WORK = Path("build", "kernels")


def lacks() -> str:
    """Return what is missing to compile, as a sentence; empty if nothing is, or not known."""
    if sys.platform == "win32":  # setuptools finds the compiler and names what is missing
        return ""
    compiler = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    if not shutil.which(compiler.split()[0]):
        return (
            f"There is no C compiler {compiler.split()[0]}. On Debian and Ubuntu: apt install gcc"
        )
    headers = Path(sysconfig.get_path("include"), "Python.h")
    if not headers.exists():
        return f"{headers} is missing. On Debian and Ubuntu: apt install python3-dev"
    return ""


def build(games: Iterable[str] = KERNELS) -> int:
    """Compile the modules of some games in place; return the exit code."""
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    folders = ["--build-temp", str(WORK), "--build-lib", str(WORK / "lib")]
    environment = {**os.environ, "QUINCUNX_COMPILED": " ".join(games)}
    done = subprocess.run([*command, *folders], cwd=ROOT, env=environment)
    return 1 if done.returncode else 0


def remove() -> None:
    """Remove the libraries and what building them left."""
    for game in KERNELS:
        for suffix in ("so", "pyd"):
            for library in (ROOT / "rules" / game).rglob(f"*.{suffix}"):
                library.unlink()
    shutil.rmtree(ROOT / WORK, ignore_errors=True)


def imports() -> Iterator[str]:
    """Yield the modules that compiled modules import, which PyInstaller cannot see in libraries."""
    for game in KERNELS:
        for source in sources(game):
            for node in ast.walk(ast.parse(source.read_text("utf-8"))):
                if isinstance(node, ast.ImportFrom) and node.module:
                    yield node.module
                elif isinstance(node, ast.Import):
                    yield from (name.name for name in node.names)


def main(arguments: Sequence[str]) -> int:
    """Compile, remove, or ask; return the exit code."""
    if "--remove" in arguments:
        remove()
        return 0
    if missing := lacks():
        print(missing, file=sys.stderr)
        return 3
    return 0 if "--ask" in arguments else build(arguments or KERNELS)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
