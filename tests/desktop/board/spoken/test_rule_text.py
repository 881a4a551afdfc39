"""Reasons and events of the rules begin as sentences do; notation stays as on the board."""

import pytest

from desktop.board.spoken.rule_text import capitalised
from desktop.board.spoken.telling import News, what_happened
from desktop.language.languages import speak
from rules.core import Message, Outcome
from rules.core.event import Eliminated, MatchEnded, TurnPassed
from rules.dragons.events import AutoPlaced
from rules.mono.events import TurnEnded

MISFIT = Message("{state} does not fit at {position}: its edges differ", state="a", position=4)


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("a3 is not on the board", "a3 is not on the board"),
        ("3xd1-d3 cannot be read", "3xd1-d3 cannot be read"),
        (MISFIT, "a does not fit at 4: its edges differ"),
        (Message("{reason} here", reason=MISFIT), "a does not fit at 4: its edges differ here"),
        ("b3,c4 can be taken", "b3,c4 can be taken"),
        ("a random draw is missing", "A random draw is missing"),
        ("fred has no tiles left", "Fred has no tiles left"),
        ("port 3 has the mark a already", "Port 3 has the mark a already"),
    ],
)
def test_notation_stays_small_at_the_start_of_a_sentence(reason: str, said: str) -> None:
    assert capitalised(reason) == said


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_so_it_does_in_every_language(language: str) -> None:
    fallen, ended = AutoPlaced("d", 3, (0, 0)), TurnEnded(0, "lower", (11, 10))
    speak(language)
    try:
        said = what_happened([fallen, ended], ("fred", "ned")).whole
    finally:
        speak("en")
    assert said.startswith("d ")
    assert ". a " in said


def test_what_prompt_and_result_say_is_not_said_twice() -> None:
    why, other = Message("ned has no legal move"), Message("pat has no pieces left")
    end = MatchEnded(Outcome(frozenset({0}), why, (0, 0, 0)))
    said = what_happened([Eliminated(2, other), Eliminated(1, why), end], ("fred", "ned", "pat"))
    assert said.whole == (
        "Pat has no pieces left and is out of the game. Fred wins: ned has no legal move."
    )
    assert what_happened([TurnPassed(1)], ("fred", "ned")) == News()
