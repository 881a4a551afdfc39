"""`python -m installers.sbom BUNDLE`: writes a CycloneDX 1.6 bill of materials to `dist`.

The components and their licences are those of `resources/licences/parts.json`. Versions are read
from the installed packages, so run it where the bundle was frozen. Every file of a component is
listed below it with its SHA-256. The same bundle gives the same bytes.
"""

import hashlib
import json
import platform
import sqlite3
import sys
import uuid
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from installers.commit_time import commit_time
from installers.licences import owners, parts
from installers.product import ID, NAME, VERSION

ROOT = Path(__file__).resolve().parents[1]
NOT_SPDX = "Notices"
_SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}

Component = dict[str, object]
Piece = tuple[str, str, str]
"""Name, version, package address."""


def identities() -> dict[str, list[Piece]]:
    """Return name, version and package address of each piece of the components, if known here."""
    qt = version("PySide6_Essentials")  # has the same version as its Qt
    python, sqlite = platform.python_version(), sqlite3.sqlite_version
    pyinstaller = version("pyinstaller")
    return {
        "Qt, PySide and Shiboken": [
            ("Qt", qt, f"pkg:generic/qt@{qt}"),
            ("PySide6_Essentials", qt, f"pkg:pypi/pyside6-essentials@{qt}"),
            ("shiboken6", version("shiboken6"), f"pkg:pypi/shiboken6@{version('shiboken6')}"),
        ],
        "PyNaCl": [("PyNaCl", version("PyNaCl"), f"pkg:pypi/pynacl@{version('PyNaCl')}")],
        "CFFI": [("cffi", version("cffi"), f"pkg:pypi/cffi@{version('cffi')}")],
        "mypyc's runtime": [
            (name, version(name), f"pkg:pypi/{name.replace('_', '-')}@{version(name)}")
            for name in ("librt", "mypy_extensions")
        ],
        "Python": [("Python", python, f"pkg:generic/python@{python}")],
        "SQLite": [("SQLite", sqlite, f"pkg:generic/sqlite@{sqlite}")],
        "PyInstaller's bootloader": [
            ("PyInstaller", pyinstaller, f"pkg:pypi/pyinstaller@{pyinstaller}")
        ],
    }


def licence(name: str) -> list[dict[str, object]]:
    """Return a licence in CycloneDX form: an SPDX name, an SPDX expression, or words."""
    if name == NOT_SPDX:
        return [{"license": {"name": "Several, see the notices"}}]
    if " " in name or name.startswith("LicenseRef-"):
        return [{"expression": name}]
    return [{"license": {"id": name}}]


def files_by_part(bundle: Path) -> dict[str, list[Component]]:
    """Return the files of the bundle with their checksums, by component."""
    found: dict[str, list[Component]] = {}
    for path in sorted(bundle.rglob("*")):
        name = path.relative_to(bundle).as_posix()
        belongs_to = [] if path.is_symlink() or not path.is_file() else owners(name)
        if belongs_to:
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            hashes = [{"alg": "SHA-256", "content": content}]
            entry: Component = {"type": "file", "name": name, "hashes": hashes}
            for part in belongs_to:
                found.setdefault(part, []).append(entry)
    return found


def components(bundle: Path, known: Mapping[str, Sequence[Piece]]) -> list[Component]:
    """Return the components in the bundle, with what is built into them."""
    files = files_by_part(bundle)
    return [
        component
        for part in parts()
        if str(part["name"]) != NAME
        and (str(part["name"]) in files or str(part["licence"]) == NOT_SPDX)
        for component in _of_part(part, files.get(str(part["name"]), []), known)
    ]


def _of_part(
    part: Mapping[str, object],
    files: list[Component],
    known: Mapping[str, Sequence[Piece]],
) -> Iterator[Component]:
    name, terms = str(part["name"]), licence(str(part["licence"]))
    source = part.get("source")
    where = [{"type": "distribution", "url": str(source)}] if source else []
    for place, (piece, number, address) in enumerate(known.get(name, [(name, "", "")])):
        component: Component = {"type": "library", "bom-ref": piece, "name": piece}
        if number:
            component |= {"version": number, "purl": address}
        component["licenses"] = terms
        if where:
            component["externalReferences"] = where
        if place == 0 and files:
            component["components"] = files
        yield component


def document(found: Sequence[Component]) -> dict[str, object]:
    """Return the whole bill of materials."""
    program = f"{NAME}@{VERSION}"
    made = datetime.fromtimestamp(commit_time(), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    serial = uuid.uuid5(uuid.NAMESPACE_DNS, ID + json.dumps(found, sort_keys=True))
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        "metadata": {
            "timestamp": made,
            "component": {
                "type": "application",
                "bom-ref": program,
                "name": NAME,
                "version": VERSION,
                "licenses": licence("MIT"),
            },
        },
        "components": list(found),
        "dependencies": [{"ref": program, "dependsOn": [part["bom-ref"] for part in found]}],
    }


def file_name(system: str = sys.platform, machine: str | None = None) -> str:
    """Return the bill's file name, for the system it was made on."""
    processor = (machine or platform.machine()).lower().replace("amd64", "x64")
    return f"quincunx-{VERSION}-{_SYSTEMS.get(system, system)}-{processor}.cdx.json"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the bill of a bundle, or report that there is no bundle."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    bundle = Path(given[0]) if given else ROOT / "build" / "frozen" / "quincunx"
    if not bundle.is_dir():
        print(f"{bundle} is missing: run python -m installers.freeze first.", file=sys.stderr)
        return 1
    found = components(bundle, identities())
    output = ROOT / "dist" / file_name()
    output.parent.mkdir(exist_ok=True)
    output.write_text(json.dumps(document(found), indent=1, ensure_ascii=False) + "\n", "utf-8")
    print(f"{output}: {len(found)} parts")
    return 0


if __name__ == "__main__":
    sys.exit(main())
