"""The bill of materials: every part that is in the bundle, with version, licence and sums."""

import hashlib
import json
import re
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import pytest

from installers import sbom
from installers.licences import parts
from installers.product import VERSION

KNOWN = {
    "Qt, PySide and Shiboken": [
        ("Qt", "6.1", "pkg:generic/qt@6.1"),
        ("shiboken6", "6.1", "pkg:pypi/shiboken6@6.1"),
    ]
}


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    for name in ("quincunx", "_internal/PySide6/Qt/lib/libQt6Core.so.6", "_internal/libffi.so.8"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return tmp_path


def _named(bundle: Path) -> dict[str, Any]:
    return {str(part["name"]): part for part in sbom.components(bundle, KNOWN)}


def test_only_parts_that_are_in_the_bundle_are_listed(bundle: Path) -> None:
    named = set(_named(bundle))
    assert {"Qt", "shiboken6", "libffi"} <= named
    assert "SQLite" not in named
    assert "Quincunx" not in named, "it is what the bill is about"


def test_what_is_built_into_qt_is_listed_with_it(bundle: Path) -> None:
    assert any(name.startswith("Within Qt") for name in _named(bundle))


def test_versions_and_addresses_are_told_where_they_are_known(bundle: Path) -> None:
    named = _named(bundle)
    assert named["Qt"]["version"] == "6.1"
    assert named["Qt"]["purl"] == "pkg:generic/qt@6.1"
    assert "version" not in named["libffi"]


def test_every_file_bears_its_sum(bundle: Path) -> None:
    library = "_internal/PySide6/Qt/lib/libQt6Core.so.6"
    (entry,) = _named(bundle)["Qt"]["components"]
    assert entry["name"] == library
    content = hashlib.sha256((bundle / library).read_bytes()).hexdigest()
    assert entry["hashes"] == [{"alg": "SHA-256", "content": content}]
    assert "components" not in _named(bundle)["shiboken6"], "one list is enough"


def test_qts_source_is_named(bundle: Path) -> None:
    (where,) = _named(bundle)["Qt"]["externalReferences"]
    assert where["url"].startswith("https://download.qt.io/")


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("MIT", {"license": {"id": "MIT"}}),
        ("GPL-2.0-or-later WITH Bootloader-exception", None),
        ("LicenseRef-redistributable", None),
        ("Notices", {"license": {"name": "Several, see the notices"}}),
    ],
)
def test_a_licence_is_a_name_an_expression_or_words(
    name: str, written: dict[str, object] | None
) -> None:
    assert sbom.licence(name) == [written or {"expression": name}]


def test_the_same_bundle_gives_the_same_bytes(
    bundle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    bills = [json.dumps(sbom.document(sbom.components(bundle, KNOWN))) for _ in "ab"]
    assert bills[0] == bills[1]
    assert '"timestamp": "2023-11-14T22:13:20Z"' in bills[0]
    (bundle / "_internal/libffi.so.8").write_text("another")
    other = sbom.document(sbom.components(bundle, KNOWN))
    assert other["serialNumber"] != json.loads(bills[0])["serialNumber"]


def test_the_document_is_about_the_program(bundle: Path) -> None:
    bill = json.loads(json.dumps(sbom.document(sbom.components(bundle, KNOWN))))
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", bill["serialNumber"])
    assert bill["metadata"]["component"]["version"] == VERSION
    references = list(_references(bill))
    assert len(references) == len(set(references))
    (depends,) = bill["dependencies"]
    assert {depends["ref"], *depends["dependsOn"]} == set(references)


def test_identities_belong_to_parts_there_are() -> None:
    try:
        version("pyinstaller")
    except PackageNotFoundError:
        pytest.skip("PyInstaller is not installed")
    assert set(sbom.identities()) <= {str(part["name"]) for part in parts()}
    for pieces in sbom.identities().values():
        for _, number, address in pieces:
            assert address.endswith(f"@{number}")


@pytest.mark.parametrize(
    ("system", "machine", "ending"),
    [
        ("linux", "x86_64", "linux-x86_64"),
        ("win32", "AMD64", "windows-x64"),
        ("darwin", "arm64", "macos-arm64"),
    ],
)
def test_each_system_has_its_own_bill(system: str, machine: str, ending: str) -> None:
    assert sbom.file_name(system, machine) == f"quincunx-{VERSION}-{ending}.cdx.json"


def test_a_bundle_that_is_not_there_is_missed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sbom.main([str(tmp_path / "nothing")]) == 1
    assert "run python -m installers.freeze first" in capsys.readouterr().err


def _references(part: dict[str, object]) -> Iterator[str]:
    for value in part.values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, dict):
                yield from _references(inner)
    if "bom-ref" in part:
        yield str(part["bom-ref"])
