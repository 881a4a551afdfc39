"""Sounds are played in a thread of their own: nobody waits, and no device is no trouble."""

import sys
from array import array
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Event
from time import sleep

import pytest

from desktop.sound import player as player_module
from desktop.sound import table_sounds
from desktop.sound.cues import Cue
from desktop.sound.output import Output, open_output
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
    return samples_of(tape)


def samples_of(tape: Tape) -> "array[int]":
    """All that a tape has taken down since it was last asked."""
    played = array("h")
    while not tape.written.empty():
        played.frombytes(tape.written.get())
    return played


class Clock:
    """A clock that stands still until it is put on.

    By the real one, a sound would be late on a busy machine, and dropped.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(player_module, "monotonic", lambda: self.now)


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


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
def test_who_asks_never_waits(clock: Clock, tape: Tape | None) -> None:
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
        clock.now += 10  # the rest is too late to be played
        tape.go.set()
        assert tape.closed.wait(PATIENCE)


def test_a_device_that_goes_is_opened_again_for_the_next_sound() -> None:
    opened = SimpleQueue[Tape]()

    class Unplugged(Tape):
        def write(self, samples: bytes) -> None:
            raise OSError("the sound server takes no more")

    def opens() -> Output:
        tape = Unplugged()
        opened.put(tape)
        return tape

    player = SoundPlayer(opens)
    for _ in range(2):
        player.play((Cue.PLACE,), 100)
        assert opened.get(timeout=PATIENCE).closed.wait(PATIENCE)
    player.close()


@pytest.mark.parametrize("fails", ["open", "write", "close"])
def test_no_error_silences_the_sounds_that_follow(
    monkeypatch: pytest.MonkeyPatch, clock: Clock, fails: str
) -> None:
    """Windows' `winsound`, for one, raises RuntimeError while another program has the device."""
    good, opened = Tape(), SimpleQueue[int]()
    good.go.set()

    class Broken(Tape):
        def write(self, samples: bytes) -> None:
            if fails == "write":
                raise RuntimeError("Failed to play sound")

        def close(self) -> None:
            super().close()
            if fails == "close":
                raise RuntimeError("no such device")

    broken = Broken()

    def opens() -> Output:
        opened.put(1)
        if opened.qsize() > 1:
            return good
        if fails == "open":
            broken.close()
            raise AttributeError("the library has no such function")
        return broken

    monkeypatch.setattr(player_module, "_HELD", 0)
    player = SoundPlayer(opens)
    player.play((Cue.PLACE,), 100)
    assert broken.closed.wait(PATIENCE)
    for _ in range(100 * PATIENCE):
        clock.now += 100
        player.play((Cue.TURN,), 100)
        with suppress(Empty):
            assert good.written.get(timeout=0.01)
            break
    else:
        pytest.fail("no sound is heard any more")
    player.close()


@pytest.mark.skipif(sys.platform != "win32", reason="Windows' own way to play sounds")
def test_windows_refuses_a_sound_as_a_device_does(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise RuntimeError("Failed to play sound")

    monkeypatch.setattr("winsound.PlaySound", refuse)
    with pytest.raises(OSError, match="Failed to play sound"):
        open_output().write(b"\0\0")


def test_a_device_that_comes_later_is_heard(clock: Clock) -> None:
    tape = Tape()
    tries = SimpleQueue[float]()

    def opens() -> Output:
        tries.put(clock.now)
        if clock.now < 1100:
            raise OSError("no sound server answers")
        return tape

    player = SoundPlayer(opens)
    player.play((Cue.PLACE,), 100)
    assert tries.get(timeout=PATIENCE) == 1000
    player.play((Cue.PLACE,), 100)  # too soon to ask the system again
    while not player._asked.empty():  # the thread may still be noting when it failed
        sleep(0.01)
    clock.now = 1100
    player.play((Cue.TURN,), 100)
    assert tape.written.get(timeout=PATIENCE)
    assert tries.get(timeout=PATIENCE) == 1100
    tape.go.set()
    player.close()
    assert tape.closed.wait(PATIENCE)


def test_what_was_asked_for_while_the_server_hung_is_not_heard_late(clock: Clock) -> None:
    tape, opening, go_on = Tape(), Event(), Event()
    tape.go.set()

    def opens() -> Output:
        opening.set()
        assert go_on.wait(PATIENCE)
        return tape

    player = SoundPlayer(opens)
    player.play((Cue.END,) * 3, 100)
    assert opening.wait(PATIENCE)
    for _ in range(50):
        player.play((Cue.END,) * 3, 100)
    clock.now += 10
    player.play((Cue.PLACE,), 100)
    player.close()
    go_on.set()
    assert tape.closed.wait(PATIENCE)
    assert samples_of(tape) == heard(((Cue.PLACE,), 100))


def test_what_the_server_did_not_take_for_long_is_not_heard_on(clock: Clock) -> None:
    tape = Tape()
    player = SoundPlayer(lambda: tape)
    player.play((Cue.END,), 100)
    first = tape.written.get(timeout=PATIENCE)
    clock.now += 10
    player.play((Cue.PLACE,), 100)
    player.close()
    tape.go.set()
    assert tape.closed.wait(PATIENCE)
    assert len(first) == 2 * Tape.block
    assert samples_of(tape) == heard(((Cue.PLACE,), 100))


def test_the_thread_is_there_before_the_first_sound() -> None:
    player = SoundPlayer(pytest.fail)
    player.prepare()
    thread = player._thread
    assert thread is not None
    assert thread.is_alive()
    player.prepare()
    assert player._thread is thread
    player.close()


def test_who_wants_no_sound_has_no_thread(
    look: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared = list[bool]()
    monkeypatch.setattr(SoundPlayer, "prepare", lambda _self: prepared.append(True))
    table_sounds.prepare_sounds()
    assert not prepared
    Settings().volume = 30
    table_sounds.prepare_sounds()
    assert prepared


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
