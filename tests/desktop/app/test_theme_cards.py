"""The pictures of the themes: two halves that meet, and do not shine through each other's edges."""

from PySide6.QtCore import QPointF, QRectF

from desktop.app.theme_cards import part_of


def test_the_halves_of_a_picture_cover_it_and_only_meet_in_the_middle() -> None:
    picture = QRectF(6, 6, 200, 80)
    light, dark = (part_of(picture, half, of=2) for half in range(2))
    middle = picture.center()
    for x in range(8, 205):
        at = QPointF(x, middle.y())
        assert light.contains(at) or dark.contains(at)
    assert light.boundingRect().right() < picture.right() - 60
    assert dark.boundingRect().left() > picture.left() + 60


def test_a_single_theme_has_the_whole_picture() -> None:
    picture = QRectF(6, 6, 200, 80)
    assert part_of(picture, 0, of=1).boundingRect() == picture
