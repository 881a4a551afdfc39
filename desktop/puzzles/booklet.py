"""Booklets: pages of puzzles for pencil and paper, with solutions upside down at the foot.

Each kind provides its drawings as `GameUi.on_paper`. Each puzzle is solved before printing.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from random import Random

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from desktop.board.spoken.rule_text import option_words
from desktop.games.catalogue import ui_of
from desktop.games.on_paper import PaperPuzzle, in_turn
from desktop.paint.ink import (
    BLACK,
    PALE,
    WHITE,
    Diagram,
    digit,
    line,
    paragraph,
    paragraph_height,
    pen,
    width_of,
    write,
)
from desktop.paint.paths import hexagon
from desktop.paper.document import Document, Page, Watch, batched, body_of, numbered
from desktop.puzzles.words import LEVELS, goal_words, title_of
from rules.core.puzzle import Out
from rules.puzzles import KINDS, GaveUp, Puzzle, attempt, best_line, check, from_text, generate
from rules.puzzles.stock import Ready, shipped

translate = QCoreApplication.translate

A_PAGE, LARGE_A_PAGE, MOST = 6, 4, 60
"""The number of puzzles on a page, on a page with large drawings, and at most in a booklet."""
_COLUMNS = 2
_GUTTER = 10.0
_FOOT, _LOW_FOOT = 21.0, 13.0  # mm of the solutions' height, with drawings and without
_SOLUTION = 4.0  # mm of their title
_HEAD, _TASK, _LINE, _GAP = 9.6, 9.6, 8.0, 2.0
_LEAST = 0.72
"""Drawings that need a smaller scale are used last, because their digits get small."""
_LARGE = 0.6
"""Drawings that would be smaller than this among six on a page are printed four to a page."""
_ROOM, _LARGE_ROOM = QSizeF(60, 47), QSizeF(84, 72)
"""Millimetres for a drawing among six on a page, and among four."""
_BESIDE, _STEP = 20.0, 3.3
_RIGHT = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class BookletWish:
    """The number, kinds, difficulties (1 to 5) and paper of a booklet.

    The same `seed` gives the same booklet. `last_page`: solutions are on a separate page.
    """

    kinds: tuple[str, ...]
    count: int = A_PAGE
    difficulties: tuple[int, ...] = (1, 2, 3, 4, 5)
    paper: str = "A4"
    seed: int = 0
    last_page: bool = False


@dataclass(frozen=True, slots=True)
class Printed:
    """A puzzle in its printed form."""

    name: str
    difficulty: int
    task: str
    on_paper: PaperPuzzle


def booklet(wish: BookletWish, watch: Watch = lambda done, of: True) -> Document:
    """Return a booklet.

    Raises GaveUp once `watch` returns False, and ValueError without a kind.
    """
    if not wish.kinds:
        raise ValueError("a booklet needs a kind of puzzle")
    order = list(KINDS)
    puzzles = sorted(
        _chosen(wish, watch), key=lambda one: (order.index(one.kind), one.difficulty, one.id)
    )
    done: list[Printed] = []

    def out() -> bool:
        return not watch(len(done), len(puzzles))

    for puzzle in puzzles:
        if out():
            raise GaveUp
        done.append(printed(puzzle, out))
    return of_puzzles(done, wish.paper, last_page=wish.last_page)


def of_puzzles(puzzles: Sequence[Printed], paper: str, *, last_page: bool = False) -> Document:
    """Return a booklet of these puzzles."""
    numbers = list(enumerate(puzzles, 1))
    bodies: list[Page] = [_body(part, paper, foot=not last_page) for part in _pages(numbers)]
    if last_page:
        bodies += [_key_page(part, paper) for part in batched(numbers, 36)]
    day = QLocale().toString(QDate.currentDate(), translate("paper", "d MMMM yyyy"))
    return numbered(translate("paper", "Quincunx puzzles"), paper, bodies, day)


def _pages(
    numbers: Sequence[tuple[int, Printed]],
) -> Iterator[Sequence[tuple[int, Printed]]]:
    """Yield the puzzles of each page, fewer if a drawing is large."""
    at = 0
    while at < len(numbers):
        part = numbers[at : at + A_PAGE]
        if any(_is_large(one) for _, one in part[:LARGE_A_PAGE]):
            part = part[:LARGE_A_PAGE]
        else:
            part = list(takewhile(lambda one: not _is_large(one[1]), part))
        yield part
        at += len(part)


def _is_large(one: Printed) -> bool:
    return one.on_paper.diagram.scale_in(_ROOM) < _LARGE


# -- choosing


def _chosen(wish: BookletWish, watch: Watch) -> list[Puzzle]:
    """Choose about as many puzzles of each kind, preferring those that fit well on paper."""
    rng, found = Random(wish.seed), []
    for at, kind in enumerate(wish.kinds):
        count = wish.count // len(wish.kinds) + (at < wish.count % len(wish.kinds))
        found += _of_kind(kind, count, wish.difficulties, rng, watch)
    return found


def _of_kind(
    kind: str, count: int, difficulties: Collection[int], rng: Random, watch: Watch
) -> list[Puzzle]:
    ready = [one for one in shipped(kind) if one.difficulty in difficulties]
    rng.shuffle(ready)
    found: list[Puzzle] = []
    spare: list[tuple[float, Puzzle]] = []
    for one in _mixed(ready):
        if len(found) == count:
            break
        puzzle = from_text(one.text)
        scale = _scale(puzzle)
        if scale >= _LEAST:
            found.append(puzzle)
        else:
            spare.append((scale, puzzle))
    spare.sort(key=lambda one: -one[0])
    found += [puzzle for _, puzzle in spare[: count - len(found)]]
    ids = {one.id for one in found}
    while len(found) < count:  # not enough puzzles are ready
        puzzle = generate(kind, rng, lambda: not watch(0, count), ids)
        ids.add(puzzle.id)
        if puzzle.difficulty in difficulties:
            found.append(puzzle)
    return found


def _mixed(ready: Sequence[Ready]) -> Iterator[Ready]:
    """Yield puzzles of all difficulties in turn."""
    rest = list(ready)
    while rest:
        for difficulty in sorted({one.difficulty for one in rest}):
            one = next(one for one in rest if one.difficulty == difficulty)
            rest.remove(one)
            yield one


def _scale(puzzle: Puzzle) -> float:
    """Return the scale of a puzzle's drawing on paper; 1 is its natural size."""
    found = _diagram(puzzle)
    return 1.0 if found is None else found.scale_in(_LARGE_ROOM)


def _diagram(puzzle: Puzzle) -> Diagram | None:
    begun = attempt(puzzle)
    ui = ui_of(begun.kind.game.slug)
    own = ui.puzzle_scenes.get(puzzle.kind)
    draw = ui.diagram if own is None else own.diagram
    return draw(begun.view) if draw is not None else None


def printed(puzzle: Puzzle, out: Out = lambda: False) -> Printed:
    """Solve and draw a puzzle. Raises GaveUp, and InvalidPuzzle for an invalid one."""
    begun = attempt(puzzle)
    ui = ui_of(begun.kind.game.slug)
    check(puzzle, out)
    solution = best_line(puzzle, out)
    maker = ui.on_paper.get(puzzle.kind)
    if maker is not None:
        drawn = maker(begun, solution)
    else:
        plain = _diagram(puzzle) or Diagram(QSizeF(1, 1), lambda painter: None)
        drawn = PaperPuzzle(plain, in_turn(solution), blanks=(translate("paper", "Answer"),))
    task = drawn.task
    if not task:
        task = f"{goal_words(puzzle.kind, puzzle.goal, _options(puzzle)).rstrip('.')}."
    return Printed(title_of(puzzle), puzzle.difficulty, f"{task} {drawn.more}".strip(), drawn)


def _options(puzzle: Puzzle) -> list[str]:
    """Return the options of a puzzle that differ from the standard ones."""
    specs = KINDS[puzzle.kind].game.options.specs()
    return [option_words(specs[name], True) for name, on in puzzle.options.items() if on is True]


# -- a page


def _body(part: Sequence[tuple[int, Printed]], paper: str, *, foot: bool) -> Page:
    """Return the function that paints a page below its head."""

    def paint(painter: QPainter) -> None:
        whole = body_of(paper)
        room = QRectF(whole)
        if foot:
            below = QRectF(whole)
            drawn = any(one.on_paper.key is not None for _, one in part)
            below.setTop(whole.bottom() - (_FOOT if drawn else _LOW_FOOT))
            room.setBottom(below.top() - 1.5)
            line(painter, room.bottomLeft(), room.bottomRight(), 0.8)
            _paint_upside_down(painter, part, below)
            room.setBottom(room.bottom() - 1.5)
        strip = next((one.on_paper.strip for _, one in part if one.on_paper.strip), None)
        if strip is not None:
            shared = strip(room.width())
            room.setBottom(room.bottom() - shared.size.height() - 1)
            shared.paint_in(painter, QRectF(room.bottomLeft() + QPointF(0, 0.5), shared.size))
            room.setBottom(room.bottom() - 1)
        _paint_grid(painter, part, room)

    return paint


def _paint_grid(painter: QPainter, part: Sequence[tuple[int, Printed]], room: QRectF) -> None:
    width = (room.width() - _GUTTER) / _COLUMNS
    large = any(_is_large(one) for _, one in part)
    height = room.height() / ((LARGE_A_PAGE if large else A_PAGE) // _COLUMNS)
    rows = -(-len(part) // _COLUMNS)
    hair = pen(0.5, PALE)
    for row in range(rows):
        top = room.top() + row * height
        painter.setPen(hair)
        if row:
            painter.drawLine(QPointF(room.left(), top), QPointF(room.right(), top))
        if len(part) > row * _COLUMNS + 1:
            x = room.center().x()
            painter.drawLine(QPointF(x, top + 2), QPointF(x, top + height - 2))
    for index, (number, one) in enumerate(part):
        row, column = divmod(index, _COLUMNS)
        place = QPointF(room.left() + column * (width + _GUTTER), room.top() + row * height + 1.5)
        _paint_puzzle(painter, number, one, QRectF(place, QSizeF(width, height - 3)))


def _paint_puzzle(painter: QPainter, number: int, one: Printed, box: QRectF) -> None:
    _paint_title(painter, number, one, QRectF(box.topLeft(), QSizeF(box.width(), _HEAD)))
    height = min(_TASK, paragraph_height(one.task, box.width(), 9.5))
    paragraph(painter, one.task, QRectF(box.left(), box.top() + _HEAD, box.width(), height), 9.5)
    drawn = one.on_paper
    room = box.adjusted(0, _HEAD + height + _GAP, 0, 0)
    if drawn.aside is None and len(drawn.blanks) > 1 and _is_tall(drawn.diagram):
        _paint_blanks_beside(painter, drawn.blanks, room)
        room.setLeft(room.left() + _BESIDE)
    else:
        room.setBottom(box.bottom() - _LINE)
        _paint_blanks(painter, drawn.blanks, QRectF(room.bottomLeft(), box.bottomRight()))
        room.setBottom(room.bottom() - 1)
    if drawn.below is not None and room.height() > 0.9 * room.width():
        size = drawn.below.size * drawn.below.scale_in(room.size())
        room.setBottom(room.bottom() - size.height() - 2)
        place = QRectF(room.bottomLeft() + QPointF(0, 1), QSizeF(room.width(), size.height()))
        drawn.below.paint_in(painter, place, 0.5)
    elif drawn.aside is not None:
        scale = drawn.aside.scale_in(QSizeF(room.width() / 2, room.height()))
        left = room.right() - drawn.aside.size.width() * scale
        drawn.aside.paint_in(painter, QRectF(QPointF(left, room.top()), room.bottomRight()))
        room.setRight(left - 3)
    drawn.diagram.paint_in(painter, room, 0.5, 0.5)


def _is_tall(diagram: Diagram) -> bool:
    return diagram.size.height() > 0.8 * diagram.size.width()


def _paint_title(painter: QPainter, number: int, one: Printed, box: QRectF) -> None:
    """Paint the number in its hexagon, the name, and the difficulty in words and hexagons."""
    middle = box.center().y()
    painter.fillPath(hexagon(QPointF(box.left() + 4, middle), 4, 0.3), BLACK)
    digit(painter, str(number), QPointF(box.left() + 4, middle), 12, WHITE)
    words = next(name() for name, levels in LEVELS[1:] if one.difficulty in levels)
    width = width_of(words, 8.5) + 0.5
    place = QRectF(box.right() - width, box.top(), width, box.height())
    write(painter, words, place, 8.5, align=_RIGHT)
    first = place.left() - 2.8 - 4 * _STEP
    for step in range(5):
        shape = hexagon(QPointF(first + step * _STEP, middle), 1.35, 0.1)
        painter.fillPath(shape, BLACK if step < one.difficulty else WHITE)
        painter.strokePath(shape, pen(0.6))
    name = QRectF(box.left() + 10, box.top(), first - 2.5 - box.left() - 10, box.height())
    write(painter, one.name, name, 14, 700, role="display")


def _paint_blanks(painter: QPainter, labels: Sequence[str], box: QRectF) -> None:
    """Paint labels, each before a line to write on."""
    if not labels:
        return
    share = box.width() / len(labels)
    for index, label in enumerate(labels):
        left = box.left() + index * share
        width = min(share * 0.6, width_of(label, 9) + 2)
        write(painter, label, QRectF(left, box.top(), width, box.height()), 9)
        start = QPointF(left + width, box.bottom() - 2.2)
        line(painter, start, QPointF(left + share - 2.5, start.y()), 0.6)


def _paint_blanks_beside(painter: QPainter, labels: Sequence[str], box: QRectF) -> None:
    """Paint labels below each other, each above a line to write on."""
    step = 11.5
    top = box.bottom() - step * len(labels)
    for index, label in enumerate(labels):
        place = QRectF(box.left(), top + index * step, _BESIDE - 3, 4.5)
        write(painter, label, place, 9)
        start = QPointF(box.left(), place.bottom() + 5.5)
        line(painter, start, start + QPointF(_BESIDE - 4, 0), 0.6)


# -- solutions


def _paint_upside_down(painter: QPainter, part: Sequence[tuple[int, Printed]], box: QRectF) -> None:
    painter.save()
    painter.translate(box.center())
    painter.rotate(180)
    painter.translate(-box.center())
    title = QRectF(box.left(), box.top() - 0.5, box.width(), _SOLUTION)
    write(painter, translate("common", "Solutions"), title, 8, 700)
    _paint_keys(painter, part, box.adjusted(0, _SOLUTION, 0, 0), A_PAGE)
    painter.restore()


def _key_page(part: Sequence[tuple[int, Printed]], paper: str) -> Page:
    """Return a page with only solutions."""

    def paint(painter: QPainter) -> None:
        whole = body_of(paper)
        title = QRectF(whole.left(), whole.top(), whole.width(), 8)
        write(painter, translate("common", "Solutions"), title, 14, 700, role="display")
        for row, keys in enumerate(batched(part, A_PAGE)):
            box = QRectF(whole.left(), whole.top() + 11 + row * 26, whole.width(), 23)
            _paint_keys(painter, keys, box, A_PAGE)

    return paint


def _paint_keys(
    painter: QPainter, part: Sequence[tuple[int, Printed]], box: QRectF, across: int
) -> None:
    share = box.width() / across
    for index, (number, one) in enumerate(part):
        slot = QRectF(box.left() + index * share, box.top(), share - 2, box.height())
        write(painter, str(number), QRectF(slot.left(), slot.top(), 5, 4), 7, 700)
        room = slot.adjusted(4.5, 0.4, 0, 0)
        if one.on_paper.key is not None:
            one.on_paper.key.paint_in(painter, room)
        else:
            paragraph(painter, one.on_paper.answer, room, 7)
