"""The options of Dragons: the challenge options and the Test Options of the source text."""

import dataclasses
from dataclasses import dataclass
from typing import Self

from rules.core import InvalidOptions, Options, option
from rules.dragons.tiles import CROSS, TAILS, TileSet

AIMS = (
    "tantrix",
    "end_first",
    "end_single",
    "end_most",
    "all_out_most_eyes",
    "loop_closed",
)
"""The options that replace the loop as the aim of the game."""

_TIES = ("tie_none", "tie_largest_wins", "tie_largest_loses")
PLAYED_OUT = ("tantrix", "all_out_most_eyes")
"""The aims that are decided only when the tiles run out."""

_MORE_THAN_AN_EYE = 2
"""The eyes that `loop_closed` asks for."""


def _flag(label: str, help: str, *excludes: str) -> bool:
    return option(False, label, help, excludes=excludes)


def _aim(name: str, label: str, help: str) -> bool:
    ties = _TIES if name in PLAYED_OUT else ()
    return _flag(label, help, *(aim for aim in (*AIMS, "long_loop") if aim != name), *ties)


def _tie(name: str, label: str, help: str) -> bool:
    return _flag(label, help, *(tie for tie in _TIES if tie != name), *PLAYED_OUT)


@dataclass(frozen=True, slots=True)
class DragonsOptions(Options):
    """The challenge options and the Test Options of the source text, in its order."""

    num_tiles: int | None = option(
        None,
        "Tiles",
        "The number of tiles, including the starting tile. Standard: 50, or 40 with Tantrix "
        "scoring.",
        low=2,
        high=500,
    )
    tantrix: bool = _aim(
        "tantrix",
        "Aim: best dragon (Tantrix scoring)",
        "Replaces the loop of six. All tiles are played. A dragon scores 1 for each eye, and "
        "twice that if it is complete. The best dragon wins.",
    )
    start_joint: bool = _flag(
        "First tile: shoulders up",
        "The starting tile has its shoulders up. This is the standard start.",
        "start_tip",
    )
    start_tip: bool = _flag(
        "First tile: second side up",
        "The starting tile has its tails (or its crossing) up.",
        "start_joint",
    )
    num_eyes: int = option(
        1,
        "Eyes a complete dragon needs",
        "The number of eyes a dragon needs to count as complete.",
        low=1,
        high=99,
    )
    end_first: bool = _aim(
        "end_first",
        "Aim: first complete dragon",
        "Replaces the loop of six. The first player to complete a dragon of any size wins.",
    )
    end_single: bool = _aim(
        "end_single",
        "Aim: complete a dragon when your opponent does not",
        "Replaces the loop of six. You win if your turn completes dragons of yours and none "
        "of your opponent's.",
    )
    end_most: bool = _aim(
        "end_most",
        "Aim: most eyes, at any time",
        "Replaces the loop of six. You win by completing a dragon with more eyes than every "
        "opponent’s dragon.",
    )
    all_out_most_eyes: bool = _aim(
        "all_out_most_eyes",
        "Aim: most eyes, at the end",
        "Replaces the loop of six. All tiles are played. The complete dragon with the most "
        "eyes wins.",
    )
    tie_none: bool = _tie(
        "tie_none",
        "Tiles run out: draw",
        "The game is drawn when the tiles run out. This is the standard rule.",
    )
    tie_largest_wins: bool = _tie(
        "tie_largest_wins",
        "Tiles run out: largest dragon wins",
        "When the tiles run out, the owner of the largest complete dragon wins.",
    )
    tie_largest_loses: bool = _tie(
        "tie_largest_loses",
        "Tiles run out: largest dragon loses",
        "When the tiles run out, the owner of the largest complete dragon loses.",
    )
    cross: bool = _flag(
        "Second side: crossing colours",
        "On the second side of a tile each colour connects its three edges, and the two cross.",
        "tails",
    )
    tails: bool = _flag(
        "Second side: tails",
        "On the second side each colour connects two edges and ends in a tail at the third. "
        "Standard.",
        "cross",
    )
    must_complete: bool = _flag(
        "Gaps: must be filled",
        "Gaps with three closed sides are filled automatically, or must be filled at once. "
        "This is the standard rule.",
        "may_complete",
    )
    may_complete: bool = _flag(
        "Gaps: may stay open",
        "Gaps with three closed sides may stay open. Nothing is filled automatically.",
        "must_complete",
    )
    loop_closed: bool = _aim(
        "loop_closed",
        "Aim: a closed dragon with two eyes",
        "Replaces the loop of six. You win with a complete dragon with two or more eyes. This aim "
        "needs crossing colours on the second side.",
    )
    long_loop: bool = _aim(
        "long_loop",
        "Aim: loop of five",
        "Replaces the loop of six. You win with a loop of five or more tiles. This aim needs "
        "crossing colours on the second side.",
    )

    @property
    def aim(self) -> str:
        """The option that replaces the loop as the aim; empty if a loop wins."""
        return next((name for name in AIMS if getattr(self, name)), "")

    def resolved(self, players: int) -> Self:
        """See `Options.resolved`. Raises InvalidOptions for a contradiction, naming both."""
        Options.resolved(self, players)
        for name in ("loop_closed", "long_loop"):
            if getattr(self, name) and not self.cross:
                raise InvalidOptions(name, "needs {other}", other="cross")
        if self.num_tiles is not None:
            return self
        return dataclasses.replace(self, num_tiles=40 if self.tantrix else 50)

    @property
    def tile_set(self) -> TileSet:
        """The tiles the game is played with."""
        return CROSS if self.cross else TAILS

    @property
    def eyes_needed(self) -> int:
        """The eyes with which a dragon counts as complete for an aim that completion decides."""
        return _MORE_THAN_AN_EYE if self.loop_closed else self.num_eyes

    @property
    def largest_decides(self) -> bool:
        """Whether the largest complete dragon decides the game when the tiles run out."""
        return self.tie_largest_wins or self.tie_largest_loses

    @property
    def loop_length(self) -> int:
        """The number of tiles of the shortest loop that counts as a win."""
        return 5 if self.long_loop else 6
