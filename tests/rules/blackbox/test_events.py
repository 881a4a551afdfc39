"""What each viewer is told in a match of Black Box."""

from rules.blackbox.events import AtomsHidden, AtomsShown, GuessRight, GuessWrong, ProbeAnswered
from rules.core.commands import RESIGN
from rules.match import Match
from tests.rules.blackbox.rebuilt import RebuiltBlackBox

ATOMS, OTHERS = "a1,b3,c5,g7", "a2,d4,e5,f6"


def played(*turns: str) -> Match:
    """fred hides ATOMS for ned and ned OTHERS for fred; then come the turns."""
    match = Match.new("blackbox", ("fred", "ned"))
    for text in (ATOMS, OTHERS, *turns):
        if text == RESIGN:
            match.resign(0)
        else:
            match.play(text)
    return match


def said(match: Match, ply: int, viewer: int | None) -> list[str]:
    return [str(event.sentence(match.names)) for event in match.events(ply, viewer)]


def rebuilt(match: Match, viewer: int | None) -> bool:
    """Whether the events of a whole match lead to the facts at its end."""
    model = RebuiltBlackBox(match.copy(0).view(viewer).to_dict())
    for ply in range(1, match.last_ply + 1):
        for event in match.events(ply, viewer):
            model.take(event)
    return bool(model.facts == match.view(viewer).to_dict())


def test_where_atoms_are_hidden_is_told_to_nobody_else() -> None:
    match = played()
    cells = tuple(ATOMS.split(","))
    assert match.events(1, 0)[0] == AtomsHidden(0, cells)
    for viewer in (1, None):
        assert match.events(1, viewer)[0] == AtomsHidden(0, None)
    assert said(match, 1, 1) == ["fred hides four atoms in ned's box", "it is ned's turn"]
    assert said(match, 1, 0)[0] == "fred hides four atoms in ned's box, on a1, b3, c5 and g7"


def test_all_see_what_a_probe_tells() -> None:
    match = played("2", "3")
    for viewer in (0, 1, None):
        assert match.events(3, viewer)[0] == ProbeAnswered(0, "2", "#", None)
        assert match.events(4, viewer)[0] == ProbeAnswered(1, "3", "#", None)
    assert said(match, 3, None) == [
        "fred sends a ray into 2: it hits an atom",
        "fred ends the turn",
        "it is ned's turn",
    ]


def test_wrong_guesses_count_down_and_the_last_shows_all_atoms() -> None:
    wrong = "a1,a2,a3,a4"
    match = played(",".join(f"+{cell}" for cell in wrong.split(",")) + ",?", "end", "?", "end", "?")
    cells = tuple(wrong.split(","))
    told = [event for ply in (3, 5, 7) for event in match.events(ply, None)]
    assert [event.left for event in told if isinstance(event, GuessWrong)] == [2, 1, 0]
    assert said(match, 5, 1)[0] == "fred guesses a1, a2, a3 and a4 and is wrong: 1 guess left"
    assert match.events(7, 0)[:2] == (GuessWrong(0, cells, 0), AtomsShown(0, atoms(OTHERS)))
    assert match.events(7, 1)[1] == AtomsShown(1, atoms(ATOMS))
    assert match.events(7, None)[1:3] == (AtomsShown(0, atoms(OTHERS)), AtomsShown(1, atoms(ATOMS)))
    assert said(match, 7, None)[-1] == "ned wins: fred guessed wrong three times"
    assert all(rebuilt(match, viewer) for viewer in (0, 1, None))


def test_a_right_guess_ends_the_game() -> None:
    match = played(",".join(f"+{cell}" for cell in OTHERS.split(",")) + ",?")
    assert GuessRight(0, atoms(OTHERS)) in match.events(3, 1)
    assert said(match, 3, 1)[-1] == "fred wins: fred found the four atoms"
    assert all(rebuilt(match, viewer) for viewer in (0, 1, None))


def test_resigning_shows_the_atoms() -> None:
    match = played(RESIGN)
    assert said(match, 3, 0) == [
        "fred resigns",
        "the atoms in fred's box are on a2, d4, e5 and f6",
        "ned wins: fred resigned",
    ]
    assert all(rebuilt(match, viewer) for viewer in (0, 1, None))


def atoms(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))
