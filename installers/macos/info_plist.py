"""The application's `Info.plist` and entitlements for macOS.

It asks for no permission: there is no key for camera, files, contacts, network or the like.
"""

import resources
from installers.product import ID, MIME, NAME, VERSION

MATCH_TYPE = f"{ID}.match"
OLDEST = "13.0"
"""The oldest macOS that Qt 6.11 runs on."""


def info_plist() -> dict[str, object]:
    """Return the keys of `Info.plist` besides those that PyInstaller adds."""
    return {
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleIdentifier": ID,
        "CFBundleShortVersionString": VERSION,
        "CFBundleVersion": VERSION,
        "CFBundlePackageType": "APPL",
        "CFBundleDevelopmentRegion": "en",
        # The languages the system offers for the program, and uses in its own dialogs and menus.
        # Without them it tells Qt that the player's language is English.
        "CFBundleLocalizations": [*resources.data("translations", "languages.json")],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{NAME} game",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "match.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [MATCH_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": MATCH_TYPE,
                "UTTypeDescription": f"{NAME} game",
                "UTTypeIconFile": "match.icns",
                "UTTypeConformsTo": ["public.utf8-plain-text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["qcx", "qxl", "qxs"],
                    "public.mime-type": [MIME],
                },
            }
        ],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        # False: the dark theme follows the system's dark appearance.
        "NSRequiresAquaSystemAppearance": False,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSHumanReadableCopyright": "The Quincunx authors. MIT licence.",
    }


def entitlements() -> dict[str, bool]:
    """Return the entitlements that the hardened runtime needs.

    Python's ctypes makes code at run time. Qt's licence requires that its libraries can be replaced
    by others, with another signature.
    """
    return {
        "com.apple.security.cs.allow-unsigned-executable-memory": True,
        "com.apple.security.cs.disable-library-validation": True,
    }
