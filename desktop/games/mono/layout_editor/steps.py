"""The steps of a drawing in words, for its history and for screen readers."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.games.mono.layout_editor.drawing import Step
from rules.mono.board import HIDDEN, board

translate = QCoreApplication.translate

_MOST_NAMED = 3  # cells


def step_words(before: Step | None, after: Step) -> str:
    """Return a short description of a step. `before` is None for the first one."""
    if before is None:
        #: noun: the beginning of a list of moves or steps
        return translate("common", "Start")
    if after.title:
        return after.title
    if before.sheet.size != after.sheet.size:
        size = after.sheet.size
        return translate("steps", "Changed to %n regions", None, size)
    if before.sheet == after.sheet:
        return _locking(before, after)
    names, labels = board(after.sheet.size).names, after.sheet.labels
    cells = [c for c, label in enumerate(before.sheet.labels) if label != labels[c]]
    signs = {labels[cell] for cell in cells}
    if len(signs) > 1:
        return translate("steps", "Changed the layout")
    sign = signs.pop()
    if sign == HIDDEN:
        count = len(cells)
        if count > _MOST_NAMED:
            return translate("steps", "Erased %n cells", None, count)
        words = translate("steps", "Erased {cells}")
        return words.format(cells=_listed([names[cell] for cell in cells]))
    if len(cells) > _MOST_NAMED:
        count = len(cells)
        words = translate("steps", "Painted %n cells of region {label}", None, count)
        return words.format(label=sign)
    words = translate("steps", "Painted {label} at {cells}")
    return words.format(label=sign, cells=_listed([names[cell] for cell in cells]))


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names)


def _locking(before: Step, after: Step) -> str:
    """Return which regions were locked or unlocked."""
    locked = bool(after.locked - before.locked)
    cells = sorted(before.locked ^ after.locked)
    labels = after.sheet.labels
    regions = sorted({labels[cell] for cell in cells})
    whole = all(labels.count(label) == sum(labels[c] == label for c in cells) for label in regions)
    names = board(after.sheet.size).names
    what = regions if whole else [names[cell] for cell in cells]
    words = translate("steps", "Locked {what}") if locked else translate("steps", "Unlocked {what}")
    return words.format(what=_listed(what))
