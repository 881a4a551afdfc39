"""Whatever is said of a board does not depend on what its viewer may not know."""

from random import Random

import pytest

from desktop.board.reading import all_rows
from desktop.board.scene import BoardScene
from desktop.board.telling import what_happened
from desktop.games.catalogue import ui_of
from desktop.theme.theme import Theme
from rules.core import Position
from rules.games import game_named
from rules.match import Match
from rules.playout import random_move

pytestmark = pytest.mark.usefixtures("look")


def said_of(slug: str, view: Position, viewer: int | None, seat: int | None) -> list[object]:
    """All that a screen reader can be told of a view: names, what is known of them, rows, facts."""
    scene: BoardScene = ui_of(slug).scene(game_named(slug), Theme(False))
    panel = scene.make_panel()
    scene.show_view(view, viewer=viewer, seat=seat)
    spots = [(spot.key, spot.name, scene.about(spot)) for spot in scene.spots()]
    seats = [scene.seat_info(player) for player in range(len(view.names))]
    told = [spots, all_rows(scene), scene.current_prompt(), seats, scene.chips(), scene.tally()]
    for thing in filter(None, (scene, panel)):
        thing.deleteLater()
    return told


@pytest.mark.parametrize("slug", ["mono", "blackbox"])
def test_names_rows_and_facts_are_the_same_under_whatever_is_hidden(slug: str) -> None:
    game, rng = game_named(slug), Random(5)
    match, differed = Match.new(slug, seed=5), 0
    while match.to_move is not None and match.ply < 40:
        for viewer in (0, 1, None):
            view = match.view(viewer)
            seat = match.to_move if viewer == match.to_move else None
            one, other = game.resample(view, rng), game.resample(view, rng)
            differed += one != other
            said = said_of(slug, view, viewer, seat)
            assert said_of(slug, game.view(one, viewer), viewer, seat) == said
            assert said_of(slug, game.view(other, viewer), viewer, seat) == said
        match.play(random_move(game, match.view(match.to_move), rng, most=80))
    assert differed > 20


@pytest.mark.parametrize("slug", ["mono", "blackbox"])
def test_what_is_said_aloud_of_a_ply_is_what_a_spectator_may_know(slug: str) -> None:
    match, rng = Match.new(slug, seed=5), Random(5)
    match.play(random_move(match.game, match.view(match.to_move), rng, most=80))
    told = what_happened(match.events(1, None), match.names)
    mover = what_happened(match.events(1, 0), match.names)
    assert told
    assert told != mover  # who placed or hid it may read where
