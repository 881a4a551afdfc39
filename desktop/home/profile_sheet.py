"""The sheet for a profile's name and picture, for a new or an existing profile."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from desktop.controls.buttons import Button, Look
from desktop.controls.field import TextField
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.lay import lay
from desktop.controls.overlay import Dialog
from desktop.controls.segmented import Segmented
from desktop.controls.text import Text
from desktop.controls.voice import say
from desktop.paint.avatars import PICTURES, paint_avatar
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.storage.settings import Profile
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px
from rules.core.limits import LONGEST_NAME

translate = QCoreApplication.translate

_WIDTH = 480
_PICTURE = 52


class _Picture(FocusRing, QPushButton):
    def __init__(self, picture: int) -> None:
        super().__init__()
        self._picture = picture
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(self.tr("Picture {n}").format(n=picture + 1))
        fix(self, QWidget.setFixedHeight, _PICTURE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole = room(self).adjusted(1, 1, -1, -1)
            if self.isChecked() or self.underMouse():
                shape = rounded_rect(whole, 12)
                painter.fillPath(shape, colours.colour("sunken"))
                if self.isChecked():
                    painter.strokePath(shape, colours.pen("icon", colours.colour("accent"), 1.1))
            paint_avatar(painter, self._picture, whole.center(), 20, colours)
            if self.by_keyboard:
                paint_focus(painter, whole, 12)


class PicturePicker(Segmented):
    """A choice among the pictures; the arrow keys move."""

    height_wanted = _PICTURE + 6

    def __init__(self, name: str, picture: int) -> None:
        super().__init__(name, [""] * PICTURES, picture % PICTURES)

    def make_segment(self, number: int, text: str, icon: str) -> QPushButton:
        return _Picture(number)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint no background: the pictures are spread over the sheet."""


class ProfileSheet(Dialog):
    """The sheet; saves the profile, or removes it. Escape and *Skip* change nothing."""

    def __init__(
        self,
        save: Callable[[Profile], object],
        profile: Profile | None = None,
        *,
        remove: Callable[[], object] = lambda: None,
        skip: Callable[[], object] = lambda: None,
        parent: QWidget,
    ) -> None:
        """`profile` is the one to edit; None asks for a new one."""
        super().__init__(parent)
        self._save, self._remove, self._skip = save, remove, skip
        self._profile = profile or Profile("")
        title = self.tr("What shall we call you?") if profile is None else self.tr("Your profile")
        self.setAccessibleName(title)
        self.field = TextField(self._profile.name)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setPlaceholderText(translate("common", "Your name"))
        self.field.setAccessibleName(translate("common", "Name"))
        self.pictures = PicturePicker(translate("common", "Picture"), self._profile.picture)
        leave = self.tr("Skip") if profile is None else translate("common", "Cancel")
        self.skip = Button(leave, Look.OUTLINE, height=48)
        self.save = Button(translate("common", "Save"), Look.ACCENT, height=48)
        self.delete = Button(self.tr("Delete profile"), Look.LINK, height=48)
        self.delete.setVisible(profile is not None)
        self.keep = Button(self.tr("Keep"), Look.OUTLINE, height=48)
        self.confirm = Button(translate("commands", "Delete"), Look.ACCENT, height=48)
        self._foot = QStackedWidget()
        self._lay_out(title)
        self.field.textChanged.connect(self._check)
        self.field.returnPressed.connect(self._save_and_leave)
        self.skip.clicked.connect(self._skip_and_leave)
        self.save.clicked.connect(self._save_and_leave)
        self.delete.clicked.connect(self._ask)
        self.keep.clicked.connect(self._answer_no)
        self.confirm.clicked.connect(self._delete)
        self._check()

    def _lay_out(self, title: str) -> None:
        fix(self.sheet, QWidget.setFixedWidth, _WIDTH)
        column = self.sheet.column
        words = self.tr("Shown at your seat and in the statistics, on this computer only.")
        named = (Text(translate("common", "Name"), "button"), 8, self.field)
        pictured = (Text(translate("common", "Picture"), "button"), 8, self.pictures)
        line = Text(words, "detail", "muted", wrap=True)
        lay(column, Text(title, "dialogTitle"), 18, *named, 20, *pictured, 10, line)
        usual, asking = QWidget(), QWidget()
        lay(QHBoxLayout(usual), self.delete, None, self.skip, self.save, spacing=10)
        question = self.tr("Delete this profile? Its games stay.")
        self._question = Text(question, "button", wrap=True)
        lay(QHBoxLayout(asking), (self._question, 1), self.keep, self.confirm, spacing=10)
        self._foot.addWidget(usual)
        self._foot.addWidget(asking)
        lay(column, 22, self._foot, spacing=0, margins=(32, 28, 32, 28))

    def main_widget(self) -> QWidget:
        return self.field

    def place_sheet(self) -> None:
        self.sheet.setMaximumWidth(self.width() - px(16))
        super().place_sheet()

    def _check(self) -> None:
        self.save.setEnabled(bool(self.field.text().strip()))

    def _save_and_leave(self) -> None:
        if self.save.isEnabled():
            name = self.field.text().strip()
            self._save(self._profile.renamed(name)._replace(picture=self.pictures.index))
            self.leave()

    def _skip_and_leave(self) -> None:
        self._skip()
        self.leave()

    @property
    def asking(self) -> bool:
        """Whether the sheet asks for confirmation before deleting."""
        return self._foot.currentIndex() == 1

    def _ask(self) -> None:
        """Ask for confirmation, because a deleted profile cannot be restored."""
        self._foot.setCurrentIndex(1)
        self.keep.setFocus(Qt.FocusReason.TabFocusReason)
        say(self, self._question.text())

    def _answer_no(self) -> None:
        self._foot.setCurrentIndex(0)
        self.delete.setFocus(Qt.FocusReason.OtherFocusReason)

    def _delete(self) -> None:
        self._remove()
        self.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.asking:
            self._answer_no()
        elif event.key() == Qt.Key.Key_Escape:
            self._skip_and_leave()
        else:
            super().keyPressEvent(event)
