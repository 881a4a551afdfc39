"""Sounds are played in a thread of their own: nobody waits, and no device is no trouble."""

from array import array
from queue import SimpleQueue
from threading import Event

import pytest

from desktop.sound import table_sounds
from desktop.sound.cues import Cue
from desktop.sound.output import Output
from desktop.sound.player import SoundPlayer
from desktop.storage.settings import Settings
from desktop.theme.appearance import Appearance, appearance

PATIENCE = 60


class Tape(Output):
    """Takes down what is played, a block at a time, as slowly as `go` lets it."""

    block = 160

    def __init__(self) -> None:
        self.written: SimpleQueue[bytes] = SimpleQueue()
        self.go, self.closed = Event(), Event()

    def write(self, samples: bytes) -> None:
        self.written.put(samples)
        assert self.go.wait(PATIENCE)

    def close(self) -> None:
        self.closed.set()


def heard(*asked: tuple[tuple[str, ...], int]) -> "array[int]":
    """All that is played of what is asked for while the device takes its first block."""
    tape = Tape()
    player = SoundPlayer(lambda: tape)
    for sounds, volume in asked:
        player.play(sounds, volume)
    player.close()
    tape.go.set()
    assert tape.closed.wait(PATIENCE)
    played = array("h")
    while not tape.written.empty():
        played.frombytes(tape.written.get())
    return played


def test_a_sound_is_as_loud_as_was_chosen() -> None:
    loud, soft = heard(((Cue.PLACE,), 100)), heard(((Cue.PLACE,), 25))
    assert len(loud) == len(soft)
    assert max(map(abs, soft)) == pytest.approx(max(map(abs, loud)) / 4, abs=2)


def test_sounds_of_one_ply_begin_one_after_the_other_and_ring_together() -> None:
    one, two = heard(((Cue.END,), 100)), heard(((Cue.END, Cue.END), 100))
    assert len(one) < len(two) < 2 * len(one)
    assert two[: len(one) // 20] == one[: len(one) // 20]
    assert max(map(abs, two)) <= 32768


def test_silence_is_played_for_nobody() -> None:
    player = SoundPlayer(pytest.fail)
    player.play((Cue.PLACE,), 0)
    player.play((), 100)
    player.close()


@pytest.mark.parametrize("tape", [Tape(), None])
def test_who_asks_never_waits(tape: Tape | None) -> None:
    asked = Event()

    def opens() -> Output:
        asked.set()
        if tape is None:
            raise OSError("no sound server answers")
        return tape  # which takes no second block as long as the others are asked for

    player = SoundPlayer(opens)
    for _ in range(100):
        player.play((Cue.PLACE, Cue.END), 100)
    assert asked.wait(PATIENCE)
    player.close()
    if tape is not None:
        tape.go.set()
        assert tape.closed.wait(PATIENCE)


def test_a_device_that_goes_is_opened_again_for_the_next_sound() -> None:
    opened = SimpleQueue[Tape]()

    class Unplugged(Tape):
        def write(self, samples: bytes) -> None:
            raise OSError("the sound server takes no more")

    def opens() -> Output:
        opened.put(Unplugged())
        return Unplugged()

    player = SoundPlayer(opens)
    for _ in range(2):
        player.play((Cue.PLACE,), 100)
        opened.get(timeout=PATIENCE)
    player.close()


def test_the_volume_is_the_systems_wish_until_somebody_chooses(
    look: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    Settings().volume = None
    assert table_sounds.volume() > 0
    monkeypatch.setattr(appearance().wishes, "silent", True)
    assert table_sounds.volume() == 0
    table_sounds.choose_volume(25)
    assert table_sounds.volume() == 25
    table_sounds.choose_volume(0)  # as the system has it: nothing of one's own is kept
    assert Settings().volume is None
    monkeypatch.setattr(appearance().wishes, "silent", False)
    table_sounds.choose_volume(0)
    assert table_sounds.volume() == 0
