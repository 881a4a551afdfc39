"""The checklists of `CONTRIBUTING.md` as data: where a new thing must be registered.

Each function returns the places that are missing, all at once, so that nobody has to run the tests
again for each of them. They read files and import catalogues; only the keys of commands need a Qt
application.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PySide6.QtGui import QKeySequence

from desktop.controls import commands
from desktop.controls.commands import Command
from desktop.games.cards import CARDS
from rules.games import GAMES
from rules.players import MINDS
from rules.puzzles import KINDS
from rules.puzzles.stock import shipped
from tests.oracles import line_reader, record_reader
from tests.rules.variants import FIVE
from tests.tools.puzzle_days import pinned
from tests.tools.puzzles import ORACLES, UNPROVEN

ROOT = Path(__file__).parents[1]
STANDARD_FLAGS = frozenset({"start_joint", "tails", "must_complete"})
"""Flags that name the standard of a choice. They change nothing, so no variant needs them."""
PUZZLES_SHIPPED = 200
"""How many puzzles of each kind come with the program, at least."""


SHARED_KEY = frozenset({"EDITOR", "ENTRY"})
"""The commands with the same key: no page has both."""


@dataclass(frozen=True)
class Place:
    """Where something must be registered, and whether it is."""

    where: str
    found: bool


def missing(places: Iterator[Place]) -> list[str]:
    """Return the places where something is not registered yet."""
    return [place.where for place in places if not place.found]


@cache
def text_of(path: str) -> str:
    """Return the text of a file of the project, or an empty one if there is none."""
    file = ROOT / path
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def holds(path: str, pattern: str) -> bool:
    """Whether a file has a line that matches a pattern."""
    return re.search(pattern, text_of(path), re.MULTILINE) is not None


# --- A new option


def places_of_option(slug: str, name: str) -> Iterator[Place]:
    """Yield every place of an option, beyond its field in the game's `Options`."""
    word = rf"\b{name}\b"
    yield Place(
        f"rules/record.md: the row of `{slug}`", holds("rules/record.md", rf"^\| `{slug}` .*{word}")
    )
    if name not in STANDARD_FLAGS:
        counts = f"tests/rules/perft/{slug}.txt"
        counted = holds(counts, rf"^\d+ \|[^|]*{word}")
        yield Place(f"{counts}: a variant, and python -m tests.tools.perft {slug}", counted)
    yield Place(
        f"tests/oracles/{slug}.py: the same rule again", holds(f"tests/oracles/{slug}.py", word)
    )


# --- A new kind of puzzle


def places_of_kind(slug: str) -> Iterator[Place]:
    """Yield every place of a kind of puzzle, beyond its class."""
    yield Place("KINDS of the game's puzzles package", slug in KINDS)
    card = next((card for card in CARDS.values() if slug in card.puzzles), None)
    yield Place("desktop/games/<game>/card.py: its PuzzleWords", card is not None)
    yield Place(
        f"rules/puzzles/stock: {PUZZLES_SHIPPED} puzzles, by python -m tests.tools.puzzle_stock",
        slug in KINDS and len(shipped(slug)) >= PUZZLES_SHIPPED,
    )
    quoted = rf"`{slug}`"
    yield Place("rules/puzzles/line.md: its row in “The kinds”", slug in line_reader.KINDS)
    yield Place(
        "tests/rules/puzzles/days.txt: its days, by python -m tests.tools.puzzle_days",
        slug in pinned(),
    )
    yield Place(
        "tests/tools/puzzles.py: an oracle in ORACLES, or the reason in UNPROVEN",
        slug in ORACLES or slug in UNPROVEN,
    )
    yield Place("rules/puzzles/README.md: how it is made", holds("rules/puzzles/README.md", quoted))


# --- A new command


@cache
def named_commands() -> dict[str, Command]:
    """Return the commands that have a name of their own in the list of commands."""
    return {
        name: command for name, command in vars(commands).items() if isinstance(command, Command)
    }


@cache
def names_used(path: str) -> frozenset[str]:
    """Return the names that a module reads."""
    tree = ast.parse(text_of(path))
    return frozenset(node.id for node in ast.walk(tree) if isinstance(node, ast.Name))


@cache
def names_answered() -> frozenset[str]:
    """Return the names that modules of the window read, but for lists of commands."""
    lists = {"desktop/app/menus.py", "desktop/help/shortcuts_page.py"}
    paths = (path.relative_to(ROOT).as_posix() for path in (ROOT / "desktop").rglob("*.py"))
    return frozenset().union(
        *(
            names_used(path)
            for path in paths
            if path not in lists and path != "desktop/controls/commands.py"
        )
    )


@cache
def keys_of(command: Command) -> frozenset[str]:
    """Return the keys of a command as texts; a standard key may have several."""
    texts = (
        key.toString(QKeySequence.SequenceFormat.PortableText)
        for one in (command.key, command.also)
        for key in (
            QKeySequence.keyBindings(one)
            if isinstance(one, QKeySequence.StandardKey)
            else [QKeySequence(one)]
        )
    )
    return frozenset(filter(None, texts))


def places_of_command(name: str, command: Command) -> Iterator[Place]:
    """Yield every place of a command, beyond its line in the list of commands."""
    yield Place("a page's add_command, or MainWindow: who answers it", name in names_answered())
    yield Place(
        f"resources/icons/{command.icon}.svg",
        not command.icon or (ROOT / f"resources/icons/{command.icon}.svg").is_file(),
    )
    keys = keys_of(command)
    yield Place(
        "its key without Ctrl+Alt, which types characters on many keyboards",
        not any(key.startswith("Ctrl+Alt+") for key in keys),
    )
    others = {
        other for other, one in named_commands().items() if other != name and keys_of(one) & keys
    }
    yield Place(
        f"a key of its own, not that of {', '.join(sorted(others))}",
        not others or others | {name} == SHARED_KEY,
    )


# --- A new game


def places_of_game(slug: str) -> Iterator[Place]:
    """Yield every place of a game, beyond its folder in `rules/`."""
    yield Place("rules/games.py: GAMES", slug in {game.slug for game in GAMES})
    yield Place(f"rules/{slug}/players: MIND", slug in MINDS)
    yield Place("desktop/games/cards.py: CARDS", slug in CARDS)
    for path in (
        f"desktop/games/{slug}/ui.py",
        f"desktop/games/{slug}/scene.py",
        f"resources/help/{slug}.md",
    ):
        yield Place(path, bool(text_of(path)))
    yield Place("pyproject.toml: the layers", holds("pyproject.toml", rf"rules\.{slug}\b"))
    yield Place("rules/record.md: its row", holds("rules/record.md", rf"^\| `{slug}` "))
    yield Place("rules/players/protocol.md", holds("rules/players/protocol.md", rf"`{slug}`"))
    yield Place("tests/oracles/record_reader.py: MOVES", slug in record_reader.MOVES)
    yield Place(f"tests/rules/records/{slug}.qcx", bool(text_of(f"tests/rules/records/{slug}.qcx")))
    counts = f"tests/rules/perft/{slug}.txt"
    yield Place(f"{counts}: python -m tests.tools.perft {slug}", bool(text_of(counts)))
    for path in (f"tests/oracles/{slug}.py", f"tests/oracles/greedy_{slug}.py"):
        yield Place(path, bool(text_of(path)))
    yield Place(
        "tests/oracles/counting.py", holds("tests/oracles/counting.py", rf"oracles\.{slug}\b")
    )
    heard = "tests/desktop/board/test_announced.py"
    yield Place(f"{heard}: what is heard of its events", holds(heard, rf"rules\.{slug}\b"))
    yield Place("tests/rules/variants.py: FIVE", slug in FIVE)
    title = next((game.title for game in GAMES if game.slug == slug), slug)
    for path in ("README.md", ".github/ISSUE_TEMPLATE/fault.yml"):
        yield Place(path, title in text_of(path))
