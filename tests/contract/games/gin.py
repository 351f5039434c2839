"""Gin: random matches under house rules that turn every switch."""

import random
from collections.abc import Iterator, Mapping
from typing import Final

from engine.cards import FACES, Card
from engine.games.gin.round import GinRound
from engine.games.gin.rules import GinRules
from engine.games.gin.view import GinOptions, GinView
from engine.games.moves import (
    Claim,
    Discard,
    DrawStock,
    Lay,
    LayOffCard,
    MoveKind,
    PassTurn,
    ReturnDiscard,
    SeatMove,
    TakeDiscard,
)
from engine.games.table import TableMeld
from engine.games.views import Phase
from engine.match.match import Game
from engine.match.state import MatchState
from engine.melds.meld import NewMeld
from engine.melds.search import best_melds
from tests.contract.conduct import WITHOUT_TOTALS_THAT_PUT_OUT, Conduct, Houses, Taken, made
from tests.contract.twins import Hidden, dealt_anew

AnyGame = Game[GinRules, GinRound, GinView]

HOUSES: Houses = {
    "as printed": {"match.end": "fixed_rounds", "match.rounds": 6},
    "Oklahoma": {
        "match.max_rounds": 60,
        "match.target": 60,
        "knock.limit": 30,
        "knock.oklahoma.ace": "gin",
        "knock.oklahoma.spades_double": True,
        "layoff.by": "search",
        "deal.upcard_offered": False,
        "match.dealer_rotation": "loser",
    },
    "Oklahoma without spades": {
        "match.end": "fixed_rounds",
        "match.rounds": 3,
        "knock.oklahoma.ace": "one",
        "knock.oklahoma.spades_double": False,
    },
    "anything goes": {
        "match.end": "fixed_rounds",
        "match.rounds": 6,
        "match.tie": "extra_round",
        "match.dealer_rotation": "winner",
        "match.first_dealer": "first_seat",
        "deal.cards": 7,
        "draw.discard_just_taken": True,
        "run.ace": "low_or_high",
        "knock.limit": 1,
        "layoff.on_gin": True,
        "stock.void_at": 0,
        "score.big_gin": 31,
        "score.undercut_on_tie": False,
        "score.shutout_doubles": False,
        "score.box": 25,
    },
    "no lay-offs": {
        "match.end": "fixed_rounds",
        "match.rounds": 4,
        "deal.cards": 13,
        "knock.limit": 30,
        "layoff.by": "nobody",
        "stock.void_at": 10,
        "score.gin": 0,
        "score.undercut": 10,
        "score.game": 0,
        "match.dealer_rotation": "fixed",
    },
}

MATCHES: Final = 3
REACHED: Final[Mapping[str, int]] = {
    **dict.fromkeys((f"move {kind}" for kind in ("draw_stock", "take_discard", "pass_turn", "lay")), 1),
    **dict.fromkeys((f"move {kind}" for kind in ("turn_timed_out", "seat_forfeited")), 1),
    **dict.fromkeys((f"end {end}" for end in ("knocked", "gin", "big_gin", "undercut", "void", "last_seat")), 1),
    "lay off": 1,
    "event meld_laid": 10,
    "move discard": 1_000,
}


class GinConduct(Conduct[GinRules, GinRound, GinView, GinOptions]):
    """Gin for two."""

    family = "gin"
    lays = True
    most_moves = 4_000
    reached = REACHED
    without_room = WITHOUT_TOTALS_THAT_PUT_OUT

    def houses(self, variant: str) -> Houses:
        return HOUSES

    def matches(self, house: str) -> int:
        return MATCHES

    def leaving(self, seats: int, match: int) -> float:
        """The last match loses somebody on the way."""
        return 0.005 if match == MATCHES - 1 else 0.0

    def step(self, game: AnyGame, state: MatchState, view: GinView, chance: random.Random) -> Taken:
        """Any move that is listed. Without a plan little deadwood is rare, and gin rarer: melds are seldom broken, and
        knocks often put off."""
        options = game.options(view)
        listed = list(self.listed(view, options))
        loose = best_melds(game.rules, view.hand).left
        knocks = chance.random() < 0.2
        wise = [one for one in listed if not isinstance(one, Discard) or (one.card in loose and one.call <= knocks)]
        return made(game, state, chance.choice(wise if wise and chance.random() < 0.95 else listed))

    def noted(self, taken: Taken) -> Iterator[str]:
        before = taken.before.play
        if isinstance(taken.move, Lay) and isinstance(before, GinRound) and before.phase is Phase.LAY_OFF:
            yield "lay off"

    def writable(self, view: GinView) -> Iterator[SeatMove]:
        seat, turn = view.own_seat, view.turn
        yield DrawStock(seat, turn)
        for depth in (0, 1, 2):
            yield TakeDiscard(seat, turn, depth)
        yield PassTurn(seat, turn)
        yield ReturnDiscard(seat, turn)
        yield Claim(seat, 1)
        for card in FACES:
            yield Discard(seat, turn, card)
            yield Discard(seat, turn, card, call=True)
            for lying in view.melds:
                yield Lay(seat, turn, layoffs=(LayOffCard(lying.meld_id, card),))
        melds = best_melds(view.rules, view.hand).melds
        if melds:
            yield Lay(seat, turn, tuple(NewMeld(meld.cards) for meld in melds))

    def listed(self, view: GinView, options: GinOptions) -> Iterator[SeatMove]:
        seat, turn = view.own_seat, view.turn
        if MoveKind.DRAW_STOCK in options.kinds:
            yield DrawStock(seat, turn)
        if MoveKind.TAKE_DISCARD in options.kinds:
            yield TakeDiscard(seat, turn)
        if MoveKind.PASS_TURN in options.kinds:
            yield PassTurn(seat, turn)
        for card in options.discardable:
            yield Discard(seat, turn, card)
        for card in options.may_knock:
            yield Discard(seat, turn, card, call=True)
        for card, meld in options.layoffs:
            yield Lay(seat, turn, layoffs=(LayOffCard(meld, card),))
        if options.may_meld and view.phase is Phase.PLAY:
            melds = best_melds(view.rules, view.hand).melds
            yield Lay(seat, turn, tuple(NewMeld(meld.cards) for meld in melds))

    def lists_all(self, rules: GinRules, view: GinView, move: SeatMove) -> bool:
        """Against a knock melds may be named as well, which the options need not list."""
        return not (isinstance(move, Lay) and move.melds and view.phase is Phase.LAY_OFF)

    def pieces(self, game: AnyGame, rnd: GinRound) -> Iterator[Card]:
        for pile in (*rnd.hands, rnd.stock, rnd.discards):
            yield from pile
        for lying in rnd.melds:
            yield from lying.meld.cards

    def melds(self, rnd: GinRound) -> tuple[TableMeld, ...]:
        return rnd.melds

    def twin(self, rnd: GinRound, viewer: int | None) -> GinRound | None:
        """The hand of the seat that has knocked lies open."""
        if rnd.result is not None:
            return None
        shut = (seat for seat in rnd.players if seat not in (viewer, rnd.knocker))
        known = {} if rnd.taken is None else {rnd.turn_seat: (rnd.taken,)}
        anew = dealt_anew(Hidden(rnd.hands, rnd.fresh, rnd.stock), shut, known, top=3)
        return None if anew is None else rnd._replace(hands=anew.hands, fresh=anew.fresh, stock=anew.stock)

    def is_public(self, rules: GinRules, taken: Taken, viewer: int | None) -> bool:
        after = taken.after.play
        if not isinstance(taken.move, SeatMove) or (isinstance(after, GinRound) and after.knocker is not None):
            return False
        return not isinstance(taken.move, Discard) or taken.move.seat == viewer
