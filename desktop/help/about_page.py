"""What the program is, who invented the games, and under which licences its parts stand."""

from __future__ import annotations

import platform

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

import resources
from desktop.help.prose import Prose
from desktop.help.tables import TablesPage
from desktop.widgets.buttons import Button, Look
from desktop.widgets.mark import Mark
from desktop.widgets.text import Text
from rules import __version__

_SOURCE_OF_QT = "https://download.qt.io/official_releases/qt/"


class AboutPage(TablesPage):
    """Version, credits, licences."""

    def __init__(self) -> None:
        super().__init__()
        self.column.addLayout(self._make_head())
        self.column.addWidget(Prose(self._words(), "body"))
        self.add_table(self.tr("Credits"), [_credit(*credit) for credit in self._credits()])
        self.add_table(self.tr("Licences"), [Licence(*licence) for licence in self._licences()])
        self.column.addStretch()

    def _make_head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(20)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Text("Quincunx", "hero"))
        version = self.tr("Version {version}").format(version=__version__)
        words.addWidget(Text(version, "prompt", "muted"))
        head.addWidget(Mark(84))
        head.addLayout(words)
        head.addStretch()
        return head

    def _words(self) -> str:
        words = self.tr("Five abstract games for one table. Made with Qt {qt} and Python {python}.")
        return words.format(qt=qVersion(), python=platform.python_version())

    def _credits(self) -> list[tuple[str, str]]:
        return [
            (
                "Cameron Browne",
                self.tr("Inventor of Mono, Adamas, Holomino and Dragons (© Cyberite Ltd)."),
            ),
            ("Eric Solomon", self.tr("Inventor of Black Box.")),
            ("Douglas Zander", self.tr("Black Box for the play-by-mail server.")),
            (
                "Richard Rognlie",
                self.tr("The play-by-mail server, whose notation and commands this program keeps."),
            ),
        ]

    def _licences(self) -> list[tuple[str, str, str]]:
        font = self.tr("Font. SIL Open Font License 1.1.")
        return [
            ("Quincunx", self.tr("MIT licence."), _own_licence()),
            (
                self.tr("Qt and PySide"),
                self.tr("GNU Lesser General Public License 3. The source stands at {url}").format(
                    url=_SOURCE_OF_QT
                ),
                "",
            ),
            ("Figtree", font, resources.text("fonts", "Figtree-OFL.txt")),
            (
                "Bricolage Grotesque",
                font,
                resources.text("fonts", "BricolageGrotesque-OFL.txt"),
            ),
        ]


class Licence(QWidget):
    """A part of the program, its licence, and the text of that licence on demand."""

    def __init__(self, part: str, summary: str, text: str) -> None:
        super().__init__()
        self.text = QLabel(text)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setWordWrap(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.hide()
        self.button = Button(self.tr("Read"), Look.LINK, height=28)
        self.button.setAccessibleName(self.tr("Read the licence of {part}").format(part=part))
        self.button.setVisible(bool(text))
        self.button.clicked.connect(self._toggle)
        head = QHBoxLayout()
        head.addWidget(Text(part, "button"))
        head.addStretch()
        head.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 9, 0, 5)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(Prose(summary, "hint", "muted"))
        column.addWidget(self.text)

    def _toggle(self) -> None:
        self.text.setVisible(self.text.isHidden())
        self.button.setText(self.tr("Read") if self.text.isHidden() else self.tr("Close"))


def _credit(name: str, words: str) -> QWidget:
    row = QWidget()
    column = QVBoxLayout(row)
    column.setContentsMargins(0, 9, 0, 5)
    column.setSpacing(1)
    column.addWidget(Text(name, "button"))
    column.addWidget(Prose(words, "hint", "muted"))
    return row


def _own_licence() -> str:
    """The program's licence, which lies beside the resources; empty where it was not packed."""
    try:
        return resources.path("..", "LICENSE").read_text(encoding="utf-8")
    except OSError:
        return ""
