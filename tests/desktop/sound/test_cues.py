"""Whatever happens at a table is heard, and every sound is there: short, quiet, without a crack."""

import wave
from array import array
from pathlib import Path

import pytest

import resources
from desktop.board.scene import BoardScene
from desktop.games.catalogue import ui_of
from desktop.sound.cues import HOLES, RATE, Cue
from desktop.sound.of_events import MOST, sounds_of
from rules.blackbox.events import TurnEnded
from rules.core.event import MatchEnded, TurnPassed
from rules.core.outcome import Outcome
from rules.holomino.events import HoleClosed
from tests.rules.test_events import played
from tests.rules.variants import VARIANTS, Variant
from tests.tools import sounds as made

NAMES = {*Cue} - {Cue.HOLE} | {Cue.HOLE.of(step) for step in range(HOLES)}


def samples(path: Path) -> "array[int]":
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return array("h", file.readframes(file.getnframes()))


@pytest.mark.parametrize("name", sorted(NAMES))
def test_a_sound_is_short_and_quiet_and_begins_and_ends_in_silence(name: str) -> None:
    sound = samples(resources.path("sounds", f"{name}.wav"))
    assert 0.05 < len(sound) / RATE < 1.2
    assert 3000 < max(map(abs, sound)) < 20000
    assert abs(sound[0]) < 300
    assert abs(sound[-1]) < 50


def test_the_sounds_are_those_the_script_makes() -> None:
    assert {path.stem for path in resources.listing("sounds", ".wav")} == NAMES == {*made.SOUNDS}
    for name in (Cue.PLACE, Cue.PROBE_OUT):
        again = made.samples(made.SOUNDS[name])
        kept = samples(resources.path("sounds", f"{name}.wav"))
        assert len(again) == len(kept)
        assert all(abs(one - other) <= 1 for one, other in zip(again, kept, strict=True))


def scene_of(variant: Variant) -> type[BoardScene]:
    return ui_of(variant.slug).scene


@pytest.mark.parametrize("variant", [one for one in VARIANTS if not one.options], ids=str)
def test_every_ply_that_does_more_than_pass_the_turn_is_heard(variant: Variant) -> None:
    for match in played(variant, 1):
        events = match.events(match.ply, None) if match.ply else ()
        if any(not isinstance(event, TurnPassed | TurnEnded) for event in events):
            heard = sounds_of(events, scene_of(variant).sounds)
            assert heard, match.history(None)[-1]
            assert set(heard) <= NAMES
            assert len(heard) <= MOST


def test_a_hole_is_heard_the_higher_the_more_it_is_worth() -> None:
    sounds = scene_of(Variant("holomino")).sounds
    holes = [HoleClosed(0, ((0, 0), (0, 1), (1, 0)), (n, n, n)) for n in range(1, 7)]
    heard = [sounds_of([hole], sounds)[0] for hole in holes]
    assert heard == sorted(heard)
    assert len(set(heard)) >= 4


def test_the_end_is_heard_in_every_game_and_whose_turn_it_is_is_not() -> None:
    assert sounds_of([TurnPassed(1), MatchEnded(Outcome(frozenset({0}), "won", (1, 0)))], {}) == (
        Cue.END,
    )
