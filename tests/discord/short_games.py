"""House rules that make whole matches short enough to be played here, for every game; it imports nothing of the bot."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Short:
    """House rules that make a game short, and so many people and computer players."""

    rules: str = ""
    people: int = 2
    computers: int = 0


FEW_CARDS: Final = "deal.cards=6 deal.packets=6"
ONE_OF_EACH: Final = "deal.tiles=12 deal.method=random_draw deck.copies=1"

SHORT: Final = {
    "czech_rummy": Short("deal.cards=6 flush=off score.double=none opening.points=0 match.end=fixed_rounds", 3),
    "nsv_basic": Short(FEW_CARDS, 3),
    "nsv_buy": Short(f"{FEW_CARDS} opening.points=0", 3),
    "nsv_layoff": Short(f"{FEW_CARDS} opening.points=0"),
    "disney_karo8": Short("", 1, computers=3),
    "gin_rummy": Short("match.target=10 knock.limit=30"),
    "rummy_500": Short("deal.cards_two=5 match.target=10"),
}
"""The games of test_every_game."""

# Of the games of one family one is enough for every day; gin is played whole in test_presses.
AT_LENGTH: Final = {"disney_layoff", "gin_rummy", "czech_rummy", "nsv_basic", "nsv_buy", "nsv_layoff", "rummy_500"}

REBUILT: Final = {
    "my_rummy": ONE_OF_EACH,
    "tile_rummy": ONE_OF_EACH,
    "nsv_robber": "deal.cards=6 deal.packets=6 opening.points=10 deck.packs=1 stock.max_recycles=0",
}
"""The games of test_workbench_matches."""

ELSEWHERE: Final = {"disney_duel", "disney_basic", "disney_layoff", *REBUILT}
"""Games that are played elsewhere: the duel by hand, the next two by commands in test_every_game."""
