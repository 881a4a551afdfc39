"""The lessons there are, by game, in the order they are meant to be taken."""

from collections.abc import Mapping

from rules.adamas.lessons import LESSONS as ADAMAS
from rules.blackbox.lessons import LESSONS as BLACKBOX
from rules.core.lesson import Lesson
from rules.dragons.lessons import LESSONS as DRAGONS
from rules.holomino.lessons import LESSONS as HOLOMINO
from rules.mono.lessons import LESSONS as MONO

LESSONS: Mapping[str, tuple[Lesson, ...]] = {
    "mono": MONO,
    "adamas": ADAMAS,
    "holomino": HOLOMINO,
    "dragons": DRAGONS,
    "blackbox": BLACKBOX,
}
