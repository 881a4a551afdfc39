"""A match that the disk refuses is left only where somebody says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from desktop.app.main_window import MainWindow

translate = QCoreApplication.translate


def may_leave(window: MainWindow) -> bool:
    """Whether the match at the table is kept, or somebody leaves it all the same.

    The disk is tried once more before anybody is asked.
    """
    if not _lost_if_left(window):
        return True
    window.keep()
    window.shelf.finish()
    while _lost_if_left(window):
        save, leave = _asked(window)
        if leave:
            return True
        if not save:
            return False
        window.save_as()
        window.saver.finish()
    return True


def _lost_if_left(window: MainWindow) -> bool:
    session, place = window.session, window.place
    return session is not None and place is not None and place.refused and not session.saved


def _asked(window: MainWindow) -> tuple[bool, bool]:
    """Whether to save the match elsewhere, and whether to leave it; neither: it goes on."""
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox(window)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(translate("unkept", "This game is not kept"))
    box.setText(translate("unkept", "This game could not be written to the disk."))
    box.setInformativeText(
        translate("unkept", "If you leave it now, it is lost, unless you save it elsewhere.")
    )
    save = box.addButton(translate("unkept", "Save elsewhere…"), QMessageBox.ButtonRole.AcceptRole)
    words = translate("unkept", "Leave and lose it")
    leave = box.addButton(words, QMessageBox.ButtonRole.DestructiveRole)
    stay = box.addButton(translate("unkept", "Stay"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(save)
    box.setEscapeButton(stay)
    box.exec()
    clicked = box.clickedButton()
    box.deleteLater()
    return clicked is save, clicked is leave
