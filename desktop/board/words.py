"""BoardWords: the texts about a board, in prompts, cards and lists, and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject

from desktop.board.contract import Prompt, Spot
from desktop.board.row_data import MoveRow, PlyText, SeatInfo, Tally
from desktop.board.spoken.rule_text import option_words
from desktop.board.spoken.turns import turn_labels
from desktop.language.messages import translated

if TYPE_CHECKING:
    from desktop.board.scene import BoardScene

translate = QCoreApplication.translate


class BoardWords(QObject):
    """Words the view of a scene. Only `shortcuts` is called before the first view."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene)
        self.scene = scene

    # -- at the table

    def current_prompt(self) -> Prompt:
        """Return the prompt, or that the game is over."""
        view = self.scene.view
        if view.outcome is None and view.to_move is not None:
            return self.prompt()
        return Prompt(translate("common", "The game is over"))

    def prompt(self) -> Prompt:
        """Return the prompt for the player to move. Called after every `draw`."""
        view = self.scene.view
        return Prompt(self.tr("{name}, it is your turn").format(name=view.names[view.to_move]))

    def seat_info(self, player: int) -> SeatInfo:
        """Return the contents of a player's card: by default the score, once any player has one."""
        scores = self.scene.view.scores
        return SeatInfo(score=str(scores[player]) if any(scores) else "")

    def chips(self) -> list[str]:
        """Return the options worth showing beside the title, and the round if the game has one."""
        specs, options = self.scene.game.options.specs(), self.scene.view.options
        values = options.to_dict().items()
        words = (option_words(specs[name], value) for name, value in values if value is not False)
        return [*islice(words, 3)]

    def tally(self) -> Tally:
        """Return the count shown beside the board while the panel is folded."""
        return Tally()

    def summary(self) -> str:
        """Return further counts beside the board, in a few words; empty for none."""
        return ""

    def ending_words(self, name: str) -> tuple[str, str]:
        """Return how the match ended in a few words, and a fact about it; empty for none.

        Only called for a match with one winner, whose name is given, that did not end by a
        resignation or on time.
        """
        return "", ""

    # -- moves

    def rows(self, plies: Sequence[PlyText]) -> list[MoveRow]:
        """Return the move list. Games whose turns take several plies join them here."""
        labels = turn_labels(plies)
        return [MoveRow(p.ply, labels[p.ply], p.player, p.text) for p in plies]

    def ply_row(self, ply: PlyText) -> MoveRow:
        """Return the row of a single ply, for lists that may split a turn into several rows."""
        return self.rows([ply])[0]

    def moves_fact(self) -> str:
        """Return the text at the right of the move list's heading; called for every view."""
        return ""

    def advice(self, move: Any) -> str:
        """Return a hint's advice as one sentence, or the move in notation."""
        return translated(self.scene.game.in_words(move))

    def shortcuts(self) -> list[tuple[str, str]]:
        """Return the game's own keys and what each does, for the list of shortcuts.

        Keys that do the same are written `A / B`, keys pressed together `Ctrl+A`.
        """
        return []

    # -- between two players with secrets

    def delays_curtain(self) -> bool:
        """Return whether the curtain waits until the player has seen what the move revealed.

        Only called in games with secrets. False after a move that revealed nothing.
        """
        return True

    def aftermath(self) -> str:
        """Return one sentence with the result of the turn just finished, for its player.

        Only called in games with secrets, before the curtain falls. Empty for nothing special.
        """
        return ""

    def curtain_line(self) -> str:
        """Return one sentence for the hand-over screen, without secrets: both players read it."""
        return self.tr("Nothing is shown until you are here.")

    # -- for screen readers

    def overview(self) -> str:
        """Return a summary of the board in a sentence or two, which is read before its rows.

        It may be empty.
        """
        return ""

    def about(self, spot: Spot) -> str:
        """Describe what sighted players see at a glance from a spot, in a few words.

        For example its lines of sight or the pieces that fit there, without its name. Called on
        request; empty if there is nothing to add.
        """
        return ""
