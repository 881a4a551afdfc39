"""Information about the program, the games' inventors, and the licences of all parts."""

import platform
import sys
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLibraryInfo, Qt, qVersion
from PySide6.QtGui import QFontDatabase, QFontMetricsF
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

import resources
from desktop.controls.buttons import Button, Look
from desktop.controls.lay import add_layout, lay
from desktop.controls.logo import Logo
from desktop.controls.text import Text
from desktop.help.page import language_note
from desktop.help.prose import Prose
from desktop.help.tables import TablesPage
from desktop.shell.clipboard import share
from desktop.theme.scaling import px, space
from rules import __version__
from rules.kernels import compiled

translate = QCoreApplication.translate


class ThirdParty(NamedTuple):
    """A part of the program with its own licence."""

    name: str
    licence: str
    """Its short SPDX name."""
    texts: tuple[str, ...]
    """The resources with the text of the licence."""

    def text(self) -> str:
        """Return the text of the licence; empty if it is not in this bundle."""
        found = []
        for name in self.texts:
            try:
                found.append(resources.text(*name.split("/")).strip("\n"))
            except OSError:
                continue
        return "\n\n".join(found)


def parts() -> list[ThirdParty]:
    """Return all parts of the program on this system, ours first."""
    return [
        ThirdParty(part["name"], part["licence"], tuple(part["texts"]))
        for part in resources.data("licences", "parts.json")["parts"]
        if sys.platform in part.get("systems", [sys.platform])
    ]


_SOURCE_OF_QT = "https://download.qt.io/official_releases/qt/"
_SOURCE_OF_PYSIDE = "https://download.qt.io/official_releases/QtForPython/pyside6/"
_ROWS = 18  # lines of a licence visible at once
_AROUND = 26  # px of padding and frame above and below them


class AboutPage(TablesPage):
    """Version, credits, licences."""

    def __init__(self) -> None:
        super().__init__()
        add_layout(self.column, self._make_head())
        self.column.addWidget(Prose(self._words(), "body"))
        for line in language_note():
            self.column.addWidget(line)
        self.column.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignLeft)
        self.add_table(self.tr("Credits"), [_credit(*credit) for credit in self._credits()])
        rows = [Licence(p.name, self._summary(p.licence), p.text) for p in parts()]
        self.add_table(self.tr("Licences"), rows)
        self.column.addWidget(Prose(self._about_qt(), "hint", "muted"))
        self.column.addStretch()

    def _make_head(self) -> QHBoxLayout:
        version = self.tr("Version {version}").format(version=__version__)
        words = lay(QVBoxLayout(), Text("Quincunx", "hero"), Text(version, "prompt", "muted"))
        self.copy = Button(self.tr("Copy details"), icon="copy")
        self.copy.setToolTip(
            self.tr(
                "Copies the versions and the end of the log for a bug report. Your games are "
                "not included."
            )
        )
        self.copy.clicked.connect(self._copy_details)
        return lay(QHBoxLayout(), Logo(84), words, None, spacing=20)

    def _copy_details(self) -> None:
        # Imported on demand: few people open it.
        from desktop.storage.log import details

        share(details())
        self.copy.setText(translate("common", "Copied"))

    def _words(self) -> str:
        words = self.tr(
            "Five abstract games for one computer. Made with Qt {qt} and Python {python}."
        )
        players = (
            self.tr("The computer players run compiled.")
            if compiled()
            else self.tr("The computer players run interpreted: they see less in the same time.")
        )
        made = words.format(qt=qVersion(), python=platform.python_version())
        return f"{made} {players}"

    def _credits(self) -> list[tuple[str, str]]:
        return [
            (
                "Cameron Browne",
                self.tr("Inventor of Mono, Adamas, Holomino and Dragons (© Cyberite Ltd)."),
            ),
            ("Eric Solomon", self.tr("Inventor of Black Box.")),
            ("Douglas Zander", self.tr("Wrote Black Box for the play-by-mail server.")),
            (
                "Richard Rognlie",
                self.tr("The play-by-mail server. Quincunx uses the same notation and commands."),
            ),
        ]

    def _about_qt(self) -> str:
        """Return a sentence about your rights under the licence of Qt's libraries."""
        words = self.tr(
            "The libraries of Qt {qt} and PySide are under the GNU Lesser General Public "
            "License 3. Their source code is at {url} and {pyside}. You may change them and "
            "use your own: they are separate files in {folder}"
        )
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.LibrariesPath)
        url = f"{_SOURCE_OF_QT}{qVersion().rpartition('.')[0]}/{qVersion()}/"
        return words.format(qt=qVersion(), url=url, pyside=_SOURCE_OF_PYSIDE, folder=folder)

    def _summary(self, licence: str) -> str:
        """Return a licence in words, by its short name."""
        return {
            "LGPL-3.0-only": self.tr("GNU Lesser General Public License 3"),
            "GPL-3.0-only": self.tr("Referred to by the Lesser General Public License"),
            "OFL-1.1": self.tr("Font. SIL Open Font License 1.1"),
            "MIT": self.tr("MIT licence"),
            "PSF-2.0": self.tr("Python Software Foundation License 2"),
            "blessing": self.tr("In the public domain"),
            "GPL-2.0-or-later WITH Bootloader-exception": self.tr(
                "GNU General Public License 2 with an exception for bundled programs"
            ),
            "BSD-3-Clause": self.tr("BSD licence"),
            "Unicode-3.0": self.tr("Unicode licence"),
            "MIT AND BSD-2-Clause AND LGPL-2.1-only": self.tr("Only in the AppImage"),
            "X11": self.tr("MIT licence (X11)"),
        }.get(licence, "")


class Licence(QWidget):
    """A part of the program with its licence, whose text is shown on demand."""

    def __init__(self, part: str, summary: str, text: Callable[[], str]) -> None:
        super().__init__()
        self.read = text  # some texts are long, and few are read
        self._name = self.tr("Licence of {part}").format(part=part)
        self.text: QPlainTextEdit | None = None
        """The widget with the text, after it was requested."""
        #: verb on a button: shows the licence
        self.button = Button(self.tr("Read"), Look.LINK, height=28)
        self.button.setAccessibleName(self.tr("Read the licence of {part}").format(part=part))
        self.button.clicked.connect(self._toggle)
        head = lay(QHBoxLayout(), (Text(part, "button", wrap=True), 1), self.button, spacing=8)
        self._column = lay(QVBoxLayout(self), head, spacing=2, margins=(0, 9, 0, 5))
        if summary:
            self._column.addWidget(Prose(summary, "hint", "muted"))

    def _toggle(self) -> None:
        if self.text is None:
            self.text = _text_box(self.read(), self._name)
            space(self._column, 6)
            self._column.addWidget(self.text)
            self.setTabOrder(self.button, self.text)
        self.text.setVisible(self.text.isHidden())
        self.button.setText(
            self.tr("Read") if self.text.isHidden() else translate("common", "Close")
        )


def _text_box(text: str, name: str) -> QPlainTextEdit:
    """Return a long text in a box with its own scroll bar, which lays out only the visible part."""
    box = QPlainTextEdit()
    box.hide()
    box.setAccessibleName(name)
    box.setReadOnly(True)
    # Without a caret the arrow keys scroll.
    box.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    box.setTabChangesFocus(True)
    box.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    box.setPlainText(text)
    rows = min(_ROWS, text.count("\n") + 1)
    box.setFixedHeight(round(rows * QFontMetricsF(box.font()).lineSpacing()) + px(_AROUND))
    return box


def _credit(name: str, words: str) -> QWidget:
    row = QWidget()
    parts = (Text(name, "button"), Prose(words, "hint", "muted"))
    lay(QVBoxLayout(row), *parts, spacing=1, margins=(0, 9, 0, 5))
    return row
