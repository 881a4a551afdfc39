"""Lines of the play-by-mail server are read as moves and new games."""

import pytest

from rules.core import InvalidMove
from rules.server_line import Challenge, ServerMove, read_server_line

IGNORED = "Board number, name and password were ignored."


@pytest.mark.parametrize(
    ("line", "slug", "move"),
    [
        ("mono move 12 fred pw a3,f2", "mono", "a3,f2"),
        ("Adamas move 7 ned secret d1-2xd3,e1,3xf1", "adamas", "d1-2xd3,e1,3xf1"),
        ("holo move 3 fred pw 123:6", "holomino", "123:6"),
        ("dragons  move 3 fred pw  d3 ", "dragons", "d3"),
        ("blackbox move 9 fred pw +b2, +b4, 13", "blackbox", "+b2, +b4, 13"),
    ],
)
def test_a_move_is_found_behind_board_name_and_password(line: str, slug: str, move: str) -> None:
    found = read_server_line(line)
    assert isinstance(found, ServerMove)
    assert (found.slug, found.text, found.note) == (slug, move, IGNORED)
    assert line[found.start :].startswith(move)


def test_a_move_may_come_alone() -> None:
    assert read_server_line("mono move random") == ServerMove("mono", "random", 10, None)


def test_a_challenge_has_options_and_names() -> None:
    found = read_server_line("mono challenge -size=12 -no_auto fred ned")
    assert found == Challenge("mono", ("fred", "ned"), {"size": 12, "no_auto": True}, None)
    assert read_server_line("holo challenge -pool_size=4 -limit-scores fred ned") == Challenge(
        "holomino", ("fred", "ned"), {"pool_size": 4, "limit_scores": True}, None
    )


def test_unknown_options_are_ignored_with_a_word() -> None:
    found = read_server_line("dragons challenge -rated fred ned")
    assert isinstance(found, Challenge)
    assert found.options == {}
    assert found.note == "Dragons has no option -rated. It was ignored."


@pytest.mark.parametrize("text", ["", "a3,f2", "random", "mono", "mono rules", "chess move e4"])
def test_other_texts_are_not_lines_of_the_server(text: str) -> None:
    assert read_server_line(text) is None


@pytest.mark.parametrize(
    ("line", "position"),
    [("mono move 12 fred", 17), ("mono challenge -size=big fred ned", 15)],
)
def test_what_is_missing_is_named_with_its_place(line: str, position: int) -> None:
    with pytest.raises(InvalidMove) as caught:
        read_server_line(line)
    assert caught.value.position == position
