"""The languages of the window: those there are, the one it speaks, and how that one writes numbers.

Which languages are offered stands in `resources/translations/languages.json`, each by its name in
itself; beside it, in `read.json`, those somebody has read whose language it is. English is in the
code; its own catalogue has only what counts, and is always there.
"""

from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

import resources

SYSTEM = "system"
"""The choice to speak as the system does."""
ENGLISH = "en"

_installed: list[QTranslator] = []


@cache
def offered() -> Mapping[str, str]:
    """Return the languages there are, by their codes (`de`, `pt_BR`).

    Each by its name in itself.
    """
    return MappingProxyType(resources.data("translations", "languages.json"))


def note() -> str:
    """Return what readers of this language should know of its texts.

    Empty where nothing is to be said.
    """
    name = QLocale().name()
    if {name, name.split("_")[0]} & set(resources.data("translations", "read.json")["read"]):
        return ""
    return QCoreApplication.translate(
        "languages", "Translated by the makers. No native speaker has checked it yet."
    )


def spoken(choice: str) -> str:
    """Return the code of the language that a choice means.

    The system's if it is offered, or English.
    """
    if choice in offered():
        return choice
    for wanted in QLocale.system().uiLanguages():
        name = wanted.replace("-", "_")
        for code in (name, name.split("_")[0]):
            if code in offered():
                return code
    return ENGLISH


def help_source(topic: str, language: str) -> str:
    """Return a page of the help in a language, or in English if it has none there."""
    for name in (f"{topic}.{language}.md", f"{topic}.{language.split('_')[0]}.md"):
        with suppress(FileNotFoundError):
            return resources.text("help", name)
    return resources.text("help", f"{topic}.md")


def speak(choice: str) -> None:
    """Have all that is said from now on said in a language: a code, or `SYSTEM`.

    To be called before there are widgets: those that are there keep their words.
    """
    code, system = spoken(choice), QLocale.system()
    # Where it is the system's, too, dates and numbers stay those of the country.
    at_home = code in (system.name(), system.name().split("_")[0])
    QLocale.setDefault(system if at_home else QLocale(code))
    while _installed:
        QCoreApplication.removeTranslator(_installed.pop())
    _install(f"quincunx_{ENGLISH}", _own_folder())
    if code != ENGLISH:  # what is installed last is asked first
        _install(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        _install(f"quincunx_{code}", _own_folder())


def _own_folder() -> str:
    return str(resources.path("translations"))


def _install(name: str, folder: str) -> None:
    """Use a catalogue; without it what it would translate stays English."""
    catalogue = QTranslator()
    if catalogue.load(name, folder):
        QCoreApplication.installTranslator(catalogue)
        _installed.append(catalogue)
