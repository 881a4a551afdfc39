"""A sixth game costs its own files and five lines elsewhere; then everything knows it.

The game is Nim with a secret and a draw. It is added to a copy of the project, as `CONTRIBUTING.md`
says, and played there.
"""

import difflib
import os
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
OWN = {
    "rules/nim": "rules/nim",
    "desktop/nim": "desktop/games/nim",
    "nim.md": "resources/help/nim.md",
    "playing.py": "tests/desktop/games/test_nim.py",
}
"""The game's own files and folders, and where they go."""

LINES = {
    "rules/games.py": (
        ("from rules.mono.game import Mono\n", "from rules.nim.game import Nim\n"),
        ("Dragons(), BlackBox()", ", Nim()"),
    ),
    "desktop/games/cards.py": (
        (
            "from desktop.games.mono.card import CARD as MONO\n",
            "from desktop.games.nim.card import CARD as NIM\n",
        ),
        ("DRAGONS, BLACKBOX", ", NIM"),
    ),
    "pyproject.toml": (("rules.dragons | rules.blackbox", " | rules.nim"),),
}
"""What stands elsewhere, by file: behind what, and what."""


WHAT_HOLDS = [
    "tests/desktop/games/test_nim.py",
    "tests/rules/test_contract.py",
    "tests/rules/test_secrets.py",
    "tests/rules/test_events.py",
    "tests/desktop/board/test_every_scene.py",
    "tests/desktop/games/test_catalogue.py",
    "tests/desktop/help/test_texts.py",
    "tests/desktop/home",
    "tests/desktop/new_match",
]

CACHES = (".*_cache", ".hypothesis")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the project with Nim in it."""
    copy = tmp_path_factory.mktemp("project")
    # What is compiled comes along: it counts as long as its source has the same time and size.
    # Drafts of it, and other caches, may be gone before they are copied.
    skipped = shutil.ignore_patterns(".venv", "build", "dist", ".git", "*.pyc.*", *CACHES)
    shutil.copytree(ROOT, copy, dirs_exist_ok=True, ignore=skipped)
    for own, place in OWN.items():
        put = shutil.copytree if (HERE / own).is_dir() else shutil.copy
        put(HERE / own, copy / place)
    for name, additions in LINES.items():
        text = (copy / name).read_text(encoding="utf-8")
        for before, added in additions:
            assert text.count(before) == 1
            text = text.replace(before, before + added)
        (copy / name).write_text(text, encoding="utf-8")
    return copy


def test_no_more_than_five_lines_stand_elsewhere(copy: Path) -> None:
    changed = 0
    for file in copy.rglob("*"):
        name = file.relative_to(copy).as_posix()
        if file.is_dir() or file.suffix == ".pyc":
            continue
        if any(fnmatch(name.split("/")[0], cache) for cache in CACHES):  # of the tests below
            continue
        if any(name.startswith(place) for place in OWN.values()):
            continue
        if (new := file.read_bytes()) != (old := (ROOT / name).read_bytes()):
            lines = difflib.ndiff(old.decode().splitlines(), new.decode().splitlines())
            changed += sum(line.startswith("+ ") for line in lines)
    assert 0 < changed <= 5


def test_whatever_holds_for_a_game_holds_for_it(copy: Path) -> None:
    asked = ["-p", "no:cacheprovider", "-p", "no:xdist", "-k", "nim or every_scene or catalogue"]
    run(copy, "pytest", *asked, *WHAT_HOLDS)


def test_the_layers_hold_with_it(copy: Path) -> None:
    run(copy, "importlinter.cli", "lint-imports")


def run(copy: Path, module: str, *arguments: str) -> None:
    """Have Python run a module in the copy, which must end well."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    ended = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=copy,
        env={**own, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
