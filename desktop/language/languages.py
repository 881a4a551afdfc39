"""The languages of the window: the available ones, the present one, and its number format.

`resources/translations/languages.json` has the available languages, each by its own name;
`read.json` beside it has those that a native speaker has checked. English texts are in the code;
the English catalogue contains only the counted texts, and is always available.
"""

from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

import resources

SYSTEM = "system"
"""The choice to use the system's language."""
ENGLISH = "en"

_installed: list[QTranslator] = []


@cache
def offered() -> Mapping[str, str]:
    """Return the available languages by their codes (`de`, `pt_BR`).

    Each has its name in its own language.
    """
    return MappingProxyType(resources.data("translations", "languages.json"))


def note() -> str:
    """Return a note for readers of a language about the state of its translation.

    Empty if there is nothing to say.
    """
    name = QLocale().name()
    if {name, name.split("_")[0]} & set(resources.data("translations", "read.json")["read"]):
        return ""
    return QCoreApplication.translate(
        "languages", "Translated by the makers. No native speaker has checked it yet."
    )


def spoken(choice: str) -> str:
    """Return the code of the language for a choice.

    For `SYSTEM` it is the system's language if available, otherwise English.
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
    """Return a page of the help in a language, or in English if it is not translated."""
    for name in (f"{topic}.{language}.md", f"{topic}.{language.split('_')[0]}.md"):
        with suppress(FileNotFoundError):
            return resources.text("help", name)
    return resources.text("help", f"{topic}.md")


def speak(choice: str) -> None:
    """Use a language from now on: a code, or `SYSTEM`.

    Call it before widgets are made, because existing ones keep their texts.
    """
    code, system = spoken(choice), QLocale.system()
    # If it is also the system's, dates and numbers stay those of the country.
    at_home = code in (system.name(), system.name().split("_")[0])
    QLocale.setDefault(system if at_home else QLocale(code))
    while _installed:
        QCoreApplication.removeTranslator(_installed.pop())
    _install(f"quincunx_{ENGLISH}", _own_folder())
    if code != ENGLISH:  # the catalogue installed last is searched first
        _install(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        _install(f"quincunx_{code}", _own_folder())


def _own_folder() -> str:
    return str(resources.path("translations"))


def _install(name: str, folder: str) -> None:
    """Install a catalogue; without it its texts stay English."""
    catalogue = QTranslator()
    if catalogue.load(name, folder):
        QCoreApplication.installTranslator(catalogue)
        _installed.append(catalogue)
