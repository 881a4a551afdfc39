"""Taking back: what goes together, what stands in a serious match, and what the record counts."""

from itertools import islice

import pytest

from rules import IllegalMove, Match
from rules.core.commands import PROPOSE_DRAW
from tests.rules.variants import VARIANTS, Variant

STANDS = "serious game"
DRAW_AT_ONCE = ("mono", "holomino")
"""The games in which a draw follows the first move."""
SETUP = ("a1,b2,c3,d4", "e5,f6,g7,a7")


def adamas(*names: str) -> Match:
    match = Match.new("adamas", names or ("fred", "ned"), seed=7)
    match.play("8xa3-a4" if len(match.names) == 2 else "a4-a5")
    return match


def black_box(*texts: str, serious: bool = False) -> Match:
    match = Match.new("blackbox", ("fred", "ned"), seed=1)
    match.serious = serious
    for text in (*SETUP, *texts):
        match.play(text)
    return match


def again(match: Match) -> Match:
    """Return the match as it reads back."""
    read = Match.from_text(match.to_text())
    assert read.problem is None
    assert (read.ply, read.last_ply) == (match.ply, match.last_ply)
    return read


class TestOffers:
    """A draw that was proposed goes and comes with its answers."""

    @pytest.mark.parametrize("accept", [True, False])
    def test_the_proposal_goes_with_its_answer(self, accept: bool) -> None:
        match = adamas()
        match.propose_draw(1)
        match.answer_draw(0, accept=accept)
        match.undo()
        assert (match.ply, match.draw_offer, match.outcome) == (1, None, None)
        match = again(match)
        assert (match.ply, match.draw_offer) == (1, None)
        match.redo()
        assert match.ply == 3
        assert (match.outcome is not None) == accept

    def test_so_it_does_with_every_answer_of_several(self) -> None:
        match = adamas("fred", "ned", "yvonne")
        match.propose_draw(1)
        match.answer_draw(0, accept=True)
        match.answer_draw(2, accept=True)
        assert match.outcome is not None
        match.undo()
        assert (match.ply, match.draw_offer) == (1, None)
        match.redo()
        assert match.outcome is not None

    def test_a_resignation_in_between_goes_too(self) -> None:
        match = adamas("fred", "ned", "yvonne")
        match.propose_draw(0)
        match.resign(1)
        match.answer_draw(2, accept=True)
        assert match.outcome is not None
        match.undo()
        assert (match.ply, match.draw_offer, match.in_play) == (1, None, [0, 1, 2])
        match.redo()
        assert match.outcome is not None

    def test_a_resignation_that_completes_the_agreement_goes_alone(self) -> None:
        match = adamas("fred", "ned", "yvonne")
        match.propose_draw(0)
        match.answer_draw(1, accept=True)
        match.resign(2)
        match.undo()
        assert match.ply == 3
        assert match.draw_offer
        match.undo()
        assert (match.ply, bool(match.draw_offer)) == (1, False)

    def test_a_second_offer_does_not_take_the_first_with_it(self) -> None:
        match = adamas()
        for _ in range(2):
            match.propose_draw(0)
            match.answer_draw(1, accept=False)
        match.undo()
        assert match.ply == 3
        match.undo()
        assert match.ply == 1

    def test_who_answered_and_asks_to_take_back_gives_the_offer_back(self) -> None:
        match = adamas()
        match.propose_draw(0)
        match.answer_draw(1, accept=True)
        match.agreements.propose_undo(1)
        match.agreements.answer_undo(0, accept=True)
        assert (match.ply, match.draw_offer) == (1, None)

    def test_an_older_record_left_between_proposal_and_answer_reads_back(self) -> None:
        match = adamas()
        match.propose_draw(0)
        match.answer_draw(1, accept=True)
        match.goto(2)
        match = again(match)
        assert match.draw_offer is not None
        assert match.history(None)[-1] == PROPOSE_DRAW
        match.redo()
        assert match.outcome is not None
        match.undo()
        assert match.ply == 1


class TestWhatWasShown:
    @pytest.mark.parametrize("variant", [v for v in VARIANTS if v.slug in DRAW_AT_ONCE], ids=str)
    def test_a_draw_that_was_seen_calls_for_agreement_and_is_written_down(
        self, variant: Variant
    ) -> None:
        match = variant.match(3)
        match.play("random" if variant.slug == "mono" else next(match.legal_moves()))
        assert match._line.plies[1].draws
        assert match.undo_shows_secret()
        drawn = match._line.plies[1].draws
        match.undo()
        match.redo()
        assert match._line.plies[1].draws == drawn  # the recorded ones, not new ones
        match.undo()
        match.play(next(islice(match.legal_moves(), 1, None)))
        assert "\nback to 0\n" in match.to_text()
        again(match)

    def test_a_move_without_draws_or_secrets_does_not(self) -> None:
        assert not Match.new("holomino").undo_shows_secret()
        assert not adamas().undo_shows_secret()
        assert not black_box().undo_shows_secret()

    def test_what_was_shown_since_an_earlier_move_counts_with_it(self) -> None:
        match = black_box("1", "+a1")
        assert match.undo_shows_secret(3)
        assert not match.undo_shows_secret(4)
        match.undo(3)
        assert match.ply == 2


class TestSerious:
    """In a serious match what was shown stands, whoever agrees."""

    def refused(self, match: Match) -> None:
        before = match.to_text(), match.ply
        with pytest.raises(IllegalMove, match=STANDS):
            match.undo()
        for player in range(2):
            with pytest.raises(IllegalMove, match=STANDS):
                match.agreements.propose_undo(player)
        assert match.agreements.undo_wanted_by is None
        assert (match.ply, match.undo_refused() != "") == (before[1], True)

    def test_a_probe(self) -> None:
        self.refused(black_box("1", serious=True))

    def test_a_guess(self) -> None:
        self.refused(black_box("+a1,+b2,+c3,+d5,?", serious=True))

    def test_an_uncovered_value(self) -> None:
        match = Match.new("mono", ("fred", "ned"), {"size": 3}, seed=2)
        match.serious = True
        for text in ("122333", "333122", "a1"):
            match.play(text)
        self.refused(match)

    def test_a_drawn_layout(self) -> None:
        match = Match.new("mono", ("fred", "ned"), {"size": 3}, seed=2)
        match.serious = True
        match.play("random")
        with pytest.raises(IllegalMove, match=STANDS):
            match.undo()

    def test_a_drawn_tile(self) -> None:
        match = Match.new("holomino", ("fred", "ned"), seed=2)
        match.serious = True
        match.play(next(match.legal_moves()))
        with pytest.raises(IllegalMove, match=STANDS):
            match.undo()

    def test_the_end_by_resigning_shows_all(self) -> None:
        match = black_box(serious=True)
        match.resign(0)
        self.refused(match)

    def test_looking_back_and_playing_from_there_is_no_way_round(self) -> None:
        match = black_box("1", "14", serious=True)
        match.goto(2)
        with pytest.raises(IllegalMove, match=STANDS):
            match.play("2")
        with pytest.raises(IllegalMove, match=STANDS):
            match.resign(1)
        assert (match.ply, match.last_ply) == (2, 4)
        match.goto(4)
        match.play("2")
        assert match.last_ply == 5

    def test_what_showed_nothing_can_be_taken_back(self) -> None:
        match = black_box(serious=True)
        match.undo()
        match.play(SETUP[1])
        assert match.last_ply == 2
        match = adamas()
        match.serious = True
        match.resign(0)
        assert match.undo_refused() == ""
        match.undo()
        assert match.outcome is None

    def test_a_serious_record_in_which_it_was_done_before_reads_back(self) -> None:
        match = black_box("1")
        match.undo()
        match.play("2")
        text = match.to_text()
        match.serious = True
        read = again(match)
        assert read.serious
        assert "\nback to 2\n" in text
        assert read.taken_back == (1, 0)


class TestCounted:
    """How many moves of each player were taken back though something had been shown since."""

    def test_nothing_shown_is_nothing_counted(self) -> None:
        match = adamas()
        match.undo()
        match.play("8xa3-b3")
        assert match.taken_back == (0, 0)

    def test_every_move_after_which_something_was_shown_is_one(self) -> None:
        match = black_box("1", "14")
        match.undo(3)
        assert again(match).taken_back == (1, 0)
        match.play("2")
        match.play("13")
        assert match.taken_back == (1, 0)
        match.undo(3)
        assert match.taken_back == (2, 0)
        match.play("3")
        assert again(match).taken_back == (2, 0)

    def test_several_moves_taken_back_one_after_the_other_count_each(self) -> None:
        match = black_box("1", "14", "2", "13")
        match.undo(5)
        match.undo(3)
        match.play("3")
        assert again(match).taken_back == (2, 0)

    def test_what_is_made_again_is_not_taken_back(self) -> None:
        match = black_box("1")
        match.undo()
        assert match.taken_back == (1, 0)
        match.redo()
        assert match.taken_back == (0, 0)

    def test_resigning_looking_and_taking_back(self) -> None:
        match = black_box("1", "14")
        match.resign(0)
        match.undo()
        match.play("2")
        assert again(match).taken_back == (1, 0)

    def test_markers_after_a_probe_showed_nothing(self) -> None:
        match = black_box()
        for text in ("1", "+a1"):
            match.play(match.game.parse_move(match.view(0), text)[0])
        match.undo()
        assert match.taken_back == (0, 0)
        match.undo()
        assert match.taken_back == (1, 0)

    def test_the_second_players_are_theirs(self) -> None:
        match = black_box("1", "14")
        match.undo()
        match.play("13")
        assert match.taken_back == (0, 1)
