"""The theme: tokens become colours, fonts, pens and durations."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from desktop.storage.settings import Settings
from desktop.theme.appearance import Appearance, palette, style_sheet, theme
from desktop.theme.colour import contrast, mix
from desktop.theme.theme import TILE_FACES, Theme, tokens

pytestmark = pytest.mark.usefixtures("look")

NINE_STEPS = (
    "#F4E6BC #F1D594 #EAC076 #E1A569 #CA7D58 #AF574F #954961 #723D69 #46346B".lower().split()
)


@pytest.mark.parametrize("dark", [False, True])
def test_every_colour_of_either_theme_is_one(dark: bool) -> None:
    made = Theme(dark)
    assert all(made.colour(name).isValid() for name in tokens()["colour"][made.key])


def test_both_themes_name_the_same_colours() -> None:
    colours = tokens()["colour"]
    assert colours["light"].keys() == colours["dark"].keys()


def test_an_unknown_colour_is_an_error() -> None:
    with pytest.raises(KeyError):
        Theme().colour("mauve")


def test_a_colour_may_be_changed_without_changing_the_theme() -> None:
    made = Theme()
    made.colour("accent").setRed(1)
    assert made.colour("accent").name() == "#0b665a"


def test_the_ramp_of_nine_is_the_one_that_was_designed() -> None:
    assert [Theme().value(n, 9).fill.name() for n in range(1, 10)] == NINE_STEPS


@pytest.mark.parametrize("highest", range(1, 26))
def test_every_value_can_be_read(highest: int) -> None:
    swatches = [Theme().value(n, highest) for n in range(1, highest + 1)]
    assert min(contrast(s.fill, s.ink) for s in swatches) >= 4.5


def test_deeper_is_higher() -> None:
    black = QColor("black")
    lightness = [contrast(Theme().value(n, 12).fill, black) for n in range(1, 13)]
    assert lightness == sorted(lightness, reverse=True)


def test_text_can_be_read_on_every_surface() -> None:
    for dark in (False, True):
        made = Theme(dark)
        for ground in ("background", "surface", "sunken", "table", "board", "tile"):
            assert contrast(made.colour("text"), made.colour(ground)) >= 7
            assert contrast(made.colour("muted"), made.colour(ground)) >= 4.5


def test_a_dashed_pen_measures_dashes_in_pixels() -> None:
    pen = Theme().pen("legalDash", scale=2)
    assert pen.widthF() == pytest.approx(3.6)
    assert [d * 1.8 for d in pen.dashPattern()] == pytest.approx([5.5, 4.5])


def test_reduced_motion_leaves_short_fades_only() -> None:
    calm = Theme(reduced_motion=True)
    assert calm.duration("drop") == 0
    assert calm.duration("captureFade") == 80
    assert Theme().duration("drop") == 180


def test_the_palette_and_the_style_sheet_wear_the_theme() -> None:
    for dark in (False, True):
        made = Theme(dark)
        assert palette(made).color(QPalette.ColorRole.Window) == made.colour("background")
        assert made.colour("accent").name() in style_sheet(made)
        assert "$" not in style_sheet(made)


def test_switching_the_theme_tells_and_remembers(look: Appearance) -> None:
    told: list[Theme] = []
    look.changed.connect(told.append)
    look.toggle()
    look.changed.disconnect(told.append)
    assert told[-1].dark
    assert theme() is told[-1]
    assert Settings().theme == "dark"


def test_title_bars_and_the_systems_dialogs_follow_the_theme(
    look: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Qt.ColorScheme] = []

    class Hints:
        setColorScheme = asked.append  # noqa: N815 - Qt's name

        def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802 - Qt's name
            return Qt.ColorScheme.Light

    monkeypatch.setattr(QGuiApplication, "styleHints", Hints)
    for choice in ("dark", "light", "system"):
        look.choose(choice)
    scheme = Qt.ColorScheme
    assert asked == [scheme.Dark, scheme.Light, scheme.Unknown]


def test_mixing_goes_from_one_to_the_other() -> None:
    black, white = QColor("black"), QColor("white")
    assert mix(black, white, 0) == black
    assert mix(black, white, 1) == white


_ON_TILES = ("text", "muted", "accent", "legal", "threatened", "lastMove", "error", "hit",
             "reflection", "tileLine", "player1", "player2", "player3", "player4")  # fmt: skip


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("high", [False, True])
@pytest.mark.parametrize("highest", [4, 6, 7, 9])
def test_everything_on_a_tile_stands_out_from_it(dark: bool, high: bool, highest: int) -> None:
    made = Theme(dark, high_contrast=high)
    grounds = [made.colour(name) for name in TILE_FACES]
    shown = {name: made.colour(name) for name in _ON_TILES}
    for value in range(1, highest + 1):
        fill, ink = made.tile_value(value, highest)
        assert contrast(fill, ink) >= (7 if high else 4.5)
        shown[f"disc of {value}"] = made.tile_edge(fill)
    weak = {
        name: round(found, 2)
        for name, colour in shown.items()
        if (found := min(contrast(colour, ground) for ground in grounds)) < 3
    }
    assert weak == {}


def test_in_the_dark_tiles_and_boards_stand_out_from_the_felt() -> None:
    made = Theme(dark=True)
    felt = [made.colour(name) for name in ("table", "tableHi", "tableLo")]
    weak = {
        name: round(found, 2)
        for name in (*TILE_FACES, "board", "boardHi", "boardLo")
        if (found := min(contrast(made.colour(name), ground) for ground in felt)) < 1.5
    }
    assert weak == {}


def test_on_dark_tiles_the_ramp_is_turned_round() -> None:
    black = QColor("black")
    for dark in (False, True):
        fills = [Theme(dark).tile_value(n, 6).fill for n in range(1, 7)]
        lightness = [contrast(fill, black) for fill in fills]
        assert lightness == sorted(lightness, reverse=not dark)
