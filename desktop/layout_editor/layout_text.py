"""Layouts as text: the server's one line of values, and rows one below the other."""

from PySide6.QtCore import QCoreApplication

from rules.mono.board import HIDDEN, LABELS, board

_EMPTY = ".·_-"
_LARGEST_TEXT = 20_000
SIZES = range(2, len(LABELS) + 1)


class BrokenText(ValueError):
    """A text that is no layout; the message says what is wrong, where, and what to do."""


def as_line(labels: str) -> str:
    """The layout as the server writes it: left to right, top row first."""
    return labels


def as_rows(size: int, labels: str) -> str:
    """The layout as its rows, the top one first."""
    width = board(size).width
    return "\n".join(labels[at : at + width] for at in range(0, len(labels), width))


def as_file(size: int, labels: str, name: str = "") -> str:
    """The layout as a file for somebody else; lines with # are for people."""
    title = f"# {name}\n" if name else ""
    return f"{title}# Mono, {size} regions\n{as_rows(size, labels)}\n"


def title_of(text: str) -> str:
    """The name a file begins with, or nothing."""
    first = text.lstrip("\ufeff \r\n").splitlines()[:1]
    name = first[0].lstrip("# ").strip() if first and first[0].startswith("#") else ""
    return "" if name.startswith("Mono,") else name


def read(text: str) -> tuple[int, str]:
    """Size and labels of a layout in either form; cells may be empty (`.`).

    Raises BrokenText.
    """
    if len(text) > _LARGEST_TEXT:
        raise BrokenText(_tr("This text is too long to be a layout."))
    lines = text.lstrip("\ufeff").splitlines()
    rows = [(n, line) for n, line in enumerate(lines, 1) if _is_row(line)]
    if not rows:
        raise BrokenText(_tr("There is no layout in this text: it is empty."))
    signs = [_signs(n if len(rows) > 1 else 0, line) for n, line in rows]
    cells = sum(map(len, signs))
    size = next((size for size in SIZES if size * (size + 1) // 2 == cells), None)
    if len(rows) > 1:
        _check_rows([n for n, _ in rows], signs, size)
    if size is None:
        raise BrokenText(_no_size(cells))
    labels = "".join(signs)
    _check_labels(size, labels, rows)
    return size, labels


def _is_row(line: str) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith("#")


def _signs(number: int, line: str) -> str:
    """The labels of a line, without the spaces between them."""
    found: list[str] = []
    for char in line:
        if char.isspace():
            continue
        sign = char.lower() if char.isascii() else char
        if sign in _EMPTY:
            sign = HIDDEN
        elif sign not in LABELS:
            raise BrokenText(_stray(char, number, len(found) + 1))
        found.append(sign)
    return "".join(found)


def _stray(char: str, number: int, column: int) -> str:
    shown = char if char.isprintable() else "?"
    if number:
        words = _tr("Row {n}, column {c}: “{char}” is no label. Labels are 1–9 and a–p.")
    else:
        words = _tr("Column {c}: “{char}” is no label. Labels are 1–9 and a–p.")
    return words.format(n=number, c=column, char=shown)


def _check_rows(numbers: list[int], signs: list[str], size: int | None) -> None:
    """Rows must be equally long, and as many as the board has."""
    usual = max({len(row) for row in signs}, key=[len(row) for row in signs].count)
    for number, row in zip(numbers, signs, strict=True):
        if len(row) != usual:
            words = _tr("Row {n} has {found} cells where the others have {width}.")
            raise BrokenText(words.format(n=number, found=len(row), width=usual))
    if size is not None and (board(size).width, board(size).height) != (usual, len(signs)):
        words = _tr("{size} regions need {height} rows of {width} cells, not {rows} of {found}.")
        grid = board(size)
        raise BrokenText(
            words.format(
                size=size, height=grid.height, width=grid.width, rows=len(signs), found=usual
            )
        )


def _no_size(cells: int) -> str:
    totals = [size * (size + 1) // 2 for size in SIZES]
    below = max((total for total in totals if total < cells), default=totals[0])
    above = min((total for total in totals if total > cells), default=totals[-1])
    words = _tr("{n} cells are no board: {below} or {above} would be one.")
    if cells > totals[-1]:
        words = _tr("{n} cells are no board: the largest has {below}.")
    elif cells < totals[0]:
        words = _tr("{n} cells are no board: the smallest has {above}.")
    return words.format(n=cells, below=below, above=above)


def _check_labels(size: int, labels: str, rows: list[tuple[int, str]]) -> None:
    """Every label must be one of the board's."""
    for cell, label in enumerate(labels):
        if label != HIDDEN and label not in LABELS[:size]:
            width = board(size).width
            number = rows[cell // width][0] if len(rows) > 1 else 0
            column = cell % width + 1 if number else cell + 1
            where = _tr("Row {n}, column {c}") if number else _tr("Column {c}")
            words = _tr(
                "{where}: a board of {cells} cells has the labels 1 to {last}, not “{label}”."
            )
            raise BrokenText(
                words.format(
                    where=where.format(n=number, c=column),
                    cells=len(labels),
                    last=LABELS[size - 1],
                    label=label,
                )
            )


def _tr(text: str) -> str:
    return QCoreApplication.translate("layoutText", text)
