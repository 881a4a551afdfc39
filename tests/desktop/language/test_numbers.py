"""Numbers as the language of the window writes them."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from desktop.board.probabilities import probability
from desktop.language.languages import ENGLISH, speak
from desktop.language.numbers import decimal, number, percent


@pytest.fixture
def german(application: QApplication) -> Iterator[None]:
    speak("de")
    yield
    speak(ENGLISH)


@pytest.mark.parametrize(
    ("value", "written"), [(1234.4, "1,234"), (0.4, "0"), (-0.4, "0"), (-1.6, "−2")]
)
def test_whole(value: float, written: str) -> None:
    assert number(value) == written


@pytest.mark.parametrize(
    ("value", "written"), [(2, "2.0"), (0.04, "0.0"), (-0.04, "0.0"), (-3.26, "−3.3")]
)
def test_with_one_place(value: float, written: str) -> None:
    assert decimal(value) == written


def test_shares() -> None:
    assert [percent(share) for share in (0, 0.456, 1, -0.2)] == ["0%", "46%", "100%", "−20%"]
    changes = [percent(share, signed=True) for share in (0.2, 0.001, -0.2)]
    assert changes == ["+20%", "0%", "−20%"]


def test_as_germans_write_them(german: None) -> None:
    assert (number(1234), decimal(-2.5)) == ("1.234", "−2,5")
    assert percent(0.45) == "45\N{NO-BREAK SPACE}%"
    assert probability(0.001) == "<1\N{NO-BREAK SPACE}%"
