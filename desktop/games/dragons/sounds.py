"""The sounds of Dragons' events."""

from desktop.sound.cues import Cue
from desktop.sound.of_events import Sounds
from rules.dragons.events import AutoPlaced, DragonClosed, LoopClosed, Placed

SOUNDS: Sounds = {
    Placed: Cue.PLACE,
    AutoPlaced: Cue.PLACE,
    LoopClosed: Cue.LOOP,
    DragonClosed: Cue.RIGHT,
}
