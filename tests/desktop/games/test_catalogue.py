"""What the window has for each game."""

from __future__ import annotations

from desktop.games import SCENES
from rules.games import GAMES


def test_every_game_has_its_scene_and_every_scene_its_game() -> None:
    assert list(SCENES) == [game.slug for game in GAMES]
