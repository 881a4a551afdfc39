"""The games and options every contract test runs over."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import compress, product
from pathlib import Path

from rules.games import GAMES, game_named
from rules.match import Match

NAMES = ("fred", "ned", "ted", "jed")


@dataclass(frozen=True)
class Variant:
    slug: str
    players: int = 2
    options: dict[str, object] = field(default_factory=dict)

    def match(self, seed: int = 0) -> Match:
        return Match.new(self.slug, NAMES[: self.players], self.options, seed)

    def __str__(self) -> str:
        options = "-".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.slug}-{self.players}{'-' + options if options else ''}"


FIVE = frozenset({"mono", "adamas", "holomino", "dragons", "blackbox"})
"""The games that bring all that a game may bring; others need not."""
COUNTS = Path(__file__).parent / "perft"
"""The folder of the counts of lines of play, which name the variants of each game."""


def rows_of(slug: str) -> list[list[str]]:
    """Return the rows of a game's counts: players, options, moves and counts, as texts.

    A row that is not counted yet ends early; the rest is empty. A game without counts has no rows.
    """
    path = COUNTS / f"{slug}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    parts = [line.split("|") for line in lines if line and not line.startswith("#")]
    return [[*map(str.strip, row), "", "", ""][:4] for row in parts]


def options_in(text: str) -> dict[str, object]:
    """Return the options of a row: `size=2 no_auto=yes`."""
    pairs = (word.split("=") for word in text.split())
    return {name: int(value) if value.isdigit() else value == "yes" for name, value in pairs}


def _variants() -> Iterator[Variant]:
    for game in GAMES:
        named = dict.fromkeys((players, options) for players, options, *_ in rows_of(game.slug))
        for players, options in named or [("2", "")]:
            yield Variant(game.slug, int(players), options_in(options))


VARIANTS = tuple(_variants())
"""The variants of all games, in the order of their counts. A game without counts has one."""


def variants_of(slug: str, *more: Variant) -> tuple[Variant, ...]:
    """Return the variants of a game, and those that a test has besides."""
    return (*(variant for variant in VARIANTS if variant.slug == slug), *more)


def flags_of(slug: str) -> list[dict[str, bool]]:
    """Return every combination of the options of a game that are on or off: those that are on."""
    specs = game_named(slug).options.specs()
    flags = [name for name, spec in specs.items() if spec.low is None]
    chosen = (compress(flags, on) for on in product((False, True), repeat=len(flags)))
    return [dict.fromkeys(names, True) for names in chosen]


STANDARD = tuple(variant for variant in VARIANTS if not variant.options and variant.players == 2)
