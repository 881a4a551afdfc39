"""The bundled fonts, so that text looks the same on every computer."""

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

import resources

_WEIGHTS = {"Medium": 500, "SemiBold": 600, "Bold": 700, "ExtraBold": 800}
_FILES = {"text": "Figtree", "display": "BricolageGrotesque"}


@cache
def families() -> dict[tuple[str, int], str]:
    """Return Qt's family name for each bundled (kind, weight).

    Loads the fonts; needs the application.
    """
    found: dict[tuple[str, int], str] = {}
    for file in resources.listing("fonts", ".ttf"):
        kind, _, style = file.stem.partition("-")
        names = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file)))
        if names:
            role = next(role for role, name in _FILES.items() if name == kind)
            found[role, _WEIGHTS[style]] = names[0]
    return found


def font(
    role: str, size: float, weight: int = 500, *, tabular: bool = False, tracking: float = 0
) -> QFont:
    """Return a bundled font: role `text` or `display`, size in pixels, tracking in pixels."""
    return QFont(_made(role, size, weight, tabular, tracking))  # a copy that the caller may change


@cache
def _made(role: str, size: float, weight: int, tabular: bool, tracking: float) -> QFont:
    known = families()
    # The nearest available weight: a missing file must not lead to the system's font.
    weights = [w for r, w in known if r == role] or [weight]
    nearest = min(weights, key=lambda w: abs(w - weight))
    made = QFont(known.get((role, nearest), QFont().family()))
    made.setPixelSize(max(1, round(size)))
    made.setWeight(QFont.Weight(nearest))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if tracking:
        made.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, tracking)
    if tabular:
        made.setFeature(QFont.Tag("tnum"), 1)
    return made
