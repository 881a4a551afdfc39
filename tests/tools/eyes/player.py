"""Play one game to its end through the accessibility tree, and log what was announced.

    player.py GAME OPPONENT SEED LOG PAUSE

OPPONENT is `computer` (the lowest level) or `person` (a second player of this kind at the same
window). PAUSE is the number of seconds between two turns. This runs in the system's Python beside
the program. `__main__.py` starts both, and compares the log with the record.
"""

import json
import re
import sys
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[3]))

from tests.tools.eyes.blind_players import PLAYERS, BlindPlayer
from tests.tools.eyes.screen_reader import ScreenReader

_BOARDS = ("Board", "The layout")

_DEALT = "Your board: "
"""How the name of the board begins that a player gets before the first turn."""
_MOST_TURNS = 400


class Evening:
    """One game in the program."""

    def __init__(self, game: str, opponent: str, seed: int, pause: float) -> None:
        self.player: BlindPlayer = PLAYERS[game]()
        self.people = opponent == "person"
        self.random, self.pause = Random(seed), pause
        self.reader = ScreenReader()
        self.seen: list[dict[str, Any]] = []
        """The player and the known facts at each turn."""

    def begin(self) -> None:
        """Go from the home page to the first turn."""
        reader = self.reader
        reader.take_keyboard()
        reader.press(f"Options for {self.player.title}")
        if self.people:
            reader.press("Person", last=True)
        for button, times in self.player.options:
            for _ in range(times):
                reader.press(button)
        reader.press("Start game")
        reader.listen(self.pause)

    def play(self) -> str:
        """Play until the result is announced, and return the prompt at the end."""
        for _ in range(_MOST_TURNS):
            me, prompt = self.reader.wait_for(self._turn, "a turn or the end")
            if me is None:
                self.reader.wait_for(self._is_result_told, "the result")
                return str(prompt)
            self._take_turn(me)
        raise AssertionError(f"no end after {_MOST_TURNS} turns")

    def _turn(self) -> tuple[int | None, str] | None:
        """Return the player to move here, or None and the result of the game.

        Return None alone if it is nobody's turn here yet.
        """
        reader = self.reader
        self._skip_profile()
        curtain = reader.find("push button", "I am Player")
        if curtain is not None:
            curtain.do_action(0)
            reader.listen(0.3)
            return None
        if hide := reader.find("push button", "Hide the board"):
            hide.do_action(0)
            reader.listen(0.3)
            return None
        for role, name, _ in reader.tree():
            if role == "filler" and re.match(r".+ wins\. |A draw", name):
                return None, name
        for words in self._prompt():
            if (me := self._asked(words)) is not None:
                return me, words
        return None

    def _asked(self, words: str) -> int | None:
        """Return the player here whom a prompt asks to move, or None."""
        for me in range(2 if self.people else 1):
            own = words.removeprefix("Last round: ").startswith(f"Player {me + 1}, ")
            if own and "your turn is over" not in words:
                return me
        return None

    def _is_result_told(self) -> bool:
        """Whether the result was announced, such as “Player 1 wins: …”, since the last turn."""
        told = self.reader.said[self.seen[-1]["said"] :]
        return any(re.search(" (wins|draw): ", one) for one in told)

    def _prompt(self) -> list[str]:
        """Return the texts above the board. They are in the board's list, after its spots."""
        over = [thing for title in _BOARDS for _, _, thing in self.reader.items(title)]
        prompts = [thing for thing in over if thing.get_role_name() == "filler"]
        lines = [name for thing in prompts for name, _, _ in self.reader.items_of(thing)]
        if not lines and self.reader.items(_DEALT):
            lines = [name for role, name, _ in self.reader.tree() if role == "label"]
        return lines

    def _take_turn(self, me: int) -> None:
        reader = self.reader
        reader.listen()  # to all names that changed together with the prompt
        spots, beside = self._spots()
        facts = self.player.facts(spots, beside)
        self.seen.append({"me": me, "facts": facts, "said": len(reader.said)})
        turn = self.player.choose(spots, facts, me, self.random, first=len(self.seen) == 1)
        print(f"turn {len(self.seen)}: {turn}", flush=True)  # goes to the player's log
        typed = not turn.startswith("press ")
        if typed:
            self._type(turn)
        else:
            for what in turn.removeprefix("press ").split(", "):
                self._press(what)
        before = spots, beside

        def is_done() -> bool:
            self._skip_profile()
            now = self._spots()
            if typed:  # the coach, or what is only typed, may change names of spots, too
                asked = map(self._asked, self._prompt())
                return self.player.facts(*now) != facts or me not in asked
            return now != before

        reader.wait_for(is_done, f"what {turn!r} does")
        reader.listen(self.pause)  # waits for pending announcements

    def _skip_profile(self) -> None:
        """Close the question for your name, which appears after the first match."""
        if skip := self.reader.find("push button", "Skip"):
            skip.do_action(0)
            self.reader.listen(0.3)

    def _spots(self) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
        """Return the spots of the board, and of the small board in the panel."""
        reader = self.reader
        lists = [name for role, name, _ in reader.tree() if role == "list"]
        if any(name.startswith(_DEALT) for name in lists):
            return [], []  # the other board is still unknown
        small = [name for name in lists if not name.startswith((*_BOARDS, "Turns"))]
        here = [(name, told) for title in _BOARDS for name, told, _ in reader.items(title)]
        return here, [(name, told) for title in small[:1] for name, told, _ in reader.items(title)]

    def _press(self, what: str) -> None:
        """Press a button, or a spot of the board by its action."""
        if len(what) > 2:
            self.reader.press(what)
            return
        spots = self.reader.items("Board")
        spot = next(thing for name, _, thing in spots if name.startswith(f"{what},"))
        spot.do_action(0)

    def _type(self, turn: str) -> None:
        """Type a turn into the line for moves, which is opened if necessary."""
        if self.reader.find("text", "Move") is None:
            self.reader.keys("ctrl+e")
        field = self.reader.wait_for(lambda: self.reader.find("text", "Move"), "the line for moves")
        field.grab_focus()  # the board had the keyboard focus before the curtain
        self.reader.listen(0.1)
        self.reader.type(turn)
        self.reader.keys("Return")


def main() -> None:
    """Play, and write the log."""
    game, opponent, seed, log, pause = sys.argv[1:]
    evening = Evening(game, opponent, int(seed), float(pause))
    end, trouble = "", ""
    try:
        evening.begin()
        end = evening.play()
        evening.reader.listen(1.0 + 2 * evening.pause)
    except (AssertionError, StopIteration) as error:
        trouble = f"{type(error).__name__}: {error}"
    told = {
        "end": end,
        "trouble": trouble,
        "seen": evening.seen,
        "said": evening.reader.said,
        "focused": evening.reader.focused,
    }
    Path(log).write_text(json.dumps(told, indent=1, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
