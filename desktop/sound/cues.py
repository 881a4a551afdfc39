"""The names of the sounds."""

from enum import StrEnum

RATE = 16000
"""Samples per second, of 16 bits, in one channel."""
HOLES = 6
"""The number of sounds for holes, each higher than the one before."""


class Cue(StrEnum):
    """A sound, named after its file in resources/sounds."""

    PLACE = "place"
    LIFT = "lift"
    TURN = "turn"
    CAPTURE = "capture"
    HOLE = "hole"
    REVEAL = "reveal"
    RUN = "run"
    PROBE_IN = "probe-in"
    PROBE_OUT = "probe-out"
    ABSORBED = "absorbed"
    WRONG = "wrong"
    RIGHT = "right"
    LOOP = "loop"
    YOUR_TURN = "your-turn"
    LOW_TIME = "low-time"
    END = "end"

    def of(self, step: int) -> str:
        """Return one of several rising sounds; beyond the highest, return the highest."""
        return f"{self}-{max(0, min(step, HOLES - 1))}"
