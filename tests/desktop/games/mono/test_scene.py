"""Mono on the table: placing layouts, uncovering cells, the list and the turn it is worth."""

from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.app.main_window import MainWindow
from desktop.board.row_data import PlyText
from desktop.games.mono.rack import ListItem
from desktop.games.mono.scene import MonoScene
from desktop.games.mono.shapes import C
from desktop.new_match.request import NewMatch
from desktop.paint.text import noting_texts
from desktop.shell.clipboard import copy_secret
from desktop.storage.autosave import new_slot
from desktop.table.session import Session
from desktop.table.state import EndingAction
from desktop.theme.appearance import Appearance
from rules.core import Outcome
from rules.match import Match
from rules.mono import EndTurn, Reveal
from rules.mono.board import HIDDEN
from rules.mono.events import Revealed
from rules.mono.layouts import random_layout
from tests.desktop.conftest import Seat, new_table, spot_point, wait_until
from tests.desktop.games.mono.table import (
    FOUR,
    LEFT,
    NINE,
    RIGHT,
    THREE,
    Key,
    at,
    click,
    editor_of,
    header,
    lift,
    panel_of,
    playing,
    press,
    push,
    scene_of,
    session_of,
    use,
    walk,
)

# Whole games


def test_a_whole_game_by_mouse(seat: Seat) -> None:
    page = seat("mono", options={"size": 3})
    for layout in THREE:
        lift(page)
        use(page, layout)
    lift(page)
    click(page, "a1", "c2", "c1", "a2", "b2", "b1")
    lift(page)
    click(page, "a2", player=0)
    push(panel_of(page).end)
    outcome = session_of(page).outcome
    assert outcome is not None
    assert outcome.winners == {0}
    assert outcome.scores == (14, 1)
    rows = scene_of(page).words.rows(session_of(page).hot_seat.history())
    assert [(row.number, row.text, row.note) for row in rows] == [
        ("1", "layout", ""),
        ("2", "layout", ""),
        ("3", "1 2 2 3 3 3", "+14"),
        ("4", "1", "+1"),
    ]
    assert scene_of(page).rack_area.isEmpty()  # the boards have the room, the result says the rest


def test_a_whole_game_by_keyboard(seat: Seat) -> None:
    page = seat("mono", options={"size": 3})
    for layout in THREE:
        lift(page)
        editor = editor_of(page)
        copy_secret(layout)
        QTest.keyClick(editor.view, Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(editor.view, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
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


# Placing a layout: the table is the editor


def test_the_board_is_the_editor_until_the_layout_is_used(seat: Seat) -> None:
    page = seat("mono")
    lift(page)
    editor = editor_of(page)
    assert editor.isVisible()
    assert not page.view.isVisible()
    assert editor.header.sentence == "fred, draw your layout"
    assert (
        editor.header.hint
        == "Paint 9 connected regions. Region 1 has 1 cell, region 2 has 2 cells, and so on."
    )
    assert not editor.use.isEnabled()
    use(page, NINE)
    assert page.front.page is None
    assert page.view.isVisible()
    scene = scene_of(page)
    assert scene.shown.looks[0].labels == NINE
    assert scene.seat is None
    assert not scene.words.delays_curtain()
    assert scene.words.curtain_line() == "Layouts are chosen in secret."
    lift(page)
    assert editor_of(page).header.sentence == "ned, draw your layout"
    assert editor_of(page).drawing.labels.strip(HIDDEN) == ""
    assert not editor_of(page).drawing.can_undo
    use(page, NINE)
    assert "is now in the panel" in header(page)  # the table shows the other board already
    assert scene.words.curtain_line() == "All layouts are ready. Now reveal the other boards."
    lift(page)
    assert page.front.page is None
    assert panel_of(page).board.isVisible()


def test_random_is_rolled_until_one_likes_it(seat: Seat) -> None:
    page = seat("mono")
    lift(page)
    editor = editor_of(page)
    rolled = []
    for _ in range(3):
        push(editor.panel.random)
        wait_until(editor.panel.random.isEnabled)
        rolled.append(editor.drawing.labels)
        assert not editor.faults
    assert len(set(rolled)) == 3
    assert session_of(page).ply == 0
    editor.drawing.undo()
    push(editor.use)
    assert scene_of(page).shown.looks[0].labels == rolled[1]


@pytest.mark.parametrize(("players", "size"), [(2, 2), (3, 4), (4, 16), (2, 25)])
def test_everybody_draws_in_every_size(seat: Seat, players: int, size: int) -> None:
    names = ("fred", "ned", "pat", "sue")[:players]
    page = seat("mono", names, {"size": size, "no_auto": True})
    for player, name in enumerate(names):
        lift(page)
        editor = editor_of(page)
        assert editor.owner is not None
        assert (editor.owner.player, editor.owner.name) == (player, name)
        use(page, random_layout(size, Random(player)))
    lift(page)
    assert page.front.page is None
    assert not scene_of(page).view.placing


def test_against_the_computer_one_draws_and_then_plays(seat: Seat) -> None:
    page = seat("mono")
    page.start(
        Session(NewMatch("mono", ("fred", "ned"), {"size": 3}, 7, levels=(None, 0)).make(), [0])
    )
    use(page, THREE[0])
    wait_until(lambda: not scene_of(page).shown.placing)
    assert page.front.page is None
    assert panel_of(page).board.isVisible()


def test_an_unfinished_layout_is_not_used_and_says_why(seat: Seat) -> None:
    page = seat("mono", options={"size": 3})
    lift(page)
    editor = editor_of(page)
    editor.drawing.put("22.2..")
    QTest.keyClick(editor.view, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert editor.header.hint == "Region 2 has one cell too many."
    assert session_of(page).ply == 0


def test_a_layout_of_another_size_is_not_taken(seat: Seat) -> None:
    page = seat("mono", options={"size": 3})
    lift(page)
    editor = editor_of(page)
    editor.exchange.take_text(NINE)
    assert editor.header.hint == "This layout has 9 regions, but this game uses 3."
    assert editor.drawing.size == 3
    editor.sides.choose(1)
    editor.sides.chosen.emit(1)
    assert {entry.size for entry in editor.library.list.entries} <= {3}


def test_a_layout_in_the_making_survives_theme_size_and_questions(
    seat: Seat, look: Appearance
) -> None:
    page = seat("mono")
    lift(page)
    editor_of(page).drawing.put(NINE[:9].ljust(45, HIDDEN))
    look.choose("dark")
    page.resize(1024, 680)
    QApplication.processEvents()
    page.match.ask_whether(EndingAction.RESIGN)
    assert page.front.page is None
    assert page.banner.isVisible()
    page.banner.no.click()
    assert editor_of(page).drawing.labels.startswith(NINE[:9])
    assert editor_of(page).drawing.can_undo


def test_what_is_taken_back_before_the_curtain_can_be_drawn_on(seat: Seat) -> None:
    page = seat("mono")
    lift(page)
    use(page, NINE)
    session_of(page).undo()
    assert editor_of(page).drawing.labels == NINE


def test_a_draft_is_kept_as_a_sealed_note_until_it_is_used(seat: Seat) -> None:
    page = seat("mono")
    lift(page)
    draft = NINE[:9].ljust(45, HIDDEN)
    editor_of(page).drawing.put(draft)
    text = session_of(page).file.text()
    assert session_of(page).hot_seat.notes == [f"layout={draft}"]
    assert NINE[:9] not in text
    again = new_table()
    try:
        again.start(Session(Match.from_text(text)))
        session_of(again).curtain_lifted()
        assert editor_of(again).drawing.labels == draft
    finally:
        again.stop()
    use(page, NINE)
    assert session_of(page).hot_seat.notes == []


@pytest.mark.parametrize(
    "note", ["layout=", "layout=99", "layout=" + 45 * "x", "layout=" + 45 * "a"]
)
def test_a_note_that_is_no_draft_is_passed_over(seat: Seat, note: str) -> None:
    page = seat("mono")
    lift(page)
    scene_of(page).set_notes([note])
    assert scene_of(page).notes() == []


# A turn


def test_cells_are_listed_and_the_button_says_what_they_are_worth(seat: Seat) -> None:
    page = playing(seat, FOUR[:2])
    panel = panel_of(page)
    assert panel.end.isHidden()
    assert "fred, reveal a cell" in header(page)
    click(page, "a1", "b1", "a2")
    assert panel.end.text() == "End turn · 5 points"
    assert scene_of(page).words.list_look().runs() == [(2, 2), (3, 1)]
    assert "a2 is 3. You can continue with 3 or more." in header(page)
    click(page, "d2")
    assert "can only continue with 4" in header(page)
    assert scene_of(page).boards.looks[1].labels == "3..4.22..."


def test_the_list_is_drawn_with_the_faces_of_its_tiles_and_their_points(seat: Seat) -> None:
    page = playing(seat, FOUR[:2])
    click(page, "a1", "b1", "a2")
    scene = scene_of(page)
    with noting_texts() as noted:
        image = page.view.grab().toImage()
    rack = page.view.mapFromScene(scene.rack_area).boundingRect().intersected(image.rect())
    across, down = range(rack.left(), rack.right()), range(rack.top(), rack.bottom())
    colours = {image.pixelColor(x, y).rgb() for x in across for y in down}
    assert {scene.theme.value(value, 4).fill.rgb() for value in (2, 3)} <= colours
    assert {"= 4", "= 1"} <= {text.text for text in noted}


def test_a_lower_value_ends_the_turn_and_says_so(seat: Seat) -> None:
    page = playing(seat, FOUR[:2])
    click(page, "a1", "b1", "a2", "e1")
    scene = scene_of(page)
    assert "1 is lower than 3 and ended your list. It scores 5." in header(page)
    assert scene.words.curtain_line() == "fred scored 5. Both boards are hidden."
    assert scene.words.delays_curtain()
    lift(page)
    assert "fred’s list ended with 1, lower than 3. It scored 5." in header(page)
    shown = scene.words.list_look()
    assert (shown.values, shown.dropped, shown.score) == ((2, 2, 3, 1), True, 5)
    assert not shown.running
    assert scene.shown.looks[0].labels.strip(HIDDEN) == ""
    rows = scene.words.rows(session_of(page).hot_seat.history())
    assert (rows[-1].text, rows[-1].note) == ("2 2 3 1", "+5")


def test_ending_a_turn_before_it_began_is_refused(seat: Seat) -> None:
    page = playing(seat, FOUR[:2])
    press(page, Key.Key_S)
    assert "Reveal at least one cell" in header(page)
    click(page, "e1", "e1")
    assert "already revealed" in header(page)
    press(page, Key.Key_S)
    assert not scene_of(page).words.delays_curtain()
    assert scene_of(page).words.aftermath() == "Your list scores 1."


def test_random_reveals_come_one_after_another(seat: Seat, look: Appearance) -> None:
    page = playing(seat, FOUR[:2])
    look.reduce_motion(False)
    click(page, "e1")
    scene = scene_of(page)
    scene.motion.finish()
    QTest.mouseClick(page.view.viewport(), LEFT, pos=spot_point(page, ("random", -1, -1)))
    turn = scene.view.last_turn
    assert turn is not None
    assert len(turn.values) > 2
    shown = scene.words.list_look()
    assert shown.running
    assert 2 <= len(shown.values) < len(turn.values)
    assert scene.shown.looks[1].labels.count(HIDDEN) == 10 - len(shown.values)
    assert scene.words.seat_info(0).score == "0"
    assert "one by one" in scene.words.aftermath()
    press(page, Key.Key_Shift)
    assert not scene.motion.running
    assert not scene.shown.held
    assert scene.words.list_look().values == turn.values
    assert scene.words.list_look().drawn == frozenset(range(1, len(turn.values)))
    assert scene.words.seat_info(0).score == str(turn.score)
    assert header(page).endswith(scene.words.aftermath())
    rows = scene.words.rows(session_of(page).hot_seat.history())
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
    rows = scene.words.rows(session_of(page).hot_seat.history())
    assert [row.text for row in rows[2:]] == ["1 2", "1 2"]
    session_of(page).goto(2)
    assert scene.shown.fresh == []
    assert [row.text for row in scene.words.rows(session_of(page).hot_seat.history())[2:]] == [
        "1 2",
        "1 2",
    ]


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
    assert scene_of(page).words.chips() == [
        "4 regions",
        "No random cells added",
        "Highest counts",
        "Round 1",
    ]
    click(page, "c1")
    assert scene_of(page).view.values == (4,)


def test_rounds_are_counted_from_the_first_reveal(seat: Seat) -> None:
    page = seat("mono", ("fred", "ned"), {"size": 4}, moves=FOUR[:1])
    assert "Round" not in " ".join(scene_of(page).words.chips())
    page = playing(seat, FOUR[:2], no_auto=True)
    for number, cell in ((1, "a1"), (1, "a1"), (2, "b1"), (2, "b1")):
        assert f"Round {number}" in scene_of(page).words.chips()
        session_of(page).play(f"{cell},end")
        lift(page)


def test_one_board_comes_to_the_front_where_all_would_be_tiny(seat: Seat) -> None:
    page = seat("mono", ("fred", "ned", "pat"), {"size": 25}, moves=["random"] * 3)
    lift(page)
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
    page = seat("mono", ("fred", "ned", "pat"), moves=["random"] * 3)
    page.resize(1024, 636)  # and the top bar
    lift(page)
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


@pytest.mark.parametrize("players", [2, 3])
def test_a_turn_given_up_is_not_taken_for_the_one_whose_list_is_shown(
    seat: Seat, players: int
) -> None:
    page = playing(seat, (NINE, NINE, NINE)[:players])
    session_of(page).play("a1,end")
    lift(page)
    session_of(page).play(Reveal("b1"))
    session_of(page).resign()
    lift(page)
    shown = scene_of(page).shown
    cell = shown.grid.numbers
    assert shown.fresh == [cell["a1"]]
    assert shown.look_of(1).rings() == [("counted", cell["a1"])]
    given_up = [("older", cell["b1"])] if players > 2 else []
    assert shown.look_of(0).rings() == given_up


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
    assert header(page).startswith("Last round: ned, reveal a cell")
    assert "Last round" in scene.words.chips()
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
    rows = scene.words.rows(session_of(page).hot_seat.history())
    assert [row.text for row in rows] == ["layout", "layout", "2 1", "resign"]


def test_who_resigns_in_the_middle_of_a_turn_scores_nothing(seat: Seat) -> None:
    page = playing(seat, FOUR)
    click(page, "c1")
    session_of(page).resign()
    rows = scene_of(page).words.rows(session_of(page).hot_seat.history())
    assert [(row.text, row.note) for row in rows[3:]] == [("1", ""), ("resign", "")]
    lift(page)
    assert "Round" not in " ".join(scene_of(page).words.chips())


def test_a_command_in_between_does_not_tear_a_turn_apart(seat: Seat) -> None:
    page = playing(seat, FOUR[:2])
    texts = [(0, "layout"), (1, "layout"), (0, "e1"), (1, "propose draw"), (0, "a1"), (0, "end")]
    values = {"e1": 2, "a1": 1}
    told = {
        cell: (Revealed(0, cell, ((1, value),), value, False),) for cell, value in values.items()
    }
    plies = [
        PlyText(ply, player, text, told.get(text, ()))
        for ply, (player, text) in enumerate(texts, 1)
    ]
    rows = scene_of(page).words.rows(plies)
    assert [(row.ply, row.number, row.text) for row in rows] == [
        (1, "1", "layout"),
        (2, "2", "layout"),
        (4, "", "propose draw"),
        (6, "3", "2 1"),
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
    assert not scene.input.try_move(EndTurn())


def test_the_score_keeps_pace_with_the_cells_uncovered(seat: Seat, look: Appearance) -> None:
    page = playing(seat, FOUR[:2])
    click(page, "a1")
    look.reduce_motion(False)
    scene = scene_of(page)
    before = scene.words.list_look().score
    session_of(page).play("e1,end")
    item = next(item for item in scene.items() if isinstance(item, ListItem))
    assert item.shown_score >= before
    step = scene.theme.duration("autoStep")
    for animation in list(scene.motion._running):
        if animation.totalDuration() <= step:
            animation.setCurrentTime(step)
    assert item.shown_score == scene.words.list_look().score
    scene.motion.finish()


@pytest.mark.parametrize(("players", "size"), [(3, 9), (4, 9), (3, 25), (4, 25)])
def test_on_the_table_cells_are_large_or_one_board_stands_before_a_strip_of_the_others(
    window: MainWindow, players: int, size: int
) -> None:
    window.resize(1024, 700)
    match = Match.new("mono", ("ann", "ben", "cleo", "dan")[:players], {"size": size}, 7)
    for seed in range(players):
        match.play(random_layout(size, Random(seed)))
    window.files.seat(Session(match), new_slot())
    assert window.session is not None
    window.session.curtain_lifted()
    window.covers.remove_curtain()
    QApplication.processEvents()
    scene = window.table.scene
    assert isinstance(scene, MonoScene)
    large = scene.shown.arrangement.large
    cell = C * scene.board.transform().m11()  # pixels
    others = players - 1  # one's own board is in the panel
    assert len(scene.shown.arrangement.places) == others
    assert len(large) == 1 or (len(large) == others and cell >= 28)
    assert cell >= (28 if size == 9 else 17)
