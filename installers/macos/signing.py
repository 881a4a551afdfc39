"""The commands that sign an application and have Apple notarize it, as the secrets allow.

| variable | holds |
|---|---|
| `MACOS_CERTIFICATE` | the Developer ID certificate with its key, .p12, base64 |
| `MACOS_CERTIFICATE_PASSWORD` | its password |
| `MACOS_NOTARY_KEY` | the App Store Connect key, the text of the .p8 file |
| `MACOS_NOTARY_KEY_ID`, `MACOS_NOTARY_ISSUER` | its two names |

Without a certificate the application gets an ad-hoc signature, which Apple silicon requires.
Without a key it is not notarized, and macOS shows a warning when it is opened.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

CERTIFICATE = ("MACOS_CERTIFICATE", "MACOS_CERTIFICATE_PASSWORD")
NOTARY = ("MACOS_NOTARY_KEY", "MACOS_NOTARY_KEY_ID", "MACOS_NOTARY_ISSUER")
NOBODY = "-"
DEVELOPER = "Developer ID Application"
_MACH_O = {b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe", b"\xce\xfa\xed\xfe", b"\xca\xfe\xba\xbf"}

Command = list[str]


def has(names: Sequence[str], environment: Mapping[str, str]) -> bool:
    """Return whether all of these secrets are set; a workflow passes an empty text for none."""
    return all(environment.get(name) for name in names)


def identity(environment: Mapping[str, str]) -> str:
    """Return the name that codesign signs with."""
    return DEVELOPER if has(CERTIFICATE, environment) else NOBODY


def code_in(app: Path) -> list[Path]:
    """Return all compiled files of the application, the deepest first, before their containers."""
    found = [path for path in app.rglob("*") if path.is_file() and not path.is_symlink()]
    code = [path for path in found if _is_mach_o(path)]
    return sorted(code, key=lambda path: (-len(path.parts), path.as_posix()))


def keychain(file: Path, certificate: Path, password: str, own_password: str) -> list[Command]:
    """Return a keychain for this build only, with the certificate in it.

    codesign can use it without a prompt.
    """
    security = "security"
    return [
        [security, "create-keychain", "-p", own_password, str(file)],
        [security, "set-keychain-settings", "-lut", "3600", str(file)],
        [security, "unlock-keychain", "-p", own_password, str(file)],
        [
            *(security, "import", str(certificate), "-k", str(file), "-P", password),
            *("-f", "pkcs12", "-T", "/usr/bin/codesign"),
        ],
        [
            *(security, "set-key-partition-list", "-S", "apple-tool:,apple:"),
            *("-s", "-k", own_password, str(file)),
        ],
        [security, "list-keychains", "-d", "user", "-s", str(file), "login.keychain"],
    ]


def sign(app: Path, code: Sequence[Path], who: str, entitlements: Path) -> list[Command]:
    """Sign every compiled file, then the application as a whole, and verify it."""
    how = ["codesign", "--force", "--sign", who]
    if who != NOBODY:
        how += ["--options", "runtime", "--timestamp", "--entitlements", str(entitlements)]
    return [
        *([*how, str(path)] for path in code),
        [*how, str(app)],
        ["codesign", "--verify", "--deep", "--strict", "--verbose=2", str(app)],
    ]


def sign_image(image: Path, who: str) -> list[Command]:
    """Sign the disk image, if there is a certificate."""
    if who == NOBODY:
        return []
    return [["codesign", "--force", "--sign", who, "--timestamp", str(image)]]


def notarize(image: Path, key: Path, environment: Mapping[str, str]) -> list[Command]:
    """Send the image to Apple, wait for the answer, and staple the ticket to it."""
    _, key_id, issuer = NOTARY
    asked = ["--key", str(key), "--key-id", environment[key_id], "--issuer", environment[issuer]]
    return [
        ["xcrun", "notarytool", "submit", str(image), *asked, "--wait", "--timeout", "30m"],
        ["xcrun", "stapler", "staple", str(image)],
        ["xcrun", "stapler", "validate", str(image)],
    ]


def _is_mach_o(path: Path) -> bool:
    with open(path, "rb") as file:
        return file.read(4) in _MACH_O
