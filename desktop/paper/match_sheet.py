"""A match or a position on paper, as one viewer may know it: result, diagrams and moves."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from desktop.board.row_data import MoveRow, PlyText
from desktop.board.spoken.rule_text import unusual_options
from desktop.board.spoken.turns import in_words, joined_turns, turn_numbers
from desktop.games.catalogue import ui_of
from desktop.language.messages import translated
from desktop.paint.ink import (
    BLACK,
    GREY,
    Diagram,
    paragraph,
    paragraph_height,
    write,
)
from desktop.paint.player_glyphs import paint_glyph
from desktop.paper.document import (
    Document,
    Page,
    Watch,
    batched,
    body_of,
    numbered,
)
from rules.core import Position
from rules.core.clock import Cancelled
from rules.games import game_named
from rules.match import Match

translate = QCoreApplication.translate

_COLUMNS, _GUTTER = 3, 5.0
_TEXT = 8.5  # points of the text of the moves
_ROW = 4.6  # mm of the shortest row
_PLAYER = 6.5  # mm of a player's line
_HEIGHTS, _GROWS = (92.0, 74.0, 58.0), 1.6  # mm of the large diagram, and its largest scale
_LEAST = 0.75  # of their natural size: digits of 6 points
_BETWEEN = 6.0


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn: its number, its player, its moves, and its last ply.

    A command has no number, nor has a remark on a study's turn.
    """

    number: str
    player: int | None
    text: str
    ply: int


def match_sheet(
    match: Match,
    viewer: int | None,
    paper: str,
    diagrams: int | None = 6,
    watch: Watch = lambda done, of: True,
    turns: Sequence[Turn] = (),
) -> Document:
    """Return pages with a match up to the position shown: last position, moves, some positions.

    `turns` replaces the turns of the match, for a study. The match stays at its position. Raises
    Cancelled once `watch` returns False.
    """
    shown = match.copy()
    view, turns = shown.view(viewer), turns or turns_of(shown, viewer)
    played = [turn for turn in turns if turn.number]
    earlier = _on_the_way(shown, viewer, played, diagrams, watch)
    # A smaller last position may spare a page that would be nearly empty.
    pages = min((_pages(view, turns, earlier, paper, most) for most in _HEIGHTS), key=len)
    return numbered(shown.game.title, paper, pages, _count(played))


def position_sheet(view: Position, paper: str) -> Document:
    """Return one page with a position, as large as possible.

    Raises LookupError if the game has no diagram.
    """
    made = diagram_of(view)

    def paint(painter: QPainter) -> None:
        room = body_of(paper)
        room.setTop(_paint_players(painter, view, room) + 4)
        made.paint_in(painter, room, 0.5, most=_GROWS)

    return numbered(game_named(view.game).title, paper, [paint])


def diagram_of(view: Position) -> Diagram:
    """Return the diagram of a view. Raises LookupError if the game has none."""
    made = ui_of(view.game).diagram
    if made is None:
        raise LookupError(view.game)
    return made(view)


def turns_of(match: Match, viewer: int | None) -> list[Turn]:
    """Return the turns up to the position shown, as the viewer may read them."""
    texts = match.history(viewer)
    plies = [PlyText(n, match.player_of(n), text) for n, text in enumerate(texts, 1)]
    numbers = turn_numbers(plies)
    found = []
    for turn in joined_turns(plies):
        rows = in_words([MoveRow(one.ply, "", one.player, one.text) for one in turn])
        text = " ".join(row.text for row in rows)
        number = str(numbers[turn[0].ply - 1])
        found.append(Turn(number, turn[0].player, text, turn[-1].ply))
    return found


def _count(turns: Sequence[Turn]) -> str:
    if not turns:
        return ""
    count = int(turns[-1].number)
    #: how long a match is
    return translate("common", "%n turns", None, count)


def _on_the_way(
    match: Match, viewer: int | None, turns: Sequence[Turn], most: int | None, watch: Watch
) -> list[tuple[str, Diagram]]:
    """Return positions spread over the match, without the last one, each with its caption."""
    chosen = list(turns[:-1])
    if most is not None and len(chosen) > most:
        chosen = [chosen[(at + 1) * len(chosen) // (most + 1)] for at in range(most)]
    found = []
    for at, turn in enumerate(chosen):
        if not watch(at, len(chosen)):
            raise Cancelled
        match.goto(turn.ply)
        words = translate("paper", "After turn {number}: {move}")
        caption = words.format(number=turn.number, move=turn.text)
        found.append((caption, diagram_of(match.view(viewer))))
    return found


# -- players, moves and the last position


def _paint_players(painter: QPainter, view: Position, room: QRectF) -> float:
    """Paint a line for each player, the result and the rules; return their lower edge."""
    scores = view.final_scores
    for player, name in enumerate(view.names):
        box = QRectF(room.left(), room.top() + player * _PLAYER, room.width() / 2, _PLAYER)
        paint_glyph(painter, player, QPointF(box.left() + 2.5, box.center().y()), 2.2, BLACK)
        won = view.outcome is not None and player in view.outcome.winners
        score = str(scores[player]) if any(scores) else ""
        write(painter, name, box.adjusted(7, 0, -14, 0), 12, 700 if won else 500)
        write(painter, score, box, 12, 700, align=Qt.AlignmentFlag.AlignRight)
    result = "" if view.outcome is None else translated(view.outcome.sentence(view.names))
    right = QRectF(room.center().x() + 6, room.top() + 0.8, room.width() / 2 - 6, 9)
    if result:
        paragraph(painter, f"{result[0].upper()}{result[1:]}.", right, 9.5, 600)
        right.translate(0, 9.5)
    paragraph(painter, _rules(view), right, 8.5)
    return room.top() + max(len(view.names) * _PLAYER, 19.0 if result else 9.5)


def _rules(view: Position) -> str:
    """Return the rules that differ from the standard ones."""
    rules = unusual_options(view.game, len(view.names), view.options.to_dict())
    return rules or translate("common", "Standard game")


def _pages(
    view: Position,
    turns: Sequence[Turn],
    diagrams: Sequence[tuple[str, Diagram]],
    paper: str,
    highest: float,
) -> list[Page]:
    """Return pages with the last position, the moves, and below them the earlier positions."""
    room, last = body_of(paper), diagram_of(view)
    drawn = last.size * last.scale_in(QSizeF(room.width(), highest), _GROWS)
    players = max(len(view.names) * _PLAYER, 19.0 if view.outcome is not None else 9.5)
    first = QRectF(room)
    first.setTop(room.top() + players + 4 + drawn.height() + 6)

    def paint_first(painter: QPainter) -> None:
        below = _paint_players(painter, view, room) + 4
        place = QRectF(room.left(), below, room.width(), drawn.height())
        last.paint_in(painter, place, 0.5, most=_GROWS)

    pages: list[list[Page]] = [[paint_first]]
    top = first.top()
    for at, part in enumerate(batched(_columns(turns, first, room), _COLUMNS)):
        if at:
            pages.append([])
        pages[-1].append(partial(_paint_columns, columns=part))
        top = max(box.top() + sum(height for _, height in used) for box, used in part) + 6
    for row in _diagram_rows(diagrams, room):
        if top + row.height > room.bottom():
            pages.append([])
            top = room.top()
        pages[-1].append(partial(row.paint, top=top))
        top += row.height + _BETWEEN
    return [partial(_paint_all, parts=parts) for parts in pages]


def _paint_all(painter: QPainter, parts: Sequence[Page]) -> None:
    for paint in parts:
        paint(painter)


Column = tuple[QRectF, Sequence[tuple[Turn, float]]]
"""The rectangle of a column, and its turns with their heights."""


def _columns(turns: Sequence[Turn], first: QRectF, room: QRectF) -> list[Column]:
    """Lay out turns in columns: below the position on the first page, then on whole pages."""
    found: list[Column] = []
    rest = list(turns)
    while rest:
        page = room if found else first
        width = (page.width() - (_COLUMNS - 1) * _GUTTER) / _COLUMNS
        heights = [_height(turn, width) for turn in rest]
        even = min(page.height(), sum(heights) / _COLUMNS + max(heights) / 2)
        for column in range(_COLUMNS):
            left = page.left() + column * (width + _GUTTER)
            used, part = 0.0, []
            room_left = page.height() if column == _COLUMNS - 1 else even
            while rest and used + heights[0] <= room_left:
                part.append((rest.pop(0), heights.pop(0)))
                used += part[-1][1]
            if rest and not part and page is room:  # the turn is longer than a column
                part.append((rest.pop(0), min(heights.pop(0), page.height())))
            found.append((QRectF(left, page.top(), width, page.height()), part))
    return found


def _height(turn: Turn, width: float) -> float:
    return max(_ROW, paragraph_height(turn.text, width - 13, _TEXT) + 0.6)


def _paint_columns(painter: QPainter, columns: Sequence[Column]) -> None:
    for box, part in columns:
        top = box.top()
        for turn, height in part:
            row = QRectF(box.left(), top, box.width(), height)
            number = QRectF(row.left(), top, 6.5, 3.8)
            write(painter, turn.number, number, 7.5, colour=GREY, align=Qt.AlignmentFlag.AlignRight)
            if turn.player is not None and turn.player >= 0:
                at = QPointF(row.left() + 9.6, top + 1.95)
                paint_glyph(painter, turn.player, at, 1.15, BLACK)
            paragraph(painter, turn.text, row.adjusted(12.5, 0, 0, 0), _TEXT)
            top += height


# -- earlier positions


@dataclass(frozen=True, slots=True)
class _DiagramRow:
    """Diagrams side by side, each below its caption, in millimetres."""

    diagrams: Sequence[tuple[str, Diagram]]
    left: float
    width: float
    caption: float
    height: float

    def paint(self, painter: QPainter, top: float) -> None:
        for at, (caption, diagram) in enumerate(self.diagrams):
            left = self.left + at * (self.width + _GUTTER)
            paragraph(painter, caption, QRectF(left, top, self.width, self.caption), _TEXT, 600)
            below = QRectF(left, top + self.caption + 1, self.width, self.height - self.caption - 1)
            diagram.paint_in(painter, below, 0.5)


def _diagram_rows(diagrams: Sequence[tuple[str, Diagram]], room: QRectF) -> Iterator[_DiagramRow]:
    """Yield rows of three diagrams, or of two where three would make digits too small."""

    def width(across: int) -> float:
        return (room.width() - (across - 1) * _GUTTER) / across

    def scale(diagram: Diagram, across: int) -> float:
        return diagram.scale_in(QSizeF(width(across), room.height() / 2))

    readable = all(scale(diagram, _COLUMNS) >= _LEAST for _, diagram in diagrams)
    across = _COLUMNS if readable else 2
    for part in batched(diagrams, across):
        caption = max(paragraph_height(words, width(across), _TEXT, 600) for words, _ in part)
        highest = max(one.size.height() * scale(one, across) for _, one in part)
        height = caption + 1 + highest
        yield _DiagramRow(part, room.left(), width(across), caption, height)
