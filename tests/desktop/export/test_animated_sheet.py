"""The export sheet animates a match or a part of it, while the window stays alive."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from PIL.PngImagePlugin import PngImageFile
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.export import sheet as sheets
from desktop.export.animation import timing, usual_seconds
from desktop.export.drawing import recording, scenes_of
from desktop.export.formats import as_png
from desktop.export.sheet import APNG, PNG, ExportSheet
from desktop.theme.theme import Theme
from tests.tools.sample_matches import finished, middle

pytestmark = pytest.mark.usefixtures("look")


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1000, 800)
    made.show()
    return made


def sheet_of(window: QWidget, slug: str = "adamas", viewer: int | None = 0) -> ExportSheet:
    match = middle(slug)
    sheet = ExportSheet(scenes_of(match.view(viewer)), window, match, viewer)
    sheet.resize(window.size())
    sheet.show()
    sheet.format.segment(APNG).click()
    return sheet


def test_without_a_match_there_is_no_animation(window: QWidget) -> None:
    sheet = ExportSheet(scenes_of(middle("adamas").view(None)), window)
    assert sheet.format.count == 3


def test_speed_and_turns_say_how_long_it_takes(window: QWidget) -> None:
    sheet = sheet_of(window)
    assert sheet.facts.text() == "30 seconds"
    sheet.last_turn.set_value(3)
    assert sheet.facts.text() == "15 seconds"
    sheet.speed.segment(2).click()
    assert sheet.facts.text() == "8 seconds"
    assert not sheet.copy.isEnabled()


@pytest.mark.parametrize("slug", ["adamas", "mono", "blackbox", "holomino"])
def test_a_whole_match_takes_half_a_minute_at_most(slug: str) -> None:
    match = finished(slug)
    plies = range(match.last_ply + 1)
    assert sum(timing(match, plies, usual_seconds(match, plies))) <= 30_500


def test_a_file_is_named_after_what_it_shows(window: QWidget) -> None:
    sheet = sheet_of(window)
    sheet.first_turn.set_value(2)
    assert sheet.file_name == "Adamas, Fred – Ned, turns 2–10"
    sheet.format.segment(PNG).click()
    assert sheet.file_name == "Adamas, Fred – Ned"


def test_the_preview_plays_the_chosen_turns(window: QWidget, qtbot: QtBot) -> None:
    sheet = sheet_of(window)
    sheet.speed.segment(2).click()
    sheet.last_turn.set_value(2)
    sheet.play.click()
    assert sheet.play.accessibleName() == "Pause"
    shown = sheet.preview.accessibleName
    qtbot.waitUntil(lambda: shown().endswith("turn 1"))
    qtbot.waitUntil(lambda: shown().endswith("turn 2"))
    sheet.play.click()
    assert sheet.play.accessibleName() == "Play"


def test_every_frame_has_room_for_the_last_one(window: QWidget) -> None:
    match, plies = middle("dragons"), range(1, 4)
    last = match.last_ply
    alone, roomy = (
        as_png(next(one for one in recording(match, plies, None, Theme(), until=n) if one), 1)
        for n in (0, last)
    )
    assert alone != roomy


def test_turns_stay_in_order(window: QWidget) -> None:
    sheet = sheet_of(window)
    sheet.last_turn.set_value(3)
    sheet.first_turn.set_value(5)
    assert (sheet.first_turn.value, sheet.last_turn.value) == (5, 5)
    sheet.last_turn.set_value(2)
    assert (sheet.first_turn.value, sheet.last_turn.value) == (2, 2)


@pytest.mark.parametrize("slug", ["adamas", "mono"])
def test_a_part_of_a_match_is_saved(
    slug: str, window: QWidget, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = sheet_of(window, slug)
    sheet.first_turn.set_value(2)
    sheet.last_turn.set_value(4)
    sheet.width_choice.segment(0).click()
    frames = len(sheet.plies)
    monkeypatch.setattr(sheets, "ask_save", lambda *_: tmp_path / "match.apng")
    with qtbot.waitSignal(sheet.save_wanted) as wanted:
        sheet.save.click()
    with Image.open(BytesIO(wanted.args[1]())) as image:
        assert isinstance(image, PngImageFile)
        assert image.n_frames == frames
        assert image.width == 480


def test_drawing_can_be_cancelled(
    window: QWidget, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = sheet_of(window)
    monkeypatch.setattr(sheets, "ask_save", lambda *_: tmp_path / "match.apng")
    saved: list[object] = []
    sheet.save_wanted.connect(lambda path, _data: saved.append(path))
    sheet.save.click()
    assert sheet.save.text() == "Cancel"
    sheet.save.click()
    qtbot.wait(200)
    assert not saved


def test_what_another_player_hides_is_in_no_frame(window: QWidget) -> None:
    sheet = sheet_of(window, "mono", viewer=1)
    match = middle("mono")
    assert sheet._match is not None
    for ply in sheet.plies:
        sheet._match.goto(ply)
        match.goto(ply)
        assert sheet._match.view(1) == match.view(1)
    assert sheet._viewer == 1
