"""The modules that mypyc can compile to machine code: inner boards and searches of the players.

They are the same Python either way, and give the same answers. `make compiled` builds them in
place, and `make plain` removes the libraries. A library beside a source is imported instead of it.
`rules/decisions/kernels.md` says what such a module may not do.
"""

from collections.abc import Iterable, Mapping
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from rules import __version__

KERNELS: Mapping[str, tuple[str, ...]] = {
    "adamas": (
        "players.board",
        "players.candidates",
        "players.endgames",
        "players.evaluation",
        "players.search",
        "splits",
    ),
    "dragons": (
        "players.board",
        "players.closing",
        "players.forcing",
        "players.levels",
        "players.potential",
        "players.rings",
        "players.search",
        "players.tables",
        "players.verdicts",
    ),
    "holomino": (
        "players.board",
        "players.endings",
        "players.evaluation",
        "players.search",
        "players.tables",
    ),
}
"""By game: the compiled modules. They share one library, `rules.<game>.kernels__mypyc`."""

_FOLDER = Path(__file__).parent


def sources(game: str) -> list[Path]:
    """Return the source files of a game's compiled modules."""
    return [_FOLDER / game / f"{name.replace('.', '/')}.py" for name in KERNELS[game]]


def compiled(games: Iterable[str] = KERNELS) -> bool:
    """Whether the computer players of some games run as machine code here."""
    return all(
        any(source.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)
        for game in games
        for source in sources(game)
    )


def version_line() -> str:
    """Return the line that `--version` prints: the version, and how the computer players run."""
    return f"Quincunx {__version__}, {'compiled' if compiled() else 'interpreted'}"
