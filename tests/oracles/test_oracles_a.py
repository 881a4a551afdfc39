"""Tests of the oracles of Mono, Adamas and Black Box against examples in the source texts."""

import random

import pytest

from tests.oracles import blackbox, mono
from tests.oracles.adamas import AdamasOracle, Stacks, all_cells, capturable, first_seen
from tests.oracles.blackbox import BlackBoxOracle, read_cell
from tests.oracles.mono import MonoOracle, dimensions, read_layout, snake_layout, turn_score

FIGURE = "666699777664999787344999787342955888312555888"


def test_mono_dimensions() -> None:
    assert dimensions(9) == (5, 9)
    assert dimensions(2) == (1, 3)
    assert dimensions(25) == (13, 25)
    for size in range(2, 26):
        rows, columns = dimensions(size)
        assert rows * columns == size * (size + 1) // 2


def test_mono_figure_is_a_valid_layout() -> None:
    board = read_layout(FIGURE, 9)
    assert board is not None
    assert board["a5"] == 6
    assert board["b1"] == 1
    assert board["i2"] == 8


@pytest.mark.parametrize(
    "text",
    [
        FIGURE[:-1],
        FIGURE + "8",
        FIGURE.replace("1", "2"),
        FIGURE.replace("5", "a"),
        "966" + FIGURE[3:4] + "69" + FIGURE[6:],
        FIGURE[::-1][:44] + "0",
    ],
)
def test_mono_bad_layouts(text: str) -> None:
    assert read_layout(text, 9) is None


@pytest.mark.parametrize("size", [2, 3, 9, 16, 25])
def test_mono_snakes_are_valid(size: int) -> None:
    for seed in range(10):
        assert read_layout(snake_layout(size, random.Random(seed)), size) is not None


def test_mono_turn_score() -> None:
    assert turn_score([2, 3, 5, 5, 5, 5, 7, 7, 8, 3]) == 23
    assert turn_score([4]) == 1
    assert turn_score([4, 2]) == 1
    assert turn_score([1, 2, 2]) == 5


def test_mono_two_player_game() -> None:
    game = MonoOracle(2, 2, no_auto=True)
    game.place("122")
    game.place("221")
    assert game.facts(0)["boards"] == [["122"], ["..."]]
    game.play_turn("a1,b1", [])  # 2 2, ended by no_auto
    assert game.scores == [4, 0]
    game.play_turn("b1,a1", [])  # 2 1
    assert game.scores == [4, 1]
    game.play_turn("c1", [])  # the last cell
    assert game.scores == [5, 1]
    assert game.to_move == 1
    game.play_turn("c1", [])
    assert game.winners == [0]
    assert game.facts(None)["boards"] == [["122"], ["221"]]


@pytest.mark.parametrize(
    ("options", "values"),
    [({}, [1, 3]), ({"take_min": True}, [1, 2]), ({"take_max": True}, [3, 3])],
)
def test_mono_choice_of_candidates(options: dict[str, bool], values: list[int]) -> None:
    game = MonoOracle(3, 3, no_auto=True, **options)
    for text in ("122333", "122333", "333221"):  # rows 122/333, 122/333, 333/221
        game.place(text)
    game.reveal("a2")  # 1 and 3
    game.reveal("b2")  # 2 and 3
    expected = [values[0], 2 if not options.get("take_max") else 3]
    assert game.list == expected
    game.reveal("a1")  # 3 and 2
    assert game.list == [*expected, 3 if options.get("take_max") else 2]


def test_mono_a_skipped_player_still_ends_the_round() -> None:
    game = MonoOracle(3, 2, no_auto=True)
    for _ in range(3):
        game.place("122")
    game.play_turn("a1,b1,c1", [])
    assert game.to_move == 1
    game.play_turn("a1,b1,c1", [])  # only the first board is still covered
    assert game.to_move is None
    assert game.winners == [0, 1]


def test_adamas_counts() -> None:
    assert len(all_cells(3)) == 19
    assert len(all_cells(8)) == 169
    assert AdamasOracle(2).stacks == {"a3": ("O", 8), "e3": ("X", 8)}
    three = {"a4": ("O", 12), "d7": ("X", 12), "g1": ("Y", 12)}
    assert AdamasOracle(3).stacks == three


def test_adamas_opening_splits() -> None:
    assert len(AdamasOracle(2).all_moves()) == 6434


def test_adamas_worked_game() -> None:
    game = AdamasOracle(2)
    assert not game.legal("a3-e3")
    assert not game.legal("8xa3-e3")  # the first move may not capture
    game.play("a3-a5,b3,4xc3,c1")
    game.play("e3-d3,3xe1")
    assert game.stacks["e3"] == ("X", 4)
    assert capturable(game.stacks, "c3", 3)
    game.play("3xc3,a5,b3-b4")
    assert game.stacks == {
        "a3": ("O", 1),
        "b4": ("O", 5),
        "c1": ("O", 1),
        "c3": ("O", 1),
        "d3": ("X", 1),
        "e1": ("X", 3),
        "e3": ("X", 4),
    }
    assert capturable(game.stacks, "c3", 3) is False
    assert capturable(game.stacks, "d3", 3) is True
    assert sorted(first_seen(game.stacks, "d3", 3)) == ["c3", "e3"]


DOUBLE: Stacks = {
    "a3": ("X", 2),
    "b3": ("X", 2),
    "b5": ("X", 2),
    "c1": ("X", 1),
    "d1": ("O", 4),
    "d3": ("O", 4),
    "e1": ("X", 1),
}


@pytest.mark.parametrize("prog_cap", [False, True])
def test_adamas_multiple_capture(prog_cap: bool) -> None:
    game = AdamasOracle(2, prog_cap=prog_cap)
    game.stacks, game.to_move, game.first_move = dict(DOUBLE), 1, False
    assert game.legal("b3-d1")
    assert game.legal("b3-d1,d3") is not prog_cap
    assert game.legal("b3-d3,d1") is not prog_cap
    if not prog_cap:
        game.play("b3-d1,d3")
        assert game.winners == [1]


def test_adamas_tie_and_last_capture() -> None:
    game = AdamasOracle(2, pieces=1)
    game.play("a3-a4")  # out of sight of e3
    assert game.winners == [0, 1]
    game = AdamasOracle(2, pieces=1)
    game.play("a3-b3")
    game.play("e3-b3")
    assert game.winners == [1]


def test_adamas_repetition() -> None:
    game = AdamasOracle(2)
    for _ in range(2):
        assert not game.repeated()
        for text in ("8xa3-b3", "8xe3-d3", "8xb3-a3", "8xd3-e3"):
            game.play(text)
    assert game.repeated()
    game.claim_tie()
    assert game.winners == [0, 1]


BOXES = [
    (
        ["g1", "b2", "b4", "f5"],
        ["5", "d", "9", "10", "f", "13", "1"],
        "5:a h:a d:b k:b 9:% 10:% f:% 13:c n:c 1:d a:d",
    ),
    (
        ["c2", "e2", "f6", "f7"],
        ["3", "5", "12", "13", "j", "l"],
        "3:a i:a 5:# 12:b g:b 13:# j:# l:%",
    ),
]


@pytest.mark.parametrize("number", [0, 1])
def test_blackbox_figures(number: int) -> None:
    atoms, probes, marks = BOXES[number]
    box = blackbox.Box()
    box.atoms = {cell for cell in map(read_cell, atoms) if cell is not None}
    expected = dict(mark.split(":") for mark in marks.split())
    for port in probes:
        box.probe(port)
    assert box.marks == expected


def test_blackbox_drawn_turns() -> None:
    middle = {(3, 3)}
    assert blackbox.trace(middle, "c") == "3"
    assert blackbox.trace(middle, "e") == "10"
    assert blackbox.trace(middle, "12") == "l"
    assert blackbox.trace(middle, "j") == "5"
    assert blackbox.trace({(3, 1), (3, 3)}, "3") == "%"
    assert blackbox.trace({(3, 6)}, "j") == "%"
    assert blackbox.trace({(3, 6)}, "k") == "#"
    assert blackbox.trace(set(), "1") == "8"


@pytest.mark.parametrize(
    ("text", "name"), [("b3", "b3"), ("3B", "b3"), ("h8", "a1"), ("n13", "g6"), ("14M", "f7")]
)
def test_blackbox_cells(text: str, name: str) -> None:
    cell = read_cell(text)
    assert cell is not None
    assert blackbox.cell_name(cell) == name


@pytest.mark.parametrize("text", ["", "a", "3", "a15", "a0", "o1", "aa1", "1a1", "a01", "b 3"])
def test_blackbox_no_cells(text: str) -> None:
    assert read_cell(text) is None


def test_blackbox_a_turn() -> None:
    game = BlackBoxOracle()
    game.play_turn("b3,d3,8h,13n")
    game.play_turn("c2,f2,k8,k9")
    assert not game.legal_turn("k8,8k,a1,a2")
    assert game.legal_turn("?") is False
    game.play_turn("?,+c2,+f2,+k8,d,+k9")
    assert game.winner == 0
    assert game.boxes[0].marks == {"d": "#"}


def test_mono_oracle_refuses() -> None:
    game = MonoOracle(2, 2)
    with pytest.raises(mono.Refused):
        game.place("212")
    with pytest.raises(mono.Refused):
        game.end()
