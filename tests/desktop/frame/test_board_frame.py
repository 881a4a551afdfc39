"""A frame asks its page for the words over a board, and shows them."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board.contract import Prompt, Shown
from desktop.board.folding import SidePanel, Strip
from desktop.board.scene import BoardScene
from desktop.board.table_layout import Stand, TablePart
from desktop.frame.banner import BannerWords
from desktop.frame.board_frame import BoardFrame, Captions
from desktop.games.catalogue import ui_of
from desktop.theme.appearance import Appearance, theme
from rules.games import game_named
from rules.match import Match

QUESTION = BannerWords(frozenset(), "Resign?", "", "Yes", "No", escape=False, first="no")
BACK = BannerWords(frozenset(), "Looking back", "", "Back", other="Study", beside=True, escape=True)
RESULT = BannerWords(frozenset(), "A draw", "", "Rematch", "Save")


@dataclass
class PageWords:
    """What a page would say: the prompt of the scene, unless it has words of its own."""

    own: Prompt | None = None
    banner: BannerWords | None = None
    asked: list[Prompt | None] = field(default_factory=list)

    def captions(self, prompt: Prompt | None) -> Captions:
        self.asked.append(prompt)
        return Captions(0, self.own or prompt, "", self.banner)


@pytest.fixture
def words() -> PageWords:
    return PageWords()


@pytest.fixture
def frame(look: Appearance, qtbot: QtBot, words: PageWords) -> Iterator[BoardFrame]:
    made = BoardFrame(SidePanel(), Strip(), "test", words.captions)
    qtbot.addWidget(made)
    made.resize(1000, 700)
    made.show()
    made.attach(ui_of("adamas").scene(game_named("adamas"), theme(), made))
    yield made
    made.detach()


def start() -> Shown:
    return Shown(Match.new("adamas", ["Ann", "Ben"]).view(None), None, 0, animate=False)


@pytest.fixture
def begun(frame: BoardFrame, words: PageWords) -> BoardFrame:
    """Return a frame with a position on it."""
    frame.show_position(start())
    words.asked.clear()
    return frame


@pytest.fixture
def scene(begun: BoardFrame) -> BoardScene:
    assert begun.scene is not None
    return begun.scene


Answers = list[bool]


@pytest.fixture
def answers(begun: BoardFrame) -> Answers:
    given: Answers = []
    begun.banner.answered.connect(given.append)
    return given


class TestAsking:
    def test_before_the_first_position_the_scene_has_no_prompt(
        self, frame: BoardFrame, words: PageWords
    ) -> None:
        frame.refresh()
        assert words.asked == [None]

    def test_a_position_is_shown_first_then_its_captions_are_asked_for_once(
        self, frame: BoardFrame, words: PageWords
    ) -> None:
        frame.show_position(start())
        assert frame.scene is not None
        assert words.asked == [frame.scene.words.current_prompt()]

    def test_a_scene_that_changes_its_prompt_has_the_captions_asked_for(
        self, begun: BoardFrame, words: PageWords, scene: BoardScene
    ) -> None:
        scene.prompt_changed.emit(scene.words.current_prompt())
        assert words.asked == [scene.words.current_prompt()]

    def test_a_page_may_ask_for_that_too(self, begun: BoardFrame, words: PageWords) -> None:
        words.own = Prompt("Your turn is over", "Hide the board.")
        begun.refresh()
        assert begun.view.prompt.sentence == "Your turn is over"
        assert begun.view.prompt.hint == "Hide the board."

    def test_without_a_prompt_the_one_before_stays(
        self, begun: BoardFrame, words: PageWords
    ) -> None:
        before = begun.view.prompt.sentence
        begun.detach()
        begun.refresh()
        assert words.asked == [None]
        assert begun.view.prompt.sentence == before


class TestRefusals:
    def test_a_change_that_reads_the_same_leaves_a_refusal(self, begun: BoardFrame) -> None:
        begun.refuse("That is too far.")
        begun.refresh()
        assert begun.view.prompt.chip.alert

    def test_another_position_takes_it_away(self, begun: BoardFrame) -> None:
        begun.refuse("That is too far.")
        begun.show_position(start())
        assert not begun.view.prompt.chip.alert

    def test_a_move_begun_takes_it_away(self, begun: BoardFrame, scene: BoardScene) -> None:
        begun.refuse("That is too far.")
        scene.prompt_changed.emit(scene.words.current_prompt())
        assert not begun.view.prompt.chip.alert

    def test_other_words_take_it_away(self, begun: BoardFrame, words: PageWords) -> None:
        begun.refuse("That is too far.")
        words.own = Prompt("Another")
        begun.refresh()
        assert not begun.view.prompt.chip.alert


class TestBanner:
    def test_it_is_shown_as_long_as_the_captions_have_one(
        self, begun: BoardFrame, words: PageWords
    ) -> None:
        words.banner = QUESTION
        begun.refresh()
        assert begun.banner.isVisible()
        words.banner = None
        begun.refresh()
        assert begun.banner.isHidden()
        assert begun.view.table.beside.foot == 0

    def test_the_board_keeps_clear_of_it(self, begun: BoardFrame, words: PageWords) -> None:
        words.banner = RESULT
        begun.refresh()
        assert begun.view.table.beside.foot > 0

    def test_it_stays_in_the_middle_when_the_panel_is_folded(
        self, begun: BoardFrame, words: PageWords, look: Appearance
    ) -> None:
        words.banner = RESULT
        begun.refresh()
        look.fit(QSize(800, 500))
        for opened in (True, False):
            begun.open(opened)
            QApplication.processEvents()
            assert begun.panel.isVisible() == opened
            middle = begun.banner.geometry().center().x()
            assert abs(middle - begun.view.rect().center().x()) <= 1

    def test_a_question_has_the_keyboard_at_its_harmless_answer(
        self, begun: BoardFrame, words: PageWords
    ) -> None:
        begun.view.setFocus()
        words.banner = QUESTION
        begun.refresh()
        assert begun.window().focusWidget() is begun.banner.no

    @pytest.mark.parametrize("sentence", ["Resign?", "Do you accept a draw now?"])
    def test_its_buttons_follow_the_words(
        self, begun: BoardFrame, words: PageWords, sentence: str
    ) -> None:
        words.own, words.banner = Prompt(sentence), replace(QUESTION, beside=True)
        begun.refresh()
        assert begun.banner.x() == begun.view.prompt.geometry().right() + 1 + 24

    def test_a_question_after_a_result_has_buttons_of_one_height(
        self, begun: BoardFrame, words: PageWords
    ) -> None:
        heights = []
        for words.banner in (QUESTION, replace(RESULT, share="Copy"), QUESTION):
            begun.refresh()
            heights.append((begun.banner.no.height(), begun.banner.yes.height()))
        assert heights[0] == heights[2] == (44, 44)

    def test_other_words_do_not_take_the_keyboard_again(
        self, begun: BoardFrame, words: PageWords
    ) -> None:
        words.banner = QUESTION
        begun.refresh()
        begun.banner.yes.setFocus()
        words.banner = replace(QUESTION, line="All is lost.")
        begun.refresh()
        assert begun.window().focusWidget() is begun.banner.yes

    @pytest.mark.parametrize("banner", [BACK, RESULT], ids=["looking back", "result"])
    def test_what_asks_nothing_leaves_the_keyboard_on_the_board(
        self, begun: BoardFrame, words: PageWords, banner: BannerWords
    ) -> None:
        begun.view.setFocus()
        words.banner = banner
        begun.refresh()
        assert begun.window().focusWidget() is begun.view


class Hint(TablePart):
    """A hint of three lines."""

    stand = Stand.HINT

    def fit(self, width: int) -> None:
        self.resize(width, 63)


def test_a_hint_of_three_lines_moves_no_board(begun: BoardFrame) -> None:
    before = begun.view.table.beside
    hint = Hint(begun.view)
    begun.view.table.add(hint)
    hint.show()
    begun.view.table.lay_out()
    assert hint.height() == 63
    assert begun.view.table.beside == before


class TestEscape:
    @pytest.mark.parametrize(
        ("banner", "given"),
        [(QUESTION, [False]), (BACK, [True]), (RESULT, []), (None, [])],
        ids=["question", "looking back", "result", "nothing"],
    )
    def test_it_answers_what_the_banner_says(
        self,
        begun: BoardFrame,
        words: PageWords,
        answers: Answers,
        banner: BannerWords | None,
        given: list[bool],
    ) -> None:
        words.banner = banner
        begun.refresh()
        assert begun.dismiss() is bool(given)
        assert answers == given

    def test_on_the_banner_it_answers_before_the_board_drops_a_move_begun(
        self, begun: BoardFrame, words: PageWords, answers: Answers
    ) -> None:
        words.banner = QUESTION
        begun.refresh()
        QTest.keyClick(begun.banner.no, Qt.Key.Key_Escape)
        assert answers == [False]


class TestPreview:
    @pytest.fixture
    def drawn(self, begun: BoardFrame, monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
        """Return what the scene is asked to draw from now on."""
        drawn: list[tuple[object, ...]] = []
        assert begun.scene is not None
        hand = type(begun.scene.hand)
        monkeypatch.setattr(hand, "show_preview", lambda _hand, moves: drawn.append(moves))
        return drawn

    def test_it_is_drawn_until_another_position_is_shown(
        self, begun: BoardFrame, drawn: list[tuple[object, ...]]
    ) -> None:
        begun.preview(("a move",))
        begun.preview(("a move",))
        begun.show_position(start())
        assert drawn == [("a move",), ()]

    def test_it_is_drawn_again_in_other_colours(
        self, begun: BoardFrame, drawn: list[tuple[object, ...]], look: Appearance
    ) -> None:
        begun.preview(("a move",))
        drawn.clear()
        look.choose("dark")
        assert drawn == [(), ("a move",)]
