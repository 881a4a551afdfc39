"""The prompts of Adamas: what to do now, and how."""

from functools import reduce
from itertools import groupby

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop.board.contract import Prompt
from desktop.board.spoken.rule_text import capitalised
from desktop.games.adamas.lines_of_sight import LinesOfSight, may_merge_at_all
from desktop.games.adamas.move_builder import MoveBuilder
from desktop.language.messages import translated
from rules.adamas.composer import AdamasComposer
from rules.adamas.game import AdamasState
from rules.adamas.moves import Leg, Merge, Move, Split
from rules.core.message import listed

translate = QCoreApplication.translate

PLAY_KEYS = str(QT_TRANSLATE_NOOP("adamas", "Ctrl+Enter"))
"""The key that plays the move even while the cursor is shown, when Enter acts at the cursor."""


def prompt_of(
    builder: MoveBuilder, name: str, *, cursor: bool, plays_at_once: bool = False
) -> Prompt:
    """Return the prompt for the player; `cursor` is whether the keyboard cursor is shown.

    `plays_at_once`: moving a whole stack plays the move at once.
    """
    draft = builder.draft
    if draft.parts:
        return _going_on(draft, name, cursor)
    if builder.source is not None:
        sentence = translate("adamas", "{name}, split the stack on {cell}")
        hint = translate(
            "adamas",
            "Drop {n} of {left} on a highlighted cell. Change the number with keys or the wheel.",
        )
        if builder.carry == builder.left:
            sentence = translate("adamas", "{name}, move the stack on {cell}")
            hint = translate(
                "adamas", "Drop all {n} on a highlighted cell. Take fewer with keys or the wheel."
            )
            if plays_at_once and may_merge_at_all(draft.view):
                hint = translate("adamas", "Drop all {n} to play. Hold Ctrl to merge more stacks.")
        return Prompt(
            sentence.format(name=name, cell=builder.source),
            hint.format(n=builder.carry, left=builder.left),
        )
    hint = translate("adamas", "Drag a stack along a line. Hold Shift to play at once.")
    if not draft.view.opened:
        hint = translate("adamas", "Drag a stack along a line. The first move cannot capture.")
    return Prompt(_what_is_possible(draft).format(name=name), hint)


def _what_is_possible(draft: AdamasComposer) -> str:
    """Return a sentence about the first step of a move, with possible steps only."""
    heights = [draft.left(cell) for cell in draft.view.board.cells if draft.is_own(cell)]
    splits, merges = any(height > 1 for height in heights), may_merge_at_all(draft.view)
    if splits and merges:
        return translate("adamas", "{name}, move, split or merge stacks")
    if merges:
        return translate("adamas", "{name}, move or merge stacks")
    if len(heights) == 1:
        only = translate("adamas", "{name}, move or split your stack")
        return only if splits else translate("adamas", "{name}, move your piece")
    if splits:
        return translate("adamas", "{name}, move or split a stack")
    return translate("adamas", "{name}, move a piece")


def _going_on(draft: AdamasComposer, name: str, cursor: bool) -> Prompt:
    """Return the prompt while a move is half made."""
    problem = draft.problem
    if problem:
        sentence = translate("adamas", "{name}, change this split")
        if draft.is_whole:
            sentence = translate("adamas", "{name}, change this move")
        return Prompt(sentence.format(name=name), capitalised(problem), accent=True)
    source, target = draft.parts[0].source, draft.parts[0].target
    sentence, hint = _additions(draft)
    # While the cursor is shown, Enter acts at the cursor.
    keys = translate("adamas", PLAY_KEYS) if cursor else translate("common", "Enter")
    return Prompt(
        sentence.format(name=name, move=draft.text),
        hint.format(keys=keys, source=source, target=target),
    )


def _additions(draft: AdamasComposer) -> tuple[str, str]:
    """Return both lines of the prompt for a playable move, with possible additions only."""
    hint = translate("adamas", "{keys} plays it.")
    if draft.is_merge:
        if draft.may_merge():
            sentence = translate("adamas", "{name}, play the merge or add to it")
            more = translate("adamas", "Other stacks that see {target} can join.")
            return sentence, f"{hint} {more}"
        return translate("adamas", "{name}, play the merge"), hint
    if draft.has_several_targets:
        if draft.left(draft.parts[0].source):
            sentence = translate("adamas", "{name}, play the split or add to it")
            more = translate("adamas", "Only {source} can send more pieces.")
            return sentence, f"{hint} {more}"
        return translate("adamas", "{name}, play the split"), hint
    more = {
        (True, True): translate(
            "adamas", "Send more from {source} to split, or another stack to {target} to merge."
        ),
        (True, False): translate("adamas", "Send more from {source} to split."),
        (False, True): translate("adamas", "Send another stack to {target} to merge."),
    }.get((draft.may_split(), draft.may_merge()), "")
    if more:
        return translate("adamas", "{name}, play {move} or add to it"), f"{hint} {more}"
    return translate("adamas", "{name}, play {move}"), hint


def instruction(view: AdamasState, move: Move) -> str:
    """Return a move as an instruction, such as “Move 2 pieces from a3 to b3”."""
    match move:
        case Split(source, ((count, target),)):
            words = translate("adamas", "Move %n pieces from {source} to {target}", None, count)
            return words.format(source=source, target=target)
        case Split(source, parts):
            if not view.options.prog_cap:
                parts = tuple(sorted(parts))
            runs = [
                _part_of_split(count, [cell for _, cell in run])
                for count, run in groupby(parts, key=lambda part: part[0])
            ]
            #: {parts}: such as “1 each to a4 and a5, then 3 to c3”
            words = translate("adamas", "Split the stack on {source}: {parts}")
            #: between two parts of a split, in the order in which they land
            then = translate("adamas", "{parts}, then {part}")
            row = reduce(lambda parts, part: then.format(parts=parts, part=part), runs)
            return words.format(source=source, parts=row)
        case Merge(((count, cell), *others), target):
            #: the first part of “Merge {parts} on {target}”
            first = translate("adamas", "%n pieces from {cell}", None, count).format(cell=cell)
            #: a later part of “Merge {parts} on {target}”: pieces from a cell
            more = translate("adamas", "{n} from {cell}")
            rest = [more.format(n=n, cell=cell) for n, cell in others]
            #: {parts}: such as “1 piece from c2 and 3 from d1”
            words = translate("adamas", "Merge {parts} on {target}")
            return words.format(parts=translated(listed([first, *rest])), target=target)
    raise ValueError(move)


def _part_of_split(count: int, cells: list[str]) -> str:
    """Return a part of “Split the stack on …”: how many pieces go to each of some cells."""
    if len(cells) > 1:
        #: a part of “Split the stack on a3: …”
        words = translate("adamas", "{n} each to {cells}")
    else:
        #: a part of “Split the stack on a3: …”
        words = translate("adamas", "{n} to {cells}")
    return words.format(n=count, cells=translated(listed(cells)))


def capture_line(leg: Leg, height: int) -> str:
    """Return the text of the bubble beside pieces that can capture."""
    count = leg.count
    #: on a stack in sight: so many pieces see it, as many as its height
    return translate("adamas", "%n capture {height}", None, count).format(height=height)


def safe_line(seen: int, height: int) -> str:
    """Return why a stack cannot be captured, in a few words."""
    #: on a stack: so many opponent’s pieces see it, and its height is another number
    return translate("adamas", "%n vs {height}: safe", None, seen).format(height=height)


def sight_words(view: AdamasState, sight: LinesOfSight, *, threatened: bool) -> str:
    """Return the stacks in a cell's lines of sight with their heights, as a text."""

    def heights(cells: tuple[str, ...]) -> str:
        stacks = {cell: view.stacks[view.board.index[cell]] for cell in cells}
        return ", ".join(f"{cell} {stack.height}" for cell, stack in stacks.items() if stack)

    parts = []
    if sight.enemies:
        words = translate("adamas", "opponents’ stacks in sight: {stacks}")
        parts.append(words.format(stacks=heights(sight.enemies)))
    if sight.friends:
        words = translate("adamas", "own stacks in sight: {stacks}")
        parts.append(words.format(stacks=heights(sight.friends)))
    if threatened:
        parts.append(translate("adamas", "can be captured"))
    return "; ".join(parts) or translate("adamas", "nothing in sight")


def cell_name(view: AdamasState, cell: str, seen: str) -> str:
    """Return the name of a cell for screen readers."""
    stack = view.stacks[view.board.index[cell]]
    if stack is None:
        return translate("common", "{cell}, empty").format(cell=cell)
    text = translate("adamas", "{cell}, {name}’s stack of {n}, seen by {seen}")
    return text.format(cell=cell, name=view.names[stack.owner], n=stack.height, seen=seen)
