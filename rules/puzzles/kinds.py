"""The kinds of puzzles, in the order in which they are offered."""

from collections.abc import Mapping

from rules.adamas.puzzles import KINDS as ADAMAS
from rules.blackbox.puzzles import KINDS as BLACKBOX
from rules.core import shorten
from rules.core.puzzle import AnyKind, InvalidPuzzle
from rules.dragons.puzzles import KINDS as DRAGONS
from rules.holomino.puzzles import KINDS as HOLOMINO
from rules.mono.puzzles import KINDS as MONO

KINDS: Mapping[str, AnyKind] = {
    kind.slug: kind for kind in (*HOLOMINO, *BLACKBOX, *ADAMAS, *DRAGONS, *MONO)
}


def kind_named(slug: str) -> AnyKind:
    """Return the kind of this name. Raises InvalidPuzzle, which lists all kinds."""
    if slug not in KINDS:
        known = ", ".join(KINDS)
        raise InvalidPuzzle(
            "“{given}” is unknown; use one of: {known}", given=shorten(slug), known=known
        )
    return KINDS[slug]
