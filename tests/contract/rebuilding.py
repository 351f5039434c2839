"""The random step of a seat that may rebuild the table."""

import random
from collections.abc import Iterable
from typing import Literal

from engine.cards import Card
from engine.games.moves import LayTable
from engine.games.table import TableMeld
from engine.games.views import MatchView
from engine.match.match import Game
from engine.match.state import MatchState
from engine.melds.rebuilding import TableRules
from tests.contract.conduct import Taken, made_if_legal
from tests.contract.rebuilds import rebuilds

OpenTile = tuple[Literal["aside", "open"], Card]


def laid_table(
    game: Game,
    rules: TableRules,
    state: MatchState,
    view: MatchView,
    lying: Iterable[TableMeld],
    chance: random.Random,
    open_tiles: Iterable[OpenTile] = (),
) -> Taken | None:
    """A legal rebuild of the table as it lies, if one of a few tries is one; with a tile that lies open too."""
    melds = [there.meld for there in lying]
    for taken, tile in ((None, None), *open_tiles):
        held = view.hand if tile is None else (*view.hand, tile)
        for table in rebuilds(rules, melds, held, chance):
            move = LayTable(view.own_seat, view.turn, table, taken, call=chance.random() < 0.5)
            done = made_if_legal(game, state, move)
            if done is not None:
                return done
    return None
