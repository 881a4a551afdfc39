"""GameUi: what a game brings to the window besides its card."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from desktop.board.editing.edit_draft import Draft
from desktop.board.editing.edit_scene import EditScene
from desktop.board.figure import Figure
from desktop.board.scene import BoardScene
from desktop.frame.front import OpenPage
from desktop.games.layout_page import LayoutLibraryPage, LayoutPage
from desktop.games.paper_puzzle import PaperMaker
from desktop.games.score_sheet import NamedLayout, ScoreSheet, ScoreSheetMaker
from desktop.paint.ink import Diagram
from desktop.storage.database import Database
from desktop.theme.theme import Theme
from rules.core import AnyGame, Position


@dataclass(frozen=True, slots=True)
class SetUp:
    """How positions of a game are set up: their draft, and the board it is made on."""

    draft: type[Draft]
    scene: type[EditScene]


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """Flags of which one at most is on, and the standard game: one choice in the window.

    `usual` says what holds where none of the `flags` is on, and `words` what each of them means,
    unless its label does after the colon. `same` are flags that ask for what holds anyway.
    """

    label: object
    usual: object
    flags: tuple[str, ...]
    words: Mapping[str, object] = field(default_factory=dict)
    same: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GameCourse:
    """What the graph of a finished game shows in place of scores.

    `count` is each player's number in a position, called off the GUI thread. `by_halves`: each
    half of it is one step down, as of what is narrowed from very many to one.
    """

    title: object
    count: Callable[[Any], tuple[int, ...]]
    by_halves: bool = False


@dataclass(frozen=True, slots=True)
class PuzzleScene:
    """The scene of a kind of puzzle with rules of its own, and what draws it small and on paper."""

    scene: type[BoardScene]
    game: AnyGame
    picture_scene: type[BoardScene]
    diagram: Callable[[Any], Diagram]


@dataclass(frozen=True, slots=True)
class Layouts:
    """What a game brings whose boards players draw. Each function loads what it needs.

    `editor_page` makes the layout editor, `library_page` the page with all layouts; `editor_keys`
    returns the editor's keys with what they do. `opens_file` says whether a file holds a layout,
    `load` returns its size and labels, or raises ValueError; `scene_of` draws one. Of the player's
    library, `count` returns how many layouts are in a database, and `whole` the complete ones of a
    size, each as its name and its labels. `read_files` returns the layouts in files, and the files
    without one; `sheets` the pages of paper with such layouts, so many on each.
    """

    editor_page: Callable[[], LayoutPage]
    library_page: Callable[[], LayoutLibraryPage]
    editor_keys: Callable[[], list[tuple[str, str]]]
    opens_file: Callable[[Path], bool]
    load: Callable[[Path], tuple[int, str]]
    scene_of: Callable[[int, str], Callable[[Theme], BoardScene]]
    count: Callable[[Database], int]
    whole: Callable[[Database, int], list[tuple[str, str]]]
    read_files: Callable[[Sequence[Path]], tuple[list[NamedLayout], list[str]]]
    sheets: Callable[[Sequence[NamedLayout], int], list[ScoreSheet]]


@dataclass(frozen=True, slots=True)
class GameUi:
    """The scene a game is played in, and what is drawn with scenes elsewhere.

    `picture` makes the position that the game is recognised by, drawn by `picture_scene`, or else
    by the `scene`. `set_up` is there if matches may begin from positions set up in the window.
    `figures` are those of its rules, by the names the help calls them. For the sheet of a new
    match: `choices` are the options that exclude each other, `rare` those that fold away, by
    their names, and `start` says in a line what a match begins with, of its options with all
    derived values filled in. `course` is what the end is told by, where that is not the scores.
    `puzzle_scenes` has the scenes of the kinds of puzzles that are not solved in the `scene`.

    `front` opens the page on which a player prepares a move in front of the table, of what the
    scene's `to_draw` returns. `layouts` is there if players draw layouts (`GameCard.layouts`).

    For paper: `diagram` draws a view in black, `on_paper` has the kinds of puzzles that bring more.
    `score_sheet` makes a page to write on.
    """

    scene: type[BoardScene]
    picture: Callable[[], Position]
    picture_scene: type[BoardScene] | None = None
    set_up: SetUp | None = None
    figures: Mapping[str, Figure] = field(default_factory=dict)
    choices: tuple[OptionChoice, ...] = ()
    rare: frozenset[str] = frozenset()
    start: Callable[[Any], str] | None = None
    course: GameCourse | None = None
    diagram: Callable[[Any], Diagram] | None = None
    on_paper: Mapping[str, PaperMaker] = field(default_factory=dict)
    score_sheet: ScoreSheetMaker | None = None
    puzzle_scenes: Mapping[str, PuzzleScene] = field(default_factory=dict)
    front: OpenPage | None = None
    layouts: Layouts | None = None
