"""What lies over a page is a dialog to screen readers, by its name."""

import gc

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from desktop import help as topics
from desktop.app.main_window import MainWindow
from desktop.controls.overlay import Overlay


def role_and_name(widget: QWidget) -> tuple[QAccessible.Role, str]:
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.role(), interface.text(QAccessible.Text.Name)


def test_the_sheet_of_a_new_game_and_the_help_are_dialogs(window: MainWindow) -> None:
    window.requests.ask_for("adamas")
    assert window.sheet is not None
    assert role_and_name(window.sheet) == (QAccessible.Role.Dialog, "New game: Adamas")
    window.covers.show_help(topics.TABLE)
    assert window.help is not None
    assert role_and_name(window.help) == (QAccessible.Role.Dialog, "Rules and help")


def test_a_dialog_that_goes_takes_its_interface_along(look: object) -> None:
    class Counted(Overlay):
        pass

    page = QWidget()
    page.show()
    for _ in range(50):
        Counted(page)
    for child in page.findChildren(Overlay):
        child.show()
        child.deleteLater()
    del child
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert not [one for one in gc.get_objects() if isinstance(one, Counted)]
