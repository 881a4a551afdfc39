"""The five levels of computer players."""

from dataclasses import dataclass

from rules.core import InvalidOptions, Message


@dataclass(frozen=True, slots=True)
class Level:
    """A strength: `number` from 1 to 5, its name, and its thinking time in seconds a move.

    The number decides how far a player sees. The seconds are only an upper limit on its thinking.
    """

    number: int
    name: Message
    seconds: float


LEVELS = (
    Level(1, Message("Newcomer"), 0.1),
    Level(2, Message("Casual"), 0.3),
    Level(3, Message("Club"), 1.0),
    Level(4, Message("Expert"), 2.0),
    Level(5, Message("Master"), 5.0),
)


def level_named(wanted: int | str) -> Level:
    """Return the level with this number or name.

    Raises InvalidOptions, which lists the levels.
    """
    for level in LEVELS:
        if str(wanted).strip().lower() in (str(level.number), level.name.lower()):
            return level
    known = ", ".join(f"{level.number} ({level.name})" for level in LEVELS)
    raise InvalidOptions(
        "level", "“{given}” is unknown; use one of: {known}", given=wanted, known=f"{known}, random"
    )
