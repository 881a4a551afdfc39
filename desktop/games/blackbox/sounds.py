"""The sounds of Black Box's events."""

from desktop.sound.cues import Cue
from desktop.sound.of_events import Sounds
from rules.blackbox.events import (
    AtomsHidden,
    GuessRight,
    GuessWrong,
    MarkerPut,
    MarkerTaken,
    ProbeAnswered,
)

_ANSWERS = {"#": Cue.ABSORBED, "%": Cue.PROBE_IN}


def _answer(event: ProbeAnswered) -> str:
    return _ANSWERS.get(event.mark, Cue.PROBE_OUT)


SOUNDS: Sounds = {
    AtomsHidden: Cue.PLACE,
    MarkerPut: Cue.PLACE,
    MarkerTaken: Cue.LIFT,
    ProbeAnswered: _answer,
    GuessWrong: Cue.WRONG,
    GuessRight: Cue.RIGHT,
}
