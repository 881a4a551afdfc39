"""The theme: every colour, font, pen, radius, shadow and duration, by the names of the tokens."""

from functools import cache
from typing import Any, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPen

import resources
from desktop.theme.colour import Swatch, ValueRamp, mix, set_off
from desktop.theme.fonts import font


class PlayerColours(NamedTuple):
    """One player's colours: main colour, quiet fill, text on the fill, glyphs on the main."""

    main: QColor
    soft: QColor
    deep: QColor
    on: QColor


class Elevation(NamedTuple):
    """A shadow as a stack of strokes; lengths are in pixels, or in R if the token says so."""

    strokes: int
    grow_each: float
    dy: float
    alpha: float
    colour: QColor


@cache
def tokens() -> dict[str, Any]:
    """Return the tokens file."""
    return resources.data("tokens.json")


TILE_FACES = ("tile", "tileHi", "tileLo")
"""The colours of a loose tile, by token."""
_LIGHTER = 0.34
"""The share of white in the contours on dark tiles."""


def _strengthened(colours: dict[str, QColor], wanted: dict[str, Any]) -> dict[str, QColor]:
    """Return the text and contour colours, changed to have the wanted contrast to every ground."""
    grounds = [colours[name] for name in wanted["grounds"]]
    made: dict[str, QColor] = {}
    for least, names in ((wanted["text"], wanted["inks"]), (wanted["shape"], wanted["shapes"])):
        made |= {name: set_off(colours[name], grounds, least) for name in names}
    return made


class Theme:
    """The light or the dark theme. Immutable; a change makes a new object.

    `text_scale` is the factor of the text size, 1..2. With `high_contrast`, texts have a contrast
    of 7 : 1 to every ground, contours and pieces 3 : 1, and lines are wider. `compact` has the
    lower bars and narrower margins of a small window. `coordinates` and `place_numbers` say whether
    boards show coordinates and the numbers of places where tiles fit.
    """

    def __init__(
        self,
        dark: bool = False,
        reduced_motion: bool = False,
        text_scale: float = 1.0,
        high_contrast: bool = False,
        compact: bool = False,
        coordinates: bool = True,
        place_numbers: bool = True,
    ) -> None:
        self.coordinates = coordinates
        self.place_numbers = place_numbers
        self.dark = dark
        self.reduced_motion = reduced_motion
        self.text_scale = text_scale
        self.high_contrast = high_contrast
        self.compact = compact
        self._base = "dark" if dark else "light"
        self.key = f"{self._base}-contrast" if high_contrast else self._base
        """The cache key of pictures in these colours."""
        self.name: str = tokens()["themes"][self._base]
        self._colours = {name: QColor(c) for name, c in tokens()["colour"][self._base].items()}
        ramp = tokens()["valueRamp"]
        if high_contrast:
            self._colours |= _strengthened(self._colours, tokens()["highContrast"])
            ramp = ramp | {"contrast": tokens()["highContrast"]["text"]}
        self._ramp = ValueRamp(ramp)
        onward = ramp | {"anchors": ramp["onDarkTiles"]}
        self._tile_ramp = ValueRamp(onward, away="white") if dark else self._ramp

    def colour(self, name: str, opacity: float = 1.0) -> QColor:
        """Return a colour by the name of its token. Raises KeyError for an unknown name."""
        colour = QColor(self._colours[name])
        if opacity < 1:
            colour.setAlphaF(opacity)
        return colour

    def player(self, index: int) -> PlayerColours:
        """Return the colours of a player, 0 to 3."""
        name = f"player{index + 1}"
        return PlayerColours(
            self.colour(name),
            self.colour(f"{name}Soft"),
            self.colour(f"{name}Deep"),
            self.colour("onPlayer"),
        )

    def value(self, value: int, highest: int) -> Swatch:
        """Return fill and ink of a value among 1..highest."""
        return self._ramp.swatch(value, highest)

    def tile_value(self, value: int, highest: int) -> Swatch:
        """Fill and ink of a value among 1..highest on a loose tile.

        In a dark theme the ramp is reversed: higher values are lighter.
        """
        return self._tile_ramp.swatch(value, highest)

    def tile_edge(self, fill: QColor) -> QColor:
        """Return a contour for a fill on a loose tile, which stands out from its face by 3 : 1.

        In a dark theme it is always lighter than the fill.
        """
        line = mix(fill, QColor("white"), _LIGHTER) if self.dark else fill
        return set_off(line, [self._colours[name] for name in TILE_FACES])

    def font(self, name: str, *, size: float | None = None, weight: int | None = None) -> QFont:
        """Return a font of the type scale.

        Its name is hero, wordmark, score, dialogTitle, title, prompt, name, …

        The font has its usual size, as painters are scaled. Pass another size or weight here
        instead of changing a copy, which would look up its glyphs again at every painting.
        """
        style = self._token("type", name)
        return font(
            style["family"],
            size or style["size"],
            weight or style["weight"],
            tabular=style.get("tabular", False),
            tracking=style.get("tracking", 0),
        )

    def scaled_font(self, name: str) -> QFont:
        """Return the same font for widgets that Qt itself paints.

        It has the scaled text size.
        """
        made = self.font(name)
        made.setPixelSize(round(made.pixelSize() * self.text_scale))
        if spacing := made.letterSpacing() * self.text_scale:
            made.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
        return made

    @property
    def label_scale(self) -> float:
        """The factor of labels on pieces, which have no room for more: the text scale up to 1.5."""
        return min(self.text_scale, 1.5)

    def pen(self, name: str, colour: QColor | None = None, scale: float = 1.0) -> QPen:
        """Return a stroke of the tokens.

        Its name is legalDash, target, lastMove, automatic, threatened, error, …

        `scale` is the size of one pixel of the tokens in painter units. By default the colour is
        the token with the stroke's name.
        """
        stroke = tokens()["stroke"][name]
        pen = QPen(colour or self.colour(_PEN_COLOURS.get(name, "accent")))
        width: float = stroke["width"]
        if self.high_contrast:
            width *= tokens()["highContrast"]["wider"]
        pen.setWidthF(width * scale)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        if stroke["dash"]:
            # Qt measures dashes in pen widths, and round caps eat into the gaps.
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([length / width for length in stroke["dash"]])
        return pen

    def radius(self, name: str) -> float:
        """Return a corner radius in pixels."""
        return float(self._token("radius", name))

    def layout(self, name: str) -> int:
        """Return a length of the layout in pixels: topBar, margin, panelWidth, tablePadding, …"""
        return int(self._token("layout", name))

    def _token(self, group: str, name: str) -> Any:
        compact: dict[str, Any] = tokens()["compact"][group] if self.compact else {}
        return compact.get(name, tokens()[group][name])

    def elevation(self, name: str) -> Elevation:
        """Return a shadow: `rest` and `lifted` measure in R, `slab` and `island` in pixels."""
        token = tokens()["elevation"][name]
        return Elevation(
            token["strokes"],
            token["growEach"],
            token["dy"],
            token["alpha"][self._base],
            self.colour("shadow"),
        )

    @property
    def lifted_scale(self) -> float:
        """The scale of a lifted piece."""
        return float(tokens()["lifted"]["scale"])

    @property
    def lifted_tilt(self) -> float:
        """The tilt of a lifted piece, in degrees."""
        return float(tokens()["lifted"]["tilt"])

    def duration(self, name: str) -> int:
        """Return a duration in ms. With reduced motion only short fades remain; the rest are 0."""
        if self.reduced_motion:
            return int(tokens()["reducedFade"]) if name in tokens()["fades"] else 0
        return int(tokens()["duration"][name])

    @staticmethod
    def proportion(game: str, name: str) -> Any:
        """Return a proportion of a game's pieces, in the game's unit (R or the cell's side)."""
        return tokens()["proportion"][game][name]


_PEN_COLOURS = {
    "legalDash": "legal",
    "target": "accent",
    "lastMove": "lastMove",
    "automatic": "lastMove",
    "threatened": "threatened",
    "error": "error",
    "contradiction": "error",
    "focus": "accent",
    "icon": "text",
}
