"""`python -m installers.macos.test_image`: tests the disk image in `dist` on this macOS.

It mounts the image, checks its contents, copies the application out, checks its signature and its
document type, and starts it without a screen.
"""

import os
import plistlib
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from installers.macos import signing
from installers.macos.build import ROOT, image_name
from installers.macos.info_plist import info_plist
from installers.product import NAME
from rules.kernels import version_line

PATIENCE = 120  # seconds a start may take


def faults_of_app(app: Path) -> list[str]:
    """Return the faults in an application's files; empty if there are none."""
    told = plistlib.loads((app / "Contents" / "Info.plist").read_bytes())
    faults = [
        f"Info.plist says {key} = {told.get(key)!r}, not {value!r}"
        for key, value in info_plist().items()
        if told.get(key) != value
    ]
    faults += [f"Info.plist asks for {key}" for key in told if key.endswith("UsageDescription")]
    for icon in (told.get("CFBundleIconFile", "no icon"), "match.icns"):
        if not (app / "Contents" / "Resources" / icon).is_file():
            faults.append(f"Contents/Resources/{icon} is missing")
    if not (app / "Contents" / "MacOS" / str(told.get("CFBundleExecutable"))).is_file():
        faults.append("there is no program in Contents/MacOS")
    return faults


def faults_of_volume(volume: Path) -> list[str]:
    """Return the faults of the mounted disk image; empty if there are none."""
    faults = []
    link = volume / "Applications"
    if not link.is_symlink() or os.readlink(link) != "/Applications":
        faults.append("there is no link to the Applications folder")
    if not (volume / ".DS_Store").is_file():
        faults.append("the window has no layout")
    if not list(volume.glob(".background*")):
        faults.append("the window has no background")
    if not (volume / f"{NAME}.app").is_dir():
        faults.append(f"{NAME}.app is missing")
    return faults


def try_image(image: Path) -> list[str]:
    """Return all faults of an image; only on macOS."""
    with TemporaryDirectory(prefix="quincunx-") as name:
        folder = Path(name)
        volume = folder / "volume"
        attach = ["hdiutil", "attach", "-readonly", "-nobrowse", "-mountpoint", str(volume)]
        subprocess.run([*attach, str(image)], check=True, stdout=subprocess.DEVNULL)
        try:
            faults = faults_of_volume(volume)
            app = folder / f"{NAME}.app"
            shutil.copytree(volume / app.name, app, symlinks=True)
        finally:
            subprocess.run(["hdiutil", "detach", str(volume)], check=True)
        return faults + faults_of_app(app) + _signature(app) + _starts(app, folder)


def _signature(app: Path) -> list[str]:
    checks = [["codesign", "--verify", "--deep", "--strict", str(app)]]
    if signing.has((*signing.CERTIFICATE, *signing.NOTARY), os.environ):
        checks.append(["spctl", "--assess", "--type", "execute", str(app)])
    faults = []
    for check in checks:
        done = subprocess.run(check, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            faults.append(f"{check[0]}: {done.stderr.strip()}")
    return faults


def _starts(app: Path, home: Path) -> list[str]:
    program = app / "Contents" / "MacOS" / "quincunx"
    environment = {**os.environ, "HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    faults = []
    for argument, answer in (("--version", version_line()), ("--first-paint", "")):
        done = subprocess.run(
            [program, argument],
            env=environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        if done.returncode != 0 or answer not in done.stdout:
            faults.append(
                f"{argument}: code {done.returncode}, {done.stdout} {done.stderr[-2000:]}"
            )
    return faults


def main() -> int:
    """Return 0 if there are no faults."""
    image = ROOT / "dist" / image_name()
    if sys.platform != "darwin" or not image.is_file():
        print(f"This needs macOS and {image.name} in dist.", file=sys.stderr)
        return 1
    faults = try_image(image)
    print("\n".join(faults) or f"{image.name}: everything in order")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
