"""Mono on the table: placing layouts, uncovering cells, the list and the turn it is worth."""

from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.theme.appearance import Appearance
from desktop.widgets.rows import PlyText
from rules.core import Outcome
from rules.mono import EndTurn
from rules.mono.board import HIDDEN
from tests.desktop.conftest import Seat
from tests.desktop.games.mono.table import (
    FOUR,
    NINE,
    RIGHT,
    THREE,
    Key,
    at,
    click,
    header,
    lift,
    panel_of,
    place,
    playing,
    press,
    push,
    scene_of,
    session_of,
    walk,
)

# Whole games


def test_a_whole_game_by_mouse(seat: Seat) -> None:
    page = seat("mono", options={"size": 3})
    for layout in THREE:
        lift(page)
        panel_of(page).text.insertPlainText(layout)
        push(panel_of(page).place)
    lift(page)
    click(page, "a1", "c2", "c1", "a2", "b2", "b1")
    lift(page)
    click(page, "a2", player=0)
    push(panel_of(page).end)
    outcome = session_of(page).outcome
    assert outcome is not None
    assert outcome.winners == {0}
    assert outcome.scores == (14, 1)
    rows = scene_of(page).rows(session_of(page).history())
    assert [(row.number, row.text, row.note) for row in rows] == [
        ("1", "layout", ""),
        ("2", "layout", ""),
        ("3", "1 2 2 3 3 3", "+14"),
        ("4", "1", "+1"),
    ]


def test_a_whole_game_by_keyboard(seat: Seat) -> None:
    page = seat("mono", options={"size": 3})
    for layout in THREE:
        lift(page)
        press(page, *(Key(int(Key.Key_0) + int(label)) for label in layout), Key.Key_Return)
    lift(page)
    for name in ("a1", "c2", "c1", "a2", "b2", "b1"):
        walk(page, 1, name)
        press(page, Key.Key_Return)
    lift(page)
    walk(page, 0, "a2")
    press(page, Key.Key_Space, Key.Key_S)
    outcome = session_of(page).outcome
    assert outcome is not None
    assert outcome.scores == (14, 1)


# Placing a layout


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "45 cells: region k has k of them"),
        ("666699777\n66499", "14 of 45 cells"),
        ("66..99\n..4", "5 of 45 cells"),
        ("6666x", "Row 1: “x” is not a value; they are 1 to 9"),
        ("666699777\n66x", "Row 2: “x” is not a value"),
        ("666699777\n6664999999\n7", "Row 2 has 10 cells, not 9"),
        ("6\n" * 6, "6 rows are written where the board has 5"),
        ("1223331", "Region 1 has 2 cells, not 1"),
        (NINE + "9", "46 values where the board has 45 cells"),
        (NINE.replace("787342", "787432"), "torn apart"),
        (NINE.upper(), "All 9 regions are complete and joined"),
    ],
)
def test_one_sentence_says_how_far_a_layout_is(seat: Seat, text: str, words: str) -> None:
    page = seat("mono")
    lift(page)
    panel_of(page).text.setPlainText(text)
    assert words in panel_of(page).verdict.text()
    assert panel_of(page).place.isEnabled() == ("joined." in panel_of(page).verdict.text())


def test_what_is_written_is_shown_on_the_board(seat: Seat) -> None:
    page = seat("mono")
    lift(page)
    scene = scene_of(page)
    panel_of(page).text.setPlainText("666699777 6649")
    look = scene.shown.looks[0]
    assert look.labels == "6666997776649".ljust(45, HIDDEN)
    assert look.drafted
    assert look.wrong == 0
    panel_of(page).text.setPlainText("1221")
    assert scene.shown.looks[0].wrong == 0b1001
    for text in ("66..9\n 64", "66 .9\n.64\n", "\n6 6 . . 9\n.64"):
        panel_of(page).text.setPlainText(text)
        assert scene.shown.looks[0].labels == "66..9.....64".ljust(45, HIDDEN)
    push(panel_of(page).clear)
    assert scene.shown.looks[0].labels.strip(HIDDEN) == ""


def test_a_layout_is_placed_by_ctrl_enter_and_seen_by_its_owner_alone(seat: Seat) -> None:
    page = seat("mono")
    lift(page)
    box = panel_of(page).text
    box.setPlainText(NINE)
    QTest.keyClick(box, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    scene = scene_of(page)
    assert scene.shown.looks[0].labels == NINE
    assert scene.seat is None
    assert scene.lingers()
    assert "your layout" in header(page)
    lift(page)
    assert [look.labels.strip(HIDDEN) for look in scene.shown.looks.values()] == [""]
    assert panel_of(page).text.toPlainText() == ""
    panel_of(page).text.undo()
    assert panel_of(page).text.toPlainText() == ""
    assert NINE not in scene.curtain_line()


def test_random_places_a_layout_at_once(seat: Seat) -> None:
    page = seat("mono")
    lift(page)
    assert panel_of(page).random_layout.text() == "Random layout"
    push(panel_of(page).random_layout)
    assert HIDDEN not in scene_of(page).boards.looks[0].labels
    assert "This is your layout" in header(page)
    assert scene_of(page).curtain_line() == "Layouts are placed unseen."
    lift(page)
    press(page, Key.Key_R)
    assert "lies in the panel" in header(page)  # the table shows the other board already
    assert scene_of(page).curtain_line() == "All layouts are placed. Now they are looked for."
    lift(page)
    assert not scene_of(page).shown.placing
    assert panel_of(page).end.isVisible()
    assert not panel_of(page).place.isVisible()


def test_an_unfinished_layout_is_not_placed_and_says_why(seat: Seat) -> None:
    page = seat("mono", options={"size": 3})
    lift(page)
    press(page, Key.Key_1, Key.Key_3, Key.Key_3, Key.Key_Backspace, Key.Key_Return)
    assert "2 of 6 cells" in header(page)
    click(page, "a1", player=0)
    assert "Type the layout" in header(page)
    assert session_of(page).ply == 0


def test_a_layout_in_the_making_survives_theme_size_and_escape(
    seat: Seat, look: Appearance
) -> None:
    page = seat("mono")
    lift(page)
    panel_of(page).text.setPlainText("66669")
    look.choose("dark")
    page.resize(1024, 680)
    QApplication.processEvents()
    press(page, Key.Key_Escape)
    draft = scene_of(page).shown.draft
    assert draft is not None
    assert draft.written == 5


# A turn


def test_cells_are_listed_and_the_button_says_what_they_are_worth(seat: Seat) -> None:
    page = playing(seat, FOUR[:2])
    panel = panel_of(page)
    assert not panel.end.isEnabled()
    assert "fred, uncover a cell" in header(page)
    click(page, "a1", "b1", "a2")
    assert panel.end.text() == "End turn and score 5"
    assert scene_of(page).words.list_look().runs() == [(2, 2), (3, 1)]
    assert "a2 is 3. The list goes on with 3 or more." in header(page)
    click(page, "d2")
    assert "goes on with 4 alone" in header(page)
    assert scene_of(page).boards.looks[1].labels == "3..4.22..."


def test_a_lower_value_ends_the_turn_and_says_so(seat: Seat) -> None:
    page = playing(seat, FOUR[:2])
    click(page, "a1", "b1", "a2", "e1")
    scene = scene_of(page)
    assert "1 is lower than 3 and ended your list: it scores 5." in header(page)
    assert scene.curtain_line() == "fred scored 5. Both boards are hidden."
    assert scene.lingers()
    lift(page)
    assert "fred’s list ended with 1, lower than 3: it scored 5." in header(page)
    shown = scene.words.list_look()
    assert (shown.values, shown.dropped, shown.score) == ((2, 2, 3, 1), True, 5)
    assert not shown.running
    assert scene.shown.looks[0].labels.strip(HIDDEN) == ""
    rows = scene.rows(session_of(page).history())
    assert (rows[-1].text, rows[-1].note) == ("2 2 3 1", "+5")


def test_ending_a_turn_before_it_began_is_refused(seat: Seat) -> None:
    page = playing(seat, FOUR[:2])
    press(page, Key.Key_S)
    assert "at least one uncovered cell" in header(page)
    click(page, "e1", "e1")
    assert "uncovered already" in header(page)
    press(page, Key.Key_S)
    assert not scene_of(page).lingers()
    assert scene_of(page).words.aftermath() == "Your list scores 1."


def test_random_reveals_come_one_after_another(seat: Seat, look: Appearance) -> None:
    page = playing(seat, FOUR[:2])
    look.reduce_motion(False)
    click(page, "e1")
    scene = scene_of(page)
    scene.motion.finish()
    push(panel_of(page).random)
    turn = scene.view.last_turn
    assert turn is not None
    assert len(turn.values) > 2
    shown = scene.words.list_look()
    assert shown.running
    assert 2 <= len(shown.values) < len(turn.values)
    assert scene.shown.looks[1].labels.count(HIDDEN) == 10 - len(shown.values)
    assert scene.seat_info(0).score == "0"
    assert "one by one" in scene.aftermath()
    press(page, Key.Key_Shift)
    assert not scene.motion.running
    assert not scene.shown.held
    assert scene.words.list_look().values == turn.values
    assert scene.words.list_look().drawn == frozenset(range(1, len(turn.values)))
    assert scene.seat_info(0).score == str(turn.score)
    assert header(page).endswith(scene.words.aftermath())
    rows = scene.rows(session_of(page).history())
    assert rows[-1].text.startswith("1 *")


def test_an_uncovering_stopped_by_theme_and_size_shows_the_end(
    seat: Seat, look: Appearance
) -> None:
    page = playing(seat, FOUR[:2])
    look.reduce_motion(False)
    session_of(page).play("e1,a1,b1,end")
    scene = scene_of(page)
    assert scene.shown.held
    look.choose("dark")
    page.resize(1024, 680)
    QApplication.processEvents()
    assert not scene.shown.held
    assert scene.shown.looks[1].labels == ".....22..1"


def test_the_cells_of_the_turn_are_marked_and_taken_back_with_it(seat: Seat) -> None:
    page = playing(seat, FOUR[:2])
    scene = scene_of(page)
    numbers = scene.shown.grid.numbers
    click(page, "e1", "a1", "b1")
    assert scene.shown.fresh == [numbers[name] for name in ("e1", "a1", "b1")]
    session_of(page).undo()
    session_of(page).answer(True)
    lift(page)
    assert scene.shown.fresh == [numbers["e1"], numbers["a1"]]
    click(page, "a2")
    assert scene.shown.fresh == [numbers[name] for name in ("e1", "a1", "a2")]
    assert scene.shown.looks[1].fresh == sum(1 << cell for cell in scene.shown.fresh)
    press(page, Key.Key_S)
    lift(page)
    own = panel_of(page).board.look
    assert own.seen == own.fresh == sum(1 << cell for cell in scene.shown.fresh)


def test_looking_back_shows_the_list_of_that_time(seat: Seat) -> None:
    page = playing(seat, FOUR[:2])
    session_of(page).play("e1,a1,end")
    lift(page)
    session_of(page).play("a2,d1,end")
    scene = scene_of(page)
    session_of(page).goto(3)
    assert [scene.shown.grid.names[cell] for cell in scene.shown.fresh] == ["e1", "a1"]
    rows = scene.rows(session_of(page).history())
    assert [row.text for row in rows[2:]] == ["1 2", "1 2"]
    session_of(page).goto(2)
    assert scene.shown.fresh == []
    assert [row.text for row in scene.rows(session_of(page).history())[2:]] == ["1 2", "1 2"]


# Several opponents


def test_a_cell_is_uncovered_on_all_boards_and_what_did_not_count_is_told(seat: Seat) -> None:
    page = playing(seat, FOUR)
    scene = scene_of(page)
    assert sorted(scene.shown.looks) == [1, 2]
    point = at(page, 1, "c1")
    QTest.mouseMove(page.view.viewport(), point)
    assert scene.boards.hovered == scene.shown.grid.numbers["c1"]
    assert len(scene.boards.rings) == 4
    click(page, "c1")
    assert (scene.shown.looks[1].labels[7], scene.shown.looks[2].labels[7]) == ("4", "1")
    assert scene.view.values == (1,)
    assert scene.shown.looks[1].passed == 1 << 7
    assert scene.shown.looks[2].passed == 0
    assert "c1 counts as 1" in header(page)
    QTest.mouseMove(page.view.viewport(), point)
    assert scene.boards.rings == []


def test_highest_counts_is_told_among_the_options(seat: Seat) -> None:
    page = playing(seat, FOUR, take_max=True, no_auto=True)
    assert scene_of(page).chips() == [
        "4 regions",
        "No automatic reveals",
        "Highest counts",
        "Round 2",
    ]
    click(page, "c1")
    assert scene_of(page).view.values == (4,)


def test_one_board_comes_to_the_front_where_all_would_be_tiny(seat: Seat) -> None:
    page = seat("mono", ("fred", "ned", "pat"), {"size": 25})
    place(page, "random", "random", "random")
    scene = scene_of(page)
    assert [place.player for place in scene.shown.arrangement.large] == [1]
    small = next(spot for spot in scene.spots() if spot.key == ("board", 2, -1))
    point = scene.board.mapToScene(small.at).toPoint()
    QTest.mouseMove(page.view.viewport(), point)
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert [place.player for place in scene.shown.arrangement.large] == [2]
    assert session_of(page).ply == 3
    spot = next(spot for spot in scene.spots() if spot.key == ("board", 1, -1))
    scene.cursor.go(spot)
    press(page, Key.Key_Return)
    assert [place.player for place in scene.shown.arrangement.large] == [1]


def test_three_players_have_large_cells_on_a_small_window(seat: Seat) -> None:
    page = seat("mono", ("fred", "ned", "pat"))
    page.resize(1024, 636)  # and the top bar
    place(page, "random", "random", "random")
    scene = scene_of(page)
    assert len(scene.shown.arrangement.large) == 2
    assert scene.board.transform().m11() * 100 >= 28


def test_everything_since_ones_own_turn_is_marked_older_turns_faintly(seat: Seat) -> None:
    page = playing(seat, (NINE, NINE, NINE))
    for turn in ("a1,end", "b1,end", "c1,end"):
        session_of(page).play(turn)
        lift(page)
    own, others = scene_of(page).shown.look_of(0), scene_of(page).shown.look_of(1)
    cell = scene_of(page).shown.grid.numbers
    assert own.rings() == [("older", cell["b1"]), ("counted", cell["c1"])]
    assert others.rings() == [("counted", cell["c1"])]
    assert scene_of(page).shown.look_of(2).rings() == [("older", cell["b1"])]
    click(page, "a2")
    assert ("older", cell["c1"]) in scene_of(page).shown.look_of(1).rings()


def test_of_two_players_only_the_last_turn_is_marked(seat: Seat) -> None:
    page = playing(seat, (NINE, NINE))
    for turn in ("a1,end", "b1,end"):
        session_of(page).play(turn)
        lift(page)
    click(page, "a2")
    assert scene_of(page).shown.look_of(0).rings() == []


# Pencil marks


def test_guesses_are_cycled_typed_and_taken_away(seat: Seat) -> None:
    page = playing(seat, FOUR[:2])
    scene = scene_of(page)
    click(page, "a2", button=RIGHT)
    assert scene.notes() == ["2:a2=1"]
    click(page, "a2", "a2", button=RIGHT)
    assert scene.notes() == ["2:a2=3"]
    click(page, "a2", "a2", button=RIGHT)
    assert scene.notes() == []
    QTest.mouseMove(page.view.viewport(), at(page, 1, "b2"))
    press(page, Key.Key_4)
    walk(page, 1, "c2")
    press(page, Key.Key_3)
    assert scene.notes() == ["2:b2=4", "2:c2=3"]
    assert next(s for s in scene.spots() if s.key == ("cell", 1, 2)).name.endswith("guess 3")
    press(page, Key.Key_Delete)
    press(page, Key.Key_9)  # no such value here
    assert scene.notes() == ["2:b2=4"]
    click(page, "e1")
    click(page, "e1", button=RIGHT)
    assert scene.notes() == ["2:b2=4"]
    # The only 1 is known now: a guess begins with 2.
    click(page, "a1", button=RIGHT)
    assert scene.notes() == ["2:b2=4", "2:a1=2"]


def test_guesses_are_private_and_come_back_with_their_player(seat: Seat) -> None:
    page = playing(seat, FOUR[:2])
    scene = scene_of(page)
    click(page, "a2", button=RIGHT)
    click(page, "e1")
    press(page, Key.Key_S)
    lift(page)
    assert scene.notes() == []
    assert all(not look.notes for look in scene.shown.looks.values())
    click(page, "a1", player=0)
    press(page, Key.Key_S)
    lift(page)
    assert scene.notes() == ["2:a2=1"]
    scene.set_notes(["2:b2=3", "9:a1=1", "2:z9=1", "2:a1=x", "2:a1=", "nonsense"])
    assert scene.notes() == ["2:b2=3"]


# Ends


def test_the_last_round_is_told(seat: Seat) -> None:
    page = playing(seat, THREE)
    click(page, "a1", "c2", "c1", "a2", "b2", "b1")
    scene = scene_of(page)
    assert scene.words.aftermath() == "Your list scores 14."
    lift(page)
    assert header(page).startswith("Last round: ned, uncover a cell")
    assert "Last round" in scene.chips()
    assert not panel_of(page).board.look.unknown()


def test_after_the_game_what_stayed_hidden_is_shown_as_such(seat: Seat) -> None:
    page = playing(seat, FOUR[:2])
    session_of(page).play("b1,e1")
    lift(page)
    session_of(page).resign()
    scene = scene_of(page)
    assert isinstance(scene.view.outcome, Outcome)
    shown = scene.shown.looks[0]
    assert shown.labels == FOUR[0]
    assert shown.kept == scene.shown.grid.full
    assert panel_of(page).board.look.labels == FOUR[1]
    assert not panel_of(page).end.isVisible()
    rows = scene.rows(session_of(page).history())
    assert [row.text for row in rows] == ["layout", "layout", "2 1", "resign"]


def test_who_resigns_in_the_middle_of_a_turn_scores_nothing(seat: Seat) -> None:
    page = playing(seat, FOUR)
    click(page, "c1")
    session_of(page).resign()
    rows = scene_of(page).rows(session_of(page).history())
    assert [(row.text, row.note) for row in rows[3:]] == [("1", ""), ("resign", "")]
    lift(page)
    assert "Round" not in " ".join(scene_of(page).chips())


def test_a_command_in_between_does_not_tear_a_turn_apart(seat: Seat) -> None:
    page = playing(seat, FOUR[:2])
    texts = [(0, "layout"), (1, "layout"), (0, "e1"), (1, "propose draw"), (0, "a1"), (0, "end")]
    plies = [PlyText(i, player, text) for i, (player, text) in enumerate(texts, 1)]
    rows = scene_of(page).rows(plies)
    assert [(row.ply, row.number, row.text) for row in rows] == [
        (1, "1", "layout"),
        (2, "2", "layout"),
        (4, "", "propose draw"),
        (6, "3", "e1 a1"),
    ]


# Who may know what


def test_a_spectator_sees_what_is_uncovered_and_nothing_else(seat: Seat) -> None:
    page = playing(seat, FOUR[:2])
    scene = scene_of(page)
    session_of(page).play("e1,a1,end")
    lift(page)
    session_of(page).play("a2,end")
    state = scene.game.resample(scene.view, Random(1))
    scene.show_view(scene.game.view(state, None))
    assert [look.labels for look in scene.shown.looks.values()] == [
        "1.........",
        ".....2...1",
    ]
    assert panel_of(page).board.look.labels.strip(HIDDEN) == ""
    assert not panel_of(page).board.isVisible()


def test_nothing_lights_up_while_nobody_may_move(seat: Seat) -> None:
    page = playing(seat, FOUR[:2])
    scene = scene_of(page)
    point = at(page, 1, "a2")
    QTest.mouseMove(page.view.viewport(), point)
    assert scene.boards.hovered is not None
    QApplication.sendEvent(scene, QEvent(QEvent.Type.Leave))
    assert scene.boards.hovered is None
    click(page, "a2")
    QTest.mouseMove(page.view.viewport(), at(page, 1, "b2"))
    session_of(page).play(EndTurn())
    assert scene.boards.hovered is None
    QTest.mouseMove(page.view.viewport(), at(page, 1, "c2"))
    assert scene.boards.hovered is None
    assert not scene.try_move(EndTurn())
