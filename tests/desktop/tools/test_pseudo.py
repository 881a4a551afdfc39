"""A language that nobody speaks reaches every text."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from desktop.language.messages import translated
from rules.core.message import Message
from tests.tools.pseudo import PseudoCatalogue, pseudo


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Open", "[Öþëñ ëë]"),
        ("%n of {count:,} cells", "[%n öſ {count:,} çëļļš ëëëëë]"),
        ("A **bold** `a1`", None),
    ],
)
def test_a_text_grows_and_keeps_what_is_filled_in(text: str, said: str | None) -> None:
    made = pseudo(text)
    assert said is None or made == said
    assert len(made) > 1.4 * len(text.replace("{count:,}", ""))
    assert made.count("**") == text.count("**")


@pytest.fixture
def catalogue(application: QApplication) -> Iterator[None]:
    made = PseudoCatalogue(application)
    application.installTranslator(made)
    yield
    application.removeTranslator(made)


@pytest.mark.usefixtures("catalogue")
def test_ours_is_translated_and_what_the_rules_say_and_nothing_of_qt() -> None:
    counted = QCoreApplication.translate("Comparison", "%n cells differ", None, 2)
    assert counted == "[2 çëļļš đïſſëŕ ëëëëëë]"
    assert translated(Message("{name} wins", name="Ann")) == "[Ann ŵïñš ëë]"
    assert QCoreApplication.translate("QShortcut", "Ctrl") == "Ctrl"
