"""The games and options every contract test runs over."""

from dataclasses import dataclass, field
from itertools import compress, product

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


_CHOSEN = (
    Variant("mono"),
    Variant("mono", 2, {"size": 2, "no_auto": True}),
    Variant("mono", 3, {"size": 5}),
    Variant("mono", 3, {"size": 4, "take_min": True}),
    Variant("mono", 4, {"size": 6, "take_max": True, "no_auto": True}),
    Variant("adamas"),
    Variant("adamas", 2, {"size": 2, "pieces": 3, "prog_cap": True}),
    Variant("adamas", 3),
    Variant("adamas", 2, {"size": 8, "pieces": 6}),
    Variant("adamas", 3, {"size": 2, "pieces": 4, "prog_cap": True}),
    Variant("holomino"),
    Variant("holomino", 2, {"num_digits": 4, "pool_size": 2, "limit_scores": True}),
    Variant("holomino", 2, {"num_digits": 3, "pool_size": 2, "non_unique": True}),
    Variant("holomino", 2, {"num_digits": 4, "non_unique": True, "limit_scores": True}),
    Variant("dragons", 2, {"num_tiles": 20}),
    Variant("dragons", 2, {"end_single": True, "num_eyes": 2, "num_tiles": 14}),
    Variant("dragons", 2, {"end_most": True, "start_tip": True, "num_tiles": 14}),
    Variant("dragons", 2, {"all_out_most_eyes": True, "num_tiles": 12}),
    Variant("dragons", 2, {"long_loop": True, "cross": True, "tie_none": True, "num_tiles": 14}),
    Variant("dragons", 2, {"end_first": True, "tie_largest_wins": True, "num_tiles": 14}),
    Variant("dragons", 2, {"may_complete": True, "tie_largest_loses": True, "num_tiles": 14}),
    Variant("dragons", 2, {"tantrix": True, "num_tiles": 12}),
    Variant("dragons", 2, {"cross": True, "loop_closed": True, "num_tiles": 14}),
    Variant("dragons", 2, {"may_complete": True, "end_first": True, "num_tiles": 14}),
    Variant("blackbox"),
)
FIVE = frozenset({"mono", "adamas", "holomino", "dragons", "blackbox"})
"""The games that bring all that a game may bring; others need not."""
VARIANTS = (*_CHOSEN, *(Variant(game.slug) for game in GAMES if game.slug not in FIVE))
"""A game without variants of its own here is held to the contract as it stands."""


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
