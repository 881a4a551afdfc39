"""A Windows for testing the set-up program: this one, or Wine's."""

import os
import re
import shutil
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path

LIMIT = 240.0  # seconds a program may take


class Machine(ABC):
    """Programs, folders and registry, with one interface for both kinds."""

    local: Path
    roaming: Path
    program_files: Path
    common: Path
    desktop: Path
    public_desktop: Path

    @abstractmethod
    def command(self, program: str) -> list[str]:
        """Return the command that starts a Windows program from here."""

    @abstractmethod
    def named(self, path: Path) -> str:
        """Return a path as Windows writes it."""

    environment: Mapping[str, str]

    def run(self, program: str | Path, *arguments: str) -> int:
        """Run a program to its end and return its exit code.

        Raises subprocess.TimeoutExpired.
        """
        return self.start(program, *arguments).wait(LIMIT)

    def start(self, program: str | Path, *arguments: str) -> subprocess.Popen[bytes]:
        """Start a program."""
        name = self.named(program) if isinstance(program, Path) else program
        return subprocess.Popen(
            [*self.command(name), *arguments],
            env=dict(self.environment),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def registry(self, key: str) -> dict[str, str] | None:
        """Return the values of a registry key by name; the default value's name is empty.

        None if there is no such key.
        """
        asked = subprocess.run(
            [*self.command("reg"), "query", key, *self.view],
            env=dict(self.environment),
            capture_output=True,
            check=False,
            timeout=LIMIT,
        )
        if asked.returncode != 0:
            return None
        text = asked.stdout.decode("utf-8", "replace")
        lines = re.findall(r"^ {4}(.+?) {4}REG_\w+(?: {4}(.*?))?\r?$", text, re.MULTILINE)
        return {("" if name == "(Default)" else name): value for name, value in lines}

    view: tuple[str, ...] = ()

    def write(self, key: str, value: str) -> None:
        """Set the default value of a registry key."""
        if self.run("reg", "add", key, "/ve", "/d", value, "/f") != 0:
            raise OSError(f"the registry does not take {key}")


class ThisWindows(Machine):
    """The Windows that this runs on, for example in a continuous-integration job."""

    view = ("/reg:64",)

    def __init__(self) -> None:
        self.environment = dict(os.environ)
        self.local = Path(os.environ["LOCALAPPDATA"])
        self.roaming = Path(os.environ["APPDATA"])
        self.program_files = Path(os.environ.get("PROGRAMW6432", os.environ["PROGRAMFILES"]))
        self.common = Path(os.environ["PROGRAMDATA"])
        self.desktop = Path(os.environ["USERPROFILE"]) / "Desktop"
        self.public_desktop = Path(os.environ["PUBLIC"]) / "Desktop"

    def command(self, program: str) -> list[str]:
        return [program]

    def named(self, path: Path) -> str:
        return str(path)


class Wine(Machine):
    """A fresh Windows in a folder. Raises FileNotFoundError if Wine is not installed."""

    def __init__(self, prefix: Path, variables: Mapping[str, str] | None = None) -> None:
        if shutil.which("wine") is None:
            raise FileNotFoundError(
                "wine is not here. On Debian: sudo apt install wine wine64 xvfb xauth"
            )
        shutil.rmtree(prefix, ignore_errors=True)
        prefix.mkdir(parents=True)
        self.drive = prefix / "drive_c"
        self.environment = {
            **os.environ,
            "WINEPREFIX": str(prefix.resolve()),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            # Wine must not download anything for it, nor add menus to the system outside.
            "WINEDLLOVERRIDES": "mscoree=;mshtml=;winemenubuilder.exe=",
            **(variables or {}),
        }
        self.run("wineboot", "-i")
        self.pretend("win10")
        home = next(path for path in (self.drive / "users").iterdir() if path.name != "Public")
        self.local = home / "AppData" / "Local"
        self.roaming = home / "AppData" / "Roaming"
        self.program_files = self.drive / "Program Files"
        self.common = self.drive / "ProgramData"
        self.desktop = home / "Desktop"
        self.public_desktop = self.drive / "users" / "Public" / "Desktop"

    def pretend(self, version: str) -> None:
        """Set the version that Wine reports: win7, win10."""
        self.run("reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", version, "/f")
        self.server("-w")

    def server(self, option: str) -> None:
        """Control the server: `-w` waits until all its programs have ended, `-k` ends them."""
        subprocess.run(["wineserver", option], env=dict(self.environment), check=False)

    def command(self, program: str) -> list[str]:
        return ["wine", program]

    def named(self, path: Path) -> str:
        if path.is_relative_to(self.drive):
            return "C:\\" + str(path.relative_to(self.drive)).replace("/", "\\")
        return "Z:" + str(path.resolve()).replace("/", "\\")


def until(condition: Callable[[], bool], seconds: float = 30.0) -> bool:
    """Wait until a condition is true; return whether it became true."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.1)
    return True
