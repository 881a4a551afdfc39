"""What the window has for each game."""

from desktop.board.scene import BoardScene
from desktop.games.cards import CARDS
from desktop.games.catalogue import ui_of
from rules.games import GAMES


def test_every_game_has_its_card_and_its_scene() -> None:
    assert list(CARDS) == [game.slug for game in GAMES]
    assert all(issubclass(ui_of(slug).scene, BoardScene) for slug in CARDS)
