"""The window speaks the language that was chosen, the system's, or English."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

from desktop.language import languages
from desktop.language.languages import ENGLISH, SYSTEM, offered, speak, spoken


@pytest.fixture
def three(application: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """German and Brazilian Portuguese beside English."""
    there = {"en": "English", "de": "Deutsch", "pt_BR": "português"}
    monkeypatch.setattr(languages, "offered", lambda: there)
    yield
    speak(ENGLISH)


def system_is(monkeypatch: pytest.MonkeyPatch, *wishes: str) -> None:
    class System(QLocale):
        def uiLanguages(self) -> list[str]:  # type: ignore[override]  # noqa: N802
            return [*wishes]

    made = System(wishes[0])
    monkeypatch.setattr(QLocale, "system", lambda: made)


def test_english_is_always_offered() -> None:
    assert offered()[ENGLISH] == "English"


@pytest.mark.usefixtures("three")
@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (["de-AT", "de", "en-US"], "de"),
        (["it-IT", "it", "de-CH", "de", "en"], "de"),
        (["pt-BR", "pt"], "pt_BR"),
        (["pt-PT", "pt"], "en"),
        (["C"], "en"),
    ],
)
def test_what_the_system_speaks_first_of_what_is_offered(
    monkeypatch: pytest.MonkeyPatch, wishes: list[str], language: str
) -> None:
    system_is(monkeypatch, *wishes)
    assert spoken(SYSTEM) == spoken("kl") == language
    assert spoken("de") == "de"


@pytest.mark.usefixtures("three")
def test_numbers_and_dates_are_those_of_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    system_is(monkeypatch, "de-AT", "de")
    speak(SYSTEM)
    assert QLocale().name() == "de_AT"
    speak(ENGLISH)
    assert QLocale().toString(1.5) == "1.5"
    speak("pt_BR")
    assert QLocale().toString(1.5) == "1,5"


@pytest.mark.usefixtures("three")
def test_qt_speaks_it_too() -> None:
    speak("de")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    speak(ENGLISH)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


@pytest.mark.usefixtures("application")
@pytest.mark.parametrize(("n", "said"), [(0, "{n} eyes"), (1, "{n} eye"), (2, "{n} eyes")])
def test_english_counts(n: int, said: str) -> None:
    assert QCoreApplication.translate("rules", "{n} eyes", None, n) == said
