"""The sounds of Holomino's events."""

from desktop.sound.cues import Cue
from desktop.sound.of_events import Sounds
from rules.holomino.events import HoleClosed, Placed, ThrownBack


def _hole(event: HoleClosed) -> str:
    """Return the cue of a closed hole; more points have a higher sound."""
    return Cue.HOLE.of(event.value // 4)


SOUNDS: Sounds = {Placed: Cue.PLACE, HoleClosed: _hole, ThrownBack: Cue.LIFT}
