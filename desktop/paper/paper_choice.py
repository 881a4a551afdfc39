"""The choice of paper: the one chosen last, or the usual one of the country."""

from PySide6.QtCore import QCoreApplication

from desktop.controls.segmented import Segmented
from desktop.paper.document import PAPERS, usual_paper
from desktop.storage.settings import Settings

translate = QCoreApplication.translate


class PaperChoice(Segmented):
    """Chooses the paper, and remembers it."""

    def __init__(self) -> None:
        papers = [*PAPERS]
        paper = Settings().paper or usual_paper()
        words = translate("common", "Paper")
        super().__init__(words, papers, papers.index(paper))
        self.chosen.connect(self._remember)

    @property
    def paper(self) -> str:
        """The chosen paper, see PAPERS."""
        return [*PAPERS][self.index]

    def _remember(self) -> None:
        Settings().paper = self.paper
