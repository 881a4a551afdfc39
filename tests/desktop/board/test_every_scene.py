"""Every game has a scene, and every scene can show its game."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.games.cards import CARDS
from desktop.games.catalogue import scene_picture, ui_of
from desktop.games.pictures import PICTURES
from desktop.paint.cached_picture import CachedPicture
from desktop.theme.theme import Theme
from rules.core import AnyGame
from rules.games import GAMES, game_named
from rules.match import Match
from rules.puzzles import KINDS

pytestmark = pytest.mark.usefixtures("look")

SLUGS = [game.slug for game in GAMES]


def test_every_game_has_a_picture() -> None:
    assert list(PICTURES) == SLUGS


def test_the_games_are_called_what_the_rules_call_them() -> None:
    facts = [(card.slug, card.title, card.players) for card in CARDS.values()]
    assert [(game.slug, game.title, game.players) for game in GAMES] == facts


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_cards_say_where_there_are_secrets_and_where_there_is_chance(game: AnyGame) -> None:
    card, plain = CARDS[game.slug], CARDS["adamas"]
    assert card.sentence
    assert card.secrets != plain.secrets or not game.hidden
    assert (card.chance != plain.chance) == game.chance


@pytest.mark.parametrize("slug", SLUGS)
def test_cards_have_words_for_whatever_puzzles_ask(slug: str) -> None:
    kinds = [kind for kind in KINDS.values() if kind.game.slug == slug]
    words = CARDS[slug].puzzles
    assert sorted(words) == sorted(kind.slug for kind in kinds)
    told = {goal for one in words.values() for goal in one.goals}
    assert told <= {goal for kind in kinds for goal in kind.goals}


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("slug", SLUGS)
def test_a_scene_shows_what_a_spectator_may_see(slug: str, dark: bool) -> None:
    match = Match.new(slug, seed=3)
    scene = ui_of(slug).scene(game_named(slug), Theme(dark))
    scene.show_view(match.view(None))
    assert not scene.board_rect().isEmpty()
    assert scene.words.current_prompt().sentence
    assert all(scene.words.seat_info(player) is not None for player in range(len(match.names)))
    assert len(scene.words.chips()) <= 4
    scene.set_theme(Theme(not dark))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_picture_is_drawn(slug: str) -> None:
    picture = CachedPicture(PICTURES[slug])
    picture.prepare(QRectF(0, 0, 200, 160), 1)
    image = picture.pixmap.toImage()
    assert len({image.pixel(x, y) for x in range(200) for y in range(0, 160, 4)}) > 20


def test_a_scene_can_draw_the_picture_of_its_game() -> None:
    game = game_named("adamas")
    picture = scene_picture(ui_of("adamas").scene, game, Match.new("adamas").view(None))
    image = QImage(200, 200, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    picture(painter, image.rect().toRectF(), Theme())
    painter.end()
    assert len({image.pixel(x, y) for x in range(200) for y in range(200)}) > 2
