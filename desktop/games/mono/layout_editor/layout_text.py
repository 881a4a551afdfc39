"""Layouts as text: one line of values, as the server writes it, or one line for each row."""

from PySide6.QtCore import QCoreApplication

from rules.mono.board import HIDDEN, LABELS, board
from rules.mono.pasted_layout import LONGEST_TEXT, SIZE_OF, find_layout, lines_of, signs_of
from rules.text import visible

translate = QCoreApplication.translate

SIZES = range(2, len(LABELS) + 1)


class InvalidLayoutText(ValueError):
    """A text that cannot be read as a layout; the message says what is wrong and where."""


def as_rows(size: int, labels: str) -> str:
    """Return the layout as rows, top row first."""
    width = board(size).width
    return "\n".join(labels[at : at + width] for at in range(0, len(labels), width))


def as_file(size: int, labels: str, name: str = "") -> str:
    """Return the layout as the text of a file. Lines with # are comments."""
    title = f"# {name}\n" if name else ""
    return f"{title}# Mono, {size} regions\n{as_rows(size, labels)}\n"


def title_of(text: str) -> str:
    """Return the name at the beginning of a file, or ""."""
    first = text.lstrip("\ufeff \r\n").splitlines()[:1]
    name = first[0].lstrip("# ").strip() if first and first[0].startswith("#") else ""
    return "" if name.startswith("Mono,") else name


def read(text: str) -> tuple[int, str]:
    """Return the size and labels of a layout in any common form. Empty cells are `.`.

    Raises InvalidLayoutText.
    """
    if len(text) > LONGEST_TEXT:
        raise InvalidLayoutText(translate("layoutText", "This text is too long to be a layout."))
    if (found := find_layout(text)) is not None:
        return found
    rows = [(number, signs_of("".join(words))) for number, words in lines_of(text)]
    if not rows:
        raise InvalidLayoutText(translate("layoutText", "The text is empty."))
    for number, signs in rows:
        for column, sign in enumerate(signs, 1):
            if sign not in LABELS + HIDDEN:
                raise InvalidLayoutText(_stray(sign, number if len(rows) > 1 else 0, column))
    cells = sum(len(signs) for _, signs in rows)
    size = SIZE_OF.get(cells)
    if len(rows) > 1:
        _check_rows(rows, size)
    if size is None:
        raise InvalidLayoutText(_no_size(cells))
    raise InvalidLayoutText(_wrong_label(size, rows))


def _stray(char: str, number: int, column: int) -> str:
    if number:
        words = translate(
            "layoutText", "Row {n}, column {c}: “{char}” cannot be used. Use 1–9 and a–p."
        )
    else:
        words = translate("layoutText", "Column {c}: “{char}” cannot be used. Use 1–9 and a–p.")
    return words.format(n=number, c=column, char=visible(char))


def _check_rows(rows: list[tuple[int, str]], size: int | None) -> None:
    """Raise InvalidLayoutText unless all rows have equal length and their number fits the board."""
    lengths = [len(signs) for _, signs in rows]
    usual = max(set(lengths), key=lengths.count)
    for number, signs in rows:
        if len(signs) != usual:
            found = len(signs)
            words = translate(
                "layoutText", "Row {row} has %n cells where the others have {width}.", None, found
            )
            raise InvalidLayoutText(words.format(row=number, width=usual))
    if size is not None and (board(size).width, board(size).height) != (usual, len(rows)):
        words = translate(
            "layoutText",
            "%n regions need {height} rows of {width} cells, not {rows} of {found}.",
            None,
            size,
        )
        grid = board(size)
        raise InvalidLayoutText(
            words.format(height=grid.height, width=grid.width, rows=len(rows), found=usual)
        )


def _no_size(cells: int) -> str:
    totals = list(SIZE_OF)
    below = max((total for total in totals if total < cells), default=totals[0])
    above = min((total for total in totals if total > cells), default=totals[-1])
    words = translate(
        "layoutText", "%n cells don’t make a board. {below} or {above} would.", None, cells
    )
    if cells > totals[-1]:
        words = translate(
            "layoutText", "%n cells are too many for a board. The largest has {below}.", None, cells
        )
    elif cells < totals[0]:
        words = translate(
            "layoutText",
            "%n cells are not enough for a board. The smallest has {above}.",
            None,
            cells,
        )
    return words.format(below=below, above=above)


def _wrong_label(size: int, rows: list[tuple[int, str]]) -> str:
    """Return the error message for the first label that does not exist on this board."""
    number, column, label = next(
        (number, column, label)
        for number, signs in rows
        for column, label in enumerate(signs, 1)
        if label not in LABELS[:size] + HIDDEN
    )
    where = (
        translate("layoutText", "Row {n}, column {c}")
        if len(rows) > 1
        else translate("layoutText", "Column {c}")
    )
    cells = size * (size + 1) // 2
    words = translate(
        "layoutText",
        "{where}: a board of %n cells uses the numbers 1 to {last}, not “{label}”.",
        None,
        cells,
    )
    return words.format(
        where=where.format(n=number, c=column),
        last=LABELS[size - 1],
        label=label,
    )
