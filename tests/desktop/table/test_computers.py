"""Computer players at a table: they see views, keep out of the way, and answer questions."""

import threading
import time
from collections.abc import Callable, Iterator
from random import Random
from threading import Event
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

import rules.players
from desktop.table.computers import PAUSES, Computers, Thinking
from desktop.table.session import Session
from rules.core.analysis import Work
from rules.games import game_named
from rules.match import Match
from rules.players import FIRST_TURNS
from rules.playout import random_move


class Quick:
    """Plays at random, at once, and keeps what it was shown."""

    def __init__(self, slug: str) -> None:
        self.game, self.rng = game_named(slug), Random(1)
        self.seen: list[Any] = []

    def choose(self, view: Any, stop: Event) -> Any:
        self.seen.append(view)
        return random_move(self.game, view, self.rng)


class Slow(Quick):
    """Thinks until it is stopped."""

    def choose(self, view: Any, stop: Event) -> Any:
        self.seen.append(view)
        stop.wait(60)
        return super().choose(view, stop)


class Deaf(Quick):
    """Thinks until the gate opens, whoever wants it to stop."""

    def __init__(self, slug: str) -> None:
        super().__init__(slug)
        self.gate, self.thread = Event(), threading.current_thread()

    def choose(self, view: Any, stop: Event) -> Any:
        self.thread = threading.current_thread()
        self.seen.append(view)
        self.gate.wait(60)
        return super().choose(view, stop)


class Rounds(Quick):
    """Moves one pile of Adamas there and back for ever."""

    def choose(self, view: Any, stop: Event) -> Any:
        self.seen.append(view)
        (move,) = self.game.parse_move(view, "8xa3-a4" if len(self.seen) % 2 else "8xa4-a3")
        return move


class Broken(Quick):
    def choose(self, view: Any, stop: Event) -> Any:
        raise ZeroDivisionError


class Judge:
    """Finds that everybody stands equally well; one who is patient thinks until it is stopped.

    From the turn `settled` on it finds that nobody will win.
    """

    def __init__(
        self, share: float, *, patient: bool = False, settled: float = float("inf")
    ) -> None:
        self._share, self._patient, self._settled = share, patient, settled
        self.asked, self.scale = 0, 0.0

    def share(self, _view: object, _player: int, work: Work) -> float:
        """Return what every player can expect."""
        self.asked += 1
        self.scale = work.scale
        while self._patient and not work.stop.is_set():
            time.sleep(0.005)
        return self._share

    def settles(self, view: Any, _player: int) -> bool:
        return bool(view.turn >= self._settled)


def judged_by(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have draws judged by somebody else."""
    monkeypatch.setattr(rules.players, "MINDS", {"adamas": judge})
    monkeypatch.setattr(rules.players, "expected_share", judge.share)


Sit = Callable[..., tuple[Session, Computers, Quick]]


@pytest.fixture
def sit(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    """Start a match whose second seat (or those named) is a computer's."""
    made: list[Computers] = []

    def make(
        slug: str,
        kind: type[Quick] = Quick,
        levels: tuple[int | None, ...] = (None, 3),
        options: dict[str, object] | None = None,
    ) -> tuple[Session, Computers, Quick]:
        player = kind(slug)
        monkeypatch.setattr(rules.players, "seat", lambda *_: player)
        names = tuple(f"p{number}" for number in range(len(levels)))
        match = Match.new(slug, names, options, 7)
        session = Session(match, {n for n, level in enumerate(levels) if level is None})
        computers = Computers(
            session,
            levels,
            show_thinking=lambda _thinking: None,
            show_watching=lambda: None,
            report_trouble=lambda _player: None,
        )
        computers.pause = PAUSES[-1]
        made.append(computers)
        session.start()
        return session, computers, player

    yield make
    for computers in made:
        computers.close()


class TestPlaying:
    def test_a_computer_answers_a_persons_move(self, sit: Sit, qtbot: QtBot) -> None:
        session, _, _ = sit("adamas", options={"size": 2})
        session.play(next(session.hot_seat.texts()))
        qtbot.waitUntil(lambda: session.ply == 2)
        assert session.hot_seat.acting == 0

    def test_computers_among_themselves_play_to_the_end(self, sit: Sit, qtbot: QtBot) -> None:
        session, _, _ = sit("dragons", levels=(1, 2))
        qtbot.waitUntil(lambda: session.outcome is not None)

    def test_a_computer_sees_its_own_view(self, sit: Sit, qtbot: QtBot) -> None:
        session, _, player = sit("mono", levels=(3, None))
        qtbot.waitUntil(lambda: session.ply == 1)
        assert {view.viewer for view in player.seen} == {0}

    def test_who_thinks_is_told_and_for_how_long(self, sit: Sit, qtbot: QtBot) -> None:
        session, computers, _ = sit("adamas", Slow)
        told: list[Thinking | None] = []
        computers.show_thinking = told.append
        session.play(next(session.hot_seat.texts()))
        assert told[-1] == Thinking(1, 1.0)
        computers.stop()
        assert told[-1] is None

    def test_moves_take_a_while_so_that_one_can_follow(self, sit: Sit, qtbot: QtBot) -> None:
        session, computers, _ = sit("adamas")
        computers.pause = 150
        start = time.monotonic()
        session.play(next(session.hot_seat.texts()))
        qtbot.waitUntil(lambda: session.ply == 2)
        assert time.monotonic() - start >= 0.14

    def test_a_mind_that_fails_does_not_end_the_game(self, sit: Sit, qtbot: QtBot) -> None:
        session, computers, _ = sit("adamas", Broken)
        troubled: list[int] = []
        computers.report_trouble = troubled.append
        session.play(next(session.hot_seat.texts()))
        qtbot.waitUntil(lambda: session.ply == 2)
        assert troubled == [1]

    def test_nor_does_it_always_hide_the_same(self, sit: Sit, qtbot: QtBot) -> None:
        hidden = set()
        for _ in range(4):  # the same four times: once in 10^8
            session, _, _ = sit("blackbox", Broken)
            session.play("a1,b2,c3,d4")
            qtbot.waitUntil(lambda now=session: now.ply == 2)  # type: ignore[misc]
            hidden.add(str(session.view_for(1).to_dict()["boxes"][0]["atoms"]))
        assert len(hidden) > 1


class TestStopping:
    def test_undo_takes_effect_at_once(self, sit: Sit, qtbot: QtBot) -> None:
        session, _, player = sit("adamas", Slow)
        session.play(next(session.hot_seat.texts()))
        qtbot.waitUntil(lambda: bool(player.seen))
        session.undo()
        assert session.ply == 0
        qtbot.wait(50)
        assert session.ply == 0

    def test_looking_back_holds_a_late_move_off(self, sit: Sit, qtbot: QtBot) -> None:
        session, _, _ = sit("adamas")
        session.play(next(session.hot_seat.texts()))
        session.goto(0)
        qtbot.wait(100)
        assert session.progress.match.last_ply == 1
        session.back_to_game()
        qtbot.waitUntil(lambda: session.ply == 2)

    def test_leaving_waits_for_nobody(self, sit: Sit, qtbot: QtBot) -> None:
        session, computers, player = sit("adamas", Deaf)
        assert isinstance(player, Deaf)
        session.play(next(session.hot_seat.texts()))
        qtbot.waitUntil(lambda: bool(player.seen))
        computers.close()
        assert player.thread.is_alive()
        player.gate.set()
        player.thread.join()
        assert session.ply == 1


class TestWatching:
    def test_held_computers_wait_and_go_on(self, sit: Sit, qtbot: QtBot) -> None:
        session, computers, _ = sit("dragons", levels=(1, 1))
        computers.hold(True)
        at = session.ply
        qtbot.wait(100)
        assert session.ply == at
        computers.hold(False)
        qtbot.waitUntil(lambda: session.ply > at + 2)

    def test_one_step_is_one_move(self, sit: Sit, qtbot: QtBot) -> None:
        session, computers, _ = sit("dragons", levels=(1, 1))
        computers.hold(True)
        qtbot.wait(50)
        at = session.ply
        computers.step()
        qtbot.waitUntil(lambda: session.ply == at + 1)
        qtbot.wait(100)
        assert session.ply == at + 1
        computers.step()
        qtbot.waitUntil(lambda: session.ply == at + 2)

    def test_a_move_that_was_about_to_come_is_held_too(self, sit: Sit, qtbot: QtBot) -> None:
        session, computers, _ = sit("dragons", levels=(1, 1))
        told: list[Thinking | None] = []
        computers.show_thinking = told.append
        computers.pause = 600_000
        qtbot.waitUntil(lambda: computers._timer.isActive())
        assert told == [None], "nobody thinks once the move is found"
        computers._timer.setInterval(50)  # from now on
        at = session.ply
        computers.hold(True)
        qtbot.wait(200)
        assert session.ply == at
        computers.step()
        assert session.ply == at + 1

    def test_one_step_of_who_still_thinks_is_played_when_found(
        self, sit: Sit, qtbot: QtBot
    ) -> None:
        session, computers, player = sit("dragons", Deaf, levels=(1, 1))
        assert isinstance(player, Deaf)
        qtbot.waitUntil(lambda: bool(player.seen))
        computers.hold(True)
        computers.step()
        player.gate.set()
        qtbot.waitUntil(lambda: session.ply == 1)
        qtbot.wait(50)
        assert session.ply == 1
        assert computers.still

    def test_nobody_thinks_about_a_position_that_is_only_looked_at(
        self, sit: Sit, qtbot: QtBot
    ) -> None:
        session, computers, player = sit("dragons", levels=(1, 1))
        qtbot.waitUntil(lambda: session.ply >= 2)
        computers.hold(True)
        qtbot.waitUntil(lambda: not computers._task.busy)
        seen = len(player.seen)
        session.goto(1)
        computers._held, computers._waiting = None, 0
        computers.hold(False)
        qtbot.wait(50)
        assert len(player.seen) == seen
        session.back_to_game()
        qtbot.waitUntil(lambda: len(player.seen) > seen)

    def test_who_takes_back_looks_until_they_are_let_go_on(self, sit: Sit, qtbot: QtBot) -> None:
        session, computers, _ = sit("dragons", levels=(1, 1))
        qtbot.waitUntil(lambda: session.ply >= 3)
        at = session.ply
        session.undo()
        assert computers.still
        qtbot.wait(100)
        assert session.ply == at - 1
        computers.hold(False)
        qtbot.waitUntil(lambda: session.ply > at)


class TestQuestions:
    @pytest.mark.parametrize(("share", "agrees"), [(0.2, True), (0.5, True), (0.7, False)])
    def test_a_draw_is_agreed_to_by_who_does_not_stand_better(
        self, share: float, agrees: bool, sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        judged_by(Judge(share), monkeypatch)
        session, _, _ = sit("adamas", Rounds, levels=(3, None))
        self.play_turns(session, qtbot, FIRST_TURNS)
        told: list[str] = []
        session.told.connect(told.append)
        session.propose_draw()
        qtbot.waitUntil(lambda: session.outcome is not None if agrees else bool(told))
        assert (session.outcome is not None) == agrees
        assert told == ([] if agrees else ["p0 declines the draw"])

    @staticmethod
    def play_turns(session: Session, qtbot: QtBot, turns: int) -> None:
        """So many turns of a person with X, who moves a pile about as Rounds does with O."""
        for turn in range(turns + 1):
            qtbot.waitUntil(lambda turn=turn: session.ply == 2 * turn + 1)  # type: ignore[misc]
            if turn < turns:
                session.play("8xe2-e3" if turn % 2 else "8xe3-e2")

    @pytest.mark.parametrize("turns", range(FIRST_TURNS))
    def test_nobody_agrees_in_the_first_turns(
        self, turns: int, sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        judged_by(Judge(0), monkeypatch)
        session, _, _ = sit("adamas", Rounds, levels=(3, None))
        self.play_turns(session, qtbot, turns)
        with qtbot.waitSignal(session.told):
            session.propose_draw()
        assert session.outcome is None
        assert session.hot_seat.history()[-1].text == "reject draw"

    def test_it_is_worth_the_work_of_the_level_and_shown(
        self, sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        judge = Judge(0.5)
        judged_by(judge, monkeypatch)
        session, computers, _ = sit("adamas", Rounds, levels=(5, None))
        self.play_turns(session, qtbot, FIRST_TURNS)
        shown: list[Thinking | None] = []
        computers.show_thinking = shown.append
        session.propose_draw()
        assert shown[-1] == Thinking(0, 5.0, draw=True)
        qtbot.waitUntil(lambda: session.outcome is not None)
        assert shown[-1] is None
        assert judge.scale == 2.5

    def test_a_move_takes_the_offer_back_and_ends_the_thought(
        self, sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        judge = Judge(0.5, patient=True)
        judged_by(judge, monkeypatch)
        session, _, _ = sit("adamas", Rounds, levels=(3, None))
        self.play_turns(session, qtbot, FIRST_TURNS)
        session.propose_draw()
        qtbot.waitUntil(lambda: judge.asked == 1)
        session.play("8xe2-e1")
        qtbot.waitUntil(lambda: session.ply == 2 * FIRST_TURNS + 4)
        assert session.outcome is None

    def test_asked_again_about_the_same_position_the_answer_is_the_same(
        self, sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        judge = Judge(0.7)
        judged_by(judge, monkeypatch)
        session, _, _ = sit("adamas", Rounds, levels=(3, None))
        self.play_turns(session, qtbot, FIRST_TURNS)
        for _ in range(3):
            with qtbot.waitSignal(session.told):
                session.propose_draw()
            session.undo()
            assert session.ply == 2 * FIRST_TURNS + 1
        assert judge.asked == 1

    def test_who_fails_to_judge_does_not_agree(
        self, sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(rules.players, "expected_share", lambda *_: 1 / 0)
        session, _, _ = sit("adamas", Rounds, levels=(3, None))
        self.play_turns(session, qtbot, FIRST_TURNS)
        with qtbot.waitSignal(session.told):
            session.propose_draw()
        assert session.outcome is None

    def test_where_nobody_will_win_a_draw_is_proposed_and_not_again_at_once(
        self, sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        judge = Judge(0.7, settled=4)
        judged_by(judge, monkeypatch)
        session, _, _ = sit("adamas", Rounds, levels=(3, None))
        self.play_turns(session, qtbot, 1)
        session.play("8xe2-e3")
        qtbot.waitUntil(lambda: session.progress.question is not None)
        assert session.hot_seat.history()[-1].text == "propose draw"
        session.answer(False)
        qtbot.waitUntil(lambda: session.hot_seat.history()[-1].text == "8xa3-a4")
        session.play("8xe3-e2")
        qtbot.waitUntil(lambda: session.hot_seat.history()[-1].text == "8xa4-a3")
        assert session.progress.question is None

    def test_where_nobody_will_win_computers_share_the_game(
        self, sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        judged_by(Judge(0.7, settled=6), monkeypatch)
        session, _, _ = sit("adamas", Quick, levels=(3, 3), options={"size": 4})
        qtbot.waitUntil(lambda: session.outcome is not None)
        texts = [ply.text for ply in session.hot_seat.history()]
        assert texts[6:] == ["propose draw", "accept draw"]

    @pytest.mark.parametrize(("share", "calls"), [(0.5, True), (0.7, False)])
    def test_a_repeated_position_is_called_a_tie_by_who_does_not_stand_better(
        self, share: float, calls: bool, sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        judged_by(Judge(share), monkeypatch)
        session, _, _ = sit("adamas", Rounds, levels=(3, None))
        for text in ("8xe3-e2", "8xe2-e3") * 2:
            qtbot.waitUntil(lambda: session.ply % 2 == 1)
            session.play(text)
        qtbot.waitUntil(lambda: session.ply == 9)
        assert (session.outcome is not None) == calls
        assert session.hot_seat.history()[-1].text == ("claim tie" if calls else "8xa3-a4")

    def test_computers_let_people_take_back_what_showed_a_secret(
        self, sit: Sit, qtbot: QtBot
    ) -> None:
        session, _, _ = sit("mono", Slow, levels=(None, None, 2), options={"size": 2})
        match = session._match
        while not match.undo_shows_secret():
            match.play(random_move(match.game, match.view(match.to_move), Random(3)))
        session.start()
        session.progress.live = match.ply
        session.undo()
        question = session.progress.question
        assert question is not None
        assert question.answerer in session.persons
