"""Every figure there is, by topic and name."""

from __future__ import annotations

from desktop.help import (
    figures_adamas,
    figures_blackbox,
    figures_dragons,
    figures_holomino,
    figures_mono,
)
from desktop.help.figure import Figure

FIGURES: dict[str, dict[str, Figure]] = {
    "mono": figures_mono.FIGURES,
    "adamas": figures_adamas.FIGURES,
    "holomino": figures_holomino.FIGURES,
    "dragons": figures_dragons.FIGURES,
    "blackbox": figures_blackbox.FIGURES,
}
