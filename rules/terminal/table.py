"""A table in the terminal, where people share a keyboard and type the server's notation."""

import sys
import tempfile
import textwrap
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from itertools import islice
from pathlib import Path

from rules import EXTENSION
from rules.core import IllegalMove, InvalidMove, Position, atomic_write
from rules.core.files import with_extension
from rules.core.folders import user_folder
from rules.match import Match
from rules.record import explain
from rules.server_line import typed_move
from rules.streams import resume_command
from rules.text import cut, visible


def keep(match: Match) -> Path:
    """Save a match in a new file that only its owner can read, and return the path.

    It uses the first folder it can write to: the program's own, the current one, or the one for
    temporary files. It never overwrites a file. Raises OSError if it cannot write to any of them.
    """
    name = f"{match.game.slug}-{datetime.now():%Y-%m-%d-%H%M%S}{EXTENSION}"
    failure = OSError("there is no folder to save it in")
    for folder in _folders():
        try:
            return atomic_write.write_new(match.to_text().encode(), folder / name, private=True)
        except OSError as error:
            failure = error
    raise failure


def kept_folder() -> Path:
    """Return the folder in which the table saves matches, next to the window's folder.

    Raises OSError if the user has no home folder.
    """
    return user_folder("DATA") / "quincunx" / "terminal"


def _folders() -> Iterator[Path]:
    with suppress(OSError):
        atomic_write.make_private_folder(kept_folder())
        yield kept_folder()
    with suppress(OSError):  # the current folder may have been deleted
        yield Path.cwd()
    with suppress(OSError):
        yield Path(tempfile.gettempdir())


MOST_MOVES = 40

HELP = """Type a move in the server's notation, for instance: {example}
Or one of these:
  help            this list                  rules           what your moves look like
  moves           some legal moves           history         the moves so far
  preview MOVE    the board after a move     show N          the board after ply N
  undo            if the others agree        redo            play it again
  draw            offer a draw               tie             claim a draw (third repetition)
  resign          give up                    save FILE       save the game to a file
  quit            leave the table"""


class Table:
    """A match at a terminal, with functions to ask the player for a line and to print text.

    `ask` prints its argument and returns a line, or raises EOFError at the end of the input. With
    `curtain`, the screen is cleared between players of a game with secrets. It is off when the
    input or output is not a terminal.
    """

    def __init__(
        self,
        match: Match,
        ask: Callable[[str], str],
        say: Callable[[str], None],
        *,
        curtain: bool = True,
    ) -> None:
        self._match = match
        self._ask = ask
        self._say = say
        self._curtain = curtain and match.game.hidden
        self._viewer: int | None = None
        self._saved = self._story()
        self._settled = match.copy()
        self._left = False

    def run(self) -> None:
        """Play until the game is over, the players leave the table, or the input ends.

        If an error or the end of the input stops the game, the match is saved. The error, such as
        KeyboardInterrupt or OSError, is then raised again.
        """
        try:
            self._play()
        except EOFError:
            self._keep()
        except BaseException:
            self._keep()
            raise

    def _play(self) -> None:
        self._say("Type help for the commands, rules for how to write a move.")
        while self._match.outcome is None and not self._left:
            self._hand_over()
            self._say(self._board())
            self._turn()
        if self._match.outcome is not None:
            self._say(self._board())
            self._say(self._match.outcome.sentence(self._match.names))
            self._tell_what_was_taken_back()
            self._offer_save()

    def _keep(self) -> None:
        """Save the unsaved moves and print the path, if the output is still open."""
        told = ["\nYou have left the table."]
        if self._story(self._settled) != self._saved:
            try:
                path = keep(self._settled)
                told += [f"The game is saved in {path}", f"To continue: {resume_command(path)}"]
            except OSError as error:
                told.append(f"The game could not be saved: {explain(error)}")
        with suppress(OSError):
            self._say("\n".join(told))

    def _tell_what_was_taken_back(self) -> None:
        for name, count in zip(self._match.names, self._match.taken_back, strict=True):
            if count:
                moves = "1 move" if count == 1 else f"{count} moves"
                self._say(f"{name} undid {moves} that had shown something.")

    def _hand_over(self) -> None:
        """Hand a game with secrets over to the next player.

        The last player sees the board once more, and then the screen is cleared.
        """
        player = self._match.to_move
        if self._match.game.hidden and player != self._viewer and player is not None:
            if self._viewer is not None:
                self._say(self._board())
                self._wait("Your turn is over. Press Enter to hand over. ")
            self._draw_curtain()
            self._say(f"The keyboard goes to {self._match.names[player]}.")
            self._wait("Press Enter when only you can see the screen. ")
        self._viewer = player

    def _story(self, match: Match | None = None) -> tuple[int, list[str]]:
        """Return the ply and the history, which show whether anything has changed."""
        match = match or self._match
        return match.ply, match.history(None, whole=True)

    def _draw_curtain(self) -> None:
        if self._curtain:
            self._say("\033[2J\033[3J\033[H" if sys.stdout.isatty() else "\n" * 60)

    def _wait(self, prompt: str) -> None:
        if self._curtain:
            self._ask(prompt)

    def _board(self) -> str:
        return "\n" + self._match.diagram(self._viewer, coordinates=True) + "\n"

    def _turn(self) -> None:
        """Run commands until the position changes."""
        before = self._story()
        while self._story() == before and not self._left:
            prompt = f"{self._name(self._viewer)}> "
            text = self._ask(prompt)
            try:
                self._obey(text)
                self._settled = self._match.copy()
            except InvalidMove as error:
                # A move may follow a command: preview a3-z9.
                start = len("preview ") if text.startswith("preview ") else 0
                self._say(" " * (len(prompt) + start + error.position) + "^")
                self._say(error.reason)
            except OSError as error:
                self._say(explain(error))
            except IllegalMove as error:
                self._say(error.reason)

    def _obey(self, text: str) -> None:
        word, _, rest = text.strip().partition(" ")
        command = getattr(self, f"_do_{word.lower()}", None) if word.isascii() else None
        if command is None:
            if word:
                self._play_text(text)
        elif rest and word.lower() not in ("preview", "show", "save"):
            raise IllegalMove(f"{word} takes nothing after it, not “{cut(rest, 20)}”")
        else:
            command(rest.strip())

    def _play_text(self, text: str) -> None:
        """Play a typed move, which may be a full line in the server's notation."""
        typed = typed_move(text, self._match.game.slug)
        if typed.note:
            self._say(typed.note)
        try:
            self._match.play(typed.text)
        except InvalidMove as error:
            raise InvalidMove(error.reason, typed.start + error.position) from None

    def _name(self, player: int | None) -> str:
        return "" if player is None else self._match.names[player]

    def _confirm(self, question: str) -> bool:
        return self._ask(f"{question} (yes/no) ").strip().lower() in ("y", "yes")

    def _agree(self, asker: int, question: str) -> bool:
        """Whether all other players in the game say yes. The screen shows no board meanwhile."""
        self._draw_curtain()
        others = [p for p in self._match.in_play if p != asker]
        return all(self._confirm(f"{self._name(p)}, {question}") for p in others)

    # The commands. `_do_help` runs for the word “help”, and so on.

    def _do_help(self, _: str) -> None:
        example = next(map(str, self._match.legal_moves()), "")
        self._say(HELP.format(example=example))

    def _do_rules(self, _: str) -> None:
        self._say(self._match.game.syntax)

    def _do_moves(self, _: str) -> None:
        """Print some of the first thousand legal moves, evenly spaced, shortest first."""
        texts = [str(move) for move in islice(self._match.legal_moves(), 1000)]
        step = max(1, len(texts) // MOST_MOVES)
        some = sorted(texts[::step][:MOST_MOVES], key=len)
        self._say("\n".join(textwrap.wrap("   ".join(some), 78)))
        if step > 1:
            self._say("… and more.")

    def _do_history(self, _: str) -> None:
        for number, text in enumerate(self._match.history(self._viewer), 1):
            self._say(f"{number:4}. {self._name(self._match.player_of(number))}: {text}")

    def _do_preview(self, text: str) -> None:
        view: Position = self._match.preview(text)
        self._say(self._match.game.diagram(view, coordinates=True))

    def _do_show(self, text: str) -> None:
        match = self._match
        if not text.isascii() or not text.isdigit() or len(text) > 6:
            raise IllegalMove(f"show which ply? There are 0 to {match.last_ply}")
        now = match.ply
        match.goto(int(text))
        try:
            self._say(match.diagram(self._viewer, coordinates=True))
        finally:
            match.goto(now)

    def _do_undo(self, _: str) -> None:
        """Undo the last ply of any player if all other players agree."""
        asker = self._match.player_of(self._match.ply)
        if asker is None:
            raise IllegalMove("there is nothing to undo")
        if refused := self._match.undo_refused():
            raise IllegalMove(refused)
        if not self._agree(asker, f"may {self._name(asker)} undo the last move?"):
            raise IllegalMove("The move is not undone.")
        self._match.undo()

    def _do_redo(self, _: str) -> None:
        self._match.redo()

    def _do_draw(self, _: str) -> None:
        if self._viewer is None or not self._confirm("Offer a draw?"):
            return
        if not self._agree(self._viewer, "do you accept a draw?"):
            raise IllegalMove("The draw offer is declined.")
        self._match.propose_draw(self._viewer)
        for player in self._match.in_play:
            if player != self._viewer:
                self._match.answer_draw(player, accept=True)

    def _do_tie(self, _: str) -> None:
        self._match.copy().claim_tie()  # raises IllegalMove if no tie can be claimed
        if self._confirm("Claim a draw?"):
            self._match.claim_tie()

    def _do_resign(self, _: str) -> None:
        if self._viewer is not None and self._confirm("Resign?"):
            self._match.resign(self._viewer)

    def _do_save(self, text: str) -> None:
        if not text:
            raise IllegalMove("name a file, for example: save evening.qcx")
        try:
            path = Path(text).expanduser()
            path = with_extension(path, EXTENSION)
        except (RuntimeError, ValueError):
            raise IllegalMove(f"“{cut(text, 40)}” cannot be used as a file name") from None
        if path.exists() and not self._confirm(f"{path} exists. Replace it?"):
            return
        self._match.save(path)
        self._saved = self._story()
        self._say(visible(f"Saved as {path}."))

    def _do_quit(self, _: str) -> None:
        self._offer_save()
        self._left = True

    def _offer_save(self) -> None:
        """Ask for a file name until the match is saved or the player declines."""
        while self._story() != self._saved:
            name = self._ask("Save the game as (Enter: do not save): ").strip()
            if not name:
                return
            try:
                self._do_save(name)
            except OSError as error:
                self._say(explain(error))
            except IllegalMove as error:
                self._say(error.reason)
