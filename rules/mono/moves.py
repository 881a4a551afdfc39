"""The moves of players and of chance in Mono. Their `str` is the notation."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Layout:
    """Places the regions by hand: the labels in reading order."""

    labels: str

    def __str__(self) -> str:
        return self.labels


@dataclass(frozen=True, slots=True)
class RandomMove:
    """Lets chance choose the layout, or all reveals until the turn ends."""

    def __str__(self) -> str:
        return "random"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Uncovers a cell, `a3`, on every opponent's board."""

    cell: str

    def __str__(self) -> str:
        return self.cell


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Ends the turn, and scores what is listed."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class DrawnLayout:
    """The layout that chance placed."""

    labels: str

    def __str__(self) -> str:
        return f"*{self.labels}"


@dataclass(frozen=True, slots=True)
class DrawnReveal:
    """The cell that chance uncovers; the text marks it with an asterisk, too."""

    cell: str

    def __str__(self) -> str:
        return f"*{self.cell}"


Move = Layout | RandomMove | Reveal | EndTurn | DrawnLayout | DrawnReveal
