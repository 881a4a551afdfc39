"""The tests of the set-up program, step by step; each docstring says what the step checks."""

import shutil
import subprocess
from pathlib import Path, PurePosixPath

from installers.windows.build import PROGRAM, PUBLISHER
from installers.windows.machine import Machine, Wine, until
from installers.windows.payload import files_of, size_in_kb

ENTRY = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\Quincunx"
CLASSES = r"Software\Classes"
ADDED = {"match.ico", "uninstall.exe"}
MENU = Path("Microsoft/Windows/Start Menu/Programs/Quincunx.lnk")
RUNNING, TOO_OLD = 3, 5


class Trial:
    """A set-up program, an older one, and the machine to test them on."""

    def __init__(
        self, machine: Machine, payload: Path, version: str, setup: Path, older: Path, work: Path
    ) -> None:
        self.machine = machine
        self.payload = payload
        self.version = version
        self.setup = setup
        self.older = older
        self.work = work
        self.home = machine.local / "Programs" / "Quincunx"
        self.mine = self.home / "my match.qcx"
        self.data = machine.roaming / "quincunx" / "quincunx" / "unfinished" / "a.qcx"

    def an_older_version_installs_for_the_user_alone(self) -> None:
        """/S: exit code 0, its files, a start menu entry, no shortcut on the desktop"""
        assert self.machine.run(self.older, "/S") == 0
        assert (self.home / "_internal" / "old" / "old.txt").is_file()
        assert (self.machine.roaming / MENU).is_file()
        assert not (self.machine.desktop / "Quincunx.lnk").exists()

    def the_player_saves_matches(self) -> None:
        """one match in the program's folder, and one where the program stores its matches"""
        for path in (self.mine, self.data):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("kept", encoding="utf-8")

    def it_refuses_while_the_program_runs(self) -> None:
        """check that set-up and uninstaller exit with 3 and delete no file"""
        before = files_of(self.home)
        running = self._start_program()
        try:
            assert self.machine.run(self.setup, "/S") == RUNNING
            own = f"_?={self.machine.named(self.home)}"
            assert self.machine.run(self.home / "uninstall.exe", "/S", own) == RUNNING
            assert files_of(self.home) == before
        finally:
            self._stop_program(running)

    def it_upgrades_in_place(self) -> None:
        """exactly the new files, the player's own files untouched, the new version in the list"""
        assert self.machine.run(self.setup, "/S") == 0
        there = {str(path) for path in files_of(self.home)}
        expected = {str(path) for path in files_of(self.payload)}
        assert there == expected | ADDED | {self.mine.name}
        assert not (self.home / "_internal" / "old").exists()
        for path in files_of(self.payload):
            assert (self.home / path).read_bytes() == (self.payload / path).read_bytes()
        self._matches_are_kept()

    def the_list_of_programs_names_it(self) -> None:
        """version, publisher, size, icon and both commands to uninstall"""
        entry = self.machine.registry(rf"HKCU\{ENTRY}")
        assert entry is not None
        assert entry["DisplayName"] == "Quincunx"
        assert entry["DisplayVersion"] == self.version
        assert entry["Publisher"] == PUBLISHER
        assert int(entry["EstimatedSize"], 16) == size_in_kb(self.payload)
        assert entry["InstallLocation"] == self.machine.named(self.home)
        uninstaller = self.machine.named(self.home / "uninstall.exe")
        assert entry["UninstallString"] == f'"{uninstaller}" /CurrentUser'
        assert entry["QuietUninstallString"] == f'"{uninstaller}" /S /CurrentUser'
        assert self.machine.registry(rf"HKLM\{ENTRY}") is None

    def matches_belong_to_it(self) -> None:
        """.qcx, .qxl and .qxs have their type, the icon, and a command that names the file"""
        classes = rf"HKCU\{CLASSES}"
        for ending in (".qcx", ".qxl", ".qxs"):
            kind = self.machine.registry(rf"{classes}\{ending}") or {}
            assert kind[""] == "Quincunx.Match"
            assert kind["Content Type"] == "application/x-quincunx-match"
        icon = self.machine.registry(rf"{classes}\Quincunx.Match\DefaultIcon") or {}
        assert icon[""] == self.machine.named(self.home / "match.ico")
        assert (self.home / "match.ico").is_file()
        command = self.machine.registry(rf"{classes}\Quincunx.Match\shell\open\command") or {}
        assert command[""] == f'"{self.machine.named(self.home / PROGRAM)}" "%1"'

    def the_program_starts(self) -> None:
        """check that the installed program prints its version and exits with 0"""
        assert self.machine.run(self.home / PROGRAM, "--version") == 0

    def it_leaves_nothing_but_the_matches(self) -> None:
        """no file, folder, key or shortcut of the program; without the match, no folder either"""
        self._uninstall(self.home, "/CurrentUser")
        assert files_of(self.home) == [PurePosixPath(self.mine.name)]
        self._matches_are_kept()
        self._no_traces("HKCU", self.machine.roaming / MENU)
        self.mine.unlink()
        assert self.machine.run(self.setup, "/S", "/CurrentUser") == 0
        self._uninstall(self.home, "/CurrentUser")
        assert until(lambda: not self.home.exists())
        self._no_traces("HKCU", self.machine.roaming / MENU)

    def it_installs_for_everyone(self) -> None:
        """/AllUsers: Program Files, everybody's menu and desktop; a double click opens a match"""
        home = self.machine.program_files / "Quincunx"
        assert self.machine.run(self.setup, "/S", "/AllUsers", "/Desktop") == 0
        assert (home / PROGRAM).is_file()
        assert (self.machine.common / MENU).is_file()
        assert (self.machine.public_desktop / "Quincunx.lnk").is_file()
        assert (self.machine.registry(rf"HKLM\{ENTRY}") or {})["DisplayVersion"] == self.version
        assert self.machine.registry(rf"HKCU\{ENTRY}") is None
        if isinstance(self.machine, Wine):
            self._double_click(self.machine)
        # Again, without an option for whom: it stays where it is, and keeps the shortcut.
        assert self.machine.run(self.setup, "/S") == 0
        assert (self.machine.public_desktop / "Quincunx.lnk").is_file()
        self._uninstall(home, "/AllUsers")
        assert until(lambda: not home.exists())
        assert not (self.machine.public_desktop / "Quincunx.lnk").exists()
        self._no_traces("HKLM", self.machine.common / MENU)

    def it_installs_where_one_likes(self) -> None:
        """/D=folder moves it there; files that were there before survive the uninstaller"""
        assert self.machine.run(self.setup, "/S") == 0
        assert (self.home / PROGRAM).is_file()
        home = self.machine.local / "Elsewhere"
        home.mkdir(exist_ok=True)
        (home / "notes.txt").write_text("mine", encoding="utf-8")
        assert self.machine.run(self.setup, "/S", f"/D={self.machine.named(home)}") == 0
        assert (home / PROGRAM).is_file()
        assert not self.home.exists()
        self._uninstall(home, "/CurrentUser")
        assert [str(path) for path in files_of(home)] == ["notes.txt"]
        shutil.rmtree(home)

    def another_program_keeps_what_it_took(self) -> None:
        """if another program has taken over .qcx, uninstalling does not change that"""
        kind = rf"HKCU\{CLASSES}\.qcx"
        assert self.machine.run(self.setup, "/S") == 0
        self.machine.write(kind, "Other.Program")
        self._uninstall(self.home, "/CurrentUser")
        assert (self.machine.registry(kind) or {})[""] == "Other.Program"
        assert self.machine.run("reg", "delete", kind, "/f") == 0

    def it_refuses_an_old_windows(self) -> None:
        """Windows 7: exit code 5, nothing installed (Wine)"""
        if not isinstance(self.machine, Wine):
            return
        self.machine.pretend("win7")
        try:
            assert self.machine.run(self.setup, "/S") == TOO_OLD
            assert not self.home.exists()
        finally:
            self.machine.pretend("win10")

    def _double_click(self, machine: Wine) -> None:
        """Check that the shell finds the program and gives it the file's whole path with spaces.

        Tested with everyone's keys, because Wine's shell ignores those of one user.
        """
        match = self.work / "a match.qcx"
        match.write_text("kept", encoding="utf-8")
        self._notes().unlink(missing_ok=True)
        assert machine.run("start", "/wait", machine.named(match)) == 0
        assert until(self._notes().exists)
        assert f'"{machine.named(match)}"' in self._notes().read_text(encoding="utf-16")

    def _start_program(self) -> subprocess.Popen[bytes]:
        notes = self._notes()
        notes.unlink(missing_ok=True)
        running = self.machine.start(self.home / PROGRAM, *self._stay())
        if isinstance(self.machine, Wine):
            assert until(notes.exists)
        else:
            assert not until(lambda: running.poll() is not None, 5), "it ended at once"
        return running

    def _stop_program(self, running: subprocess.Popen[bytes]) -> None:
        self._notes().unlink(missing_ok=True)
        if not isinstance(self.machine, Wine):
            running.terminate()
        running.wait(30)

    def _stay(self) -> tuple[str, ...]:
        return ("/wait",) if isinstance(self.machine, Wine) else ()

    def _notes(self) -> Path:
        return self.work / "notes.txt"

    def _uninstall(self, home: Path, mode: str) -> None:
        """Run the uninstaller, which continues in a copy of itself after it has returned."""
        assert self.machine.run(home / "uninstall.exe", "/S", mode) == 0
        assert until(lambda: not (home / "uninstall.exe").exists())
        assert until(lambda: self._entry(mode) is None)

    def _entry(self, mode: str) -> dict[str, str] | None:
        return self.machine.registry(rf"{'HKLM' if mode == '/AllUsers' else 'HKCU'}\{ENTRY}")

    def _no_traces(self, root: str, shortcut: Path) -> None:
        assert not shortcut.exists()
        assert self.machine.registry(rf"{root}\{ENTRY}") is None
        for key in ("Quincunx.Match", r"Quincunx.Match\shell", ".qcx", ".qxl", ".qxs"):
            assert self.machine.registry(rf"{root}\{CLASSES}\{key}") is None, key

    def _matches_are_kept(self) -> None:
        assert [path.read_text(encoding="utf-8") for path in (self.mine, self.data)] == ["kept"] * 2


STEPS = (
    Trial.an_older_version_installs_for_the_user_alone,
    Trial.the_player_saves_matches,
    Trial.it_refuses_while_the_program_runs,
    Trial.it_upgrades_in_place,
    Trial.the_list_of_programs_names_it,
    Trial.matches_belong_to_it,
    Trial.the_program_starts,
    Trial.it_leaves_nothing_but_the_matches,
    Trial.it_installs_for_everyone,
    Trial.it_installs_where_one_likes,
    Trial.another_program_keeps_what_it_took,
    Trial.it_refuses_an_old_windows,
)
"""The steps in order: each leaves the machine as the next one needs it."""
