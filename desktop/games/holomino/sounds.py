"""What is heard of the events of Holomino."""

from desktop.sound.cues import Cue
from desktop.sound.of_events import Sounds
from rules.holomino.events import HoleClosed, Placed, ThrownBack


def _hole(event: HoleClosed) -> str:
    """Return the cue of a closed hole: the higher, the more the hole is worth."""
    return Cue.HOLE.of(event.value // 4)


SOUNDS: Sounds = {Placed: Cue.PLACE, HoleClosed: _hole, ThrownBack: Cue.LIFT}
