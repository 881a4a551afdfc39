"""What the system wishes is followed, unless a person has chosen otherwise here."""

import shutil
import subprocess
import sys

import pytest
from PySide6.QtGui import QColor

from desktop.storage.settings import Settings
from desktop.theme import system
from desktop.theme.appearance import Appearance
from desktop.theme.colour import contrast
from desktop.theme.theme import Theme, tokens

HIGH = tokens()["highContrast"]


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="no D-Bus daemon here")
@pytest.mark.parametrize("answers", ["0 1 0", "1 0 1"])
def test_the_portal_is_asked_for_contrast_motion_and_sounds(answers: str) -> None:
    module = "tests.desktop.theme.asks_portal"
    command = ["dbus-run-session", "--", sys.executable, "-m", module, *answers.split()]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == answers


def test_the_systems_wishes_hold_until_one_chooses_otherwise(
    look: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    wished = {"contrast": 1, "reduced-motion": 1, "event-sounds": 0}
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    monkeypatch.setattr(system, "ask_portal", lambda _parent, _group, key, tell: tell(wished[key]))
    monkeypatch.setattr(sys, "platform", "linux")
    begun = Appearance()
    Settings().reduced_motion = None
    begun.start()
    assert not begun.theme.high_contrast
    begun.wishes.look()
    assert begun.theme.high_contrast
    assert begun.theme.reduced_motion
    assert begun.wishes.silent
    begun.reduce_motion(False)
    begun.raise_contrast(False)
    assert not begun.theme.high_contrast
    assert (Settings().reduced_motion, Settings().high_contrast) == (False, False)
    again = Appearance()
    again.start()
    again.wishes.look()
    assert (again.theme.reduced_motion, again.theme.high_contrast) == (False, False)
    again.reduce_motion(True)  # as the system has it: nothing of one's own is kept
    assert Settings().reduced_motion is None


@pytest.mark.parametrize("dark", [False, True])
def test_high_contrast_is_seven_to_one_for_texts_and_three_to_one_for_shapes(dark: bool) -> None:
    made = Theme(dark, high_contrast=True)
    grounds = [made.colour(name) for name in HIGH["grounds"]]
    for least, names in ((7, HIGH["inks"]), (3, HIGH["shapes"])):
        for name in names:
            assert min(contrast(made.colour(name), ground) for ground in grounds) >= least, name
    assert contrast(made.colour("onAccent"), made.colour("accent")) >= 7
    assert contrast(made.colour("surface"), made.colour("text")) >= 7
    for value in range(1, 13):
        assert contrast(*made.value(value, 12)) >= 7
    assert made.pen("target").widthF() > Theme(dark).pen("target").widthF()
    assert made.colour("background") == Theme(dark).colour("background") != QColor("black")
    assert made.key != Theme(dark).key
