"""Positions as files: other programs open them, they look like the screen and tell no secrets."""

import shutil
import subprocess
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops, ImageStat
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from desktop.board.row_data import PlyText
from desktop.board.scene import BoardScene
from desktop.export.drawing import (
    WIDTH,
    Drawing,
    MakeScene,
    Style,
    drawing_of,
    drawings_of,
)
from desktop.export.formats import as_pdf, as_png, as_svg, image_of
from desktop.games.catalogue import ui_of
from desktop.games.mono.layout_editor.drawing import Drawing as LayoutDrawing
from desktop.games.mono.layout_editor.edit_scene import MonoEditScene
from desktop.games.tiles.geometry import GRID, R, united
from desktop.paint.painting import painting
from desktop.paint.text import noting_texts
from desktop.theme.theme import Theme
from rules.core import Position
from rules.games import GAMES, game_named
from tests.tools.sample_matches import finished, middle

SLUGS = [game.slug for game in GAMES]
_ALIKE = 1.0  # of 255: the mean difference of two pictures of the same position
_EARLY = 8  # plies, after which much is still hidden
_SVG = "{http://www.w3.org/2000/svg}"

pytestmark = pytest.mark.usefixtures("look")


def showing(view: Position, viewer: int, plies: tuple[PlyText, ...] = ()) -> MakeScene:
    """Make scenes of a view."""

    def make(theme: Theme) -> BoardScene:
        scene = ui_of(view.game).scene(game_named(view.game), theme)
        scene.show_view(view, plies, viewer=viewer, animate=False)
        return scene

    return make


def middle_of(slug: str, viewer: int = 0) -> MakeScene:
    """Make scenes of a match in its middle, with what led to it."""
    match = middle(slug)
    plies = tuple(
        PlyText(ply, match.player_of(ply), text, match.events(ply, viewer))
        for ply, text in enumerate(match.history(viewer), 1)
    )
    return showing(match.view(viewer), viewer, plies)


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> float:
    """How far two pictures of the same size differ in the mean, 0..255."""
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def on_screen(make: MakeScene, drawing: Drawing) -> Image.Image:
    """Return the same board as the table paints it, dot by dot, where a drawing has it."""
    shown: list[QImage] = []

    def watched(theme: Theme) -> BoardScene:
        scene = make(theme)
        fitted = scene.on_fitted

        def paint() -> None:
            fitted()
            image = QImage(drawing.size.toSize(), QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.transparent)
            with painting(image) as painter:
                whole = QRectF(image.rect())
                scene.render(painter, whole, whole)
            shown.append(image)

        scene.on_fitted = paint  # type: ignore[method-assign]
        return scene

    drawing_of(watched, Theme())
    return Image.fromqimage(shown[0]).convert("RGBA")


@pytest.mark.parametrize("slug", SLUGS)
def test_a_picture_shows_the_board_as_the_screen_does(slug: str) -> None:
    make = middle_of(slug)
    drawing = drawing_of(make, Theme())
    picture, screen = opened(as_png(drawing, 1)), on_screen(make, drawing)
    assert picture.size == screen.size == (WIDTH, drawing.size.height())
    solid = screen.getchannel("A").point(lambda alpha: 255 * (alpha == 255))
    assert ImageStat.Stat(solid).mean[0] > 20, "there is a board"
    between = ImageChops.difference(picture, screen.convert("RGB"))
    assert max(ImageStat.Stat(between, solid).mean) < 2.5


@pytest.mark.parametrize("scale", [1, 2, 4])
def test_a_picture_has_as_many_dots_as_was_asked_for(scale: int) -> None:
    drawing = drawing_of(middle_of("adamas"), Theme())
    size = drawing.size
    assert opened(as_png(drawing, scale)).size == (size.width() * scale, size.height() * scale)


@pytest.mark.parametrize("scale", [0.8, 1.2, 1.8])
def test_a_picture_has_no_line_at_its_edge_where_dots_are_no_whole_pixels(scale: float) -> None:
    image = image_of(drawing_of(middle_of("holomino"), Theme()), scale)
    last, above = (image.pixelColor(0, image.height() - row).lightness() for row in (1, 2))
    assert abs(last - above) <= 2


@pytest.mark.parametrize("slug", SLUGS)
def test_a_vector_file_is_valid_and_has_neither_texts_nor_pixels(slug: str) -> None:
    root = ElementTree.fromstring(as_svg(drawing_of(middle_of(slug), Theme())))
    kinds = {element.tag for element in root.iter()}
    assert root.tag == f"{_SVG}svg"
    assert root.get("width") == "592"
    assert f"{_SVG}path" in kinds
    assert not kinds & {f"{_SVG}text", f"{_SVG}image"}


@pytest.mark.parametrize("slug", [slug for slug in SLUGS if slug != "dragons"])
def test_a_vector_file_looks_like_the_picture(slug: str) -> None:
    drawing = drawing_of(middle_of(slug), Theme(dark=slug in ("mono", "holomino")))
    # It knows no clipping, which the bodies of dragons have.
    renderer = QSvgRenderer(as_svg(drawing))
    image = image_of(drawing, 1)
    image.fill(Qt.GlobalColor.black)
    with painting(image) as painter:
        renderer.render(painter)
    assert difference(Image.fromqimage(image).convert("RGB"), opened(as_png(drawing, 1))) < _ALIKE


def with_program(
    name: str, arguments: Callable[[Path, Path], list[object]], data: bytes, folder: Path
) -> Image.Image:
    """Return what another program makes of a file; the test is skipped where there is none."""
    program = shutil.which(name)
    if program is None:
        pytest.skip(f"{name} is not installed")
    source, made = folder / "given", folder / "made.png"
    source.write_bytes(data)
    command = [program, *map(str, arguments(source, made))]
    subprocess.run(command, check=True, capture_output=True)
    return Image.open(made).convert("RGB")


def test_another_program_draws_the_vector_file_the_same(tmp_path: Path) -> None:
    drawing = drawing_of(middle_of("holomino"), Theme())
    made = with_program(
        "rsvg-convert", lambda source, made: [source, "-o", made], as_svg(drawing), tmp_path
    )
    assert difference(made, opened(as_png(drawing, 1))) < _ALIKE


def test_another_program_prints_the_page(tmp_path: Path) -> None:
    drawing = drawing_of(middle_of("mono"), Theme())
    made = with_program(
        "pdftoppm",
        lambda source, made: ["-png", "-singlefile", "-r", 96, source, made.with_suffix("")],
        as_pdf(drawing),
        tmp_path,
    )
    assert made.size == (794, 1123)  # A4
    left, top, width = round(15 / 25.4 * 96), round(27 / 25.4 * 96), round(180 / 25.4 * 96)
    height = round(width * drawing.size.height() / drawing.size.width())
    there = made.crop((left, top, left + width, top + height))
    wanted = opened(as_png(drawing, 2)).resize(there.size)
    assert difference(there, wanted) < 3 * _ALIKE


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_a_page_brings_its_fonts_along(paper: str) -> None:
    page = as_pdf(drawing_of(middle_of("dragons"), Theme()), paper)
    assert page.startswith(b"%PDF-1.")
    assert page.count(b"/FontDescriptor ") == page.count(b"/FontFile2 ") > 0


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("slug", [game.slug for game in GAMES if game.hidden])
def test_files_are_the_same_whatever_is_hidden_from_the_viewer(slug: str, viewer: int) -> None:
    match = middle(slug).copy(_EARLY)
    game, view, hidden = match.game, match.view(viewer), match.view(1 - viewer)
    truths = (game.resample(view, Random(seed)) for seed in range(50))
    other = next(truth for truth in truths if game.view(truth, 1 - viewer) != hidden)
    one, same = (
        drawing_of(showing(shown, viewer), Theme()) for shown in (view, game.view(other, viewer))
    )
    assert as_svg(one) == as_svg(same)
    assert as_png(one, 1) == as_png(same, 1)


@pytest.mark.parametrize("slug", ["holomino", "blackbox"])
def test_a_scene_gives_a_twin_that_looks_the_same(slug: str) -> None:
    make = middle_of(slug)
    scene = make(Theme())
    assert as_png(drawing_of(scene.twin, Theme()), 1) == as_png(drawing_of(make, Theme()), 1)
    scene.deleteLater()


@pytest.mark.parametrize("slug", ["holomino", "dragons"])
def test_a_picture_keeps_no_room_for_empty_places(slug: str) -> None:
    scene = middle_of(slug)(Theme())
    tiles, shown = scene.view.tiles, scene.picture_rect()
    box = united(GRID.outline(cell).boundingRect() for cell in tiles)
    assert shown == box.adjusted(-0.3 * R, -0.3 * R, 0.3 * R, 0.3 * R)
    assert scene.board_rect().height() > shown.height()
    scene.deleteLater()


def foot_of(slug: str, make: MakeScene, style: Style) -> list[str]:
    """Return what is written on a picture, besides the board."""
    with noting_texts() as texts:
        drawing_of(make, Theme(), style)
    return [one.text for one in texts][-3:]


@pytest.mark.parametrize("ink", [False, True])
def test_the_foot_says_scores_and_turn_or_the_result(ink: bool) -> None:
    assert foot_of("mono", middle_of("mono"), Style(ink)) == [
        "Quincunx",
        "Fred 72 – Ned 20",
        "Mono, turn 9",
    ]
    over = {slug: foot_of(slug, showing(finished(slug).view(0), 0), Style(ink)) for slug in SLUGS}
    assert over["mono"][1:] == ["Fred wins by 6 points", "Mono · Fred 101, Ned 95"]
    assert over["dragons"][1:] == [
        "Ned wins",
        "Dragons · Fred – Ned · Ned formed a loop of 11 tiles",
    ]


def test_whoever_resigned_did_not_lose_by_points() -> None:
    match = middle("mono")
    match.resign(1)
    assert foot_of("mono", showing(match.view(0), 0), Style())[1] == "Fred wins"


@pytest.mark.parametrize("slug", ["adamas", "mono"])
def test_foot_and_light_can_be_left_out(slug: str) -> None:
    match = finished(slug)
    end = range(match.last_ply, match.last_ply + 1)
    styles = (Style(), Style(light=False), Style(foot=False))
    whole, dull, bare = (next(drawings_of(match, end, None, Theme(), style)) for style in styles)
    assert whole.size.toTuple() == dull.size.toTuple() == (592, 500)
    assert as_png(whole, 1) != as_png(dull, 1)
    assert bare.size.toTuple() == (592, 436)


# -- black and white


def is_grey(data: bytes) -> bool:
    """Return whether a picture has no colours."""
    red, green, blue = opened(data).split()
    return max(difference(red, other) for other in (green, blue)) < 0.1


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_is_drawn_as_on_paper(slug: str) -> None:
    drawing = drawing_of(middle_of(slug), Theme(dark=True), Style(ink=True))
    picture = as_png(drawing, 1)
    assert is_grey(picture)
    assert opened(picture).convert("L").getextrema() == (0, 255)


def test_what_is_drawn_in_an_editor_is_drawn_as_on_paper() -> None:
    def layout(theme: Theme) -> BoardScene:
        return MonoEditScene(LayoutDrawing(3, "333221"), theme)

    def position(theme: Theme) -> BoardScene:
        ui = ui_of("adamas").set_up
        assert ui is not None
        made = ui.scene(game_named("adamas"), theme)
        made.show_draft(ui.draft().started(Random(1)))
        return made

    for make in (layout, position):
        assert is_grey(as_png(drawing_of(make, Theme(), Style(ink=True)), 1))


def test_in_black_and_white_no_picture_of_a_match_is_larger_than_the_others() -> None:
    match = middle("holomino")
    drawings = [*drawings_of(match, range(4, 10), 0, Theme(), Style(ink=True))]
    assert len({drawing.size.toTuple() for drawing in drawings}) == 1
