"""A player's card: a large gain counts up, everything else is shown at once."""

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.board.row_data import SeatInfo
from desktop.frame.seat_card import SeatCard
from desktop.theme.appearance import appearance

pytestmark = pytest.mark.usefixtures("look")


def card_with(qtbot: QtBot, score: str) -> SeatCard:
    card = SeatCard(0, "fred")
    qtbot.addWidget(card)
    card.show()
    card.show_seat(SeatInfo(score=score), active=True)
    return card


def test_a_large_gain_counts_up(qtbot: QtBot) -> None:
    appearance().reduce_motion(False)
    card = card_with(qtbot, "10")
    card.show_seat(SeatInfo(score="32"), active=True)
    assert card.shown_score == "10"
    assert "32" in card.accessibleName()
    qtbot.waitUntil(lambda: card.shown_score == "32")


@pytest.mark.parametrize("score", ["12", "4", ""])
def test_other_scores_are_shown_at_once(qtbot: QtBot, score: str) -> None:
    appearance().reduce_motion(False)
    card = card_with(qtbot, "10")
    card.show_seat(SeatInfo(score=score), active=True)
    assert card.shown_score == score


def test_with_reduced_motion_nothing_counts(qtbot: QtBot) -> None:
    appearance().reduce_motion(True)
    card = card_with(qtbot, "10")
    card.show_seat(SeatInfo(score="50"), active=True)
    QTest.qWait(1)
    assert card.shown_score == "50"
