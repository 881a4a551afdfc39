"""A player's card: a large gain counts up, everything else is shown at once."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.board.row_data import SeatInfo, SeatTime
from desktop.frame.seat_card import SeatBlock, SeatCard, crowned
from desktop.theme.appearance import appearance

pytestmark = pytest.mark.usefixtures("look")


def block_height(qtbot: QtBot, info: SeatInfo, *, active: bool) -> int:
    block = SeatBlock(0, "fred")
    qtbot.addWidget(block)
    block.show_seat(info, active=active)
    return block.height()


def crown_of(card: SeatCard) -> QImage:
    """Return what is painted behind the name."""
    return card.grab(QRect(90, 12, 60, 20)).toImage()


@pytest.fixture
def card(qtbot: QtBot) -> SeatCard:
    card = SeatCard(0, "fred")
    qtbot.addWidget(card)
    return card


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


class TestWords:
    """What a card says below the name, and to screen readers."""

    def test_the_card_adds_who_has_to_move(self, card: SeatCard) -> None:
        card.show_seat(SeatInfo("3 stacks", score="8"), active=True)
        assert card.detail == "3 stacks · to move"
        assert card.accessibleName() == "fred, 3 stacks, to move, 8 points"
        card.show_seat(SeatInfo(score="8"), active=True)
        assert card.detail == "To move"

    def test_a_player_who_has_to_answer_does_not_move(self, card: SeatCard) -> None:
        card.show_seat(SeatInfo("3 stacks"), active=False, asked=True)
        assert card.detail == "Must answer"
        assert card.accessibleName() == "fred, 3 stacks, must answer"

    def test_while_another_answers_nobody_is_to_move(self, card: SeatCard) -> None:
        card.show_seat(SeatInfo("3 stacks"), active=False)
        assert card.detail == "3 stacks"

    def test_a_detail_may_tell_the_turn_itself(self, card: SeatCard) -> None:
        card.show_seat(SeatInfo("Must pass", tells_turn=True), active=True)
        assert card.detail == "Must pass"

    def test_the_winner_is_named(self, card: SeatCard) -> None:
        card.show_seat(SeatInfo("1 stack"), active=False, winners=[0])
        assert card.accessibleName() == "fred, winner, 1 stack"

    def test_who_shares_the_win_is_told_so(self, card: SeatCard) -> None:
        card.show_seat(SeatInfo("1 stack"), active=False, winners=[0, 2])
        assert card.detail == "1 stack · shared the win"
        assert card.accessibleName() == "fred, 1 stack, shared the win"


def test_a_block_tells_the_turn_only_where_the_card_does(qtbot: QtBot) -> None:
    waiting = block_height(qtbot, SeatInfo("Choosing a layout"), active=False)
    assert block_height(qtbot, SeatInfo("3 stacks"), active=True) > waiting
    choosing = SeatInfo("Choosing a layout", tells_turn=True)
    assert block_height(qtbot, choosing, active=True) == waiting


@pytest.mark.parametrize(
    ("winners", "players", "expected"),
    [([1], 2, {1}), ([0, 2], 3, {0, 2}), ([0, 1], 2, set()), ([], 2, set())],
)
def test_all_who_share_a_win_are_crowned_but_not_in_a_draw(
    winners: list[int], players: int, expected: set[int]
) -> None:
    assert crowned(winners, players) == expected


@pytest.mark.parametrize("winners", [[0], [0, 2]])
def test_the_winner_wears_a_crown(card: SeatCard, winners: list[int]) -> None:
    card.resize(300, card.height())
    card.show_seat(SeatInfo("1 stack"), active=False)
    plain = crown_of(card)
    card.show_seat(SeatInfo("1 stack"), active=False, winners=winners)
    assert crown_of(card) != plain


@pytest.mark.parametrize("height", [34, 54])
def test_a_low_card_has_room_for_the_whole_clock(card: SeatCard, height: int) -> None:
    card.compress(max(50, height))
    foot = QRect(0, card.height() - 1, card.width(), 1)
    without_clock = card.grab(foot).toImage()
    card.show_time(SeatTime.of(600, running=True, low=False))
    assert card.grab(foot).toImage() == without_clock


def test_no_text_is_cut_beside_the_clock(card: SeatCard) -> None:
    card.show_seat(SeatInfo("3 rays"), active=True)
    assert card.detail_within(400) == "3 rays · to move"
    wide = [card.detail_within(width) for width in range(200, 0, -1)]
    assert list(dict.fromkeys(wide)) == ["3 rays · to move", "To move", "3 rays", ""]
