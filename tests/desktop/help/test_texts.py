"""What the rules pages say is true, complete, and can be drawn."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

import resources
from desktop.board.figure import Reached
from desktop.games.cards import CARDS
from desktop.games.catalogue import figure_picture, ui_of
from desktop.help import PUZZLES, TABLE, blocks
from desktop.help.blocks import (
    FigureRow,
    HelpText,
    InvalidHelpText,
    Notation,
    OptionText,
    Paragraph,
    help_text,
    plain,
    read,
    spans,
    with_kinds,
    with_options,
)
from desktop.theme.appearance import theme
from rules import record
from rules.adamas import AdamasOptions
from rules.core import InvalidMove
from rules.games import GAMES, game_named
from rules.match import Match

pytestmark = pytest.mark.usefixtures("look")

NAMES = ("fred", "ned")
SLUGS = [game.slug for game in GAMES]
EVERY_FIGURE = [(slug, name) for slug in SLUGS for name in ui_of(slug).figures]


# --- What the texts say


@pytest.mark.parametrize("slug", SLUGS)
def test_every_option_is_explained_once(slug: str) -> None:
    told = [b.option for b in help_text(slug).blocks if isinstance(b, OptionText)]
    assert sorted(told) == sorted(game_named(slug).options.specs())


def test_every_kind_of_puzzle_is_explained_once() -> None:
    bullets = [b.text for b in help_text(PUZZLES).blocks if isinstance(b, blocks.Bullet)]
    for card in CARDS.values():
        for words in card.puzzles.values():
            named = f"**{words.name}** ({card.title}). "
            assert sum(text.startswith(named) for text in bullets) == 1, named


def test_a_kind_of_puzzle_that_the_text_leaves_out_has_the_words_of_its_card() -> None:
    text = with_kinds(read("# T\n> Aim.\n~ mono Of it.\n~ adamas-win2\n\nMore."))
    first, second, *others, more = text.blocks
    assert first == blocks.Bullet("**Score in three turns** (Mono). Of it.")
    line = "**Win in two** (Adamas). Force a win in two moves, whatever the answer."
    assert second == blocks.Bullet(line)
    added = [block.text for block in others if isinstance(block, blocks.Bullet)]
    assert "**Regions** (Mono). Mono: complete the layout." in added
    assert more == Paragraph("More.")


def test_a_list_with_a_kind_that_does_not_exist_is_refused() -> None:
    with pytest.raises(InvalidHelpText, match="chess"):
        with_kinds(read("# T\n> Aim.\n~ chess Of it."))


def test_an_option_that_the_text_leaves_out_is_explained_by_the_rules() -> None:
    text = read("# T\n> Aim.\n: size Of it.\n\nMore.")
    specs = AdamasOptions.specs()
    size, pieces, *others, more = with_options(text, specs).blocks
    assert size == OptionText("size", "Of it.")
    assert pieces == OptionText("pieces", str(specs["pieces"].help))
    assert [block.option for block in others if isinstance(block, OptionText)] == ["prog_cap"]
    assert more == Paragraph("More.")


@pytest.mark.parametrize("slug", SLUGS)
def test_every_figure_is_used_and_every_one_used_exists(slug: str) -> None:
    rows = [b for b in help_text(slug).blocks if isinstance(b, FigureRow)]
    used = [name for row in rows for name, _caption in row.figures]
    assert sorted(used) == sorted(ui_of(slug).figures)
    assert all(caption for row in rows for _name, caption in row.figures)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_rules_page_has_what_one_looks_for(slug: str) -> None:
    text = help_text(slug)
    assert text.title == game_named(slug).title
    assert {"Options", "Notation", "A little strategy"} <= set(text.sections)
    assert text.aim.endswith(".")


def notations() -> Iterator[tuple[str, str]]:
    for slug in SLUGS:
        for block in help_text(slug).blocks:
            if isinstance(block, Notation) and "…" not in block.typed:
                yield slug, block.typed


OPENINGS = {"mono": ("random", "random"), "blackbox": ("a1,b2,c3,d4", "a1,b2,c3,d4")}


@pytest.mark.parametrize(("slug", "typed"), list(notations()))
def test_what_the_notation_shows_can_be_read(slug: str, typed: str) -> None:
    """It may be illegal where it is typed; it is never unreadable."""
    options = {"size": 4} if slug == "adamas" else {}
    match = Match.new(slug, NAMES, options, 7)
    if typed not in ("b3,d3,8h,13n",):
        for opening in OPENINGS.get(slug, ()):
            match.play(opening)
    try:
        match.play(typed)
    except InvalidMove as error:
        pytest.fail(f"{typed}: {error.reason}")
    except ValueError:
        pass


def view(slug: str, name: str) -> Any:
    """Return the position that a figure shows."""
    made = ui_of(slug).figures[name].view()
    return made.view if isinstance(made, Reached) else made


def test_the_worked_numbers_are_the_rules_own() -> None:
    assert view("holomino", "ten").scores == (10, 0)
    assert view("holomino", "six").scores == (6, 0)
    assert view("holomino", "fifteen").scores == (15, 0)
    assert view("holomino", "two").scores == (180, 0)
    assert view("holomino", "three").scores == (3375, 0)
    assert view("mono", "scored").scores == (23, 0)
    assert view("adamas", "doubled").outcome.winners == {1}
    assert view("dragons", "loop").outcome.winners == {0}
    assert view("dragons", "eyes").scores == (4, 0)
    assert len(view("dragons", "auto").tiles) == 4
    assert view("dragons", "gap").gaps


def test_nothing_secret_stands_in_a_figure_that_is_not_over() -> None:
    box = view("blackbox", "solving").to_dict()["boxes"][0]
    assert box["atoms"] is None


# --- Reading a text

SAMPLE = """# Title
> The
aim.

## One
First **bold**
and `a3`.
- bullet
  goes on
! x Left.
! y Right.

! z Alone.
### Small
Words.
: size Of it.
~ mono Of it.
= a3 | Means.
"""


def test_a_text_is_read_line_by_line() -> None:
    text = read(SAMPLE)
    assert (text.title, text.aim, text.sections) == ("Title", "The aim.", ("One",))
    assert text.blocks == (
        blocks.Heading("One"),
        blocks.Paragraph("First **bold** and `a3`."),
        blocks.Bullet("bullet goes on"),
        FigureRow((("x", "Left."), ("y", "Right."))),
        FigureRow((("z", "Alone."),)),
        blocks.Heading("Small", 3),
        blocks.Paragraph("Words."),
        OptionText("size", "Of it."),
        blocks.KindText("mono", "Of it."),
        Notation("a3", "Means."),
    )


@pytest.mark.parametrize(
    "source", ["", "# T", "# T\n> A.\n= a3 means", "# T\n> {NONE.keys}", "# T\n> A.\n@ NONE Go"]
)
def test_a_text_that_makes_no_sense_is_refused(source: str) -> None:
    with pytest.raises(InvalidHelpText):
        read(source)


def test_commands_are_called_what_they_are_called_in_the_window() -> None:
    text = read("# T\n> **{UNDO.label}** (`{UNDO.keys}`), `{HINT.also}`.")
    assert text.aim == "**Undo** (`Ctrl+Z`), `Ctrl+H`."


def test_marks_within_a_text() -> None:
    assert spans("a **b** `c` d") == [("", "a "), ("**", "b"), ("", " "), ("`", "c"), ("", " d")]
    assert plain("a **b** `c`") == "a b c"


def test_a_translation_replaces_the_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mono.md").write_text("# M\n> English.", encoding="utf-8")
    (tmp_path / "mono.de.md").write_text("# M\n> Deutsch.", encoding="utf-8")

    def text(_folder: str, name: str) -> str:
        return (tmp_path / name).read_text(encoding="utf-8")

    monkeypatch.setattr(resources, "text", text)
    assert help_text("mono", "de_AT").aim == "Deutsch."
    assert help_text("mono", "fr_FR").aim == "English."


# --- Figures


@pytest.mark.parametrize(("slug", "name"), EVERY_FIGURE)
def test_every_figure_can_be_drawn(slug: str, name: str) -> None:
    image = QImage(320, 240, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    figure_picture(ui_of(slug).figures[name])(painter, QRectF(0, 0, 320, 240), theme())
    painter.end()
    drawn = [image.pixelColor(x, y).alpha() for x in range(0, 320, 8) for y in range(0, 240, 8)]
    assert sum(alpha > 0 for alpha in drawn) > 30


def test_the_text_of_a_topic_is_a_help_text() -> None:
    assert isinstance(help_text(TABLE), HelpText)


def test_the_help_says_that_an_unfinished_file_holds_all_secrets() -> None:
    words = (Path(resources.__file__).parent / "help" / f"{TABLE}.md").read_text(encoding="utf-8")
    assert "contains **all its secrets**" in words
    assert "not against programs" in words
    page = Path(record.__file__).with_suffix(".md").read_text(encoding="utf-8")
    assert "not from programs" in page
