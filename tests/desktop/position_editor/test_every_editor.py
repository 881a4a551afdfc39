"""What the editor of positions does in every game."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board.editing.edit_draft import Draft
from desktop.controls.commands import HERE, ROWS, STANDING
from desktop.controls.voice import voice_of
from desktop.paint.text import noting_letters
from tests.desktop.conftest import turn_until
from tests.desktop.position_editor.plans import PLANS, EditorPlan
from tests.desktop.position_editor.table import (
    FIGURES,
    EditorHands,
    begun,
    facts,
    match_of,
    opened,
    put_in_clipboard,
    verdict,
)

pytestmark = pytest.mark.usefixtures("look")

Key = Qt.Key
IMPOSSIBLE = [
    (slug, text, reason) for slug, plan in PLANS.items() for text, reason in plan.impossible.items()
]


@pytest.fixture(params=list(PLANS))
def slug(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def plan(slug: str) -> EditorPlan:
    return PLANS[slug]


@pytest.fixture
def hands(qtbot: QtBot, slug: str) -> EditorHands:
    return opened(qtbot, slug)


def drawn(plan: EditorPlan, draft: Draft, text: str) -> Draft:
    """Return the draft with everything a text names, put there bit by bit."""
    for part in text.split(";"):
        key, _, words = part.strip().partition(":")
        for word in words.split():
            draft = plan.stroke(draft, key, word)
    return draft


def test_every_game_with_a_figure_is_tried() -> None:
    assert PLANS.keys() == FIGURES.keys()


def test_the_figure_by_mouse(hands: EditorHands, slug: str, plan: EditorPlan) -> None:
    plan.by_mouse(hands)
    assert hands.editor.draft.text() == FIGURES[slug]
    assert facts(begun(hands)) == facts(match_of(slug, FIGURES[slug]))


def test_the_figure_by_keys(hands: EditorHands, slug: str, plan: EditorPlan) -> None:
    plan.by_keys(hands)
    assert hands.editor.draft.text() == FIGURES[slug]
    assert facts(begun(hands)) == facts(match_of(slug, FIGURES[slug]))


def test_what_is_put_by_a_click_is_taken_off(hands: EditorHands, plan: EditorPlan) -> None:
    empty = hands.editor.draft.text()
    plan.put(hands)
    hands.right_click(plan.step)
    assert hands.editor.draft.text() == empty
    plan.put(hands)
    hands.walk(plan.step)
    hands.press(Key.Key_Backspace)
    assert hands.editor.draft.text() == empty
    plan.put(hands)
    hands.drag_off(plan.step)
    assert hands.editor.draft.text() == empty


@pytest.mark.parametrize(("slug", "text", "reason"), IMPOSSIBLE, indirect=["slug"])
def test_what_is_impossible_is_said_and_cannot_begin(
    hands: EditorHands, plan: EditorPlan, text: str, reason: str
) -> None:
    hands.editor.put(drawn(plan, hands.editor.draft, text))
    assert reason in verdict(hands)
    panel = hands.editor.panel
    assert not panel.start.isEnabled()
    assert panel.start.toolTip() == verdict(hands)


@pytest.mark.parametrize(
    ("slug", "text"),
    [("holomino", "tiles: 0,0=123 0,-1=123; move: O"), ("dragons", "tiles: 0,0=a 0,-1=a; move: O")],
    indirect=["slug"],
)
def test_coordinates_in_a_reason_are_shown_at_the_cell(hands: EditorHands, text: str) -> None:
    hands.editor.put(hands.editor.draft.laid_out(text))
    (cell,) = re.findall("-?[0-9],-?[0-9]", verdict(hands))
    with noting_letters() as noted:
        hands.editor.view.grab()
    assert cell in {name for name, _ in noted}


def test_what_is_possible_begins_with_control_and_enter(
    hands: EditorHands, slug: str, qtbot: QtBot
) -> None:
    put_in_clipboard(FIGURES[slug])
    hands.ctrl(Key.Key_V)
    with qtbot.waitSignal(hands.editor.start_requested):
        hands.ctrl(Key.Key_Return)


def test_every_step_is_taken_back_and_made_again(hands: EditorHands, plan: EditorPlan) -> None:
    bar, empty = hands.editor.bar, hands.editor.draft
    plan.by_keys(hands)
    done, steps = hands.editor.draft, 0
    while hands.editor.draft != empty:
        assert bar.undo_button.isEnabled()
        hands.push(bar.undo_button)
        steps += 1
    assert steps > 2
    for _ in range(steps):
        hands.push(bar.redo_button)
    assert hands.editor.draft == done
    assert not bar.redo_button.isEnabled()


def test_the_start_of_the_game_can_be_begun_from(hands: EditorHands) -> None:
    hands.push(hands.editor.panel.begin)
    assert hands.editor.panel.start.isEnabled()
    assert not verdict(hands).startswith("At least")


def test_spot_standing_and_rows_are_told_when_asked(hands: EditorHands) -> None:
    voice = voice_of(hands.editor)
    for command in (HERE, STANDING, ROWS):
        QApplication.processEvents()
        voice.forget()
        hands.editor.commands[command].trigger()
        turn_until(lambda: bool(voice.last))


def test_what_is_put_on_a_spot_by_keys_is_said(hands: EditorHands, plan: EditorPlan) -> None:
    scene = hands.editor.scene
    hands.press(*plan.hold)
    hands.press(Key.Key_Right)
    scene.cursor.go(next(spot for spot in scene.spots() if scene.called(spot) == plan.step
                         or spot.key == plan.step))  # fmt: skip
    QApplication.processEvents()
    voice = voice_of(hands.editor)
    voice.forget()
    hands.press(Key.Key_Return)
    QApplication.processEvents()
    assert scene.cursor.spot is not None
    assert scene.cursor.spot.name in voice.last
