"""GameUi: a game's scenes, drawings and functions for the window."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic

from desktop.board.editing.edit_draft import Draft
from desktop.board.editing.edit_scene import EditScene
from desktop.board.figure import Figure
from desktop.board.scene import BoardScene
from desktop.frame.front import OpenPage
from desktop.games.layout_page import LayoutLibraryPage, LayoutPage
from desktop.games.on_paper import NamedLayout, PaperMaker, ScoreSheet, ScoreSheetMaker
from desktop.paint.ink import Diagram
from desktop.storage.database import Database
from desktop.theme.theme import Theme
from rules.core import AnyGame
from rules.core.game import O, V


@dataclass(frozen=True, slots=True)
class SetUp:
    """The classes to set up positions of a game: draft and scene."""

    draft: type[Draft]
    scene: type[EditScene]


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """Options that exclude each other, shown as one choice with the standard game.

    `usual` is the text for no flag, and `words` has the texts of flags; by default it is the part
    of a flag's label after the colon. `same` are flags with the same effect as no flag.
    """

    label: object
    usual: object
    flags: tuple[str, ...]
    words: Mapping[str, object] = field(default_factory=dict)
    same: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GameCourse(Generic[V]):
    """The numbers that the graph of a finished game shows instead of scores.

    `count` returns each player's number in a position; it is called in a background thread.
    `by_halves` selects a logarithmic scale, for numbers that shrink from very many to one.
    """

    title: object
    count: Callable[[V], tuple[int, ...]]
    by_halves: bool = False


@dataclass(frozen=True, slots=True)
class PuzzleScene(Generic[V]):
    """The scene of a kind of puzzle with its own rules, its small picture and its diagram."""

    scene: type[BoardScene]
    game: AnyGame
    picture_scene: type[BoardScene]
    diagram: Callable[[V], Diagram]


@dataclass(frozen=True, slots=True)
class Layouts:
    """The functions of a game whose boards players draw. Each imports the modules it needs.

    `editor_page` makes the layout editor, `library_page` the page with all layouts. `editor_keys`
    returns the editor's keys and their descriptions. `opens_file` returns whether a file contains a
    layout; `load` returns its size and labels, or raises ValueError. `scene_of` makes a scene that
    draws one. `count` returns the number of layouts in the database of the player's library,
    `whole` name and labels of its complete layouts of a size. `read_files` returns the layouts in
    files, and the files without one. `sheets` returns paper pages with a number of layouts on each.
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
class GameUi(Generic[O, V]):
    """A game's scene, and its other parts of the window.

    `picture` returns the position for the game's picture, drawn by `picture_scene` or by default
    `scene`. `set_up` is given if positions can be set up in the window. `figures` are the figures
    of the rules, by their names in the help.

    For the sheet of a new match: `choices` are the options that exclude each other, `rare` the
    names of options that fold away. `start` returns a line on the start of a match, from its
    options with all derived values filled in.

    `course` describes the graph of a finished match, if it does not show scores. `puzzle_scenes`
    has the scenes of the kinds of puzzles that are not solved in `scene`.

    `front` opens the page on which a player draws the result of the scene's `to_draw`, in front of
    the table. `layouts` is given if players draw layouts (`GameCard.layouts`).

    For paper: `diagram` draws a view in black, `on_paper` has makers for kinds of puzzles that need
    more than the diagram, and `score_sheet` makes a page to write on.
    """

    scene: type[BoardScene]
    picture: Callable[[], V]
    picture_scene: type[BoardScene] | None = None
    set_up: SetUp | None = None
    figures: Mapping[str, Figure] = field(default_factory=dict)
    choices: tuple[OptionChoice, ...] = ()
    rare: frozenset[str] = frozenset()
    start: Callable[[O], str] | None = None
    course: GameCourse[V] | None = None
    diagram: Callable[[V], Diagram] | None = None
    on_paper: Mapping[str, PaperMaker] = field(default_factory=dict)
    score_sheet: ScoreSheetMaker | None = None
    puzzle_scenes: Mapping[str, PuzzleScene[Any]] = field(default_factory=dict)
    front: OpenPage | None = None
    layouts: Layouts | None = None


AnyUi = GameUi[Any, Any]
