"""Standing orders: how a seat answers claim windows while its player is away."""

from dataclasses import dataclass
from enum import StrEnum

from bot.records.ids import GameId
from engine.cards import Card


class MeldOrder(StrEnum):
    """Whether an order knocks for what completes a meld with the hand: never, without its jokers, or with them too."""

    NEVER = "never"
    PLAIN = "plain"
    JOKERS = "jokers"


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """How a player's seat answers claim windows; private, shown to nobody.

    It knocks for the first discard that is one of `faces`; with `pass_rest` it passes on every other one. Both look at
    the discard alone, last for one `round`, and answer a fixed time after a window has opened. What `melds` says looks
    at the hand as it is when a window closes, and lasts for the match. `answered` is the window in which the order
    knocked last.
    """

    round: int
    faces: tuple[Card, ...] = ()
    pass_rest: bool = False
    melds: MeldOrder = MeldOrder.NEVER
    answered: int = 0

    @property
    def says_something(self) -> bool:
        return bool(self.faces) or self.pass_rest or self.melds is not MeldOrder.NEVER


@dataclass(frozen=True, slots=True)
class KeptOrder:
    """A standing order in one of its owner's games."""

    game_id: GameId
    order: StandingOrder
