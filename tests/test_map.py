"""The documents for contributors name only files and names that exist."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from desktop.__main__ import COMMANDS as DRAWING
from rules.games import GAMES
from rules.terminal.command_line import make_parser

ROOT = Path(__file__).parent.parent
TOPS = (ROOT, ROOT / "rules", ROOT / "desktop", ROOT / "desktop" / "games", ROOT / "tests")
PAGES = ("CONTRIBUTING.md", "rules/README.md", "desktop/README.md", "tests/README.md")
TEXTS = {page: (ROOT / page).read_text("utf-8") for page in PAGES}
QUOTED = re.compile(r"`([^`\n]+)`")
FILE = re.compile(r"[\w./<>-]+\.(?:py|md|toml|json|jsonl|qcx)")
NAME = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*(?:\(\))?")
MADE = {"build/bench.jsonl", ".qcx"}
"""What the commands of the map make, and what is no file but an ending."""


def files() -> list[tuple[str, str]]:
    """Return each file that is named, with its line."""
    return [
        (name, line)
        for text in TEXTS.values()
        for line in text.splitlines()
        for name in QUOTED.findall(line)
        if FILE.fullmatch(name) and name not in MADE and not name.startswith("<")
    ]


@pytest.mark.parametrize(("name", "line"), files(), ids=[name for name, _ in files()])
def test_every_file_is_there(name: str, line: str) -> None:
    """In a row of a table in a folder that the row names; a name in running text somewhere."""
    quoted = [one.rpartition("/")[0] for one in QUOTED.findall(line) if "/" in one]
    folders = {top / one for top in TOPS for one in ("", *quoted)}
    folders |= {top / game.slug for top in TOPS for game in GAMES}  # where the row says “a game”
    if not line.startswith("|"):
        folders |= set((ROOT / "desktop").glob("*")) | set((ROOT / "rules").glob("*"))
    named = [re.sub("<game>", game.slug, name) for game in GAMES]
    named = [one.replace("<topic>", "puzzles").replace("<language>", "de") for one in named]
    # What a game may have, at least one of them has.
    assert any((Path(str(folder).replace("<game>", game.slug)) / one).exists()
               for folder in folders for one in named for game in GAMES)  # fmt: skip


def test_every_name_is_there() -> None:
    words = set()
    for folder in ("rules", "desktop", "tests", "installers"):
        for path in (ROOT / folder).rglob("*.py"):
            words |= set(re.findall(r"\w+", path.read_text("utf-8")))
    names = [
        one
        for text in TEXTS.values()
        for one in QUOTED.findall(text)
        if NAME.fullmatch(one) and not FILE.fullmatch(one)
    ]
    assert len(names) > 50
    parts = {part for name in names for part in name.removesuffix("()").split(".")}
    assert parts - words == set()


LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")
LINKING = [
    *(ROOT / page for page in (*PAGES, "README.md", "SECURITY.md", "installers/README.md")),
    *(ROOT / "rules" / "players").glob("*.md"),
    *(ROOT / "rules" / "decisions").glob("*.md"),
    *(ROOT / "desktop" / "decisions").glob("*.md"),
]


@pytest.mark.parametrize("page", LINKING, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_to_a_file(page: Path) -> None:
    for target in LINK.findall(page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


def test_the_readme_lists_each_command_under_its_program() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    tables = re.findall(r"ommands of `python -m (\w+)`.*?\n\n((?:\|.*\n)+)", text)
    listed = {name: set(re.findall(r"^\| `([a-z]+)", rows, re.MULTILINE)) for name, rows in tables}
    known = set(re.findall("^    ([a-z]+) ", make_parser().format_help(), re.MULTILINE))
    assert listed["rules"] == known - {"play", "resume"}
    assert listed["desktop"] == DRAWING.keys() - {"thumbnail"}


@pytest.mark.parametrize("page", PAGES)
def test_every_make_command_exists(page: str) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"`make ([a-z-]+)", TEXTS[page])) <= targets


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")
def test_playing_installs_no_tools_for_developers(tmp_path: Path) -> None:
    def commands(target: str) -> str:
        command = ["make", "--dry-run", f"VENV={tmp_path}", target]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout

    assert "[dev]" not in commands("play")
    assert "[dev]" in commands("test")
    assert "[dev]" in commands("check")
