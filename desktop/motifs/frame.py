"""Fitting a drawing into a box."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter


def fit(painter: QPainter, box: QRectF, size: QSizeF) -> None:
    """Moves the origin to the middle of a box and scales so that `size` fits."""
    scale = min(box.width() / size.width(), box.height() / size.height())
    painter.translate(box.center())
    painter.scale(scale, scale)
