"""Positions of every game as text and as files: out, in again, and what is wrong with them."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from desktop.controls.text import Text
from desktop.storage.settings import Settings
from rules.core.setup_text import with_options
from rules.match import Match
from tests.desktop.position_editor.table import (
    FIGURES,
    EditorHands,
    clipboard,
    facts,
    match_of,
    opened,
    put_in_clipboard,
    verdict,
)

pytestmark = pytest.mark.usefixtures("look")
EACH = pytest.mark.parametrize("slug", list(FIGURES))

BROKEN = {
    "adamas": {
        "": "clipboard has no text",
        "hello": "“hello” is unknown; use one of: O:, X:, move:",
        "O: a3=two; X: e3=1": "“a3=two” should look like a3=8",
        "O: z9=2; X: e3=1": "z9 is not on the board",
    },
    "holomino": {
        "tiles: 0,0=127; O: 145; X: 126": "“127”: there is no tile 127",
        "tiles: here=123; O: 145; X: 126": "“here” should look like 0,-1",
        "tiles: 0,0=123; O: 123; X: 126": "123 appears twice",
        "tiles: 0,0=123; O: 145; X: 126; points: many": "“points:” should look like points: 12 0",
    },
    "dragons": {
        "tiles: 0,0=z; pool: 20": "z",
        "tiles: 0,0=a; pool: none": "“pool:” must be from 1 to 500",
        "tiles: 0,0": "“0,0” should look like 0,0=a",
    },
    "blackbox": {
        "O: a1 a2 a3 z9; X: b3 b5 d1 f6": "“z9” should look like a1",
        "O: a1 a2 a3; X: b3 b5 d1 f6": "hide four different atoms in Player 1’s box, not 3",
        "O: a1 a2 a3 a4; X: b3 b5 d1 f6; move: Y": "“Y” is unknown; use one of: O, X",
    },
}


@EACH
def test_copied_and_pasted_again(qtbot: QtBot, slug: str) -> None:
    hands = opened(qtbot, slug)
    put_in_clipboard(f"  {FIGURES[slug]}\n")
    hands.push(hands.editor.panel.paste)
    put_in_clipboard("")
    hands.push(hands.editor.panel.copy)
    assert clipboard() == with_options(hands.editor.draft.options, FIGURES[slug])


@pytest.mark.parametrize(
    ("slug", "text", "values"),
    [
        ("adamas", "O: d7=9; X: a4=3; Y: d4=1; move: Y", {"pieces": 9, "prog_cap": True}),
        ("adamas", "O: a2=4; X: b1=2; move: X", {"size": 2}),
        (
            "holomino",
            "tiles: 0,0=123; O: 124; X: 134; points: 0 0; move: O",
            {"pool_size": 1, "num_digits": 4},
        ),
        ("dragons", "tiles: 0,0=a; pool: 5; move: X", {"num_tiles": 9, "cross": True}),
    ],
)
def test_pasted_into_another_editor_a_copy_means_the_same(
    qtbot: QtBot, slug: str, text: str, values: dict[str, int | bool]
) -> None:
    first, second = opened(qtbot, slug), opened(qtbot, slug)
    players = 3 if "Y:" in text else 2
    first.editor.put(first.editor.draft.under(values, players).read(text))
    first.push(first.editor.panel.copy)
    second.push(second.editor.panel.paste)
    assert second.editor.draft == first.editor.draft
    assert second.editor.panel.options.values == values
    assert len(second.editor.panel.seats.rows) == players
    second.editor.undo()
    assert second.editor.panel.options.values == {}


def test_an_old_text_stays_under_the_options_there_are(qtbot: QtBot) -> None:
    hands = opened(qtbot, "adamas")
    hands.editor.panel.options.rows["size"].take({"size": 4})
    put_in_clipboard("O: d7=5; X: a4=3")
    hands.push(hands.editor.panel.paste)
    assert hands.editor.draft.text() == "O: d7=5; X: a4=3; move: O"
    assert hands.editor.panel.options.values == {"size": 4}


def test_an_old_text_with_more_pieces_is_shown_and_they_can_be_had(qtbot: QtBot) -> None:
    hands = opened(qtbot, "adamas")
    for row, name in zip(hands.editor.panel.seats.rows, ("fred", "ned"), strict=True):
        row.field.setText(name)
    put_in_clipboard("O: a3=2; X: c1=12")
    hands.push(hands.editor.panel.paste)
    assert verdict(hands) == "Each player has 8 pieces, but ned has 12"
    assert not hands.editor.panel.start.isEnabled()
    hands.editor.panel.options.rows["pieces"].take({"pieces": 12})
    assert hands.editor.panel.start.isEnabled()


@pytest.mark.parametrize(
    ("slug", "text", "reason"),
    [(slug, text, reason) for slug, texts in BROKEN.items() for text, reason in texts.items()],
)
def test_a_broken_text_is_refused_and_nothing_is_lost(
    qtbot: QtBot, slug: str, text: str, reason: str
) -> None:
    hands = opened(qtbot, slug)
    put_in_clipboard(FIGURES[slug])
    hands.push(hands.editor.panel.paste)
    put_in_clipboard(text)
    hands.push(hands.editor.panel.paste)
    assert reason in hands.editor.view.prompt.hint
    assert not text or hands.editor.view.prompt.hint.startswith("Not pasted: ")
    assert hands.editor.draft.text() == FIGURES[slug]


def test_a_long_reason_is_to_be_read_to_its_end(qtbot: QtBot) -> None:
    hands = opened(qtbot, "holomino")
    for text in ("", "tiles: 0,0=777; O: 145; X: 126"):  # the second one is longer
        put_in_clipboard(text)
        hands.push(hands.editor.panel.paste)
        QApplication.processEvents()
    header = hands.editor.view.prompt
    line = next(one for one in header.findChildren(Text) if one.text() == header.hint)
    assert QFontMetricsF(line.font()).horizontalAdvance(line.text()) <= line.width() + 1


def shown(qtbot: QtBot, slug: str) -> EditorHands:
    """Return an editor with the position of the figure."""
    hands = opened(qtbot, slug)
    put_in_clipboard(FIGURES[slug])
    hands.push(hands.editor.panel.paste)
    return hands


@EACH
def test_it_is_saved_as_a_match_not_begun(
    qtbot: QtBot, slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = shown(qtbot, slug)
    chosen = tmp_path / "set-up"  # the ending is added
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen), ""))
    hands.editor.save_wanted.connect(lambda path, data: path.write_bytes(data))
    hands.ctrl(Qt.Key.Key_S)
    match = Match.load(tmp_path / "set-up.qcx")
    assert (match.last_ply, match.problem) == (0, None)
    assert facts(match) == facts(match_of(slug, FIGURES[slug]))
    assert Settings().folder == tmp_path  # where the next is suggested


def test_atoms_cannot_be_read_in_the_file(qtbot: QtBot, tmp_path: Path) -> None:
    hands = shown(qtbot, "blackbox")
    hands.editor.save_wanted.connect(lambda path, data: path.write_bytes(data))
    hands.editor.save(tmp_path / "set-up.qcx")
    text = (tmp_path / "set-up.qcx").read_text()
    assert "a1 c4 e2 g7" not in text
    assert "b3 b5 d1 f6" not in text
    assert "\nsetup: =" in text


@EACH
def test_a_click_beside_the_board_leaves_the_keys_with_it(qtbot: QtBot, slug: str) -> None:
    editor = opened(qtbot, slug).editor
    for button in (editor.panel.begin, editor.panel.copy, editor.panel.clear):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert editor.window().focusWidget() is editor.view


def test_what_cannot_be_is_not_saved(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = opened(qtbot, "dragons")
    chosen = tmp_path / "set-up.qcx"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen), ""))
    hands.ctrl(Qt.Key.Key_S)
    assert hands.editor.view.prompt.hint == verdict(hands)
    assert not chosen.exists()
