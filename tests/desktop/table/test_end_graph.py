"""Games that are not won by points have a graph of their own at the end."""

import pytest

from desktop.games.catalogue import ui_of
from desktop.table.page import TablePage
from rules.match import Match
from tests.desktop.conftest import Seat, wait_until

PLAYED = {  # an empty text is any move
    "adamas": ("", "", ""),
    "dragons": ("", ""),
    "blackbox": ("a1,a2,b1,b2", "c3,d4,e5,f6", "1,end", "a,end"),
}


def graph_of(page: TablePage) -> list[tuple[int, ...]]:
    """Return what the graph shows once the match is over."""
    wait_until(lambda: bool(page.panel.chart.curves.scores))
    return page.panel.chart.curves.scores


@pytest.mark.parametrize(
    ("slug", "title", "first"),
    [
        ("adamas", "Pieces, turn by turn", (8, 8)),
        ("dragons", "Longest path, turn by turn", (1, 1)),
        ("blackbox", "Arrangements still possible", (211_876, 211_876)),
    ],
)
def test_what_a_game_is_counted_by_is_drawn_at_its_end(
    seat: Seat, slug: str, title: str, first: tuple[int, ...]
) -> None:
    match, moves = Match.new(slug, ("fred", "ned"), seed=7), list[str]()
    for wanted in PLAYED[slug]:
        text = wanted or str(next(match.legal_moves()))
        match.play(text)
        moves.append(text)
    page = seat(slug, moves=moves)
    assert page.session is not None
    assert not page.panel.chart.curves.scores
    page.session.resign()
    points = graph_of(page)
    assert len(points) == match.ply + 2
    assert points[0] == first
    course = ui_of(slug).course
    assert course is not None
    assert points[match.ply] == course.count(match.view(None))
    assert course.title == title


def test_scores_stay_the_graph_of_games_that_have_them(seat: Seat) -> None:
    page = seat("holomino")
    assert page.session is not None
    page.session.resign()
    assert graph_of(page) == [(0, 0), (0, 0)]


def test_another_end_after_as_many_turns_has_a_graph_of_its_own(seat: Seat) -> None:
    page = seat("dragons", seed=7, moves=["c1", "a1"])
    session = page.session
    assert session is not None
    session.resign()
    assert graph_of(page)[2] == (2, 2)
    session.undo()
    session.undo()
    session.play("a2")
    session.resign()
    wait_until(lambda: graph_of(page)[2] == (3, 3))
