"""What is shown of Black Box, without a scene: whose box, who may do what, which port was last."""

from desktop.board.row_data import PlyText
from desktop.games.blackbox.box_view import BoxView
from rules.blackbox import BlackBox, BlackBoxOptions, BlackBoxState
from rules.blackbox.events import ProbeAnswered
from rules.blackbox.rays import PORT_NAMES

HIDING = ("c2,e2,f6,f7", "b2,b4,f5,g1")


def after(*turns: str) -> BlackBoxState:
    game = BlackBox()
    state = game.initial_state(BlackBoxOptions(), 2)
    for text in turns:
        for move in game.parse_move(game.view(state, state.mover), text):
            state = game.apply(state, move)
    return state


def seen(state: BlackBoxState, viewer: int | None, seat: int | None = None) -> BoxView:
    return BoxView(BlackBox().view(state, viewer), viewer, seat)


def test_who_hides_atoms_sees_the_box_the_other_is_to_solve() -> None:
    shown = seen(after(), viewer=0, seat=0)
    assert (shown.hiding, shown.choosing, shown.solving) == (True, True, False)
    assert shown.solver == 1
    assert shown.probing_over


def test_who_looks_for_atoms_sees_their_own_box_and_may_not_swap() -> None:
    shown = seen(after(*HIDING), viewer=0, seat=0)
    shown.swapped = True
    assert (shown.solving, shown.may_swap, shown.solver) == (True, False, 0)
    shown.seat = None
    assert not shown.solving


def test_who_only_looks_may_swap_the_boxes_but_not_in_a_puzzle() -> None:
    shown = seen(after(*HIDING), viewer=None)
    shown.swapped = True
    assert shown.solver == 1
    shown.alone = True
    assert shown.solver == 0


def test_notes_belong_to_the_box_their_viewer_solves() -> None:
    shown = seen(after(*HIDING), viewer=None)
    shown.notes = frozenset({3})
    assert shown.noted == frozenset()
    shown.viewer = 0
    assert shown.noted == {3}


def test_the_latest_port_is_told_by_the_plies_and_forgotten_when_it_is_taken_back() -> None:
    shown = seen(after(*HIDING, "5"), viewer=0, seat=0)
    plies = [PlyText(3, 0, "5", (ProbeAnswered(0, "5", "#", None),))]
    shown.follow_probes(plies)
    assert shown.latest == shown.focus == PORT_NAMES.index("5")
    shown.follow_probes(plies[:-1])
    assert shown.latest is None
