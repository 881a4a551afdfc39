"""Mono's layouts as the window knows them: see `Layouts`. The editor loads when it is wanted."""

from collections.abc import Callable, Sequence
from pathlib import Path

from desktop.board.scene import BoardScene
from desktop.games.layout_page import LayoutLibraryPage, LayoutPage
from desktop.games.mono.score_sheet import layout_sheets
from desktop.games.on_paper import NamedLayout
from desktop.games.ui import Layouts
from desktop.storage.database import Database
from desktop.theme.theme import Theme


def _editor_page() -> LayoutPage:
    from desktop.games.mono.layout_editor.page import MonoEditor

    return MonoEditor()


def _editor_keys() -> list[tuple[str, str]]:
    from desktop.games.mono.layout_editor.keys import layout_editor_shortcuts

    return layout_editor_shortcuts()


def _opens_file(path: Path) -> bool:
    from desktop.games.mono.layout_editor.files import load
    from desktop.games.mono.layout_editor.layout_text import InvalidLayoutText

    try:
        load(path)
    except (InvalidLayoutText, OSError):
        return False
    return True


def _load(path: Path) -> tuple[int, str]:
    from desktop.games.mono.layout_editor.files import load

    return load(path)


def _scene_of(size: int, labels: str) -> Callable[[Theme], BoardScene]:
    from desktop.games.mono.layout_editor.drawing import Drawing
    from desktop.games.mono.layout_editor.edit_scene import MonoEditScene

    def make(theme: Theme) -> BoardScene:
        scene = MonoEditScene(Drawing(size, labels), theme)
        scene.drawing.setParent(scene)
        return scene

    return make


def _count(store: Database) -> int:
    from desktop.games.mono.layout_editor.layout_library import LayoutLibrary

    return len(LayoutLibrary(store).entries())


def _whole(store: Database, size: int) -> list[tuple[str, str]]:
    from desktop.games.mono.layout_editor.layout_library import LayoutLibrary

    entries = LayoutLibrary(store).entries()
    return [(entry.name, entry.labels) for entry in entries if entry.size == size and entry.whole]


def _library_page() -> LayoutLibraryPage:
    from desktop.games.mono.layout_editor.library_page import LibraryPage

    return LibraryPage()


def _read_files(files: Sequence[Path]) -> tuple[list[NamedLayout], list[str]]:
    from desktop.games.mono.layout_editor.library_file import harvest

    found = harvest(files)
    named = [(entry.name, entry.size, entry.labels) for entry in found.layouts]
    return named, [*found.unread]


LAYOUTS = Layouts(
    editor_page=_editor_page,
    library_page=_library_page,
    editor_keys=_editor_keys,
    opens_file=_opens_file,
    load=_load,
    scene_of=_scene_of,
    count=_count,
    whole=_whole,
    read_files=_read_files,
    sheets=layout_sheets,
)
