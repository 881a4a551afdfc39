"""Play games as a screen reader's user would, and compare the spoken texts with the record.

    python -m tests.tools.eyes [GAME[:person] …] [--keep FOLDER] [--orca FILE]

Each game gets a D-Bus session, a display, the program and a player that uses only a screen reader's
texts and keys (`player.py`). This needs the Debian packages in `_PACKAGES`. They are installed if
you are root. Otherwise missing packages are printed and nothing is played. With `--orca`, the
screen reader Orca (Debian package `orca`) runs too, and its speech is written to a file.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from itertools import chain, groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from desktop.board.spoken.telling import what_happened
from rules.match import Match
from tests.tools.eyes.blind_players import PLAYERS

_PACKAGES = ("at-spi2-core", "dbus", "gir1.2-atspi-2.0", "python3-gi", "xauth", "xdotool", "xvfb")
_PYTHON = "/usr/bin/python3"  # the system's Python, which has the AT-SPI bindings
_USUAL = ("adamas", "holomino", "dragons", "mono", "blackbox", "mono:person")
_ENDS_IN = 1800  # seconds for one game, even on a busy machine


def main(arguments: Sequence[str] | None = None) -> int:
    """Play all games. The exit code is the number of games with something wrong or missing."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.eyes", description=__doc__)
    parser.add_argument("games", nargs="*", default=_USUAL, metavar="GAME[:person]")
    parser.add_argument("--keep", type=Path, help="where logs and records are left")
    parser.add_argument("--orca", type=Path, help="where to write what Orca says of the last game")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    missing = _missing((*_PACKAGES, "orca") if chosen.orca else _PACKAGES)
    if missing:
        print(f"Not played by ear: {', '.join(missing)} would be needed (Debian's packages).")
        return 0
    failed = 0
    for game in chosen.games:
        begin = time.monotonic()
        with TemporaryDirectory(prefix="quincunx-eyes-") as folder:
            name, _, opponent = game.partition(":")
            orca = "yes" if chosen.orca else ""
            terms = name, opponent or "computer", chosen.seed, Path(folder), orca
            faults, plies = _evening(*terms)
            if faults and faults[0].startswith("NothingThere: the window"):
                # Seen once, on a machine whose packages had just been installed.
                print(f"{game}: the program did not begin; once more\n    {faults[-1]}")
                faults, plies = _evening(*terms)
            if chosen.orca:
                chosen.orca.write_text(_spoken(Path(folder, "orca.debug")), encoding="utf-8")
            if chosen.keep is not None:
                kept = chosen.keep / game.replace(":", "-")
                kept.mkdir(parents=True, exist_ok=True)
                for one in (*Path(folder).glob("*.*"), *Path(folder, "data").rglob("*.qcx")):
                    shutil.copy(one, kept)
        failed += bool(faults)
        verdict = "heard whole" if not faults else "NOT heard whole"
        print(
            f"{game:<18} {plies:>4} plies, {time.monotonic() - begin:4.0f} s: {verdict}", flush=True
        )
        for fault in faults[:12]:
            print(f"    {fault}")
    return failed


def _missing(packages: Sequence[str]) -> list[str]:
    """Return the packages that are missing, after trying to install them."""

    def absent() -> list[str]:
        state = subprocess.run(
            ["dpkg-query", "-W", "-f", "${Package} ${db:Status-Status}\\n", *packages],
            check=False,
            capture_output=True,
            text=True,
        ).stdout
        there = {line.split()[0] for line in state.splitlines() if line.endswith(" installed")}
        return [name for name in packages if name not in there]

    if shutil.which("dpkg-query") is None:
        return list(packages)
    if absent() and os.geteuid() == 0:
        quiet = {"check": False, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(["apt-get", "update"], **quiet)  # type: ignore[call-overload]
        install = ["apt-get", "install", "-y", "--no-install-recommends", *absent()]
        subprocess.run(install, **quiet)  # type: ignore[call-overload]
    return absent()


def _spoken(debug: Path) -> str:
    """Return Orca's speech, one text per line, without typed letters."""
    lines = re.findall(r"SPEECH OUTPUT: '(.*)'\{", debug.read_text(encoding="utf-8"))
    return "".join(f"{line.strip()}\n" for line in lines if len(line.strip()) > 6)


def _evening(
    game: str, opponent: str, seed: int, folder: Path, orca: str = ""
) -> tuple[list[str], int]:
    """Play one game, and return what was spoken wrongly or not at all, and the number of plies."""
    for name in ("data", "config", "cache"):
        (folder / name).mkdir(exist_ok=True)
    log = folder / "heard.json"
    script = """
        if [ -n "$ORCA" ]; then
            orca --disable braille --debug-file="$FOLDER/orca.debug" >"$FOLDER/orca.log" 2>&1 &
            sleep 6
        fi
        "$PROGRAM" -m desktop --new-window >"$FOLDER/program.log" 2>&1 & program=$!
        "$READER" tests/tools/eyes/player.py "$@" >"$FOLDER/player.log" 2>&1
        kill $program 2>/dev/null; wait $program 2>/dev/null
        echo "the program ended with $?" >>"$FOLDER/program.log"
        if [ -n "$ORCA" ]; then pkill -9 -f "orca.*$FOLDER"; fi; true
    """
    environment = {
        **{k: v for k, v in os.environ.items() if k not in ("LANGUAGE", "QT_QPA_PLATFORM")},
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "QT_QPA_PLATFORM": "xcb",
        "LC_ALL": "C.UTF-8",
        "PROGRAM": sys.executable,
        "READER": _PYTHON,
        "FOLDER": str(folder),
        "ORCA": orca,
        "SPEECHD_ADDRESS": "unix_socket:/nonexistent",  # no sound from the speakers
        "PYTHONPATH": "",
    }
    # Without -r, a key would be repeated if it took long until it is let go.
    display = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24 -r"]
    inside = ["dbus-run-session", "--", "bash", "-c", script, "bash"]
    with (folder / "session.log").open("w") as output:
        subprocess.run(
            [*display, *inside, game, opponent, str(seed), str(log), "3" if orca else "0.3"],
            check=False,
            env=environment,
            stdout=output,
            stderr=output,
            timeout=_ENDS_IN,
            cwd=Path(__file__).parents[3],
        )
    if not log.exists():
        return [f"the player did not come to an end: {_tail(folder / 'player.log')}"], 0
    heard = json.loads(log.read_text(encoding="utf-8"))
    records = sorted((folder / "data").rglob("*.qcx"))
    if heard["trouble"] or len(records) != 1:
        trouble = heard["trouble"] or f"{len(records)} records were left"
        return [trouble, heard["end"], _tail(folder / "program.log")], 0
    match = Match.load(records[0])
    return compare(match, heard, game), match.last_ply


def _tail(path: Path) -> str:
    return path.read_text(encoding="utf-8")[-1000:] if path.exists() else "it wrote nothing"


def compare(match: Match, heard: dict[str, Any], game: str) -> list[str]:
    """Return the differences between what a player heard of a match and its record."""
    return [*_wrong_positions(match, heard["seen"], game), *_unsaid(match, heard["said"])]


def _wrong_positions(match: Match, seen: Sequence[dict[str, Any]], game: str) -> list[str]:
    """Return the turns at which the player's knowledge differed from the position."""
    faults, here = [], {one["me"] for one in seen}
    decisions = []
    for ply in range(match.last_ply):
        match.goto(ply)
        if match.to_move is not None and match.to_move in here:
            decisions.append((ply, match.to_move, match.view(match.to_move)))
    match.goto(match.last_ply)
    if len(decisions) != len(seen):
        faults.append(f"{len(seen)} turns were taken of {len(decisions)}")
    for (ply, player, view), one in zip(decisions, seen, strict=False):
        truth = json.loads(json.dumps(PLAYERS[game]().truth(view, player)))
        if one["me"] != player or one["facts"] != truth:
            faults.append(f"before ply {ply + 1}: heard {one['facts']}, it was {truth}")
    return faults


def _unsaid(match: Match, said: Sequence[str]) -> list[str]:
    """Return the plies that were not announced in full, alone or with the rest of their turn."""
    faults, told, at = [], " ".join(said), 0
    plies = range(1, match.last_ply + 1)
    for _, group in groupby(plies, match.player_of):
        turn = {ply: match.events(ply, None) for ply in group}
        whole = what_happened(chain.from_iterable(turn.values()), match.names).brief
        if (found := told.find(whole, at)) >= 0:
            at = found
            continue
        for ply, events in turn.items():
            words = what_happened(events, match.names).brief
            found = told.find(words, at)
            if found < 0:
                faults.append(f"ply {ply} was not told: {words}")
            else:
                at = found
    return faults


if __name__ == "__main__":
    sys.exit(main())
