"""`python -m tests.desktop.theme.asks_portal`: says what a portal of `portal_service` answers."""

import subprocess
import sys

from PySide6.QtCore import QCoreApplication, QObject

from desktop.theme.system import APPEARANCE, SOUND, ask_portal

ASKED = ((APPEARANCE, "contrast"), (APPEARANCE, "reduced-motion"), (SOUND, "event-sounds"))

if __name__ == "__main__":
    service = "tests.desktop.theme.portal_service"
    command = [sys.executable, "-m", service, *sys.argv[1:]]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as served:
        assert served.stdout is not None
        served.stdout.readline()
        application, asker, told = QCoreApplication([]), QObject(), dict[str, int]()
        for group, key in ASKED:
            ask_portal(asker, group, key, lambda value, key=key: told.update({key: value}))  # type: ignore[misc]
        while len(told) < len(ASKED):
            application.processEvents()
        print(*(told[key] for _, key in ASKED))
        served.kill()
