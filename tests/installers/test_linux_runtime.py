"""The AppImage's first part, `runtime.c`: it unpacks, runs, passes signals on, leaves nothing."""

import os
import shutil
import signal
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from installers.linux import appimage

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux")
    or not all(map(shutil.which, ("gcc", "mksquashfs")))
    or not Path("/usr/include/squashfuse").is_dir()
    or not Path("/usr/include/fuse3").is_dir(),
    reason="needs what the AppImage is built with (installers/linux/build-tools)",
)

Image = Callable[..., Path]


@pytest.fixture(scope="module")
def runtime(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return appimage._runtime(tmp_path_factory.mktemp("runtime") / "runtime")


@pytest.fixture
def image(runtime: bytes, tmp_path: Path) -> Image:
    """Pack a program, a shell script, with a few files beside it."""

    def pack(script: str, files: int = 3) -> Path:
        root = tmp_path / "root"
        (root / "usr").mkdir(parents=True)
        for number in range(files):
            (root / "usr" / f"{number}").write_text(f"{number}\n" * 1000)
        (root / "usr" / "0").chmod(0o640)
        (root / "usr" / "link").symlink_to("0")
        (root / "AppRun").write_text(f"#!/bin/sh\n{script}\n")
        (root / "AppRun").chmod(0o755)
        made = tmp_path / "Try.AppImage"
        made.write_bytes(runtime)
        appimage._append(root, made)
        made.chmod(0o755)
        return made

    return pack


@pytest.fixture
def room(tmp_path: Path) -> Path:
    """Where it unpacks; to be empty afterwards."""
    folder = tmp_path / "room"
    folder.mkdir()
    return folder


def started(
    command: list[str | Path], room: str | Path, cwd: Path | None = None
) -> subprocess.Popen[str]:
    environment = {**os.environ, "APPIMAGE_EXTRACT_AND_RUN": "1", "TMPDIR": str(room)}
    return subprocess.Popen(
        command,
        env=environment,
        cwd=cwd,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )


def ended(program: subprocess.Popen[str], number: signal.Signals) -> int:
    """Its exit code after a signal to it alone; then nothing of it is left, whatever it did."""
    program.send_signal(number)
    code = program.wait()
    with suppress(ProcessLookupError):
        os.killpg(program.pid, signal.SIGKILL)
    return code


def test_runs_the_program_with_its_arguments_and_hands_on_its_exit_code(
    image: Image, room: Path
) -> None:
    made = image('echo "$@"; echo $APPIMAGE; cat $APPDIR/usr/link | head -1; exit 7')
    with started([made, "one", "two words"], room) as program:
        said, _ = program.communicate()
    assert said.splitlines() == ["one two words", str(made), "0"]
    assert program.returncode == 7
    assert list(room.iterdir()) == []


def test_unpacks_files_with_their_modes_into_a_folder_of_the_users_own(
    image: Image, room: Path
) -> None:
    made = image("stat -c %a $APPDIR $APPDIR/usr/0 $APPDIR/usr/1 $APPDIR/AppRun")
    with started([made], room) as program:
        said, _ = program.communicate()
    assert said.split() == ["700", "640", "644", "755"]


def test_extracts_beside_it_only_into_a_new_folder(image: Image, tmp_path: Path) -> None:
    command: list[str | Path] = [image("exit 1"), "--appimage-extract"]
    with started(command, tmp_path, tmp_path) as program:
        program.communicate()
    assert program.returncode == 0
    assert stat.S_IMODE((tmp_path / "squashfs-root" / "usr" / "0").stat().st_mode) == 0o640
    with started(command, tmp_path, tmp_path) as again:
        _, said = again.communicate()
    assert again.returncode == 1
    assert said == "quincunx: squashfs-root: File exists\n"


def test_hands_the_program_no_open_file_but_the_usual_three(image: Image, room: Path) -> None:
    with started([image("ls /proc/$$/fd")], room) as program:
        said, _ = program.communicate()
    assert {"0", "1", "2"} <= set(said.split()) <= {"0", "1", "2", "10"}  # the shell's script is 10


def test_a_relative_room_makes_no_relative_paths(image: Image, room: Path) -> None:
    with started([image("echo $APPDIR")], "room", room.parent) as program:
        said, _ = program.communicate()
    assert said.startswith("/tmp/quincunx-")
    assert not Path(said.strip()).exists()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_passes_on_what_is_to_end_it_and_cleans_up(
    number: signal.Signals, image: Image, room: Path
) -> None:
    made = image("trap 'exit 9' TERM HUP; echo up; while :; do sleep 0.1; done")
    with started([made], room) as program:
        assert program.stdout
        assert program.stdout.readline() == "up\n"
        assert ended(program, number) == 9
    assert list(room.iterdir()) == []


_UNPACKED = 3
"""The exit code of the program itself, which was unpacked before the signal came."""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_ended_while_it_unpacks_it_cleans_up(
    number: signal.Signals, image: Image, room: Path
) -> None:
    made, code = image(f"exit {_UNPACKED}", 3_000), _UNPACKED
    for _ in range(20):
        with started([made], room) as program:
            while not list(room.glob("*/usr")) and program.poll() is None:
                pass
            code = ended(program, number)
        assert list(room.iterdir()) == []
        if code != _UNPACKED:
            break
    assert code == 128 + number


def test_a_damaged_image_is_told_of_and_leaves_nothing(image: Image, room: Path) -> None:
    made = image("exit 0")
    whole = made.read_bytes()
    for damaged in (whole[: len(whole) - 4000], whole[:-5000] + bytes(5000)):
        made.write_bytes(damaged)
        with started([made], room) as program:
            _, said = program.communicate()
        assert program.returncode == 1
        assert "quincunx: " in said
        assert "Success" not in said
        assert list(room.iterdir()) == []
