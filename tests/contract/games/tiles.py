"""The tile games: random matches, most of them of rebuilt tables, under house rules that turn every switch."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice
from typing import Final

from engine.cards import Card
from engine.games.moves import (
    Claim,
    Discard,
    DrawStock,
    LayTable,
    MoveKind,
    PassTurn,
    ReturnDiscard,
    SeatMove,
    TakeDiscard,
    TurnTimedOut,
)
from engine.games.table import TableMeld
from engine.games.tiles.options import TileOptions, TileView
from engine.games.tiles.round import TileRound
from engine.games.tiles.rules import TileRules
from engine.games.views import Phase
from engine.match.match import Game
from engine.match.state import MatchState
from engine.melds.meld import NewMeld
from tests.contract.conduct import UNREAD, WITHOUT_TOTALS_THAT_PUT_OUT, Conduct, Houses, Taken, made, made_if_legal
from tests.contract.rebuilding import OpenTile, laid_table
from tests.contract.rebuilds import as_it_lies, rebuilds
from tests.contract.twins import Hidden, dealt_anew

AnyGame = Game[TileRules, TileRound, TileView]

HOUSES: Houses = {
    "as printed": {"match.rounds": 1},
    "V1, V2": {
        "match.rounds": 2,
        "deal.method": "two_stacks_of_7",
        "v1.enabled": True,
        "v1.discard": "always",
        "v1.take_condition": "any_new_meld",
        "v2.enabled": True,
        "v2.condition": "any_play",
        "opening.points": 0,
        "rearrange.lock": "groups_only",
        "rearrange.swap_tile_from": "rack_or_table",
        "joker.freed": "immediately_any",
        "timeout.policy": "take_loose_tiles",
        "timeout.penalty_tiles": 2,
        "match.tie": "extra_round",
    },
    "V1 as printed": {"match.rounds": 1, "v1.enabled": True, "start.player": "highest_tile_drawn"},
    "strict": {
        "match.max_rounds": 60,
        "match.end": "target",
        "match.target": 20,
        "opening.scope": "single_meld",
        "rearrange.check": "strict_origin",
        "rearrange.min_rack": 2,
        "rearrange.set_colour": "declared",
        "joker.announce": "required",
        "joker.max_per_meld": "one",
        "table_access_after_opening": "next_turn",
        "timeout.policy": "keep_valid_else_rollback",
        "timeout.draw_if_nothing_laid": 2,
    },
    "hand game, free jokers": {
        "match.rounds": 4,
        "deal.method": "random_draw",
        "deal.tiles": 3,
        "deck.copies": 1,
        "hand_game.enabled": True,
        "hand_game.waives_opening": True,
        "hand_game.allow_table": True,
        "rearrange.lock": "none",
        "table_access_after_opening": "same_turn",
        "drawn_tile_playable_same_turn": True,
        "score.winner": "zero",
        "opening.points": 6,
    },
    "short of tiles": {
        "match.rounds": "number_of_players",
        "deal.method": "random_draw",
        "deal.tiles": 12,
        "deck.copies": 1,
        "deck.jokers": 1,
        "joker.max_per_meld": "half",
        "pool_empty": "void_round",
        "may_decline_to_lay": False,
        "score.double": "none",
    },
}

REACHED: Final[Mapping[str, int]] = {
    **dict.fromkeys((f"move {kind}" for kind in ("draw_stock", "lay_table", "pass_turn", "discard")), 10),
    **dict.fromkeys((f"move {kind}" for kind in ("turn_timed_out", "seat_forfeited")), 1),
    **dict.fromkeys(("taken aside", "taken open"), 1),
    **dict.fromkeys((f"event {kind}" for kind in ("table_laid", "opened", "tile_put_aside")), 5),
    **dict.fromkeys((f"event {kind}" for kind in ("loose_tiles_taken", "penalty_drawn", "starter_drawn")), 1),
    **dict.fromkeys((f"end {end}" for end in ("went_out", "closed_from_hand", "blocked", "last_seat")), 1),
    "draft": 10,
}
REACHED_BY_EACH: Final[Mapping[str, int]] = {"move lay_table": 5}


class TileConduct(Conduct[TileRules, TileRound, TileView, TileOptions]):
    """The tile games of booklets 002 and 004."""

    family = "tiles"
    lays = True
    most_moves = 6_000
    timeouts = 0.03
    reached = REACHED
    reached_by_each = REACHED_BY_EACH
    without_room = WITHOUT_TOTALS_THAT_PUT_OUT
    never_turned = UNREAD | {"rearrange.assist", "timer_s"}

    def houses(self, variant: str) -> Houses:
        return HOUSES

    def matches(self, house: str) -> int:
        """Seldom does anybody close from the hand, even where three tiles are dealt."""
        return 3 if house == "hand game, free jokers" else 1

    def leaving(self, seats: int, match: int) -> float:
        return 0.005 if seats > 2 else 0.0

    def step(self, game: AnyGame, state: MatchState, view: TileView, chance: random.Random) -> Taken:
        options = game.options(view)
        if MoveKind.LAY_TABLE in options.kinds and chance.random() < 0.7:
            there: list[OpenTile] = []
            if options.take_aside is not None:
                there.append(("aside", options.take_aside))
            if options.take_open is not None:
                there.append(("open", options.take_open))
            laid = laid_table(game, game.rules, state, view, view.melds, chance, there)
            if laid is not None:
                return laid
        return self._idle(game, state, view, options, chance)

    def _idle(
        self, game: AnyGame, state: MatchState, view: TileView, options: TileOptions, chance: random.Random
    ) -> Taken:
        """A turn without laying; where the rules insist on laying, the clock ends it."""
        moves = list(self.listed(view, options))
        tried = (made_if_legal(game, state, move) for move in chance.sample(moves, min(len(moves), 3)))
        return next((done for done in tried if done is not None), None) or made(game, state, TurnTimedOut(view.turn))

    def draft(self, game: AnyGame, view: TileView, chance: random.Random) -> tuple[NewMeld, ...]:
        """A rebuild with a group torn apart, or nothing."""
        if chance.random() < 0.4:
            return ()
        lying = [there.meld for there in view.melds]
        begun = list(islice(rebuilds(game.rules, lying, view.hand, chance), 4))
        groups = list(chance.choice([*begun, as_it_lies(lying)]))
        if groups and chance.random() < 0.7:
            torn = groups.pop(chance.randrange(len(groups)))
            cut = chance.randrange(len(torn.cards))
            groups += [NewMeld(part) for part in (torn.cards[:cut], torn.cards[cut:]) if part]
        return tuple(groups)

    def noted(self, taken: Taken) -> Iterator[str]:
        if isinstance(taken.move, LayTable) and taken.move.taken is not None:
            yield f"taken {taken.move.taken}"
        if isinstance(taken.move, TurnTimedOut) and taken.move.draft:
            yield "draft"

    def writable(self, view: TileView) -> Iterator[SeatMove]:
        seat, turn = view.own_seat, view.turn
        yield DrawStock(seat, turn)
        yield TakeDiscard(seat, turn)
        yield ReturnDiscard(seat, turn)
        yield PassTurn(seat, turn)
        yield Claim(seat, 1)
        for tile in dict.fromkeys(view.hand):
            yield Discard(seat, turn, tile)
        for tile in view.hand[:1]:
            yield LayTable(seat, turn, (NewMeld((tile,)),))

    def listed(self, view: TileView, options: TileOptions) -> Iterator[SeatMove]:
        seat, turn = view.own_seat, view.turn
        if MoveKind.DRAW_STOCK in options.kinds:
            yield DrawStock(seat, turn)
        if MoveKind.PASS_TURN in options.kinds:
            yield PassTurn(seat, turn)
        for tile in options.discardable:
            yield Discard(seat, turn, tile)

    def lists_all(self, rules: TileRules, view: TileView, move: SeatMove) -> bool:
        """Where one must lay if one can, the rack decides whether anything else is legal."""
        return rules.may_decline_to_lay

    def pieces(self, game: AnyGame, rnd: TileRound) -> Iterator[Card]:
        for pile in (*rnd.racks, rnd.pool, *rnd.aside, () if rnd.open_tile is None else (rnd.open_tile,)):
            yield from pile
        for lying in rnd.melds:
            yield from lying.meld.cards

    def melds(self, rnd: TileRound) -> tuple[TableMeld, ...]:
        return rnd.melds

    def twin(self, rnd: TileRound, viewer: int | None) -> TileRound | None:
        if rnd.phase is Phase.OVER or rnd.left:
            return None
        others = (seat for seat in rnd.players if seat != viewer)
        anew = dealt_anew(Hidden(rnd.racks, rnd.fresh, rnd.pool), others, {}, top=6)
        return None if anew is None else replace(rnd, racks=anew.hands, fresh=anew.fresh, pool=anew.stock)

    def is_public(self, rules: TileRules, taken: Taken, viewer: int | None) -> bool:
        if isinstance(taken.move, SeatMove) and taken.move.seat == viewer:
            return True
        return isinstance(taken.move, DrawStock | PassTurn) and rules.may_decline_to_lay
