"""Large texts leave the board its room: it is what the window is for."""

import re

import pytest

from desktop.app.main_window import MainWindow
from desktop.paint.text import noting_letters
from desktop.theme.appearance import appearance, theme
from tests.desktop.conftest import board_on
from tests.tools import sample_matches
from tests.tools.screenshots import Photographer

pytestmark = pytest.mark.usefixtures("look")


ALL = ["mono", "adamas", "holomino", "dragons", "blackbox"]


def letters_on_the_board(window: MainWindow, slug: str) -> dict[str, float]:
    """Return the texts on the table of a match, with their smallest sizes in pixels."""
    Photographer(window).show_table(sample_matches.middle(slug))
    view = window.table.view
    scene = view.board_scene
    assert scene is not None
    scene.set_theme(theme())  # else its pictures are kept
    with noting_letters() as noted:
        view.grab()
    sizes: dict[str, float] = {}
    for text, size in noted:
        if re.fullmatch("[a-z0-9]+", text):  # no sign, as on the badge of a wrong guess
            sizes[text] = min(size, sizes.get(text, size))
    return sizes


@pytest.mark.parametrize("slug", ALL)
def test_large_text_enlarges_the_letters_on_the_board_and_leaves_it_its_room(
    window: MainWindow, slug: str
) -> None:
    """The board gets a little smaller, as the bars of its window grow."""
    window.resize(1600, 1000)
    usual = letters_on_the_board(window, slug)
    appearance().resize_text(200)
    large = letters_on_the_board(window, slug)
    both = usual.keys() & large.keys()
    assert both
    assert not [text for text in both if large[text] < usual[text]]
    for percent, least in ((200, 0.55), (150, 0.6)):
        appearance().resize_text(percent)
        window.resize(1280, 800)
        Photographer(window).show_table(sample_matches.middle(slug))
        board = board_on(window.table.view)
        assert max(board.width() / window.width(), board.height() / window.height()) >= least


@pytest.mark.parametrize("slug", ALL)
def test_letters_and_numbers_are_readable_in_the_smallest_window(
    window: MainWindow, slug: str
) -> None:
    appearance().resize_text(200)
    window.setMinimumSize(800, 500)  # as on a screen that is no larger
    window.resize(800, 500)
    least = 11 if slug == "holomino" else 12
    sizes = letters_on_the_board(window, slug)
    assert not {text: size for text, size in sizes.items() if size < least}


def test_mono_at_200_percent_keeps_its_list_in_one_low_row(window: MainWindow) -> None:
    window.resize(1280, 800)
    appearance().resize_text(200)
    Photographer(window).show_table(sample_matches.middle("mono"))
    view = window.table.view
    scene = view.board_scene
    assert scene is not None
    board = board_on(view)
    assert board.width() >= 0.6 * window.width()
    assert not scene.rack_area.intersects(scene.board.mapRectToScene(scene.board_rect()))
    assert not scene.rack_area.intersects(scene.corner)
