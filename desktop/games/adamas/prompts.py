"""The words of Adamas: prompts, seats, and sentences for screen readers."""

from functools import reduce
from itertools import groupby

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop.board.contract import Prompt, Spot
from desktop.board.row_data import SeatInfo, Tally
from desktop.board.scene import BoardScene
from desktop.board.spoken.rule_text import capitalised, flag_words
from desktop.board.words import BoardWords
from desktop.games.adamas.ending import LastCapture, as_it_stood, last_capture
from desktop.games.adamas.lines_of_sight import lines_from, may_merge_at_all
from desktop.games.adamas.move_builder import MoveBuilder
from desktop.language.messages import translated
from desktop.storage.settings import Settings
from rules.adamas.composer import AdamasComposer
from rules.adamas.game import AdamasState
from rules.adamas.moves import Leg, Merge, Move, Split
from rules.core.message import listed

translate = QCoreApplication.translate

PLAY_KEYS = str(QT_TRANSLATE_NOOP("adamas", "Ctrl+Enter"))
"""The key that plays the move even while the cursor is shown, when Enter acts at the cursor."""


class AdamasWords(BoardWords):
    """Words a view, and the half-made move on it."""

    def __init__(self, scene: BoardScene, builder: MoveBuilder) -> None:
        super().__init__(scene)
        self._builder = builder

    @property
    def stood(self) -> AdamasState:
        """The position on the board, where pieces stay although the match ends without them."""
        return as_it_stood(self.scene.view, self.scene.happened)

    @property
    def whose_chances(self) -> int | None:
        """The player who looks at the board, otherwise the player to move."""
        to_move: int | None = self.scene.view.to_move
        return to_move if self.scene.viewer is None else self.scene.viewer

    def last_capture(self) -> LastCapture | None:
        """Return the capture that decided the match, if one did."""
        scene = self.scene
        return last_capture(self.stood, scene.happened) if scene.light.is_decided else None

    def prompt(self) -> Prompt:
        scene = self.scene
        name = scene.view.names[scene.view.mover]
        if scene.seat is None:
            return Prompt(translate("common", "{name} moves").format(name=name))
        builder, draft = self._builder, self._builder.draft
        if draft.parts:
            return _going_on(draft, name, scene.cursor.isVisible())
        if builder.source is not None:
            return self._carrying(name)
        hint = translate("adamas", "Drag a stack along a line. Hold Shift to play at once.")
        if not draft.view.opened:
            hint = translate("adamas", "Drag a stack along a line. The first move cannot capture.")
        return Prompt(_what_is_possible(draft).format(name=name), hint)

    def _carrying(self, name: str) -> Prompt:
        """Return the prompt while a stack is picked up."""
        builder = self._builder
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
            plays_at_once = not self.scene.alone and Settings().confirm_moves != "always"
            if plays_at_once and may_merge_at_all(builder.draft.view):
                hint = translate("adamas", "Drop all {n} to play. Hold Ctrl to merge more stacks.")
        return Prompt(
            sentence.format(name=name, cell=builder.source),
            hint.format(n=builder.carry, left=builder.left),
        )

    def seat_info(self, player: int) -> SeatInfo:
        heights = [stack.height for stack in self.stood.stacks if stack and stack.owner == player]
        if player in self.scene.view.out:
            detail = self.tr("out of the game")
        else:
            count = len(heights)
            detail = translate("AdamasWords", "%n stacks", None, count)
        pieces = sum(heights)
        counted = translate("AdamasWords", "%n pieces", None, pieces)
        return SeatInfo(detail, str(pieces), counted)

    def chips(self) -> list[str]:
        options = self.scene.view.options
        chips = [self.tr("Size {n}").format(n=options.size)]
        if not self.scene.from_setup:
            pieces = options.pieces
            chips.append(translate("AdamasWords", "%n pieces each", None, pieces))
        return [*chips, *flag_words(options)]

    def tally(self) -> Tally:
        count = sum(one.owner == self.whose_chances for one in self._builder.marked_threats())
        if not count:
            return Tally()
        #: below their number
        words = translate("AdamasWords", "threats", None, count)
        return Tally(str(count), words, alarm=True)

    def ending_words(self, name: str) -> tuple[str, str]:
        capture = self.last_capture()
        if capture is None:
            return self.tr("{name} wins: no move left").format(name=name), ""
        saw = sum(height for _, height in capture.saw)
        fact = translate("AdamasWords", "%n pieces saw {owner}’s last stack.", None, saw)
        owner = self.scene.view.names[capture.captured.owner]
        words = self.tr("{name} wins: all captured").format(name=name)
        return words, fact.format(owner=owner)

    def advice(self, move: Move) -> str:
        """Return a move as an instruction, such as “Move 2 pieces from a3 to b3”."""
        match move:
            case Split(source, ((count, target),)):
                words = translate("adamas", "Move %n pieces from {source} to {target}", None, count)
                return words.format(source=source, target=target)
            case Split(source, parts):
                if not self.scene.view.options.prog_cap:
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

    def shortcuts(self) -> list[tuple[str, str]]:
        return [
            ("1–9", self.tr("Carry this many pieces. Type digits quickly for larger numbers.")),
            ("PgUp / PgDown", self.tr("Carry one piece more or less")),
            ("A / 0", self.tr("Carry all pieces of the stack")),
            ("Backspace", self.tr("Undo the last part of the move")),
            ("Delete", self.tr("Clear the whole move")),
            (PLAY_KEYS, self.tr("Play the move (Enter if the cursor is hidden)")),
        ]

    def about(self, spot: Spot) -> str:
        if spot.rack:
            return ""
        cell, stood = str(spot.key), self.stood
        sight = lines_from(stood, cell)

        def heights(cells: tuple[str, ...]) -> str:
            stacks = {cell: stood.stacks[stood.board.index[cell]] for cell in cells}
            return ", ".join(f"{cell} {stack.height}" for cell, stack in stacks.items() if stack)

        parts = []
        if sight.enemies:
            words = translate("adamas", "opponents’ stacks in sight: {stacks}")
            parts.append(words.format(stacks=heights(sight.enemies)))
        if sight.friends:
            words = translate("adamas", "own stacks in sight: {stacks}")
            parts.append(words.format(stacks=heights(sight.friends)))
        if any(threat.cell == cell for threat in self._builder.threats):
            parts.append(translate("adamas", "can be captured"))
        return "; ".join(parts) or translate("adamas", "nothing in sight")


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


def outside_line() -> str:
    """Return the refusal of a drop beside the board."""
    return translate("adamas", "This is outside the board. Drop the pieces on a highlighted cell.")


def safe_line(seen: int, height: int) -> str:
    """Return why a stack cannot be captured, in a few words."""
    #: on a stack: so many opponent’s pieces see it, and its height is another number
    return translate("adamas", "%n vs {height}: safe", None, seen).format(height=height)


def cell_name(view: AdamasState, cell: str, seen: str) -> str:
    """Return the name of a cell for screen readers."""
    stack = view.stacks[view.board.index[cell]]
    if stack is None:
        return translate("common", "{cell}, empty").format(cell=cell)
    text = translate("adamas", "{cell}, {name}’s stack of {n}, seen by {seen}")
    return text.format(cell=cell, name=view.names[stack.owner], n=stack.height, seen=seen)
