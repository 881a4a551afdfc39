"""How the window comes to the layout editor, and from there to a match with the layout."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from desktop.layout_editor.page import MonoEditor
from desktop.storage.settings import Settings
from rules.mono.game import MonoOptions

if TYPE_CHECKING:
    from desktop.app.main_window import MainWindow

_CLUB = 3


def layout_editor_page(window: MainWindow) -> MonoEditor:
    """The editor as a page of the window."""
    editor = MonoEditor()
    window.pages.addWidget(editor)
    editor.left.connect(window.go_home)
    editor.rules.connect(window.show_rules)
    editor.told.connect(window.say)
    editor.warned.connect(window.warn)
    editor.save_wanted.connect(window.saver.write)
    editor.play_wanted.connect(partial(ask_match_with, window))
    editor.puzzle_wanted.connect(partial(_give_puzzle, window))
    return editor


def _give_puzzle(window: MainWindow, size: int, labels: str) -> None:
    # Loaded here: with it come all computer players.
    from desktop.app.puzzle_route import share_puzzle

    share_puzzle(window, size, labels)


def ask_match_with(window: MainWindow, size: int, labels: str, seat: int) -> None:
    """Opens the sheet for a new match; whoever has the first seat gets the layout.

    `seat` 0: that is oneself. 1: it is a computer player, and one plays against the layout.
    """
    names, options, levels = Settings().last_game("mono")
    own = next((name for name, level in _seats(names, levels) if level is None and name), "")
    level = next((level for level in levels if level is not None), _CLUB)
    seats = [(own, None), ("", level)]
    if seat:
        seats.reverse()
    kept = {name: value for name, value in options.items() if name == "no_auto"}
    if size != MonoOptions().size:
        kept["size"] = size
    window.ask_new_game("mono", [name for name, _ in seats], kept, [lev for _, lev in seats])
    sheet = window.sheet
    if sheet is not None:
        sheet.start_requested.disconnect(window.start_game)
        sheet.start_requested.connect(partial(_start, window, size, labels))
        window.say(
            window.tr(
                "The layout goes to whoever has the first seat, "
                "and leaves the editor where others may not see it"
            )
        )


def _seats(names: list[str], levels: tuple[int | None, ...]) -> list[tuple[str, int | None]]:
    return [(name, levels[n] if n < len(levels) else None) for n, name in enumerate(names)]


def _start(
    window: MainWindow,
    size: int,
    labels: str,
    slug: str,
    names: tuple[str, ...],
    options: dict[str, int | bool],
    *more: Any,
) -> None:
    """Begins the match that was asked for, with the layout if the board still has its size."""
    fits = options.get("size", MonoOptions().size) == size
    seed, computers, serious = more
    window.editor.rest()
    window.start_game(slug, names, options, seed, computers, serious, first=labels if fits else "")
    if not fits:
        words = window.tr("The layout has {n} regions and was not used: the board has another size")
        window.say(words.format(n=size))
