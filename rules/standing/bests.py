"""What each game counts as its best."""

from collections.abc import Mapping

from rules.adamas.best import BEST as ADAMAS
from rules.blackbox.best import BEST as BLACKBOX
from rules.core.best import Best
from rules.dragons.best import BEST as DRAGONS
from rules.holomino.best import BEST as HOLOMINO
from rules.mono.best import BEST as MONO

BESTS: Mapping[str, Best] = {
    "mono": MONO,
    "adamas": ADAMAS,
    "holomino": HOLOMINO,
    "dragons": DRAGONS,
    "blackbox": BLACKBOX,
}
