"""What a player of Black Box knows: views, previews, states that look the same."""

import dataclasses
import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.blackbox import Box, EndTurn, Guess, Hide, Mark, Move, Probe, Unmark, possible_placements
from rules.blackbox.placements import EVERY, placement_number
from rules.core import IllegalMove
from tests.rules.blackbox.play import (
    FRED,
    GAME,
    GAME_IN_PROGRESS,
    NED,
    cell,
    cells,
    hidden,
    play,
    port,
    seen,
    some,
    start,
    wander,
)


class TestSecrets:
    def test_each_player_knows_the_atoms_they_hid(self) -> None:
        state = hidden()
        assert [box.atoms for box in GAME.view(state, FRED).boxes] == [None, state.boxes[NED].atoms]
        assert [box.atoms for box in GAME.view(state, NED).boxes] == [state.boxes[FRED].atoms, None]
        assert [box.atoms for box in GAME.view(state, None).boxes] == [None, None]

    def test_all_the_rest_lies_open(self) -> None:
        state = play(start(), *GAME_IN_PROGRESS, "/c2,+b7,+a7,+a6,?")
        for viewer in (FRED, NED, None):
            view = GAME.view(state, viewer)
            for shown, true in zip(view.boxes, state.boxes, strict=True):
                assert shown in (true, dataclasses.replace(true, atoms=None))

    def test_once_it_is_over_everybody_sees_everything(self) -> None:
        state = play(hidden(), "+b2,+b4,+f5,+g1,?")
        for viewer in (FRED, NED, None):
            assert GAME.view(state, viewer).boxes == state.boxes

    def test_facts(self) -> None:
        state = play(start(), *GAME_IN_PROGRESS)
        facts = GAME.view(state, FRED).to_dict()
        assert json.loads(json.dumps(facts)) == facts
        assert facts["game"] == "blackbox"
        assert facts["phase"] == "play"
        assert facts["scores"] == [0, 0]
        own, other = facts["boxes"]
        assert own == {
            "marks": dict.fromkeys(["1", "a"], "d")
            | dict.fromkeys(["5", "h"], "a")
            | dict.fromkeys(["d", "k"], "b")
            | dict.fromkeys(["13", "n"], "c")
            | dict.fromkeys(["9", "10", "f"], "%"),
            "markers": ["b2", "b4", "f5"],
            "guesses_left": 3,
            "atoms": None,
            "probes": 7,
        }
        assert other["atoms"] == ["c2", "e2", "f6", "f7"]
        assert other["markers"] == ["c2", "f6"]

    def test_facts_count_the_guesses_left(self) -> None:
        state = play(hidden(), "+a4,+a3,+a2,+a1,?")
        boxes = GAME.view(state, None).to_dict()["boxes"]
        assert [box["guesses_left"] for box in boxes] == [2, 3]

    def test_the_move_list_hides_the_atoms_from_who_looks_for_them(self) -> None:
        move = Hide(cells("a1 a2 d4 d5"))
        state = start()
        assert GAME.describe(move, GAME.view(state, FRED)) == "a1,a2,d4,d5"
        assert GAME.describe(move, GAME.view(state, NED)) == "atoms"
        assert GAME.describe(move, GAME.view(state, None)) == "atoms"
        over = GAME.resign(state, FRED)
        assert GAME.describe(move, GAME.view(over, NED)) == "a1,a2,d4,d5"

    @pytest.mark.parametrize("move", [Mark(0), Unmark(0), Probe(3), Guess(), EndTurn()])
    def test_all_other_moves_are_told_to_everybody(self, move: Move) -> None:
        for viewer in (FRED, NED, None):
            assert GAME.describe(move, GAME.view(hidden(), viewer)) == str(move)

    def test_only_probes_and_guesses_reveal(self) -> None:
        view = seen(hidden())
        moves: list[Move] = [Hide(cells("a1 a2 d4 d5")), Mark(0), Unmark(0), EndTurn()]
        assert not any(GAME.reveals(view, move) for move in moves)
        assert GAME.reveals(view, Probe(0))
        assert GAME.reveals(view, Guess())


class TestPreview:
    def test_markers_and_the_end_are_shown_as_they_will_be(self) -> None:
        state = hidden()
        for move in (Mark(cell("a1")), EndTurn()):
            assert GAME.preview(seen(state), move) == GAME.view(GAME.apply(state, move), FRED)

    def test_a_probe_tells_nothing_beforehand(self) -> None:
        view = seen(hidden())
        shown = GAME.preview(view, Probe(port("5")))
        assert shown.boxes[FRED] == dataclasses.replace(view.boxes[FRED], probes=1)
        assert shown.probed

    def test_a_right_and_a_wrong_guess_look_the_same_beforehand(self) -> None:
        right = play(hidden(), "+b2,+b4,+f5,+g1", "end")
        wrong = play(hidden(second="b2,b4,f5,g2"), "+b2,+b4,+f5,+g1", "end")
        shown = GAME.preview(seen(right), Guess())
        assert shown == GAME.preview(seen(wrong), Guess())
        assert shown.boxes == seen(right).boxes
        assert shown.outcome is None

    def test_hidden_atoms_are_shown_to_who_hides_them(self) -> None:
        move = Hide(cells("a1 a2 d4 d5"))
        state = start()
        assert GAME.preview(seen(state), move) == GAME.view(GAME.apply(state, move), FRED)
        assert GAME.preview(GAME.view(state, NED), move).boxes[NED].atoms is None
        assert GAME.preview(GAME.view(state, None), move).boxes[NED].atoms is None

    def test_an_illegal_move_has_no_preview(self) -> None:
        with pytest.raises(IllegalMove, match="no marker"):
            GAME.preview(seen(hidden()), Unmark(0))


class TestResampling:
    @some
    @given(st.integers(0, 10_000), st.sampled_from([FRED, NED, None]), st.randoms())
    def test_a_resampled_state_cannot_be_told_from_the_true_one(
        self, seed: int, viewer: int | None, rng: Random
    ) -> None:
        for state in wander(seed, 30):
            view = GAME.view(state, viewer)
            other = GAME.resample(view, rng)
            assert GAME.view(other, viewer) == view
            assert all(box.atoms is not None for box in other.boxes)

    def test_known_atoms_stay(self) -> None:
        state = hidden()
        for viewer in (FRED, NED):
            other = GAME.resample(GAME.view(state, viewer), Random(1))
            assert other.boxes[1 - viewer] == state.boxes[1 - viewer]
            assert other.boxes[viewer] != state.boxes[viewer]

    @pytest.mark.parametrize("viewer", [FRED, NED, None])
    def test_atoms_that_are_not_hidden_yet_are_not_made_up(self, viewer: int | None) -> None:
        other = GAME.resample(GAME.view(start(), viewer), Random(1))
        assert other == start()
        state = play(start(), "a1,a2,d4,d5")
        other = GAME.resample(GAME.view(state, viewer), Random(1))
        assert other.boxes[FRED].atoms is None
        assert len(other.boxes[NED].atoms or ()) == 4

    def test_a_finished_game_is_known(self) -> None:
        state = play(hidden(), "+b2,+b4,+f5,+g1,?")
        assert GAME.resample(GAME.view(state, None), Random(1)) == state
        state = GAME.resign(start(), FRED)
        assert GAME.resample(GAME.view(state, NED), Random(1)) == state

    def test_all_placements_that_explain_the_marks_are_equally_likely(self) -> None:
        # The marks of dzander2's board leave four placements.
        state = play(start(), *GAME_IN_PROGRESS)
        view, rng = GAME.view(state, NED), Random(1)
        drawn = Counter(GAME.resample(view, rng).boxes[NED].atoms for _ in range(1000))
        assert len(drawn) == 4
        assert state.boxes[NED].atoms in drawn
        # 250 expected, standard deviation 14.
        assert all(180 < count < 320 for count in drawn.values())

    def test_a_wrong_guess_excludes_its_placement(self) -> None:
        state = play(start(), *GAME_IN_PROGRESS)
        view, rng = GAME.view(state, NED), Random(2)
        drawn = {GAME.resample(view, rng).boxes[NED].atoms for _ in range(200)}
        wrong = next(atoms for atoms in drawn if atoms != state.boxes[NED].atoms)
        assert wrong is not None
        box = view.boxes[NED]
        guessed = dataclasses.replace(box, guesses=(wrong,))
        assert possible_placements(box) ^ possible_placements(guessed) == 1 << placement_number(
            wrong
        )
        view = dataclasses.replace(view, boxes=(view.boxes[FRED], guessed))
        assert wrong not in {GAME.resample(view, rng).boxes[NED].atoms for _ in range(200)}

    def test_a_fresh_box_may_hold_anything(self) -> None:
        assert possible_placements(Box()) == EVERY

    def test_contradicting_marks_are_refused(self) -> None:
        marks = ["%"] * 7 + ["#"] * 21
        view = GAME.view(hidden(), FRED)
        box = dataclasses.replace(view.boxes[FRED], marks=tuple(marks))
        view = dataclasses.replace(view, boxes=(box, view.boxes[NED]))
        with pytest.raises(ValueError, match="no placement is possible"):
            GAME.resample(view, Random(1))
