"""`python -m rules.players.engine_host module:function`: a player in Python as an engine.

The function returns a `Player` for a game's slug, a seed and a pace. Its output goes to standard
error.
"""

import importlib
import json
import os
import pickle
import sys
from base64 import b64decode
from threading import Event
from typing import TextIO

from rules.players import Player


def main() -> int:
    """Answer questions until the input ends; return the exit code."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8", buffering=1)
    os.dup2(2, 1)
    with answers:
        return _serve(sys.argv[1], sys.stdin, answers)


def _serve(entrant: str, questions: TextIO, answers: TextIO) -> int:
    game = json.loads(questions.readline())
    module, _, name = entrant.partition(":")
    try:
        make = getattr(importlib.import_module(module), name)
    except Exception as error:
        print(f"error {entrant} cannot be loaded: {error}", file=answers)
        return 2
    player: Player = make(game["game"], int(game["seed"], 16), game["pace"])
    print("ready", file=answers)
    never = Event()
    for line in questions:
        view = pickle.loads(b64decode(json.loads(line)["position"]))
        print(player.choose(view, never), file=answers)
    return 0


if __name__ == "__main__":
    sys.exit(main())
