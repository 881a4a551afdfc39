"""The macOS application: what the system is told of it, and what is done to sign it.

The disk image itself is tried on macOS by `python -m installers.macos.test_image`.
"""

import base64
import json
import plistlib
from pathlib import Path
from typing import Any

import pytest

from desktop.language.languages import offered
from installers.installer_pictures import APPLICATIONS_AT, DISK, PROGRAM_AT
from installers.macos import build as macos
from installers.macos import signing
from installers.macos.build import BuildError, image_name, plan, shown, write_files
from installers.macos.info_plist import MATCH_TYPE, entitlements, info_plist
from installers.macos.test_image import faults_of_app, faults_of_volume
from installers.product import ID, MIME, VERSION

CERTIFIED = {
    "MACOS_CERTIFICATE": base64.b64encode(b"certificate").decode(),
    "MACOS_CERTIFICATE_PASSWORD": "open sesame",
}
NOTARIZED = {
    **CERTIFIED,
    "MACOS_NOTARY_KEY": "the key's text",
    "MACOS_NOTARY_KEY_ID": "KEY1",
    "MACOS_NOTARY_ISSUER": "ISSUER1",
}


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """Return an application with two compiled files and one that is not."""
    app = tmp_path / "Quincunx.app"
    for name, content in (
        ("MacOS/quincunx", b"\xcf\xfa\xed\xfe program"),
        ("Frameworks/PySide6/QtCore.so", b"\xca\xfe\xba\xbe library"),
        ("Resources/match.icns", b"icns"),
        ("Resources/quincunx.icns", b"icns"),
    ):
        path = app / "Contents" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    told = {
        **info_plist(),
        "CFBundleExecutable": "quincunx",
        "CFBundleIconFile": "quincunx.icns",
    }
    (app / "Contents" / "Info.plist").write_bytes(plistlib.dumps(told))
    return app


def test_the_property_list_can_be_written_and_read() -> None:
    assert plistlib.loads(plistlib.dumps(info_plist())) == info_plist()
    assert plistlib.loads(plistlib.dumps(entitlements())) == entitlements()


def test_a_match_is_the_programs_own_type() -> None:
    told: dict[str, Any] = info_plist()
    (document,) = told["CFBundleDocumentTypes"]
    (declared,) = told["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]] == [MATCH_TYPE]
    assert document["LSHandlerRank"] == "Owner"
    tags = declared["UTTypeTagSpecification"]
    assert tags == {"public.filename-extension": ["qcx", "qxl", "qxs"], "public.mime-type": [MIME]}
    assert document["CFBundleTypeIconFile"] == declared["UTTypeIconFile"] == "match.icns"


def test_version_name_and_system_are_told() -> None:
    told = info_plist()
    assert told["CFBundleIdentifier"] == ID
    assert told["CFBundleShortVersionString"] == told["CFBundleVersion"] == VERSION
    assert told["LSMinimumSystemVersion"] == "13.0"
    assert told["NSRequiresAquaSystemAppearance"] is False


def test_the_system_knows_every_language_there_is() -> None:
    assert info_plist()["CFBundleLocalizations"] == [*offered()]


def test_no_permission_is_asked_for() -> None:
    assert not [key for key in info_plist() if key.endswith("UsageDescription")]
    assert all(key.startswith("com.apple.security.cs.") for key in entitlements())


def test_compiled_files_are_found_and_the_deepest_come_first(app: Path) -> None:
    (app / "Contents" / "Resources" / "link").symlink_to(app / "Contents" / "MacOS" / "quincunx")
    names = [path.name for path in signing.code_in(app)]
    assert names == ["QtCore.so", "quincunx"]


def test_without_secrets_it_is_signed_for_no_one(app: Path, tmp_path: Path) -> None:
    commands = plan(app, tmp_path / "q.dmg", tmp_path, dict.fromkeys(NOTARIZED, ""))
    tools = [command[0] for command in commands]
    assert "security" not in tools
    assert "xcrun" not in tools
    for command in commands:
        if command[0] == "codesign" and "--sign" in command:
            assert command[command.index("--sign") + 1] == "-"
            assert "runtime" not in command


def test_with_a_certificate_it_is_signed_inside_out_with_the_hardened_runtime(
    app: Path, tmp_path: Path
) -> None:
    commands = plan(app, tmp_path / "q.dmg", tmp_path, CERTIFIED)
    signed = [command for command in commands if "--sign" in command]
    assert [Path(command[-1]).name for command in signed] == [
        "QtCore.so",
        "quincunx",
        "Quincunx.app",
        "q.dmg",
    ]
    for command in signed[:-1]:
        assert command[command.index("--options") + 1] == "runtime"
        assert "--timestamp" in command
        assert command[command.index("--entitlements") + 1].endswith("entitlements.plist")
    assert not [command for command in commands if "notarytool" in command]


def test_with_a_key_it_is_notarized_after_the_image_is_signed(app: Path, tmp_path: Path) -> None:
    commands = plan(app, tmp_path / "q.dmg", tmp_path, NOTARIZED)
    words = [" ".join(command) for command in commands]
    order = [
        "create-keychain",
        "--sign",
        "dmgbuild",
        "q.dmg",
        "notarytool submit",
        "stapler staple",
    ]
    at = [next(k for k, line in enumerate(words) if part in line) for part in order]
    assert at == sorted(at)
    submitted = next(command for command in commands if "notarytool" in command)
    assert "KEY1" in submitted
    assert "ISSUER1" in submitted
    assert "--wait" in submitted


def test_no_secret_is_printed(app: Path, tmp_path: Path) -> None:
    commands = plan(app, tmp_path / "q.dmg", tmp_path, NOTARIZED)
    own = next(command[3] for command in commands if "create-keychain" in command)
    printed = "\n".join(shown(command) for command in commands)
    for secret in ("open sesame", "the key's text", CERTIFIED["MACOS_CERTIFICATE"], own):
        assert secret not in printed


def test_a_build_has_a_keychain_password_of_its_own(app: Path, tmp_path: Path) -> None:
    first, second = (plan(app, tmp_path / "q.dmg", tmp_path, CERTIFIED)[0][3] for _ in "ab")
    assert first != second


def test_what_the_commands_read_is_written(app: Path, tmp_path: Path) -> None:
    write_files(tmp_path, app, NOTARIZED)
    assert plistlib.loads((tmp_path / "entitlements.plist").read_bytes()) == entitlements()
    assert (tmp_path / "certificate.p12").read_bytes() == b"certificate"
    assert (tmp_path / "notary.p8").read_text() == "the key's text"
    disk = json.loads((tmp_path / "disk.json").read_text())
    assert [(thing["x"], thing["y"]) for thing in disk["contents"]] == [
        PROGRAM_AT,
        APPLICATIONS_AT,
    ]
    assert tuple(disk["window"]["size"].values()) == DISK
    assert disk["contents"][0]["path"] == str(app)
    assert disk["contents"][1]["path"] == "/Applications"


def test_without_secrets_none_are_written(app: Path, tmp_path: Path) -> None:
    write_files(tmp_path, app, {})
    assert not list(tmp_path.glob("*.p*8")) + list(tmp_path.glob("*.p12"))


def test_both_icons_have_room_in_the_window() -> None:
    for x, y in (PROGRAM_AT, APPLICATIONS_AT):
        assert 100 < x < DISK[0] - 100
        assert 100 < y < DISK[1] - 100


def test_each_processor_has_its_own_image() -> None:
    assert image_name("1.2", "arm64") == "quincunx-1.2-macos-arm64.dmg"
    assert image_name("1.2", "x86_64") == "quincunx-1.2-macos-x86_64.dmg"


def test_another_system_is_told_that_it_cannot(
    app: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    with pytest.raises(BuildError, match="--plan shows what it would do"):
        macos.build(app, tmp_path / "q.dmg")


def test_a_sound_application_has_no_faults(app: Path) -> None:
    assert faults_of_app(app) == []


def test_faults_of_an_application_are_named(app: Path) -> None:
    told = plistlib.loads((app / "Contents" / "Info.plist").read_bytes())
    told |= {"CFBundleVersion": "0", "NSCameraUsageDescription": "for fun"}
    (app / "Contents" / "Info.plist").write_bytes(plistlib.dumps(told))
    (app / "Contents" / "Resources" / "match.icns").unlink()
    (app / "Contents" / "MacOS" / "quincunx").unlink()
    assert faults_of_app(app) == [
        f"Info.plist says CFBundleVersion = '0', not {VERSION!r}",
        "Info.plist asks for NSCameraUsageDescription",
        "Contents/Resources/match.icns is missing",
        "there is no program in Contents/MacOS",
    ]


def test_the_opened_image_holds_application_link_and_layout(tmp_path: Path) -> None:
    assert len(faults_of_volume(tmp_path)) == 4
    (tmp_path / "Applications").symlink_to("/Applications")
    (tmp_path / ".DS_Store").touch()
    (tmp_path / ".background.tiff").touch()
    (tmp_path / "Quincunx.app").mkdir()
    assert faults_of_volume(tmp_path) == []
