"""Claims of lessons, coach and help about the rules, each played by the rules."""

from pathlib import Path

import pytest

from rules import Match
from rules.teaching import ADVICE, LESSONS
from tests.tools.players.mono_stopping import MASTER, played

MONO = ("445553445533221", "555445544312233")
"""The second layout, from the top: 5 5 5 4 4, then 5 5 4 4 3 and 1 2 2 3 3."""

TWO = "O: a3=2 b3=2 b5=2 c1=1 e1=1; X: d1=4 d3=4; move: O"
HOLES = "tiles: 0,-1=413 1,-1=531 1,0=451 0,1=264; O: 456 126 235; X: 162 125; move: O"
LOOP = "tiles: 0,0=a -1,0=k 0,-1=l -1,1=e 1,-2=f 1,-1=d; move: O"

SCORES = [
    # game, words, set-up, moves, the first player's points
    ("mono", "scores 3 × 3 = 9, whatever comes next", "", (*MONO, "d1,e1,e2,a1"), 9),
    ("mono", "What you had before still scores", "", (*MONO, "d1,e1,e2,c1"), 9),
    ("mono", "Three equal numbers in a row score nine points", "", (*MONO, "d1,e1,e2,end"), 9),
    ("mono", "the next cells could only add more", "", (*MONO, "d1,e1,e2,c2,d2,d3,end"), 18),
    ("mono", "The numbers before it scored", "", (*MONO, "b1,c1,a1"), 4),
    ("mono", "all numbers before it score", "", (*MONO, "a1,b1,c1,d2,d1"), 6),
    ("mono", "Your list scores the same", "", (*MONO, "b1,c1,end"), 4),
    ("mono", "25 points for five in a row", "", (*MONO, "a2,b2,a3,b3,c3,end"), 25),
    ("mono", "As runs of 3 and 2 they would score only 13", "",
     (*MONO, "a2,b2,a3,end", "a1,end", "b3,c3,end"), 13),
    ("mono", "Two equal numbers in a row score four points", "", (*MONO, "d2,d3,end"), 4),
    ("mono", "In separate turns they score only two", "",
     (*MONO, "d2,end", "a1,end", "d3,end"), 2),
    ("mono", "1 + 4 = 5 points", "", (*MONO, "a1,d2,d3,end"), 5),
    ("mono", "After a 4 you could not have scored the 1", "", (*MONO, "d2,d3,a1"), 4),
    ("holomino", "12 × 15 = 180 points", HOLES, ("456:6",), 180),
]  # fmt: skip


def texts(slug: str) -> str:
    """Return everything that lessons, coach and help say about a game in English."""
    lessons = (
        words
        for lesson in LESSONS[slug]
        for words in (
            lesson.task,
            lesson.learnt,
            lesson.missing,
            *(m.words for m in lesson.mistakes),
        )
    )
    coach = (piece.words for piece in ADVICE[slug])
    help_page = Path(f"resources/help/{slug}.md").read_text(encoding="utf-8")
    return "\n".join([*lessons, *coach, help_page])


def after(slug: str, setup: str, moves: tuple[str, ...]) -> Match:
    options = {"size": 5, "no_auto": True} if slug == "mono" else {}
    match = Match.new(slug, options=options, seed=1, setup=setup)
    for move in moves:
        match.play(move)
    return match


@pytest.mark.parametrize(("slug", "words", "setup", "moves", "points"), SCORES)
def test_what_is_said_about_points(
    slug: str, words: str, setup: str, moves: tuple[str, ...], points: int
) -> None:
    assert words in texts(slug)
    assert after(slug, setup, moves).view(None).scores[0] == points


@pytest.mark.parametrize(
    ("slug", "words", "setup", "move", "winner"),
    [
        ("dragons", "A loop of six tiles or more ends the game at once", LOOP, "g2", 0),
        ("blackbox", "Four right markers win at once", "O: a1 b2 c3 d4; X: a1 c4 e2 g7; move: O",
         "+a1,+b2,+c3,+d4,?", 0),
    ],
)  # fmt: skip
def test_what_is_said_to_win(slug: str, words: str, setup: str, move: str, winner: int) -> None:
    assert words in texts(slug)
    outcome = after(slug, setup, (move,)).outcome
    assert outcome is not None
    assert outcome.winners == {winner}


@pytest.mark.parametrize(
    ("words", "setup", "move", "left"),
    [
        ("exactly its height", "O: a3=1 c1=1; X: c3=2 e2=3; move: O", "a3-c3", 3),
        ("one piece may count for two stacks", TWO, "b3-d1,d3", 0),
        ("exactly one of your pieces sees it", "O: a3=1 e2=1; X: c3=1 a5=1; move: O", "a3-c3", 1),
    ],
)
def test_what_is_said_about_captures(words: str, setup: str, move: str, left: int) -> None:
    assert words in texts("adamas")
    stacks = after("adamas", setup, (move,)).view(None).to_dict()["stacks"]
    assert sum(height for owner, height in stacks.values() if owner == "X") == left


@pytest.mark.slow
def test_who_never_ends_a_turn_of_mono_scores_as_much_as_the_master() -> None:
    """And whoever stops as soon as the next cell is likelier to be lower scores much less."""
    assert "Keep going" in texts("mono")
    assert "a player who never ends a turn scores as much as the Master" in texts("mono")
    gained = dict.fromkeys((MASTER, 0.75), 0.0)
    for game in range(12):
        without = played((0.0, 0.0), game % 2, 9, game)
        for least in gained:
            leasts = (least, 0.0) if game % 2 == 0 else (0.0, least)
            gained[least] += (played(leasts, game % 2, 9, game).lead - without.lead) / 12
    assert abs(gained[MASTER]) < 5
    assert gained[0.75] < -30
