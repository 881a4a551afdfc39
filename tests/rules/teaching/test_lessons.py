"""Every lesson, tried in every way the rules allow: what solves it, what does not, what is said."""

import os
from collections.abc import Iterator
from itertools import islice

import pytest

from rules.blackbox.rays import PORT_NAMES
from rules.core.lesson import Lesson, Trial, trial
from rules.games import game_named
from rules.teaching import LESSONS
from tests.rules.variants import FIVE

ALL = [
    pytest.param(game, lesson, id=f"{game}-{lesson.slug}")
    for game, lessons in LESSONS.items()
    for lesson in lessons
]
_MOST_MOVES = 400
_WHOLE = bool(os.environ.get("QUINCUNX_PLIES"))


def most_ends(lesson: Lesson) -> int:
    """How many ways to play a lesson are tried: fewer where all answers are looked at in each."""
    looks_ahead = "CanAnswer" in repr(lesson) or "CannotPrevent" in repr(lesson)
    return 15 if looks_ahead and not _WHOLE else 2_000


def begun(game: str, lesson: Lesson) -> Trial:
    return trial(game_named(game), lesson)


def ends(now: Trial, depth: int = 3) -> Iterator[Trial]:
    """Every way in which a lesson may end, in the order of the legal moves."""
    for move in islice(now.game.legal_moves(now.view), _MOST_MOVES):
        after = now.play(move)
        if after.succeeded or after.mistake:
            yield after
        elif depth:
            yield from ends(after, depth - 1)


def test_our_five_games_have_some_and_who_has_any_has_six_to_ten() -> None:
    assert set(LESSONS) >= FIVE
    for lessons in LESSONS.values():
        assert 6 <= len(lessons) <= 10
        assert len({lesson.slug for lesson in lessons}) == len(lessons)


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_what_is_shown_solves_it(game: str, lesson: Lesson) -> None:
    now = begun(game, lesson)
    assert not now.succeeded
    assert now.mistake is None
    for text in lesson.show:
        assert not now.succeeded, "the lesson is over before all is shown"
        now = now.type(text)
    assert now.succeeded


@pytest.mark.parametrize(("game", "lesson"), ALL)
@pytest.mark.slow
def test_every_way_to_play_it_is_answered(game: str, lesson: Lesson) -> None:
    """A way that solves it says nothing; any other says what it does, and no mistake is idle."""
    told = set()
    for end in islice(ends(begun(game, lesson)), most_ends(lesson)):
        if end.succeeded:
            assert end.mistake is None
        else:
            told.add(end.mistake)
    assert {mistake.words for mistake in lesson.mistakes} <= told


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_it_can_be_read_at_a_glance(game: str, lesson: Lesson) -> None:
    """Words that fit two lines, whole sentences; titles without a full stop."""
    assert len(lesson.title) <= 30
    assert not lesson.title.endswith(".")
    said = [lesson.task, lesson.learnt, lesson.missing, *(one.words for one in lesson.mistakes)]
    for words in said:
        assert len(words) <= 110
        assert words.endswith((".", "?"))


@pytest.mark.parametrize(
    ("slug", "told"),
    [("infer", {"3": "a", "c": "a", "4": "#"}), ("guess", {"6": "%", "7": "#"})],
)
def test_what_a_task_says_rays_told_is_seen_in_the_learner_s_box(
    slug: str, told: dict[str, str]
) -> None:
    lesson = next(lesson for lesson in LESSONS["blackbox"] if lesson.slug == slug)
    box = begun("blackbox", lesson).view.boxes[0]  # type: ignore[attr-defined]
    assert {port: mark for port, mark in zip(PORT_NAMES, box.marks, strict=True) if mark} == told
