"""The sounds of Mono's events."""

from desktop.sound.cues import Cue
from desktop.sound.of_events import Sounds
from rules.mono.events import Bared, LayoutPlaced, Revealed, RunsScored, TurnEnded


def _end(event: TurnEnded) -> str | None:
    """Return the cue of a turn that a lower value ended.

    Other turns have none, as their list is heard.
    """
    return Cue.WRONG if event.why == "lower" else None


SOUNDS: Sounds = {
    LayoutPlaced: Cue.PLACE,
    Revealed: Cue.REVEAL,
    RunsScored: Cue.RUN,
    Bared: Cue.RIGHT,
    TurnEnded: _end,
}
