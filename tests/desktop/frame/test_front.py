"""What lies in front of the table while a player prepares a move."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.frame.front import Front, FrontPage, Owner
from desktop.shell.page import Page
from tests.desktop.conftest import hold

pytestmark = pytest.mark.usefixtures("look")

PLAYER = Owner(0, "fred")


class Desk(FrontPage):
    """A page on which a move is prepared."""

    def __init__(self, parent: Page, draft: QObject) -> None:
        super().__init__(parent)
        self.draft, self.has_left = draft, False

    def main_widget(self) -> Page:
        return self

    def leave_match(self) -> None:
        self.has_left = True
        super().leave_match()


class Table(Page):
    """A table, with what was heard from what lies in front of it."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = list[str]()
        self.front = Front(
            self,
            lambda: PLAYER,
            lambda _move: None,
            connect=self.connect_front,
            show_front=lambda: self.heard.append("changed"),
            keep_notes=lambda: self.heard.append("cleared"),
        )

    def connect_front(self, page: FrontPage) -> None:
        page.told.connect(self.heard.append)
        page.save_wanted.connect(lambda path, _data: self.heard.append(str(path)))

    def main_widget(self) -> Page:
        return self


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    made = Table()
    hold(qtbot, made)
    made.resize(640, 480)
    made.show()
    return made


def open_desk(front: Front, draft: QObject) -> FrontPage:
    return Desk(front.table, draft)


def desk_at(table: Table) -> Desk:
    assert isinstance(table.front.page, Desk)
    return table.front.page


def test_a_draft_is_worked_on_in_front_of_the_whole_table(table: Table) -> None:
    draft = QObject(table)
    table.front.show_draft(draft, open_desk)
    desk = desk_at(table)
    assert desk.draft is draft
    assert desk.isVisible()
    assert desk.geometry() == table.rect()
    assert table.heard == ["changed"]


def test_the_same_draft_keeps_its_page(table: Table) -> None:
    draft = QObject(table)
    table.front.show_draft(draft, open_desk)
    desk = desk_at(table)
    table.front.show_draft(draft, open_desk)
    assert table.front.page is desk


def test_without_a_draft_the_page_leaves_nothing(table: Table) -> None:
    table.front.show_draft(QObject(table), open_desk)
    desk = desk_at(table)
    table.front.show_draft(None, None)
    assert table.front.page is None
    assert desk.has_left
    assert table.heard == ["changed", "changed", "cleared"]


def test_a_game_may_put_another_page_in_its_place(table: Table) -> None:
    draft = QObject(table)
    table.front.show_draft(draft, open_desk)
    before, after = desk_at(table), Desk(table, draft)
    table.front.put(after)
    table.front.show_draft(draft, open_desk)
    assert table.front.page is after
    assert before.has_left
    assert not after.has_left


def test_a_game_that_prepares_nothing_leaves_the_table_free(table: Table) -> None:
    table.front.show_draft(QObject(table), None)
    assert table.front.page is None


def test_the_page_follows_the_size_of_the_table(table: Table) -> None:
    table.front.show_draft(QObject(table), open_desk)
    table.resize(500, 400)
    table.front.cover_table()
    assert desk_at(table).geometry() == table.rect()


def test_the_window_hears_what_the_page_says(table: Table) -> None:
    table.front.show_draft(QObject(table), open_desk)
    desk_at(table).told.emit("A board was dealt.")
    assert table.heard[-1] == "A board was dealt."


def test_a_picture_of_the_page_is_saved(table: Table) -> None:
    table.front.show_draft(QObject(table), open_desk)
    desk_at(table).save_wanted.emit(Path("board.png"), b"")
    assert table.heard[-1] == "board.png"


def test_a_page_goes_even_if_the_table_cannot_show_what_is_in_front_now(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.front.put(desk := Desk(table, QObject(table)))

    def fail() -> None:
        raise RuntimeError

    monkeypatch.setattr(table.front, "_show_front", fail)
    with pytest.raises(RuntimeError):
        table.front.put(None)
    assert desk.has_left
    assert desk.isHidden()
