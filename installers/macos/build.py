"""`python -m installers.macos.build`: signs the frozen application and makes its disk image.

`--plan` prints the commands without running them, on any system. The signature depends on the
secrets in the environment: see `installers/macos/signing.py`.
"""

import argparse
import base64
import json
import os
import platform
import plistlib
import secrets
import shlex
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from installers.installer_pictures import APPLICATIONS_AT, DISK, PROGRAM_AT
from installers.macos import signing
from installers.macos.info_plist import entitlements
from installers.product import NAME, VERSION

ROOT = Path(__file__).resolve().parents[2]
APP = ROOT / "build" / "frozen" / f"{NAME}.app"
ICONS = ROOT / "build" / "icons"


class BuildError(Exception):
    """Something is missing; the message has the remedy, in one sentence."""


def image_name(version: str = VERSION, machine: str | None = None) -> str:
    """Return the disk image's file name, with the kind of processor it was built on."""
    return f"quincunx-{version}-macos-{machine or platform.machine()}.dmg"


def disk_settings(app: Path) -> dict[str, object]:
    """Return the settings of the disk image's window, for dmgbuild."""
    return {
        "title": NAME,
        "icon": str(ICONS / "quincunx.icns"),
        "background": str(ICONS / "macos" / "background.png"),
        "icon-size": 112,
        "format": "ULFO",
        "window": {
            "position": {"x": 240, "y": 160},
            "size": {"width": DISK[0], "height": DISK[1]},
        },
        "contents": [
            {"x": PROGRAM_AT[0], "y": PROGRAM_AT[1], "type": "file", "path": str(app)},
            {"x": APPLICATIONS_AT[0], "y": APPLICATIONS_AT[1], "type": "link"}
            | {"path": "/Applications", "name": "Applications"},
        ],
    }


def plan(
    app: Path, image: Path, work: Path, environment: Mapping[str, str]
) -> list[signing.Command]:
    """Return all commands in order; `work` is where `write_files` puts the files they read."""
    who = signing.identity(environment)
    commands: list[signing.Command] = []
    if who != signing.NOBODY:
        password = environment["MACOS_CERTIFICATE_PASSWORD"]
        own = secrets.token_urlsafe(24)
        certificate = work / "certificate.p12"
        commands += signing.keychain(work / "build.keychain-db", certificate, password, own)
    commands += signing.sign(app, signing.code_in(app), who, work / "entitlements.plist")
    disk = str(work / "disk.json")
    commands.append([sys.executable, "-m", "dmgbuild", "-s", disk, NAME, str(image)])
    commands += signing.sign_image(image, who)
    if who != signing.NOBODY and signing.has(signing.NOTARY, environment):
        commands += signing.notarize(image, work / "notary.p8", environment)
    commands.append(["hdiutil", "verify", str(image)])
    return commands


def write_files(work: Path, app: Path, environment: Mapping[str, str]) -> None:
    """Write the files that the commands read, including secrets.

    So the folder must be private, and deleted afterwards.
    """
    (work / "entitlements.plist").write_bytes(plistlib.dumps(entitlements()))
    (work / "disk.json").write_text(json.dumps(disk_settings(app)), encoding="utf-8")
    if signing.has(signing.CERTIFICATE, environment):
        decoded = base64.b64decode(environment["MACOS_CERTIFICATE"])
        (work / "certificate.p12").write_bytes(decoded)
    if signing.has(signing.NOTARY, environment):
        (work / "notary.p8").write_text(environment["MACOS_NOTARY_KEY"], encoding="ascii")


def build(app: Path, image: Path) -> None:
    """Run the plan. Raises BuildError if something is missing or a command fails."""
    if sys.platform != "darwin":
        raise BuildError("Only a macOS can make the disk image; --plan shows what it would do.")
    if not app.is_dir():
        raise BuildError(f"{app} is missing: run python -m installers.freeze first.")
    if not (ICONS / "macos" / "background.png").is_file():
        raise BuildError("The icons are not rendered: run python -m installers.icons first.")
    image.parent.mkdir(parents=True, exist_ok=True)
    image.unlink(missing_ok=True)
    with TemporaryDirectory(prefix="quincunx-") as name:
        work = Path(name)
        write_files(work, app, os.environ)
        commands = plan(app, image, work, os.environ)
        try:
            for command in commands:
                _run(command)
        finally:
            _forget(work / "build.keychain-db")


def shown(command: Sequence[str]) -> str:
    """Return a command with its secrets hidden: the words after -p, -P and -k."""
    words = list(command)
    if words[0] == "security":
        hidden = {"-p", "-P"} | ({"-k"} if "set-key-partition-list" in words else set())
        for place, word in enumerate(words[:-1]):
            if word in hidden:
                words[place + 1] = "***"
    return shlex.join(words)


def main(arguments: Sequence[str] | None = None) -> int:
    """Build into `dist`, or report what is missing."""
    parser = argparse.ArgumentParser(prog="installers.macos.build", description=__doc__)
    parser.add_argument("--app", type=Path, default=APP)
    parser.add_argument("--output", type=Path, default=ROOT / "dist" / image_name())
    parser.add_argument("--plan", action="store_true", help="print the commands, run none")
    asked = parser.parse_args(arguments)
    if asked.plan:
        for command in plan(asked.app, asked.output, Path("WORK"), os.environ):
            print(shown(command))
        return 0
    try:
        build(asked.app, asked.output)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{asked.output}: {asked.output.stat().st_size / 1e6:.1f} MB")
    return 0


def _run(command: Sequence[str]) -> None:
    print(shown(command), flush=True)
    try:
        subprocess.run(command, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        # The error's own text would contain the secrets.
        raise BuildError(f"This command failed: {shown(command)}") from (
            error if isinstance(error, OSError) else None
        )


def _forget(keychain: Path) -> None:
    if keychain.exists():
        subprocess.run(["security", "delete-keychain", str(keychain)], check=False)


if __name__ == "__main__":
    sys.exit(main())
