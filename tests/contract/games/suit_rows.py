"""Karo 8: random matches under house rules that turn every switch."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from engine.cards import Card
from engine.games.moves import DrawStock, PassTurn, PlaceCard, SeatMove
from engine.games.suit_rows.family import RowsRound
from engine.games.suit_rows.rules import SuitRowsRules, position
from engine.games.suit_rows.view import RowsOptions, RowsView
from engine.match.match import Game
from engine.match.state import MatchState
from tests.contract.conduct import AS_PRINTED, ConductOfTeams, Houses, Taken, made
from tests.contract.twins import Hidden, dealt_anew

AnyGame = Game[SuitRowsRules, RowsRound, RowsView]

HOUSES: Houses = {
    "as printed": {},
    "low ace, holding back": {
        "karo8.ace": "low",
        "karo8.may_hold_back": True,
        "match.rounds": "number_of_players",
    },
    "eights first": {
        "karo8.eights_first": True,
        "karo8.start_draw": "first_player",
        "karo8.teams": "lone_villain",
        "match.rounds": 2,
        "match.dealer_rotation": "fixed",
    },
    "to four points": {
        "match.max_rounds": 60,
        "match.end": "target",
        "match.target": 4,
        "match.first_dealer": "first_seat",
        "match.dealer_rotation": "loser",
    },
    "empty hands": {
        "match.dealer_rotation": "winner",
        "karo8.win": "team_hands_empty",
        "karo8.drawn_card_playable_same_turn": True,
        "match.rounds": 3,
    },
}

REACHED: Final[Mapping[str, int]] = {
    **dict.fromkeys((f"move {kind}" for kind in ("place_card", "draw_stock", "pass_turn", "turn_timed_out")), 10),
    **dict.fromkeys((f"end {end}" for end in ("colour_complete", "hands_empty", "last_team")), 1),
    "move seat_forfeited": 5,
}


class RowsConduct(ConductOfTeams[SuitRowsRules, RowsRound, RowsView, RowsOptions]):
    """Karo 8 of two teams."""

    family = "suit_rows"
    reached = REACHED

    def houses(self, variant: str) -> Houses:
        return HOUSES if variant == "disney_karo8" else {AS_PRINTED: {}}

    def step(self, game: AnyGame, state: MatchState, view: RowsView, chance: random.Random) -> Taken:
        options = game.options(view)
        return made(game, state, chance.choice(list(self.listed(view, options))))

    def listed(self, view: RowsView, options: RowsOptions) -> Iterator[SeatMove]:
        seat, turn = view.own_seat, view.turn
        for card in options.placeable:
            yield PlaceCard(seat, turn, card)
        if options.draw_stock:
            yield DrawStock(seat, turn)
        if options.may_pass:
            yield PassTurn(seat, turn)

    def pieces(self, game: AnyGame, rnd: RowsRound) -> Iterator[Card]:
        for pile in (*rnd.hands, rnd.stock):
            yield from pile
        for card in game.deck(len(rnd.hands)):
            row = rnd.rows[card.suit]
            if row is not None and row[0] <= position(game.rules, card) <= row[1]:
                yield card

    def twin(self, rnd: RowsRound, viewer: int | None) -> RowsRound | None:
        """The starting eight stays with its seat."""
        if rnd.result is not None:
            return None
        others = (seat for seat in rnd.players if seat != viewer)
        known = {} if rnd.must_place is None else {rnd.turn_seat: (rnd.must_place,)}
        unmarked = ((),) * len(rnd.hands)
        anew = dealt_anew(Hidden(rnd.hands, unmarked, rnd.stock), others, known, top=1)
        return None if anew is None else replace(rnd, hands=anew.hands, stock=anew.stock)

    def is_public(self, rules: SuitRowsRules, taken: Taken, viewer: int | None) -> bool:
        return isinstance(taken.move, SeatMove) and taken.move.seat == viewer
