"""A text without room gets smaller letters, then further lines; only then it is cut."""

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFontMetricsF

from desktop.paint.text import fitted, wrapped
from desktop.theme.appearance import Appearance, theme

WORDS = "End turn and score 22"


def test_a_text_with_room_stays_as_it_is(look: Appearance) -> None:
    made = theme().font("button")
    width = QFontMetricsF(made).horizontalAdvance(WORDS)
    assert fitted(WORDS, made, QSizeF(width, 20)) == (made, False)


def test_letters_get_smaller_by_a_fifth_and_never_below_twelve_pixels(look: Appearance) -> None:
    for style, least in (("button", 12), ("title", 18), ("caption", 12)):
        made = theme().font(style)
        for room in range(40, 400, 5):
            found, in_lines = fitted(WORDS, made, QSizeF(room, 200))
            assert found.pixelSize() >= least
            across = wrapped(WORDS, found, room) if in_lines else None
            assert across is None or across.width() <= room


def test_lines_are_taken_only_where_there_is_room_for_them(look: Appearance) -> None:
    made = theme().font("button")
    assert fitted(WORDS, made, QSizeF(80, 60))[1]
    assert fitted(WORDS, made, QSizeF(80, 20)) == (made, False)
    assert fitted("Unzerteilbares", made, QSizeF(40, 200)) == (made, False)
