"""Playing in a study: moves for both sides, and a choice of random draws."""

from collections.abc import Sequence
from random import Random

from rules.core import CHANCE, Event, IllegalMove
from rules.match import Match
from rules.ply import ply_events, ply_steps
from rules.record import PlyLine
from rules.replay import describe, read_ply
from rules.study.tree import Tree

_TRIES = 4_000
_MOST_DRAWS = 200


def line_through(match: Match, tree: Tree, node: int) -> Match:
    """Return the line of a study through a node, as a match at that node.

    The match includes the moves after the node. Raises IllegalMove for an unfinished match with
    secrets.
    """
    line = match.along([tree.ply(one) for one in tree.line(node)])
    line.goto(len(tree.path(node)) - 1)
    return line


def play(match: Match, tree: Tree, node: int, move: object) -> tuple[Tree, int]:
    """Make a move or a typed turn after a node, and return the tree and the node it leads to.

    If this move already follows the node, that child is returned, even if other draws followed.
    Raises the errors of `Match.play`.
    """
    trial = match.along([tree.ply(one) for one in tree.path(node)])
    trial.play(move)
    ply = trial.plies[-1]
    for child in tree.children(node):
        if tree.ply(child).text == ply.text:
            return tree, child
    return tree.grow(node, ply)


def node_text(match: Match, tree: Tree, node: int) -> str:
    """Return a node's text in the move list, as its player may read it.

    The first node's is empty.
    """
    before, ply = tree.parent(node), tree.ply(node)
    return "" if before is None else describe(match.game, tree.ply(before), ply, ply.player)


def node_events(match: Match, tree: Tree, node: int) -> tuple[Event, ...]:
    """Return the events of the ply that led to a node, as the ply's player may know them."""
    before, ply = tree.parent(node), tree.ply(node)
    if before is None:
        return ()
    viewer = ply.player if match.game.hidden else None
    if viewer not in ply.told:
        ply.told[viewer] = tuple(ply_events(match.game, tree.ply(before).state, ply, viewer))
    return ply.told[viewer]


def other_draws(match: Match, tree: Tree, node: int) -> tuple[str, ...]:
    """Return, sorted, the other possible results of the last draw before a node.

    Empty if nothing was drawn or there are too many possible results.
    """
    before, ply = tree.parent(node), tree.ply(node)
    if before is None or not ply.draws:
        return ()
    steps = ply_steps(match.game, tree.ply(before).state, ply)
    state = [state for state, _, _ in steps if state.to_move == CHANCE][-1]
    rng = Random(0)
    drawn: set[str] = set()
    for _ in range(_TRIES):
        drawn.add(str(match.game.draw(state, rng)))
        if len(drawn) > _MOST_DRAWS:
            return ()
    return tuple(sorted(drawn - {str(ply.draws[-1])}))


def redraw(match: Match, tree: Tree, node: int, draws: Sequence[str]) -> tuple[Tree, int]:
    """Return a tree with the moves that led to a node and other draws after them, and its new node.

    Raises IllegalMove or InvalidMove if these draws are impossible.
    """
    before, ply = tree.parent(node), tree.ply(node)
    if before is None or not ply.draws:
        raise IllegalMove("nothing was drawn here")
    written = PlyLine(0, ply.player, ply.text, tuple(draws))
    return tree.grow(before, read_ply(match.game, match.seed, tree.ply(before), written))
