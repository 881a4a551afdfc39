"""A study at the board: variations, comments, symbols, the engine, and what is kept of them."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.analysis.page import AnalysisPage
from desktop.app.main_window import MainWindow
from desktop.controls.commands import (
    DELETE,
    ENGINE,
    EXPORT,
    PRINT,
    PROMOTE,
    REDO,
    REVIEW,
    SAVE,
    STUDY,
    UNDO,
)
from desktop.controls.menu import Menu
from desktop.export.sheet import ExportSheet
from desktop.games.dragons.scene import DragonsScene
from desktop.new_match.request import NewMatch
from desktop.paper.commands import BoardPaper
from desktop.storage import autosave
from desktop.storage.settings import Settings
from desktop.theme.appearance import appearance
from rules import Match
from rules.adamas.moves import legs_of
from rules.games import GAMES
from rules.study import NAME, SYMBOLS, read_study
from tests.desktop.analysis.studies import NAMES, another, at_work, finished, kept, listed, opened
from tests.desktop.conftest import wait_until, wait_until_loaded
from tests.desktop.hands import repeated

Key = Qt.Key


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_every_game_is_studied_from_any_position(
    window: MainWindow, slug: str, tmp_path: Path
) -> None:
    opened(window, slug, tmp_path)
    window.pages.show_study()
    page = window.pages.analysis
    session = at_work(page)
    node = 2 if slug in ("mono", "blackbox") else 1
    another(page, node)
    assert session.node == -1
    assert page.study.tree.rows.rows[node + 1].head
    page.panel.walk.first.click()
    assert session.node == 0
    window.pages.show_study()  # the tree comes back from the record
    assert [row for row in listed(page) if row[0] < 0] == [(-1, 1)]
    assert kept(window).annotations.part(NAME) is not None


@pytest.mark.parametrize(
    ("slug", "names"), [("adamas", ("fred", "ned", "ann")), ("mono", ("fred", "ned", "ann", "joe"))]
)
def test_with_more_players_the_engine_judges_for_whoever_is_to_move(
    window: MainWindow, slug: str, names: tuple[str, ...], tmp_path: Path
) -> None:
    opened(window, slug, tmp_path, names)
    window.pages.show_study()
    page = window.pages.analysis
    session = at_work(page)
    node = 4 if slug == "mono" else 1
    another(page, node)
    session.goto(node)
    wait_until(lambda: not page.engine.busy)
    assert page.engine.strip.chosen is not None
    assert page.engine.strip.bar.player == session.tree.ply(node).state.mover
    page.engine.strip.add.click()
    assert session.tree.ply(-2).text


def test_moving_a_piece_with_the_mouse_makes_a_branch(page: AnalysisPage) -> None:
    session, scene = at_work(page), page.scene
    assert scene is not None
    session.goto(0)
    for key in ("a3", "c3"):
        spot = next(spot for spot in scene.spots() if spot.key == key)
        point = scene.layer_of(spot).mapToScene(spot.at).toPoint()
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    QTest.keyClick(page.view, Key.Key_Return)
    assert session.tree.ply(-1).text == "8xa3-c3"
    assert session.node == -1


@pytest.mark.parametrize("slug", ["adamas", "blackbox"])
def test_print_and_export_offer_the_moves_of_the_line_shown(
    window: MainWindow, slug: str, tmp_path: Path
) -> None:
    opened(window, slug, tmp_path)
    window.pages.show_study()
    page = window.pages.analysis
    session = at_work(page)
    another(page, 2)
    line = session.line()
    assert line.ply == 3
    assert line.plies[-1].text == session.tree.ply(-1).text
    page.commands[PRINT].trigger()
    [paper] = page.window().findChildren(BoardPaper)
    assert paper.what.count >= 2
    assert paper.diagrams.isVisible()
    paper.leave()
    page.commands[EXPORT].trigger()
    [sheet] = page.window().findChildren(ExportSheet)
    assert sheet.format.count == 4
    sheet.leave()


def test_what_was_played_is_gone_into_and_nothing_is_kept(
    page: AnalysisPage, window: MainWindow
) -> None:
    session = at_work(page)
    session.goto(0)
    session.play(session.tree.ply(1).text)
    assert session.node == 1
    assert not session.history.can_undo
    assert kept(window).annotations.part(NAME) is None


def choose_symbol(page: AnalysisPage, symbol: str) -> str:
    """Choose a symbol in the menu; return the one that was checked there."""
    page.study.mark.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, Menu)
    entries = dict(zip(SYMBOLS, menu.entries(), strict=True))
    before = "".join(one for one, entry in entries.items() if entry.isChecked())
    menu.close()
    entries[symbol].trigger()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return before


def test_one_symbol_after_another_is_chosen_in_the_menu(page: AnalysisPage) -> None:
    another(page, 1)
    for before, symbol in (("", "?!"), ("?!", "!!")):
        assert choose_symbol(page, symbol) == before
        assert at_work(page).tree.note(at_work(page).node).symbol == symbol
        assert page.study.mark.text() == symbol


def test_changes_are_undone_and_made_again(page: AnalysisPage, window: MainWindow) -> None:
    another(page, 1)
    choose_symbol(page, "?!")
    page.commands[UNDO].trigger()
    page.commands[UNDO].trigger()
    assert at_work(page).node == 1
    assert listed(page) == [(1, 0), (2, 0), (3, 0), (4, 0)]
    page.commands[REDO].trigger()
    page.commands[REDO].trigger()
    tree, _ = read_study(kept(window))
    assert tree.note(-1).symbol == "?!"
    assert not page.commands[REDO].isEnabled()


def test_a_branch_is_promoted_and_deleted_by_key(page: AnalysisPage) -> None:
    another(page, 1)
    assert page.commands[PROMOTE].isEnabled()
    page.study.tree.setFocus()
    QTest.keyClick(page.study.tree, Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    rows = page.study.tree.rows.rows
    assert [(row.node, row.fact) for row in rows[1:3]] == [(-1, "promoted"), (2, "as played")]
    assert not page.commands[PROMOTE].isEnabled()
    QTest.keyClick(page.study.tree, Key.Key_Delete)
    assert listed(page) == [(1, 0), (2, 0), (3, 0), (4, 0)]
    assert not page.commands[DELETE].isEnabled()
    assert at_work(page).node == 1


def test_a_comment_is_written_under_its_move_wherever_one_goes_then(
    page: AnalysisPage, window: MainWindow
) -> None:
    at_work(page).goto(2)
    page.study.write.click()
    QTest.keyClicks(page.study.comment, "Too bold.  Why?")
    page.study.tree.clicked.emit(page.study.tree.rows.index(0))
    row = page.study.tree.rows.rows[1]
    assert row.comment == "Too bold. Why?"
    assert row.name.endswith("Too bold. Why?")
    assert page.study.comment.toPlainText() == ""
    assert read_study(kept(window))[0].note(2).comment == "Too bold. Why?"


def test_the_level_of_a_variation_is_in_the_name_of_its_row(page: AnalysisPage) -> None:
    another(page, 1)
    choose_symbol(page, "!!")
    model = page.study.tree.rows
    name = model.data(model.index(2), Qt.ItemDataRole.AccessibleTextRole)
    assert name.startswith("Variation, level 1. 2 X ")
    assert name.endswith(". Brilliant")


def test_who_resigns_does_so_after_the_last_turn(page: AnalysisPage) -> None:
    session = at_work(page)
    session.goto(len(session.tree.plies) - 1)
    assert page.panel.walk.where.text() == "Turn 3 · main line"
    session.goto(0)
    assert page.panel.walk.where.text() == "Turn 0 · main line"


def test_the_arrow_keys_walk_through_the_tree(page: AnalysisPage) -> None:
    another(page, 1)
    at_work(page).goto(1)
    page.study.tree.setFocus()
    for node in (2, -1, 3):
        QTest.keyClick(page.study.tree, Key.Key_Down)
        assert at_work(page).node == node


def test_the_engine_judges_draws_its_move_and_adds_it(page: AnalysisPage) -> None:
    at_work(page).goto(1)
    wait_until(lambda: not page.engine.busy)
    assert page.engine.strip.chosen is not None
    assert page.engine.strip.verdict.text()
    assert page.study.tree.rows.rows[0].chance is not None
    before = len(listed(page))
    page.engine.strip.add.click()
    assert len(listed(page)) > before
    assert at_work(page).node == 1
    page.commands[ENGINE].trigger()
    assert page.engine.strip.chosen is None or not page.engine.strip.add.isEnabled()
    at_work(page).goto(2)
    assert not page.engine.busy


def test_reading_the_score_leaves_the_line_of_the_engine_on_the_board(page: AnalysisPage) -> None:
    session = at_work(page)
    session.goto(1)
    wait_until(lambda: not page.engine.busy)
    assert page.engine.strip.chosen is not None
    session.look_along(session.follow(page.engine.strip.chosen.moves), 1)
    QTest.keyClick(page.view, Qt.Key.Key_F7)
    assert session.ahead == 1


def test_where_a_game_has_ended_the_engine_has_no_moves(page: AnalysisPage) -> None:
    session = at_work(page)
    session.goto(len(session.tree.plies) - 1)
    for wide in (1280, 1300):
        page.window().resize(wide, 800)
        QApplication.processEvents()
        assert page.engine.strip.verdict.text()
        assert not any(row.isVisible() for row in page.engine.strip.lines)


def test_the_strip_opens_to_its_moves_and_stays_so(page: AnalysisPage) -> None:
    at_work(page).goto(1)
    wait_until(lambda: not page.engine.busy)
    strip, view = page.engine.strip, page.view
    assert strip.verdict.best is not None
    assert not strip.lines[0].isVisible()
    low = strip.height()
    strip.fold.click()
    QApplication.processEvents()
    assert strip.lines[1].isVisible()
    assert strip.height() > low
    assert not [part for part in view.board_area() if part.intersects(strip.geometry())]
    assert Settings().panel_open("engine", False)
    strip.fold.click()
    QApplication.processEvents()
    assert strip.height() == low


def test_the_game_s_own_buttons_are_in_the_menu(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", NAMES, {}, 7))
    session = window.session
    assert session is not None
    session.play(next(session.hot_seat.texts()))
    session.resign()
    window.pages.show_study()
    page = window.pages.analysis
    at_work(page).goto(0)
    another(page, 0)
    texts = [entry.text() for entry in page.menu_of_study().entries()]
    assert [text for text in texts if text.startswith(page.commands[PROMOTE].text())]
    assert not page.panel.action_rows(scrolled=False)


def test_review_and_study_keep_board_and_position(page: AnalysisPage) -> None:
    another(page, 1)
    at_work(page).goto(2)
    scene, session = page.scene, page.session
    page.commands[REVIEW].trigger()
    assert page.review.isVisible()
    wait_until(lambda: page.analysis.report is not None)
    page.show_found()
    assert (page.scene, page.session) == (scene, session)
    assert page.tries.step == 2
    page.review.study.click()
    assert page.studies
    assert (page.scene, page.session) == (scene, session)
    assert at_work(page).node == 2
    assert [row for row in listed(page) if row[0] < 0] == [(-1, 1)]


def test_a_study_that_goes_on_longer_than_the_match_is_left(page: AnalysisPage) -> None:
    page.commands[REVIEW].trigger()
    wait_until(lambda: page.analysis.report is not None)
    page.review.study.click()
    another(page, 1)
    session, course = at_work(page), page.analysis.course
    assert course is not None
    while session.place() <= course.last:
        session.play(next(iter(session.game.legal_moves(session.tree.ply(session.node).state))))
    page.rest()
    assert not page.review.again.isEnabled()


def test_the_folded_panel_steps_through_the_study(page: AnalysisPage) -> None:
    session = at_work(page)
    session.goto(1)
    page.panel.folded_strip.onward.click()
    assert session.node == 2
    page.panel.folded_strip.back.click()
    page.panel.folded_strip.back.click()
    assert session.node == 0
    assert not page.panel.folded_strip.back.isEnabled()


def test_how_many_to_carry_is_asked_once_a_stack_is_picked_up(page: AnalysisPage) -> None:
    session, scene = at_work(page), page.scene
    session.goto(0)
    assert scene is not None
    assert not any(spot.rack for spot in scene.spots())
    own = legs_of(next(scene.game.legal_moves(scene.view)))[0].source
    scene.cursor.go(next(spot for spot in scene.spots() if spot.key == own))
    scene.input.press()
    assert any(spot.rack for spot in scene.spots())


def test_the_study_is_saved_from_the_bar(page: AnalysisPage) -> None:
    saved: list[bool] = []
    page.saved.connect(lambda: saved.append(True))
    page.save_button.click()
    assert saved


def test_stepping_cancels_what_the_engine_looks_at(page: AnalysisPage) -> None:
    session = at_work(page)
    for node in (0, 1, 2, 1):
        session.goto(node)
    assert page.engine.busy
    page.go_back()
    assert not page.engine.busy


def test_another_draw_makes_another_branch(window: MainWindow) -> None:
    finished(window, "holomino")
    window.pages.show_study()
    page = window.pages.analysis
    session = at_work(page)
    session.goto(1)
    draws = session.draws()
    session.redraw(draws[0])
    assert session.tree.ply(-1).text == session.tree.ply(1).text
    assert str(session.tree.ply(-1).draws[-1]) == draws[0]
    notes = {row.node: row.move.note for row in page.study.tree.rows.rows}
    played = str(session.tree.ply(1).draws[-1]).lstrip("*")
    assert notes[1].endswith(f"drew {played}"), "both look the same but for what was drawn"
    assert notes[-1].endswith(f"drew {draws[0].lstrip('*')}")
    assert not notes[2].startswith("drew"), "nobody else moved like that"


def test_the_match_with_a_study_is_left_as_it_was_played(
    page: AnalysisPage, window: MainWindow
) -> None:
    another(page, 1)
    page.go_back()
    assert window.pages.page is window.table
    assert not window.table.commands[UNDO].isEnabled()
    assert "study" in window.table.commands[UNDO].locked
    assert window.session is not None
    assert window.session.progress.match.last_ply == 4


def test_a_match_with_secrets_that_goes_on_is_not_studied(window: MainWindow) -> None:
    window.start_game(NewMatch("blackbox", NAMES, {}, 7))
    assert not window.table.commands[STUDY].isEnabled()
    window.pages.show_study()
    assert window.pages.page is window.table


def test_the_study_of_a_kept_record_is_written_to_its_file(
    window: MainWindow, tmp_path: Path
) -> None:
    finished(window)
    window.go_home()
    window.files.autosave.flush()
    [path] = autosave.finished_folder().glob("*.qcx")
    window.files.open_file(path)
    wait_until_loaded(window)
    window.pages.show_study()
    at_work(window.pages.analysis).mark("!")
    window.pages.analysis.commands[SAVE].trigger()
    assert read_study(kept(window))[0].note(4).symbol == "!"
    own = tmp_path / "own.qcx"
    own.write_bytes(path.read_bytes())
    window.files.open_file(own)
    wait_until_loaded(window)
    window.pages.show_study()
    at_work(window.pages.analysis).mark("??")
    window.pages.analysis.commands[SAVE].trigger()
    window.files.saver.finish()
    assert read_study(Match.load(own))[0].note(4).symbol == "??"
    assert read_study(Match.load(path))[0].note(4).symbol == "!"


DAMAGED = ["1.", "mark: ??!", "comment: long", "v1 after 99. O a1-a2", "mark: ?", "2.", "mark: !"]


def test_a_damaged_study_is_told_and_read_as_far_as_it_is_good(window: MainWindow) -> None:
    finished(window)
    assert window.session is not None
    window.session.keep_part(NAME, DAMAGED)
    window.pages.show_study()
    page = window.pages.analysis
    assert page.view.prompt.hint.endswith("kept in the file.")
    assert at_work(page).tree.note(1).comment == "long"
    assert at_work(page).tree.note(2).symbol == "!"


def damaged_record(path: Path) -> bytes:
    match = Match.new("adamas", NAMES, seed=7)
    match.play(next(match.legal_moves()))
    match.resign(1)
    match.annotations.set_part(NAME, DAMAGED)
    match.save(path)
    return path.read_bytes()


def test_a_study_read_in_part_is_set_aside_before_its_file_is_written_over(
    window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "own.qcx"
    original = damaged_record(path)
    for _ in range(2):
        window.files.open_file(path)
        wait_until_loaded(window)
        window.pages.show_study()
        at_work(window.pages.analysis).mark("!")
        window.pages.analysis.commands[SAVE].trigger()
        window.files.saver.finish()
    [copy] = tmp_path.glob("*.damaged*.qcx")
    assert copy.read_bytes() == original
    written = Match.load(path).annotations.part(NAME)
    assert written is not None
    for line in DAMAGED:
        assert any(one.endswith(line) for one in written.lines)


def test_a_study_read_in_part_is_set_aside_where_the_program_keeps_it(window: MainWindow) -> None:
    autosave.finished_folder().mkdir(parents=True)
    path = autosave.finished_folder() / "over.qcx"
    original = damaged_record(path)
    window.files.open_file(path)
    wait_until_loaded(window)
    window.pages.show_study()
    at_work(window.pages.analysis).mark("!")
    window.files.autosave.finish()
    copy = path.with_name("over.damaged.qcx")
    assert sorted(autosave.finished_folder().iterdir()) == [copy, path]
    assert copy.read_bytes() == original


@pytest.mark.parametrize(
    ("slug", "turns", "rows"),
    [
        ("mono", ["random", "random", "a1,end"], ["layout", "layout", "a1 ", "end of turn"]),
        ("blackbox", ["a1,b2,c3,d4"] * 2 + ["1,end"], ["a1, b2", "a1, b2", "1", "end of turn"]),
    ],
)
def test_what_is_done_within_a_turn_is_listed_ply_by_ply(
    window: MainWindow, tmp_path: Path, slug: str, turns: list[str], rows: list[str]
) -> None:
    match = Match.new(slug, NAMES, seed=7)
    for turn in turns:
        for move in match.game.parse_move(match.view(match.to_move), turn, closed=False):
            match.play(move)
    match.resign(0)
    match.save(tmp_path / "over.qcx")
    window.files.open_file(tmp_path / "over.qcx")
    wait_until_loaded(window)
    window.pages.show_study()
    texts = [row.move.text for row in window.pages.analysis.study.tree.rows.rows]
    assert len(texts) == len(rows) + 1
    for text, expected in zip(texts, rows, strict=False):
        assert text.startswith(expected)
    if slug == "mono":
        assert texts[2].split()[1].isdigit(), "the cell and what it held"


def test_what_the_engine_draws_stays_in_other_colours(window: MainWindow) -> None:
    finished(window, "dragons")
    window.pages.show_study()
    page = window.pages.analysis
    at_work(page).goto(1)
    wait_until(lambda: not page.engine.busy)
    scene = page.scene
    assert isinstance(scene, DragonsScene)
    drawn = scene.hand.half.ghost_cell
    assert drawn is not None
    appearance().choose("dark")
    assert scene.hand.half.ghost_cell == drawn


def test_the_engine_s_line_is_stepped_through_on_the_board(page: AnalysisPage) -> None:
    session, scene = at_work(page), page.scene
    assert scene is not None
    session.goto(0)
    wait_until(lambda: not page.engine.busy)
    line, begun, tree = page.engine.strip.chosen, scene.view, session.tree
    assert line is not None
    row = page.engine.strip.lines[0]
    QTest.keyClick(row, Key.Key_Right)
    assert scene.view != begun
    assert scene.seat is None, "nobody moves ahead of the study"
    QTest.keyClick(row, Key.Key_Left)
    assert scene.view == begun
    assert scene.seat is not None
    page.engine.strip.fold.click()
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert scene.view != begun, "a click on the chosen move goes on"
    assert session.tree is tree, "the study is as it was"
    session.goto(1)
    assert scene.view == session.tree.ply(1).state


def test_the_tooltip_of_a_move_explains_its_symbol(page: AnalysisPage) -> None:
    session = at_work(page)
    session.goto(1)
    session.mark("?!")
    model = page.study.tree.rows
    tip = model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "?!: Doubtful" in tip


def test_a_held_key_deletes_once(page: AnalysisPage) -> None:
    another(page, 1)
    session = at_work(page)
    session.play(next(iter(page.scene.game.legal_moves(page.scene.view))))
    assert session.node == -2
    QApplication.sendEvent(page.study.tree, repeated(Key.Key_Delete))
    assert session.node == -2
    QTest.keyClick(page.study.tree, Key.Key_Delete)
    assert session.node == -1
