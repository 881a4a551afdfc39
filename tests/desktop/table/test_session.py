"""The session: who may move, who may see what, looking back, asking, saving."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from desktop.table.in_progress import Question
from desktop.table.session import MatchShown, Session
from rules.match import Match

pytestmark = pytest.mark.usefixtures("qapp")

SETUP = {0: "a1,b2,c3,d4", 1: "a1,b2,c3,d5"}


class Table:
    """Listens to a session as the window does."""

    def __init__(self, match: Match, persons: Iterable[int] | None = None) -> None:
        self.session = Session(match, persons)
        self.showings: list[MatchShown] = []
        self.errors: list[str] = []
        self.questions: list[Question | None] = []
        self.turns: list[int] = []
        self.stops = 0
        self.session.shown.connect(self.showings.append)
        self.session.refused.connect(self.errors.append)
        self.session.shown.connect(lambda shown: self.questions.append(shown.question))
        self.session.turned.connect(self.turns.append)
        self.session.stopped.connect(self._stopped)
        self.session.start()

    def _stopped(self) -> None:
        self.stops += 1

    @property
    def now(self) -> MatchShown:
        return self.showings[-1]

    def place(self) -> tuple[int, int | None]:
        """Return the position shown, and who may move there."""
        return (self.now.ply, self.now.seat)

    def eyes(self) -> tuple[int | None, int | None, int | None]:
        """Whose view is shown, who may move, and who is to be called."""
        return (self.now.viewer, self.now.seat, self.now.hand_over)


def adamas(*moves: str, persons: Iterable[int] | None = None) -> Table:
    table = Table(Match.new("adamas", ("fred", "ned")), persons)
    for move in moves:
        table.session.play(move)
    return table


def black_box() -> Table:
    return Table(Match.new("blackbox", ("fred", "ned"), seed=1))


def test_a_move_shows_the_next_view() -> None:
    table = adamas("a3-c3")
    assert not table.errors
    assert (*table.place(), table.now.plies[-1].text) == (1, 1, "a3-c3")
    assert table.now.animate
    assert table.session.hot_seat.history()[0].player == 0


def test_an_error_is_one_sentence_and_changes_nothing() -> None:
    table = adamas("a3-c9", "nonsense")
    assert len(table.errors) == 2
    assert table.errors[0].startswith("c9 ")  # as it stands on the board
    assert table.errors[1][0].isupper()
    assert not any("\n" in error for error in table.errors)
    assert table.now.ply == 0


def test_undo_and_redo() -> None:
    table = adamas("a3-c3", "e3-d3")
    table.session.undo()
    assert (*table.place(), table.now.last_ply) == (1, 1, 2)
    assert not table.now.reviewing
    assert table.session.progress.can_redo
    table.session.redo()
    assert table.now.ply == 2
    assert not table.session.progress.can_redo


def test_undo_at_the_start_is_refused() -> None:
    table = adamas()
    assert not table.session.progress.can_undo
    table.session.undo()
    assert len(table.errors) == 1


def test_looking_back_leaves_the_game_where_it_is() -> None:
    table = adamas("a3-c3", "e3-d3", "c3-b3")
    table.session.goto(1)
    assert table.now.reviewing
    assert table.now.seat is None
    table.session.play("e3-d3")
    assert table.errors[-1] == "It is not your turn"
    table.session.back_to_game()
    assert (*table.place(), table.now.reviewing) == (3, 1, False)


def test_looking_back_goes_no_further_than_the_game() -> None:
    table = adamas("a3-c3")
    table.session.goto(99)
    table.session.goto(-5)
    assert table.now.ply == 0
    table.session.undo()
    assert (table.now.ply, table.now.reviewing) == (1, False)


def test_one_step_on_is_animated_and_a_jump_is_not() -> None:
    table = adamas("a3-c3", "e3-d3")
    table.session.goto(0)
    assert not table.now.animate
    table.session.goto(1)
    assert table.now.animate


def test_a_draw_needs_the_others_word() -> None:
    table = adamas("a3-c3")
    table.session.propose_draw()
    assert table.questions[-1] == Question("draw", 1, 0)
    table.session.answer(False)
    assert table.questions[-1] is None
    table.session.propose_draw()
    table.session.answer(True)
    assert table.now.view.outcome is not None
    assert table.now.view.outcome.winners == {0, 1}
    assert table.now.seat is None
    assert table.session.hot_seat.acting is None


def test_resigning_is_for_the_player_to_move() -> None:
    table = adamas("a3-c3")
    table.session.resign()
    assert table.now.view.outcome is not None
    assert table.now.view.outcome.winners == {0}


def test_against_a_computer_the_person_resigns_and_undoes_both_moves() -> None:
    table = adamas(persons=[0])
    table.session.play("a3-c3")
    assert table.turns == [1]
    assert table.now.seat is None
    table.session.play_for(1, "e3-d3")
    assert table.place() == (2, 0)
    table.session.undo()
    assert table.place() == (0, 0)
    table.session.redo()
    assert table.place() == (2, 0)
    assert table.session.hot_seat.acting == 0
    table.session.resign()
    assert table.session.outcome is not None
    assert table.session.outcome.winners == {1}


def test_a_computers_move_that_comes_too_late_is_dropped() -> None:
    table = adamas(persons=[0])
    table.session.play("a3-c3")
    table.session.undo()
    table.session.play_for(1, "e3-d3")
    assert table.now.ply == 0
    assert not table.errors
    table.session.play("a3-b3")
    table.session.goto(0)
    table.session.play_for(1, "e3-d3")
    assert table.now.last_ply == 1


def test_every_change_stops_whoever_is_thinking() -> None:
    table = adamas("a3-c3")
    before = table.stops
    table.session.undo()
    assert table.stops == before + 1


def test_open_games_need_no_curtain() -> None:
    table = adamas("a3-c3")
    assert table.now.viewer is None
    assert table.now.hand_over is None


def test_the_first_player_is_called_before_anything_is_shown() -> None:
    table = black_box()
    assert table.eyes() == (None, None, 0)
    table.session.curtain_lifted()
    assert table.eyes() == (0, 0, None)


def test_the_viewer_changes_only_when_the_curtain_is_lifted() -> None:
    table = black_box()
    table.session.curtain_lifted()
    table.session.play(SETUP[0])
    assert not table.errors
    assert table.eyes() == (0, None, 1)
    table.session.play(SETUP[1])
    assert table.errors[-1] == "It is not your turn"
    table.session.curtain_lifted()
    assert table.eyes() == (1, 1, None)


def test_no_view_or_text_tells_the_others_secret() -> None:
    table = black_box()
    table.session.curtain_lifted()
    table.session.play(SETUP[0])
    table.session.curtain_lifted()
    facts = table.now.view.to_dict()
    assert [box["atoms"] for box in facts["boxes"]][1] is None
    assert not any("d4" in ply.text for ply in table.session.hot_seat.history())
    table.session.goto(0)
    assert table.now.viewer == 1
    table.session.goto(1)
    assert [box["atoms"] for box in table.now.view.to_dict()["boxes"]][1] is None


def test_against_a_computer_nobody_needs_a_curtain() -> None:
    table = Table(Match.new("blackbox", ("fred", "ned"), seed=1), persons=[1])
    assert (table.now.viewer, table.now.hand_over) == (1, None)
    assert table.turns == [0]


def test_taking_back_what_showed_a_secret_needs_the_others_word() -> None:
    table = black_box()
    for player in (0, 1):
        table.session.curtain_lifted()
        table.session.play(SETUP[player])
    table.session.curtain_lifted()
    table.session.play("1")
    ply = table.now.ply
    table.session.undo()
    assert table.questions[-1] == Question("back", 0, 1)
    assert table.now.ply == ply
    table.session.answer(False)
    assert table.questions[-1] is None
    table.session.undo()
    table.session.answer(True)
    assert table.now.ply == ply - 1


def test_while_another_is_asked_nobodys_secrets_are_shown() -> None:
    table = black_box()
    for player in (0, 1):
        table.session.curtain_lifted()
        table.session.play(SETUP[player])
    table.session.curtain_lifted()
    assert table.eyes() == (0, 0, None)
    table.session.propose_draw()
    assert table.questions[-1] == Question("draw", 0, 1)
    assert table.eyes() == (None, None, None)
    assert all(box["atoms"] is None for box in table.now.view.to_dict()["boxes"])
    table.session.play("1")
    assert table.errors[-1] == "It is not your turn"
    table.session.goto(1)
    assert table.now.viewer is None
    table.session.back_to_game()
    table.session.answer(False)
    assert table.eyes() == (None, None, 0)
    table.session.curtain_lifted()
    assert table.eyes() == (0, 0, None)


def test_a_question_to_the_viewer_leaves_their_board() -> None:
    table = black_box()
    table.session.curtain_lifted()
    table.session.play(SETUP[0])
    table.session._do(lambda match: match.propose_draw(1))
    assert table.questions[-1] == Question("draw", 1, 0)
    assert table.eyes() == (0, None, 1)


def test_after_the_end_no_move_is_anybodys() -> None:
    table = adamas("a3-c3")
    table.session.resign()
    table.session.play("e3-d3")
    assert table.errors[-1] == "The game is over"


def save(session: Session, path: Path) -> None:
    session.file.begin_saving(path)()
    session.file.end_saving(path, saved=True)


def test_saving_keeps_the_position_being_played(tmp_path: Path) -> None:
    table = adamas("a3-c3", "e3-d3")
    table.session.goto(1)
    path = tmp_path / "game.qcx"
    save(table.session, path)
    assert table.session.file.chosen == path
    assert table.session.ply == 1
    assert Match.load(path).ply == 2


def test_what_was_not_saved_is_not_its_file(tmp_path: Path) -> None:
    session = adamas("a3-c3").session
    save(session, tmp_path / "game.qcx")
    nowhere = tmp_path / "no" / "such" / "folder.qcx"
    write = session.file.begin_saving(nowhere)
    assert session.file.chosen == nowhere
    with pytest.raises(FileNotFoundError):
        write()
    session.file.end_saving(nowhere, saved=False)
    assert session.file.chosen == tmp_path / "game.qcx"


def test_of_several_files_the_one_wanted_last_is_its_file(tmp_path: Path) -> None:
    session = adamas("a3-c3").session
    paths = [tmp_path / name for name in ("a.qcx", "b.qcx", "a.qcx")]
    for path in paths:
        session.file.begin_saving(path)
    for path in paths:
        session.file.end_saving(path, saved=True)
    assert session.file.chosen == tmp_path / "a.qcx"


def test_a_damaged_record_says_where(tmp_path: Path) -> None:
    path = tmp_path / "game.qcx"
    table = adamas("a3-c3", "e3-d3")
    save(table.session, path)
    text = path.read_text(encoding="utf-8").replace("e3-d3", "e3-zz")
    path.write_text(text, encoding="utf-8")
    session = Session(Match.load(path))
    assert session.progress.match.last_ply == 1
    assert session.file.problem.startswith("Line ")
    assert "\n" not in session.file.problem


def test_a_computers_first_move_alone_cannot_be_taken_back() -> None:
    table = adamas(persons=[1])
    table.session.play_for(0, "a3-c3")
    assert not table.session.progress.can_undo
    table.session.undo()
    assert table.place() == (1, 1)
    assert "nothing to undo" in table.errors[-1].lower()


def test_computers_among_themselves_are_taken_back_move_by_move() -> None:
    table = adamas(persons=[])
    for player, move in ((0, "a3-c3"), (1, "e3-d3"), (0, "c3-b3")):
        table.session.play_for(player, move)
    table.session.undo()
    assert table.session.ply == 2
    table.session.undo()
    table.session.redo()
    assert table.session.ply == 2


def test_whoever_is_at_the_screen_resigns_though_it_be_anothers_move() -> None:
    table = Table(Match.new("mono", ("fred", "hal", "ned"), {"size": 2}, 1), [0, 2])
    table.session.curtain_lifted()
    table.session.play("random")
    assert table.session.hot_seat.acting == 0
    table.session.play_for(1, "random")
    assert table.eyes() == (0, None, 2)
    assert table.session.hot_seat.acting == 0
    table.session.curtain_lifted()
    assert table.session.hot_seat.acting == 2


def test_a_computers_turn_in_between_does_not_save_asking_to_take_back() -> None:
    table = Table(Match.new("mono", ("fred", "hal", "ned"), {"size": 2}, 1), [0, 2])
    session = table.session
    for player in (0, 1, 2):
        session.curtain_lifted()
        if player == 1:
            session.play_for(1, "random")
        else:
            session.play("random")
    session.curtain_lifted()
    while session.view_for(1).to_move == 0:
        session.play(next(session.hot_seat.texts()))
    while session.view_for(1).to_move == 1:
        session.play_for(1, next(session.game.legal_moves(session.view_for(1))))
    before = session.ply
    session.undo()
    assert session.ply == before
    assert table.questions[-1] == Question("back", 0, 2)
    session.answer(True)
    assert session.ply < before


def test_a_computer_waits_while_a_person_is_asked() -> None:
    table = Table(Match.new("adamas", ("fred", "hal", "ned")), [0, 2])
    table.session.play(next(table.session.hot_seat.texts()))
    assert table.turns == [1]
    table.session.propose_draw()
    table.session.answer_for(1, True)
    assert table.questions[-1] == Question("draw", 0, 2)
    assert table.turns == [1]
    table.session.answer(False)
    assert table.turns == [1, 1]


class TestWhatHappened:
    """Everybody at the table is told what they have not heard yet, once."""

    @pytest.fixture
    def told(self) -> list[str]:
        return []

    def session(self, match: Match, told: list[str], persons: tuple[int, ...] = (0, 1)) -> Session:
        session = Session(match, persons)
        session.shown.connect(lambda shown: told.append(shown.happened))
        session.start()
        return session

    def test_a_move_is_told_with_its_effect(self, told: list[str]) -> None:
        session = self.session(Match.new("adamas", ("fred", "ned")), told)
        session.play("a3-a5,b3,4xc3,c1")
        assert told[-1].startswith("Fred moves 1 piece from a3 to a5. ")
        assert "Fred moves 4 pieces from a3 to c3." in told[-1]

    def test_nothing_is_told_twice(self, told: list[str]) -> None:
        session = self.session(Match.new("adamas", ("fred", "ned")), told)
        session.play("a3-a5,b3,4xc3,c1")
        session.propose_draw()
        session.answer(False)
        assert told[-1] == "Fred declines the draw."

    def test_the_result_is_told_with_its_reason(self, told: list[str]) -> None:
        session = self.session(Match.new("adamas", ("fred", "ned")), told)
        session.resign()
        assert "Fred resigns." in told[-1]
        assert "Ned wins: fred resigned." in told[-1]

    def test_what_was_taken_back_and_made_again_is_told_again(self, told: list[str]) -> None:
        session = self.session(Match.new("adamas", ("fred", "ned")), told, (0,))
        session.play("a3-a5,b3,4xc3,c1")
        first = told[-1]
        session.undo()
        session.play("a3-a5,b3,4xc3,c1")
        assert told[-1] == first

    def test_no_secret_is_said_aloud_and_each_hears_of_it_once(self, told: list[str]) -> None:
        session = self.session(Match.new("blackbox", ("fred", "ned")), told)
        session.curtain_lifted()
        session.play("a1,b2,c3,d4")
        hidden = "Fred hides four atoms in ned's box."
        assert told[-1] == hidden
        session.curtain_lifted()
        assert told[-1] == hidden
        session.hide_board()
        assert told[-1] in ("", hidden)


@pytest.mark.parametrize(
    ("slug", "typed", "note"),
    [
        ("blackbox", "+a3", "This ends your turn."),
        ("blackbox", "+a3,end", ""),
        ("mono", "a1", "Random cells follow. To end your turn instead, add “,end”."),
        ("mono", "a1,end", ""),
    ],
)
def test_a_typed_turn_says_what_is_added_to_it(slug: str, typed: str, note: str) -> None:
    match = Match.new(slug, ("fred", "ned"), seed=1)
    for player in range(2):
        match.play(SETUP[player] if slug == "blackbox" else "random")
    table = Table(match)
    table.session.curtain_lifted()
    reading = table.session.hot_seat.read(typed)
    assert reading is not None
    assert reading.note == note
