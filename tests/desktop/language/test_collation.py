"""The order of names in lists."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from desktop.language.collation import collation_key

NAMES = ["Zoe", "Émile", "anna", "Östen", "ned", "Player 10", "Player 2", "eve", "ñandu", "nz"]


@pytest.fixture(autouse=True)
def _locale() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("locale", "order"),
    [
        ("C", "anna Émile eve ñandu ned nz Östen Player-2 Player-10 Zoe"),
        ("de", "anna Émile eve ñandu ned nz Östen Player-2 Player-10 Zoe"),
        ("es", "anna Émile eve ned nz ñandu Östen Player-2 Player-10 Zoe"),
        ("sv", "anna Émile eve ñandu ned nz Player-2 Player-10 Zoe Östen"),
    ],
)
def test_names_are_sorted_as_the_language_does(locale: str, order: str) -> None:
    QLocale.setDefault(QLocale(locale))
    assert [name.replace(" ", "-") for name in sorted(NAMES, key=collation_key)] == order.split()
