"""Makes the sounds of the table: `python -m tests.tools.sounds [folder]`, or resources/sounds.

All sound like struck bars of wood, as on a small marimba: a note with its fourth and tenth
partials, which fade sooner, and the short knock of the mallet. So all sounds match, whatever they
mean.
"""

import math
import sys
import wave
from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from desktop.sound.cues import HOLES, RATE, Cue

_PARTIALS = ((1.0, 1.0, 1.0), (3.93, 0.22, 3.2), (9.6, 0.06, 7.0))
"""Multiple of the note's frequency, loudness, and how many times as fast it fades."""
_LOUDEST = 0.5
"""The loudest level as a share of full scale, so that speech stays audible."""
_RISE = 0.003  # s of fade-in, so that no sound begins with a click
_PENTATONIC = (0, 2, 4, 7, 9)


@dataclass(frozen=True, slots=True)
class Note:
    """A stroke: semitones over the middle C, when in s, how long it rings, how loud, 0..1.

    `glides` is by how many semitones it rises on its way; `knock` how loud the mallet is.
    """

    pitch: float
    at: float = 0.0
    rings: float = 0.25
    loud: float = 1.0
    glides: float = 0.0
    knock: float = 0.25


def _chime(pitches: Iterable[float], step: float, rings: float, loud: float = 0.8) -> list[Note]:
    """Return notes one after the other, each a step later than the one before."""
    return [Note(pitch, step * n, rings, loud) for n, pitch in enumerate(pitches)]


def _scale(step: int) -> int:
    """Return the pitch of a step of the pentatonic scale."""
    octave, degree = divmod(step, len(_PENTATONIC))
    return 12 * octave + _PENTATONIC[degree]


SOUNDS: dict[str, list[Note]] = {
    Cue.PLACE: [Note(-5, rings=0.14, knock=0.6)],
    Cue.LIFT: [Note(7, rings=0.05, loud=0.35, knock=0.3)],
    Cue.TURN: [Note(12, rings=0.04, loud=0.3), Note(14, 0.045, 0.04, 0.3)],
    Cue.CAPTURE: [Note(4, rings=0.16, knock=0.6), Note(-3, 0.07, 0.26)],
    Cue.REVEAL: [Note(9, rings=0.14, loud=0.6)],
    Cue.RUN: _chime((2, 4, 7), 0.07, 0.2),
    Cue.PROBE_IN: [Note(2, rings=0.18, loud=0.6, glides=-5)],
    Cue.PROBE_OUT: [Note(-1, rings=0.09, loud=0.5), Note(4, 0.09, 0.2, 0.7, glides=5)],
    Cue.ABSORBED: [Note(-1, rings=0.09, loud=0.5), Note(-14, 0.09, 0.22, 0.9, knock=0.8)],
    Cue.WRONG: [Note(-8, rings=0.2, loud=0.8), Note(-9, 0.13, 0.34, 0.8)],
    Cue.RIGHT: _chime((0, 4, 7, 12), 0.075, 0.3),
    Cue.LOOP: _chime((0, 7, 12, 7, 16), 0.08, 0.32),
    Cue.YOUR_TURN: [Note(12, rings=0.2, loud=0.4, knock=0.1)],
    Cue.LOW_TIME: [Note(7, rings=0.12, loud=0.35), Note(7, 0.16, 0.16, 0.35)],
    Cue.END: [*_chime((7, 4, 0), 0.11, 0.35), Note(-12, 0.33, 0.6, 0.7), Note(4, 0.33, 0.6, 0.4)],
    **{
        Cue.HOLE.of(step): [Note(_scale(step), rings=0.3), Note(_scale(step) + 7, 0.06, 0.35, 0.5)]
        for step in range(HOLES)
    },
}
"""The notes of each sound, by the name of its file."""


def samples(notes: Iterable[Note]) -> list[int]:
    """Return the mixed notes as samples of 16 bits."""
    notes = list(notes)
    seconds = max(note.at + 1.3 * note.rings for note in notes)
    mixed = [0.0] * round(seconds * RATE)
    for note in notes:
        _strike(note, mixed)
    fade = RATE // 50  # a sound still ringing fades out within the last fiftieth of a second
    mixed[-fade:] = [value * (fade - n) / fade for n, value in enumerate(mixed[-fade:], 1)]
    loudest = max(note.loud for note in notes) * _LOUDEST / max(map(abs, mixed))
    return [round(value * loudest * 32767) for value in mixed]


def _strike(note: Note, mixed: list[float]) -> None:
    begin, low = round(note.at * RATE), 261.63 * 2 ** (note.pitch / 12)
    random, knock, phase = Random(round(note.pitch * 100)), 0.0, 0.0
    for n in range(len(mixed) - begin):
        time = n / RATE
        phase += 2 * math.pi * low * 2 ** (note.glides * min(1.0, time / note.rings) / 12) / RATE
        swell = min(1.0, time / _RISE)
        value = sum(
            loud * math.sin(phase * times) * math.exp(-3.0 * quick * time / note.rings)
            for times, loud, quick in _PARTIALS
            if low * times < RATE / 2
        )
        knock += (random.uniform(-1, 1) - knock) * 0.2  # of noise, the dull part
        value += note.knock * knock * math.exp(-time / 0.006)
        mixed[begin + n] += note.loud * swell * value


def save(folder: Path) -> None:
    """Write a file for each sound."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, notes in SOUNDS.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(array("h", samples(notes)).tobytes())


if __name__ == "__main__":
    save(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("resources/sounds"))
