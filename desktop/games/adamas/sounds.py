"""The sounds of Adamas' events."""

from desktop.sound.cues import Cue
from desktop.sound.of_events import Sounds
from rules.adamas.events import Captured, Moved

SOUNDS: Sounds = {Moved: Cue.PLACE, Captured: Cue.CAPTURE}
