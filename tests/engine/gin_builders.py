"""Rounds of gin in text notation: a state in one line, and a table that moves are made at.

Seat 1 has dealt unless said otherwise, so seat 0 is the first to act. Of the stock the first card named is drawn first.
"""

from collections.abc import Sequence
from typing import Any, Final

from engine.cards import NATURALS, Card, with_cards
from engine.games.events import Event
from engine.games.game import Seating, Step
from engine.games.gin.family import GIN
from engine.games.gin.round import GinRound
from engine.games.gin.rules import GinRules
from engine.games.gin.view import GinOptions, GinView
from engine.games.moves import Discard, Lay, LayOffCard, TakeDiscard
from engine.games.views import Phase
from tests.engine.builders import card, cards, house, new_meld, on_table, text
from tests.engine.round_table import MID_ROUND, RoundTable

PRINTED: Final = GinRules()
UPCARD, LAY_OFF = Phase.UPCARD, Phase.LAY_OFF


def gin_house(*switches: str, rules: GinRules = PRINTED) -> GinRules:
    """Gin with house rules as a person types them: `gin_house("knock.limit=5")`."""
    return house(rules, *switches)


def a_gin_round(
    rules: GinRules = PRINTED,
    *,
    hands: Sequence[str],
    stock: str = "2C 3C 5C 6C 8C",
    discards: str = "9S",
    melds: Sequence[str] = (),
    phase: Phase = Phase.PLAY,
    turn_seat: int = 0,
    dealer: int = 1,
    **more: Any,
) -> GinRound:
    """A round in the middle of play; `melds` lie there from seat 1, which has knocked."""
    fields: dict[str, Any] = {
        **MID_ROUND,
        "fresh": ((), ()),
        "limit": rules.knock.limit,
        "doubled": False,
        "drawn": None,
        "taken": None,
        "stock_only": False,
        "knocker": 1 if melds else None,
        "knocked_with": 0,
        "big": False,
        **{name: card(value) if name in {"taken", "drawn"} else value for name, value in more.items()},
    }
    return GinRound(
        dealer=dealer,
        players=(1 - dealer, dealer),
        hands=tuple(with_cards(cards(words), ()) for words in hands),
        stock=cards(stock)[::-1],
        discards=cards(discards),
        melds=tuple(on_table(rules, at, 1, new_meld(words)) for at, words in enumerate(melds, start=1)),
        phase=phase,
        turn_seat=turn_seat,
        **fields,
    )


class GinTable(RoundTable[GinRound, GinView, GinOptions]):
    """A round of gin that moves are made at, by the seat in turn."""

    family = GIN
    variant = "gin_rummy"

    def take(self) -> tuple[Event, ...]:
        return self.do(TakeDiscard(self.turn_seat, self.round.turn))

    def discard(self, word: str) -> tuple[Event, ...]:
        return self.do(Discard(self.turn_seat, self.round.turn, card(word)))

    def knock(self, word: str, *named: str) -> tuple[Event, ...]:
        """Discard a card and knock, with melds that are named or without."""
        melds = tuple(new_meld(words) for words in named)
        return self.do(Discard(self.turn_seat, self.round.turn, card(word), call=True, melds=melds))

    def lay(self, *melds: str, layoffs: Sequence[tuple[str, int]] = ()) -> tuple[Event, ...]:
        onto = tuple(LayOffCard(number, card(word)) for word, number in layoffs)
        return self.do(Lay(self.turn_seat, self.round.turn, tuple(new_meld(words) for words in melds), onto))

    @property
    def discards(self) -> str:
        return text(self.round.discards)

    def melds(self, seat: int) -> list[str]:
        return [text(lying.meld.cards) for lying in self.round.melds if lying.owner == seat]


def gin_table(rules: GinRules = PRINTED, *, hands: Sequence[str], **more: Any) -> GinTable:
    """A table at which `a_gin_round` of the same arguments is being played."""
    return GinTable(rules, a_gin_round(rules, hands=hands, **more))


def gin_order(hands: Sequence[str], rest: str = "") -> tuple[int, ...]:
    """A shuffle that deals these hands, the first to act first, then the up-card and the stock in this order."""
    first, second = (cards(words) for words in hands)
    wanted: list[Card] = [one for pair in zip(first, second, strict=True) for one in pair]
    wanted += cards(rest)
    return (*(one.index for one in wanted), *(one.index for one in NATURALS if one not in wanted))


def gin_deal(rules: GinRules = PRINTED, *, hands: Sequence[str], rest: str, dealer: int = 1) -> Step[GinRound]:
    """A dealt round: the first hand is that of the seat that did not deal, `rest` begins with the up-card."""
    return GIN.deal(rules, Seating(2, (0, 1), dealer, (0, 0)), gin_order(hands, rest))


def gin_dealt(rules: GinRules = PRINTED, *, hands: Sequence[str], rest: str) -> GinTable:
    """A table at which such a round has just been dealt."""
    return GinTable(rules, gin_deal(rules, hands=hands, rest=rest).state)
