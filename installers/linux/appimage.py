"""Builds the AppImage, one file that runs by itself: a small runtime, then the packed program."""

import os
import platform
import shutil
import subprocess
from pathlib import Path

from installers.commit_time import commit_time
from installers.linux.tree import ICONS, LIBRARY, Edition, plant, settle
from installers.product import ID, NAME, PACKAGE, VERSION

_SOURCE = Path(__file__).with_name("runtime.c")
_LIBRARIES = ("-lsquashfuse_ll", "-lsquashfuse", "-lfuse3", "-lzstd", "-lz", "-lpthread")
_MARK = b"AI\x02"  # at byte 8 of the ELF header: a type 2 AppImage


def build(bundle: Path, folder: Path, work: Path) -> Path:
    """Write the AppImage into a folder and return its path; the tree is left in `work`."""
    root = work / "appimage"
    plant(root, bundle, Edition(documents=False))
    share = root / "usr" / "share"
    shutil.copy(share / "applications" / f"{ID}.desktop", root)
    shutil.copy(ICONS / "256x256" / "apps" / f"{PACKAGE}.png", root)
    (root / ".DirIcon").symlink_to(f"{PACKAGE}.png")
    (root / "AppRun").symlink_to(f"{LIBRARY}/{PACKAGE}")
    settle(root)
    image = folder / f"{NAME}-{VERSION}-{platform.machine()}.AppImage"
    image.unlink(missing_ok=True)
    image.write_bytes(_runtime(work / "runtime"))
    _append(root, image)
    image.chmod(0o755)
    return image


def _runtime(program: Path) -> bytes:
    command = ["gcc", "-std=gnu11", "-Os", "-Wall", "-Wextra", "-static", "-s"]
    subprocess.run(
        [*command, "-Wl,--build-id=none", "-o", program, _SOURCE, *_LIBRARIES],
        check=True,
        stderr=subprocess.PIPE,
    )
    code = bytearray(program.read_bytes())
    code[8 : 8 + len(_MARK)] = _MARK
    return bytes(code)


def _append(root: Path, image: Path) -> None:
    """Append the packed tree to the file."""
    packed = image.with_suffix(".squashfs")
    packed.unlink(missing_ok=True)
    command = [
        "mksquashfs",
        str(root),
        str(packed),
        "-noappend",
        "-no-progress",
        "-quiet",
        "-all-root",
    ]
    # Small blocks start faster, because less data is unpacked without being read.
    command += ["-no-xattrs", "-comp", "zstd", "-Xcompression-level", "22", "-b", "128K"]
    subprocess.run(command, check=True, env={**os.environ, "SOURCE_DATE_EPOCH": str(commit_time())})
    with image.open("ab") as file:
        file.write(packed.read_bytes())
    packed.unlink()
