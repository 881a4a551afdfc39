"""Every figure there is, by topic and name."""

from __future__ import annotations

from desktop.board.figure import Figure
from desktop.games.adamas import figures as figures_adamas
from desktop.games.blackbox import figures as figures_blackbox
from desktop.games.dragons import figures as figures_dragons
from desktop.games.holomino import figures as figures_holomino
from desktop.games.mono import figures as figures_mono

FIGURES: dict[str, dict[str, Figure]] = {
    "mono": figures_mono.FIGURES,
    "adamas": figures_adamas.FIGURES,
    "holomino": figures_holomino.FIGURES,
    "dragons": figures_dragons.FIGURES,
    "blackbox": figures_blackbox.FIGURES,
}
