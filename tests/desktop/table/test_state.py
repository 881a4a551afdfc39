"""What the table says in each state. No window is needed."""

from dataclasses import replace
from typing import Any

import pytest

from desktop.board.contract import Prompt
from desktop.controls.commands import DRAW, PACES, RESIGN, REVIEW, SET_UP
from desktop.table.in_progress import Question
from desktop.table.session import MatchShown, Session
from desktop.table.state import (
    EndingAction,
    Matter,
    SceneWords,
    TableState,
    aloud_of,
    asks,
    banner_of,
    enabled_commands,
    matter_of,
    prompt_of,
    turn_of,
    undo_lock,
)
from rules.match import Match

SCENE = SceneWords(Prompt("Move a piece", "Drag it."))


def shown(*moves: str, game: str = "adamas", **facts: Any) -> MatchShown:
    """Return a match after these moves, as its session shows it, with some facts changed."""
    match = Match.new(game, ("Ann", "Ned"), seed=7)
    for move in moves:
        match.play(move)
    session = Session(match)
    seen: list[MatchShown] = []
    session.shown.connect(seen.append)
    session.start()
    return replace(seen[-1], **facts)


def over() -> MatchShown:
    match = Match.new("adamas", ("Ann", "Ned"), seed=7)
    match.play("a3-c3")
    match.resign(1)
    session = Session(match)
    seen: list[MatchShown] = []
    session.shown.connect(seen.append)
    session.start()
    return seen[-1]


def state(showing: MatchShown | None = None, **facts: Any) -> TableState:
    return TableState(showing or shown(), ("Ann", "Ned"), **facts)


BACK: dict[str, Any] = {"reviewing": True}
ASKED: dict[str, Any] = {"question": Question("draw", 0, 1)}
HAND_OVER: dict[str, Any] = {"hand_over": 1}


class TestMatter:
    """The most urgent thing decides what bar, prompt and keys are about."""

    @pytest.mark.parametrize(
        ("facts", "matter"),
        [
            ({}, None),
            (HAND_OVER, Matter.HAND_OVER),
            (HAND_OVER | ASKED, Matter.QUESTION),
            (HAND_OVER | ASKED | BACK, Matter.BACK),
        ],
    )
    def test_looking_back_comes_before_a_question_and_that_before_handing_over(
        self, facts: dict[str, Any], matter: Matter | None
    ) -> None:
        assert matter_of(state(shown(**facts))) is matter

    def test_a_question_comes_before_an_ending_that_is_not_confirmed(self) -> None:
        assert matter_of(state(ending=EndingAction.RESIGN)) is Matter.ENDING
        asked = state(shown(**ASKED), ending=EndingAction.RESIGN)
        assert matter_of(asked) is Matter.QUESTION

    def test_nobody_confirms_an_ending_who_cannot_act(self) -> None:
        assert matter_of(state(shown(acting=None), ending=EndingAction.DRAW)) is None

    def test_a_result_is_one_until_the_player_looks_back(self) -> None:
        assert matter_of(state(over())) is Matter.RESULT
        assert matter_of(state(replace(over(), reviewing=True))) is Matter.BACK


class TestBanner:
    def test_there_is_none_while_the_match_goes_on(self) -> None:
        assert banner_of(state()) is None

    @pytest.mark.parametrize("action", EndingAction)
    def test_each_ending_asks_the_person_who_acts(self, action: EndingAction) -> None:
        words = banner_of(state(ending=action))
        assert words is not None
        assert words.escape is False
        assert words.title.startswith("Ann, ")

    @pytest.mark.parametrize("action", EndingAction)
    def test_a_question_fills_the_answer_that_changes_nothing(self, action: EndingAction) -> None:
        words = banner_of(state(ending=action))
        assert words is not None
        assert words.filled == words.first == "no"
        assert words.danger is (action is EndingAction.RESIGN)

    @pytest.mark.parametrize("kind", ["draw", "back"])
    def test_another_players_question_gives_both_answers_equal_weight(self, kind: str) -> None:
        words = banner_of(state(shown(question=Question(kind, 0, 1))))
        assert words is not None
        assert not words.filled
        assert not words.danger
        assert words.first == "no"  # Enter declines

    def test_a_result_stands_only_in_its_bar(self) -> None:
        assert not prompt_of(state(over()), SceneWords(Prompt("")))[1].sentence

    def test_the_result_shows_a_heading_and_one_fact(self) -> None:
        words = banner_of(state(over(), verdict=("Ann wins by 2 points", ""), turning_point=12))
        assert words is not None
        assert words.heading == "Ann wins by 2 points"
        assert words.fact == "Turning point: turn 12."
        assert words.tip in words.notes

    def test_the_result_names_the_turning_point_once_it_is_known(self) -> None:
        before, after = banner_of(state(over())), banner_of(state(over(), turning_point=12))
        assert before is not None
        assert after is not None
        assert "12" not in before.text
        assert "12" in after.text
        assert after.line == before.line  # the reason stays

    def test_every_line_of_a_result_ends_with_a_full_stop(self) -> None:
        words = banner_of(state(over(), turning_point=12))
        assert words is not None
        assert all(one.endswith(".") for one in (words.line, *words.notes))
        assert ".." not in words.text

    def test_the_buttons_answer_a_question_in_its_words(self) -> None:
        for kind, word in (("draw", "Accept"), ("back", "Agree")):
            words = banner_of(state(shown(question=Question(kind, 0, 1))))
            assert words is not None
            assert (words.yes, words.no) == (word, "Decline")
            assert word.lower() in words.title

    def test_looking_back_offers_a_study_only_where_there_may_be_one(self) -> None:
        for may_study in (False, True):
            words = banner_of(state(shown(reviewing=True, may_study=may_study)))
            assert words is not None
            assert bool(words.other) is may_study
            assert words.escape is True
            assert not words.first  # the keyboard stays on the board


class TestPrompt:
    def test_the_scene_speaks_where_nothing_else_is_to_be_said(self) -> None:
        assert prompt_of(state(), SCENE) == (0, SCENE.prompt)

    def test_a_computer_thinks_or_waits_to_be_let_go(self) -> None:
        thinks = prompt_of(state(computers=frozenset({0})), SCENE)
        held = prompt_of(state(computers=frozenset({0}), still=True), SCENE)
        assert thinks[0] == held[0] == 0
        assert "Ann" in thinks[1].sentence
        assert thinks != held

    def test_the_coach_is_silent_during_a_move(self) -> None:
        advised = state(coach="Split first.")
        assert prompt_of(advised, SCENE)[1].accent
        assert prompt_of(advised, replace(SCENE, half_done=True))[1] == SCENE.prompt

    def test_what_is_typed_comes_before_the_coach(self) -> None:
        typed = state(coach="Split first.", preview=("a3-c3",))
        assert prompt_of(typed, SCENE)[1].hint == "Your typed move. Enter plays it."

    def test_a_turn_that_is_over_says_what_it_brought(self) -> None:
        ended = state(shown(hand_over=1, viewer=0))
        assert prompt_of(ended, replace(SCENE, aftermath="You hit a3."))[1].hint == "You hit a3."
        assert prompt_of(ended, SCENE)[1].hint

    def test_looking_back_names_the_turn(self) -> None:
        looked = shown("a3-c3", "e3-d3", reviewing=True)
        assert "2" in prompt_of(state(looked), SCENE)[1].sentence
        assert turn_of(looked) == 3

    def test_after_the_end_no_further_turn_is_counted(self) -> None:
        ending = shown("a3-c3", "e3-d3")
        match = Match.new("adamas", ("Ann", "Ned"), seed=7)
        for move in ("a3-c3", "e3-d3"):
            match.play(move)
        match.resign(0)
        assert turn_of(replace(ending, view=match.view(0))) == 2


class TestAloud:
    def test_a_question_is_said_with_its_answerer(self) -> None:
        assert "Ned" in aloud_of(state(shown(**ASKED)), SCENE)

    def test_who_won_is_not_said_again(self) -> None:
        assert aloud_of(state(replace(over(), happened="Ned resigns. Ann wins.")), SCENE) == ""

    def test_behind_the_curtain_nothing_is_said(self) -> None:
        assert aloud_of(state(shown(hand_over=1, viewer=None)), SCENE) == ""


class TestCommands:
    def test_nobody_resigns_a_match_that_is_over(self) -> None:
        for showing, may in ((shown(), True), (over(), False)):
            enabled = enabled_commands(state(showing))
            assert (enabled[RESIGN], enabled[DRAW]) == (may, may)
            assert enabled[REVIEW] is not may

    def test_the_pace_is_only_for_matches_with_a_computer(self) -> None:
        assert not enabled_commands(state())[PACES[0]]
        assert enabled_commands(state(computers=frozenset({1})))[PACES[0]]

    def test_a_position_with_secrets_is_no_start_of_another_match(self) -> None:
        secret = shown(game="blackbox")
        assert not enabled_commands(state(secret, has_setups=True))[SET_UP]
        assert enabled_commands(state(has_setups=True))[SET_UP]

    def test_a_last_decision_that_stands_says_why(self) -> None:
        assert undo_lock(shown()) == ""
        serious = undo_lock(shown(undo_refused=True, serious=True))
        assert serious
        assert undo_lock(shown(undo_refused=True)) not in ("", serious)


def test_only_what_the_players_are_asked_is_a_question() -> None:
    assert [asks(state(showing)) for showing in (shown(), shown(**ASKED), over())] == [
        False,
        True,
        False,
    ]
