"""The contents of the set-up program: a folder's files, as lists for NSIS."""

from pathlib import Path, PurePosixPath


def files_of(folder: Path) -> list[PurePosixPath]:
    """Return the files below a folder, relative to it, in a fixed order."""
    return sorted(
        PurePosixPath(path.relative_to(folder).as_posix())
        for path in folder.rglob("*")
        if path.is_file()
    )


def size_in_kb(folder: Path) -> int:
    """Return the size of the files in KB."""
    return -(-sum((folder / path).stat().st_size for path in files_of(folder)) // 1024)


def nsis_lists(folder: Path) -> str:
    """Return two macros: `InstallFiles` unpacks the folder, `DeleteFiles` removes the same files.

    Folders are removed only if they are empty, the deepest first, so no other file is deleted.
    """
    files = files_of(folder)
    lines = ["!macro InstallFiles"]
    for parent in sorted({path.parent for path in files}):
        lines.append(f'  SetOutPath "{_installed(parent)}"')
        for path in files:
            if path.parent == parent:
                source = (folder / path).resolve()  # used as it is, unlike names to install
                lines.append(f'  File "/oname={_quoted(path.name)}" "{source}"')
    lines += ["!macroend", "!macro DeleteFiles"]
    lines += [f'  Delete "{_installed(path)}"' for path in files]
    folders = {parent for path in files for parent in path.parents if parent.name}
    deepest_first = sorted(folders, key=lambda path: (-len(path.parts), path))
    lines += [f'  RMDir "{_installed(path)}"' for path in deepest_first]
    return "\n".join([*lines, "!macroend", ""])


def _installed(path: PurePosixPath) -> str:
    return "\\".join(("$INSTDIR", *(_quoted(part) for part in path.parts)))


def _quoted(text: str) -> str:
    return text.replace("$", "$$")
