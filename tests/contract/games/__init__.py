"""The families as the contract suite knows them. A new one writes one file here and adds its conduct."""

from typing import Any, Final

from tests.contract.conduct import Conduct
from tests.contract.games.draw_discard import DrawDiscardConduct
from tests.contract.games.duel import DuelConduct
from tests.contract.games.gin import GinConduct
from tests.contract.games.suit_rows import RowsConduct
from tests.contract.games.tiles import TileConduct

CONDUCTS: Final[dict[str, Conduct[Any, Any, Any, Any]]] = {
    conduct.family: conduct
    for conduct in (DrawDiscardConduct(), GinConduct(), TileConduct(), DuelConduct(), RowsConduct())
}
