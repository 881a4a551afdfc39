"""The table in the terminal: whole games typed at one keyboard."""

import sys
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from rules import Match
from rules.playout import random_move
from rules.terminal.table import Table
from tests.rules.variants import STANDARD, Variant


def sit_down(match: Match, *lines: str) -> str:
    """Return what is printed when these lines are typed; then the input ends."""
    typed, printed = iter(lines), []

    def ask(prompt: str) -> str:
        printed.append(prompt)
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    Table(match, ask, printed.append).run()
    assert next(typed, None) is None, "not all lines were read"
    return "\n".join(printed)


def new(slug: str, **options: object) -> Match:
    return Match.new(slug, ("fred", "ned"), options, seed=1)


def test_a_whole_game_of_adamas() -> None:
    """Two single pieces: fred steps beside ned's, is captured, and the result is told."""
    match = new("adamas", size=2, pieces=1)
    printed = sit_down(match, "a2-b2", "c2-b2", "")
    assert "ned wins: " in printed
    assert printed.count("fred> ") == 1


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_a_whole_game_of_each_is_typed_to_its_result(variant: Variant) -> None:
    match, rng, printed = variant.match(5), Random(5), []

    def ask(prompt: str) -> str:
        printed.append(prompt)
        if not prompt.endswith("> "):
            return ""
        return str(random_move(match.game, match.view(match.to_move), rng, most=60))

    Table(match, ask, printed.append).run()
    assert match.outcome is not None
    assert match.outcome.sentence(match.names) in printed
    told = "\n".join(printed)
    assert any(match.diagram(player, coordinates=True) in told for player in (0, 1))


@pytest.mark.parametrize("slug", ["mono", "adamas", "holomino", "dragons", "blackbox"])
def test_every_game_explains_how_to_write_a_move(slug: str) -> None:
    match = new(slug)
    lines = ["", "help", "rules", "moves", "quit"]
    printed = sit_down(match, *(lines if match.game.hidden else lines[1:]))
    assert "preview MOVE" in printed
    assert str(next(match.legal_moves())) in printed


def test_errors_point_at_the_spot_and_the_turn_goes_on() -> None:
    printed = sit_down(new("adamas"), "  a3-a5,zz", "preview a3-zz", "8xa3-a4").splitlines()
    carets = [line.index("^") for line in printed if line.strip() == "^"]
    assert carets == [len("fred>   a3-a5,"), len("fred> preview a3-")]
    assert "ned> " in printed


class TestCurtain:
    def test_it_falls_between_players_with_secrets(self) -> None:
        match = new("blackbox")
        printed = sit_down(match, "", "a1,a2,d4,d5", "", "", "b3,d3,8h,13n", "", "", "1", "", "")
        fred, _, rest = printed.partition("Your turn is over.")
        secret = next(line for line in match.diagram(0).splitlines() if "@" in line)
        assert "@" in fred
        curtain, _, ned = rest.partition("The keyboard goes to ned.")
        assert "\n" * 50 in curtain
        assert secret not in curtain + ned.partition("Your turn is over.")[0]

    def test_what_a_move_brought_is_seen_before_it(self) -> None:
        match = new("mono", size=3, no_auto=True)
        printed = sit_down(match, "", "122333", "", "", "333122", "", "", "a1", "")
        seen = printed.rpartition("Your turn is over.")[0]
        assert match.diagram(0, coordinates=True) in seen

    def test_nobody_is_asked_with_anothers_secrets_on_the_screen(self) -> None:
        match = new("blackbox")
        printed = sit_down(
            match, "", "a1,a2,d4,d5", "", "", "b3,d3,8h,13n", "", "", "draw", "yes", "no"
        )
        before, _, _ = printed.rpartition("ned, do you accept a draw?")
        assert "\n" * 50 in before[-70:]

    def test_open_games_have_none(self) -> None:
        assert "keyboard goes" not in sit_down(new("dragons"), "a1")


class TestCommands:
    def test_undo_needs_the_others_consent(self) -> None:
        match = new("adamas")
        printed = sit_down(match, "undo", "8xa3-a4", "undo", "no", "undo", "yes", "undo it")
        assert "ned, may fred undo the last move?" in printed
        assert "The move is not undone." in printed
        assert printed.count("there is nothing to undo") == 1
        assert "undo takes nothing after it" in printed
        assert match.ply == 0

    def test_in_a_serious_match_nobody_is_asked_to_take_back_what_was_shown(self) -> None:
        match = new("holomino")
        match.serious = True
        printed = sit_down(match, str(next(match.legal_moves())), "undo")
        assert "this is a serious game: you cannot undo what has been shown" in printed
        assert "may fred undo" not in printed
        assert match.ply == 1

    def test_the_result_says_how_often_what_was_shown_was_taken_back(self) -> None:
        match = new("holomino")
        first, second = map(str, islice(match.legal_moves(), 2))
        lines = (first, "undo", "yes", second, "resign", "yes", "")
        assert "fred undid 1 move that had shown something." in sit_down(match, *lines)
        again = Match.from_text(match.to_text())
        again.undo()
        printed = sit_down(again, "undo", "yes", first, "resign", "yes", "")
        assert "fred undid 2 moves that had shown something." in printed

    def test_a_refused_and_an_agreed_draw_are_taken_back_whole(self) -> None:
        match = new("adamas")
        match.play("8xa3-a4")
        match.propose_draw(0)
        match.answer_draw(1, accept=False)
        sit_down(match, "undo", "yes")
        assert (match.ply, match.draw_offer) == (1, None)

    def test_redo(self) -> None:
        match = new("adamas")
        sit_down(match, "8xa3-a4", "undo", "y", "redo")
        assert match.ply == 1

    def test_a_draw_needs_the_others_consent(self) -> None:
        match = new("dragons")
        lines = ("draw", "no", "draw", "yes", "no", "draw", "yes", "yes", "")
        printed = sit_down(match, *lines)
        assert printed.count("Offer a draw?") == 3
        assert printed.count("The draw offer is declined.") == 1
        assert "fred and ned draw: draw agreed" in printed

    def test_resigning_is_confirmed(self) -> None:
        match = new("dragons")
        printed = sit_down(match, "resign", "no", "resign", "yes", "")
        assert "ned wins: fred resigned" in printed

    def test_a_tie_without_reason_is_refused(self) -> None:
        assert "cannot claim a draw" in sit_down(new("dragons"), "tie")

    def test_a_tie_is_confirmed(self) -> None:
        match = new("adamas")
        for text in ("8xa3-a4", "8xe3-d4", "8xa4-a3", "8xd4-e3") * 2:
            match.play(text)
        printed = sit_down(match, "tie", "no", "tie", "yes", "")
        assert printed.count("Claim a draw?") == 2
        assert "fred and ned draw: " in printed

    def test_boards_of_the_past_and_of_what_might_be(self) -> None:
        match = new("adamas")
        printed = sit_down(match, "8xa3-a4", "show 0", "show 9", "show x", "preview 8xe3-d4")
        assert match.ply == 1
        assert "move number from 0 to 1" in printed
        assert "show which ply?" in printed

    def test_history(self) -> None:
        assert "1. fred: 8xa3-a4" in sit_down(new("adamas"), "8xa3-a4", "history")


class TestSaving:
    def test_a_match_is_saved_and_gone_on_with(self, tmp_path: Path) -> None:
        path = tmp_path / "evening"
        sit_down(new("adamas"), "8xa3-a4", f"save {path}", "quit")
        assert Match.load(path.with_suffix(".qcx")).last_ply == 1

    @pytest.mark.parametrize("name", ["Fred vs. Ned", "2025.03.01", ".hidden", "a.txt"])
    def test_a_dot_in_a_name_begins_no_extension(self, tmp_path: Path, name: str) -> None:
        sit_down(new("adamas"), "8xa3-a4", f"save {tmp_path / name}", "quit")
        assert [path.name for path in tmp_path.iterdir()] == [f"{name}.qcx"]

    def test_an_extension_in_capitals_is_one(self, tmp_path: Path) -> None:
        sit_down(new("adamas"), "8xa3-a4", f"save {tmp_path / 'EVENING.QCX'}", "quit")
        assert [path.name for path in tmp_path.iterdir()] == ["EVENING.QCX"]

    def test_nothing_is_written_over_unasked(self, tmp_path: Path) -> None:
        path = tmp_path / "evening.qcx"
        path.write_text("dear diary")
        sit_down(new("adamas"), f"save {path}", "no")
        assert path.read_text() == "dear diary"
        sit_down(new("adamas"), f"save {path}", "yes")
        assert Match.load(path).last_ply == 0

    def test_a_save_that_fails_is_reported(self, tmp_path: Path) -> None:
        bad = f"{tmp_path}/nowhere/x.qcx"
        lines = [
            "8xa3-a4",
            "save",
            f"save {bad}",
            "save ~no-one/x",
            "save /",
            "save ..",
            "quit",
            bad,
            "",
        ]
        printed = sit_down(new("adamas"), *lines)
        assert "name a file" in printed
        assert printed.count("does not exist") >= 2
        # Windows has a place for every user, whether there is one or not.
        refused = 2 if sys.platform == "win32" else 3
        assert printed.count("cannot be used as a file name") == refused
        assert ".part" not in printed

    def test_what_has_not_changed_is_not_saved(self) -> None:
        assert "Save the match" not in sit_down(new("adamas"), "quit")


def test_the_end_of_the_input_leaves_the_table() -> None:
    assert "You have left the table." in sit_down(new("adamas"))


def test_lines_of_the_server_are_played() -> None:
    match = new("adamas", size=3)
    printed = sit_down(
        match, "adamas move 12 fred pw a3-b3", "holo move 1 ned pw 123:6", "quit", ""
    )
    assert match.ply == 1
    assert "Board number, name and password were ignored." in printed
    assert "this is a move in Holomino, but you are playing Adamas" in printed


def test_a_fault_in_a_line_of_the_server_is_shown_at_its_place() -> None:
    line = "adamas move 12 fred pw a3-!!"
    printed = sit_down(new("adamas", size=3), line, "quit").splitlines()
    caret = next(one for one in printed if one.strip() == "^")
    assert caret.index("^") >= len("fred> ") + line.index("a3")


def test_a_challenge_at_the_table_asks_to_leave_first() -> None:
    printed = sit_down(new("adamas"), "mono challenge fred ned", "quit")
    assert "a challenge starts a new game: leave this one first" in printed
