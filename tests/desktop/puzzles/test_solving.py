"""Puzzles solved, failed, taken back and given up at the table, with the mouse."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from desktop.board import host
from desktop.board.plates import BubbleItem
from desktop.controls.buttons import Button
from desktop.games.holomino.scene import HolominoScene
from desktop.puzzles.session import PuzzleShown
from rules.adamas.moves import legs_of
from rules.core import stand_in_names
from rules.holomino.game import Place
from rules.holomino.tiles import canonical
from rules.puzzles import KINDS, best_line, from_text, shipped
from tests.desktop.conftest import spot_point
from tests.desktop.hands import BY_MOUSE
from tests.desktop.puzzles.desk import (
    A_SECRET,
    DAY,
    SWIFT,
    Desk,
    desk,
    pick,
    solution_of,
    text_of,
)

__all__ = ["desk"]

CTRL = Qt.KeyboardModifier.ControlModifier


class TestSolving:
    @pytest.mark.parametrize("kind", SWIFT)
    def test_the_goal_stands_over_the_table_and_the_solution_by_mouse_earns_three_stars(
        self, desk: Desk, kind: str
    ) -> None:
        desk.begin(kind)
        table, puzzle = desk.page.table, from_text(desk.session.text)
        said = f"{table.view.prompt.sentence} {table.panel.numbers.par}"
        assert all(str(number) in said for number in puzzle.goal.numbers)
        assert (table.panel.numbers.par, table.panel.numbers.score) == (puzzle.par, 0)
        assert table.scene is not None
        assert table.scene.view.names == stand_in_names(2), "nobody named the players"
        desk.solve()
        verdict = desk.session.verdict
        assert verdict is not None
        assert verdict.solved
        assert table.panel.stars.stars == 3
        assert table.panel.stars.isVisible()
        assert (table.view.prompt.sentence, table.view.prompt.hint) == ("Solved", verdict.sentence)
        assert [(one.kind, one.stars, one.solved) for one in desk.results] == [(kind, 3, True)]

    def test_what_a_move_and_its_answer_did_is_said_aloud(
        self, desk: Desk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        said: list[str] = []
        monkeypatch.setattr(host, "say", lambda _view, text, *_: said.append(text))
        desk.begin("dragons-2")
        assert not any("places" in text for text in said)
        desk.play(best_line(from_text(desk.session.text))[0])
        placed = [text for text in said if "places" in text]
        solver, names = desk.session.solver, stand_in_names(2)
        assert [text.split(" places ")[0] for text in placed] == [names[solver], names[1 - solver]]

    def test_a_hint_tells_and_shows_no_move_again(self, desk: Desk) -> None:
        desk.begin("dragons-2")
        desk.play(best_line(from_text(desk.session.text))[0])
        shown: list[PuzzleShown] = []
        desk.session.shown.connect(shown.append)
        desk.push(desk.page.table.panel.clue)
        desk.settle()
        assert shown
        assert not any(one.animate or one.happened for one in shown)

    def test_a_turn_of_several_moves_is_told_whole(self, desk: Desk) -> None:
        desk.begin("blackbox")
        shown: list[PuzzleShown] = []
        desk.session.shown.connect(shown.append)
        desk.session.play("+a1,+b2,4")
        name = stand_in_names(2)[desk.session.solver]
        told = shown[-1].happened
        assert told.startswith(f"{name} puts a marker on a1. {name} puts a marker on b2. ")
        assert f"{name} sends a ray into 4" in told

    def test_the_score_is_counted_on_the_way(self, desk: Desk) -> None:
        desk.begin("blackbox")
        desk.hands.click(("port", 0))
        desk.settle()
        assert desk.page.table.panel.numbers.score == 1

    @pytest.mark.parametrize("kind", ["holomino", "adamas-capture"])
    def test_a_worse_move_costs_a_star_and_is_taken_back(self, desk: Desk, kind: str) -> None:
        desk.begin(kind)
        panel, header = desk.page.table.panel, desk.page.table.view.prompt
        BY_MOUSE[desk.session.game.slug](desk.hands, desk.worse())
        desk.settle()
        assert (desk.session.verdict, desk.results) == (None, [])
        assert header.sentence == "Another move scores more"
        assert (panel.stars.stars, panel.seconds.text()) == (2, "1 wrong move")
        desk.push(desk.page.bar.undo_button)
        desk.solve()
        (result,) = desk.results
        assert (result.stars, result.solved, result.wrong) == (2, True, 1)

    @pytest.mark.parametrize("kind", ["dragons-1", "dragons-2", "adamas-win2"])
    def test_a_move_that_lets_the_win_slip_is_told_and_costs_a_star(
        self, desk: Desk, kind: str
    ) -> None:
        desk.begin(kind)
        panel, header = desk.page.table.panel, desk.page.table.view.prompt
        assert (panel.stars.stars, panel.stars.isVisible()) == (3, True)
        desk.blunder()
        assert header.sentence == "You cannot win after this move"
        assert (panel.stars.stars, panel.seconds.text()) == (2, "1 wrong move")
        desk.session.play(desk.worse())
        assert "Undo your last move" in header.hint
        desk.push(desk.page.bar.undo_button)
        assert panel.stars.stars == 2
        desk.solve()
        (result,) = desk.results
        assert (result.stars, result.solved, result.wrong) == (2, True, 1)
        assert desk.session.verdict is not None
        assert "after 1 wrong move" in desk.session.verdict.sentence
        desk.page.show_list()
        assert "1 wrong move" in desk.page.list.side.history.rows[0].detail

    def test_the_third_one_ends_the_attempt(self, desk: Desk) -> None:
        desk.begin("dragons-1")
        for _ in range(2):
            desk.blunder()
            desk.push(desk.page.bar.undo_button)
        desk.blunder()
        assert desk.session.verdict is not None
        (result,) = desk.results
        assert (result.stars, result.solved, result.wrong) == (0, False, 3)
        assert not desk.page.bar.undo_button.isEnabled()

    def test_beginning_again_takes_no_cost_away(self, desk: Desk) -> None:
        desk.begin("dragons-2")
        panel = desk.page.table.panel
        desk.blunder()
        assert panel.again_button.text() == "Undo"
        desk.push(panel.again_button)
        assert not desk.session.begun
        desk.play(best_line(from_text(desk.session.text))[0])
        assert panel.again_button.text() == "Start over"
        desk.push(panel.again_button)
        assert not desk.session.begun
        assert panel.stars.stars == 2

    def test_only_the_first_end_counts(self, desk: Desk) -> None:
        desk.begin("holomino")
        desk.give_up()
        desk.qtbot.waitUntil(lambda: bool(desk.results))
        desk.settle()
        first = desk.results[0]
        desk.push(desk.page.table.panel.again_button)
        assert desk.session.verdict is None
        desk.solve()
        assert desk.session.verdict is not None
        (result,) = desk.results
        assert (result.stars, result.solved, result.tries) == (first.stars, False, 2)

    def test_what_the_kind_forbids_is_said(self, desk: Desk) -> None:
        desk.begin("mono")
        QTest.keyClick(desk.page.table.view, Qt.Key.Key_R)
        assert "random moves" in desk.page.table.view.prompt.hint
        assert desk.session.verdict is None


class TestTakingBack:
    def test_a_marker_is_taken_back_but_no_probe(self, desk: Desk) -> None:
        desk.begin("blackbox")
        undo = desk.page.bar.undo_button
        assert not undo.isEnabled()
        desk.hands.click(("cell", 0))
        desk.settle()
        desk.push(undo)
        assert not desk.session.begun
        desk.hands.click(("port", 0))
        desk.settle()
        assert not undo.isEnabled()
        desk.hands.click(("cell", 0))
        desk.settle()
        for _ in range(3):
            QTest.keyClick(desk.page.table.view, Qt.Key.Key_Z, CTRL)
        assert desk.page.table.shown is not None
        assert desk.page.table.shown.score == 1
        assert not undo.isEnabled()

    def test_no_cell_of_mono_is_covered_again(self, desk: Desk) -> None:
        desk.begin("mono")
        desk.hands.click(("cell", 1, 0))
        desk.settle()
        assert desk.session.begun
        assert not desk.page.bar.undo_button.isEnabled()

    def test_a_tile_goes_back_with_its_answer(self, desk: Desk) -> None:
        desk.begin("dragons-2")
        scene = desk.page.table.scene
        assert scene is not None
        before = scene.view
        BY_MOUSE["dragons"](desk.hands, desk.worse())
        desk.settle()
        assert len(scene.view.tiles) >= len(before.tiles) + 2
        QTest.keyClick(desk.page.table.view, Qt.Key.Key_Z, CTRL)
        assert scene.view == before
        desk.solve()
        assert desk.session.verdict is not None
        assert desk.session.verdict.solved


class TestGivingUp:
    @pytest.mark.parametrize("kind", ["mono", "dragons-2"])
    def test_the_solution_is_shown_step_by_step(self, desk: Desk, kind: str) -> None:
        desk.begin(kind)
        panel = desk.page.table.panel
        desk.give_up()
        desk.qtbot.waitUntil(lambda: desk.session.verdict is not None)
        desk.settle()
        assert [(one.stars, one.solved) for one in desk.results] == [(0, False)]
        assert not panel.back.isEnabled()
        steps = 0
        while panel.forth.isEnabled():
            desk.push(panel.forth)
            steps += 1
        sight = desk.page.table.shown
        assert sight is not None
        assert steps == sight.steps > 0
        seen = "with the layout visible" in desk.page.table.view.prompt.sentence
        assert seen == (kind == "mono")
        assert sight.said in desk.page.table.view.prompt.hint
        desk.push(panel.back)
        assert desk.page.table.shown != sight

    def test_the_solution_after_the_end_takes_nothing_away(self, desk: Desk) -> None:
        desk.begin("holomino")
        desk.solve()
        assert desk.page.table.panel.give_up.text() == "Solution"
        desk.push(desk.page.table.panel.give_up)
        desk.qtbot.waitUntil(lambda: bool(desk.page.table.shown and desk.page.table.shown.steps))
        assert [(one.stars, one.tries) for one in desk.results] == [(3, 1)]


def test_the_button_that_plays_is_absent_until_a_move_is_prepared(desk: Desk) -> None:
    desk.begin("adamas-capture")
    (row,) = desk.page.table.panel.action_rows(scrolled=True)
    (button,) = row.inside.findChildren(Button)
    assert not button.isVisible()
    (text,) = solution_of(desk.session.text).moves
    (move,) = desk.session.game.parse_move(desk.page.table.scene.view, text)  # type: ignore[union-attr]
    for leg in legs_of(move):
        desk.hands.click(("carry", leg.count))
        desk.hands.drag(leg.source, leg.target)
    desk.push(button)
    desk.settle()
    assert desk.session.verdict is not None
    assert not button.isVisible()


class TestPractice:
    def test_another_attempt_is_said_not_to_count(self, desk: Desk) -> None:
        desk.begin("holomino")
        seconds = desk.page.table.panel.seconds
        desk.solve()
        assert "practice" not in seconds.text()
        desk.push(desk.page.table.panel.again_button)
        desk.solve()
        assert "practice" in seconds.text()

    @A_SECRET
    def test_nobody_begins_again_with_a_secret_learnt(
        self, desk: Desk, kind: str, secret: tuple[object, ...]
    ) -> None:
        desk.begin(kind)
        desk.hands.click(secret)
        desk.settle()
        again = desk.page.table.panel.again_button
        assert not again.isEnabled()
        assert "Give up first" in again.toolTip()
        desk.give_up()
        desk.qtbot.waitUntil(lambda: desk.session.verdict is not None)
        desk.settle()
        desk.push(again)
        assert not desk.session.begun


class TestGoingAway:
    @pytest.mark.parametrize(
        ("kind", "secret"), [("blackbox", ("port", 0)), ("mono", ("cell", 1, 0))]
    )
    def test_what_was_learnt_stays_learnt(
        self, desk: Desk, kind: str, secret: tuple[object, ...]
    ) -> None:
        desk.begin(kind)
        desk.hands.click(secret)
        desk.settle()
        view = desk.page.table.scene.view  # type: ignore[union-attr]
        desk.push(desk.page.bar.back_button)
        desk.begin("holomino")
        desk.begin(kind)
        assert desk.page.table.scene.view == view  # type: ignore[union-attr]
        assert "where you left" in desk.told[-1]
        assert not desk.page.table.panel.again_button.isEnabled()

    def test_a_tile_can_still_be_taken_back(self, desk: Desk) -> None:
        desk.begin("dragons-2")
        before = desk.page.table.scene.view  # type: ignore[union-attr]
        BY_MOUSE["dragons"](desk.hands, desk.worse())
        desk.settle()
        desk.push(desk.page.bar.back_button)
        desk.begin("dragons-2")
        assert desk.page.table.scene.view != before  # type: ignore[union-attr]
        desk.push(desk.page.bar.undo_button)
        assert desk.page.table.scene.view == before  # type: ignore[union-attr]

    def test_a_move_without_its_answer_is_forgotten(self, desk: Desk) -> None:
        desk.begin("dragons-2")
        before = desk.page.table.scene.view  # type: ignore[union-attr]
        desk.session.play(desk.worse())
        assert desk.page.table.scene.view != before  # type: ignore[union-attr]
        desk.push(desk.page.bar.back_button)
        desk.begin("dragons-2")
        assert desk.page.table.scene.view == before  # type: ignore[union-attr]

    def test_what_is_over_begins_anew(self, desk: Desk) -> None:
        desk.begin("holomino")
        desk.solve()
        desk.push(desk.page.bar.back_button)
        desk.begin("holomino")
        assert desk.session.verdict is None
        assert not desk.session.begun

    def test_the_keyboard_stays_at_the_table(self, desk: Desk) -> None:
        """A button that cannot be used any more does not hand it to the way back."""
        desk.begin("mono")
        desk.hands.click(("cell", 1, 0))
        desk.settle()
        end = desk.page.table.scene.panel.end  # type: ignore[union-attr]
        end.setFocus()
        desk.push(end)
        desk.settle()
        assert end.isHidden()
        assert desk.page.window().focusWidget() is desk.page.table.view


def test_pieces_that_options_name_are_not_those_of_the_puzzle(desk: Desk) -> None:
    desk.begin("adamas-capture")
    assert desk.page.table.scene is not None
    assert not any("pieces" in chip for chip in desk.page.table.scene.chips())


class TestWhatElse:
    def test_send_copies_the_line(self, desk: Desk) -> None:
        desk.begin("adamas-capture", day=DAY.isoformat())
        desk.push(desk.page.table.panel.send)
        assert from_text(QGuiApplication.clipboard().text()).id == desk.session.id
        assert "copied" in desk.told[-1]

    def test_next_brings_another_of_the_kind(self, desk: Desk) -> None:
        desk.begin("adamas-capture")
        first = desk.session.id
        desk.push(desk.page.table.panel.next)
        desk.qtbot.waitUntil(lambda: desk.session.id != first)
        assert desk.session.kind == "adamas-capture"

    def test_another_theme_is_worn_at_once(self, desk: Desk) -> None:
        from desktop.theme.appearance import appearance

        desk.begin("holomino")
        appearance().choose("dark")
        assert desk.page.table.scene is not None
        assert desk.page.table.scene.theme.dark


def test_what_a_tile_scores_is_not_told_before_the_drop(desk: Desk) -> None:
    desk.begin("holomino")
    scene = desk.page.table.scene
    assert isinstance(scene, HolominoScene)
    par = from_text(text_of("holomino")).par
    (best,) = scene.game.parse_move(scene.view, solution_of(text_of("holomino")).moves[0])
    assert isinstance(best, Place)
    cell = scene.view.positions[best.position - 1]
    desk.hands.click(("tile", canonical(best.digits)))
    QTest.mouseMove(desk.hands.port, spot_point(desk.hands.page, ("cell", cell)))
    assert scene.preview.ghost is not None
    assert scene.preview.ghost.cell == cell
    assert not [item for item in scene.items() if isinstance(item, BubbleItem) and item.isVisible()]
    assert scene.panel is not None
    assert scene.panel.tally.tally.total == ""
    assert not [spot for spot in scene.spots() if "scores" in spot.name]
    desk.play(str(best))
    assert scene.panel.tally.tally.total == f"+{par}"


class TestClues:
    @pytest.mark.parametrize("kind", ["mono", "adamas-win2", "holomino", "dragons-2", "blackbox"])
    def test_each_says_something_else_and_costs_a_star(self, desk: Desk, kind: str) -> None:
        desk.begin(kind)
        panel = desk.page.table.panel
        assert panel.clue.isEnabled()
        desk.push(panel.clue)
        desk.settle()
        assert desk.session.clue is not None
        assert "highlighted" in desk.page.table.view.prompt.hint
        rings = desk.page.table.rings
        assert rings is not None
        assert rings.lit
        assert (panel.stars.stars, panel.seconds.text()) == (2, "1 hint")
        told = [desk.page.table.view.prompt.hint]
        while len(told) < 3 and not KINDS[kind].free:
            desk.push(panel.clue)
            desk.settle()
            told.append(desk.page.table.view.prompt.hint)
        assert len(set(told)) == len(told)
        desk.solve()
        (result,) = desk.results
        assert (result.solved, result.stars) == (True, 3 - len(told))

    @pytest.mark.parametrize("kind", ["holomino", "dragons-1", "dragons-2"])
    def test_the_second_one_lights_the_piece_in_the_rack_too(self, desk: Desk, kind: str) -> None:
        desk.begin(kind)
        table = desk.page.table
        for lit in (False, True, True):
            desk.push(table.panel.clue)
            desk.settle()
            assert table.rings is not None
            assert table.rack_rings is not None
            assert table.rings.lit
            assert table.rack_rings.lit == lit

    def test_what_is_lit_goes_with_the_next_move(self, desk: Desk) -> None:
        desk.begin("dragons-2")
        desk.push(desk.page.table.panel.clue)
        desk.settle()
        desk.play(best_line(from_text(desk.session.text))[0])
        assert desk.page.table.rings is not None
        assert not desk.page.table.rings.lit

    def test_there_are_as_many_as_stars(self, desk: Desk) -> None:
        desk.begin("blackbox")
        panel = desk.page.table.panel
        for stars in (2, 1, 0):
            desk.push(panel.clue)
            desk.settle()
            assert panel.stars.stars == stars
        assert not panel.clue.isEnabled()


class TestTheGoal:
    def test_names_options_that_are_not_standard(self, desk: Desk) -> None:
        lines = (one.text for one in shipped("adamas-capture"))
        text = next(one for one in lines if "prog_cap" in from_text(one).options)
        desk.page.begin(text)
        desk.settle()
        assert "Progressive capture" in desk.page.table.view.prompt.sentence

    def test_of_standard_options_says_nothing_of_them(self, desk: Desk) -> None:
        desk.begin("dragons-1")
        assert "(" not in desk.page.table.view.prompt.sentence

    def test_of_mono_says_that_luck_has_its_part(self, desk: Desk) -> None:
        desk.begin("mono")
        assert "some luck" in desk.page.table.view.prompt.sentence


def test_a_solution_says_why_it_solves(desk: Desk) -> None:
    desk.begin("holomino")
    desk.give_up()
    desk.qtbot.waitUntil(lambda: desk.session.verdict is not None)
    desk.settle()
    desk.push(desk.page.table.panel.forth)
    assert f"for {desk.session.par} points" in desk.page.table.view.prompt.hint


class TestAskingFirst:
    def test_giving_up_is_asked_and_can_be_left(self, desk: Desk) -> None:
        desk.begin("holomino")
        table = desk.page.table
        desk.push(table.panel.give_up)
        assert table.banner.isVisible()
        assert desk.session.verdict is None
        assert table.scene is not None
        asked = [part.translated(table.banner.pos()) for part in table.banner.reserved_area()]
        used = table.view.reserved_area()
        assert not any(one.intersects(other) for one in asked for other in used)
        desk.push(table.banner.no)
        assert not table.banner.isVisible()
        assert desk.session.verdict is None


def test_moves_are_counted_as_they_are_made(desk: Desk) -> None:
    desk.begin("dragons-2")
    numbers = desk.page.table.panel.numbers
    assert numbers.score == 0
    desk.play(best_line(from_text(desk.session.text))[0])
    assert numbers.score == 1


def test_all_solutions_are_shown_at_the_end(desk: Desk) -> None:
    desk.begin("dragons-2")
    panel = desk.page.table.panel
    desk.give_up()
    desk.qtbot.waitUntil(lambda: desk.session.verdict is not None)
    desk.settle()
    firsts = solution_of(desk.session.text).firsts
    told = set()
    for _ in range(min(12, len(firsts))):
        desk.push(panel.another)
        assert desk.page.table.shown is not None
        told.add(desk.page.table.shown.said)
    assert told == set(firsts[:12])


def test_the_rating_and_the_history_are_told_by_kind(desk: Desk) -> None:
    for kind in ("holomino", "adamas-capture"):
        desk.begin(kind)
        desk.solve()
    desk.page.show_list()
    history = desk.page.list.side.history
    assert history.summary.text().startswith("2 of 2 solved · your rating 1")
    assert "±" in history.summary.text()
    pick(history.kind, 1)
    assert [row.result.kind for row in history.rows] == ["holomino"]
    assert history.summary.text().startswith("1 of 1 solved")
