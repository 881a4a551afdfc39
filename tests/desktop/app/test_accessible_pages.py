"""What screen readers find of the pages: what lies uppermost, once, and the notice."""

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from desktop import help as topics
from desktop.app.main_window import MainWindow
from desktop.controls.voice import voice_of
from tests.desktop.conftest import turn_until


def things(widget: QWidget) -> list[object]:
    """Return what the children of a widget's interface belong to."""
    interface = QAccessible.queryAccessibleInterface(widget)
    found = [interface.child(number) for number in range(interface.childCount())]
    assert [interface.indexOfChild(child) for child in found] == [*range(len(found))]
    return [child.object() for child in found]


def test_a_page_is_there_until_something_covers_it(window: MainWindow) -> None:
    assert things(window.pages) == [window.home]
    window.requests.ask_for("adamas")
    assert things(window.pages) == [window.sheet]
    window.covers.show_help(topics.TABLE)
    assert things(window.pages) == [window.help]
    window.covers.close_sheet()
    assert things(window.pages) == [window.home]
    window.show_puzzles()
    assert things(window.pages) == [window.puzzles]


def test_a_notice_is_beside_it_and_is_said(window: MainWindow) -> None:
    window.covers.say("It is saved")
    assert things(window.pages) == [window.home, window.notice]
    assert window.notice.accessibleName() == "It is saved"
    turn_until(lambda: voice_of(window).last == "It is saved.")
