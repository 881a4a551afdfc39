"""The workflows: pinned, with few rights, and they run what there is."""

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[2]
PATHS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RELEASE = ROOT / ".github" / "workflows" / "release.yml"


def _load(path: Path) -> dict[Any, Any]:
    loaded: dict[Any, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    loaded["on"] = loaded.pop(True)  # YAML takes the word for a truth value
    return loaded


def _steps(workflow: dict[Any, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for name, job in workflow["jobs"].items():
        for step in job["steps"]:
            yield name, step


def test_there_are_two() -> None:
    assert [path.stem for path in PATHS] == ["release", "test"]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_every_action_is_pinned_to_a_commit(path: Path) -> None:
    used = re.findall(r"uses: *(.*)", path.read_text(encoding="utf-8"))
    assert used
    for line in used:
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line), line


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_nothing_may_be_written_but_the_release(path: Path) -> None:
    workflow = _load(path)
    assert workflow["permissions"] == {"contents": "read"}
    for name, job in workflow["jobs"].items():
        allowed = {"contents": "write"} if name == "release" else None
        assert job.get("permissions") == allowed


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_no_credentials_stay_behind_and_nothing_runs_for_ever(path: Path) -> None:
    workflow = _load(path)
    for job in workflow["jobs"].values():
        assert job["timeout-minutes"] <= 90
    for _, step in _steps(workflow):
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_nothing_from_outside_is_pasted_into_a_command(path: Path) -> None:
    for _, step in _steps(_load(path)):
        assert "${{" not in step.get("run", "")


def test_secrets_are_seen_by_one_step_alone() -> None:
    holders = [step for _, step in _steps(_load(RELEASE)) if "secrets." in str(step)]
    assert [step["run"] for step in holders] == ["python -m installers.macos.build"]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_the_modules_that_are_run_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    ours = set(re.findall(r"-m (installers[\w.]*)", text))
    assert ours
    for name in ours:
        assert find_spec(name) is not None, name
    for script in re.findall(r"run: (installers/\S+)", text):
        assert (ROOT / script).is_file()
    targets = re.findall(r"run: make ([\w-]+)", text)
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_each_system_builds_tries_and_bills_its_installer() -> None:
    runs: dict[str, str] = {}
    for name, step in _steps(_load(RELEASE)):
        runs[name] = f"{runs.get(name, '')}\n{step.get('run', '')}"
    for job, needed in {
        "linux": ("make installer", "make installer-test"),
        "windows": ("installers.windows.build", "installers.windows.test_setup", "--first-paint"),
        "macos": ("installers.macos.build", "installers.macos.test_image", "--first-paint"),
    }.items():
        places = [runs[job].index(part) for part in (*needed[:2], "installers.sbom")]
        assert places == sorted(places)
        assert all(part in runs[job] for part in needed)


def test_a_release_waits_for_all_and_only_a_tag_makes_one() -> None:
    workflow = _load(RELEASE)
    assert workflow["on"]["push"] == {"tags": ["v*"]}
    release = workflow["jobs"]["release"]
    builders = set(workflow["jobs"]) - {"release", "version"}
    assert set(release["needs"]) == builders
    assert "make release-check" in [step.get("run") for step in workflow["jobs"]["check"]["steps"]]
    assert release["if"] == "github.ref_type == 'tag'"
    commands = " ".join(step.get("run", "") for step in release["steps"])
    assert "sha256sum" in commands
    assert "gh release create" in commands


def test_what_is_pinned_for_other_systems_is_pinned_once() -> None:
    files = [ROOT / "constraints.txt", ROOT / "installers" / "constraints.txt"]
    pinned = [
        line.split("==")[0].lower().replace("_", "-")
        for file in files
        for line in file.read_text(encoding="utf-8").splitlines()
        if "==" in line
    ]
    assert len(pinned) == len(set(pinned))
    for path in PATHS:
        assert _load(path)["env"]["PIP_CONSTRAINT"].split() == [
            file.relative_to(ROOT).as_posix() for file in files
        ]
