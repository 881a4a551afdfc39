"""Digits and letters of boards on keyboards of other countries and scripts."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from desktop.controls import keyboard_layout
from desktop.controls.commands import HINT, LENS
from desktop.controls.keyboard_layout import character_of, with_latin_key

NONE, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)


def pressed(
    text: str, scan: int = 0, virtual: int = 0, held: Qt.KeyboardModifier = NONE
) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, 0, held, scan, virtual, 0, text)


@pytest.fixture(params=["xcb", "windows", "cocoa"])
def platform(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    name: str = request.param
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: name)
    keyboard_layout._places.cache_clear()
    return name


CODES = {"1": (10, ord("1"), 18), "2": (11, ord("2"), 19), "r": (27, ord("R"), 15),
         "h": (43, ord("H"), 4), ",": (59, 0xBC, 43),
         "l": (46, ord("L"), 37), "a": (38, ord("A"), 0)}  # fmt: skip
"""The place of each key as X11, Windows and macOS give it."""


def at(place: str, text: str, platform: str, held: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    scan, windows, macos = CODES[place]
    if platform == "xcb":
        return pressed(text, scan, 0x6CA, held)
    return pressed(text, 1, windows if platform == "windows" else macos, held)


@pytest.mark.parametrize(("place", "text"), [("1", "&"), ("2", "é"), ("1", "+"), ("2", "ě")])
def test_a_digit_needs_no_shift_where_the_keyboard_wants_one(
    place: str, text: str, platform: str
) -> None:
    assert character_of(at(place, text, platform)) == place
    assert character_of(at(place, place, platform, SHIFT)) == place


def test_shift_still_types_what_it_types(platform: str) -> None:
    assert character_of(at("1", "!", platform, SHIFT)) == "!"
    assert character_of(at("2", "?", platform, SHIFT)) == "?"


@pytest.mark.parametrize(
    ("place", "text"), [("r", "к"), ("h", "р"), ("h", "η"), ("a", "ש"), ("l", "д"), ("r", "К")]
)
def test_a_letter_of_another_script_is_the_one_at_its_place(
    place: str, text: str, platform: str
) -> None:
    assert character_of(at(place, text, platform)) == place


def test_a_latin_letter_is_what_it_says_wherever_it_is(platform: str) -> None:
    assert character_of(at("a", "q", platform)) == "q"  # French
    assert character_of(at("r", "p", platform)) == "p"  # Dvorak


def test_keys_that_type_nothing_stand_for_nothing(platform: str) -> None:
    assert character_of(at("a", "", platform)) == ""
    assert character_of(at("r", "\x12", platform, CTRL)) == ""
    assert character_of(pressed("ab")) == "ab"


def with_key(place: str, letter: str, platform: str, held: Qt.KeyboardModifier) -> QKeyEvent:
    event = at(place, letter, platform, held)
    codes = event.nativeScanCode(), event.nativeVirtualKey(), 0
    return QKeyEvent(QEvent.Type.KeyPress, ord(letter.upper()), held, *codes, letter)


@pytest.mark.parametrize(("place", "letter"), [("h", "р"), ("h", "η"), ("l", "ך"), (",", "б")])
def test_ctrl_and_a_letter_of_another_script_is_the_latin_key(
    place: str, letter: str, platform: str
) -> None:
    found = with_latin_key(with_key(place, letter, platform, CTRL))
    assert found is not None
    assert (found.key(), found.modifiers(), found.text()) == (ord(place.upper()), CTRL, "")
    alt = CTRL | Qt.KeyboardModifier.AltModifier  # types on many keyboards
    for held in (NONE, SHIFT, alt):
        assert with_latin_key(with_key(place, letter, platform, held)) is None
    assert with_latin_key(with_key(place, "q", platform, CTRL)) is None


def test_commands_with_a_letter_have_it_on_every_keyboard(platform: str) -> None:
    assert HINT.matches(at("h", "р", platform))
    assert LENS.matches(at("l", "д", platform))
    assert not HINT.matches(at("h", "р", platform, SHIFT))
    assert not LENS.matches(at("h", "р", platform))
