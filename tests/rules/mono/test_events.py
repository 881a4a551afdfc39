"""What each viewer is told in a match of Mono."""

from rules.match import Match
from rules.mono.events import Bared, LayoutPlaced, LayoutShown, Revealed, TurnGivenUp
from rules.mono.moves import Reveal

FREDS, NEDS = "333221", "122333"
"""The cells are a2, b2, c2 and, below them, a1, b1, c1."""
TURNS = ("a2,b2,c2,a1,end", "a2,c1", "b1,c1", "a1,b1,b2,end")


def played(*turns: str) -> Match:
    match = Match.new("mono", ("fred", "ned"), {"size": 3, "no_auto": True}, seed=1)
    for text in (FREDS, NEDS, *turns):
        match.play(text)
    return match


def said(match: Match, ply: int, viewer: int | None = None) -> list[str]:
    return [str(event.sentence(match.names)) for event in match.events(ply, viewer)]


def test_a_layout_is_told_to_nobody_but_its_owner() -> None:
    match = played()
    assert match.events(1, 0)[0] == LayoutPlaced(0, ("333", "221"))
    assert said(match, 1, 0) == ["fred chooses the layout 333 221", "it is ned's turn"]
    for viewer in (1, None):
        assert match.events(1, viewer)[0] == LayoutPlaced(0, None)
        assert said(match, 1, viewer) == ["fred chooses a layout", "it is ned's turn"]


def test_a_random_layout_looks_like_a_drawn_one() -> None:
    match = Match.new("mono", ("fred", "ned"), {"size": 3}, seed=1)
    match.play("random")
    rows = tuple(match.view(0).to_dict()["boards"][0])
    assert match.events(1, 0)[0] == LayoutPlaced(0, rows)
    assert match.events(1, 1) == match.events(1, None) == played().events(1, None)


def test_a_turn_is_told_cell_by_cell_and_run_by_run() -> None:
    match = played(*TURNS[:1])
    for viewer in (0, 1, None):
        assert said(match, 3, viewer) == [
            "fred reveals a2: 1 on ned's board",
            "fred reveals b2: 2 on ned's board",
            "fred reveals c2: 2 on ned's board",
            "fred reveals a1: 3 on ned's board",
            "fred ends the turn",
            "fred's list 1, 22, 3 scores 1 + 4 + 1 = 6 points",
            "fred gains 6 points and has 6",
            "it is ned's turn",
        ]


def test_a_lower_value_ends_the_turn_and_does_not_score() -> None:
    assert said(played(*TURNS[:2]), 4)[1:-1] == [
        "ned reveals c1: 1 on fred's board",
        "1 is lower than 3, which ends ned's turn",
        "ned's list 3 scores 1 point",
        "ned gains 1 point and has 1",
    ]


def test_the_last_cell_of_a_board_ends_the_turn() -> None:
    assert said(played(*TURNS[:3]), 5)[1:4] == [
        "fred reveals c1: 3 on ned's board",
        "ned's board is completely revealed",
        "nothing is left to reveal, which ends fred's turn",
    ]


def test_the_end_shows_what_was_hidden_to_those_who_had_not_seen_it() -> None:
    match = played(*TURNS)
    shown = LayoutShown(0, ("333", "221"))
    for viewer in (1, None):
        assert [e for e in match.events(6, viewer) if isinstance(e, LayoutShown)] == [shown]
        assert said(match, 6, viewer)[-3::2] == [
            "fred's layout was 333 221",
            "fred wins: ned's board is completely revealed",
        ]
    assert shown not in match.events(6, 0)


def test_cells_revealed_at_random_are_told_as_such() -> None:
    match = Match.new("mono", ("fred", "ned"), {"size": 3}, seed=1)
    for text in (FREDS, NEDS, "a2"):
        match.play(text)
    first, second = [event for event in match.events(3, 0) if isinstance(event, Revealed)][:2]
    assert (first.at_random, second.at_random) == (False, True)
    assert said(match, 3)[1].startswith(f"fred reveals {second.cell} at random: ")


def test_with_several_boards_the_value_that_counts_is_told() -> None:
    names = ("fred", "ned", "ted")
    match = Match.new("mono", names, {"size": 3, "no_auto": True}, seed=1)
    for layout in (FREDS, NEDS, FREDS):
        match.play(layout)
    match.play(Reveal("a2"))
    assert match.events(4, None) == (Revealed(0, "a2", ((1, 1), (2, 3)), 1, at_random=False),)
    assert said(match, 4) == ["fred reveals a2: 1 on ned's board and 3 on ted's board; 1 counts"]
    assert not any(isinstance(event, Bared) for event in match.events(4, 1))


def test_a_turn_that_is_given_up_does_not_score() -> None:
    match = played()
    match.play(Reveal("a2"))
    match.resign(0)
    assert match.events(4, None)[1] == TurnGivenUp(0, (1,))
    assert said(match, 4, 1) == [
        "fred resigns",
        "fred's list 1 does not score",
        "fred's layout was 333 221",
        "ned wins: fred resigned",
    ]
    assert said(match, 4, 0)[2:3] == ["ned's layout was 122 333"]
