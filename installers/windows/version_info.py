"""The program's properties in Windows, in PyInstaller's format."""

from installers.product import NAME, SUMMARY, VERSION
from installers.windows.build import PROGRAM, PUBLISHER, file_version

_ENGLISH, _UNICODE = 0x0409, 1200


def version_info() -> str:
    """Return the text of a version resource, for the `version` of PyInstaller's EXE."""
    numbers = tuple(int(part) for part in file_version(VERSION).split("."))
    strings = {
        "CompanyName": PUBLISHER,
        "FileDescription": NAME,  # the name in the task manager and in `Open with`
        "FileVersion": VERSION,
        "InternalName": "quincunx",
        "LegalCopyright": f"{PUBLISHER}, MIT licence",
        "OriginalFilename": PROGRAM,
        "ProductName": NAME,
        "ProductVersion": VERSION,
        "Comments": SUMMARY,
    }
    listed = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in strings.items())
    table = f"StringTable('{_ENGLISH:04x}{_UNICODE:04x}', [{listed}])"
    translation = f"VarFileInfo([VarStruct('Translation', [{_ENGLISH}, {_UNICODE}])])"
    fixed = f"FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, OS=0x40004)"
    return f"VSVersionInfo(ffi={fixed}, kids=[StringFileInfo([{table}]), {translation}])\n"
